// The sentences of the game, read from content/ by their schema, and filling their slots. They are no part of the content
// a run is recorded with: a better sentence must not make an old replay unreadable.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import textsFile from '../../content/texts.json' with { type: 'json' };

const line = z.string().min(1).max(200);
const lines = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/), line);

export const textsSchema = z.strictObject({
  $schema: schemaLink,
  /** By refusal code, by finding code. */
  refusals: lines.describe('by refusal code'),
  findings: lines.describe('by finding code'),
  /** By kind of hazard: while it is active, and once it is fixed. */
  hazards: z
    .record(
      z.string(),
      z.strictObject({ active: line.describe('while it is there'), fixed: line.describe('once it is cleared') }),
    )
    .describe('by kind of hazard'),
  /** By kind of item, without what follows the colon. */
  items: lines.describe('by kind of item, without what follows the colon'),
  furniture: lines.describe('by kind of furniture'),
  /** By type of action, by type of event. */
  actions: lines.describe('by type of action'),
  events: lines.describe('by type of event'),
  /** Parts of sentences. */
  phrases: lines.describe('parts of sentences'),
  /** What the ship answers to typed words. */
  ship: lines.describe('what the ship answers to typed words'),
  /** What a press on something comes to where it plans nothing, or not all. */
  press: lines.describe('what a press on something comes to where it plans nothing, or not all'),
  /** By type of action: what to do and why [DS-499]; where to look; taking an item; leaving. */
  hints: lines.describe('by type of action: what to do and why; where to look; taking an item; leaving'),
  /** By cause of a loss. */
  causes: lines.describe('by cause of a loss'),
  glossary: lines.describe('by word of the game'),
});

export const texts = textsSchema.parse(textsFile);

/** What a slot is filled with; a name may want its article and a capital. */
export type Slots = Readonly<Record<string, string | number>>;

const SLOT = /\{([A-Za-z]+)\}/g;

/** `{name}` is the value, `{Name}` the same beginning a sentence. A slot without a value is a mistake and throws. */
export const fill = (template: string, slots: Slots): string =>
  template.replace(SLOT, (_, slot: string) => {
    const small = slot.charAt(0).toLowerCase() + slot.slice(1);
    const value = slots[small];
    if (value === undefined) throw new Error(`Nothing fills {${slot}} of "${template}".`);
    return slot === small ? String(value) : capital(String(value));
  });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
