// How hard a level of any game is, measured along a line that wins it: what the house tells where a game has no measure
// of its own.

import type { AnyShape, Json, Run } from '@interlock/kernel';
import { difficulty, policiesOf } from '@interlock/search';
import type { Io } from '../io.ts';
import { count } from '../output.ts';
import { pump } from '../progress.ts';

/** Positions the bar is drawn for; a measure may take more, and then stands at its end. */
const ABOUT = 200_000;

export interface Told {
  readonly text: string;
  readonly data: Json;
}

export const measured = async (io: Io, run: Run<AnyShape>): Promise<Told> => {
  if (run.witness === null) return { text: 'No line that wins is known, so there is nothing to measure.', data: null };
  const { random, greedy } = policiesOf(run.game);
  const players = { random: random!, greedy: greedy! };
  const found = await pump(io, ABOUT, 'measuring', difficulty(run, run.witness, { bots: players }));
  const { turns, actions, branching, deadEnds, forced, bots } = found;
  const text = [
    `${count(turns, 'turn')} with ${count(actions, 'action')}`,
    `${tenths(branching, 100)} turns to choose from in the mean`,
    `${tenths(deadEnds, 1)} % of the others tried are lost for certain`,
    `${tenths(forced, 1)} % of the turns leave no choice`,
    ...Object.entries(bots).map(([name, rate]) => `${name} wins ${tenths(rate, 1)} %`),
  ].join(', ');
  return { text, data: { ...found, bots: { ...bots } } };
};

/** Thousandths over `unit` tenths as a number with one place. */
const tenths = (value: number, unit: number): string => {
  const whole = Math.floor(value / unit);
  return `${Math.floor(whole / 10)}.${whole % 10}`;
};
