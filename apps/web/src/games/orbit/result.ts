// A won run in the book [OS-464]: its medal as stars, its score, its hull. Turns and rewinds the book counts itself.

import type { OrbitShape } from '@interlock/orbit';
import { medalOf } from '@interlock/orbit/screen';
import type { Result } from '../../store/progress.ts';
import type { Table } from '../screen.ts';

const STARS = { gold: 3, silver: 2, bronze: 1 } as const;

const hullOf = ({ view }: Table<OrbitShape>): number => view.ships.find(({ isYours }) => isYours)?.hull ?? 0;

export const stars = (table: Table<OrbitShape>, turns: number): number => {
  const medal = medalOf(table.world, { turns, hull: hullOf(table) });
  return medal === null ? 0 : STARS[medal];
};

export const finalScore = ({ status }: Table<OrbitShape>): number => (status.is === 'won' ? status.score : 0);

/** Duels set no records: somebody else flew as well. */
export const record = (table: Table<OrbitShape>): { readonly score: number; readonly hull: number } | null =>
  table.view.isDuel ? null : { score: finalScore(table), hull: hullOf(table) };

/** The record; until a win without rewinds sets one, the best win with them, which says so. */
export const bestOf = ({ turns, record, sheet }: Result): string => {
  if (record) return `${record.turns} turns · score ${record.score} · hull ${record.hull}`;
  const rewinds = sheet?.rewinds ?? 0;
  const rewound = rewinds === 0 ? '' : ` · rewound ${rewinds === 1 ? 'once' : `${rewinds} times`}`;
  return `${turns} turns${sheet ? ` · score ${sheet.score}` : ''}${rewound}`;
};
