// The level file: its shape as one zod schema, from which the type, the JSON Schema and the shape findings come.

import { z } from 'zod';
import { CARRIERS, DIRS, ITEMS, KINDS, MECHANICS, SUPPLIES } from '../shape.ts';

const at = z.tuple([z.int(), z.int()]);
const carrier = z.enum(CARRIERS);
const kind = z.enum(KINDS);
const dir = z.enum(DIRS);
const rows = z.array(z.string());
const onOff = z.enum(['Disabled', 'Enabled']);
const text = z.string().max(600);
const id = z.string().min(1).max(40);

export type ConditionFile =
  | { readonly is: 'producing' | 'supplied'; readonly prop: string }
  | { readonly is: 'state'; readonly prop: string; readonly state: string }
  | { readonly is: 'leak'; readonly leak: string; readonly state: 'Leaking' | 'Intact' }
  | { readonly is: 'noLeaks'; readonly carrier: (typeof CARRIERS)[number] | 'any' }
  | {
      readonly is: 'hazardAtLeast' | 'hazardBelow';
      readonly at: readonly [number, number] | 'reactor';
      readonly kind: (typeof KINDS)[number];
      readonly value: number;
    }
  | { readonly is: 'turnAtLeast'; readonly turn: number }
  | { readonly is: 'robotAt'; readonly at: readonly [number, number] }
  | { readonly is: 'eyeUnlocked' }
  | { readonly is: 'all' | 'any'; readonly of: readonly ConditionFile[] }
  | { readonly is: 'not'; readonly of: ConditionFile };

const place = z.union([at, z.literal('reactor')]);

export const conditionSchema: z.ZodType<ConditionFile> = z.lazy(() =>
  z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('producing'), prop: id }),
    z.strictObject({ is: z.literal('supplied'), prop: id }),
    z.strictObject({ is: z.literal('state'), prop: id, state: id }),
    z.strictObject({ is: z.literal('leak'), leak: id, state: z.enum(['Leaking', 'Intact']) }),
    z.strictObject({ is: z.literal('noLeaks'), carrier: z.enum([...CARRIERS, 'any']) }),
    z.strictObject({ is: z.literal('hazardAtLeast'), at: place, kind, value: z.int() }),
    z.strictObject({ is: z.literal('hazardBelow'), at: place, kind, value: z.int() }),
    z.strictObject({ is: z.literal('turnAtLeast'), turn: z.int() }),
    z.strictObject({ is: z.literal('robotAt'), at }),
    z.strictObject({ is: z.literal('eyeUnlocked') }),
    z.strictObject({ is: z.literal('all'), of: z.array(conditionSchema) }),
    z.strictObject({ is: z.literal('any'), of: z.array(conditionSchema) }),
    z.strictObject({ is: z.literal('not'), of: conditionSchema }),
  ]),
);

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('startLeak'), leak: id }),
  z.strictObject({ do: z.literal('worsenLeak'), leak: id }),
  z.strictObject({
    do: z.literal('addHeat'),
    at: at.optional(),
    area: z.literal('reactor').optional(),
    amount: z.int(),
  }),
  z.strictObject({ do: z.literal('addHazard'), at, kind: carrier, amount: z.int() }),
  z.strictObject({ do: z.literal('setProp'), prop: id, state: id.optional(), mode: id.optional() }),
  z.strictObject({ do: z.literal('deteriorate'), on: z.boolean() }),
  z.strictObject({ do: z.literal('loseLevel'), reason: id }),
  z.strictObject({ do: z.literal('announce'), text }),
]);

const event = z.strictObject({
  id,
  turn: z.int(),
  phase: z.enum(['beforeFlow', 'endOfTurn']).optional(),
  every: z.int().optional(),
  until: z.int().optional(),
  unless: conditionSchema.optional(),
  text: text.optional(),
  effects: z.array(effect),
});

const terminal = z.discriminatedUnion('kind', [
  z.strictObject({ id, text, kind: z.literal('turnLimit'), turn: z.int() }),
  z.strictObject({ id, text, kind: z.literal('spread'), hazard: kind, atLeast: z.int(), cells: z.int() }),
  z.strictObject({ id, text, kind: z.literal('cellHeat'), at, heat: z.int() }),
  z.strictObject({ id, text, kind: z.literal('condition'), when: conditionSchema }),
]);

