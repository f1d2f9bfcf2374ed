// One turn of the log, or several of which only the steps are worth a line: what was done, what came of it, what the machine
// did; each line unfolds back to a choice.

import { type AnyShape, explainEvent, type Session } from '@interlock/kernel';
import { Fragment } from 'react';
import { LogBundle } from '../../parts/log/LogBundle.tsx';
import { LogLine } from '../../parts/log/LogLine.tsx';
import type { LogTurn as Turn } from '../../store/logGroups.ts';
import { bundlesOf, type Told } from './bundles.ts';

interface LogTurnProps {
  readonly told: Turn;
  readonly session: Session<AnyShape>;
}

export const LogTurn = ({ told: { from, to, did, groups }, session }: LogTurnProps) => {
  const one = ({ turn, index, text }: Told) => (
    <LogLine key={index} turn={turn} text={text} why={() => explainEvent(session, turn, index)} />
  );
  const ledBy = new Map(groups.map(({ head, led }) => [head?.index ?? null, led]));
  /** Lines, those alike folded into one, each over what it led to. */
  const rows = (lines: readonly Told[]) =>
    bundlesOf(lines).map(({ head, text, lines: all }) => {
      const led = all.flatMap(({ index }) => ledBy.get(index) ?? []);
      return (
        <Fragment key={head.index}>
          {all.length === 1 ? one(head) : <LogBundle turn={head.turn} text={text} lines={() => all.map(one)} />}
          {led.length === 0 ? null : (
            <li>
              <ol className="logled">{rows(led)}</ol>
            </li>
          )}
        </Fragment>
      );
    });
  const yours = ledBy.get(null) ?? [];
  const own = groups.flatMap(({ head }) => head ?? []);
  return (
    <li className="logturn">
      <p className="logdid" data-turn={to}>
        <span className="num">{from === to ? `T${to}` : `T${from}–${to}`}</span>
        <span>
          {did === null ? (
            <span className="dim">you let it run</span>
          ) : (
            <>
              <b className="by">You:</b> {did}
            </>
          )}
        </span>
      </p>
      {yours.length === 0 ? null : <ol className="logled">{rows(yours)}</ol>}
      {own.length === 0 ? null : <ol>{rows(own)}</ol>}
    </li>
  );
};
