// What can still be saved when a screen breaks or must be loaded again: the run that was on it, and its code.

let rescue: (() => string) | null = null;
let keep: (() => Promise<void>) | null = null;

/** Names the run that is on the screen and how it is written down; returns the way to forget it. */
export const keepForCrash = (code: () => string, write: (() => Promise<void>) | null = null): (() => void) => {
  [rescue, keep] = [code, write];
  return () => {
    if (rescue === code) [rescue, keep] = [null, null];
  };
};

/** Milliseconds that a page which must be left waits for its run to be written. */
const PATIENCE = 2000;

export const keepRun = (): Promise<unknown> =>
  Promise.race([keep?.(), new Promise((done) => setTimeout(done, PATIENCE))]).catch(() => undefined);

export const rescuedCode = (): string | null => {
  try {
    return rescue?.() ?? null;
  } catch {
    return null;
  }
};
