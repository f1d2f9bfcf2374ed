// What the linter says of a file, in its sentences.

import { Glyph } from '../parts/Glyph.tsx';
import type { ValidateReport } from '../worker/api.ts';

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;

/** One missing row makes dozens of findings: the first of them tell it. */
const MOST = 12;

/** Some sentences begin with the place they speak of, which stands before them already. */
const without = (path: string, message: string): string =>
  message.startsWith(`${path}:`) ? message.slice(path.length + 1).trim() : message;

const readAs = ({ game, kind }: ValidateReport): string => {
  if (game !== null) return `${game} ${kind}`;
  return kind === 'replay' ? 'a replay' : 'a file of no game';
};

export const Findings = ({ report }: { report: ValidateReport }) => (
  <div role="status">
    <p>
      Read as {readAs(report)}:{' '}
      {report.findings.length === 0
        ? 'nothing to find fault with.'
        : `${report.findings.length} ${report.findings.length === 1 ? 'finding' : 'findings'}.`}
    </p>
    <ul className="findings">
      {report.findings.slice(0, MOST).map(({ path, code, severity, message }) => (
        <li key={`${path} ${code} ${message}`} className="says">
          <Glyph name={GLYPHS[severity]} className={GLYPHS[severity]} />
          <span>
            <b>{severity}</b> {path === '' ? '' : <span className="num">{path}</span>} {without(path, message)}
          </span>
        </li>
      ))}
    </ul>
    {report.findings.length > MOST ? (
      <p className="dim">And {report.findings.length - MOST} more behind them.</p>
    ) : null}
  </div>
);
