// The level file: its shape as one zod schema, from which the type, the JSON Schema and the shape findings come.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { CARRIERS, DIRS, ITEMS, KINDS, MECHANICS, SUPPLIES } from '../shape.ts';

const at = z.tuple([z.int(), z.int()]).describe('cell as [column, row], counted from 0 at the top left');
const carrier = z.enum(CARRIERS).describe('fuel, coolant or electricity');
const kind = z.enum(KINDS).describe('a carrier, or heat');
const dir = z.enum(DIRS).describe('a side: N, E, S or W');
const rows = z.array(z.string());
const onOff = z.enum(['Disabled', 'Enabled']).describe('whether it is switched on at the start');
const text = z.string().max(600).describe('what is said, at most 600 characters');
const id = z.string().min(1).max(40).describe('a short name');

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
  z
    .discriminatedUnion('is', [
      z.strictObject({
        is: z.literal('producing').describe('the consumer gets all it asks for and has spun up'),
        prop: id,
      }),
      z.strictObject({ is: z.literal('supplied').describe('the consumer gets what it asks for this turn'), prop: id }),
      z.strictObject({ is: z.literal('state').describe('a prop is in a state'), prop: id, state: id }),
      z.strictObject({
        is: z.literal('leak').describe('a leak is open or sealed'),
        leak: id,
        state: z.enum(['Leaking', 'Intact']).describe('Leaking or Intact'),
      }),
      z.strictObject({
        is: z.literal('noLeaks').describe('no leak of a carrier is open'),
        carrier: z.enum([...CARRIERS, 'any']).describe('of which carrier; any: of all three'),
      }),
      z.strictObject({
        is: z.literal('hazardAtLeast').describe('a cell holds at least so much'),
        at: place.describe('a cell, or the whole reactor'),
        kind,
        value: z.int().describe('the amount it is compared with'),
      }),
      z.strictObject({
        is: z.literal('hazardBelow').describe('a cell holds less than so much'),
        at: place.describe('a cell, or the whole reactor'),
        kind,
        value: z.int().describe('the amount it is compared with'),
      }),
      z.strictObject({
        is: z.literal('turnAtLeast').describe('from a turn on'),
        turn: z.int().describe('the first turn for which it holds'),
      }),
      z.strictObject({ is: z.literal('robotAt').describe('the robot stands on a cell'), at }),
      z.strictObject({ is: z.literal('eyeUnlocked').describe('the underground eye is open') }),
      z.strictObject({
        is: z.literal('all').describe('every one of these holds'),
        of: z.array(conditionSchema).describe('the conditions'),
      }),
      z.strictObject({
        is: z.literal('any').describe('at least one of these holds'),
        of: z.array(conditionSchema).describe('the conditions'),
      }),
      z.strictObject({
        is: z.literal('not').describe('this does not hold'),
        of: conditionSchema,
      }),
    ])
    .describe('something that holds or does not'),
);

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('startLeak').describe('an intact leak opens'), leak: id }),
  z.strictObject({ do: z.literal('worsenLeak').describe('an open leak grows by one step'), leak: id }),
  z.strictObject({
    do: z.literal('addHeat').describe('heat is added'),
    at: at.optional().describe('the cell; left out with `area`'),
    area: z.literal('reactor').optional().describe('every cell of the reactor instead of one'),
    amount: z.int().describe('how much heat'),
  }),
  z.strictObject({
    do: z.literal('addHazard').describe('a carrier is spilt on the floor'),
    at,
    kind: carrier.describe('what is spilt'),
    amount: z.int().describe('how much'),
  }),
  z.strictObject({
    do: z.literal('setProp').describe('a prop is switched'),
    prop: id,
    state: id.optional().describe('its new state; left out: unchanged'),
    mode: id.optional().describe('its new mode; left out: unchanged'),
  }),
  z.strictObject({
    do: z.literal('deteriorate').describe('leaks start or stop to grow by themselves'),
    on: z.boolean().describe('true: they grow'),
  }),
  z.strictObject({
    do: z.literal('loseLevel').describe('the run is lost'),
    reason: id.describe('cause of the loss, as the result names it'),
  }),
  z.strictObject({ do: z.literal('announce').describe('a text is read out'), text }),
]);

