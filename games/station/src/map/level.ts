// A level as data: the JSON level file [DS-505], and what map text is read into. Derived attributes are left out here,
// except the `controls` of terminals, which the validator compares [DS-262] and play ignores [DS-264].

import { z } from 'zod';
import { actionSchema, idSchema } from '../actions.ts';
import { MOST_PLAN } from './plan.ts';

/** Kinds of items [DS-071]; `keycard:` is followed by a room's key, the others by an id of their own. */
export const itemSchema = z
  .string()
  .regex(/^(battery|air|(keycard|tool|fragment|log):[a-z][a-z0-9-]{0,23})$/, 'expected an item such as keycard:lab');

export const FURNITURE = ['locker', 'desk', 'crate', 'cabinet', 'bunk', 'bench', 'toolbox', 'medcase'] as const;
export const DIFFICULTIES = ['story', 'normal', 'hard', 'authored'] as const;
export const VIEWS = ['dark', 'blueprint', 'open'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export type ViewMode = (typeof VIEWS)[number];

const at = z.tuple([z.int().min(0).max(1023), z.int().min(0).max(1023)]);
const isOptional = { optional: z.boolean().optional() };
const grants = z.string().regex(/^(unlock|item|fix):[a-z][a-z0-9:-]{0,40}$/, 'expected a grant such as unlock:lab');

const roomSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(60),
  at,
  doors: z.boolean().optional(),
  cctv: z.boolean().optional(),
  why: z.enum(['postpass', 'authored']).optional(),
  start: z.boolean().optional(),
  exit: z.boolean().optional(),
  adj: z.array(idSchema).optional(),
  ...isOptional,
});
const doorSchema = z.strictObject({ id: idSchema, at, room: idSchema.optional(), locked: z.boolean().optional() });
const terminalSchema = z.strictObject({
  id: idSchema,
  at,
  room: idSchema.optional(),
  controls: z.array(idSchema).optional(),
  ...isOptional,
});
const deskSchema = z.strictObject({ id: idSchema, at, ...isOptional });
const controlSchema = z.strictObject({ id: idSchema, at, hazard: idSchema, ...isOptional });
const hazardSchema = z.strictObject({
  id: idSchema,
  at: z.array(at).min(1).max(64),
  kind: z.string().max(40),
  fix: z.string().max(60).optional(),
  ...isOptional,
});
const generatorSchema = z.strictObject({ id: idSchema, at, needs: z.int(), ...isOptional });
const furnitureSchema = z.strictObject({
  id: idSchema,
  at,
  type: z.string().max(40).optional(),
  holds: z.array(itemSchema).max(64).optional(),
  ...isOptional,
});
const floorItemSchema = z.strictObject({
  id: idSchema,
  at,
  item: itemSchema,
  required: z.boolean().optional(),
  ...isOptional,
});
const puzzleSchema = z.discriminatedUnion('type', [
  z.strictObject({ id: idSchema, at, type: z.literal('relay'), start: z.string().max(64), grants, ...isOptional }),
  z.strictObject({
    id: idSchema,
    at,
    type: z.literal('code'),
    code: z.string().max(64),
    fragments: z.array(idSchema).max(64),
    grants,
    ...isOptional,
  }),
]);

export const levelSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().optional(),
  deck: z.int().optional(),
  seed: z.string().optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  view: z.enum(VIEWS).optional(),
  power: z.union([z.literal('unlimited'), z.strictObject({ limited: z.int() })]).optional(),
  air: z.union([z.literal('auto'), z.literal('none'), z.int()]).optional(),
  par: z.union([z.literal('auto'), z.strictObject({ air: z.int(), exact: z.boolean() })]).optional(),
  map: z.array(z.string().max(1024)).max(1024),
  regions: z.array(z.string().max(2048)).max(1024).optional(),
  rooms: z.array(roomSchema).max(1296),
  doors: z.array(doorSchema).optional(),
  terminals: z.array(terminalSchema).optional(),
  cctv: z.array(deskSchema).optional(),
  controls: z.array(controlSchema).optional(),
  hazards: z.array(hazardSchema).optional(),
  generators: z.array(generatorSchema).optional(),
  furniture: z.array(furnitureSchema).optional(),
  items: z.array(floorItemSchema).optional(),
  puzzles: z.array(puzzleSchema).optional(),
  plan: z.array(z.array(actionSchema).length(1)).max(MOST_PLAN).optional(),
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
