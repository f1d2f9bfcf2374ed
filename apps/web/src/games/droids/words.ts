// Names and short sentences for cards, modifiers, sources and places, out of the game's own glossary.

import type { ModifierKind, Terrain } from '@interlock/droids';
import * as glossary from '@interlock/droids';
import type { World } from './field/field.ts';
import { placeWords, spotOf } from './field/hex.ts';

/** `RaceCondition` → `Race condition`. */
export const spaced = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

interface Worded {
  readonly name: string;
  readonly text: string;
  readonly flavour?: string;
}

type Rules = Pick<World, 'rules'>;

const isTerrain = (rules: World['rules'], name: string): name is Terrain => Object.hasOwn(rules.terrain, name);
const isKind = (rules: World['rules'], name: string): name is ModifierKind => Object.hasOwn(rules.modifiers, name);

export const cardWords = ({ rules }: Rules, type: string): ReturnType<typeof glossary.cardWords> =>
  glossary.cardWords(rules, type);
export const glitchWords = ({ rules }: Rules, name: string): ReturnType<typeof glossary.glitchWords> =>
  glossary.glitchWords(rules, name);

export const contractWords = (
  { rules }: Rules,
  name: string,
): ReturnType<typeof glossary.contractWords> & { readonly tag: string } => ({
  ...glossary.contractWords(rules, name),
  tag: rules.contracts.find((contract) => contract.name === name)?.tag ?? '',
});

export const assignmentWords = (
  { rules }: Rules,
  name: string,
  shed: string | null = null,
): ReturnType<typeof glossary.contractWords> => glossary.assignmentWords(rules, name, shed);

/** A modifier, or a terrain, which acts like one. */
export const modWords = ({ rules }: Rules, kind: string): Worded => {
  if (isTerrain(rules, kind)) return glossary.terrainWords(rules, kind);
  return isKind(rules, kind) ? glossary.modifierWords(rules, kind) : { name: spaced(kind), text: '' };
};

export const terrainWords = ({ rules }: Rules, terrain: Terrain): Worded => glossary.terrainWords(rules, terrain);
export const { poiWords, phaseWords } = glossary;

/** `cell(1,-2)` → `cell 1,−2`; `T1` → `tower T1`; a glitch by its name. */
export const sourceWords = (source: string): string => {
  const cell = /^cell\((-?\d+),(-?\d+)\)$/.exec(source);
  if (cell) return `cell ${placeWords(spotOf(`${cell[1]},${cell[2]}`))}`;
  if (/^T\d+$/.test(source)) return `tower ${source}`;
  if (/^c\d+$/.test(source)) return `card ${source}`;
  if (source === 'board') return 'the field';
  return spaced(source);
};

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** Why a price cannot be paid; null: it can. */
export const lackOf = (has: number, price: number, what = ''): string | null =>
  price > has ? `needs ${price}${what}, has ${has}` : null;

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
