// The files in content/: what they may hold, and what was read from them.
import { decodeWith, type Json, ok, type Result } from '@interlock/kernel';
import { z } from 'zod';
import balanceFile from '../content/balance.json' with { type: 'json' };
import presetsFile from '../content/presets.json' with { type: 'json' };
import { ACTIONS } from './shape.ts';

const amount = z.int().min(0).max(99);
const side = z.int().min(2).max(20);
const name = z.string().min(1).max(80);
const text = name.optional();

const numbers = z.strictObject({
  actions: z.int().min(1).max(4).describe('actions in a turn'),
  flame: amount.min(1).describe('oil the flame takes every turn'),
  light: amount.describe('oil for lighting up'),
  reach: amount.describe('steps that the light carries'),
  puddle: amount.describe('oil lost in a puddle'),
  draught: z.strictObject({ oil: amount, times: amount, outOf: amount.min(1) }).describe('oil lost, and how often'),
});
export type Balance = z.infer<typeof numbers>;
export const balanceSchema = numbers.extend({ $schema: text });
export const { $schema: _, ...balance } = balanceSchema.parse(balanceFile);
export const tune = (content: Balance, overrides: Json): Result<Balance> => {
  const read = decodeWith(numbers.partial(), 'balance', overrides);
  return read.ok ? ok({ ...content, ...(read.value as Partial<Balance>) } as Balance) : read;
};

const counts = { walls: amount, pits: amount, puddles: amount, draughts: amount };
export const paramsSchema = z.strictObject({ width: side, height: side, ...counts, spareTurns: amount });
export type Params = z.infer<typeof paramsSchema>;
export const presets = z.record(name, paramsSchema).parse(presetsFile);

export const actionSchema = z.enum(ACTIONS);
const witness = z.strictObject({ kind: name, turns: z.array(z.array(actionSchema).max(4)).max(99) });
export const levelSchema = z.strictObject({
  ...{ $schema: text, id: text, title: text, teaches: text, seed: text },
  rows: z
    .array(z.string().regex(/^[#.~o=KS]{1,40}$/, 'expected 1 to 40 of # . ~ o = K S'))
    .min(1)
    .max(40),
  oil: z.int().min(1).max(999),
  par: z.strictObject({ turns: z.int().min(1), proof: z.enum(['optimal', 'witness']) }).optional(),
  witnesses: z.array(witness).max(9).optional(),
});
