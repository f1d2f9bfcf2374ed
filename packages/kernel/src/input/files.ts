// Files designers write, read by their schemas: balance that can be tuned, presets, levels that carry their proof.

import { type ZodObject, type ZodType, z } from 'zod';
import type { AnyShape, Authoring, Codec, DocumentKind, Finding, Game, Json, LevelEntry, Shape } from '../contract.ts';
import { fail, ok } from '../result.ts';
import { codecOf, decodeWith, findingsOf, schemaLink } from './schema.ts';

/** The schemas of all that is written down; `level` is what a share code carries, without the words around it. */
interface Schemas<G extends Shape = AnyShape> {
  readonly content: ZodObject & ZodType<G['content']>;
  readonly params: ZodType<G['params']>;
  readonly level: ZodObject & ZodType<G['level']>;
  readonly action: ZodType<G['action']>;
}

/** The part of a game's shape that its schemas know. */
export interface ShapeFrom<S extends Schemas> extends Shape {
  content: z.infer<S['content']>;
  /** The content, where the game compiles no world of its own. */
  world: z.infer<S['content']>;
  params: z.infer<S['params']>;
  level: z.infer<S['level']>;
  action: z.infer<S['action']>;
}

/** A map: rows of equal length made of these tiles, of which some stand on it exactly once. */
export const mapSchema = (tiles: string, once: string) => {
  const isTiles = new RegExp(`^[${tiles.replaceAll(/[\]\\^-]/g, '\\$&')}]{1,40}$`);
  const row = z.string().regex(isTiles, `expected 1 to 40 of ${[...tiles].join(' ')}`);
  return z
    .array(row)
    .min(1)
    .max(40)
    .describe('the map, one string a row')
    .superRefine((rows, { addIssue }) => {
      const wrong = (code: string, message: string, ...path: number[]) =>
        addIssue({ code: 'custom', params: { code }, message, path });
      const length = rows[0]?.length;
      rows.forEach((one, y) => {
        if (one.length !== length) wrong('ragged', `expected ${length} cells as above, found ${one.length}`, y);
      });
      for (const tile of once) {
        const count = rows.join('').split(tile).length - 1;
        if (count !== 1) wrong('not-one', `expected one ${tile}, found ${count}`);
      }
    });
};

/**
 * A codec that takes what its linter finds no error in: nothing is accepted in one place and refused in another.
 * `say` words the first error.
 */
export const lintedCodec = <T>(
  lint: (input: unknown) => readonly Finding[],
  read: (input: unknown) => T,
  say = ({ path, message }: Finding): string => `${path}: ${message}.`,
): Codec<T> => ({
  encode: (value) => value as Json,
  decode: (input) => {
    const wrong = lint(input).find((finding) => finding.severity === 'error');
    return wrong ? fail(wrong.code, say(wrong)) : ok(read(input));
  },
});

type FromFiles = 'content' | 'params' | 'level' | 'levels' | 'action';

/** All of a game that follows from its schemas and its files; the levels stand in the order in which they teach. */
export const readFiles = <G extends Shape>(
  title: string,
  schemas: Schemas<G>,
  files: { readonly balance: unknown; readonly presets: unknown; readonly levels: readonly unknown[] },
): Pick<Game<G>, FromFiles> & { readonly authoring: Authoring<G> } => {
  const balance = balanceKind(`${title} balance`, schemas.content);
  const level = levelKind(`${title} level`, schemas.level, schemas.action);
  const levelIn = schemas.level.strip();
  const presets = z.record(z.string(), schemas.params).parse(files.presets);
  return {
    content: schemas.content.strip().parse(balance.schema.parse(files.balance)),
    params: { ...codecOf(schemas.params, 'params'), presets },
    level: lintedCodec(
      (input) => level.lint(null, input),
      (input) => levelIn.parse(input),
    ),
    levels: files.levels.map((file) => entryOf<G>(schemas, level.schema.parse(file))),
    action: codecOf(schemas.action, 'action'),
    authoring: {
      tune: (content, overrides) => {
        const read = decodeWith(schemas.content.partial(), 'balance', overrides);
        return read.ok ? ok({ ...(content as object), ...read.value }) : read;
      },
      documents: { level, balance },
    },
  };
};

const words = z.string().min(1).max(400).optional();
const $schema = schemaLink;

const balanceKind = (title: string, content: ZodObject): DocumentKind<unknown> => {
  const schema = content.extend({ $schema });
  return { title, schema, lint: (_, input) => findingsOf(schema, 'balance', input) };
};

/** What may stand in a level file beside the level: the words about it, and its proof. */
const aboutSchema = (action: ZodType) => {
  const turns = z.array(z.array(action).max(99)).max(999);
  return z.object({
    id: words.describe('file name without its ending'),
    title: words.describe('as a player reads it'),
    chapter: words.describe('heading it stands under'),
    teaches: words.describe('what is new, in a few words'),
    intro: words.describe('before the first turn'),
    outro: words.describe('after the win'),
    seed: words.describe('seed of the dice; left out: its id'),
    par: z
      .strictObject({
        turns: z.int().min(1).describe('turns of the best known line'),
        proof: z.enum(['optimal', 'witness']).describe('optimal: no shorter line exists; witness: none is known'),
      })
      .optional()
      .describe('the best known line'),
    witnesses: z
      .array(
        z.strictObject({
          kind: z.string().max(80).describe('what kind of way it is'),
          turns: turns.describe('every turn, a list of actions'),
        }),
      )
      .max(9)
      .optional()
      .describe('lines that win'),
  });
};

const levelKind = (title: string, level: ZodObject, action: ZodType): DocumentKind<unknown> => {
  const schema = level.extend({ $schema, ...aboutSchema(action).shape });
  const lint = (_: unknown, input: unknown): readonly Finding[] => {
    const found = findingsOf(schema, 'level', input);
    if (found.length > 0 || Object.hasOwn(input as object, 'witnesses')) return found;
    const message = 'nothing proves that this level can be won';
    return [{ path: 'level', code: 'no-witness', severity: 'warning', message }];
  };
  return { title, schema, lint };
};

const entryOf = <G extends Shape>(schemas: Schemas<G>, file: unknown): LevelEntry<G> => {
  const { id = '', title = '', par = null, witnesses = [], ...rest } = aboutSchema(schemas.action).parse(file);
  return { id, title, level: schemas.level.strip().parse(file), par, witnesses, ...rest } as LevelEntry<G>;
};
