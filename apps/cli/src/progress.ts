// Long work in the open: a bar on a terminal's stderr, nothing on a pipe; between its steps Ctrl-C is heard.

import { Presets, SingleBar } from 'cli-progress';
import { EXIT, Fault } from './fault.ts';
import { removeUnfinished } from './files.ts';
import type { Io } from './io.ts';

/** Steps between two looks at the clock are short; the event loop gets its turn this often. */
const BREATH_MS = 40;

export class Progress {
  readonly #bar: SingleBar | null;
  #isStopped = false;
  #last = performance.now();
  readonly #stop = (): void => {
    // The second Ctrl-C ends at once, for work that does not breathe.
    if (this.#isStopped) {
      removeUnfinished();
      process.exit(EXIT.stopped);
    }
    this.#isStopped = true;
  };

  constructor(io: Io, total: number, what: string) {
    this.#bar = io.stderr.isTTY
      ? new SingleBar(
          {
            stream: io.stderr as NodeJS.WritableStream,
            format: `${what} {bar} {value}/{total} {doing}`,
            clearOnComplete: true,
            hideCursor: true,
            gracefulExit: false,
          },
          (io.env.NO_COLOR ?? '') === '' ? Presets.shades_classic : Presets.legacy,
        )
      : null;
    this.#bar?.start(total, 0, { doing: '' });
    process.on('SIGINT', this.#stop);
    process.on('SIGTERM', this.#stop);
  }

  /** Shows how far the work is and lets the event loop breathe; throws when the person has had enough. */
  async at(done: number, doing = ''): Promise<void> {
    const now = performance.now();
    if (now - this.#last >= BREATH_MS) {
      this.#last = now;
      this.#bar?.update(done, { doing });
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#isStopped) throw new Fault('stopped', 'Stopped.', EXIT.stopped);
  }

  end(): void {
    this.#bar?.stop();
    process.off('SIGINT', this.#stop);
    process.off('SIGTERM', this.#stop);
  }
}

/** Runs work under a progress bar that is cleared whatever happens. */
export const withProgress = async <T>(
  io: Io,
  total: number,
  what: string,
  work: (progress: Progress) => Promise<T>,
): Promise<T> => {
  const progress = new Progress(io, total, what);
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
};

/** Pumps a search that yields its progress until it has its answer. */
export const pump = async <Step extends { readonly nodes: number }, Answer>(
  io: Io,
  total: number,
  what: string,
  search: Generator<Step, Answer, void>,
): Promise<Answer> =>
  withProgress(io, total, what, async (progress) => {
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      await progress.at(Math.min(step.value.nodes, total));
    }
  });