const prop = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('flow'),
    carrier: carrier.optional(),
    state: onOff.optional(),
    amount: z.int().optional(),
    pressure: z.int().optional(),
    voltage: z.int().optional(),
  }),
  z.strictObject({
    type: z.literal('consumer'),
    carrier: carrier.optional(),
    state: onOff.optional(),
    required: z.boolean().optional(),
    demand: z.int().optional(),
    minPressure: z.int().optional(),
    minVoltage: z.int().optional(),
    spinUp: z.int().optional(),
  }),
  z.strictObject({
    type: z.literal('tJunction'),
    carrier: carrier.optional(),
    in: dir,
    out: z.array(dir),
    mode: z.string(),
  }),
  z.strictObject({
    type: z.literal('crossJunction'),
    carrier: carrier.optional(),
    in: dir,
    out: z.array(dir),
    mode: z.string(),
  }),
  z.strictObject({ type: z.literal('door'), edge: dir, state: z.enum(['Open', 'Closed']).optional() }),
  z.strictObject({ type: z.literal('eyeTerminal') }),
  z.strictObject({ type: z.literal('supply'), supply: z.enum(SUPPLIES) }),
  z.strictObject({ type: z.literal('reactorControl') }),
]);

const leak = z.strictObject({
  id,
  carrier,
  at,
  face: dir.optional(),
  severity: z.int().optional(),
  state: z.enum(['Leaking', 'Intact']).optional(),
});

const spill = z.strictObject({
  at,
  fuel: z.int().optional(),
  coolant: z.int().optional(),
  electricity: z.int().optional(),
  heat: z.int().optional(),
});

const par = z.strictObject({
  turns: z.int().optional(),
  actions: z.int().optional(),
  witness: z.string().max(20000).optional(),
  proof: z.enum(['optimal', 'witness']).optional(),
});

export const levelSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  id: z.string(),
  name: z.string().min(1).max(80),
  chapter: z.string().max(80).optional(),
  order: z.int().optional(),
  text: z.strictObject({
    intro: text,
    hints: z.array(text).max(4).optional(),
    outro: text.optional(),
    /** What the level brings that is new, said at the very cell before the first turn. */
    callout: z.strictObject({ at, text }).optional(),
  }),
  teaches: z.array(z.string()).optional(),
  terrain: rows,
  fuel: rows,
  coolant: rows,
  electricity: rows,
  cuts: z.array(z.strictObject({ carrier, a: at, b: at })).optional(),
  marks: rows,
  props: z.record(z.string().regex(/^[a-zA-Z]$/), prop),
  leaks: z.array(leak).optional(),
  surface: z.array(spill).optional(),
  events: z.array(event).optional(),
  terminal: z.array(terminal).optional(),
  ready: z.strictObject({ maxReactorHeat: z.int().optional(), also: z.array(conditionSchema).optional() }).optional(),
  inventory: z.strictObject({ capacity: z.int().optional(), start: z.array(z.enum(ITEMS)).optional() }).optional(),
  actions: z
    .strictObject({
      perTurn: z.int().optional(),
      move: z.int().optional(),
      interactProp: z.int().optional(),
      interactLeak: z.int().optional(),
      activateReactor: z.int().optional(),
    })
    .optional(),
  eyeUnlocked: z.boolean().optional(),
  balance: z.record(z.string(), z.int()).optional(),
  mustUse: z.array(z.enum(MECHANICS)).optional(),
  par: par.optional(),
  /** Further ways to win, that differ in kind from the one in `par`. */
  witnesses: z.array(z.strictObject({ kind: z.string(), line: z.string().max(20000) })).optional(),
});

export type LevelFile = z.infer<typeof levelSchema>;
export type PropFile = z.infer<typeof prop>;
export type LeakFile = z.infer<typeof leak>;
export type EventFile = z.infer<typeof event>;
export type EffectFile = z.infer<typeof effect>;
export type TerminalFile = z.infer<typeof terminal>;
