// Hot Corridor as first drawn, number by number, and what the shipped level keeps of it and adds (RM-D60).

import { expect, test } from 'vitest';
import { lintLevel } from '../../src/authoring/lint.ts';
import { game } from '../../src/index.ts';
import { content } from '../../src/level/content.ts';
import type { LevelFile } from '../../src/level/file.ts';
import { parseWitness } from '../../src/level/witness.ts';
import { levelCodec } from '../../src/level.ts';
import { playTurn } from '../../src/play.ts';
import { SILENT } from '../../src/rules/simulate.ts';
import { answer, idleLoss } from '../../src/solve/appraise.ts';
import { copyState, inPlant, plantOf, setupState } from '../lib/fragment.ts';
import drawing from './ledgerHotCorridor.json' with { type: 'json' };

const drawn = (): LevelFile => {
  const level = levelCodec.decode(structuredClone(drawing));
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
};
const shipped = game.levels.find(({ id }) => id === 'hot-corridor')!;

/** The state after the line, and the hottest cell of the corridor as the robot enters it. */
const after = (level: LevelFile, line: string) => {
  const parsed = parseWitness(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const state = copyState(setupState(content, level));
  for (const turn of parsed.value) playTurn(plantOf(state), state, turn, SILENT);
  return state;
};

test('[RM-416] [RM-417] [RM-418] the first drawing is sound and its line wins in 4 turns with 20 actions', () => {
  expect(lintLevel(content, drawn(), { released: true }).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(after(drawn(), drawing.par.witness)).toMatchObject({ outcome: 'won', turn: 4, spent: 20 });
});

test('[RM-449] nothing shorter exists in the first drawing', () => {
  const found = inPlant(answer)(setupState(content, drawn()), 400_000, 'shortest');
  expect(found).toMatchObject({ verdict: 'winnable', optimal: true });
  if (found.verdict === 'winnable') expect([found.witness.length, found.witness.flat().length]).toEqual([4, 20]);
});

test.each([
  [12, 20],
  [32, 5],
  [33, 6],
])('[RM-461] with %i heat a turn the first drawing is lost in turn %i: more heat may lose later', (amount, turn) => {
  const level = drawn();
  const [decay] = level.events!;
  level.events = [{ ...decay!, effects: [{ do: 'addHeat', area: 'reactor', amount }] }];
  expect(idleLoss(content, level)).toEqual({ turn, reason: 'ReactorHeat' });
});

test('the shipped level keeps the drawing: rooms, heat, schedule, par and idle loss', () => {
  const { level } = shipped;
  for (const part of ['terrain', 'fuel', 'electricity', 'surface', 'events', 'mustUse', 'par'] as const)
    expect([part, level[part]]).toEqual([part, drawn()[part]]);
  expect(level.props).toMatchObject(drawn().props);
  expect(idleLoss(content, level)).toEqual(idleLoss(content, drawn()));
});

test('[RM-443] it adds a way without the shield: coolant through the valve makes the corridor passable', () => {
  const { level, witnesses } = shipped;
  const { turns } = witnesses.find(({ kind }) => kind === 'network control')!;
  expect(turns.flat().some((action) => action.type === 'interactLeak')).toBe(false);
  const state = copyState(setupState(content, level));
  for (const turn of turns) playTurn(plantOf(state), state, turn, SILENT);
  expect(state).toMatchObject({ outcome: 'won', robot: { integrity: plantOf(state).numbers.integrity } });
  // the same walk with the valve left alone costs the robot its integrity
  const dry = copyState(setupState(content, level));
  for (const turn of turns) {
    const walk = turn.filter((action) => action.type !== 'interactProp' || action.mode === undefined);
    if (dry.outcome === 'none' && game.refuse(plantOf(dry), dry, walk).length === 0)
      playTurn(plantOf(dry), dry, walk, SILENT);
  }
  expect(dry.outcome).not.toBe('won');
});
