// A stand-in terminal: key codes in, everything drawn out.

import { EventEmitter } from 'node:events';

export class Keyboard extends EventEmitter {
  readonly isTTY = true;
  #keys: string[] = [];

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

export class Window extends EventEmitter {
  readonly isTTY = true;
  readonly columns = 110;
  readonly rows = 40;
  text = '';

  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

export const until = async (isThere: () => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !isThere(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
};
