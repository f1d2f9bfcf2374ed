// The rows as text, in columns.

import { short } from './moved.ts';
import type { Row, Skipped } from './row.ts';

export const tableOf = (rows: readonly Row[], skipped: readonly Skipped[]): string => {
  const head = ['work', 'value', 'unit', 'peer', 'ratio', 'must', 'goal', 'met'];
  const body = rows.map((row) => [
    row.name,
    short(row.value),
    row.unit,
    row.peer === null ? '' : `${row.peerName} ${short(row.peer)}`,
    row.ratio === null ? '' : `${short(row.ratio)}×`,
    row.must ?? '',
    row.goal ?? '',
    row.met === null ? '' : row.goalMet ? 'goal' : row.met ? 'must' : 'NO',
  ]);
  const all = [head, ...body];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 1 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width));
  const notes = skipped.map(({ id, why }) => `skipped ${id}: ${why}`);
  return [line(head), line(rule), ...body.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};