const event = z.strictObject({
  id,
  turn: z.int().describe('the turn it happens in, the first time'),
  phase: z
    .enum(['beforeFlow', 'endOfTurn'])
    .optional()
    .describe('before the networks flow, or at the end of the turn (left out)'),
  every: z.int().optional().describe('again after so many turns; left out: once'),
  until: z.int().optional().describe('last turn in which it may repeat'),
  unless: conditionSchema.optional().describe('it does not happen while this holds'),
  text: text.optional().describe('said when it is announced and when it happens'),
  effects: z.array(effect).describe('what it does, in order'),
});

const terminal = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    text,
    kind: z.literal('turnLimit').describe('the run is lost when a turn is reached'),
    turn: z.int().describe('the last turn of the run'),
  }),
  z.strictObject({
    id,
    text,
    kind: z.literal('spread').describe('the run is lost when a hazard covers enough cells'),
    hazard: kind.describe('which one'),
    atLeast: z.int().describe('a cell counts from this amount on'),
    cells: z.int().describe('how many cells are too many'),
  }),
  z.strictObject({
    id,
    text,
    kind: z.literal('cellHeat').describe('the run is lost when a cell grows too hot'),
    at,
    heat: z.int().describe('from this heat on'),
  }),
  z.strictObject({
    id,
    text,
    kind: z.literal('condition').describe('the run is lost when a condition holds'),
    when: conditionSchema.describe('the condition'),
  }),
]);

const prop = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('flow').describe('a source that feeds a network'),
    carrier: carrier.optional().describe('which network; left out: the one whose pipe lies below'),
    state: onOff.optional(),
    amount: z.int().optional().describe('what it feeds in each turn'),
    pressure: z.int().optional().describe('of fuel and coolant'),
    voltage: z.int().optional().describe('of electricity'),
  }),
  z.strictObject({
    type: z.literal('consumer').describe('a machine that needs a supply'),
    carrier: carrier.optional().describe('which network; left out: the one whose pipe lies below'),
    state: onOff.optional(),
    required: z.boolean().optional().describe('true: the reactor is not ready without it'),
    demand: z.int().optional().describe('what it asks for each turn'),
    minPressure: z.int().optional().describe('it starves below this pressure'),
    minVoltage: z.int().optional().describe('it starves below this voltage'),
    spinUp: z.int().optional().describe('turns of full supply before it produces'),
  }),
  z.strictObject({
    type: z.literal('tJunction').describe('a junction with one way in and two out'),
    carrier: carrier.optional().describe('which network; left out: the one whose pipe lies below'),
    in: dir.describe('the side the flow comes from'),
    out: z.array(dir).describe('the sides it may leave by'),
    mode: z.string().describe('how it is set at the start, such as Split'),
  }),
  z.strictObject({
    type: z.literal('crossJunction').describe('a junction with one way in and three out'),
    carrier: carrier.optional().describe('which network; left out: the one whose pipe lies below'),
    in: dir.describe('the side the flow comes from'),
    out: z.array(dir).describe('the sides it may leave by'),
    mode: z.string().describe('how it is set at the start, such as Split'),
  }),
  z.strictObject({
    type: z.literal('door').describe('a door on one edge of its cell'),
    edge: dir.describe('which edge'),
    state: z.enum(['Open', 'Closed']).optional().describe('Open or Closed at the start'),
  }),
  z.strictObject({ type: z.literal('eyeTerminal').describe('the terminal that opens the underground eye') }),
  z.strictObject({
    type: z.literal('supply').describe('a shelf to take supplies from'),
    supply: z.enum(SUPPLIES).describe('what lies on it'),
  }),
  z.strictObject({ type: z.literal('reactorControl').describe('the desk at which the core is started') }),
]);

const leak = z.strictObject({
  id,
  carrier,
  at,
  face: dir.optional().describe('the neighbouring cell it sprays onto; left out: its own'),
  severity: z.int().optional().describe('steps of its size; 1 where left out'),
  state: z.enum(['Leaking', 'Intact']).optional().describe('Leaking or Intact at the start'),
});

const spill = z.strictObject({
  at,
  fuel: z.int().optional().describe('fuel on its floor'),
  coolant: z.int().optional().describe('coolant on its floor'),
  electricity: z.int().optional().describe('charge on its floor'),
  heat: z.int().optional().describe('heat of the cell'),
});

