// The world around a command: where it writes, whether a person sits there, where files lie. Tests hand in their own.

import type { Readable, Writable } from 'node:stream';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
});

/** Colours only for a terminal that has them and a person who wants them (https://no-color.org). */
export const hasColour = (io: Io): boolean =>
  io.stdout.isTTY === true && (io.env.NO_COLOR ?? '') === '' && io.env.TERM !== 'dumb';

/** Waits until the stream takes more: whoever reads slowly makes us wait, not grow. */
export const write = (stream: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    if (stream.destroyed || stream.write(text)) resolve();
    else {
      const go = (): void => {
        stream.off('drain', go);
        stream.off('close', go);
        stream.off('error', go);
        resolve();
      };
      stream.once('drain', go).once('close', go).once('error', go);
    }
  });
