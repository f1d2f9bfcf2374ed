// Damaged levels by the thousand, made from every shipped one: what is refused is refused in one sentence; what is taken is
// opened, seen, asked about and played, and nothing of it throws.

import { type AnyGame, diceOf, type Json, openRun, Session, SOLO } from '@interlock/kernel';
import { mutateJson } from '@interlock/testkit';
import { expect } from 'vitest';
import { game } from '../../src/index.ts';
import type { DroidsShape } from '../../src/shape.ts';

const SENTENCE = /^[^\n]{8,600}$/;

/** What anybody may ask with, hostile or not. */
const ARGS: readonly Json[] = [null, {}, { tape: ['c001', 'c002'] }, { tape: 'c001' }, { events: [{}] }, { tape: [1] }];

const ofAll = game as unknown as AnyGame;

export interface Count {
  readonly refused: number;
  readonly taken: number;
  readonly turns: number;
}

export const tryDamagedLevels = (seed: string, count: number): Count => {
  const stream = diceOf(seed).stream('damage');
  const all = game.levels.map(({ level }) => game.level.encode(level) as unknown as Json);
  let [refused, taken, turns] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const [document] = [...mutateJson(all[i % all.length]!, stream, 1)];
    const told = JSON.stringify(document)?.slice(0, 400);
    const run = openRun(ofAll, { levelData: document as Json });
    if (!run.ok) {
      refused++;
      expect(run.error.message, told).toMatch(SENTENCE);
      expect(run.error.message, told).not.toMatch(/\[object/);
      continue;
    }
    taken++;
    const session = new Session(run.value) as unknown as Session<DroidsShape>;
    for (let turn = 0; turn < 6 && session.status.is === 'playing'; turn++, turns++) {
      expect(game.show(session.world, session.view()), told).not.toMatch(/undefined|NaN|\[object/);
      for (const question of Object.values(game.questions ?? {}))
        for (const args of ARGS) {
          const answer = question(session.world, session.state, SOLO, args);
          if (!answer.ok) expect(answer.error.message, told).toMatch(SENTENCE);
        }
      const pending: DroidsShape['action'][] = [];
      for (let step = 0; step < 12; step++) {
        const next = [...game.legal(session.world, session.state, pending, SOLO)];
        if (next.length === 0) break;
        pending.push(stream.pick(next));
        if (game.closes!(pending.at(-1)!)) break;
      }
      session.commit(pending);
    }
  }
  return { refused, taken, turns };
};
