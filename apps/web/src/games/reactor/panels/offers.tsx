// What the robot can do on the spot: each act with its verb, its icon and its key.

import type { Action } from '@interlock/reactor';
import { carrierOfItem, type Facility, fullItemName, type Prop, placeOf, propName } from '@interlock/reactor/screen';
import { Eye, Hammer, Hand, PackagePlus, Power, Shield } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';

export interface Offer {
  readonly action: Action;
  readonly verb: string;
  readonly icon: ReactNode;
  readonly cap: string;
}

type Use = Extract<Action, { readonly type: 'interactProp' }>;
type OnLeak = Extract<Action, { readonly type: 'interactLeak' }>;

/** The acts at a cell, once each: a junction by its modes instead of cycling, a leak by its own where there are several. */
export const offersOf = (
  facility: Facility,
  legal: readonly Action[],
  at: number,
  planned: Facility | null,
): Offer[] => {
  const prop = facility.propAt.get(at);
  const hasModes = legal.some((action) => action.type === 'interactProp' && action.mode !== undefined);
  const isOneLeak = legal.some((a) => a.type === 'interactLeak' && a.do === 'repair' && a.leak === undefined);
  const offers: Offer[] = [];
  for (const action of legal) {
    if (action.type === 'activateReactor')
      offers.push({ action, verb: 'Start the core', icon: <Glyph name="ready" className="ready" />, cap: 'X' });
    if (action.type === 'interactProp' && prop && (action.mode !== undefined || !hasModes))
      offers.push(propOffer(action, prop, planned?.propOf.get(prop.id) ?? prop));
    if (action.type === 'interactLeak' && !(action.do === 'repair' && isOneLeak && action.leak !== undefined))
      offers.push(leakOffer(facility, action, at));
  }
  return offers;
};

const propOffer = (action: Use, prop: Prop, now: Prop): Offer => {
  if (action.mode === undefined) return { action, verb: verbOf(prop, now), icon: iconOf(prop), cap: 'Space' };
  // No icon: up to five stand side by side, and all have the same carrier.
  return { action, verb: action.mode, icon: null, cap: String(prop.modes.indexOf(action.mode) + 1) };
};

const leakOffer = (facility: Facility, action: OnLeak, at: number): Offer => {
  if (action.do === 'shield')
    return { action, verb: 'Shield up', icon: <Shield className="i" aria-hidden />, cap: 'H' };
  if (action.do === 'repair') {
    const here = facility.leaks.filter(({ face }) => face === at);
    const leak = here.find(({ id }) => action.leak === undefined || id === action.leak);
    const isAlone = here.filter(({ carrier }) => carrier === leak?.carrier).length < 2;
    const where = leak === undefined || isAlone ? '' : ` at ${placeOf(facility, leak.cell)}`;
    const verb = `Repair the ${leak?.carrier ?? ''} leak${where}`;
    return { action, verb, icon: <Hammer className="i" aria-hidden />, cap: 'R' };
  }
  const kind = carrierOfItem(action.item);
  const icon = <Glyph name={kind} className={kind} />;
  return { action, verb: `Use the ${fullItemName(action.item).toLowerCase()}`, icon, cap: kind[0]!.toUpperCase() };
};

const verbOf = (prop: Prop, now: Prop): string => {
  switch (prop.type) {
    case 'flow':
      return now.state === 'Enabled' ? 'Shut the source' : 'Open the source';
    case 'consumer':
      return now.state === 'Enabled' ? 'Switch it off' : 'Switch it on';
    case 'door':
      return now.state === 'Closed' ? 'Open the door' : 'Close the door';
    case 'eyeTerminal':
      return 'Open the eye';
    case 'supply':
      return `Take the ${fullItemName(prop.item ?? '').toLowerCase()}`;
    default:
      return `Use ${propName(prop)}`;
  }
};

const iconOf = (prop: Prop): ReactNode => {
  if (prop.type === 'flow' || prop.type === 'consumer') return <Power className="i" aria-hidden />;
  if (prop.type === 'eyeTerminal') return <Eye className="i" aria-hidden />;
  if (prop.type === 'supply') return <PackagePlus className="i" aria-hidden />;
  return <Hand className="i" aria-hidden />;
};
