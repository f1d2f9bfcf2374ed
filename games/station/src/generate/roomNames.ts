// Words for the rooms of generated decks [DS-359]. Keys are made from names, so names are kept short.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { WINGS, type Wing } from './layout/wings.ts';

const LONGEST = 24; // as long as a key may be [DS-387]

const word = (most: number) =>
  z
    .string()
    .regex(/^[A-Z][A-Za-z]*(?:[ -][A-Z][A-Za-z]*)*$/, 'expected capitalised words such as Cold Store')
    .max(most)
    .refine((name) => !/(?:^|[ -])corridor(?:$|[ -])/i.test(name), 'no room is called Corridor');
const list = (most: number) =>
  z
    .array(word(most))
    .min(1)
    .max(200)
    .refine((words) => new Set(words).size === words.length, 'expected no word twice');

export const roomNamesSchema = z.strictObject({
  $schema: schemaLink,
  exit: word(LONGEST).describe('the room with the lift'),
  docks: list(LONGEST).describe('rooms a run begins in'),
  adjectives: list(11).describe('first words of a name'),
  nouns: z
    .strictObject(
      Object.fromEntries(WINGS.map((wing) => [wing, list(13).describe('of rooms in this wing')])) as Record<
        Wing,
        ReturnType<typeof list>
      >,
    )
    .describe('second words of a name, by wing of the ship'),
});

export type RoomNames = Omit<z.infer<typeof roomNamesSchema>, '$schema'>;

/** `cold-store-2` for Cold Store 2. */
export const keyFor = (name: string): string =>
  name.toLowerCase().replaceAll(' ', '-').slice(0, LONGEST).replace(/-+$/, '');
