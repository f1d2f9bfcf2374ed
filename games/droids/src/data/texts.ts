// Words of the game that no number decides: robots, phases, terrain, milestones, reasons. Read from content/texts.json.

import { z } from 'zod';
import textsFile from '../../content/texts.json' with { type: 'json' };

const line = z.string().min(1).max(300);
const table = z.record(z.string(), line);
const named = z.record(z.string(), z.strictObject({ name: line, flavour: line }));

export const textsSchema = z.strictObject({
  $schema: z.string().optional(),
  rulesets: z.record(z.string(), z.strictObject({ name: line, line })),
  robots: z.record(z.string(), z.strictObject({ identity: line, line })),
  kits: table,
  difficulties: table,
  phases: z.record(z.string(), z.strictObject({ name: line, help: line })),
  modifiers: z
    .record(
      z.string(),
      z.strictObject({ both: line.optional(), classic: line.optional(), remastered: line.optional() }),
    )
    .describe('`{cost}` and the like are numbers of the ruleset; `{-cost}` with the sign turned.'),
  terrain: table,
  pois: table,
  rewards: table,
  contracts: named,
  assignments: named,
  milestones: z.record(z.string(), z.array(line).min(1)),
  failures: table.describe('Ends of a sentence: why an instruction did nothing.'),
  remedies: z.record(z.string(), z.array(z.string())).describe('Cards that help, where the ruleset has them.'),
  reasons: table.describe('What made a currency change.'),
  causes: table.describe('Why a run was lost.'),
});

export const texts = textsSchema.parse(textsFile);
