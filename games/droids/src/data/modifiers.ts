// Modifiers as data: each is one entry, with its numbers, its sentence, and where it lies. The rules know some of them by
// name; one that only changes currencies or prices needs nothing but its entry.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import modifiersFile from '../../content/modifiers.json' with { type: 'json' };
import { CURRENCIES, RULESETS, type RulesetName } from '../shape/names.ts';
import type { ModifierSpec } from '../shape/ruleset.ts';
import { typeSchema } from './cards.ts';
import { oddsSchema } from './numbers.ts';

const amount = z.int().min(0).max(9999).describe('A whole number, not below 0.');
const signed = z.int().min(-999).max(999).describe('A whole number, below 0 too.');
const text = z
  .string()
  .min(1)
  .max(300)
  .describe('What it does, in a sentence. `{cost}` and the like are its numbers; `{-cost}` with the sign turned.');
const sign = z.enum(['negative', 'positive', 'neutral']).describe('How it is shown.');

const passedOn = z
  .literal(true)
  .exactOptional()
  .describe(
    'It may lie on cells too: who comes by gives it to the cards after that slot, and treating the cell takes it off.',
  );

const numbers = {
  arrival: z
    .strictObject({
      field: z.enum(CURRENCIES).describe('The currency.'),
      amount: signed.describe('What is added to it.'),
      least: amount.exactOptional().describe('But not below this.'),
    })
    .exactOptional()
    .describe('Changed on arrival, given back on removal; `least`: not below this.'),
  costs: z
    .array(
      z.strictObject({
        with: z.array(z.enum(['Move', 'Turn', 'TurnToward', 'Interact'])).describe('Intents a card must have one of.'),
        amount: signed.describe('What is added to the cost.'),
      }),
    )
    .exactOptional()
    .describe('Changes of the play cost, for cards with such an intent; none named: every card.'),
  perProgram: z
    .strictObject({
      field: z.enum(CURRENCIES).describe('The currency.'),
      amount: signed.describe('What is added to it.'),
    })
    .exactOptional()
    .describe('Changed at the start of each program.'),
  chance: oddsSchema.exactOptional().describe('How likely it acts, where chance decides.'),
  period: amount.min(1).exactOptional().describe('The counter wraps here, and then it acts.'),
  amount: amount.exactOptional().describe("The kind's own number: rest, step, most stacks, divisor, Energy, discount."),
};

export const modifierSchema = z.strictObject({ sign, passedOn, ...numbers }).describe('One kind of modifier.');

const entrySchema = z.strictObject({
  on: z.enum(['robot', 'card']).describe('What carries it.'),
  sign,
  passedOn,
  ...numbers,
  text: text.exactOptional(),
  in: z
    .partialRecord(z.enum(RULESETS), z.strictObject({ ...numbers, text: text.exactOptional() }))
    .exactOptional()
    .describe('What differs in a ruleset.'),
});

export const modifiersSchema = z.strictObject({
  $schema: schemaLink,
  modifiers: z
    .record(typeSchema, entrySchema)
    .describe('Every kind there is, in the order in which the robot, then the card has its say.'),
});

export type ModifierTable = z.infer<typeof modifiersSchema>['modifiers'];

export const modifierTable: ModifierTable = modifiersSchema.parse(modifiersFile).modifiers;

/** Every kind with the numbers of a ruleset. */
export const modifiersOf = (table: ModifierTable, ruleset: RulesetName): Record<string, ModifierSpec> =>
  Object.fromEntries(
    Object.entries(table).map(([kind, { on: _on, text: _text, in: rulesets, ...shared }]) => {
      const { text: _own, ...own } = rulesets?.[ruleset] ?? {};
      return [kind, { ...shared, ...own }];
    }),
  );

/** The sentence of a kind, with these numbers in their places. */
export const modifierText = (
  entry: ModifierTable[string] | undefined,
  { costs = [], arrival, perProgram, chance, period, amount: own }: ModifierSpec,
  ruleset: RulesetName,
): string => {
  const values: Readonly<Record<string, number>> = {
    ...{ cost: costs[0]?.amount ?? 0, turnCost: costs[1]?.amount ?? 0, arrival: arrival?.amount ?? 0 },
    ...{ perProgram: perProgram?.amount ?? 0, den: chance?.den ?? 0, period: period ?? 0, amount: own ?? 0 },
  };
  const sentence = entry?.in?.[ruleset]?.text ?? entry?.text ?? '';
  return sentence.replace(/\{(-?)([a-zA-Z]+)\}/g, (_, minus: string, name: string) => {
    const value = values[name] ?? 0;
    return String(minus === '-' ? -value : value);
  });
};
