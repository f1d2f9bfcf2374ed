// Sweeps of the solver over generated decks: minutes, not seconds. Run with INTERLOCK_DEEP=1.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { writeLevel } from '../../src/generate/write.ts';
import { game } from '../../src/index.ts';
import type { Level } from '../../src/map/level.ts';
import { players } from '../../src/players.ts';
import { exact } from '../../src/solve/exact.ts';
import { solvePar, withPar } from '../../src/solve/par.ts';
import { replayed } from '../../src/solve/replay.ts';
import { planOf } from '../../src/solve/sim.ts';
import { taskOf } from '../../src/solve/task.ts';
import { winnable } from '../../src/solve/verdict.ts';
import { draftOf, GRADES } from '../generate/drafts.ts';
import { begun, Hand } from '../kit/kit.ts';
import { leastByInteractions } from './uninformed.ts';

const deck = (i: number, rooms: number): Level => {
  const difficulty = GRADES[i % 3]!;
  return writeLevel(draftOf(difficulty, rooms, `deep/${i}`), {
    ...{ name: 'Deck', deck: 1, seed: '-', difficulty, view: 'dark' },
  });
};

test('[DS-325] 100 decks of 6 rooms: the exact search finds what a search that knows nothing finds', () => {
  for (let i = 0; i < 100; i++) {
    const level = deck(i, 6);
    const { deck: world, state } = begun(level);
    const task = taskOf(world, state);
    const work = exact(task, { nodes: content.balance.solver.exactNodeLimit });
    let step = work.next();
    while (!step.done) step = work.next();
    const found = step.value;
    expect(found.is, `deck ${i}`).toBe('best');
    if (found.is !== 'best') continue;
    expect(found.cost, `deck ${i}`).toBe(leastByInteractions(task));
    expect(replayed(world, state, planOf(task, found.stops)!.actions), `deck ${i}`).toBe(found.cost);
  }
});

test('[DS-321] decks of up to 12 rooms have exact par, nearly all of 16 and most of 20 rooms too; very large ones a plan that says it is none', () => {
  const exactOf = (rooms: number, count: number): number => {
    let found = 0;
    for (let i = 0; i < count; i++) {
      const par = solvePar(content, deck(i, rooms));
      expect(par, `${rooms} rooms, deck ${i}`).not.toBeNull();
      if (par?.exact) found++;
    }
    return found;
  };
  expect(exactOf(8, 30)).toBe(30);
  expect(exactOf(12, 20)).toBe(20);
  expect(exactOf(16, 10)).toBeGreaterThanOrEqual(8);
  expect(exactOf(20, 10)).toBeGreaterThanOrEqual(7);
  for (const rooms of [100, 250]) expect(solvePar(content, deck(rooms, rooms))).toMatchObject({ exact: false });
});

test('[DS-320] decks of 14 to 20 rooms: half of the plans found without an exact search are within three per cent', () => {
  const gaps: number[] = [];
  for (const rooms of [14, 16, 18, 20])
    for (let i = 0; i < 12; i++) {
      const level = deck(i, rooms);
      const least = solvePar(content, level)!;
      if (least.exact) gaps.push((solvePar(content, level, { nodes: 1 })!.air - least.air) / least.air);
    }
  gaps.sort((a, b) => a - b);
  expect(gaps.length).toBeGreaterThan(24);
  expect(gaps[0]).toBeGreaterThanOrEqual(0);
  expect(gaps[gaps.length >> 1]).toBeLessThanOrEqual(0.03);
});

test('[DS-174] 400 random actions with a bias for switching off leave every deck winnable', () => {
  for (let i = 0; i < 25; i++) {
    const hand = new Hand({ ...deck(i, 6 + (i % 5)), air: 'none' });
    const stream = diceOf(`deep/${i}`).stream('walk');
    for (let step = 0; step < 400 && hand.status.is === 'playing'; step++) {
      const legal = hand.legal.filter(({ type }) => type !== 'concede' && type !== 'wait');
      const off = legal.filter((action) => action.type === 'setDoorPower' && !action.on);
      hand.act(stream.pick(off.length > 0 && stream.int(3) > 0 ? off : legal));
    }
    if (hand.status.is === 'playing') expect(winnable(hand.deck, hand.state, 60_000).is, `deck ${i}`).toBe('yes');
  }
});

test('the naive explorer clears most decks in the dark with the air of balance, and the careful one needs less', () => {
  const used = { explorer: 0, careful: 0 };
  let won = 0;
  let par = 0;
  const count = 30;
  for (let i = 0; i < count; i++) {
    const level = withPar(content, deck(i, 8));
    par += level.par === 'auto' ? 0 : level.par.air;
    for (const name of ['explorer', 'careful'] as const) {
      const hand = new Hand(level);
      const stream = diceOf(`dark/${i}`).stream('play');
      for (let step = 0; step < 3000 && hand.status.is === 'playing'; step++)
        hand.act(players[name]!(game, hand.deck, { state: hand.state, dice: diceOf('x') }, stream)[0]!);
      used[name] += hand.state.airUsed;
      if (name === 'explorer' && hand.status.is === 'won') won++;
    }
  }
  expect(won).toBeGreaterThan((count * 4) / 5);
  expect(used.careful).toBeLessThan(used.explorer);
  expect(used.careful).toBeGreaterThan(par);
});
