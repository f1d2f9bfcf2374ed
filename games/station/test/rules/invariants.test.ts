// What holds whatever is played: random walks with a bias for switching off.

import { diceOf, digestOf, SilentTape, type Stream } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, WAYS } from '../../src/actions.ts';
import type { StationEvent } from '../../src/events.ts';
import { legalActions } from '../../src/legal.ts';
import type { Level } from '../../src/map/level.ts';
import { playTurn } from '../../src/play.ts';
import { refusalOf, refuseTurn } from '../../src/refuse.ts';
import { isLiftReady } from '../../src/rules/lift.ts';
import { solved } from '../../src/solve/solved.ts';
import { taskOf } from '../../src/solve/task.ts';
import { copyState, type State } from '../../src/state.ts';
import { HAZARDS, VAULT } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';

const DECKS: readonly (readonly [string, Level])[] = [
  ['Cold Start', example('12')],
  ['Cold Start at capacity 5', example('15')],
  ['Paper Trail', example('7a')],
  ['the vault', levelOf(VAULT)],
  ['the hazards', levelOf(HAZARDS)],
];

/** An action a careless player might take: often a switch, and most often one that goes off. */
const pick = ({ deck, state }: Hand, stream: Stream): Action => {
  const legal = legalActions(deck, state).filter(({ type }) => type !== 'concede');
  const off = legal.filter((action) => 'on' in action && !action.on);
  if (off.length > 0 && stream.chance(1, 3)) return stream.pick(off);
  const rest = legal.filter(({ type }) => type !== 'wait');
  return stream.pick(rest.length > 0 && stream.chance(19, 20) ? rest : legal);
};

const walk = (
  level: Level,
  seed: string,
  turns: number,
  visit: (hand: Hand, before: State, action: Action) => void,
) => {
  const stream = diceOf(seed).stream('walk');
  const hand = new Hand({ ...level, air: 'none' });
  for (let i = 0; i < turns && hand.status.is === 'playing'; i++) {
    const before = hand.state;
    const action = pick(hand, stream);
    hand.act(action);
    visit(hand, before, action);
  }
  return hand;
};

const hasShrunk = (before: Uint8Array, after: Uint8Array): boolean => after.some((one, i) => one < before[i]!);
const changes = (before: Uint8Array, after: Uint8Array): number =>
  after.reduce((sum, one, i) => sum + (one === before[i] ? 0 : 1), 0);
const GROWING = ['unlocked', 'fixed', 'searched', 'picked', 'solved', 'inserted', 'entered', 'known'] as const;

describe.each(DECKS)('on %s', (_name, level) => {
  test('[DS-038] [DS-034] [DS-081] [DS-170] power changes at terminals only; locks, fixes and finds only grow', () => {
    const wrong: unknown[] = [];
    walk(level, 'A', 300, ({ state }, before, action) => {
      const isSwitch = action.type === 'setDoorPower' || action.type === 'setCctvPower';
      const switched = changes(before.doorsOn, state.doorsOn) + changes(before.cctvOn, state.cctvOn);
      if (switched !== (isSwitch ? 1 : 0)) wrong.push([action, 'power']);
      for (const name of GROWING) if (hasShrunk(before[name], state[name])) wrong.push([action, name]);
    });
    expect(wrong).toEqual([]);
  });

  test('[DS-456] [DS-463] what is remembered of doors and hazards is how they are', () => {
    const wrong: unknown[] = [];
    walk(level, 'B', 300, ({ deck, state }, _before, action) => {
      const { layout } = deck;
      for (const { index, cell, room } of layout.doors) {
        const now = 1 + (state.doorsOn[room] === 1 ? 2 : 0) + (state.unlocked[index] === 1 ? 0 : 4);
        if (state.doorSeen[index] !== (state.known[cell] === 1 ? now : 0)) wrong.push([action, index]);
      }
      for (const [row, cells] of layout.hazardCells.entries()) {
        const isSeen = cells.some((cell) => state.known[cell] === 1);
        if (state.hazardSeen[row] !== (isSeen ? 1 + state.fixed[row]! : 0)) wrong.push([action, row]);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('[DS-131] [DS-490] what is refused changes nothing, what is legal is accepted', () => {
    const wrong: unknown[] = [];
    walk(level, 'C', 100, ({ deck, state }) => {
      const before = digestOf(state);
      for (const action of legalActions(deck, state)) if (refusalOf(deck, state, action) !== null) wrong.push(action);
      for (const dir of WAYS) refuseTurn(deck, state, [{ type: 'move', dir }]);
      for (const { id } of deck.layout.things) refuseTurn(deck, state, [{ type: 'search', furniture: id }]);
      if (digestOf(state) !== before) wrong.push('changed');
    });
    expect(wrong).toEqual([]);
  });

  test('[DS-147] [DS-479] the same actions give the same states, told or untold', () => {
    const actions: Action[] = [];
    const hand = walk(level, 'D', 200, (_hand, _before, action) => {
      actions.push(action);
    });
    const again = copyState(new Hand({ ...level, air: 'none' }).state);
    const silent = new SilentTape<StationEvent>();
    for (const action of actions) playTurn(hand.deck, again, [action], silent);
    expect(actions.length).toBeGreaterThan(2);
    expect(digestOf(again)).toBe(hand.digest);
  });

  test('[DS-123] [DS-126] [DS-134] every action pays once; the lift is ready when it says so', () => {
    const wrong: unknown[] = [];
    const hand = walk(level, 'E', 300, ({ deck, state, done }, _before, action) => {
      const spent = done.at(-1)!.events.filter(({ type }) => type === 'airSpent');
      if (spent.length !== 1) wrong.push(action);
      if (isLiftReady(deck, { ...state, isReady: false }) !== state.isReady) wrong.push('ready');
    });
    expect(wrong).toEqual([]);
    expect(hand.events.filter(({ type }) => type === 'liftReady').length).toBeLessThanOrEqual(1);
    expect(hand.state.airUsed).toBe(0);
    expect(hand.status.is).not.toBe('lost');
  });

  test('[DS-174] [DS-334] [DS-043] after 400 careless actions the deck can still be won', () => {
    const hand = walk(level, 'F', 400, () => {});
    if (hand.status.is === 'won') return;
    const answer = drive(solved(taskOf(hand.deck, hand.state), { nodes: 0 }));
    expect(answer.is).toBe('plan');
    if (answer.is === 'plan') for (const action of answer.plan.actions) hand.act(action);
    expect(hand.status.is).toBe('won');
  });
});

/** A search run to its end. */
const drive = <T>(steps: Generator<unknown, T, void>): T => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

test('[DS-125] [DS-135] [DS-148] with little air every walk ends with air that never went below nothing', () => {
  for (let seed = 0; seed < 30; seed++) {
    const stream = diceOf(`AIR${seed}`).stream('walk');
    const hand = new Hand({ ...example('12'), air: 40 });
    let used = 0;
    for (let turns = 0; hand.status.is === 'playing'; turns++) {
      hand.act(pick(hand, stream));
      const spent = hand.done.at(-1)!.events.find((event) => event.type === 'airSpent');
      used += spent?.type === 'airSpent' ? spent.amount : 0;
      if (hand.state.air < 0 || turns > 40) throw new Error(`air ${hand.state.air} after ${turns} turns`);
    }
    expect(hand.state.airUsed).toBe(used);
    expect(hand.state.air + used).toBe(40);
    expect(hand.status).toEqual({ is: 'lost', cause: 'air' });
  }
});
