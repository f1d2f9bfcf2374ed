// Timing: tasks take turns round by round, so a slow moment of the machine hits all of them, and the median counts.
// Seconds are those of the processor, not of the wall clock: others may be at work on the same machine.

/** Milliseconds of processor time this process has used, its collector's and compiler's threads included. */
export const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export interface Task<T> {
  /** Not timed. */
  readonly prepare: () => T;
  /** Timed; gives the number of operations done. */
  readonly run: (prepared: T) => number;
}

// biome-ignore lint/suspicious/noExplicitAny: each task keeps its own prepared value to itself
type AnyTask = Task<any>;

export interface Pace {
  readonly rounds?: number;
  /** Timed milliseconds of each task in each round, at least. */
  readonly ms?: number;
}

/** Operations per second of each task: medians over the rounds, after one round of warming up. */
export const race = <K extends string>(tasks: Readonly<Record<K, AnyTask>>, pace: Pace = {}): Record<K, number> => {
  const { rounds = 7, ms = 60 } = pace;
  const names = Object.keys(tasks) as K[];
  const rates = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const rate = once(tasks[name], ms);
      if (round >= 0) rates.get(name)!.push(rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<K, number>;
};

/** Time that each turn of a task begins with and that does not count: what the task before has left in the caches and on
 *  the heap is settled in it. */
const SETTLE = 25;

const once = (task: AnyTask, ms: number): number => {
  timed(task, SETTLE);
  const { done, spent } = timed(task, ms);
  return (done * 1000) / spent;
};

const timed = (task: AnyTask, ms: number): { readonly done: number; readonly spent: number } => {
  let spent = 0;
  let done = 0;
  while (spent < ms) {
    const prepared = task.prepare();
    const start = clock();
    done += task.run(prepared);
    spent += clock() - start;
  }
  return { done, spent };
};

export const median = (list: readonly number[]): number => quantile(list, 0.5);

export const quantile = (list: readonly number[], q: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;
};
