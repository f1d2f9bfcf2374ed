// Findings of this game's linters: an error keeps a file out, a note is a doubt.

import type { Finding } from '@interlock/kernel';

export const error = (path: string, code: string, message: string): Finding => ({
  ...{ path, code, severity: 'error', message },
});
export const note = (path: string, code: string, message: string): Finding => ({
  ...{ path, code, severity: 'warning', message },
});

/** The finding where it holds, else none. */
export const when = (holds: boolean, finding: Finding): readonly Finding[] => (holds ? [finding] : []);

/** Every name that comes a second time, with its place. */
export const twice = (names: readonly string[]): readonly (readonly [at: number, name: string])[] =>
  [...names.entries()].filter(([at, name]) => names.indexOf(name) < at);
