// The text on the card bench: one card as its entry in a file of cards, what is said of it, and what it makes of the game.

import { cardTable, content, type DroidsShape, game } from '@interlock/droids';
import { type Finding, type Json, parseJson } from '@interlock/kernel';

type Rules = DroidsShape['world']['rules'];

export interface Judged {
  readonly findings: readonly Finding[];
  /** The rulesets with the cards of the text, and the types among them; none while the text has errors. */
  readonly rulesets: readonly { readonly rules: Rules; readonly types: readonly string[] }[];
  readonly types: readonly string[];
}

export const shipped: readonly string[] = Object.keys(cardTable);

/** A shipped card as a file of its own, to be changed. */
export const textOf = (type: string): string => JSON.stringify({ cards: { [type]: cardTable[type] } }, null, 2);

const broken = (message: string): Judged => ({
  findings: [{ path: 'cards', code: 'no-json', severity: 'error', message }],
  rulesets: [],
  types: [],
});

export const judge = (text: string): Judged => {
  const parsed = parseJson(text);
  if (!parsed.ok) return broken(parsed.error.message);
  const findings = game.authoring!.documents!.cards!.lint(content, parsed.value);
  const named = (parsed.value as { readonly cards?: Readonly<Record<string, Json>> } | null)?.cards ?? {};
  const loaded = game.authoring!.load!(content, parsed.value);
  if (!loaded.ok) return { findings, rulesets: [], types: [] };
  const types = Object.keys(named);
  const rulesets = Object.values(loaded.value.rulesets).map((rules) => ({
    rules,
    types: types.filter((type) => rules.cards.some((card) => card.type === type)),
  }));
  return { findings, rulesets, types };
};

/** How often a card that is tried lies in the starting deck: about two in a first hand. */
const COPIES = 5;

/** The text as a pack that deals its cards on the first day. */
export const packText = (text: string, types: readonly string[]): string => {
  const begins = types.slice(0, 3).flatMap((type) => Array.from({ length: COPIES }, () => type));
  return JSON.stringify({ ...(JSON.parse(text) as object), begins });
};
