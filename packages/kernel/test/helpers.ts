// Opening runs of the fixture without ceremony.

import {
  type Origin,
  openRun,
  type Problem,
  type Result,
  type RunOptions,
  Session,
  type SessionOptions,
} from '../src/index.ts';
import { type PumpShape, pump } from './pump.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

export const start = (
  origin: Origin = { level: 'five' },
  options: RunOptions & SessionOptions = {},
): Session<PumpShape> => new Session(must(openRun(pump, origin, options)), options);

export const add = (by: number): PumpShape['action'] => ({ type: 'add', by });
export const gamble: PumpShape['action'] = { type: 'gamble' };
export const peek: PumpShape['action'] = { type: 'peek' };

export const failure = (result: Result<unknown>): Problem => {
  if (result.ok) throw new Error('This should have failed.');
  return result.error;
};
