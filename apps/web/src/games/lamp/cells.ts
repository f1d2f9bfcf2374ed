// The map of a Lamp view as cells with names.

import type { LampShape } from '@interlock/lamp';

type View = LampShape['view'];

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
  readonly subject: string;
}

const NAMES: Readonly<Record<string, string>> = {
  '@': 'you, the keeper',
  '#': 'wall',
  '.': 'floor',
  o: 'pit',
  '=': 'draught',
  S: 'switch',
  '?': 'dark',
};

export const cellsOf = (view: View): readonly Cell[] =>
  view.rows.flatMap((row, y) => [...row].map((tile, x) => ({ x, y, tile, subject: `cell@${x + 1},${y + 1}` })));

export const keeperOf = (view: View): { readonly x: number; readonly y: number } => {
  const y = view.rows.findIndex((row) => row.includes('@'));
  return { x: view.rows[y]?.indexOf('@') ?? 0, y };
};

export const cellName = ({ x, y, tile }: Cell): string => `${x + 1},${y + 1}: ${NAMES[tile] ?? tile}`;
