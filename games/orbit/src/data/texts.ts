// The sentences of the game, read from content/ by their schema, and filling their slots. They are no part of the content
// a run is recorded with: a better sentence must not make an old replay unreadable.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import textsFile from '../../content/texts.json' with { type: 'json' };
import { id, text } from './bounds.ts';
import { ACTS } from './names.ts';

const line = text(240).describe('a sentence or a few words');
const NAME = 'must be 1 to 40 letters, digits and hyphens, no hyphen first';
const lines = z.record(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, NAME), line).describe('by name');

const FIGURE = 'must be 1 to 40 letters, digits, hyphens and dots, a letter first';
const named = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9.-]{0,39}$/, FIGURE), line);

const promptSchema = z.strictObject({
  at: line.describe('the control it points at: energy.engines, vent, rotate, an order as transfer-1, or execute'),
  to: z.int().min(0).max(10).optional().describe('what energy and vent are to be set to'),
  say: line,
});

export const textsSchema = z.strictObject({
  $schema: schemaLink,
  refusals: lines.describe('by code, with slots in braces'),
  starts: lines.describe('where a chain of causes begins: not with an entry, but with the scenario'),
  orders: lines.describe('what a ship will do, part by part'),
  entries: lines.describe('an entry of a plan, by its field and value'),
  options: lines.describe('orders on offer'),
  figures: lines.describe('the sum behind each number of the planner'),
  rules: lines.describe('the rule behind a number of the planner, by its number'),
  goals: lines.describe('what a scenario asks for'),
  screen: lines.describe('lines of the planner in a terminal'),
  labels: named.describe('whose number a sum is, by the number or its kind'),
  score: lines.describe('what a score is made of'),
  hints: lines.describe('the first two steps of a hint'),
  burns: lines.describe('words for a burn, by power'),
  events: lines.describe('by type of event, with slots in braces'),
  causes: lines.describe('by cause of a loss'),
  duel: lines.describe('by winner and by reason of the end'),
  draws: lines.describe('why nobody won a duel, by reason'),
  acts: z.record(z.enum(ACTS), z.strictObject({ name: line, intro: line })).describe('the parts of the campaign'),
  chapters: lines.describe('where duels stand in the list of levels'),
  tutorial: z
    .record(id, z.array(promptSchema))
    .describe('prompts by scenario, in order; every turn of it ends in execute'),
  glossary: z
    .strictObject({
      subsystems: lines.describe('by subsystem'),
      events: lines.describe('by type of event'),
      refusals: lines.describe('by refusal code'),
    })
    .describe('words explained'),
});

export const texts = textsSchema.parse(textsFile);

/** What a slot is filled with. */
export type Slots = Readonly<Record<string, string | number>>;

const SLOT = /\{([A-Za-z]+)\}/g;

/** A slot without a value is a mistake of ours and throws. */
export const fill = (template: string, slots: Slots): string =>
  template.replace(SLOT, (_, slot: string) => {
    const value = slots[slot];
    if (value === undefined) throw new Error(`Nothing fills {${slot}} of "${template}".`);
    return String(value);
  });
