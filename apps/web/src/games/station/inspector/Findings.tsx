// What the validator says of the deck: causes first, what follows from them after; sealed while a ranked case is open.

import type { InspectionView } from '@interlock/station/screen';
import { Lock } from 'lucide-react';
import { Chip } from '../../../parts/Chip.tsx';

interface FindingsProps {
  readonly view: InspectionView;
  /** The deck as it was found. */
  readonly found: InspectionView;
  readonly isSealed: boolean;
  readonly isHandedIn: boolean;
  onPoint(cells: readonly string[]): void;
}

type Finding = InspectionView['findings'][number];

export const Findings = ({ view, found, isSealed, isHandedIn, onPoint }: FindingsProps) => {
  if (isSealed)
    return (
      <>
        <h2>Sealed</h2>
        <p className="st-sealed">
          <Lock className="i" aria-hidden />
          <span>The findings are sealed until you hand in. Point at the fault by mending it.</span>
        </p>
      </>
    );
  const errors = view.findings.filter(({ severity }) => severity === 'error');
  const more = errors.filter(({ root }) => !root);
  const first = found.findings.filter(({ severity, root }) => severity === 'error' && root);
  return (
    <>
      <h2>{view.isSolved ? 'No error is left' : isHandedIn ? 'Errors are left' : 'What the validator says'}</h2>
      <List findings={errors.filter(({ root }) => root)} onPoint={onPoint} />
      {more.length > 0 && (
        <details className="st-before">
          <summary>{more.length === 1 ? '1 more follows from it' : `${more.length} more follow from it`}</summary>
          <List findings={more} onPoint={onPoint} />
        </details>
      )}
      {view.isSolved && (
        <details className="st-before" open={isHandedIn}>
          <summary>What it said before</summary>
          <List findings={first} onPoint={onPoint} />
        </details>
      )}
    </>
  );
};

const List = ({ findings, onPoint }: { findings: readonly Finding[]; onPoint(cells: readonly string[]): void }) =>
  findings.length === 0 ? null : (
    <ol className="st-findings">
      {findings.map(({ message, root, cells }) => {
        const point = (): void => onPoint(cells.map(([x, y]) => `${x},${y}`));
        return (
          <li key={message}>
            <button type="button" className="ask" onClick={point} onFocus={point} onPointerEnter={point}>
              {root ? (
                <Chip tone="critical" glyph="critical">
                  Cause
                </Chip>
              ) : (
                <Chip tone="caution" glyph="caution">
                  Follows
                </Chip>
              )}{' '}
              {message}
            </button>
          </li>
        );
      })}
    </ol>
  );
