// Bad input by the thousand: scenarios, tables, plans, sides and codes, damaged in every way we know. Each is read or refused
// with a sentence, nothing throws, and nothing is changed by it.

import { diceOf, digestOf, type Json, openRun, record, replayFromCode, Session, shareCode } from '@interlock/kernel';
import { mutateJson, mutateText } from '@interlock/testkit';
import { describe, expect, test } from 'vitest';
import { documents } from '../src/authoring/documents.ts';
import { content } from '../src/data/content.ts';
import { tune } from '../src/data/tune.ts';
import { game } from '../src/index.ts';
import { levelCodec } from '../src/level.ts';
import { levels } from '../src/levels.ts';

const fileOf = (id: string): Json => {
  const { level, witnesses } = levels.find((one) => one.id === id)!;
  return { ...(level as object), ...(witnesses[0] ? { solution: witnesses[0].turns } : {}) } as unknown as Json;
};

const opened = (id: string): Session<never> => {
  const run = openRun(game, { level: id });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value) as never;
};

describe('hostile input', () => {
  test('thousands of damaged scenarios and duels: refused with a sentence, or played without a fault', () => {
    const stream = diceOf('FILES').stream('damage');
    let refused = 0;
    for (const id of ['joust', 'convoy', 'redline', 'rescue', 'mirror', 'hare-and-hound'])
      for (const input of mutateJson(fileOf(id), stream, 400)) {
        const decoded = levelCodec.decode(input);
        if (!decoded.ok) {
          refused++;
          expect(decoded.error.message).toMatch(/\S.*\.$/);
          for (const finding of documents.scenario!.lint(content, input)) expect(finding.message).not.toBe('');
          continue;
        }
        const run = openRun(game, { levelData: input as Json });
        if (!run.ok) throw new Error(run.error.message);
        const session = new Session(run.value);
        for (let turn = 0; turn < 3 && session.status.is === 'playing'; turn++)
          expect(session.commit([...game.idle!(session.world, session.state)]).ok).toBe(true);
      }
    expect(refused).toBeGreaterThan(1000);
  });

  test('damaged tables of numbers are refused before anything runs on them', () => {
    const stream = diceOf('TABLES').stream('damage');
    for (const [table, input] of [
      ['balance', content.balance],
      ['subsystems', content.subsystems],
      ['classes', content.classes],
      ['personalities', content.personalities],
    ] as const)
      for (const bad of mutateJson(input as unknown as Json, stream, 250))
        for (const { message } of documents[table]!.lint(content, bad)) expect(message).toMatch(/\S/);
    for (const bad of mutateJson({ laser: { damage: 4 }, subsystem: { engines: { min: 1 } } }, stream, 250)) {
      const tuned = tune(content, bad as Json);
      if (!tuned.ok) expect(tuned.error.message).toMatch(/\S/);
    }
  });

  test('thousands of damaged turns, solo and of two sides: refused in sentences, and the run stays as it was', () => {
    const stream = diceOf('TURNS').stream('damage');
    let refused = 0;
    for (const id of ['joust', 'last-orbit', 'mirror', 'mirror-vs-ace']) {
      const session = opened(id);
      const side = id.startsWith('mirror') ? { side: 'blue' } : {};
      const sound = [
        { type: 'energy', subsystem: 'engines', value: 2, ...side },
        { type: 'energy', subsystem: 'thrusters', value: 1, ...side },
        { type: 'rotate', value: true, ...side },
        { type: 'move', kind: 'transfer', power: 1, ...side },
        { type: 'laser', value: 'hold', ...side },
        { type: 'launch', target: 'lancer', ...side },
      ];
      const before = session.digest();
      for (const input of mutateJson(sound as unknown as Json, stream, 700)) {
        const turn = (Array.isArray(input) ? input : [input]).map((one) => {
          const decoded = game.action.decode(one);
          if (!decoded.ok) throw new Error('an entry always decodes');
          return decoded.value;
        });
        const refusals = game.refuse(session.world, session.state, turn);
        if (refusals.length === 0) continue;
        refused++;
        for (const { why, at, code } of refusals) {
          expect(why).toMatch(/\S.*\.$/);
          expect(code).toMatch(/^[a-z-]+$/);
          expect(at).toBeGreaterThanOrEqual(0);
        }
        if (session.seats.length === 1) expect(session.commit(turn as never).ok).toBe(false);
        expect(session.digest()).toBe(before);
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  test('thousands of damaged share codes and replays: one sentence, or the same run', () => {
    const session = opened('first-light');
    for (const turn of levels[0]!.witnesses[0]!.turns) session.commit(turn as never);
    const replay = record(session as never);
    const code = shareCode(game, replay);
    expect(replayFromCode([game], code).ok).toBe(true);
    const stream = diceOf('CODES').stream('damage');
    for (let i = 0; i < 2000; i++) {
      const bad = mutateText(code, stream);
      const read = replayFromCode([game], bad);
      if (!read.ok) expect(read.error.message).toMatch(/\S/);
    }
    expect(digestOf(replay as unknown as Json)).toBe(digestOf(record(session as never) as unknown as Json));
  });
});
