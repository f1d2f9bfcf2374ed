// The forecast in figures: air along the plan, what it leaves, what the plan brings about.

import type { StationShape } from '@interlock/station';
import type { Series } from '../screen.ts';
import { frontOf, isDeed, type StationTable, stepsOf } from './plan.ts';
import { capital } from './side/words.ts';

export const series: Series<StationShape> = {
  label: 'air',
  value: (_content, view) => view.air ?? 0,
  lines: () => [{ at: 0, word: 'no air at 0', kind: 'limit' }],
};

const VERB: Readonly<Record<StationShape['action']['type'], string>> = {
  move: 'walk',
  setDoorPower: 'switch doors',
  setCctvPower: 'switch cameras',
  useKeycard: 'use card',
  search: 'search',
  insertBattery: 'insert battery',
  activateControl: 'turn control',
  fixHazard: 'fix hazard',
  pressRelay: 'press lamp',
  submitCode: 'enter code',
  scanFeeds: 'scan feeds',
  wait: 'wait',
  concede: 'give up',
};

/** `walk, search`: the kinds of steps of the plan, in order and once each. */
const kinds = (table: StationTable): readonly string[] => [...new Set(table.plan.map(({ type }) => VERB[type]))];

export const commit = (table: StationTable): { readonly act: string; readonly note: string } => {
  const front = frontOf(table);
  const end = table.ahead.frames[table.planFrames - 1]?.status;
  if (table.planFrames === 0) return { act: 'No plan yet', note: 'plan a step, a walk, a deed' };
  const note = table.view.air === null ? `${table.plan.length} steps` : `${table.view.air} → ${front.air} air`;
  if (end?.is === 'won') return { act: 'Take the lift', note: `${note} · clears the deck` };
  return { act: capital(kinds(table).slice(0, 3).join(', ')), note };
};

export const says = (table: StationTable): { readonly glyph: string; readonly text: string } | null => {
  if (table.status.is !== 'playing') return null;
  const { view } = table;
  const steps = stepsOf(table);
  const last = steps.at(-1);
  if (last) {
    const deeds = steps.filter(({ action }) => isDeed(action)).length;
    const walked = steps.length - deeds;
    const what = [
      walked > 0 ? `${walked} ${walked === 1 ? 'step' : 'steps'}` : '',
      deeds > 0 ? `${deeds} ${deeds === 1 ? 'deed' : 'deeds'}` : '',
    ]
      .filter((part) => part !== '')
      .join(' and ');
    const end = table.ahead.frames[table.planFrames - 1]?.status;
    if (end?.is === 'won') return { glyph: 'ready', text: `${capital(what)}: the lift takes you up.` };
    if (end?.is === 'lost') return { glyph: 'lost', text: `${capital(what)}: your air runs out.` };
    return {
      glyph: last.reveals ? 'unknown' : 'ok',
      text: `${capital(what)}: ${last.total} air.${last.reveals ? ' The last one may show something new; what follows is planned from there.' : ''}`,
    };
  }
  if (view.objectives.isLiftReady)
    return {
      glyph: 'ready',
      text: view.exit === undefined ? 'The lift is ready. It is not found yet.' : 'The lift is ready. Walk onto it.',
    };
  if (view.air !== null && view.startingAir !== null && view.air * 5 <= view.startingAir)
    return { glyph: 'critical', text: `${view.air} air left. Every step costs one or more.` };
  return null;
};

export const summary = ({ view, plan }: StationTable): string =>
  `${view.air === null ? '' : `${view.air} air left. `}${plan.length === 0 ? 'Nothing is planned.' : `A plan of ${plan.length} is on the table.`}`;
