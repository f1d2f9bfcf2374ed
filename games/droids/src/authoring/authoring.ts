// What designers may hand in: other numbers for a run, packs of cards or glitches, and the kinds of files with their checks.

import {
  type Authoring,
  type DocumentKind,
  decodeWith,
  type Finding,
  fail,
  findingsOf,
  type Json,
  ok,
  type Result,
} from '@interlock/kernel';
import { z } from 'zod';
import { type CardTable, cardsOf, cardsSchema } from '../data/cards.ts';
import { cardTable, glitchTable, rulesetOf, documents as shipped } from '../data/content.ts';
import { type GlitchTable, glitchesOf, glitchesSchema } from '../data/glitches.ts';
import { modifiersSchema, modifierTable } from '../data/modifiers.ts';
import { rulesetSchema, tunedSchema } from '../data/ruleset.ts';
import { textsSchema } from '../data/texts.ts';
import { documentSchema } from '../level/document.ts';
import { lintLevel } from '../level/lint.ts';
import { RARITIES, RULESETS } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { Content, DroidsShape } from '../shape.ts';
import { coverage } from './coverage.ts';
import { error, when } from './finding.ts';
import { lintRuleset } from './lint.ts';
import { lintCards, stabilityIn } from './lintCards.ts';
import { proven } from './proven.ts';

type Table = { readonly [key: string]: Json };
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tables key by key, anything else as a whole; keys that do not belong stay in, for the schema to name. */
const laidOver = (base: Json, over: Json): Json => {
  if (!isTable(base) || !isTable(over)) return over;
  const entries = new Map(Object.entries(base));
  for (const [key, value] of Object.entries(over)) {
    const below = entries.get(key);
    entries.set(key, below === undefined ? value : laidOver(below, value));
  }
  return Object.fromEntries(entries);
};

/** What may be changed of a card for a run: its prices and how often it is met. */
const cardOverrides = z.record(
  z.string(),
  z.strictObject({
    cost: z.int().min(0).max(9).exactOptional(),
    shopCost: z.int().min(0).max(99).exactOptional(),
    rarity: z.enum(RARITIES).exactOptional(),
  }),
);

const firstError = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ severity }) => severity === 'error');

const refused = ({ path, message }: Finding) => fail('bad-content', `${path}: ${message}.`);

const tuneRuleset = (rules: Ruleset, over: Table): Result<Ruleset> => {
  const { cards: cardsOver = {}, ...rest } = over;
  const { cards, glitches, ...numbers } = rules;
  const names = glitches.map(({ name }) => name);
  const merged = laidOver({ ...numbers, glitches: names } as unknown as Json, rest);
  const read = decodeWith(tunedSchema, rules.name, merged);
  if (!read.ok) return fail('bad-content', read.error.message);
  const changes = decodeWith(cardOverrides, `${rules.name}.cards`, cardsOver);
  if (!changes.ok) return fail('bad-content', changes.error.message);
  const unknown = Object.keys(changes.value).find((type) => !cards.some((card) => card.type === type));
  if (unknown !== undefined)
    return fail('bad-content', `${rules.name}.cards: there is no card ${JSON.stringify(unknown)}.`);
  const { $schema: _, glitches: deck, ...fresh } = read.value;
  const tuned: Ruleset = {
    ...fresh,
    cards: cards.map((card) => ({ ...card, ...changes.value[card.type] })),
    glitches: deck.flatMap(
      (name) => glitches.find((glitch) => glitch.name === name) ?? glitchesOf(glitchTable, [name], rules.name),
    ),
  };
  const wrong = firstError(lintRuleset(tuned, deck, Object.keys(glitchTable)));
  return wrong === undefined ? ok(tuned) : refused(wrong);
};

/** Overrides by ruleset: `{"classic": {"numbers": {"day": {"sleepEnergy": 12}}, "cards": {"Move": {"shopCost": 3}}}}`. */
const tune = (content: Content, overrides: Json): Result<Content> => {
  if (!isTable(overrides))
    return fail(
      'bad-content',
      'Overrides are an object with the keys classic and remastered, each a part of a ruleset.',
    );
  const rulesets = { ...content.rulesets };
  for (const [name, over] of Object.entries(overrides)) {
    const id = RULESETS.find((one) => one === name);
    if (id === undefined)
      return fail('bad-content', `There is no ruleset ${JSON.stringify(name)}; there are ${RULESETS.join(', ')}.`);
    if (!isTable(over)) return fail('bad-content', `${name}: overrides of a ruleset are an object.`);
    const tuned = tuneRuleset(rulesets[id], over);
    if (!tuned.ok) return tuned;
    rulesets[id] = tuned.value;
  }
  return ok({ ...content, rulesets });
};

/** The content with more cards or glitches, or with another ruleset, from a file of the same form as the shipped ones. */
const load = (content: Content, document: unknown): Result<Content> => {
  if (!isTable(document)) return fail('bad-content', 'A pack is an object: {cards}, {glitches} or a whole ruleset.');
  if ('cards' in document && !('numbers' in document)) return loadCards(content, document);
  if ('glitches' in document && !('numbers' in document)) {
    const read = decodeWith(glitchesSchema, 'glitches', document);
    return read.ok
      ? rejoined(content, cardTable, { ...glitchTable, ...read.value.glitches })
      : fail('bad-content', read.error.message);
  }
  const wrong = firstError(lintRulesetFile(document));
  if (wrong !== undefined) return refused(wrong);
  const read = rulesetSchema.parse(document);
  return ok({ ...content, rulesets: { ...content.rulesets, [read.name]: rulesetOf(read, cardTable, glitchTable) } });
};

