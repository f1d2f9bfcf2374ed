// Why a pipe carries what it carries: back along the best offers to the source, counting cells and splits.

import { type Carrier, DIRS } from '../shape.ts';
import { type Facility, type Index, opposite, type Pipe, type Prop, placeOf, stepTo } from './model.ts';
import { PUSH_NAME } from './names.ts';

export interface Trail {
  readonly source: Prop | null;
  readonly start: number;
  readonly cells: number;
  readonly falloff: number;
  /** Junctions passed, source first: branch letter and mode. */
  readonly splits: readonly { readonly cell: Index; readonly mode: string; readonly branch: string }[];
}

type Measure = 'push' | 'amount';

const flowOf = (pipe: Pipe, what: Measure): number => (what === 'push' ? pipe.push : pipe.amount - pipe.reserved);

/** What a neighbour offers across an edge before falloff, and through which branch; null: nothing. */
const offerOf = (facility: Facility, from: Pipe, dir: (typeof DIRS)[number], what: Measure) => {
  const prop = facility.propAt.get(from.cell);
  const junction = prop?.carrier === from.carrier ? facility.underground?.junctions.get(prop.id) : undefined;
  if (!junction || !prop) return { value: flowOf(from, what), split: null };
  const branch = junction.out.indexOf(dir);
  if (branch < 0) return null;
  const split = { cell: prop.cell, mode: prop.state, branch: 'ABC'[branch] ?? '' };
  const offered = junction.modes.find(({ mode }) => mode === prop.state)?.branches[branch];
  return offered ? { value: offered[what], split } : null;
};

export const trailOf = (
  facility: Facility,
  carrier: Carrier,
  cell: Index,
  what: Measure,
  falloff: number,
): Trail | null => {
  const pipes = facility.underground?.pipes[carrier];
  let here = pipes?.get(cell);
  if (!pipes || !here || here[what] === 0) return null;
  const splits: Trail['splits'][number][] = [];
  for (let cells = 0; cells <= pipes.size; cells++) {
    const prop = facility.propAt.get(here.cell);
    if (
      prop?.type === 'flow' &&
      prop.carrier === carrier &&
      prop.state === 'Enabled' &&
      isOwn(facility, pipes, here, what, falloff)
    )
      return { source: prop, start: here[what], cells, falloff, splits: splits.reverse() };
    const back = upstream(facility, pipes, here, what, falloff);
    if (!back) return null;
    if (back.split) splits.push(back.split);
    here = back.pipe;
  }
  return null;
};

/** A source's own cell shows its own injection unless a neighbour offers as much. */
const isOwn = (
  facility: Facility,
  pipes: ReadonlyMap<Index, Pipe>,
  here: Pipe,
  what: Measure,
  falloff: number,
): boolean => upstream(facility, pipes, here, what, falloff) === null;

const upstream = (facility: Facility, pipes: ReadonlyMap<Index, Pipe>, here: Pipe, what: Measure, falloff: number) => {
  const own = facility.propAt.get(here.cell);
  const junction = own?.carrier === here.carrier ? facility.underground?.junctions.get(own.id) : undefined;
  for (const dir of DIRS) {
    if (!here.opens.includes(dir) || (junction && junction.into !== dir)) continue;
    const next = stepTo(facility, here.cell, dir);
    const pipe = next < 0 ? undefined : pipes.get(next);
    if (!pipe?.opens.includes(opposite(dir))) continue;
    const offer = offerOf(facility, pipe, opposite(dir), what);
    if (offer && offer.value > here[what] - 1 && offer.value - falloff === here[what])
      return { pipe, split: offer.split };
  }
  return null;
};

/** `pressure 12: 20 from the source at 1,4, 6 cells × 1, split 2/2 at 3,4, branch A`. */
export const trailWords = (
  facility: Facility,
  carrier: Carrier,
  what: Measure,
  value: number,
  trail: Trail | null,
): string => {
  const name = what === 'push' ? PUSH_NAME[carrier] : 'amount';
  if (value === 0) return `${name} 0: no open source reaches this cell`;
  if (!trail?.source) return `${name} ${value}`;
  const parts = [`${trail.start} from the source at ${placeOf(facility, trail.source.cell)}`];
  if (trail.cells > 0) parts.push(`${trail.cells} ${trail.cells === 1 ? 'cell' : 'cells'} × ${trail.falloff}`);
  for (const { cell, mode, branch } of trail.splits)
    parts.push(`split ${mode} at ${placeOf(facility, cell)}, branch ${branch}`);
  return `${name} ${value}: ${parts.join(', ')}`;
};
