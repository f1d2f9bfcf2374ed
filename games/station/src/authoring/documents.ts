// The files designers write. Of a level: what the codec refuses, what the validator finds, and, looking deeper, what the
// certifier finds.

import { type DocumentKind, type Finding, findingsOf, type LintOptions } from '@interlock/kernel';
import type { ZodType } from 'zod';
import { balanceSchema } from '../data/balance.ts';
import { campaignSchema } from '../data/campaign.ts';
import type { Content } from '../data/content.ts';
import { hazardsSchema } from '../data/hazards.ts';
import { logsSchema } from '../data/logs.ts';
import { textsSchema } from '../data/texts.ts';
import { roomNamesSchema } from '../generate/roomNames.ts';
import { lintInspector } from '../inspector/lint.ts';
import { inspectorSchema } from '../inspector/pack.ts';
import { isError } from '../logic/finding.ts';
import { CERTIFIED, reportText } from '../logic/report.ts';
import { validate } from '../logic/validate.ts';
import { levelSchema } from '../map/level.ts';
import { readLevel } from '../map/load.ts';
import { certifyAtOnce, certifying } from './certify.ts';

/** Codes E01… are bad input, W01… warnings of the codec; the rest is logic. The fields beyond those of a finding stay. */
const lint = (content: Content, input: unknown, options: LintOptions = {}): readonly Finding[] => {
  const read = readLevel(content, input);
  if (!read.ok) return read.findings;
  const { findings } = validate(content, read.level, { strictI2: options['strict-i2'] ?? false });
  // A deck that cannot be won at all has no plan to hold against its air or its capacity.
  const more = findings.some(isError) ? [] : certifyAtOnce(content, read.level).findings;
  return [...read.findings, ...findings, ...more];
};

/** The checklist with what was not looked at [DS-285, DS-293], then every finding. */
const report = (content: Content, input: unknown, isDeep: boolean): string | null => {
  const read = readLevel(content, input);
  if (!read.ok) return null;
  const verdict = validate(content, read.level);
  const { findings, checked } = verdict.findings.some(isError)
    ? { findings: [], checked: [] }
    : certifyAtOnce(content, read.level);
  return reportText({ ...verdict, findings: [...verdict.findings, ...findings] }, isDeep ? CERTIFIED : checked);
};

/** A table that its schema says everything about. */
const table = (name: string, title: string, schema: ZodType): DocumentKind<Content> => ({
  title,
  schema,
  lint: (_content, input) => findingsOf(schema, name, input),
});

export const documents: Readonly<Record<string, DocumentKind<Content>>> = {
  level: {
    title: 'Station level',
    schema: levelSchema,
    isText: (text) => text.startsWith('darkstation-map'),
    lint,
    deep: function* (content, input) {
      const read = readLevel(content, input);
      if (!read.ok) return read.findings;
      const { findings } = yield* certifying(content, read.level);
      const known = lint(content, input);
      const isNew = ({ code, message }: Finding): boolean =>
        !known.some((one) => one.code === code && one.message === message);
      return [...known, ...findings.filter(isNew)];
    },
    report,
  },
  balance: table('balance', 'Station balance', balanceSchema),
  hazards: table('hazards', 'Station hazard kinds', hazardsSchema),
  names: table('names', 'Station room names', roomNamesSchema),
  campaign: table('campaign', 'Station campaign', campaignSchema),
  texts: table('texts', 'Station texts', textsSchema),
  inspector: { title: 'Station inspector deck', schema: inspectorSchema, lint: lintInspector },
  logs: table('logs', 'Station logs', logsSchema),
};
