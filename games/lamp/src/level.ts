// Level files: what they hold, what can be wrong with them, and how a map is walked.
import { type Codec, decodeWith, type Finding, fail, findingsOf, type LevelEntry, ok } from '@interlock/kernel';
import { z } from 'zod';
import cellar from '../content/levels/cellar.json' with { type: 'json' };
import draught from '../content/levels/draught.json' with { type: 'json' };
import pit from '../content/levels/pit.json' with { type: 'json' };
import step from '../content/levels/step.json' with { type: 'json' };
import { ACTIONS, type LampShape, type Level, type Tile, WAYS, type Way } from './shape.ts';

const name = z.string().min(1).max(80);
export const actionSchema = z.enum(ACTIONS);
export const levelSchema = z.strictObject({
  $schema: name.optional(),
  id: name.optional(),
  title: name.optional(),
  teaches: name.optional(),
  seed: name.optional(),
  rows: z
    .array(z.string().regex(/^[#.~o=KS]{1,40}$/, 'expected 1 to 40 of # . ~ o = K S'))
    .min(1)
    .max(40),
  oil: z.int().min(1).max(999),
  par: z.strictObject({ turns: z.int().min(1), proof: z.enum(['optimal', 'witness']) }).optional(),
  witnesses: z.array(z.strictObject({ kind: name, turns: z.array(z.array(actionSchema).max(9)).max(999) })).optional(),
});

export const tileAt = (level: Level, cell: number): Tile => {
  const width = level.rows[0]!.length;
  return level.rows[Math.floor(cell / width)]![cell % width] as Tile;
};
export const cellOf = (level: Level, tile: Tile): number => level.rows.join('').indexOf(tile);
/** The cell one step away; the same cell where a wall or the edge is in the way. */
export const stepFrom = (level: Level, cell: number, way: Way): number => {
  const width = level.rows[0]!.length;
  const x = (cell % width) + WAYS[way][0];
  const y = Math.floor(cell / width) + WAYS[way][1];
  return (level.rows[y]?.[x] ?? '#') === '#' ? cell : y * width + x;
};
export const distance = (level: Level, a: number, b: number): number => {
  const width = level.rows[0]!.length;
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
};

/** Cells that can be reached without falling. */
const reachable = (level: Level): ReadonlySet<number> => {
  const found = new Set([cellOf(level, 'K')]);
  for (const cell of found)
    for (const way of Object.keys(WAYS) as Way[]) {
      const to = stepFrom(level, cell, way);
      if (tileAt(level, to) !== 'o') found.add(to);
    }
  return found;
};

export const lintLevel = (_: unknown, input: unknown): readonly Finding[] => {
  const wrong = findingsOf(levelSchema, 'level', input);
  if (wrong.length > 0) return wrong;
  const level = levelSchema.parse(input);
  const error = (path: string, code: string, message: string): Finding => ({ path, code, severity: 'error', message });
  const ragged = level.rows.findIndex((row) => row.length !== level.rows[0]!.length);
  if (ragged > 0)
    return [
      error(
        `level.rows[${ragged}]`,
        'ragged',
        `expected ${level.rows[0]!.length} cells as in the first row, found ${level.rows[ragged]!.length}`,
      ),
    ];
  const counts = (['K', 'S'] as const).map((tile) => [tile, level.rows.join('').split(tile).length - 1] as const);
  const odd = counts.filter(([, count]) => count !== 1);
  if (odd.length > 0)
    return odd.map(([tile, count]) => error('level.rows', 'not-one', `expected one ${tile}, found ${count}`));
  if (!reachable(level).has(cellOf(level, 'S')))
    return [error('level.rows', 'cut-off', 'the switch cannot be reached without falling into a pit')];
  if (level.witnesses === undefined)
    return [
      { path: 'level', code: 'no-witness', severity: 'warning', message: 'nothing proves that this level can be won' },
    ];
  return [];
};

export const levelCodec: Codec<Level> = {
  encode: ({ rows, oil }) => ({ rows, oil }),
  decode: (input) => {
    const wrong = lintLevel(null, input).find((finding) => finding.severity === 'error');
    if (wrong) return fail(wrong.code, `${wrong.path}: ${wrong.message}.`);
    const read = decodeWith(levelSchema, 'level', input);
    return read.ok ? ok({ rows: read.value.rows, oil: read.value.oil }) : read;
  },
};

export const levels: readonly LevelEntry<LampShape>[] = [step, pit, draught, cellar].map((input) => {
  const { id = '', title = '', teaches, seed, rows, oil, par, witnesses = [] } = levelSchema.parse(input);
  return {
    ...{ id, title, level: { rows, oil }, par: par ?? null, witnesses },
    ...(teaches === undefined ? {} : { teaches }),
    ...(seed === undefined ? {} : { seed }),
  };
});
