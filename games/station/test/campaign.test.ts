// The shipped decks: every one reads, validates, certifies its par by its plan, and stands where the campaign says.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import campaignFile from '../content/campaign.json' with { type: 'json' };
import { measured } from '../src/authoring/difficulty.ts';
import { content } from '../src/data/content.ts';
import { logOf, logs } from '../src/data/logs.ts';
import { game } from '../src/index.ts';
import { validate } from '../src/logic/validate.ts';
import { dumpMap } from '../src/map/dump.ts';
import type { Level } from '../src/map/level.ts';
import { readLevel } from '../src/map/load.ts';
import { solvePar } from '../src/solve/par.ts';
import { exampleText } from './kit/examples.ts';

const kinds = ({ hazards }: Level): ReadonlySet<string> => new Set(hazards.map(({ kind }) => kind));
const deck = (id: string): Level => game.levels.find((level) => level.id === id)!.level;

describe.each(game.levels.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  test('[DS-303] has neither error nor warning', () => {
    const found = validate(content, entry.level).findings.filter(({ severity }) => severity !== 'note');
    expect(found.map(({ message }) => message)).toEqual([]);
  });

  test('its plan clears it at exactly its par, proven to be the least', () => {
    const run = openRun(game, { level: id });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    for (const turn of entry.witnesses[0]!.turns) expect(session.commit(turn).ok).toBe(true);
    expect(session.status.is).toBe('won');
    expect(entry.level.par).toEqual({ air: session.state.airUsed, exact: true });
    expect(session.view().result?.stars).toBe(3);
  });

  test('[DS-406] goes through map text and back without loss', () => {
    const read = readLevel(content, dumpMap(content, entry.level));
    expect(read.ok && read.level).toEqual(entry.level);
  });
});

test('[DS-509] a deck is called by its title; those of the worked examples are their maps', () => {
  expect(game.levels.map(({ id }) => id)).toEqual(campaignFile.decks.map(({ id }) => id));
  for (const { id, title } of game.levels) expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
  const mapOf = (text: string): readonly string[] => {
    const read = readLevel(content, text.startsWith('darkstation') ? text : `darkstation-map 1\n${text}`);
    if (!read.ok) throw new Error(read.findings[0]!.message);
    return read.level.map;
  };
  expect(deck('emergency-lab').map).toEqual(mapOf(exampleText['3']));
  expect(deck('paper-trail').map).toEqual(mapOf(exampleText['7a']));
  expect(deck('cold-start').map).toEqual(mapOf(exampleText['12']));
  expect(deck('half-light').map).toEqual(mapOf(exampleText['12']));
  expect(deck('half-light').power).toEqual({ limited: 5 });
  expect(deck('half-light').view).toBe('blueprint');
});

test('the two ways through Overgrown Bay use all its rooms and cost nearly the same', () => {
  const without = (id: string): number => {
    const level = deck('overgrown-bay');
    const { par: _par, plan: _plan, ...rest } = level;
    const furniture = level.furniture.map((row) =>
      row.id === id ? { ...row, holds: row.holds.filter((item) => item !== 'tool:uv-lamp') } : row,
    );
    return solvePar(content, { ...rest, par: 'auto', furniture })!.air;
  };
  const [byCard, byPower] = [without('f2'), without('f4')];
  expect(Math.max(byCard, byPower)).toBeLessThanOrEqual(1.1 * Math.min(byCard, byPower));
  expect(byCard).not.toBe(byPower);
});

