// Hand-written files stay short, and open with what they are for. Typed sources are named in one way: `oneNoun.ts`, or
// `OneNoun.tsx` for what is drawn; scripts that somebody starts are named as they are typed, `check-files.mjs`.
//   node scripts/check-files.mjs [folder]

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { repoFiles } from './lib/source-tree.mjs';

const LINES = 400;
const handWritten = /\.(?:[cm]?[jt]s|[jt]sx|css)$/;
// Declarations for a tool open with the tool's own lines.
const declarations = /\.d\.ts$/;
const hyphened = /\/[^/]*-[^/]*\.tsx?$/;
const opening = /^(?:#!.*\n)?(?:\/\/ |\/\*)/;

/** @returns {{ file: string, line: number, message: string }[]} */
export const findFileFaults = (home = root) => {
  const faults = [];
  for (const file of repoFiles(home)) {
    if (!handWritten.test(file) || declarations.test(file)) continue;
    const text = readFileSync(join(home, file), 'utf8');
    const lines = text.replace(/\n$/, '').split('\n').length;
    if (lines >= LINES) faults.push({ file, line: LINES, message: `has ${lines} lines; files stay under ${LINES}.` });
    if (hyphened.test(file)) faults.push({ file, line: 1, message: 'has a hyphen in its name; write it as one word.' });
    if (!opening.test(text)) faults.push({ file, line: 1, message: 'does not open with what it is for.' });
  }
  return faults;
};

if (isMain(import.meta.url)) report('file', findFileFaults(process.argv[2] ?? root));
