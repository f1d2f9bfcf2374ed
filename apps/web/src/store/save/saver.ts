// Keeps a run: every turn as soon as it is on the screen, a plan once the hand rests, one write after the other.

import type { RunState } from '../runState.ts';
import { saveOf } from './saveOf.ts';
import { writeSave } from './saves.ts';
import { unsavedWords } from './unsaved.ts';

/** Milliseconds. A plan changes with every key and is kept once the hand rests. */
const PLAN_RESTS = 150;

/** Milliseconds that the screen gets before a write, where the browser has no queue for what happens behind it. */
const SCREEN_FIRST = 40;

/** A turn is written once it is on the screen; at once where the page is being left. */
const screenIsDrawn = (): Promise<void> =>
  new Promise((done) => {
    const pass = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('pagehide', pass);
      done();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (typeof scheduler === 'undefined') timer = setTimeout(pass, SCREEN_FIRST);
    else void scheduler.postTask(pass, { priority: 'background' });
    globalThis.addEventListener?.('pagehide', pass);
  });

interface Kept {
  read(): RunState;
  readonly key: string;
  /** Nothing is ever saved: the replay room. */
  readonly isOff: boolean;
  /** There is something worth keeping already. */
  readonly isTouched: boolean;
  /** Why the last write failed; null once one went well. */
  onProblem(problem: string | null): void;
}

interface Saver {
  /** From here on there is something to keep. */
  touch(): void;
  soon(): void;
  /** Done when all that was to be written is. */
  now(): Promise<void>;
}

export const saverOf = ({ read, key, isOff, isTouched, onProblem }: Kept): Saver => {
  let saving = Promise.resolve();
  let isWorthIt = isTouched;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Every turn, in order: the one before the last is the generation that a damaged save falls back to. */
  const save = (): void => {
    if (isOff || !isWorthIt) return;
    const kept = saveOf(read(), key);
    saving = saving
      .then(screenIsDrawn)
      .then(() => writeSave(kept))
      .then(
        () => onProblem(null),
        async (error: unknown) => onProblem(await unsavedWords(error)),
      );
  };
  return {
    touch: () => {
      isWorthIt = true;
    },
    soon: () => {
      clearTimeout(waiting);
      waiting = setTimeout(save, PLAN_RESTS);
    },
    now: () => {
      clearTimeout(waiting);
      save();
      return saving;
    },
  };
};
