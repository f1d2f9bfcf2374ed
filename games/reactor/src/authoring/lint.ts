// The linter of level files: every finding at once, in the order of the rules. Checks that need a sound file run only
// where the earlier ones found no error.

import type { Finding } from '@interlock/kernel';
import type { LevelFile } from '../level/file.ts';
import { respell } from '../level/spelling.ts';
import type { Content } from '../shape.ts';
import { Findings } from './findings.ts';
import { lintBalance } from './lintBalance.ts';
import { lintLeaks, lintSurface } from './lintLeaks.ts';
import { isGeometrySound, type LintPart, lintMap, readMap } from './lintMap.ts';
import { type Ablation, lintAblation, lintPlay, lintUnused } from './lintPlay.ts';
import { lintConnections, lintProps } from './lintProps.ts';
import { lintEvents, lintReady, lintTerminal } from './lintScript.ts';
import { lintShape } from './lintShape.ts';

export interface LintOptions {
  /** Released levels must carry par and witness; drafts are only warned. */
  readonly released?: boolean;
  /** A solver that tells in how many turns a level is won without a mechanic; left out: claims are not checked. */
  readonly ablate?: Ablation;
}

const PARTS: readonly LintPart[] = [lintProps, lintLeaks, lintSurface, lintEvents, lintTerminal, lintReady];

export const lintLevel = (content: Content, input: unknown, options: LintOptions = {}): readonly Finding[] => {
  const found = new Findings();
  const spelled = respell(input);
  const shape = lintShape(spelled, found);
  if (!shape.isReadable) return found.sorted();
  const file = spelled as LevelFile;
  lintMap(file, found);
  if (isGeometrySound(found)) {
    const map = readMap(file);
    for (const lint of PARTS) lint(content, file, map, shape.isBroken, found);
    lintBalance(content, file, found);
    if (!found.hasErrors) lintConnections(content, file, found);
  }
  if (!found.hasErrors) {
    lintPlay(content, file, options.released ?? false, found);
    lintUnused(content, file, found);
    if (!found.hasErrors && options.ablate !== undefined) lintAblation(file, options.ablate, found);
  }
  return found.sorted();
};
