// Where a finding points: cells of the drawing, and a line of the text.

import type { Finding } from '@interlock/kernel';

const spelled = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  const isPlace = Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));
  return isPlace ? [value.join(',')] : [];
};

/** The cells a game's linter names beside its sentence, as its board names them; games that name none give none. */
export const cellsOf = (finding: Finding): readonly string[] => {
  const { cells } = finding as { readonly cells?: unknown };
  return Array.isArray(cells) ? cells.flatMap(spelled) : [];
};

/** The line of the text a finding stands in, as places in it: where the file is no JSON, a linter counts lines from 1. */
export const lineOf = (text: string, finding: Finding): { readonly from: number; readonly to: number } | null => {
  const { line } = finding as { readonly line?: unknown };
  if (typeof line !== 'number' || line < 1) return null;
  const lines = text.split('\n');
  if (line > lines.length) return null;
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { from, to: from + lines[line - 1]!.length };
};

/** The finding after this one, or the one before it; from none to the first or the last, and round at the ends. */
export const turned = (at: number | null, count: number, by: 1 | -1): number | null => {
  if (count === 0) return null;
  if (at === null) return by === 1 ? 0 : count - 1;
  return (at + by + count) % count;
};
