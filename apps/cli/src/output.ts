// What a command answers: text for a person, or exactly one JSON document with `--json`.

import { type Io, write } from './io.ts';
import { plain } from './wire.ts';

export class Output {
  readonly io: Io;
  readonly isJson: boolean;

  constructor(io: Io, isJson: boolean) {
    this.io = io;
    this.isJson = isJson;
  }

  /** The answer, once a command: the document, or the text made from the same facts. */
  async give(document: object, text: () => string): Promise<void> {
    const made = this.isJson ? JSON.stringify(plain(document), null, 2) : visible(text());
    if (made !== '') await write(this.io.stdout, made.endsWith('\n') ? made : `${made}\n`);
  }

  /** A remark beside the answer; never on stdout. */
  async remark(text: string): Promise<void> {
    await write(this.io.stderr, `${visible(text)}\n`);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text from outside (titles, events, findings) as a terminal may be shown it: control characters spelled out, lines kept. */
export const visible = (text: string): string =>
  text.replace(CONTROLS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Rows as columns, the first row a heading; numbers to the right. */
export const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  return rows
    .map((row) =>
      row
        .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** `3 turns`, `1 turn`. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
