// The generator: a working facility first, then broken, then proven winnable and put under time by the heat it makes.
// A pure function of preset and seed; what is handed out carries its witness.

import type { Dice, Generated, Turn } from '@interlock/kernel';
import firstLight from '../../content/levels/first-light.json' with { type: 'json' };
import { constants } from '../level/balance.ts';
import type { LevelFile } from '../level/file.ts';
import { buildPlant } from '../level/plant.ts';
import { parseWitness, printWitness } from '../level/witness.ts';
import { areServicesUp } from '../rules/levelState.ts';
import { wouldExposeOnEntry, wouldExposeOnStay } from '../rules/robot.ts';
import { setupState } from '../setup.ts';
import type { Action, Content, GeneratorRow, Params, ReactorShape } from '../shape.ts';
import { answer, dangerPairs, idleLoss, neutralizersIn } from '../solve/appraise.ts';
import { type Draft, toFile } from './draft.ts';
import { breakThings, furnish, schedule } from './faults.ts';
import { layOut } from './layout.ts';
import { layPipes } from './networks.ts';

/** Positions a candidate's search may look at. */
const NODES = 6_000;
const HOTTEST = 40;
const FIRST_LOSS = 4;

type Line = readonly (readonly Action[])[];

export const generateLevel = (content: Content, params: Params, dice: Dice): Generated<ReactorShape> => {
  const tries = constants(content, {})['generator.maxTries']!;
  let attempts = 0;
  for (let row = params.row; row >= 1; row--) {
    for (let i = 0; i < tries; i++) {
      attempts++;
      const made = candidate(content, row, `${row}/${i}`, dice);
      if (made === null) continue;
      const { file, line } = made;
      return {
        level: file,
        witness: line,
        par: { turns: file.par!.turns!, actions: file.par!.actions!, proof: 'witness' },
        attempts,
        ...(row < params.row ? { fallback: true } : {}),
      };
    }
  }
  return lastResort(dice.seed, attempts);
};

const idFor = (row: number, seed: string): string => `reactor-d${row}-${seed.toLowerCase()}`;

const candidate = (
  content: Content,
  number: number,
  attempt: string,
  dice: Dice,
): { file: LevelFile; line: Line } | null => {
  const row = content.generator[number - 1]!;
  const stream = (name: string) => dice.stream(`rm.${name}/${attempt}`);
  const draft = layOut(row, stream('layout'));
  if (draft === null) return null;
  if (!layPipes(draft, row, stream('networks'))) return null;
  if (!isWorking(content, draft)) return null;
  if (!breakThings(draft, row, content, stream('faults'))) return null;
  if (!furnish(draft, row, stream('supplies'))) return null;
  schedule(draft, row, stream('events'));
  const cold = toFile(draft, headOf(number, dice.seed, row));
  if (!isSoundStart(content, cold)) return null;
  const first = solved(content, cold);
  if (first === null) return null;
  const hot = heated(content, cold, first.length);
  if (hot === null) return null;
  const line = solved(content, hot);
  if (line === null) return null;
  return isAccepted(content, row, hot, line) ? { file: withPar(hot, line), line } : null;
};

/** All required services up with everything on and the best modes. */
const isWorking = (content: Content, draft: Draft): boolean => {
  const plant = buildPlant(content, toFile(draft, { id: 'draft', name: 'Draft', text: { intro: '' } }));
  const state = setupState(plant);
  return areServicesUp(plant, state);
};

const isSoundStart = (content: Content, file: LevelFile): boolean => {
  const plant = buildPlant(content, file);
  const state = setupState(plant);
  return (
    state.level !== 'Ready' &&
    !areServicesUp(plant, state) &&
    !wouldExposeOnEntry(plant, state, plant.robot) &&
    !wouldExposeOnStay(plant, state, plant.robot)
  );
};

const solved = (content: Content, file: LevelFile): Line | null => {
  const plant = buildPlant(content, file);
  const found = answer(plant, setupState(plant), NODES, 'any');
  return found.verdict === 'winnable' ? found.witness : null;
};

const withHeat = (file: LevelFile, amount: number): LevelFile => ({
  ...file,
  events: [
    ...(file.events ?? []),
    {
      id: 'decay',
      turn: 1,
      every: 1,
      text: `Decay heat: +${amount} in the reactor area`,
      effects: [{ do: 'addHeat', area: 'reactor', amount }],
    },
  ],
});

const isInBand = (loss: number, par: number): boolean => 3 * par <= 2 * loss && 2 * loss <= 5 * par;

/** The smallest heat with which doing nothing loses in the band of the par; more heat does not always lose sooner. */
const heated = (content: Content, file: LevelFile, par: number): LevelFile | null => {
  for (let amount = 1; amount <= HOTTEST; amount++) {
    const hot = withHeat(file, amount);
    const loss = idleLoss(content, hot);
    if (loss !== null && isInBand(loss.turn, par)) return hot;
  }
  return null;
};

const isAccepted = (content: Content, row: GeneratorRow, file: LevelFile, line: Line): boolean => {
  const par = line.length;
  const loss = idleLoss(content, file);
  // activating counts: two switches off and the core make three
  const interactions = line.flat().filter((action) => action.type !== 'moveRobot').length;
  if (loss === null || loss.turn < FIRST_LOSS || !isInBand(loss.turn, par)) return false;
  if (par < row.par[0] || par > row.par[1] || interactions < row.interactions) return false;
  const held = neutralizersIn(file);
  return held === 0 || held < dangerPairs(content, file, Math.min(par + 2, loss.turn));
};

const withPar = (file: LevelFile, line: Line): LevelFile => ({
  ...file,
  par: { turns: line.length, actions: line.flat().length, witness: printWitness(line), proof: 'witness' },
});

const headOf = (number: number, seed: string, row: GeneratorRow): Pick<LevelFile, 'id' | 'name' | 'text'> => {
  const count = (n: number, one: string, many: string): string =>
    n === 0 ? `no ${many}` : n === 1 ? `one ${one}` : `${n} ${many}`;
  return {
    id: idFor(number, seed),
    name: `Facility ${seed}`,
    text: {
      intro: `Difficulty ${number}. Off: ${row.off} switches. Open: ${count(row.leaks, 'leak', 'leaks')}. Turned the wrong way: ${count(row.wrong, 'junction', 'junctions')}. The core warms by itself.`,
      outro: 'It runs again.',
    },
  };
};

/** First Light with the seed in its id: never empty-handed. */
const lastResort = (seed: string, attempts: number): Generated<ReactorShape> => {
  const level = { ...(firstLight as unknown as LevelFile), id: `first-light-${seed.toLowerCase()}` };
  const line = parseWitness(level.par!.witness!);
  const witness: readonly Turn<ReactorShape>[] | null = line.ok ? line.value : null;
  return {
    level,
    witness,
    par: { turns: level.par!.turns!, actions: level.par!.actions!, proof: 'optimal' },
    attempts,
    fallback: true,
  };
};
