// The numbers a designer tunes and a player chooses, checked when they are read.
import { decodeWith, findingsOf, type Json } from '@interlock/kernel';
import { z } from 'zod';
import balanceFile from '../content/balance.json' with { type: 'json' };
import presetsFile from '../content/presets.json' with { type: 'json' };

const amount = z.int().min(0).max(99);
const numbers = {
  actions: z.int().min(1).max(4).describe('actions in a turn'),
  flame: amount.min(1).describe('oil the flame takes every turn'),
  light: amount.describe('oil for lighting up'),
  reach: amount.describe('steps the light carries'),
  puddle: amount.describe('oil lost by stepping into a puddle'),
  draught: z.strictObject({ oil: amount, times: amount, outOf: amount.min(1) }),
};
export const balanceSchema = z.strictObject({ $schema: z.string().optional(), ...numbers });
export type Balance = z.infer<z.ZodObject<typeof numbers>>;

const side = z.int().min(2).max(20);
export const paramsSchema = z.strictObject({
  width: side,
  height: side,
  walls: amount,
  puddles: amount,
  pits: amount,
  draughts: amount,
  spare: amount.describe('turns of oil beyond the shortest way'),
});
export type Params = z.infer<typeof paramsSchema>;

const { $schema: _, ...read } = balanceSchema.parse(balanceFile);
export const balance: Balance = read;
export const presets = z.record(z.string(), paramsSchema).parse(presetsFile);

export const tune = (content: Balance, overrides: Json) => {
  const checked = decodeWith(z.strictObject(numbers).partial(), 'balance', overrides);
  return checked.ok ? decodeWith(z.strictObject(numbers), 'balance', { ...content, ...checked.value }) : checked;
};

export const lintBalance = (_: Balance, input: unknown) => findingsOf(balanceSchema, 'balance', input);
