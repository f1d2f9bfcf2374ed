// Words of the game that no number decides: robots, phases, terrain, milestones, reasons. Read from content/texts.json.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import textsFile from '../../content/texts.json' with { type: 'json' };

const line = z.string().min(1).max(300).describe('A sentence or a few words.');
const table = z.record(z.string(), line).describe('By name.');
const named = z
  .record(z.string(), z.strictObject({ name: line, flavour: line }))
  .describe('By name: what it is called, and one dry line.');

export const textsSchema = z.strictObject({
  $schema: schemaLink,
  rulesets: z.record(z.string(), z.strictObject({ name: line, line })).describe('By ruleset.'),
  robots: z.record(z.string(), z.strictObject({ identity: line, line })).describe('By robot.'),
  kits: table.describe('By kit.'),
  difficulties: table.describe('By difficulty.'),
  phases: z.record(z.string(), z.strictObject({ name: line, help: line })).describe('By phase.'),
  terrain: table.describe('By kind of ground.'),
  pois: table.describe('By what stands on the board.'),
  rewards: table.describe('By reward.'),
  contracts: named,
  assignments: named,
  donkeys: z
    .array(z.strictObject({ name: line, waits: line, fed: line }))
    .min(1)
    .describe('Who lives in the sheds, in turn, and what they say.'),
  milestones: z.record(z.string(), z.array(line).min(1)).describe('By milestone, variants to choose from.'),
  failures: table.describe('Ends of a sentence: why an instruction did nothing.'),
  reasons: table.describe('What made a currency change.'),
  causes: table.describe('Why a run was lost.'),
});

export const texts = textsSchema.parse(textsFile);
