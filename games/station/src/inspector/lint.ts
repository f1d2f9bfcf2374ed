// What is wrong with a deck of the inspector: its form, its level, faults that do not apply, repairs that do not mend it,
// a price that is not theirs.

import { type Finding, findingsOf } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { isRemark } from '../logic/finding.ts';
import { validate } from '../logic/validate.ts';
import { readLevel } from '../map/load.ts';
import { addRepair, openInspection, viewInspection } from './inspection.ts';
import { brokenBy, inspectorSchema } from './pack.ts';

const wrong = (path: string, message: string): Finding => ({
  ...{ severity: 'error', code: 'inspector', path: `inspector.${path}`, message },
});

export const lintInspector = (content: Content, input: unknown): readonly Finding[] => {
  const bad = findingsOf(inspectorSchema, 'inspector', input);
  const parsed = inspectorSchema.safeParse(input);
  if (bad.length > 0 || !parsed.success) return bad;
  const { faults, repairs, par } = parsed.data;
  const read = readLevel(content, parsed.data.level);
  const inLevel = (one: Finding): Finding => ({ ...one, path: `inspector.level.${one.path}` });
  if (!read.ok) return read.findings.map(inLevel);
  const troubles = validate(content, read.level).findings.filter((one) => !isRemark(one));
  if (troubles.length > 0) return troubles.map(inLevel);
  const broken = brokenBy(content, read.level, faults);
  if (broken === null) return [wrong('faults', 'There is no such fault, or it does not apply to this level.')];
  let inspection = openInspection(broken, par);
  if (viewInspection(content, inspection).isSolved) return [wrong('faults', 'Nothing is wrong with the broken level.')];
  for (const [index, repair] of repairs.entries()) {
    const next = addRepair(content, inspection, repair);
    if (!next.ok) return [wrong(`repairs[${index}]`, `It is refused: ${next.error.code}.`)];
    inspection = next.value;
  }
  const { isSolved, spent } = viewInspection(content, inspection);
  if (!isSolved) return [wrong('repairs', 'Errors are left after them.')];
  return spent === par ? [] : [wrong('par', `The repairs cost ${spent}, not ${par}.`)];
};
