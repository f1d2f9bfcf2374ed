// Files: read within bounds, written whole or not at all. A temporary file beside the target is renamed at the end,
// so neither Ctrl-C nor a full disk leaves half a level behind.

import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BOUNDS, type Json, parseJson } from '@interlock/kernel';
import { Fault, need } from './fault.ts';

/** UTF-8 characters take at most this many bytes each. */
const MAX_BYTES = 4 * BOUNDS.size;

/** A text file, or one sentence why not. */
export const readText = (path: string): string => {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    throw new Fault('unreadable', `${path}: ${sayReadError(error)}`);
  }
  try {
    const { size } = fstatSync(file);
    if (size > MAX_BYTES)
      throw new Fault('too-large', `${path}: the file has ${size} bytes; at most ${MAX_BYTES} are read.`);
    return decode(path, readUpTo(file, MAX_BYTES, path));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('unreadable', `${path}: ${sayReadError(error)}`);
  } finally {
    closeSync(file);
  }
};

/** Reads to the end, whatever size the file claims: pipes and devices claim none. */
const readUpTo = (file: number, limit: number, path: string): Buffer => {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const length = readSync(file, chunk);
    if (length === 0) return Buffer.concat(chunks);
    total += length;
    if (total > limit) throw new Fault('too-large', `${path}: more than ${limit} bytes; at most ${limit} are read.`);
    chunks.push(chunk.subarray(0, length));
  }
};

const decode = (path: string, bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('not-text', `${path}: the file is not UTF-8 text.`);
  }
};

export const readJson = (path: string): Json => need(parseJson(readText(path)), path);

/** Temporary files not yet renamed; removed when the program is stopped. */
const unfinished = new Set<string>();
let made = 0;

export const writeWhole = (path: string, text: string): void => {
  sweep(dirname(path));
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}-${made++}.part`);
  unfinished.add(temporary);
  try {
    writeSynced(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Fault('unwritable', `${path}: ${sayWriteError(error)}`);
  } finally {
    unfinished.delete(temporary);
  }
};

/** On the disk before it is renamed: a crash then leaves the old file or the new one, never an empty one. */
const writeSynced = (path: string, text: string): void => {
  const file = openSync(path, 'wx');
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const PART = /^\..+\.(\d+)-\d+\.part$/;

/** Removes what a killed run of this program left beside a file: parts whose process is gone. */
const sweep = (folder: string): void => {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  for (const name of names) {
    const pid = PART.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

export const writeJson = (path: string, document: unknown): void =>
  writeWhole(path, `${JSON.stringify(document, null, 2)}\n`);

/** With every folder above it. Step by step: Node's own `recursive` never ends in a place that takes no folders (/proc). */
export const makeFolder = (path: string): void => {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (dirname(path) !== path) makeFolder(dirname(path));
    mkdirSync(path);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('unwritable', `${path}: ${sayFolderError(error)}`);
  }
};

export const removeUnfinished = (): void => {
  for (const path of unfinished) rmSync(path, { force: true });
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown error';

const sayReadError = (error: unknown): string => {
  const code = codeOf(error);
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'this is a folder, not a file.';
  if (code === 'EACCES' || code === 'EPERM') return 'the file may not be read.';
  return `the file cannot be read (${code}).`;
};

/** The folder above is there, so what is missing is the right to put one into it. */
const sayFolderError = (error: unknown): string =>
  codeOf(error) === 'ENOENT' ? 'no folder can be made here.' : sayWriteError(error);

const sayWriteError = (error: unknown): string => {
  const code = codeOf(error);
  if (code === 'ENOENT') return 'the folder does not exist.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'this place may not be written to.';
  if (code === 'ENOSPC') return 'the disk is full.';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file stands where a folder is needed.';
  if (code === 'EISDIR') return 'a folder of this name is in the way.';
  return `the file cannot be written (${code}).`;
};
