// What can still be saved when a screen breaks: the code of the run that was on it.

let rescue: (() => string) | null = null;

/** Names the run that is on the screen; returns the way to forget it. */
export const keepForCrash = (code: () => string): (() => void) => {
  rescue = code;
  return () => {
    if (rescue === code) rescue = null;
  };
};

export const rescuedCode = (): string | null => {
  try {
    return rescue?.() ?? null;
  } catch {
    return null;
  }
};
