// A planned action as an item of the strip, where a phase plans more than a tape.

import type { Action, DroidsShape } from '@interlock/droids';
import type { Step, Table } from '../../screen.ts';
import { commit } from '../commit.ts';
import { CardLine, Line } from '../icons.tsx';

const ICONS: Readonly<Record<string, string>> = {
  scrub: 'scrub',
  quarantine: 'jar',
  startGamble: 'ray',
  startBufferOverflow: 'chute',
  reroll: 'repeat',
  chooseContract: 'paper',
  acceptGlitch: 'flag',
  deferGlitch: 'clock',
  discard: 'chute',
};

export const step = (table: Table<DroidsShape>, action: Action): Step => {
  const words = commit({ ...table, plan: [action] });
  const type =
    action.type === 'buyCard'
      ? table.view.shop?.offers[action.slot]?.type
      : action.type === 'takeBooster'
        ? table.view.booster?.offers[action.slot]?.type
        : undefined;
  return {
    icon: type ? <CardLine world={table.world} type={type} /> : <Line name={ICONS[action.type] ?? 'card'} />,
    verb: words?.act ?? action.type,
    target: words?.note ?? '',
    isKey: action.type !== 'moveCards' && action.type !== 'clearTape',
  };
};
