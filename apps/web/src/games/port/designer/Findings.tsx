// What the check says of the pack: errors first, each a way to its card; notes on request; the long check on request.

import type { DeepProgress, PortFinding } from '@interlock/port/workshop';
import { useState } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { placeOf } from './EventList.tsx';
import { type Checked, type DeepCheck, percentOf } from './useChecks.ts';

const GLYPHS = { error: 'critical', warning: 'caution', note: 'unknown' } as const;
const RANKS = { error: 0, warning: 1, note: 2 } as const;
/** More are counted, not listed. */
const MOST = 40;

interface FindingsProps {
  readonly checked: Checked | null;
  readonly deep: DeepCheck;
  onOpen(at: number): void;
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const Findings = ({ checked, deep, onOpen }: FindingsProps) => {
  const [hasNotes, setNotes] = useState(false);
  const all = deep.findings ?? [...(deep.doing?.found ?? []), ...(checked?.findings ?? [])];
  const heavy = all.filter(({ severity }) => severity !== 'note');
  const notes = all.length - heavy.length;
  const listed = (hasNotes ? [...all] : heavy).sort((a, b) => RANKS[a.severity] - RANKS[b.severity]);
  const errors = heavy.filter(({ severity }) => severity === 'error').length;
  return (
    <div className="pt-findings">
      <h2 className="label">What the check says</h2>
      <div role="status">
        <p className={heavy.length > 0 ? '' : 'dim'}>
          {checked === null
            ? 'Checking.'
            : heavy.length === 0
              ? `Nothing to find fault with. ${deep.findings ? 'Every scenario has a winning line; every card is met and every answer taken.' : ''}`
              : `${errors > 0 ? `${counted(errors, 'error')}: the pack cannot be played until they are mended. ` : ''}${
                  heavy.length > errors ? `${counted(heavy.length - errors, 'warning')}: it can be played.` : ''
                }`}
        </p>
        <ul className="findings">
          {listed.slice(0, MOST).map((one) => (
            <Finding key={`${one.path} ${one.code} ${one.message}`} found={one} onOpen={onOpen} />
          ))}
        </ul>
        {listed.length > MOST ? <p className="dim">And {listed.length - MOST} more.</p> : null}
      </div>
      <div className="keys">
        {notes === 0 ? null : (
          <button type="button" className="ask" aria-expanded={hasNotes} onClick={() => setNotes(!hasNotes)}>
            {hasNotes ? 'Without the notes' : counted(notes, 'note')}
          </button>
        )}
        {deep.doing === null || deep.isStopped ? (
          <Key
            kind="line"
            off={
              checked === null
                ? 'the quick check comes first'
                : errors > 0
                  ? 'it looks at packs without errors only'
                  : false
            }
            onClick={deep.start}
          >
            {deep.isStopped ? 'Look deeper, from the beginning' : 'Look deeper: solve and simulate'}
          </Key>
        ) : (
          <Key kind="line" onClick={deep.stop}>
            Stop
          </Key>
        )}
      </div>
      {deep.doing === null ? null : <Digging doing={deep.doing} isStopped={deep.isStopped} />}
    </div>
  );
};

/** How far the long check is, and what already holds. */
const Digging = ({ doing, isStopped }: { doing: DeepProgress; isStopped: boolean }) => {
  const { what, settled } = doing;
  return (
    <div className="pt-digging">
      <p className="dim">
        {isStopped ? `Stopped at “${what}”` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`}:{' '}
        <span className="num">{percentOf(doing)} %</span>.{isStopped ? ' What was found until then stands.' : ''}
      </p>
      <progress max={100} value={percentOf(doing)} aria-label="The long check" />
      <div role="status">
        {settled.map((one) => (
          <p key={one}>
            <Glyph name="ok" className="ok" /> {one}
          </p>
        ))}
      </div>
    </div>
  );
};

const Finding = ({ found, onOpen }: { found: PortFinding; onOpen(at: number): void }) => {
  const { path, code, severity, message } = found;
  const place = placeOf(found);
  return (
    <li className="says">
      <Glyph name={GLYPHS[severity]} className={GLYPHS[severity]} />
      <span>
        <b>
          {severity} {code}
        </b>{' '}
        {place === null ? (
          <span className="num">{path}</span>
        ) : (
          <button type="button" className="ask num" onClick={() => onOpen(place)}>
            {path}
            <span className="sr">: open card {place + 1}</span>
          </button>
        )}{' '}
        {message}
      </span>
    </li>
  );
};
