// The inspector as terminal, protocol and screen play it, and the dependencies of a deck in columns.

import { describe, expect, test } from 'vitest';
import { reports } from '../../src/authoring/reports.ts';
import { dependencyOf } from '../../src/authoring/spheres.ts';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { inspectorDeck, inspectorIds } from '../../src/inspector/decks.ts';
import { inspector } from '../../src/inspector/drill.ts';
import { example } from '../kit/examples.ts';
import { Hand } from '../kit/kit.ts';

const stand = (ask: Partial<Parameters<typeof inspector.at>[1]>) => {
  const view = inspector.at(content, { moves: [], isHandedIn: false, isRanked: false, ...ask });
  if (!view.ok) throw new Error(view.error.message);
  return view.value;
};

describe('inspector', () => {
  test.each(inspectorIds)(
    '[DS-484] [DS-486] [DS-487] %s: broken as found, mended by the repair on file at its par',
    (id) => {
      const { repairs, par } = inspectorDeck(content, id)!;
      const found = stand({ id });
      expect(found.data).toMatchObject({ isSolved: false, spent: 0, par, score: null });
      expect(found.lines.length).toBeGreaterThan(1);
      const mended = stand({ id, moves: repairs as never });
      expect(mended.data).toMatchObject({ isSolved: true, score: null });
      const done = stand({ id, moves: repairs as never, isHandedIn: true });
      expect(done.isOver).toBe(true);
      expect(done.data).toMatchObject({ spent: par, score: 1000 });
    },
  );

  test('[DS-486] ranked, the findings stay sealed until the repairs are handed in', () => {
    const [id] = inspectorIds;
    const sealed = stand({ id: id!, isRanked: true });
    expect(sealed.data).not.toHaveProperty('findings');
    expect(sealed.data).not.toHaveProperty('isSolved');
    expect(sealed.lines.join(' ')).not.toMatch(/\bI[0-9]/);
    const early = stand({ id: id!, isRanked: true, isHandedIn: true });
    expect(early).toMatchObject({ isOver: true, data: { score: 0 } });
    expect(early.lines.join(' ')).toMatch(/\bI[0-9]/);
  });

  test('[DS-484] [DS-486] a seed always breaks the same deck, and every choice offered can be made', () => {
    const one = stand({ seed: 'K3F9' });
    expect(stand({ seed: 'K3F9' }).data).toEqual(one.data);
    expect(one.data).toMatchObject({ isSolved: false });
    for (const { move } of one.choices.slice(0, 12)) expect(stand({ seed: 'K3F9', moves: [move] }).isOver).toBe(false);
  });

  test('[DS-480] is asked through the protocol, hostile arguments get one sentence', () => {
    const { deck, state } = new Hand(example('12'));
    const ask = (args: unknown) => game.questions!.inspector!(deck, state, 'player', args as never);
    expect(ask({ deck: inspectorIds[0]! }).ok).toBe(true);
    expect(ask({ seed: 'k3f9' })).toEqual(ask({ seed: 'K3F9' }));
    for (const args of [
      null,
      {},
      { deck: 'nowhere' },
      { deck: inspectorIds[0]!, repairs: [{ type: 'wish' }] },
      { deck: inspectorIds[0]!, repairs: 3 },
      { deck: inspectorIds[0]!, isRanked: true },
      { deck: inspectorIds[0]!, ranked: 'yes' },
      { deck: inspectorIds[0]!, handIn: 1 },
      { deck: inspectorIds[0]!, seed: 'K3F9' },
      { deck: 3 },
      { seed: '' },
      { seed: 'K3F9!' },
    ])
      expect(ask(args)).toMatchObject({ ok: false, error: { message: expect.any(String) } });
  });
});

describe('dependencies', () => {
  test('[DS-168] the spheres of Cold Start, its ways and gates', () => {
    const found = dependencyOf(content, example('12'));
    expect(found.rooms.map(({ id, sphere }) => [id, sphere])).toEqual([
      ...[
        ['dock', 0],
        ['lab', 1],
        ['lobby', 3],
        ['store', 1],
        ['plant', 2],
      ],
    ]);
    expect(found).toMatchObject({ goalSphere: 3, spheres: 4, deadlocks: [] });
    const way = found.ways.find(({ from, to }) => from === 'store' && to === 'plant')!;
    expect(way.gates.map(({ condition }) => condition).sort()).toEqual(['fix h1', 'power plant', 'power store']);
    expect(found.ways.every(({ isEverOpen }) => isEverOpen)).toBe(true);
  });

  test('[DS-292] a deck that cannot be won names what never opens, in the words of the validator', () => {
    const found = dependencyOf(content, example('5'));
    expect(found.goalSphere).toBe(-1);
    expect(found.deadlocks.length).toBeGreaterThan(0);
    expect(found.ways.some(({ isEverOpen }) => !isEverOpen)).toBe(true);
    const { text } = reports.spheres!.of(content, example('5'));
    for (const { why } of found.deadlocks) expect(text).toContain(why);
  });

  test('[DS-316] the page of the mechanics is a report of its own', () => {
    const { text } = reports.mechanics!.of(content, example('12'));
    for (const code of ['I2', 'I3', 'I4', 'I5', 'R2', 'R4']) expect(text).toContain(code);
  });
});

describe('what is cheap is told at once', () => {
  const lint = game.authoring!.documents!.level!;
  const halfLight = game.levels.find(({ id }) => id === 'half-light')!.level;
  const file = (limited: number) => ({
    ...(game.level.encode({ ...halfLight, power: { limited } }) as object),
    plan: undefined,
  });

  test('[DS-285] [DS-233] a brownout deck that cannot be won is found without being asked to look deeper', () => {
    const spell = (limited: number) => JSON.parse(JSON.stringify(file(limited)));
    const codes = (limited: number) =>
      lint
        .lint(content, spell(limited))
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code);
    expect(codes(4)).toContain('I10');
    expect(codes(5)).toEqual([]);
  });

  test('[DS-285] [DS-293] the report lists what was not checked', () => {
    const bare = JSON.parse(JSON.stringify({ ...(game.level.encode(example('12')) as object), par: 'auto' }));
    const report = lint.report!(content, bare, false)!;
    expect(report).toMatch(/^I9 .*not checked$/m);
    expect(report).toMatch(/^I10 .*pass$/m);
    expect(lint.report!(content, bare, true)).not.toContain('not checked');
    expect(lint.report!(content, 'no level', false)).toBeNull();
  });
});
