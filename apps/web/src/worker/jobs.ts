// Questions that only one game has: a folder of apps/web/src/games may hold `jobs.ts`, a table of functions by name. A long
// one is a generator: it yields how far it is, and is driven in short steps with a pause after each.

type Going = Generator<unknown, unknown, void>;
type Question = (...args: readonly unknown[]) => unknown;

const tables = import.meta.glob<{ readonly jobs: Readonly<Record<string, Question>> }>('../games/*/jobs.ts');

/** Milliseconds between two pauses. */
const STRETCH = 24;

const isGoing = (value: unknown): value is Going =>
  typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';

/** Null once `isStopped` says so. */
export const askTable = async (
  game: string,
  name: string,
  args: readonly unknown[],
  tell: (progress: unknown) => void,
  isStopped: () => boolean,
  breath: () => Promise<void>,
): Promise<unknown> => {
  const table = await tables[`../games/${game}/jobs.ts`]?.();
  const question = table?.jobs[name];
  if (!question) throw new Error(`${game} has no question ${name}.`);
  const answer = question(...args);
  if (!isGoing(answer)) return answer;
  for (;;) {
    const until = performance.now() + STRETCH;
    let next = answer.next();
    while (!next.done && performance.now() < until) next = answer.next();
    if (next.done) return next.value;
    tell(next.value);
    await breath();
    if (isStopped()) return null;
  }
};
