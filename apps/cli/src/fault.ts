// What ends a command early: one sentence for the person, a code for the program, an exit code for the shell.

import type { Problem, Result } from '@interlock/kernel';

/** Exit codes: yes or done, a negative answer, bad usage or unreadable input, stopped by Ctrl-C. */
export const EXIT = { done: 0, no: 1, bad: 2, stopped: 130 } as const;

export class Fault extends Error {
  readonly code: string;
  readonly exit: number;

  constructor(code: string, message: string, exit: number = EXIT.bad) {
    super(message);
    this.code = code;
    this.exit = exit;
  }
}

/** The value of a result, or its problem as a fault. `where` is put before the sentence: a file name. */
export const need = <T>(result: Result<T>, where = ''): T => {
  if (result.ok) return result.value;
  throw faultOf(result.error, where);
};

const faultOf = (problem: Problem, where: string): Fault =>
  new Fault(problem.code, where === '' ? problem.message : `${where}: ${problem.message}`);
