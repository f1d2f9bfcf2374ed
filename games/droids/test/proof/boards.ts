// Boards to look at, and a check of them that shares no code with the generator: union instead of flooding, coordinates
// instead of numbers.

import { hexDirections, hexDistance } from '@interlock/grid';
import { content } from '../../src/data/content.ts';
import { type BoardDraft, draftBoard } from '../../src/generate/board.ts';
import type { RulesetName } from '../../src/shape/names.ts';

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;

export const boardSample = (
  difficulty: (typeof DIFFICULTIES)[number],
  many: number,
  ruleset: RulesetName = 'classic',
  from = 0,
): readonly BoardDraft[] => {
  const rules = content.rulesets[ruleset];
  return Array.from({ length: many }, (_, i) =>
    draftBoard(rules, rules.difficulties[difficulty], `SAMPLE-${from + i}`, 0),
  ).flatMap((board) => (board === null ? [] : [board]));
};

/** Sentences about everything that cannot be reached. */
export const faultsOf = ({ radius, rows, pois, cells }: BoardDraft): readonly string[] => {
  const name = (q: number, r: number) => `${q},${r}`;
  const walls = new Set(pois.map(({ q, r }) => name(q, r)));
  for (const { q, r, modifiers } of cells) if (modifiers.some(({ kind }) => kind === 'Corrupt')) walls.add(name(q, r));
  const group = new Map<string, string>();
  const places: (readonly [number, number])[] = [];
  rows.forEach((row, i) => {
    const r = i - radius;
    row.split(' ').forEach((mark, k) => {
      const q = Math.max(-radius, -radius - r) + k;
      if (mark === '#') walls.add(name(q, r));
      else if (!walls.has(name(q, r))) group.set(name(q, r), name(q, r));
      places.push([q, r]);
    });
  });
  const root = (cell: string): string => {
    const up = group.get(cell)!;
    return up === cell ? cell : root(up);
  };
  const next = (q: number, r: number) => hexDirections.map((step) => name(q + step.q, r + step.r));
  for (const [q, r] of places) {
    if (!group.has(name(q, r))) continue;
    for (const there of next(q, r)) if (group.has(there)) group.set(root(there), root(name(q, r)));
  }
  const start = root('0,0');
  return [
    ...[...group.keys()].filter((cell) => root(cell) !== start).map((cell) => `${cell} is cut off`),
    ...pois
      .filter(({ q, r }) => !next(q, r).some((there) => group.has(there) && root(there) === start))
      .map(({ kind, q, r }) => `${kind} at ${q},${r} cannot be reached`),
    ...pois
      .filter(({ q, r }) => hexDistance({ q, r }, { q: 0, r: 0 }) > radius)
      .map(({ kind }) => `${kind} is off the board`),
  ];
};
