// A stand-in terminal: key codes in, everything drawn out.

import { EventEmitter } from 'node:events';

class Keyboard extends EventEmitter {
  readonly isTTY = true;
  #keys: string[] = [];

  constructor() {
    super();
    // Like a real stream: keys pressed before anyone listened are there when someone does.
    this.on('newListener', (event) => {
      if (event === 'readable') setImmediate(() => this.#keys.length > 0 && this.emit('readable'));
    });
  }

  setEncoding(): void {}
  setRawMode(): void {}
  resume(): void {}
  pause(): void {}
  ref(): void {}
  unref(): void {}

  read(): string | null {
    return this.#keys.shift() ?? null;
  }

  press(key: string): void {
    this.#keys.push(key);
    this.emit('readable');
  }
}

class Window extends EventEmitter {
  readonly isTTY = true;
  readonly columns: number;
  readonly rows: number;
  text = '';

  constructor(columns: number, rows: number) {
    super();
    this.columns = columns;
    this.rows = rows;
  }

  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

/** Waits until it is true; a wait that runs out is a failure of its own, not a slow way on. */
export const until = async (isThere: () => boolean, what: string): Promise<void> => {
  for (let i = 0; i < 6000 && !isThere(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
  if (!isThere()) throw new Error(`waited in vain for ${what}`);
};

/** A keyboard and a window, and what a command takes them for. */
export const terminal = (columns = 110, rows = 40) => {
  const keyboard = new Keyboard();
  const window = new Window(columns, rows);
  const io = {
    stdin: keyboard as never,
    stdout: window as never,
    stderr: window as never,
    env: { TERM: 'xterm', NO_COLOR: '1' },
    cwd: process.cwd(),
  };
  return { keyboard, window, io };
};
