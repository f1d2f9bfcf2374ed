// What can be done where the plan leaves the player: every legal deed once, in the game's own order. The digits of the
// keyboard choose from this list.

import type { Action } from '@interlock/station';
import type { IconName } from './board/layers/icons.tsx';
import { frontOf, isDeed, type StationTable } from './plan.ts';
import { actWords } from './side/words.ts';

export interface Offer {
  readonly action: Action;
  readonly verb: string;
  readonly target: string;
  readonly icon: IconName;
}

const ICON: Readonly<Record<Action['type'], IconName>> = {
  move: 'lift',
  setDoorPower: 'bolt',
  setCctvPower: 'desk',
  useKeycard: 'card',
  search: 'furniture',
  insertBattery: 'battery',
  activateControl: 'control',
  fixHazard: 'tool',
  pressRelay: 'relay',
  submitCode: 'code',
  scanFeeds: 'desk',
  wait: 'air',
  concede: 'triangle',
};

/** Deeds first, then what switches on, then what switches off; else as the rules list them. */
const rank = (action: Action): number => {
  if (action.type === 'setDoorPower') return action.on ? 1 : 3;
  if (action.type === 'setCctvPower') return action.on ? 2 : 4;
  return 0;
};

export const offersOf = (table: StationTable): readonly Offer[] => {
  const front = frontOf(table);
  return table.legal
    .filter((action) => isDeed(action) && action.type !== 'concede')
    .sort((a, b) => rank(a) - rank(b))
    .map((action) => ({ action: { ...action }, ...actWords(front, action), icon: ICON[action.type] }));
};

export const iconOfAction = (action: Action): IconName => ICON[action.type];
