// Where the figures of a cell stand: a chip per kind at the cell's edges, no wider than the cell, whatever the plan adds.

import { type Box, CELL, left, top } from '../geometry.ts';
import { type Dir, type Facility, type Index, KINDS, type Kind, type Surface, stepTo, surfaceAt } from '../model.ts';

/** What the figures are read from: the floor, and where there is a plan, the floor after it and after doing nothing. */
export interface Figures {
  readonly facility: Facility;
  readonly planned: Facility | null;
  readonly idle: Facility | null;
  /** Signs of reactions to come, by cell. */
  readonly signs?: ReadonlyMap<Index, Box>;
}

/** Sizes of the type, the largest that fits is taken. */
const TYPES = [
  { name: '', glyph: 11, letter: 7.2, height: 16, gap: 7, inset: 2.5, foot: 3.8 },
  { name: 'rx-medium', glyph: 9, letter: 6.1, height: 15, gap: 4.5, inset: 1.5, foot: 3.8 },
  { name: 'rx-small', glyph: 7, letter: 5.3, height: 13, gap: 3, inset: 1, foot: 3.2 },
] as const;

type Type = (typeof TYPES)[number];
const SMALL = TYPES[2];
/** Room between a chip and the edge of its cell. */
const EDGE = 3;
/** Neighbours must stay apart by their own edges. */
const WIDEST = CELL - EDGE;

/** A figure on the floor: its box, its type and what it says. */
export interface Chip extends Box {
  readonly key: string;
  readonly kind: Kind;
  readonly now: string;
  /** What the plan makes of it; empty where it stays. */
  readonly next: string;
  readonly type: Type;
}

interface Place {
  readonly isTop: boolean;
  readonly isRight: boolean;
}

/** In the reactor area figures keep away from the core: which way that is from a cell. */
const awayFromCore = (facility: Facility, cell: Index): Place => {
  const has = (dir: Dir): boolean => {
    const next = stepTo(facility, cell, dir);
    return next >= 0 && facility.isReactor(next);
  };
  // Towards the side where the vessel ends; in the middle of a large one, to the lower right.
  return { isTop: has('S') && !has('N'), isRight: has('W') || !has('E') };
};

/** Carriers above and to the left, heat below and to the right; the word of a prop keeps the foot of its cell. */
const placeOf = (facility: Facility, cell: Index, kinds: readonly Kind[], i: number): Place => {
  const kind = kinds[i]!;
  if (kinds.length > 2) return { isTop: i < 2, isRight: i % 2 === 1 };
  if (kinds.length === 1 && facility.isReactor(cell)) return awayFromCore(facility, cell);
  const isHeat = kind === 'heat';
  const prop = facility.propAt.get(cell);
  if (kinds.length === 1 && prop && prop.type !== 'door') return { isTop: true, isRight: false };
  return { isTop: i === 0 && !isHeat, isRight: isHeat };
};

const differs = (a: Surface, b: Surface, kind: Kind): boolean => a.value[kind] !== b.value[kind];

const widthOf = ({ glyph, gap, letter }: Type, letters: number): number => glyph + gap + letters * letter;

export const chipsOf = ({ facility, planned, idle }: Figures, cell: Index): readonly Chip[] => {
  const now = surfaceAt(facility, cell);
  const then = planned && surfaceAt(planned, cell);
  const else_ = idle && surfaceAt(idle, cell);
  // Only what the plan changes is worth ink.
  const changes = (kind: Kind): boolean =>
    then !== null && else_ !== null && differs(then, else_, kind) && differs(then, now, kind);
  const kinds = KINDS.filter((kind) => now.value[kind] > 0 || changes(kind));
  const texts = kinds.map((kind) => ({
    now: String(now.value[kind]),
    next: changes(kind) ? `→${then!.value[kind]}` : '',
  }));
  const lengths = texts.map((text) => text.now.length + text.next.length);
  const [x0, y0] = [left(facility, cell), top(facility, cell)];
  const isMany = kinds.length > 2;
  // Three or four share the corners while two fit beside each other; else they stand in rows.
  const pairs = [lengths.slice(0, 2), lengths.slice(2)];
  const isStacked =
    isMany && pairs.some((pair) => pair.reduce((sum, one) => sum + widthOf(SMALL, one), 0) > CELL - EDGE);
  return kinds.map((kind, i) => {
    const length = lengths[i]!;
    const type = isMany ? SMALL : (TYPES.find((one) => widthOf(one, length) <= WIDEST) ?? SMALL);
    const width = Math.min(widthOf(type, length), CELL);
    const said = { key: `${cell}${kind}`, kind, ...texts[i]!, type };
    if (isStacked) {
      const pitch = (CELL - 2) / Math.max(3.4, kinds.length);
      return { ...said, x: x0 + 1.5, y: y0 + 1.5 + i * pitch, width, height: Math.min(type.height, pitch) };
    }
    const { isTop, isRight } = placeOf(facility, cell, kinds, i);
    const edge = Math.min(EDGE, (CELL - width) / 2);
    const x = x0 + (isRight ? CELL - edge - width : edge);
    const y = y0 + (isTop ? EDGE : CELL - EDGE - type.height);
    return { ...said, x, y, width, height: type.height };
  });
};

/** The middle of the sign that says do not stay or do not enter. */
export const checkPlace = (facility: Facility, cell: Index): readonly [number, number] => {
  const [x, y] = [left(facility, cell), top(facility, cell)];
  const { value } = surfaceAt(facility, cell);
  const kinds = KINDS.filter((kind) => value[kind] > 0);
  if (kinds.length === 1 && facility.isReactor(cell)) {
    const { isTop, isRight } = awayFromCore(facility, cell);
    return [isRight ? x + CELL - 11 : x + 11, isTop ? y + 28 : y + CELL - 28];
  }
  const isHigh = kinds.length > 2 || value.heat > 0;
  return [x + CELL - 11, isHigh ? y + CELL / 2 - 1 : y + CELL - 11];
};
