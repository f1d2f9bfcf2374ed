// The suite of the house on generated decks, and careless play on many more of them.

import { diceOf } from '@interlock/kernel';
import { conformance } from '@interlock/testkit';
import { describe, expect, test } from 'vitest';
import { content } from '../src/data/content.ts';
import { generate } from '../src/generate/generate.ts';
import { game } from '../src/index.ts';
import { legalActions } from '../src/legal.ts';
import { solved } from '../src/solve/solved.ts';
import { taskOf } from '../src/solve/task.ts';
import { Hand } from './kit/kit.ts';
import { hiddenWorld } from './sight/twin.ts';

const { normal, hard, 'story.open': open, 'normal.brownout': brownout } = game.params.presets;
const some = { ...game, params: { ...game.params, presets: { normal, hard, open, brownout } } } as typeof game;
conformance(some, { hiddenWorld, levels: [], seeds: ['A1'], walks: 40, turns: 30 });

const careless = (hand: Hand, seed: string): void => {
  const stream = diceOf(seed).stream('walk');
  for (let i = 0; i < 400 && hand.status.is === 'playing'; i++) {
    const legal = legalActions(hand.deck, hand.state).filter(({ type }) => type !== 'concede' && type !== 'wait');
    const off = legal.filter((action) => 'on' in action && !action.on);
    hand.act(off.length > 0 && stream.chance(1, 3) ? stream.pick(off) : stream.pick(legal));
  }
};

describe.each(['unlimited', 'brownout'] as const)('%s', (mode) => {
  test.each(['story', 'normal', 'hard'] as const)(
    '[DS-174] [DS-334] no %s deck can be spoilt by 400 careless actions',
    { timeout: 600_000 },
    (difficulty) => {
      for (let seed = 0; seed < 12; seed++) {
        const made = generate(content, { difficulty, rooms: 9, view: 'blueprint', mode }, diceOf(`S${seed}`));
        if (made === null) throw new Error(`no deck for ${seed}`);
        const hand = new Hand({ ...made.level, air: 'none' });
        careless(hand, `W${seed}`);
        if (hand.status.is === 'won') continue;
        const search = solved(taskOf(hand.deck, hand.state), { nodes: 0 });
        let step = search.next();
        while (!step.done) step = search.next();
        expect([seed, step.value.is]).toEqual([seed, 'plan']);
        if (step.value.is === 'plan') for (const action of step.value.plan.actions) hand.act(action);
        expect(hand.status.is).toBe('won');
      }
    },
  );
});
