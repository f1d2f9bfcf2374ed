// How a run ends and what it is worth [DD-317…DD-324, DD-332, DD-333, DD-612].

import type { Status } from '@interlock/kernel';
import type { LossCause } from '../shape/names.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { changePhase } from './clock.ts';
import { isFilled, openSheds } from './deliver.ts';
import type { Run } from './run.ts';

type Sight = Pick<Run, 'world' | 'state'>;

export const openGoods = ({ world, state }: Sight): number =>
  world.things.sheds.reduce((sum, { request }, shed) => sum + Math.max(0, request - state.sheds[shed]!), 0);

export const crateGoods = ({ state }: Sight): number => state.crates.reduce((sum, amount) => sum + amount, 0);

/** What crates and Carry lack to cover the open requests; 0 or less: nothing. */
export const missingGoods = (run: Sight): number => openGoods(run) - crateGoods(run) - run.state.purse.Carry;

/** Win, then shortage, then the day limit [DD-323]. */
export const judgeRun = (run: Run): void => {
  const { state, world } = run;
  if (openSheds(run) === 0) win(run);
  else if (world.rules.flags.goodsShortMode === 'lose' && missingGoods(run) > 0) lose(run, 'goodsShort');
  else if (state.day >= world.dayLimit) lose(run, 'dayLimit');
};

const win = (run: Run): void => {
  run.state.isWon = true;
  if (run.tape.recording) run.tape.emit({ type: 'runWon', day: run.state.day, score: scoreOf(run.world, run.state) });
  changePhase(run, 'RunOver');
};

export const lose = (run: Run, reason: LossCause): void => {
  run.state.loss = reason;
  if (run.tape.recording) run.tape.emit({ type: 'runLost', reason, score: scoreOf(run.world, run.state) });
  changePhase(run, 'RunOver');
};

export const statusOf = (world: World, state: State): Status => {
  if (state.isWon) return { is: 'won', score: scoreOf(world, state) };
  return state.loss === null ? { is: 'playing' } : { is: 'lost', cause: state.loss };
};

export const creditedOf = ({ world, state }: Sight): number =>
  world.things.sheds.reduce((sum, { request }, shed) => sum + Math.min(request, state.sheds[shed]!), 0);

export interface ScoreLine {
  readonly what: string;
  readonly value: number;
}

/** The terms of the score, those that are 0 left out; their sum, never below 0, is the score. */
export const scoreLines = (world: World, state: State): readonly ScoreLine[] => {
  const { score } = world.rules.numbers;
  const run = { world, state };
  const { past, today, purse } = state;
  const filled = state.sheds.filter((_, shed) => isFilled(run, shed)).length;
  const instructions = past.instructionsUsed + today.instructionsUsed;
  const lines = [
    { what: 'goods credited', value: score.perGood * creditedOf(run) },
    { what: 'sheds filled', value: score.perShed * filled },
    { what: 'towers disabled', value: score.perTower * (past.firstTowers + today.firstTowers) },
    { what: 'donkeys recruited', value: score.perDonkey * (past.firstDonkeys + today.firstDonkeys) },
    { what: 'resupplies', value: score.resupply * state.resupplies },
    { what: 'assignments completed', value: score.assignment * state.assignmentsDone },
    { what: 'contracts paid', value: score.contract * state.contractsPaid },
  ];
  if (state.isWon)
    lines.push(
      { what: 'the run won', value: score.win },
      { what: 'days left', value: score.perDayLeft * Math.max(0, world.tabledDays - state.day) },
      { what: 'Energy left', value: score.energyFactor * Math.min(purse.Energy, score.energyCap) },
      { what: 'instructions spared', value: Math.max(0, score.instructionAllowance - instructions) },
    );
  return lines.filter(({ value }) => value !== 0);
};

export const scoreOf = (world: World, state: State): number =>
  Math.max(
    0,
    scoreLines(world, state).reduce((sum, { value }) => sum + value, 0),
  );
