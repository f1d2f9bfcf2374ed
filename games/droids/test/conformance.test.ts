// The suite of the house, on this game. Presets are generated in generate.test.ts: making them here would take most of the
// time.

import type { Stream } from '@interlock/kernel';
import { conformance } from '@interlock/testkit';
import { game } from '../src/index.ts';
import type { Action } from '../src/shape/actions.ts';
import type { State } from '../src/shape/state.ts';
import { copyState } from '../src/state.ts';

/** The same to a player: another order of the pile, of the glitches and assignments to come. */
const hiddenTwin = (state: State, stream: Stream): State => {
  const twin = copyState(state);
  stream.shuffle(twin.pile);
  const known = state.glitchCursor + (state.phase === 'DrawGlitch' ? 1 : 0);
  twin.glitchOrder = [...state.glitchOrder.slice(0, known), ...stream.shuffle([...state.glitchOrder.slice(known)])];
  return twin;
};

/** Never legal, whatever the phase. Tapes that were not planned card by card are judged by `refuse` alone [DD-571]. */
const wrongs = (): readonly Action[] => [
  { type: 'moveCards', cards: ['c999'], to: 'tape' },
  { type: 'moveCards', cards: [], to: 'hand' },
  { type: 'discard', cards: [] },
  { type: 'discard', cards: ['c998'] },
  { type: 'runProgram', tape: ['c001', 'c001'] },
  { type: 'buyCard', slot: 99 },
  { type: 'takeBooster', slot: 99 },
  { type: 'destroyCard', card: 'c999' },
  { type: 'chooseContract', index: 9 },
];

conformance(game, {
  ...{ hiddenTwin, universe: wrongs, hasOpenTurns: true, seeds: [], walks: 4, turns: 10 },
  levels: ['first-delivery', 'off-by-chance', 'anomaly-desk', 'first-shift'],
});
