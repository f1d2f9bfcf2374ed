// What the logical layout consists of and what it leaves out, the table of gates, kinds of items; replays and codes.

import {
  levelCode,
  openRun,
  parseLevelCode,
  record,
  replayFromCode,
  Session,
  shareCode,
  verify,
} from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { layoutOf } from '../../src/map/layout.ts';
import { itemSchema, type Level } from '../../src/map/level.ts';
import { HAZARDS } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';

const closureOf = (level: Level) => closure(networkOf(content, layoutOf(level)));

test('[DS-001] gates, control points and objectives of all decks are of the listed kinds, and every kind is met', () => {
  const nets = game.levels.map(({ level }) => networkOf(content, layoutOf(level)));
  const kinds = (of: (net: (typeof nets)[number]) => readonly { readonly kind: string }[]) =>
    new Set(nets.flatMap((net) => of(net).map(({ kind }) => kind)));
  expect(kinds(({ gates }) => gates)).toEqual(new Set(['power', 'key', 'hazard']));
  const points = kinds(({ sources }) => sources);
  for (const kind of points)
    expect(['terminal', 'control', 'puzzle', 'furniture', 'item', 'hazard', 'desk', 'tool']).toContain(kind);
  for (const kind of ['terminal', 'control', 'puzzle', 'furniture', 'item']) expect(points).toContain(kind);
  for (const kind of kinds(({ objectives }) => objectives))
    expect(['generator', 'hazard', 'item', 'exit']).toContain(kind);
});

test('[DS-003] whether a deck can be won is asked without its air', () => {
  const deck = example('12');
  for (const air of [1, 'none', 'auto'] as const) {
    const { goalSphere, reached } = closureOf({ ...deck, air });
    expect({ goalSphere, reached }).toEqual({
      goalSphere: closureOf(deck).goalSphere,
      reached: closureOf(deck).reached,
    });
  }
});

test('[DS-005] the table of gates: doors by power and lock, hazards until fixed, things never, all else always', () => {
  const cold = new Hand(example('12'));
  cold.play('EEE', 'S', 'EE');
  expect(cold.refusal('E')).toBe('door-unpowered'); // G1
  const trail = new Hand(example('7a'));
  trail.play('power t1 arch on', 'EEEE');
  expect(trail.refusal('E')).toBe('door-locked'); // G1, locked
  const leak = new Hand(example('8b'));
  leak.play('power t1 lab on', 'EEE');
  expect(leak.refusal('E')).toBe('hazard-blocks'); // G2
  const hall = new Hand(example('10'));
  hall.play('E');
  expect(hall.refusal('S')).toBe('blocked-by-entity'); // G3
  expect(new Hand(example('3')).refusal('S')).toBe('blocked-by-entity'); // G4
  hall.play('EE'); // G6: a floor item is walked over
  expect(hall.state.picked[0]).toBe(1);
  expect(levelOf(HAZARDS).hazards.some(({ kind }) => kind === 'spill')).toBe(true);
});

test('[DS-071] there are six kinds of items and no others', () => {
  for (const item of ['keycard:lab', 'battery', 'tool:uv-lamp', 'fragment:n1-a', 'air', 'log:wake'])
    expect(itemSchema.safeParse(item).success).toBe(true);
  for (const item of ['keycard', 'battery:2', 'tool', 'medkit', 'air:5', 'log', 'card:lab', ''])
    expect(itemSchema.safeParse(item).success).toBe(false);
});

const played = (): Session<never> => {
  const run = openRun(game, { level: 'paper-trail' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value);
  for (const turn of game.levels.find(({ id }) => id === 'paper-trail')!.witnesses[0]!.turns) session.commit(turn);
  return session as never;
};

test('[DS-481] a replay is verified by playing it, and the first turn that differs is named', () => {
  const replay = record(played()) as { turns: unknown[][] };
  expect(verify(game, replay as never)).toMatchObject({ ok: true, status: { is: 'won' } });
  const turns = structuredClone(replay.turns);
  turns[5] = [{ type: 'move', dir: 'N' }];
  expect(verify(game, { ...replay, turns } as never)).toMatchObject({ ok: false, turn: 6 });
});

test('[DS-482] the short code names preset and seed; a wrong part is named', () => {
  expect(levelCode(game, 'hard', 'K3F9')).toBe('station-hard-K3F9');
  expect(parseLevelCode([game as never], 'station-hard.brownout-K3F9')).toMatchObject({ ok: true });
  const unknown = openRun(game, { preset: 'harder', seed: 'K3F9' });
  expect(!unknown.ok && unknown.error.message).toContain('harder');
  const bad = openRun(game, { preset: 'hard', seed: 'K3 F9!' });
  expect(!bad.ok && bad.error.message).toContain('K3 F9!');
});

test('[DS-483] a share code carries the turns and is believed only once they are played', () => {
  const session = played();
  const code = shareCode(game, record(session));
  expect(code.startsWith('IL1.')).toBe(true);
  const back = replayFromCode([game as never], code);
  expect(back.ok && verify(game, back.value)).toMatchObject({ ok: true, digest: session.digest() });
});
