// The shipped levels: sound, proven, teaching what they say, with more than one answer to their dangers.

import { openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { describe, expect, test } from 'vitest';
import { lintLevel } from '../src/authoring/lint.ts';
import { game } from '../src/index.ts';
import { content } from '../src/level/content.ts';
import { sayLessons } from '../src/level/lessons.ts';
import { playTurn } from '../src/play.ts';
import { act } from '../src/rules/interact.ts';
import { SILENT } from '../src/rules/simulate.ts';
import { MECHANICS } from '../src/shape.ts';
import { dangerPairs, idleLoss, isLocal, isSystemic, neutralizersIn } from '../src/solve/appraise.ts';
import { copyState, plantOf, setupState } from './lib/fragment.ts';
import { deedsOf, needlessDeeds } from './solve/spare.ts';

const campaign = game.levels.filter((entry) => entry.level.order !== undefined);

const wins = (entry: (typeof campaign)[number], turns: (typeof entry.witnesses)[number]['turns']): boolean => {
  const run = openRun(game, { level: entry.id });
  return run.ok && isWinning(game, run.value.world, run.value.start, turns);
};

describe.each(campaign.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
  const { level } = entry;

  test('[RM-447] every witness is accepted by the rules and ends with the core running', () => {
    expect(entry.witnesses.length).toBeGreaterThan(0);
    for (const { kind, turns } of entry.witnesses) expect([kind, wins(entry, turns)]).toEqual([kind, true]);
  });

  test('[RM-448] par is the turns and actions of its witness, and no other known line is better', () => {
    const [first, ...others] = entry.witnesses.map(({ turns }) => [turns.length, turns.flat().length] as const);
    expect(first).toEqual([entry.par!.turns, entry.par!.actions]);
    for (const [turns, actions] of others)
      expect(turns > first![0] || (turns === first![0] && actions >= first![1])).toBe(true);
  });

  test('lint finds no error', () => {
    expect(lintLevel(content, level, { released: true }).filter((one) => one.severity === 'error')).toEqual([]);
  });

  test('it has words: an intro of at most 60 words, two hints, an outro', () => {
    expect(level.text.intro.split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(level.text.hints).toHaveLength(2);
    expect(level.text.outro).toBeTruthy();
  });

  test('[RM-445] neutralizers are scarcer than the places in danger', () => {
    const held = neutralizersIn(level);
    const loss = idleLoss(content, level);
    const last = Math.min(entry.par!.turns + 2, loss?.turn ?? Number.POSITIVE_INFINITY);
    expect(held === 0 || held < dangerPairs(content, level, last)).toBe(true);
  });

  test('[RM-446] Ready needs at most six switched props, except in the last three levels', () => {
    const state = copyState(setupState(content, level));
    const start = state.props.slice();
    for (const turn of entry.witnesses[0]!.turns) playTurn(plantOf(state), state, turn, SILENT);
    const changed = plantOf(state).props.filter(
      ({ type, index }) =>
        ['flow', 'consumer', 'tJunction', 'crossJunction'].includes(type) && state.props[index] !== start[index],
    );
    if (level.order! <= campaign.length - 3) expect(changed.length).toBeLessThanOrEqual(6);
    expect(state.outcome).toBe('won');
  });

  test('[RM-443] a line is claimed as of a kind only where none of its deeds of that kind can be left out', () => {
    const plant = plantOf(setupState(content, level));
    for (const { kind, turns } of entry.witnesses)
      if (kind === 'local remedy' || kind === 'network control') {
        expect(deedsOf(plant, kind, turns).length, kind).toBeGreaterThan(0);
        expect(needlessDeeds(plant, kind, turns), kind).toEqual([]);
      }
  });

  if ((level.leaks ?? []).length > 0 && level.order! >= 3)
    test('[RM-443] its leaks have a local and a systemic answer, each shown by a winning line', () => {
      const plant = plantOf(setupState(content, level));
      const uses = (isKind: typeof isLocal) =>
        entry.witnesses.some(({ turns }) => {
          const state = copyState(setupState(content, level));
          return turns.some((turn) => {
            const found = turn.some((action, i) => {
              const before = copyState(state);
              for (const one of turn.slice(0, i)) playSilently(before, one);
              return isKind(plant, before.robot.at, action);
            });
            playTurn(plantOf(state), state, turn, SILENT);
            return found;
          });
        });
      expect(uses(isLocal)).toBe(true);
      expect(uses(isSystemic) || switchesBack(entry)).toBe(true);
    });
});

/** One action alone, for knowing where the robot stands in the middle of a turn. */
const playSilently = (
  state: ReturnType<typeof copyState>,
  action: (typeof campaign)[number]['witnesses'][number]['turns'][number][number],
): void => {
  act(plantOf(state), state, SILENT, action, null);
};

/** A source or consumer is used against the danger: switched, and not only on. */
const switchesBack = (entry: (typeof campaign)[number]): boolean =>
  entry.witnesses.some(({ kind }) => kind === 'network control');

test('[RM-444] across the campaign every line of play of the list is somewhere part of a winning line', () => {
  const words = campaign
    .flatMap(({ witnesses }) => witnesses.flatMap(({ turns }) => turns.flat()))
    .map((action) =>
      action.type === 'interactLeak'
        ? action.do
        : action.type === 'interactProp' && action.mode !== undefined
          ? 'mode'
          : action.type,
    );
  for (const word of ['mode', 'repair', 'apply', 'shield']) expect(words).toContain(word);
  const doors = campaign.filter(({ level, witnesses }) =>
    witnesses.some(({ turns }) => {
      const state = copyState(setupState(content, level));
      const door = plantOf(state).doors.map((prop) => prop.index);
      const start = door.map((index) => state.props[index]);
      for (const turn of turns) playTurn(plantOf(state), state, turn, SILENT);
      return door.some((index, i) => state.props[index] !== start[i]);
    }),
  );
  expect(doors.length).toBeGreaterThan(0);
});

test('[RM-443] both kinds of answer are real in every level with leaks', () => {
  const isReal = ({ witnesses }: (typeof campaign)[number]): boolean =>
    ['local remedy', 'network control'].every((kind) => witnesses.some((one) => one.kind === kind));
  const open = campaign.filter((entry) => (entry.level.leaks ?? []).length > 0 && !isReal(entry)).map(({ id }) => id);
  expect(open).toEqual([]);
});

/** The turn in which doing nothing should lose, by the plan of the campaign; null: never. */
const IDLE: Readonly<Record<string, number | null>> = {
  'first-light': null,
  'three-lines': null,
  'glass-floor': null,
  'fork-in-the-line': 20,
  drip: null,
  'mind-the-spark': 16,
  'slow-fuse': 12,
  'wet-floor': 12,
  'hot-corridor': 20,
  firebreak: 11,
  'let-it-leak': 9,
  'crossed-wires': 12,
  'half-measures': 16,
  'four-ways': 15,
  parasite: 16,
  'ring-main': 18,
  'low-voltage': 14,
  'in-series': 18,
  clockwork: 13,
  'getting-worse': 14,
  scram: 9,
  'spin-up': 20,
  'rolling-blackout': 20,
  'boiler-room': 16,
  'pack-light': 24,
  'two-fires': 20,
  'blind-start': 28,
  'the-grid': 32,
  'meltdown-watch': 27,
  restart: 36,
};

test('[RM-498] doing nothing loses when the plan of the campaign says so, two turns more or less', () => {
  for (const [id, turn] of Object.entries(IDLE)) {
    const loss = idleLoss(content, campaign.find((entry) => entry.id === id)!.level)?.turn ?? null;
    if (turn === null) expect([id, loss]).toEqual([id, null]);
    else expect(Math.abs((loss ?? Number.POSITIVE_INFINITY) - turn), `${id}: ${loss}`).toBeLessThanOrEqual(2);
  }
});

test('[RM-499] difficulty is measured on the par line: late levels are harder than early ones, and a lost turn counts', () => {
  const { difficulty } = game.authoring!.reports!;
  const found = campaign.map(({ level }) => difficulty!.of(content, level).data as Record<string, number>);
  const mean = (rows: typeof found): number => rows.reduce((sum, { level }) => sum + level!, 0) / rows.length;
  const third = Math.floor(found.length / 3);
  expect(mean(found.slice(0, third))).toBeLessThan(mean(found.slice(third, 2 * third)) + 1);
  expect(mean(found.slice(third, 2 * third))).toBeLessThan(mean(found.slice(2 * third)));
  for (const { level } of found.slice(0, 4)) expect(level).toBeLessThanOrEqual(2);
  const blackout = campaign.findIndex(({ id }) => id === 'rolling-blackout');
  expect([found[blackout]!.forgiven, found[0]!.forgiven]).toEqual([0, campaign[0]!.par!.turns]);
  expect(difficulty!.of(content, { ...campaign[0]!.level, par: undefined }).data).toBeNull();
});

test('the order teaches: orders run from 1 without a gap, chapters stay together', () => {
  expect(campaign.map(({ level }) => level.order)).toEqual(campaign.map((_, i) => i + 1));
  const chapters = campaign.map(({ chapter }) => chapter);
  expect(new Set(chapters).size).toBe(chapters.filter((chapter, i) => chapter !== chapters[i - 1]).length);
});

test('what a level teaches reaches the player as a sentence, never as a code word', () => {
  for (const { id, teaches } of game.levels) {
    expect([id, teaches]).toEqual([id, expect.stringMatching(/^[A-Z].+\.$/)]);
    expect([id, /\b[a-z]+[A-Z]/.test(teaches!)]).toEqual([id, false]);
  }
  for (const mechanic of MECHANICS) expect(sayLessons([mechanic])).not.toMatch(/[a-z][A-Z]/);
  expect(sayLessons(['move', 'own words'])).toBe('Walking; own words.');
});

describe('Let It Leak', () => {
  const { level, witnesses } = campaign.find(({ id }) => id === 'let-it-leak')!;
  const without = (kind: string, isRemedy: (action: (typeof witnesses)[number]['turns'][number][number]) => boolean) =>
    witnesses.find((one) => one.kind === kind)!.turns.map((turn) => turn.filter((action) => !isRemedy(action)));
  const isValve = (action: { readonly type: string; readonly mode?: string }) => action.mode !== undefined;

  test('[RM-444] the leak is a friend: mended, the core is lost three turns sooner', () => {
    const mended = structuredClone(level);
    mended.leaks = level.leaks!.map((leak) => ({ ...leak, state: 'Intact' as const }));
    expect(idleLoss(content, mended)!.turn).toBeLessThanOrEqual(idleLoss(content, level)!.turn - 3);
  });

  test('[RM-443] who needs a turn longer must give the leak more: the same line without the valve does not win', () => {
    const turns = without('network control', isValve);
    const state = copyState(setupState(content, level));
    for (const turn of turns) playTurn(plantOf(state), state, turn, SILENT);
    expect(state.outcome).not.toBe('won');
  });
});

test('Glass Floor cannot be started by a lucky guess: without a look there is no Ready', () => {
  const { level, witnesses } = campaign.find(({ id }) => id === 'glass-floor')!;
  const state = copyState(setupState(content, level));
  const eye = plantOf(state).propOf.t!.cell;
  for (const turn of witnesses[0]!.turns)
    for (const action of [...turn, null]) {
      if (action === null) playTurn(plantOf(state), state, [], SILENT);
      else if (state.robot.at !== eye || action.type !== 'interactProp')
        act(plantOf(state), state, SILENT, action, null);
    }
  expect(state.outcome).toBe('none');
  expect(state.level).toBe('Stable');
});
