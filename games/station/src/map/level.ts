// A level as data: the JSON level file [DS-505], and what map text is read into. Derived attributes are left out here,
// except the `controls` of terminals, which the validator compares [DS-262] and play ignores [DS-264].

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { actionSchema, idSchema } from '../actions.ts';
import { MOST_PLAN } from './plan.ts';

/** Kinds of items [DS-071]; `keycard:` is followed by a room's key, the others by an id of their own. */
export const itemSchema = z
  .string()
  .regex(/^(battery|air|(keycard|tool|fragment|log):[a-z][a-z0-9-]{0,23})$/, 'expected an item such as keycard:lab')
  .describe('battery, air, or keycard:, tool:, fragment: or log: with a key');

export const FURNITURE = ['locker', 'desk', 'crate', 'cabinet', 'bunk', 'bench', 'toolbox', 'medcase'] as const;
export const DIFFICULTIES = ['story', 'normal', 'hard', 'authored'] as const;
export const VIEWS = ['dark', 'blueprint', 'open'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type ViewMode = (typeof VIEWS)[number];

const at = z
  .tuple([z.int().min(0).max(1023), z.int().min(0).max(1023)])
  .describe('cell as [column, row], counted from 0 at the top left');
const isOptional = {
  optional: z.boolean().optional().describe('true: outside the way to the exit, so it need not be reachable'),
};
const grants = z
  .string()
  .regex(/^(unlock|item|fix):[a-z][a-z0-9:-]{0,40}$/, 'expected a grant such as unlock:lab')
  .describe('what solving it gives: unlock:, item: or fix: with a key');

const roomSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60).describe('as a player reads it'),
  at,
  doors: z.boolean().optional().describe('true: its doors have power at the start'),
  cctv: z.boolean().optional().describe('true: its cameras have power at the start'),
  why: z
    .enum(['postpass', 'authored'])
    .optional()
    .describe('who gave it power at the start: the repair pass or the author'),
  start: z.boolean().optional().describe('true: the run begins here'),
  exit: z.boolean().optional().describe('true: the lift is here'),
  adj: z.array(idSchema).optional().describe('rooms next to it, for reading only; the map decides'),
  ...isOptional,
});
const doorSchema = z.strictObject({
  id: idSchema,
  at,
  room: idSchema.optional().describe('the room whose power moves it; left out: as the map says'),
  locked: z.boolean().optional().describe('true: it wants the keycard of its room'),
});
const terminalSchema = z.strictObject({
  id: idSchema,
  at,
  room: idSchema.optional().describe('the room it stands in; left out: as the map says'),
  controls: z
    .array(idSchema)
    .optional()
    .describe('rooms whose power it switches, for reading only: its own and its neighbours'),
  ...isOptional,
});
const deskSchema = z.strictObject({ id: idSchema, at, ...isOptional });
const controlSchema = z.strictObject({
  id: idSchema,
  at,
  hazard: idSchema.describe('id of the hazard it clears'),
  ...isOptional,
});
const hazardSchema = z.strictObject({
  id: idSchema,
  at: z.array(at).min(1).max(64).describe('its cells'),
  kind: z.string().max(40).describe('a kind of content/hazards.json'),
  fix: z.string().max(60).optional().describe('what clears it, where it differs from its kind'),
  ...isOptional,
});
const generatorSchema = z.strictObject({
  id: idSchema,
  at,
  needs: z.int().describe('batteries before it runs'),
  ...isOptional,
});
const furnitureSchema = z.strictObject({
  id: idSchema,
  at,
  type: z.string().max(40).optional().describe('what it looks like, such as locker or desk'),
  holds: z.array(itemSchema).max(64).optional().describe('items found by a search'),
  ...isOptional,
});
const floorItemSchema = z.strictObject({
  id: idSchema,
  at,
  item: itemSchema.describe('what lies there'),
  required: z.boolean().optional().describe('true: the deck cannot be won without it'),
  ...isOptional,
});
const puzzleSchema = z.discriminatedUnion('type', [
  z.strictObject({
    id: idSchema,
    at,
    type: z.literal('relay').describe('a board of relays: all lamps lit at once'),
    start: z.string().max(64).describe('lamps at the start, 1 for lit'),
    grants,
    ...isOptional,
  }),
  z.strictObject({
    id: idSchema,
    at,
    type: z.literal('code').describe('digits that are found in fragments'),
    code: z.string().max(64).describe('the digits'),
    fragments: z.array(idSchema).max(64).describe('ids of the fragments that tell it, in order'),
    grants,
    ...isOptional,
  }),
]);

