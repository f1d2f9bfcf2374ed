// Golden files: written only when asked for, compared otherwise, differences shown by line.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from './fault.ts';

/** Set to 1, golden files are written anew; review the diff before committing it. */
export const UPDATE = 'UPDATE_PLAYTHROUGHS';

export const checkGolden = (path: string, text: string): void => {
  if (process.env[UPDATE] === '1') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  if (!existsSync(path)) throw new Fault(`${path} does not exist; write it with ${UPDATE}=1 and review it.`);
  const golden = readFileSync(path, 'utf8');
  if (golden === text) return;
  const was = golden.split('\n');
  const is = text.split('\n');
  const at = is.findIndex((line, i) => line !== was[i]);
  const line = at < 0 ? is.length : at;
  throw new Fault(
    `${path}, line ${line + 1}:\n  was ${JSON.stringify(was[line])}\n  is  ${JSON.stringify(is[line])}\n` +
      `If that is meant, write the file anew with ${UPDATE}=1 and review the diff.`,
  );
};
