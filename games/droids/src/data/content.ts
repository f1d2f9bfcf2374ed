// What the game is played with: two rulesets with their cards, glitches and modifiers, read from content/ by their schemas.

import cardsFile from '../../content/cards.json' with { type: 'json' };
import glitchesFile from '../../content/glitches.json' with { type: 'json' };
import classicFile from '../../content/rulesets/classic.json' with { type: 'json' };
import remasteredFile from '../../content/rulesets/remastered.json' with { type: 'json' };
import type { Ruleset } from '../shape/ruleset.ts';
import type { Content } from '../shape.ts';
import { type CardTable, cardsOf, cardsSchema } from './cards.ts';
import { type GlitchTable, glitchesOf, glitchesSchema } from './glitches.ts';
import { type ModifierTable, modifiersOf, modifierTable } from './modifiers.ts';
import { type RulesetDocument, rulesetSchema } from './ruleset.ts';

export const cardTable: CardTable = cardsSchema.parse(cardsFile).cards;
export const glitchTable: GlitchTable = glitchesSchema.parse(glitchesFile).glitches;

/** A ruleset document with its cards, glitches and modifiers in place. */
export const rulesetOf = (
  document: RulesetDocument,
  cards: CardTable,
  glitches: GlitchTable,
  modifiers: ModifierTable = modifierTable,
): Ruleset => {
  const { $schema: _, glitches: deck, ...numbers } = document;
  return {
    ...numbers,
    modifiers: modifiersOf(modifiers, document.name) as Ruleset['modifiers'],
    cards: cardsOf(cards, document.name),
    glitches: glitchesOf(glitches, deck, document.name),
  };
};

export const documents = {
  classic: rulesetSchema.parse(classicFile),
  remastered: rulesetSchema.parse(remasteredFile),
} as const;

export const content: Content = {
  rulesets: {
    classic: rulesetOf(documents.classic, cardTable, glitchTable),
    remastered: rulesetOf(documents.remastered, cardTable, glitchTable),
  },
};
