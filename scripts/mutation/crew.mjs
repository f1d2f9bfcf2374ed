// Runs mutants one after another in a worker process, with a bound of processor time for each; a worker that hangs or dies is
// replaced, and its mutant counts as killed.

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** A mutant that takes more than this is no slower program but another one. */
const MEMORY = '--max-old-space-size=2000';
const TICK = 250;
/** By the clock a mutant may take this many times its bound: others want the processor too, but a promise may never come. */
const WAITING = 30;

export class Crew {
  #text = null;
  #child = null;
  cpu = 0;

  /** Writes the mutants into the sources and compiles them with the test files, once for all workers. */
  async prepare(files, mutants) {
    await this.#hire();
    this.#text = (await this.#ask({ files, mutants })).text;
  }

  async #hire() {
    const child = fork(join(root, 'scripts/mutation/worker.mjs'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [MEMORY],
    });
    child.on('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    this.#child = child;
    if (this.#text !== null) await this.#ask({ text: this.#text });
  }

  async #ask(message, patience = Number.POSITIVE_INFINITY) {
    const child = this.#child;
    const begun = spentBy(child.pid);
    const at = performance.now();
    const answer = await new Promise((done, reject) => {
      const gone = () => end(() => reject(new Error('ended the process')));
      const watch = setInterval(() => {
        if (spentBy(child.pid) - begun < patience && performance.now() - at < patience * WAITING) return;
        child.kill('SIGKILL');
        end(() => reject(new Error('took too long')));
      }, TICK);
      const end = (how) => {
        clearInterval(watch);
        child.off('exit', gone);
        how();
      };
      child.once('exit', gone);
      child.once('message', (told) => end(() => done(told)));
      child.send(message);
    });
    this.cpu += answer.cpu;
    return answer;
  }

  /** Runs tests with no mutant awake: what passes, how long it takes, and which mutants it comes by. */
  async listen(files) {
    if (this.#child === null) await this.#hire();
    return this.#ask({ mutant: null, files });
  }

  /** What killed the mutant, or null. Patience is in milliseconds of the processor. */
  async kill(mutant, tests, patience) {
    if (this.#child === null) await this.#hire();
    const asked = tests.map(({ file, place, name }) => ({ file, place, name }));
    try {
      return (await this.#ask({ mutant: mutant.number, tests: asked }, patience)).failure;
    } catch (error) {
      if (error.message === 'took too long') this.#child = null;
      this.cpu += patience;
      return error.message;
    }
  }

  dismiss() {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

/** Milliseconds of the processor a process has spent, where the system says so; else of the clock. */
const spentBy = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return performance.now();
  }
};
