// The end of a run, in the dock: own number against par and the next level, or the cause and the choice that decided.

import { record } from '@interlock/kernel';
import { Flag, Play as PlayIcon, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { go } from '../app/router.ts';
import { Commit } from '../parts/Commit.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Key } from '../parts/Key.tsx';
import { Stars } from '../parts/Stars.tsx';
import { HORIZON } from '../store/table.ts';
import { starsOf, titleOf } from '../store/words.ts';
import type { BlameAnswer } from '../worker/api.ts';
import { askBlame } from '../worker/client.ts';
import { usePanel, useRun, useRunStore } from './context.ts';
import { firstForeseen } from './foreseen.ts';
import { forkRun } from './forkRun.ts';
import type { FrameAct } from './keys.ts';
import { replayAddress } from './share.ts';
import { grouped } from './useVerdict.ts';

export const Ending = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const status = useRun((state) => state.table.status);
  const box = useRef<HTMLDivElement>(null);
  // Whoever plays by keyboard goes on from here.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.commit')?.focus();
  }, []);
  return (
    <div className="ending" ref={box}>
      {status.is === 'won' ? <Won score={status.score} onAct={onAct} /> : null}
      {status.is === 'lost' ? <Lost cause={status.cause} onAct={onAct} /> : null}
    </div>
  );
};

const Won = ({ score, onAct }: { score: number; onAct: (act: FrameAct) => void }) => {
  const screen = useRun((state) => state.screen);
  const session = useRun((state) => state.session);
  const table = useRun((state) => state.table);
  const before = useRun((state) => state.rewindsBefore);
  const { restart } = useRunStore().getState();
  const panel = usePanel();
  const { game } = screen;
  const { Result } = screen.look;
  const { entry } = session.run;
  const par = entry?.par ?? null;
  const next = entry ? game.levels[game.levels.indexOf(entry) + 1] : undefined;
  const onward = screen.look.onward?.(game.level.encode(session.run.level), session.isRanked) ?? null;
  const figures = screen.look.figures?.(table) ?? [
    { label: 'Turns', value: String(table.turn), ...(par ? { par: String(par.turns) } : {}) },
    {
      label: 'Actions',
      value: String(session.turns.reduce((sum, turn) => sum + turn.length, 0)),
      ...(par?.actions === undefined ? {} : { par: String(par.actions) }),
    },
  ];
  return (
    <>
      <div className="rhead">
        <Glyph name="ready" className="ready" />
        <span>
          <b>{entry?.outro ?? 'Won.'}</b>
          <small>
            {titleOf(session)}, won in turn {table.turn}
          </small>
        </span>
        <Stars stars={starsOf(screen, table, par?.turns ?? null)} />
      </div>
      <dl className="facts">
        {figures.map(({ label, value, par: asked }) => (
          <div className="fact" key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {asked === undefined ? null : <s>par {asked}</s>}
            </dd>
          </div>
        ))}
        <div className="fact">
          <dt>Score</dt>
          <dd>{grouped(score)}</dd>
        </div>
        <div className="fact">
          <dt>Rewinds</dt>
          <dd>{before + session.rewinds}</dd>
        </div>
      </dl>
      <Sum />
      {Result ? <Result {...panel} /> : null}
      <div className="keys">
        <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session))}>
          Watch
        </Key>
        <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={() => onAct('share')}>
          Share
        </Key>
        <Key icon={<RotateCcw className="i" aria-hidden="true" />} aria-label="Start anew" onClick={restart} />
        {onward ? (
          <Commit act={onward.act} note={onward.note} mood="calm" cap="Enter" onPress={() => go(onward.to)} />
        ) : next ? (
          <Commit
            act={next.title}
            note="the next level"
            mood="calm"
            cap="Enter"
            onPress={() => go(`/play/${game.id}?level=${next.id}${session.isRanked ? '&ranked' : ''}`)}
          />
        ) : (
          <Commit
            act="All levels"
            note="choose the next one"
            mood="calm"
            cap="Enter"
            onPress={() => go(`/play/${game.id}`)}
          />
        )}
      </div>
    </>
  );
};