const loadCards = (content: Content, document: unknown): Result<Content> => {
  const read = decodeWith(cardsSchema, 'cards', document);
  if (!read.ok) return fail('bad-content', read.error.message);
  const wrong = firstError(lintCardsFile(document));
  if (wrong !== undefined) return refused(wrong);
  return rejoined(content, { ...cardTable, ...read.value.cards }, glitchTable, read.value.begins);
};

const rejoined = (
  content: Content,
  cards: CardTable,
  glitches: GlitchTable,
  begins: readonly string[] = [],
): Result<Content> => {
  const joined = (rules: Ruleset): Ruleset => ({
    ...rules,
    cards: cardsOf(cards, rules.name),
    robots: begun(rules, cards, begins),
    glitches: glitchesOf(glitches, [...new Set([...rules.glitches.map(({ name }) => name), ...added])], rules.name),
  });
  const added = Object.keys(glitches).filter((name) => !Object.hasOwn(glitchTable, name));
  const rulesets = { classic: joined(content.rulesets.classic), remastered: joined(content.rulesets.remastered) };
  for (const rules of Object.values(rulesets)) {
    const wrong = firstError(
      lintRuleset(
        rules,
        rules.glitches.map(({ name }) => name),
        Object.keys(glitches),
      ),
    );
    if (wrong !== undefined) return refused(wrong);
  }
  return ok({ ...content, rulesets });
};

/** Robots with more cards to begin with, as far as the ruleset has them. */
const begun = ({ robots, name }: Ruleset, cards: CardTable, begins: readonly string[]): Ruleset['robots'] => {
  const met = begins.filter((type) => cards[type]?.in[name] !== undefined);
  if (met.length === 0) return robots;
  return Object.fromEntries(
    Object.entries(robots).map(([robot, spec]) => [robot, { ...spec, deck: [...spec.deck, ...met] }]),
  ) as unknown as Ruleset['robots'];
};

const lintRulesetFile = (input: unknown): readonly Finding[] => {
  const found = findingsOf(rulesetSchema, 'ruleset', input);
  if (found.length > 0) return found;
  const document = rulesetSchema.parse(input);
  return lintRuleset(rulesetOf(document, cardTable, glitchTable), document.glitches, Object.keys(glitchTable));
};

const hasStability = stabilityIn({ classic: shipped.classic.flags, remastered: shipped.remastered.flags });

/** A pack of cards is judged by itself and by what it makes of both rulesets. */
const lintCardsFile = (input: unknown): readonly Finding[] => {
  const found = findingsOf(cardsSchema, 'cards', input);
  if (found.length > 0) return found;
  const { cards, begins = [] } = cardsSchema.parse(input);
  const all = { ...cardTable, ...cards };
  const missing = begins.flatMap((type, i) =>
    when(
      !Object.hasOwn(all, type),
      error(`cards.begins[${i}]`, 'unknown-card', `there is no card ${JSON.stringify(type)}`),
    ),
  );
  const own = lintCards(all, hasStability).filter(({ path }) => Object.hasOwn(cards, path.split('.')[1] ?? ''));
  const joined = RULESETS.flatMap((name) =>
    lintRuleset(rulesetOf(shipped[name], all, glitchTable), shipped[name].glitches, Object.keys(glitchTable)),
  );
  return [...own, ...missing, ...joined];
};

const lintGlitchesFile = (input: unknown): readonly Finding[] => {
  const found = findingsOf(glitchesSchema, 'glitches', input);
  if (found.length > 0) return found;
  const table = { ...glitchTable, ...glitchesSchema.parse(input).glitches };
  const rules = rulesetOf(shipped.remastered, cardTable, table);
  const all = { ...rules, glitches: glitchesOf(table, Object.keys(table), rules.name) };
  return lintRuleset(all, Object.keys(table), Object.keys(table));
};

/** Every kind must stay: rules, cards and levels name them. */
const lintModifiersFile = (input: unknown): readonly Finding[] => {
  const found = findingsOf(modifiersSchema, 'modifiers', input);
  if (found.length > 0) return found;
  const table = modifiersSchema.parse(input).modifiers;
  const missing = Object.keys(modifierTable).filter((kind) => !Object.hasOwn(table, kind));
  if (missing.length > 0)
    return [error('modifiers', 'missing-kind', `the rules know ${missing.join(', ')}; ${missing[0]} is not listed`)];
  const wordless = Object.entries(table).flatMap(([kind, { text, in: rulesets }]) =>
    RULESETS.flatMap((name) =>
      when(
        (rulesets?.[name]?.text ?? text) === undefined,
        error(`modifiers.${kind}.text`, 'no-text', `${kind} says nothing in ${name}: give it a sentence`),
      ),
    ),
  );
  const joined = RULESETS.flatMap((name) =>
    lintRuleset(
      rulesetOf(shipped[name], cardTable, glitchTable, table),
      shipped[name].glitches,
      Object.keys(glitchTable),
    ),
  );
  return [...wordless, ...joined];
};

const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  level: { title: 'Droids level', schema: documentSchema, lint: lintLevel },
  ruleset: { title: 'Droids ruleset', schema: rulesetSchema, lint: (_content, input) => lintRulesetFile(input) },
  cards: { title: 'Droids cards', schema: cardsSchema, lint: (_content, input) => lintCardsFile(input) },
  glitches: { title: 'Droids glitches', schema: glitchesSchema, lint: (_content, input) => lintGlitchesFile(input) },
  modifiers: {
    title: 'Droids modifiers',
    schema: modifiersSchema,
    lint: (_content, input) => lintModifiersFile(input),
  },
  texts: {
    title: 'Droids texts',
    schema: textsSchema,
    lint: (_content, input) => findingsOf(textsSchema, 'texts', input),
  },
};

export const authoring: Authoring<DroidsShape> = { tune, load, documents, proven, coverage };
