// Broken kin of the duel, each with the check that must catch it.

import type { Game } from '@interlock/kernel';
import type { CheckName } from '../src/index.ts';
import { type DuelShape, duel } from './duel.ts';

let overheard: DuelShape['action'] | null = null;
let edits = 0;

export const duels: readonly {
  readonly fault: string;
  readonly with: Partial<Game<DuelShape>>;
  readonly caughtBy: CheckName;
  readonly saying: RegExp;
}[] = [
  {
    fault: 'lets one seat overhear the plan of the other',
    with: {
      revise: (world, state, pending, action, seat) => {
        overheard = action;
        return duel.revise!(world, state, pending, action, seat);
      },
      show: (world, view) => `${duel.show(world, view)}${overheard === null ? '' : ` (${overheard.deed}?)`}`,
    },
    caughtBy: "a plan is its seat's own secret",
    saying: /What (blue|red) plans shows in what (blue|red) is shown/,
  },
  {
    fault: 'refuses a plan for what the other seat has planned',
    with: {
      appraise: () => edits,
      revise: (world, state, pending, action, seat) => {
        edits++;
        return duel.revise!(world, state, pending, action, seat);
      },
    },
    caughtBy: "a plan is its seat's own secret",
    saying: /What (blue|red) plans shows in what (blue|red) is shown/,
  },
  {
    fault: 'offers a seat what belongs to the other',
    with: { legal: (world, state, pending) => duel.legal(world, state, pending) },
    caughtBy: 'each seat plans for itself alone',
    saying: /is offered .* and refused it/,
  },
  {
    fault: 'lets both seats win',
    with: {
      status: (world, state) => {
        const status = duel.status(world, state);
        return status.is === 'playing' ? status : { is: 'won', score: 0 };
      },
    },
    caughtBy: 'each seat plans for itself alone',
    saying: /More than one seat has won/,
  },
  {
    fault: 'plays the parts of a turn in the order they came in',
    with: {
      canonical: (_, __, turn) => turn,
      play(world, draft, turn, tape) {
        duel.play(world, draft, turn, tape);
        if (turn[0]?.side === 'red') draft.charge[1]++;
      },
    },
    caughtBy: 'whoever plans first makes no difference',
    saying: /The order of the parts of a joined turn changes what happens/,
  },
];