/** How the score adds up, where the game says so and there is something to add. */
const Sum = () => {
  const { game, content, state } = useRun(({ session }) => session);
  const terms = game.words.score?.(content, state) ?? [];
  if (terms.length < 2) return null;
  return (
    <ul className="scoresum" aria-label="How the score adds up">
      {terms.map(({ label, value }, i) => (
        <li key={label}>
          <b className="num">
            {value < 0 ? '−' : i === 0 ? '' : '+'}
            {grouped(Math.abs(value))}
          </b>{' '}
          {label}
        </li>
      ))}
      <li>
        <b className="num">= {grouped(terms.reduce((sum, { value }) => sum + value, 0))}</b>
      </li>
    </ul>
  );
};

const Lost = ({ cause, onAct }: { cause: string; onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const table = useRun((state) => state.table);
  const before = useRun((state) => state.rewindsBefore);
  const screen = useRun((state) => state.screen);
  const horizon = screen.look.horizon ?? HORIZON;
  const foreseen = useMemo(() => firstForeseen(session, horizon), [session, horizon]);
  const { forkAt, restart, undo } = useRunStore().getState();
  const [blame, nodes] = useBlame();
  const decided = blame?.turns[0] ?? null;
  const words = table.game.words.cause?.(table.content, cause, session.state) ?? cause;
  return (
    <>
      <div className="rhead">
        <Glyph name="lost" className="lost" />
        <span>
          <b>{words}</b>
          <small>
            {titleOf(session)}, lost in turn {table.turn}
          </small>
        </span>
      </div>
      <dl className="facts">
        <div className="fact">
          <dt>First warned</dt>
          <dd>{foreseen === null ? 'never' : `turn ${foreseen}`}</dd>
        </div>
        <div className="fact">
          <dt>Rewinds</dt>
          <dd>{before + session.rewinds}</dd>
        </div>
      </dl>
      <p className="says blame">
        <Flag className="i critical" aria-hidden="true" />
        <span>
          {blame === null ? `Looking for the choice that decided it: ${grouped(nodes)} positions so far.` : null}
          {decided ? (
            <>
              <b>Turn {decided.turn} decided it.</b> It was {decided.reason}
            </>
          ) : null}
          {blame && !decided ? blameWords(blame) : null}
        </span>
      </p>
      <div className="keys">
        {session.isRanked || !decided ? null : (
          <Key icon={<Undo2 className="i" aria-hidden="true" />} onClick={undo}>
            Back one turn
          </Key>
        )}
        <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session))}>
          Watch
        </Key>
        <Key icon={<RotateCcw className="i" aria-hidden="true" />} aria-label="Start anew" onClick={restart} />
        <Key icon={<Share2 className="i" aria-hidden="true" />} aria-label="Share" onClick={() => onAct('share')} />
        {session.isRanked ? (
          <Commit
            act={decided ? `Practise from turn ${decided.turn}` : 'Practise from the start'}
            note="the ranked run stays as it is"
            mood="calm"
            cap="Enter"
            onPress={() => void forkRun(screen, session, decided ? decided.turn - 1 : 0)}
          />
        ) : decided ? (
          <Commit
            act={`Rewind to turn ${decided.turn}`}
            note="the last that can still be won"
            mood="calm"
            cap="Enter"
            onPress={() => forkAt(decided.turn - 1)}
          />
        ) : (
          <Commit act="Back one turn" note="the run goes on from there" mood="calm" cap="Enter" onPress={undo} />
        )}
      </div>
    </>
  );
};

const blameWords = ({ is }: BlameAnswer): string => {
  if (is === 'hopeless') return 'No choice decided it: this level could not be won from its start.';
  return 'No single turn was found that, changed, would have saved the run.';
};

const useBlame = (): readonly [BlameAnswer | null, number] => {
  const session = useRun((state) => state.session);
  const [answer, setAnswer] = useState<BlameAnswer | null>(null);
  const [nodes, setNodes] = useState(0);
  useEffect(() => {
    const job = askBlame(record(session), (progress) => setNodes(progress.nodes));
    job.answer.then(
      (found) => found && setAnswer(found),
      () => setAnswer({ is: 'unknown', turns: [], lostSince: null }),
    );
    return () => job.cancel();
  }, [session]);
  return [answer, nodes];
};
