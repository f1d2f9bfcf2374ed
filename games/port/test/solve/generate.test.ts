// Tickets by difficulty: candidates, certificates, bands and the fallback.

import { type Dice, diceOf, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import tickets from '../../content/tickets.json' with { type: 'json' };
import { candidateFrom, fallback, GENERATE, generate, startOdds } from '../../src/generate/generate.ts';
import { game as port } from '../../src/index.ts';
import { frameOf, scaledBase } from '../../src/params.ts';
import type { Content, Level } from '../../src/shape.ts';
import { commitAll, config, content } from '../kit.ts';

const { difficulties, climates } = config.generator;

test('[OP-330] a candidate takes its draws in order from port.proof?.generate', () => {
  for (let d = 1; d <= 5; d++) {
    const stream = diceOf(`C-${d}`).stream(GENERATE);
    const same = diceOf(`C-${d}`).stream(GENERATE);
    for (let n = 0; n < 20; n++) {
      const made = candidateFrom(content, d, stream);
      const { min, max } = difficulties[d - 1]!.climates;
      const many = same.range(min, max);
      const left = Object.keys(climates);
      const drawn = Array.from({ length: many }, () => ({
        tag: left.splice(same.int(left.length), 1)[0],
        pm: config.generator.climatePm[same.int(2)],
      }));
      expect(made.climates).toEqual(drawn);
      const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
      expect(made.seed).toBe(Array.from({ length: 8 }, () => letters[same.int(32)]).join(''));
      expect(new Set(made.climates.map(({ tag }) => tag)).size).toBe(made.climates.length);
    }
  }
  expect(config.generator.climatePm).toEqual([1250, 1500]);
  const plain = frameOf(content, { ticket: 1, climates: [] }).base;
  const nervous = frameOf(content, { ticket: 1, climates: [{ tag: 'security', pm: 1500 }] }).base;
  content.events.forEach((card, i) => {
    const isLesson = card.tags.includes('lesson');
    expect([card.id, plain[i]]).toEqual([card.id, isLesson ? -1 : card.baseWeight]);
    expect([card.id, nervous[i]]).toEqual([card.id, isLesson ? -1 : scaledBase(card, { security: 1500 })]);
  });
  expect(nervous).not.toEqual(plain);
  expect(Object.values(climates)).toEqual([
    'Nervous',
    'Meticulous',
    'Talkative',
    'Overheated',
    'Hurried',
    'Nerdy',
    'Well Connected',
  ]);
});

test('[OP-331] the difficulty rows', () => {
  const said = difficulties.map(({ initRanges: r, climates: c, oddsPm: o }) =>
    [r.timeLeft, r.stress, r.privilege, r.bureaucracy, r.security, r.influence, c, o]
      .map((one) => `${one!.min}-${one!.max}`)
      .join(' '),
  );
  expect(said).toEqual([
    '174-180 16-24 4-4 70-76 64-71 0-1 0-0 800-1000',
    '170-180 20-30 3-3 72-79 66-73 0-1 0-1 650-900',
    '168-180 25-35 3-3 76-84 70-77 0-1 1-1 450-750',
    '146-158 31-41 3-3 79-85 73-79 0-1 1-2 250-500',
    '138-152 34-44 2-2 79-85 72-79 0-0 2-2 80-300',
  ]);
  for (const [i, row] of difficulties.entries()) {
    const level = { ticket: i + 1, climates: [] };
    expect(frameOf(content, level).ranges).toEqual({ ...config.initRanges, ...row.initRanges });
  }
});

test('[OP-332] [OP-335] [OP-381] a ticket is certified, in its band, and the same every time', () => {
  for (const d of [1, 4]) {
    const made = generate(content, { ticket: d }, diceOf('TICKET'))!;
    const run = openRun(port, { preset: `ticket-${d}`, seed: 'TICKET' });
    expect(run.ok).toBe(true);
    if (!run.ok) return;
    expect([run.value.level, run.value.seed]).toEqual([made.level, made.seed]);
    const session = new Session(run.value);
    commitAll(session, made.witness!);
    expect(session.status.is).toBe('won');
    const odds = startOdds(content, made.level, made.seed!);
    const { min, max } = difficulties[d - 1]!.oddsPm;
    expect(odds >= min && odds <= max).toBe(true);
    expect(made.attempts).toBeLessThanOrEqual(32);
  }
  expect([config.generator.maxTries, config.solver.beam, config.solver.retryBeam]).toEqual([32, 256, 1024]);
}, 60_000);

const narrow = (more: object): Content => ({
  ...content,
  config: { ...config, odds: { ...config.odds, samples: 4 }, generator: { ...config.generator, ...more } },
});

test('[OP-333] [OP-332] if no candidate lies in the band, the nearest certified one says so', () => {
  const never = narrow({
    maxTries: 3,
    difficulties: difficulties.map((row) => ({ ...row, oddsPm: { min: 1, max: 2 } })),
  });
  const made = generate(never, { ticket: 3 }, diceOf('MISSED'))!;
  expect(made.level).toMatchObject({ ticket: 3, bandMissed: true });
  // By hand: three candidates, the nearest to the band, the earlier of two equally near.
  const stream = diceOf('MISSED').stream(GENERATE);
  const tried = [1, 2, 3].map((attempts) => {
    const { climates: list, seed } = candidateFrom(never, 3, stream);
    const pm = startOdds(never, { ticket: 3, climates: list }, seed);
    return { attempts, seed, distance: pm < 1 ? 1 - pm : pm - 2 };
  });
  const nearest = tried.toSorted((a, b) => a.distance - b.distance)[0]!;
  expect(new Set(tried.map(({ distance }) => distance)).size).toBeGreaterThan(1);
  expect([made.seed, made.attempts]).toEqual([nearest.seed, nearest.attempts]);
  expect(made.witness!.length).toBeGreaterThan(0);
  expect(port.level.decode(JSON.parse(JSON.stringify(port.level.encode(made.level))))).toEqual({
    ok: true,
    value: made.level,
  });
});

test('[OP-334] [OP-332] without any certificate the fixed ticket comes, and its line wins', () => {
  expect(tickets.tickets.map(({ ticket }) => ticket)).toEqual([1, 2, 3, 4, 5]);
  for (const { ticket, climates: list, seed, line } of tickets.tickets) {
    const level = { ticket, climates: list } as Level;
    const turns = port.pack!.decode(line);
    expect(turns.ok).toBe(true);
    const run = openRun(port, { levelData: JSON.parse(JSON.stringify(level)), seed });
    if (!run.ok || !turns.ok) throw new Error('unreadable');
    const session = new Session(run.value);
    commitAll(session, turns.value);
    expect(session.status.is).toBe('won');
  }
  const blind = narrow({ maxTries: 0 });
  const made = generate(blind, { ticket: 3 }, diceOf('NONE'))!;
  expect(made).toMatchObject({ fallback: true, seed: tickets.tickets[2]!.seed });
  expect(fallback(content, 9)).toBeNull();
}, 60_000);

test('[OP-384] the presets are the scenarios and five tickets', () => {
  expect(Object.keys(port.params.presets)).toEqual([
    ...content.scenarios.map(({ id }) => id),
    ...[1, 2, 3, 4, 5].map((n) => `ticket-${n}`),
  ]);
  for (const { id } of content.scenarios) expect(port.params.presets[id]).toEqual({ scenario: id });
  for (const n of [1, 2, 3, 4, 5]) expect(port.params.presets[`ticket-${n}`]).toEqual({ ticket: n });
  const made = generate(content, { scenario: 'burnout' }, diceOf('PLAIN') as Dice)!;
  expect(made).toEqual({ level: { scenario: 'burnout' }, witness: null, par: null, attempts: 1 });
});

test('[OP-219] the odds told of a ticket are those of its start today: content that moves them is certified anew', () => {
  const told = port.levels.filter((_, i) => i % 12 === 0);
  for (const { id, level, seed, difficulty } of told)
    expect([id, startOdds(content, level, seed!)]).toEqual([id, (difficulty as { steadyPm: number }).steadyPm]);
});
