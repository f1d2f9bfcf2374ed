// The gauge of time beside the pending answer: in relaxed play it tells what the next card will find.

import { openRun, Session } from '@interlock/kernel';
import { game, type PortShape } from '@interlock/port';
import { outlook } from '@interlock/port/screen';
import { expect, test } from 'vitest';
import { acts } from '../../src/games/port/run/acts.ts';
import { handOf } from '../../src/games/port/run/hand.ts';
import { DEFAULT_HEADER, labelOf } from '../../src/games/port/run/header.ts';
import { portOf } from '../../src/games/port/run/state.ts';
import { timeAtNext } from '../../src/games/port/run/words.ts';
import { createRunStore } from '../../src/store/run.ts';

const start = (seed: string) => {
  const run = openRun<PortShape>(game, { preset: 'standard', seed });
  if (!run.ok) throw new Error(run.error.message);
  let now = 0;
  const store = createRunStore({ game, look: acts } as never, new Session(run.value) as never, {
    label: labelOf(DEFAULT_HEADER),
    // Every look at the clock is past the guard against double presses.
    now: () => {
      now += 1000;
      return now;
    },
  });
  return { store, hand: handOf(store), at: () => portOf(store.getState()) };
};

test('[OP-187] the seconds that pass after an answer are told with it, and the next card finds what was told', () => {
  let told = 0;
  for (const seed of ['KESTREL-7', 'HERON-2', 'STORK-5']) {
    const { store, hand, at } = start(seed);
    for (let i = 0; i < 12 && at().view.card; i++) {
      const { session, view } = at();
      const { thinkTicks } = session.world.config.relaxed;
      const usable = view.card!.answers.filter((answer) => answer.usable);
      const { actionId } = usable[i % usable.length]!;
      const found = outlook(session.world, session.state, actionId)!;
      // In real time no seconds pass by themselves.
      expect(timeAtNext(found, 0)).toBeNull();
      const next = timeAtNext(found, thinkTicks);
      hand.choose(actionId);
      store.getState().commit();
      if (next === null) continue;
      told++;
      expect(at().view.fields.timeLeft, `${seed}, answer ${i + 1}`).toBe(next);
    }
  }
  expect(told).toBeGreaterThan(15);
});
