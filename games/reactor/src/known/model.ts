// The facility as the screen reads it: the view's lists turned into lookups by cell. Holds nothing the view does not say.

import type { ConditionFile } from '../level/file.ts';
import { type Carrier, DIRS, type Dir, type Kind, type Service } from '../shape.ts';
import type { ReactorView } from '../view.ts';

export type Band = 'none' | 'trace' | 'caution' | 'critical';
export type Check = 'safe' | 'stay' | 'enter';
/** A cell as `y * width + x`. */
export type Index = number;

export interface Surface {
  readonly cell: Index;
  /** Heat is the heat that was judged; what is announced on top of it stands beside it. */
  readonly value: Readonly<Record<Kind, number>>;
  /** Heat announced for the coming turn: already in the cell, not judged yet. */
  readonly announced: number;
  readonly band: Readonly<Record<Kind, Band>>;
  /** Turns left of a block, 0 without one. */
  readonly block: Readonly<Record<Carrier, number>>;
  /** What the robot risks here: nothing, by staying, by entering at all. */
  readonly check: Check;
  /** The kinds that make it so. */
  readonly hurts: readonly Kind[];
}

export interface Prop {
  readonly id: string;
  readonly type:
    | 'flow'
    | 'consumer'
    | 'tJunction'
    | 'crossJunction'
    | 'door'
    | 'eyeTerminal'
    | 'supply'
    | 'reactorControl';
  readonly cell: Index;
  readonly carrier: Carrier | null;
  /** On, off, mode, open, full …: the word of the rules. */
  readonly state: string;
  readonly service: Service | null;
  readonly isRequired: boolean;
  /** Door: the edge of its cell it stands on. */
  readonly edge: Dir | null;
  /** Supply: what it gives. */
  readonly item: string | null;
  readonly modes: readonly string[];
}

export interface Leak {
  readonly id: string;
  readonly carrier: Carrier;
  /** Where the pipe is broken. */
  readonly cell: Index;
  /** Where it comes out and is repaired. */
  readonly face: Index;
  readonly severity: number;
}

/** One cell of a network, known after eye access only. */
export interface Pipe {
  readonly carrier: Carrier;
  readonly cell: Index;
  readonly opens: readonly Dir[];
  readonly amount: number;
  readonly push: number;
  readonly reserved: number;
  readonly isLeaking: boolean;
}

export interface Junction {
  readonly prop: string;
  readonly into: Dir;
  readonly out: readonly Dir[];
  /** What each mode would send into each branch, with the flow that arrives now. */
  readonly modes: readonly { readonly mode: string; readonly branches: readonly Flowing[] }[];
}

export interface Flowing {
  readonly amount: number;
  readonly push: number;
}

export interface Underground {
  readonly pipes: Readonly<Record<Carrier, ReadonlyMap<Index, Pipe>>>;
  readonly junctions: ReadonlyMap<string, Junction>;
  /** Source and consumer pairs with flow between them. */
  readonly links: readonly { readonly source: string; readonly consumer: string }[];
  /** Why a consumer starves, and what it wants. */
  readonly starving: ReadonlyMap<string, { readonly reasons: readonly string[]; readonly wants: Flowing }>;
}

export interface Announced {
  readonly id: string;
  readonly text: string;
  /** Turn of the next firing, null when it is over. */
  readonly turn: number | null;
  readonly every: number | null;
  readonly until: number | null;
  readonly unless: ConditionFile | null;
  readonly places: readonly Index[];
  /** Leaks it opens, and where they will show. */
  readonly starts: readonly { readonly leak: string; readonly carrier: Carrier; readonly cell: Index }[];
  /** Leaks it makes worse. */
  readonly worsens: readonly string[];
}

export interface Facility {
  /** The view it was made of. */
  readonly seen: ReactorView;
  readonly width: number;
  readonly height: number;
  /** Rows of the map as one text: equal texts, equal terrain. */
  readonly terrain: string;
  readonly isWall: (cell: Index) => boolean;
  readonly isReactor: (cell: Index) => boolean;
  readonly surface: ReadonlyMap<Index, Surface>;
  readonly props: readonly Prop[];
  readonly propAt: ReadonlyMap<Index, Prop>;
  readonly propOf: ReadonlyMap<string, Prop>;
  readonly leaks: readonly Leak[];
  readonly robot: Omit<ReactorView['robot'], 'at'> & { readonly cell: Index };
  readonly schedule: readonly Announced[];
  readonly isReady: boolean;
  readonly isWon: boolean;
  readonly underground: Underground | null;
}

export const EMPTY: Omit<Surface, 'cell'> = {
  value: { fuel: 0, coolant: 0, electricity: 0, heat: 0 },
  announced: 0,
  band: { fuel: 'none', coolant: 'none', electricity: 'none', heat: 'none' },
  block: { fuel: 0, coolant: 0, electricity: 0 },
  check: 'safe',
  hurts: [],
};

export const surfaceAt = (facility: Facility, cell: Index): Surface => facility.surface.get(cell) ?? { ...EMPTY, cell };

export const xOf = (facility: { readonly width: number }, cell: Index): number => cell % facility.width;
export const yOf = (facility: { readonly width: number }, cell: Index): number => Math.floor(cell / facility.width);
export const placeOf = (facility: { readonly width: number }, cell: Index): string =>
  `${xOf(facility, cell)},${yOf(facility, cell)}`;

/** The neighbour in a direction, walls included, or -1 off the map. */
export const stepTo = (facility: Pick<Facility, 'width' | 'height'>, cell: Index, dir: Dir): Index => {
  const x = xOf(facility, cell);
  const y = yOf(facility, cell);
  if (dir === 'N') return y > 0 ? cell - facility.width : -1;
  if (dir === 'S') return y < facility.height - 1 ? cell + facility.width : -1;
  if (dir === 'W') return x > 0 ? cell - 1 : -1;
  return x < facility.width - 1 ? cell + 1 : -1;
};

export const opposite = (dir: Dir): Dir => DIRS[3 - DIRS.indexOf(dir)]!;

/** The rule that judges reactor heat; every level has it. */
const heatRule = ({ seen }: Facility) => seen.terminal.find(({ id }) => id === 'ReactorHeat')!;

/** The one reactor heat: what the rules judged last, against its limit, and what is announced on top of it. [RM-D61] */
export const reactorHeat = (facility: Facility) => {
  const { value, limit, announced = 0 } = heatRule(facility);
  return { judged: value, limit, announced };
};

/** True where a coolant consumer produces, so that announced heat is cooled before it is judged. */
export const isCooled = ({ props }: Facility): boolean =>
  props.some(({ type, carrier, service }) => type === 'consumer' && carrier === 'coolant' && service === 'Producing');

/** Whether a robot that ends this turn on the cell goes unhurt: safe now, and still safe when the turn has run. */
export const isSafeToStay = (facility: Facility, next: Facility | undefined, cell: Index): boolean =>
  surfaceAt(facility, cell).check === 'safe' && (next === undefined || surfaceAt(next, cell).check === 'safe');

/** The cell a subject such as `cell:4,3` names, or null. */
export const cellOfSubject = (facility: Pick<Facility, 'width' | 'height'>, subject: string | null): Index | null => {
  const found = /^(?:\w+)[:@](\d+),(\d+)$/.exec(subject ?? '');
  if (!found) return null;
  const [x, y] = [Number(found[1]), Number(found[2])];
  return x < facility.width && y < facility.height ? y * facility.width + x : null;
};

export const subjectOf = (facility: { readonly width: number }, cell: Index): string =>
  `cell:${placeOf(facility, cell)}`;
