// Levels: from file to map, and what can be wrong with one.
import { flood, northWestEastSouth, squareGraph } from '@interlock/grid';
import { type Codec, type Finding, fail, findingsOf, type LevelEntry, ok } from '@interlock/kernel';
import cellar from '../content/levels/cellar.json' with { type: 'json' };
import draught from '../content/levels/draught.json' with { type: 'json' };
import pit from '../content/levels/pit.json' with { type: 'json' };
import step from '../content/levels/step.json' with { type: 'json' };
import { levelSchema } from './content.ts';
import { setup } from './rules.ts';
import type { LampShape, Level } from './shape.ts';

export const lintLevel = (_: unknown, input: unknown): readonly Finding[] => {
  const found: Finding[] = [...findingsOf(levelSchema, 'level', input)];
  if (found.length > 0) return found;
  const level = levelSchema.parse(input);
  const add = (code: string, message: string, path = 'level.rows', severity: Finding['severity'] = 'error') =>
    found.push({ path, code, severity, message });
  const length = level.rows[0]!.length;
  level.rows.forEach((row, y) => {
    if (row.length !== length)
      add('ragged', `expected ${length} cells as above, found ${row.length}`, `level.rows[${y}]`);
  });
  for (const tile of ['K', 'S']) {
    const count = level.rows.join('').split(tile).length - 1;
    if (count !== 1) add('not-one', `expected one ${tile}, found ${count}`);
  }
  if (found.length === 0 && !isOpen(level)) add('cut-off', 'the switch cannot be reached without falling into a pit');
  if (!level.witnesses) add('no-witness', 'nothing proves that this level can be won', 'level', 'warning');
  return found;
};

const isOpen = (level: Level): boolean => {
  const { grid, cells, at } = setup(null, level);
  const isFree = (_: number, to: number): boolean => !'#o'.includes(cells[to]!);
  return flood(squareGraph(grid, northWestEastSouth), [at], isFree).includes(cells.indexOf('S'));
};

export const levelCodec: Codec<Level> = {
  encode: ({ rows, oil }) => ({ rows, oil }),
  decode: (input) => {
    const wrong = lintLevel(null, input).find((finding) => finding.severity === 'error');
    if (wrong) return fail(wrong.code, `${wrong.path}: ${wrong.message}.`);
    const { rows, oil } = levelSchema.parse(input);
    return ok({ rows, oil });
  },
};

export const levels: readonly LevelEntry<LampShape>[] = [step, pit, draught, cellar].map((file) => {
  const { $schema: _, id = '', title = '', rows, oil, par = null, witnesses = [], ...rest } = levelSchema.parse(file);
  return { id, title, level: { rows, oil }, par, witnesses, ...rest } as LevelEntry<LampShape>;
});
