// The validator's report [DS-293]: the checklist in its fixed order, then every finding, in lines of at most 100 columns.

import type { LevelFinding } from './finding.ts';
import type { Verdict } from './validate.ts';

export type Mark = 'pass' | 'fail' | 'blocked' | 'not applicable' | 'not checked';

export interface ChecklistLine {
  readonly code: string;
  readonly title: string;
  readonly mark: Mark;
  readonly count: number;
}

const TITLES: readonly (readonly [code: string, title: string])[] = [
  ['I6', 'start room powered'],
  ['I2', 'door-power chain'],
  ['I3', 'keycard chain'],
  ['I4', 'hazard chain'],
  ['I5', 'generators and batteries'],
  ['I7', 'room connectivity'],
  ['I1', 'exit reachable'],
  ['I8', 'puzzle chain'],
  ['I9', 'air'],
  ['I10', 'brownout'],
  ['I11', 'required items'],
];

/** Codes that only the certifier looks at [DS-285]. */
export const CERTIFIED: readonly string[] = ['I9', 'I10'];

/** `certified`: codes a certifier has looked at. Notes count for nothing here [DS-294]. */
export const checklist = (
  { findings, gatekeepers }: Pick<Verdict, 'findings' | 'gatekeepers'>,
  certified: readonly string[] = [],
): readonly ChecklistLine[] => {
  const counted = findings.filter(({ severity }) => severity !== 'note');
  const codes = TITLES.map(([code]) => code);
  const others = [...new Set(counted.map(({ code }) => code))].filter(
    (code) => /^I/.test(code) && !codes.includes(code),
  );
  return [...TITLES, ...others.map((code) => [code, 'as registered'] as const)].map(([code, title]) => {
    const own = counted.filter((one) => one.code === code);
    const mark: Mark =
      own.length > 0
        ? own.some(({ root }) => root)
          ? 'fail'
          : 'blocked'
        : CERTIFIED.includes(code) && !certified.includes(code)
          ? 'not checked'
          : code === 'I2' && gatekeepers === null
            ? 'not applicable'
            : 'pass';
    return { code, title, mark, count: own.length };
  });
};

export const COLUMNS = 100;

export const reportText = (verdict: Verdict, certified: readonly string[] = []): string => {
  const { findings, isSolvable, goalSphere } = verdict;
  const list = checklist(verdict, certified);
  const lines = list.map(
    ({ code, title, mark, count }) =>
      `${code.padEnd(4)}${title.padEnd(26)}${mark}${count === 0 ? '' : `, ${count} ${count === 1 ? 'finding' : 'findings'}`}`,
  );
  // What the closure answers asks nothing of air and load: it never stands alone where one of these fails.
  const failed = list.filter(({ code, mark }) => CERTIFIED.includes(code) && mark === 'fail');
  const but = failed.length === 0 ? '' : `; not as it stands: ${failed.map(({ title }) => title).join(' and ')}`;
  lines.push(
    isSolvable ? `solvable${but === '' ? '' : ' by its layout'}, goal sphere ${goalSphere}${but}` : 'not solvable',
  );
  for (const one of findings) lines.push('', ...wrapped(`${kindOf(one)}: ${one.message}`));
  return `${lines.join('\n')}\n`;
};

const kindOf = ({ severity, root }: LevelFinding): string =>
  severity === 'note' ? 'note' : `${severity}${root ? '' : ' (consequence)'}`;

/** Words put into lines; one too long for any line is cut. */
const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const put = (): void => {
    lines.push(line);
    line = '  ';
  };
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > COLUMNS) put();
    line += line.trim() === '' ? word : ` ${word}`;
    for (; line.length > COLUMNS; line = `  ${line.slice(COLUMNS)}`) lines.push(line.slice(0, COLUMNS));
  }
  if (line.trim() !== '') put();
  return lines;
};
