// Golden runs, won and lost, in both rulesets, and the counts by depth. UPDATE_PLAYTHROUGHS=1 writes them anew.

import { applyLegal, diceOf, type Json, openRun } from '@interlock/kernel';
import { checkPlaythrough, type Playthrough } from '@interlock/testkit';
import { describe, expect, test } from 'vitest';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { game } from '../src/index.ts';
import { paramsCodec } from '../src/params.ts';

const turnsOf = (turns: readonly (readonly unknown[])[]): readonly (readonly Json[])[] =>
  turns as unknown as readonly (readonly Json[])[];

const shipped = (id: string): Playthrough => {
  const entry = game.levels.find((level) => level.id === id)!;
  return { name: id, origin: { level: id }, turns: turnsOf(entry.witnesses[0]!.turns), ends: 'won' };
};

/** A generated run to its end, by its own witness. */
const generated = (preset: string, seed: string): Playthrough => {
  const made = game.proof!.generate!(content, paramsCodec.presets[preset]!, diceOf(seed))!;
  return {
    name: `${preset}-${seed}`.toLowerCase(),
    origin: { preset, seed },
    turns: turnsOf(made.witness!),
    ends: 'won',
  };
};

const empty = [{ type: 'runProgram', tape: [] }];
const tomorrow = (isContract: boolean): readonly (readonly Json[])[] => [
  [{ type: 'nextAssignment' }],
  [{ type: 'acceptGlitch' }],
  ...(isContract ? [[{ type: 'chooseContract', index: 0 }]] : []),
  [{ type: 'previewProgram' }],
];

/** Empty programs until the last day is over. */
const idled = (id: string, days: number, programs: number): Playthrough => {
  const { level } = game.levels.find((one) => one.id === id)!;
  const hasContracts = compileWorld(content, level).rules.flags.hasContracts;
  const day = Array.from({ length: programs }, () => empty);
  const turns = Array.from({ length: days }, (_, i) => [...(i === 0 ? [] : tomorrow(hasContracts)), ...day]).flat();
  return { name: `${id}-idle`, origin: { level: id }, turns, ends: 'lost' };
};

const playthroughs: readonly Playthrough[] = [
  ...['first-delivery', 'turn-signals', 'static', 'backwards-day', 'off-by-chance', 'repair-bay'].map(shipped),
  generated('easy', 'A1'),
  generated('classic-easy-courier', 'A1'),
  idled('first-delivery', 3, 5),
  idled('backwards-day', 3, 5),
  {
    ...{ name: 'tight-loop-conceded', origin: { level: 'tight-loop' }, ends: 'lost' as const },
    turns: [[{ type: 'runProgram', tape: ['c001'] }], [{ type: 'concede' }]],
  },
];

describe('playthroughs', () => {
  for (const playthrough of playthroughs)
    test(playthrough.name, () => checkPlaythrough(game, `${import.meta.dirname}/playthroughs`, playthrough));
});

/** Sequences of turns by depth. `legal` spells every edit of a plan, to and fro without end: the search's turns are counted. */
const counts = (id: string, depth: number): readonly number[] => {
  const run = openRun(game, { level: id });
  if (!run.ok) throw new Error(run.error.message);
  const { world, start } = run.value;
  let frontier = [start];
  const found = [1];
  for (let d = 1; d <= depth; d++) {
    const next: (typeof start)[] = [];
    let many = 0;
    for (const position of frontier) {
      if (game.status(world, position.state).is !== 'playing') continue;
      for (const turn of game.proof!.search!.turns!(world, position.state)) {
        many++;
        if (d < depth) next.push(applyLegal(game, world, position, turn).position);
      }
    }
    found.push(many);
    frontier = next;
  }
  return found;
};

test.each([
  ['first-delivery', [1, 39, 1462]],
  ['empty-battery', [1, 176]],
  ['tight-loop', [1, 529]],
  ['off-by-chance', [1, 1017]],
])('counts by depth stand: %s', (id, expected) => {
  expect(counts(id, expected.length - 1)).toEqual(expected);
});