test('no deck is the output of the generator: rooms have short names of their own, and no row or column of wall is spare', () => {
  for (const { id, level } of game.levels) {
    expect([id, level.seed]).toEqual([id, '-']);
    for (const room of level.rooms) expect(room.id.length, `${id} ${room.id}`).toBeLessThanOrEqual(8);
    for (const row of level.map.slice(1, -1)) expect(row, id).toMatch(/[^#]/);
  }
});

test('what the decks are there to teach is on them', () => {
  const rooms = (id: string): number => deck(id).rooms.length;
  expect(['wake-up', 'emergency-lab', 'paper-trail', 'hot-corridor', 'cold-start'].map(rooms)).toEqual([2, 2, 3, 3, 5]);
  expect(['overgrown-bay', 'coolant-row', 'blind-cameras', 'relay-deck'].map(rooms)).toEqual([5, 6, 7, 7]);
  expect(['three-engines', 'ring-deck', 'the-long-dark'].map(rooms)).toEqual([8, 10, 14]);
  expect(['half-light', 'load-shedding', 'rolling-blackout', 'last-fuse'].map(rooms)).toEqual([5, 6, 8, 10]);
  expect(deck('wake-up').rooms.every(({ doors }) => doors)).toBe(true);
  expect([...kinds(deck('hot-corridor'))]).toEqual(['fire']);
  expect(deck('coolant-row').hazards).toHaveLength(3);
  expect(deck('blind-cameras').cctv).toHaveLength(1);
  expect(deck('blind-cameras').furniture.filter(({ type }) => type === 'crate')).toHaveLength(8);
  expect(new Set(deck('relay-deck').puzzles.map(({ type }) => type))).toEqual(new Set(['relay', 'code']));
  expect(deck('relay-deck').puzzles.some(({ grants }) => grants.startsWith('unlock:'))).toBe(true);
  expect(deck('three-engines').generators.map(({ needs }) => needs)).toEqual([2, 2, 2]);
  expect(kinds(deck('ring-deck')).has('spill')).toBe(true);
  const halfLocked = deck('ring-deck').rooms.filter(({ id }) => {
    const locks = deck('ring-deck').doors.flatMap(({ room, locked }) => (room === id ? [locked] : []));
    return new Set(locks).size === 2;
  });
  expect(halfLocked).not.toEqual([]);
  const blocking = content.hazards.filter(({ isBlocking }) => isBlocking).map(({ id }) => id);
  expect(blocking.every((id) => kinds(deck('the-long-dark')).has(id))).toBe(true);
  expect(deck('the-long-dark').difficulty).toBe('hard');
});

test('[DS-077] the logs of the decks tell one story: each is found once, has its text, and the days go on from deck to deck', () => {
  const found = game.levels.map(({ chapter, level: { items, furniture } }) => ({
    chapter,
    logs: [...items.map(({ item }) => item), ...furniture.flatMap(({ holds }) => holds)]
      .filter((item) => item.startsWith('log:'))
      .map((item) => logOf(item)!),
  }));
  expect(
    found
      .flatMap((one) => one.logs)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(logs.map(({ id }) => id).sort());
  for (const chapter of new Set(found.map((one) => one.chapter))) {
    const days = found.flatMap((one) => (one.chapter === chapter ? [one.logs.map(({ day }) => day)] : []));
    const told = days.filter((one) => one.length > 0);
    for (const [i, one] of told.slice(1).entries())
      expect(Math.min(...one)).toBeGreaterThanOrEqual(Math.max(...told[i]!));
  }
});

test('every deck has a measured difficulty: the first is the easiest, the last of the campaign and of the brownouts the hardest', () => {
  const grades = game.levels.map(({ id, level }) => [id, measured(content, level)!.level] as const);
  const of = (id: string): number => new Map(grades).get(id)!;
  expect(grades.every(([, grade]) => grade >= 1 && grade <= 5)).toBe(true);
  expect([of('wake-up'), of('the-long-dark'), of('last-fuse')]).toEqual([1, 5, 5]);
  expect(of('cold-start')).toBeLessThan(of('relay-deck'));
  // Less air makes the same deck harder; a deck without a plan is not measured.
  const deck = game.levels.find(({ id }) => id === 'cold-start')!.level;
  const par = (deck.par as { air: number }).air;
  expect(measured(content, { ...deck, air: par })!.level).toBeGreaterThan(of('cold-start'));
  expect(measured(content, { ...deck, air: 'none' })).toMatchObject({ air: null });
  const { plan: _plan, ...bare } = deck;
  expect(measured(content, bare)).toBeNull();
});
