// How hard a level is, measured on its par line: how much there is to do, how many turns there are to spare, and in how
// many of its turns one may stand still for a turn and win by the same line all the same.

import type { LevelReport } from '@interlock/kernel';
import type { LevelFile } from '../level/file.ts';
import { buildPlant, type Plant } from '../level/plant.ts';
import { parseWitness } from '../level/witness.ts';
import { playTurn, refuseTurn } from '../play.ts';
import { lossWithin } from '../rules/ahead.ts';
import { SILENT } from '../rules/simulate.ts';
import { setupState } from '../setup.ts';
import type { Action, ReactorShape } from '../shape.ts';
import { copyState } from '../state.ts';

type Line = readonly (readonly Action[])[];

/** Turns an idle run is looked at for its loss. */
const LONGEST = 80;
const HARDEST = 5;
/** Points a step of difficulty is worth; deeds and turns count one each, want of time and of forgiveness up to these. */
const STEP = 7;
const HURRY = 8;
const STRICT = 6;

const wins = (plant: Plant, line: Line): boolean => {
  const state = copyState(setupState(plant));
  for (const turn of line) {
    if (refuseTurn(plant, state, turn).length > 0) return false;
    playTurn(plant, state, turn, SILENT);
  }
  return state.outcome === 'won';
};

const measure = (plant: Plant, line: Line) => {
  const deeds = line.flat().filter(({ type }) => type !== 'moveRobot').length;
  const loss = lossWithin(plant, setupState(plant), LONGEST);
  const spare = loss === null ? null : loss.turn - line.length;
  const forgiven = line.filter((_, at) => wins(plant, [...line.slice(0, at), [], ...line.slice(at)])).length;
  const hurry = spare === null ? 0 : Math.max(0, HURRY - spare);
  const strict = Math.floor((STRICT * (line.length - forgiven)) / line.length);
  const points = deeds + line.length + hurry + strict;
  return { of: HARDEST, level: Math.min(HARDEST, 1 + Math.floor(points / STEP)), deeds, spare, forgiven };
};

const say = ({ level, of, deeds, spare, forgiven }: ReturnType<typeof measure>, turns: number): string =>
  [
    `${level} of ${of}: ${deeds} deeds in ${turns} turns`,
    spare === null ? 'no clock' : `${spare} ${spare === 1 ? 'turn' : 'turns'} to spare`,
    `a turn lost is forgiven in ${forgiven} of ${turns} places`,
  ].join(', ');

export const difficulty: LevelReport<ReactorShape> = {
  help: 'how hard a level is, measured on its par line',
  of(content, level: LevelFile) {
    const parsed = level.par?.witness === undefined ? null : parseWitness(level.par.witness);
    if (!parsed?.ok) return { text: 'No par line, nothing to measure.', data: null };
    const found = measure(buildPlant(content, level), parsed.value);
    return { text: say(found, parsed.value.length), data: found };
  },
};
