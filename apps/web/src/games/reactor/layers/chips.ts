// Where the figures of a cell stand: a chip per kind at the cell's edges, no wider than the cell, whatever the plan adds.

import {
  type Dir,
  type Facility,
  type Index,
  KINDS,
  type Kind,
  type Surface,
  stepTo,
  surfaceAt,
} from '@interlock/reactor/screen';
import { type Box, CELL, left, top } from '../board/geometry.ts';

/** What the figures are read from: the floor, and where there is a plan, the floor after it and after doing nothing. */
export interface Figures {
  readonly facility: Facility;
  readonly planned: Facility | null;
  readonly idle: Facility | null;
  /** Signs of reactions to come, by cell. */
  readonly signs?: ReadonlyMap<Index, Box>;
  /** Cells are small: one figure a cell, larger; the other kinds as signs alone. */
  readonly isCalm?: boolean;
}

/** Sizes of the type, the largest that fits is taken. */
const TYPES = [
  { name: '', glyph: 11, letter: 7.2, height: 16, gap: 7, inset: 2.5, foot: 3.8 },
  { name: 'rx-medium', glyph: 9, letter: 6.1, height: 15, gap: 4.5, inset: 1.5, foot: 3.8 },
  { name: 'rx-small', glyph: 7, letter: 5.3, height: 13, gap: 3, inset: 1, foot: 3.2 },
] as const;

/** The one figure of a small cell, and the same where four letters leave its sign no room. */
const CALM_TYPES = [
  { name: 'rx-calm', glyph: 11, letter: 12.2, height: 23, gap: 3, inset: 1, foot: 3.8 },
  { name: 'rx-calm', glyph: 0, letter: 12.2, height: 23, gap: 4, inset: 0.5, foot: 3.8 },
] as const;
/** Another kind of a small cell, as a sign without a figure. */
interface Sign {
  readonly name: 'rx-calm';
  readonly glyph: number;
  readonly letter: 0;
  readonly height: number;
  readonly gap: 2;
  readonly inset: 1;
  readonly foot: 0;
}
const signType = (pitch: number): Sign => ({
  name: 'rx-calm',
  glyph: pitch - 2,
  letter: 0,
  height: pitch,
  gap: 2,
  inset: 1,
  foot: 0,
});

type Type = (typeof TYPES)[number] | (typeof CALM_TYPES)[number] | Sign;
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

export const chipsOf = ({ facility, planned, idle, isCalm = false }: Figures, cell: Index): readonly Chip[] => {
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
  if (isCalm) return calmChips(facility, now, kinds, texts);
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

/** Above in its cell, below where something stands there, since a prop's badge is above; in the vessel away from the core. */
const isCalmTop = (facility: Facility, cell: Index): boolean => {
  const prop = facility.propAt.get(cell);
  if (prop && prop.type !== 'door') return false;
  return !facility.isReactor(cell) || awayFromCore(facility, cell).isTop;
};

/** The robot's check is across from the figure: on the left in cells of the vessel that end there, and beside a prop. */
const isCheckLeft = (facility: Facility, cell: Index): boolean =>
  facility.isReactor(cell) ? !awayFromCore(facility, cell).isRight : !isCalmTop(facility, cell);

/** What the check leaves of the row across from the figure. */
const SIGN_ROW = 26;

const RANK = { critical: 3, caution: 2, trace: 1, none: 0 } as const;

/** The figure that tells most, what the plan changes first, then what hurts; and the signs of the others across from it. */
const calmChips = (
  facility: Facility,
  { cell, value, band, hurts }: Surface,
  kinds: readonly Kind[],
  texts: readonly { readonly now: string; readonly next: string }[],
): readonly Chip[] => {
  const order = kinds
    .map((kind, i) => ({ kind, ...texts[i]! }))
    .sort(
      (a, b) =>
        Number(b.next !== '') - Number(a.next !== '') ||
        Number(hurts.includes(b.kind)) - Number(hurts.includes(a.kind)) ||
        RANK[band[b.kind]] - RANK[band[a.kind]] ||
        value[b.kind] - value[a.kind],
    );
  const [x0, y0] = [left(facility, cell), top(facility, cell)];
  const isTop = isCalmTop(facility, cell);
  return order.map(({ kind, now, next }, i) => {
    const key = `${cell}${kind}`;
    const at = (type: Type, x: number, width: number, isAbove: boolean) => ({
      key,
      kind,
      type,
      x: x0 + x,
      y: y0 + (isAbove ? EDGE : CELL - EDGE - type.height),
      width,
      height: type.height,
    });
    if (i > 0) {
      const pitch = Math.min(15, SIGN_ROW / (order.length - 1));
      const from = isCheckLeft(facility, cell) ? CELL - 2 - SIGN_ROW : EDGE;
      return { ...at(signType(pitch), from + (i - 1) * pitch, pitch, !isTop), now: '', next: '' };
    }
    // What it will be is what is decided now; what it is stands in the inspector.
    const letters = next === '' ? now.length : next.length;
    const type = CALM_TYPES.find((one) => widthOf(one, letters) <= CELL - 1) ?? CALM_TYPES[1];
    const width = Math.min(widthOf(type, letters), CELL);
    const isRight = facility.isReactor(cell) && awayFromCore(facility, cell).isRight;
    const edge = Math.min(EDGE, (CELL - width) / 2);
    return { ...at(type, isRight ? CELL - edge - width : edge, width, isTop), now: next === '' ? now : '', next };
  });
};

/** The middle of the sign that says do not stay or do not enter. */
export const checkPlace = (facility: Facility, cell: Index, isCalm = false): readonly [number, number] => {
  const [x, y] = [left(facility, cell), top(facility, cell)];
  if (isCalm) {
    return [isCheckLeft(facility, cell) ? x + 11 : x + CELL - 11, isCalmTop(facility, cell) ? y + CELL - 13 : y + 13];
  }
  const { value } = surfaceAt(facility, cell);
  const kinds = KINDS.filter((kind) => value[kind] > 0);
  if (kinds.length === 1 && facility.isReactor(cell)) {
    const { isTop, isRight } = awayFromCore(facility, cell);
    // What is announced stands between figure and sign, in a line of its own.
    const down = surfaceAt(facility, cell).announced > 0 ? 40 : 28;
    return [isRight ? x + CELL - 11 : x + 11, isTop ? y + down : y + CELL - down];
  }
  const isHigh = kinds.length > 2 || value.heat > 0;
  return [x + CELL - 11, isHigh ? y + CELL / 2 - 1 : y + CELL - 11];
};