const par = z.strictObject({
  turns: z.int().optional().describe('turns of the shortest known line'),
  actions: z.int().optional().describe('actions of that line'),
  witness: z.string().max(20000).optional().describe('that line, in the short spelling that `prove --write` writes'),
  proof: z.enum(['optimal', 'witness']).optional().describe('optimal: no shorter line exists; witness: none is known'),
  atLeast: z.int().min(1).optional().describe('beside a witness: no win takes fewer turns'),
});

export const levelSchema = z.strictObject({
  $schema: schemaLink,
  format: z.literal(1).describe('version of this form'),
  id: z.string().describe('file name without its ending, small letters and hyphens'),
  name: z.string().min(1).max(80).describe('title on the level page'),
  chapter: z.string().max(80).optional().describe('the wing it hangs in'),
  order: z.int().optional().describe('place in the campaign'),
  text: z
    .strictObject({
      intro: text.describe('before the first turn'),
      hints: z.array(text).max(4).optional().describe('further help, from a nudge to the plain answer'),
      outro: text.optional().describe('after a win'),
      /** What the level brings that is new, said at the very cell before the first turn. */
      callout: z
        .strictObject({ at, text })
        .optional()
        .describe('what the level brings that is new, said at the very cell before the first turn'),
    })
    .describe('what is said around the run'),
  teaches: z.array(z.string()).optional().describe('what a player learns here, in a few words each'),
  terrain: rows.describe('walls, floor and reactor, one string a row'),
  fuel: rows.describe('pipes of fuel, one string a row'),
  coolant: rows.describe('pipes of coolant, one string a row'),
  electricity: rows.describe('cables, one string a row'),
  cuts: z
    .array(z.strictObject({ carrier, a: at.describe('one of the two'), b: at.describe('the other') }))
    .optional()
    .describe('neighbouring pipes that are not joined'),
  marks: rows.describe('letters of props and the robot, one string a row'),
  props: z.record(z.string().regex(/^[a-zA-Z]$/), prop).describe('what each letter of the marks stands for'),
  leaks: z.array(leak).optional().describe('places where pipes may burst'),
  surface: z.array(spill).optional().describe('what lies on the floor at the start'),
  events: z.array(event).optional().describe('what happens by the clock'),
  terminal: z.array(terminal).optional().describe('further ways to lose'),
  ready: z
    .strictObject({
      maxReactorHeat: z.int().optional().describe('at most this heat in the reactor'),
      also: z.array(conditionSchema).optional().describe('further conditions, all of which must hold'),
    })
    .optional()
    .describe('when the core may be started'),
  inventory: z
    .strictObject({
      capacity: z.int().optional().describe('how many items it can hold'),
      start: z.array(z.enum(ITEMS)).optional().describe('what it holds at the start'),
    })
    .optional()
    .describe('what the robot carries'),
  actions: z
    .strictObject({
      perTurn: z.int().optional().describe('actions in a turn'),
      move: z.int().optional().describe('actions of a step'),
      interactProp: z.int().optional().describe('actions of using a prop'),
      interactLeak: z.int().optional().describe('actions of a repair'),
      activateReactor: z.int().optional().describe('actions of starting the core'),
    })
    .optional()
    .describe('what a turn holds and costs, where it differs from the balance'),
  eyeUnlocked: z.boolean().optional().describe('true: the networks are seen from the start'),
  balance: z.record(z.string(), z.int()).optional().describe('numbers of the balance table that differ here'),
  mustUse: z.array(z.enum(MECHANICS)).optional().describe('mechanics without which it must not be winnable'),
  par: par.optional().describe('the best known line'),
  /** Further ways to win, that differ in kind from the one in `par`. */
  witnesses: z
    .array(
      z.strictObject({
        kind: z.string().describe('what kind of way it is'),
        line: z.string().max(20000).describe('the line, spelt as in `par`'),
      }),
    )
    .optional()
    .describe('further ways to win, that differ in kind from the one in `par`'),
});

export type LevelFile = z.infer<typeof levelSchema>;
export type PropFile = z.infer<typeof prop>;
export type LeakFile = z.infer<typeof leak>;
export type EventFile = z.infer<typeof event>;
export type EffectFile = z.infer<typeof effect>;
export type TerminalFile = z.infer<typeof terminal>;
