// The left of the room: the choice that would have saved the run, marks, and the code that holds it.

import type { AnyShape, Json, Session } from '@interlock/kernel';
import { blameSentence } from '@interlock/search';
import { Flag, GitFork, Play, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { Group } from '../parts/Group.tsx';
import { Key } from '../parts/Key.tsx';
import { Sum } from '../play/dock/Sum.tsx';
import { LAID_OUT } from '../play/dock/useDecided.ts';
import { playLevel } from '../play/start/playLevel.ts';
import { grouped } from '../play/top/useVerdict.ts';
import { type Beat, shortName } from '../store/beats.ts';
import type { BlameAnswer } from '../worker/api.ts';

interface FindingsProps {
  readonly session: Session<AnyShape>;
  readonly beats: readonly Beat[];
  readonly blame: BlameAnswer | null;
  readonly nodes: number;
  readonly code: string;
  onFork(after: number, saving: readonly Json[]): void;
  onGo(turn: number): void;
  onCopy(): void;
}

/** What the run ended in. */
const endWords = ({ status, game, world, state }: Session<AnyShape>): string =>
  'cause' in status ? (game.words.cause?.(world, status.cause, state) ?? status.cause) : '';

export const Findings = ({ session, beats, blame, nodes, code, onFork, onGo, onCopy }: FindingsProps) => {
  const { status } = session;
  const last = session.turns.length;
  const decided = blame?.turns[0] ?? null;
  // A turn that was never played has no name where players count something else.
  const isCounted = beats.length - 1 < last;
  const nameOf = (turn: number): string | null =>
    isCounted && turn > last ? null : isCounted ? shortName(beats, turn).toLowerCase() : `turn ${turn}`;
  return (
    <>
      {status.is === 'lost' && !blame ? (
        <p className="dim">Looking for the choice that decided it: {grouped(nodes)} positions so far.</p>
      ) : null}
      {decided ? (
        <section className="group" aria-label="One choice would have saved it">
          <header>
            <span className="label">One choice would have saved it</span>
          </header>
          <div className="bl-card">
            <span className="num">{shortName(beats, decided.turn)}</span>
            <b>{decided.isCertain ? 'After it the run was lost for certain.' : 'Before it a win was still there.'}</b>
            <p>
              {shortName(beats, decided.turn)}: {blameSentence(decided, nameOf)} {LAID_OUT}
            </p>
            <Key
              kind="line"
              icon={<GitFork className="i" aria-hidden="true" />}
              onClick={() => onFork(decided.turn - 1, decided.line)}
            >
              Fork at {shortName(beats, decided.turn).toLowerCase()}
            </Key>
          </div>
        </section>
      ) : null}
      {blame && !decided ? (
        <p className="dim">
          {blame.is === 'hopeless'
            ? 'No choice decided it: this level could not be won from its start.'
            : 'No single turn was found that, changed, would have saved the run.'}
        </p>
      ) : null}
      <Group label="Marks">
        {decided ? (
          <MarkRow
            icon={<Flag className="i critical" aria-hidden="true" />}
            turn={decided.turn}
            name={shortName(beats, decided.turn)}
            words="the choice that decided"
            onGo={onGo}
          />
        ) : null}
        {blame?.lostSince != null ? (
          <MarkRow
            icon={<Glyph name="caution" className="caution" />}
            turn={blame.lostSince}
            name={shortName(beats, blame.lostSince)}
            words="no return: proven lost from here"
            onGo={onGo}
          />
        ) : null}
        {status.is === 'playing' ? (
          <MarkRow
            icon={<Glyph name="unknown" className="unknown" />}
            turn={last}
            name={shortName(beats, last)}
            words="the record ends here"
            onGo={onGo}
          />
        ) : (
          <MarkRow
            icon={
              <Glyph name={status.is === 'won' ? 'ready' : 'lost'} className={status.is === 'won' ? 'ready' : 'lost'} />
            }
            turn={last}
            name={shortName(beats, last)}
            words={status.is === 'won' ? `won, score ${status.score}` : endWords(session)}
            onGo={onGo}
          />
        )}
      </Group>
      {status.is === 'won' ? <Sum session={session} /> : null}
      <div className="keys">
        <Key icon={<Play className="i" aria-hidden="true" />} onClick={() => playLevel(session)}>
          Play this level
        </Key>
      </div>
      <section className="group" aria-label="Share code">
        <header>
          <span className="label">Share code</span>
        </header>
        <textarea className="code num codeclip" readOnly rows={4} value={code} aria-label="Share code" />
        <div className="keys">
          <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={onCopy}>
            Copy link
          </Key>
        </div>
      </section>
    </>
  );
};

const MarkRow = ({
  icon,
  turn,
  name,
  words,
  onGo,
}: {
  icon: ReactNode;
  turn: number;
  name: string;
  words: string;
  onGo: (turn: number) => void;
}) => (
  <button type="button" className="row rowbutton" onClick={() => onGo(turn)}>
    {icon}
    <span>
      {name}
      <small>{words}</small>
    </span>
  </button>
);
