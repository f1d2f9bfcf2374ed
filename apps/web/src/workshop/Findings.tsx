// What the linter says of a file, in its sentences. One of them can be looked at: the drawing marks its cells.

import type { RefObject } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import type { ValidateReport } from '../worker/api.ts';
import { cellsOf } from './marks.ts';
import { MOST } from './useFindings.ts';

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;

/** Some sentences begin with the place they speak of, which stands before them already. */
const without = (path: string, message: string): string =>
  message.startsWith(`${path}:`) ? message.slice(path.length + 1).trim() : message;

const readAs = ({ game, kind }: ValidateReport): string => {
  if (game !== null) return `${game} ${kind}`;
  return kind === 'replay' ? 'a replay' : 'a file of no game';
};

interface FindingsProps {
  readonly report: ValidateReport;
  readonly at: number | null;
  readonly list: RefObject<HTMLUListElement | null>;
  onChoose(at: number | null): void;
}

export const Findings = ({ report, at, list, onChoose }: FindingsProps) => {
  const { findings } = report;
  const isMarking = findings.some((one) => cellsOf(one).length > 0);
  return (
    <div className="found">
      <p role="status">
        Read as {readAs(report)}:{' '}
        {findings.length === 0
          ? 'nothing to find fault with.'
          : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.`}
      </p>
      <ul className="findings" ref={list}>
        {findings.slice(0, MOST).map((finding, i) => {
          const { path, code, severity, message } = finding;
          const isOnlyHence = (finding as { readonly root?: unknown }).root === false;
          return (
            <li key={`${path} ${code} ${message}`}>
              <button
                type="button"
                className="finding"
                aria-pressed={i === at}
                onClick={() => onChoose(i === at ? null : i)}
              >
                <Glyph name={GLYPHS[severity]} className={GLYPHS[severity]} />
                <span>
                  <b>{severity}</b> {path === '' ? '' : <span className="num">{path}</span>} {without(path, message)}
                  {isOnlyHence ? <small> Follows from the others.</small> : null}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {findings.length > MOST ? <p className="dim">And {findings.length - MOST} more behind them.</p> : null}
      {isMarking ? (
        <p className="dim">
          Choose one and the drawing marks its cells. <kbd>V</kbd> goes from one to the next.
        </p>
      ) : null}
    </div>
  );
};
