// What the game says of the plan as it stands, and of the other plan.

import type { Refusal } from '@interlock/kernel';
import type { Appraisal, Cell, Entry, Figure, OrbitShape, OrbitView, PowerRow } from '@interlock/orbit';
import type { Table } from '../screen.ts';
import { cellOfKey } from './board/geometry.ts';

type OrbitTable = Table<OrbitShape>;

export const appraisalOf = ({ appraisal }: Pick<OrbitTable, 'appraisal'>): Appraisal | null =>
  appraisal as Appraisal | null;

export const otherAppraisalOf = ({ other }: Pick<OrbitTable, 'other'>): Appraisal | null =>
  (other?.appraisal ?? null) as Appraisal | null;

export const installedRows = ({ rows }: Appraisal): readonly PowerRow[] =>
  rows.filter(({ isInstalled }) => isInstalled);

export const figureOf = ({ figures }: Appraisal, id: string): Figure | null =>
  figures.find((figure) => figure.id === id) ?? null;

const ORDER = 'figure:order.';

/** The cell that is pointed at: on the board, or by the order that ends there. */
export const cellAsked = (selected: string | null, appraisal: Appraisal | null): Cell | null => {
  if (!selected?.startsWith(ORDER)) return cellOfKey(selected);
  return appraisal?.options.find(({ id }) => id === selected.slice(ORDER.length))?.end ?? null;
};

/** Refusals that belong to a control: `energy.engines`, `vent`, `move` … */
export const refusalsAt = ({ refusals }: Appraisal, field: string): readonly Refusal[] =>
  refusals.filter((refusal) => refusal.field === field);

/** The order each subsystem carries out: what is refused of it stands in that subsystem's row. */
const ORDERS: Readonly<Partial<Record<PowerRow['id'], string>>> = {
  engines: 'move',
  thrusters: 'rotate',
  laser: 'laser',
  railgun: 'railgun',
  missiles: 'launch',
};

/** The controls whose refusals a row tells. */
export const fieldsOf = ({ id }: Pick<PowerRow, 'id'>): readonly string[] => [
  `energy.${id}`,
  ...(ORDERS[id] === undefined ? [] : [ORDERS[id]]),
];

/** Fields whose subsystem is not on board: their refusals stand above the rows. */
export const strayFields = (appraisal: Appraisal): readonly string[] =>
  appraisal.rows.filter(({ isInstalled }) => !isInstalled).flatMap(fieldsOf);

/** In a duel every entry says whose it is. */
export const sided = <E extends Entry>(view: OrbitView, entry: E): E => {
  const side = view.ships.find(({ isYours }) => isYours)?.side;
  return view.isDuel && (side === 'blue' || side === 'red') ? { ...entry, side } : entry;
};
