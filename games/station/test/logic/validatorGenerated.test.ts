// What the validator holds generated decks to, and the six closures it asks.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { generate } from '../../src/generate/generate.ts';
import { closure } from '../../src/logic/closure.ts';
import { REGISTRY } from '../../src/logic/mechanics/index.ts';
import { NOTHING_ASSUMED, survey } from '../../src/logic/survey.ts';
import { layoutOf } from '../../src/map/layout.ts';
import { smallestCapacity } from '../../src/solve/brownout.ts';
import { example, exampleIds } from '../kit/examples.ts';
import { taskFor } from '../kit/kit.ts';

const made = (seed: string, mode: 'unlimited' | 'brownout' = 'unlimited') =>
  generate(content, { difficulty: 'normal', rooms: 7, view: 'open', mode }, diceOf(seed))!.level;

test('[DS-177] the closures J, X3, X4, X5 and X6 idealise what the rules say', () => {
  for (const id of exampleIds) {
    const { network, real, except } = survey(content, example(id), REGISTRY, NOTHING_ASSUMED);
    const pairs = [
      [real, []],
      [except('key'), ['power', 'hazard']],
      [except('hazard'), ['power', 'key']],
      [except(), ['power', 'key', 'hazard']],
      [except('power'), ['key', 'hazard']],
      [except('power', 'key'), ['hazard']],
    ] as const;
    for (const [found, ideal] of pairs) {
      const wanted = closure(network, { ideal });
      expect(found.sphere.join()).toBe(wanted.sphere.join());
      expect(found.factSphere.join()).toBe(wanted.factSphere.join());
    }
  }
});

test('[DS-214] [DS-236] [DS-261] generated decks: start room on, no item required, lists of terminals as computed', () => {
  for (const seed of ['A', 'B', 'C']) {
    const level = made(seed);
    const { startRoom, rooms, things } = layoutOf(level);
    expect(level.rooms.filter(({ doors }) => doors).map(({ id }) => id)).toEqual([rooms[startRoom]!.id]);
    expect(level.items.some(({ required }) => required)).toBe(false);
    for (const { kind, row, room } of things)
      if (kind === 'terminal')
        expect(level.terminals[row]!.controls).toEqual(rooms[room]!.controlled.map((one) => rooms[one]!.id).sort());
  }
});

test('[DS-232] a brownout deck has the smallest proven capacity and the slack of its difficulty', () => {
  const level = made('A', 'brownout');
  const limited = (level.power as { readonly limited: number }).limited;
  const { capacity } = smallestCapacity(taskFor(level));
  expect(limited).toBe(capacity! + content.balance.brownout.slack.normal);
});
