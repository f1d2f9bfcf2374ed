// Runs mutants one after another in a worker process, with a bound of time for each; a worker that hangs or dies is
// replaced, and its mutant counts as killed.

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

export class Crew {
  #mutants;
  #child = null;
  cpu = 0;

  constructor(mutants) {
    this.#mutants = mutants;
  }

  async #hire() {
    this.#child = fork(join(root, 'scripts/mutation/worker.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#child.on('exit', () => {
      this.#child = null;
    });
    await this.#ask({ mutants: this.#mutants });
  }

  #ask(message) {
    const child = this.#child;
    return new Promise((done, reject) => {
      const gone = () => reject(new Error('ended the process'));
      child.once('exit', gone);
      child.once('message', (answer) => {
        child.off('exit', gone);
        done(answer);
      });
      child.send(message);
    });
  }

  /** Runs tests with no mutant awake: what passes, how long it takes, and which mutants it comes by. */
  async listen(tests) {
    if (this.#child === null) await this.#hire();
    const { results, cpu } = await this.#ask({ mutant: null, tests });
    this.cpu += cpu;
    return results;
  }

  /** What killed the mutant, or null. Patience is in milliseconds of the processor. */
  async kill(mutant, tests, patience) {
    if (this.#child === null) await this.#hire();
    try {
      const { failure, cpu } = await this.#ask({ mutant: mutant.number, tests, patience });
      this.cpu += cpu;
      return failure;
    } catch (error) {
      return error.message;
    }
  }

  dismiss() {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}