export const levelSchema = z.strictObject({
  $schema: schemaLink,
  name: z.string().optional().describe('title of the deck'),
  deck: z.int().optional().describe('its number in an expedition'),
  seed: z.string().optional().describe('seed it was made with; - for a deck drawn by hand'),
  difficulty: z.enum(DIFFICULTIES).optional().describe('which column of the balance it plays by'),
  view: z
    .enum(VIEWS)
    .optional()
    .describe('dark: seen as far as the lamp reaches; blueprint: walls known; open: all known'),
  power: z
    .union([z.literal('unlimited'), z.strictObject({ limited: z.int().describe('rooms with power at a time') })])
    .optional()
    .describe('unlimited, or how many rooms may have power at a time'),
  air: z
    .union([z.literal('auto'), z.literal('none'), z.int()])
    .optional()
    .describe('auto: par and the reserve of the difficulty; none: no limit; or the air itself'),
  par: z
    .union([
      z.literal('auto'),
      z.strictObject({
        air: z.int().describe('air the best known way takes'),
        exact: z.boolean().describe('true: proven that no way takes less'),
      }),
    ])
    .optional()
    .describe('auto: searched when it is opened; or as it was found'),
  map: z.array(z.string().max(1024)).max(1024).describe('one string a row; docs/design/station.md has the glyphs'),
  regions: z
    .array(z.string().max(2048))
    .max(1024)
    .optional()
    .describe('room of each cell, one string a row; only where two rooms share an open boundary'),
  rooms: z.array(roomSchema).max(1296).describe('every room, with a cell of it'),
  doors: z.array(doorSchema).optional().describe('every door on the map'),
  terminals: z.array(terminalSchema).optional().describe('where power is switched'),
  cctv: z.array(deskSchema).optional().describe('desks that show rooms with working cameras'),
  controls: z.array(controlSchema).optional().describe('where hazards are cleared'),
  hazards: z.array(hazardSchema).optional().describe('what blocks a way or makes it dear'),
  generators: z.array(generatorSchema).optional().describe('must all run before the lift leaves'),
  furniture: z.array(furnitureSchema).optional().describe('what can be searched'),
  items: z.array(floorItemSchema).optional().describe('what lies on the floor'),
  puzzles: z.array(puzzleSchema).optional().describe('relay boards and code locks'),
  plan: z
    .array(z.array(actionSchema).length(1))
    .max(MOST_PLAN)
    .optional()
    .describe('a winning list of turns, one action each'),
});

/** A level file as written. */
export type LevelFile = z.infer<typeof levelSchema>;

export type Point = readonly [x: number, y: number];
interface Row {
  readonly id: string;
  readonly at: Point;
  readonly optional?: true;
}
export interface RoomRow extends Row {
  readonly name: string;
  readonly doors: boolean;
  readonly cctv: boolean;
  readonly why?: 'postpass' | 'authored';
}
export interface DoorRow extends Row {
  readonly room: string;
  readonly locked: boolean;
}
export interface TerminalRow extends Row {
  /** As listed in the file; computed where the file lists nothing. */
  readonly controls: readonly string[];
}
export interface ControlRow extends Row {
  readonly hazard: string;
}
export interface HazardRow extends Omit<Row, 'at'> {
  readonly at: readonly Point[];
  readonly kind: string;
}
export interface GeneratorRow extends Row {
  readonly needs: number;
}
export interface FurnitureRow extends Row {
  readonly type: string;
  readonly holds: readonly string[];
}
export interface ItemRow extends Row {
  readonly item: string;
  readonly required?: true;
}
export type PuzzleRow =
  | (Row & { readonly type: 'relay'; readonly start: string; readonly grants: string })
  | (Row & {
      readonly type: 'code';
      readonly code: string;
      readonly fragments: readonly string[];
      readonly grants: string;
    });

/**
 * A level that was read and found well formed, in canonical form [DS-405]: every default filled in, every thing with its
 * row, rows in row-major order of their (first) cell, rooms in table order with their first cell as anchor, doors named
 * d0, d1, … in row-major order, the map in full rectangles of glyphs with `#` for walls.
 */
export interface Level {
  readonly name: string;
  readonly deck: number;
  /** `-` for none. */
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly view: ViewMode;
  readonly power: 'unlimited' | { readonly limited: number };
  readonly air: 'auto' | 'none' | number;
  readonly par: 'auto' | { readonly air: number; readonly exact: boolean };
  readonly map: readonly string[];
  /** Only where two rooms share an open boundary. */
  readonly regions?: readonly string[];
  readonly rooms: readonly RoomRow[];
  readonly doors: readonly DoorRow[];
  readonly terminals: readonly TerminalRow[];
  readonly cctv: readonly Row[];
  readonly controls: readonly ControlRow[];
  readonly hazards: readonly HazardRow[];
  readonly generators: readonly GeneratorRow[];
  readonly furniture: readonly FurnitureRow[];
  readonly items: readonly ItemRow[];
  readonly puzzles: readonly PuzzleRow[];
  /** Rows of sections that mechanics added to the registry brought along [DS-312], by section. */
  readonly more?: Readonly<Record<string, readonly MoreRow[]>>;
  readonly plan?: readonly (readonly [z.infer<typeof actionSchema>])[];
}

/** A row of an added section: `at` is a list of cells where the section says so. */
export interface MoreRow {
  readonly id: string;
  readonly at: Point | readonly Point[];
  readonly [attribute: string]: unknown;
}

/** Par in the measure of the game, and how far it is proven: `60 air`, `240 air at the most`. */
export const parWords = ({ par }: Level): { readonly words?: string } =>
  par === 'auto' ? {} : { words: par.exact ? `${par.air} air` : `${par.air} air at the most` };
