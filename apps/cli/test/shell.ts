// Runs a command line inside the test, with streams of its own, and reads what it answered.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { AnyGame } from '@interlock/kernel';
import { type AnyShape, openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { onTestFinished } from 'vitest';
import { run } from '../src/main.ts';

export const lamp = game as AnyGame;

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into documents of any shape
  readonly json: any;
}

interface Surroundings {
  readonly stdin?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTty?: boolean;
}

const collect = (isTty: boolean) => {
  const stream = Object.assign(new PassThrough(), { isTTY: isTty, columns: 100, rows: 40 });
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { stream, text: () => text };
};

export const shell = async (args: readonly string[], around: Surroundings = {}): Promise<Ran> => {
  const out = collect(around.isTty ?? false);
  const err = collect(false);
  const code = await run(args, {
    stdin: Readable.from([around.stdin ?? '']),
    stdout: out.stream,
    stderr: err.stream,
    env: around.env ?? {},
    cwd: around.cwd ?? process.cwd(),
  });
  const [text, errors] = [out.text(), err.text()];
  return {
    code,
    out: text,
    err: errors,
    get json() {
      return JSON.parse(text);
    },
  };
};

/** A folder that lives as long as the test. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'interlock-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** The shipped level with the longest first witness: long enough for a story. */
export const story = lamp.levels.reduce((a, b) =>
  (b.witnesses[0]?.turns.length ?? 0) > (a.witnesses[0]?.turns.length ?? 0) ? b : a,
);
export const witness = story.witnesses[0]!.turns;

export const open = (level: string = story.id, ranked = false): Session<AnyShape> => {
  const opened = openRun(lamp, { level });
  if (!opened.ok) throw new Error(opened.error.message);
  return new Session(opened.value, { ranked });
};

/** The story won by its own witness. */
export const won = (): Session<AnyShape> => {
  const session = open();
  for (const turn of witness) session.commit(turn);
  return session;
};

/** The story lost by doing nothing until the lamp is out. */
export const lost = (): Session<AnyShape> => {
  const session = open();
  while (session.status.is === 'playing') session.commit([]);
  return session;
};
