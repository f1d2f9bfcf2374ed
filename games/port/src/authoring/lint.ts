// The semantic half of the content check: L01 to L22 and L25, and S20. Proves what players would otherwise find out.
// The codes that search or simulate (L08, L23, L24) stand in lintDeep.ts.

import { isInUse } from '../params.ts';
import type { Content } from '../shape.ts';
import { ordered, type PortFinding } from './finding.ts';
import { lintActions } from './lintActions.ts';
import { lintBalance } from './lintBalance.ts';
import { isAlwaysEligible, lintEvents } from './lintEvents.ts';
import { reachableBox } from './reach.ts';

export type Report = (
  code: string,
  severity: PortFinding['severity'],
  file: PortFinding['file'],
  path: string,
  message: string,
  ids?: readonly string[],
) => void;

/** Content that has passed the validator, file by file. */
export const lint = (content: Content): readonly PortFinding[] => {
  const found: PortFinding[] = [];
  const report: Report = (code, severity, file, path, message, ids = []) => {
    found.push({ file, path, code, severity, message, ids });
  };
  lintCuts(content, report);
  const box = reachableBox(content);
  lintEvents(content, box, report);
  lintActions(content, box, report);
  lintBalance(content, box, report);
  const { config, events, scenarios } = content;
  return ordered(found, { config, events: { events }, scenarios: { scenarios } });
};

/** S20: a scenario must keep what a run cannot do without. */
const lintCuts = (content: Content, report: Report): void => {
  content.scenarios.forEach(({ id, onlyTags }, i) => {
    if (onlyTags === undefined) return;
    const kept = content.events.filter((card) => isInUse(card, onlyTags));
    const say = (what: string): void =>
      report('S20', 'error', 'scenarios', `scenarios[${i}].onlyTags`, `scenario \`${id}\` leaves out ${what}`, [id]);
    const has = (test: (card: Content['events'][number]) => boolean): boolean =>
      content.events.some(test) && !kept.some(test);
    if (has(({ terminalOutcome }) => terminalOutcome === 'win')) say('the win event');
    if (has((card) => isAlwaysEligible(card) && card.baseWeight > 0)) {
      say('every always-eligible event');
    }
    if (has(({ tags }) => tags.includes('filler'))) say('the filler');
  });
};

export const isRefused = (findings: readonly PortFinding[]): boolean =>
  findings.some(({ severity }) => severity === 'error');
