// The subsystem table: what each of the seven needs, bears and heats.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { text, whole } from './bounds.ts';

const rowSchema = z
  .strictObject({
    name: text(40).describe('display name'),
    min: whole(0, 99).describe('energy from which it is active'),
    rated: whole(0, 99).describe('rated maximum'),
    overdrive: whole(0, 1).describe('energy it may hold above the rated maximum'),
    threshold: whole(0, 99).describe('energy above which it is overclocked'),
    heatPerUnit: whole(0, 99).describe('heat of each overclocked energy'),
    heatWhen: z
      .enum(['powered', 'used', 'never'], 'unknown occasion of heat')
      .describe('whether it heats every turn, only in a turn it fires, or never'),
    does: text().describe('what it is for, for the rules page'),
  })
  .superRefine((row, { addIssue }) => {
    const wrong = (path: string, message: string) =>
      addIssue({ code: 'custom', params: { code: 'bad-subsystem' }, message, path: [path] });
    if (row.min < 1 || row.min > row.rated) wrong('min', `must be 1 to the rated maximum of ${row.rated}`);
    const overdrive = row.heatPerUnit > 0 ? 1 : 0;
    if (row.overdrive !== overdrive)
      wrong('overdrive', `must be ${overdrive} with ${row.heatPerUnit} heat for each overclocked unit`);
    if (row.threshold > row.rated + row.overdrive)
      wrong('threshold', `must be at most the enforced maximum of ${row.rated + row.overdrive}`);
    if ((row.heatWhen === 'never') !== (row.heatPerUnit === 0))
      wrong('heatWhen', row.heatPerUnit === 0 ? 'must be never, since it makes no heat' : 'must be powered or used');
  })
  .describe('what this subsystem needs, bears and heats');

export const subsystemsSchema = z.strictObject({
  $schema: schemaLink,
  engines: rowSchema,
  thrusters: rowSchema,
  scoop: rowSchema,
  laser: rowSchema,
  railgun: rowSchema,
  missiles: rowSchema,
  shields: rowSchema,
});

export type Subsystems = Readonly<Omit<z.infer<typeof subsystemsSchema>, '$schema'>>;

/** The most energy a subsystem may hold. */
export const enforcedMax = (row: Subsystems[keyof Subsystems]): number => row.rated + row.overdrive;
