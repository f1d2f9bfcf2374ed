// Refusals: every code is met by a turn of its own and says something of its own, and turns and share codes damaged by the
// thousand are answered in sentences, with nothing changed.

import {
  type AnyGame,
  diceOf,
  openRun,
  record,
  replayFromCode,
  Session,
  type Stream,
  shareCode,
  verify,
} from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { revised } from '../../src/plan.ts';
import type { Action } from '../../src/shape/actions.ts';
import type { DroidsShape } from '../../src/shape.ts';
import { benchOf } from '../bench.ts';

const sessionAt = (turns: number): Session<DroidsShape> => {
  const run = openRun(game, { level: 'anomaly-desk' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of game.levels.find(({ id }) => id === 'anomaly-desk')!.witnesses[0]!.turns.slice(0, turns))
    session.commit(turn);
  return session;
};

const SAMPLES: readonly Action[] = [
  { type: 'moveCards', cards: ['c001', 'c002'], to: 'tape', index: 0 },
  { type: 'clearTape' },
  { type: 'discard', cards: ['c003'] },
  { type: 'runProgram', tape: ['c001', 'c004', 'c002'] },
  { type: 'nextAssignment' },
  { type: 'acceptGlitch' },
  { type: 'deferGlitch', payWith: 'stability' },
  { type: 'chooseContract', index: 1 },
  { type: 'buyCard', slot: 2 },
  { type: 'reroll', payWith: 'token' },
  { type: 'startGamble' },
  { type: 'takeBooster', slot: 5 },
  { type: 'startBufferOverflow' },
  { type: 'destroyCard', card: 'c005' },
  { type: 'scrub', card: 'c002', modifier: { kind: 'Corrupt', source: 'Bitflip' }, payWith: 'energy' },
  { type: 'quarantine', card: 'c002', modifier: { kind: 'Worn' } },
  { type: 'previewProgram' },
];

const JUNK = [null, 0, -1, 0.5, 1e12, Number.NaN, '', 'c999', 'c0', '__proto__', [], {}, [[]], true, ['c001', 'c001']];

/** One action with something wrong, or right for another phase. */
const damaged = (stream: Stream): unknown => {
  const action: Record<string, unknown> = structuredClone(stream.pick(SAMPLES));
  const keys = Object.keys(action);
  switch (stream.int(4)) {
    case 0:
      return action;
    case 1:
      action[stream.pick(keys)] = stream.pick(JUNK);
      return action;
    case 2:
      delete action[stream.pick(keys)];
      return action;
    default:
      return { ...action, [stream.pick(['index', 'slot', 'card', 'why', 'payWith'])]: stream.pick(JUNK) };
  }
};

describe('damaged by the thousand', () => {
  test('[DD-585] [DD-586] turns: a code and a sentence, never a throw, nothing changed', () => {
    const stream = diceOf('HOSTILE').stream('turns');
    const codes = new Set<string>();
    for (const at of [0, 3, 4, 5, 6, 8]) {
      const session = sessionAt(at);
      const digest = session.digest();
      const state = JSON.stringify(session.state);
      for (let i = 0; i < 250; i++) {
        const turn = Array.from({ length: 1 + stream.int(2) }, () => damaged(stream));
        const refusals = game.refuse(session.world, session.state, turn as Action[]);
        if (refusals.length === 0) continue;
        const answer = session.commit(turn as Action[]);
        expect(answer.ok).toBe(false);
        for (const { code, why, at: place } of refusals) {
          codes.add(code);
          expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(why).toMatch(/^[A-Z].{8,}\.$/s);
          expect(why).not.toMatch(/undefined|NaN|\[object/);
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(Math.max(1, turn.length));
        }
      }
      expect([session.turns.length, session.digest()]).toEqual([at, digest]);
      expect(JSON.stringify(session.state)).toBe(state);
    }
    for (const code of ['bad-action', 'bad-turn', 'wrong-phase', 'contract-pending']) expect(codes).toContain(code);
  });

  test('share codes: refused, or the very same run', () => {
    const session = sessionAt(18);
    const code = shareCode(game as unknown as AnyGame, record(session));
    const stream = diceOf('HOSTILE').stream('codes');
    const letters = 'ABCDEFGHabcdefgh0123456789-_.=';
    let refused = 0;
    for (let i = 0; i < 1000; i++) {
      const cut = 4 + stream.int(code.length - 4);
      const bad =
        stream.int(3) === 0
          ? code.slice(0, cut)
          : code.slice(0, cut) + letters[stream.int(letters.length)] + code.slice(cut + 1);
      const read = replayFromCode([game as unknown as AnyGame], bad);
      if (!read.ok) {
        refused++;
        expect(read.error.message).toMatch(/^[A-Z]/);
      } else if (bad !== code) {
        const answer = verify(game, read.value);
        if (answer.ok) expect(answer.digest).toBe(session.digest());
        else refused++;
      }
    }
    expect(refused).toBeGreaterThan(900);
  });
});

test('[DD-082] a hand that is full takes nothing back', () => {
  // By the rules a plan never has more cards than the hand was dealt; a plan from elsewhere might.
  const { world, state } = benchOf({ currencies: { HandSize: 3 } }, ['Move', 'Move', 'Move']);
  const plan = { hand: [0, 1, 2], tape: [3] };
  const answer = revised(world, state, plan, { type: 'moveCards', cards: ['c004'], to: 'hand' });
  expect(answer).toMatchObject({ code: 'hand-full', why: 'The hand has space 3; this would need 4.' });
});
