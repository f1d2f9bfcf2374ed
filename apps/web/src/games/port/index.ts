// The look of Open The Port. Playing has a screen of its own; the replay room and the hub use the card without hands.

import type { PortShape } from '@interlock/port';
import type { Look } from '../screen.ts';
import { Board, ReplaySide } from './Board.tsx';
import { origin } from './origin.ts';
import { PortScreen } from './PortScreen.tsx';
import { sounds } from './sounds.ts';

export const look: Look<PortShape> = {
  sounds,
  Screen: PortScreen,
  origin,
  Board,
  Side: ReplaySide,
  sideName: 'Gauges',
  series: {
    label: 'time',
    value: (_, view) => view.fields.timeLeft,
    lines: () => [{ at: 0, word: 'lost at 0', kind: 'limit' }],
  },
  isMinor: ({ type }) => type === 'ticked' || type === 'idleTicked' || type.endsWith('CooldownStarted'),
  stars: (table) => table.view.result?.stars ?? 0,
  summary: (table) => `${table.view.fields.timeLeft} seconds left.`,
};
