// The end of a run, in the dock: own number against par and the next level, or the cause and the choice that decided.

import { type AnyShape, decodeTurn, type Session, type Status } from '@interlock/kernel';
import { blameSentence } from '@interlock/search';
import { Flag, Play as PlayIcon, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { go } from '../../app/router.ts';
import type { Screen } from '../../games/screen.ts';
import { presetWords } from '../../hub/daily.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { Key } from '../../parts/Key.tsx';
import { Commit } from '../../parts/plan/Commit.tsx';
import { Stars } from '../../parts/Stars.tsx';
import { HORIZON } from '../../store/table.ts';
import { isDaySeed, starsOf, storyOf } from '../../store/words.ts';
import type { BlameAnswer } from '../../worker/api.ts';
import { useBlame } from '../../worker/useBlame.ts';
import { useScene } from '../board/useScene.ts';
import { usePanel, useRun, useRunStore } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { forkRun } from '../start/forkRun.ts';
import { freshSeed } from '../start/freshSeed.ts';
import { headingOf } from '../top/heading.ts';
import { replayAddress } from '../top/share.ts';
import { grouped } from '../top/useVerdict.ts';
import { firstWarned } from './firstWarned.ts';
import { JourneyLine, NextLeg, useJourney } from './JourneyLine.tsx';
import { Sum } from './Sum.tsx';

/** Milliseconds. */
const TOO_SOON = 600;

export const Ending = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const status = useRun((state) => state.table.status);
  const box = useRef<HTMLDivElement>(null);
  const since = useRef(performance.now());
  // Whoever plays by keyboard goes on from here.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.commit')?.focus();
  }, []);
  // A key that was meant for the last turn must not skip what it led to; whoever points has seen where.
  const guard = (event: MouseEvent): void => {
    if (event.detail > 0 || performance.now() - since.current > TOO_SOON) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isShared = useRun((state) => state.session.seats.length > 1);
  if (isShared || status.is === 'drawn')
    return (
      <div className="ending" ref={box} onClickCapture={guard}>
        <Together onAct={onAct} />
      </div>
    );
  return (
    <div className="ending" ref={box} onClickCapture={guard}>
      {status.is === 'won' ? <Won score={status.score} onAct={onAct} /> : null}
      {status.is === 'lost' ? <Lost cause={status.cause} onAct={onAct} /> : null}
    </div>
  );
};

/** The end of a run that several played, or that nobody won: how it ended for each seat. */
const Together = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const { look, game } = useRun((state) => state.screen);
  const label = useRun((state) => state.label);
  const { restart } = useRunStore().getState();
  const ends = session.seats.map((seat) => ({ seat, status: session.statusFor(seat) }));
  const isDrawn = ends.some(({ status }) => status.is === 'drawn');
  const winner = ends.find(({ status }) => status.is === 'won');
  const nameOf = (seat: string): string => (session.seats.length === 1 ? 'You' : (look.seatName?.(seat) ?? seat));
  const words = (status: Status): string => {
    if (status.is === 'won') return status.score > 0 ? `won, score ${grouped(status.score)}` : 'won';
    if (status.is === 'playing') return 'plays on';
    if (status.is === 'lost' && winner) return 'lost';
    return game.words.cause?.(session.world, status.cause, session.state) ?? status.cause;
  };
  return (
    <>
      <div className="rhead">
        <Glyph name={isDrawn ? 'unknown' : 'ready'} className={isDrawn ? 'unknown' : 'ready'} />
        <span>
          <b>{isDrawn ? 'Drawn.' : `${winner ? nameOf(winner.seat) : 'Nobody'} wins.`}</b>
          <small>
            {headingOf(session)}, turn {session.turns.length}
          </small>
        </span>
      </div>
      <dl className="facts">
        {ends.map(({ seat, status }) => (
          <div className="fact" key={seat}>
            <dt>{nameOf(seat)}</dt>
            <dd>{words(status)}</dd>
          </div>
        ))}
      </dl>
      <div className="keys">
        <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session, label))}>
          Watch
        </Key>
        <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={() => onAct('share')}>
          Share
        </Key>
        <Commit act="Once more" note="the same level from its start" mood="calm" cap="Enter" onPress={restart} />
      </div>
    </>
  );
};

const Won = ({ score, onAct }: { score: number; onAct: (act: FrameAct) => void }) => {
  const screen = useRun((state) => state.screen);
  const session = useRun((state) => state.session);
  const table = useRun((state) => state.table);
  const before = useRun((state) => state.rewindsBefore);
  const helps = useRun((state) => state.helps);
  const { hints } = helps;
  const rewinds = before + session.rewinds;
  const label = useRun((state) => state.label);
  const { restart } = useRunStore().getState();
  const panel = usePanel();
  const scene = useScene();
  const { game } = screen;
  const { Result } = screen.look;
  const { entry } = session.run;
  const par = entry?.par ?? null;
  const next = entry ? game.levels[game.levels.indexOf(entry) + 1] : undefined;
  const leg = useJourney();
  const again = anotherOf(session, screen);
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
          <b>{storyOf(session).outro ?? 'Won.'}</b>
          <small>
            {headingOf(session)}, won in turn {table.turn}
            {rewinds === 0 ? ', nothing taken back' : ''}
            <Ranked />
          </small>
        </span>
        <Stars stars={starsOf(screen, table, par?.turns ?? null, helps, session.run, rewinds)} />
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
        {rewinds === 0 ? null : (
          <div className="fact">
            <dt>Rewinds</dt>
            <dd>{rewinds}</dd>
          </div>
        )}
        {hints === 0 ? null : (
          <div className="fact">
            <dt>Hints</dt>
            <dd>
              {hints} <s>two stars at most</s>
            </dd>
          </div>
        )}
      </dl>
      {scene?.hides?.includes('sum') ? null : <Sum session={session} />}
      <JourneyLine />
      {Result ? <Result {...panel} /> : null}
      <div className="keys">
        <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session, label))}>
          Watch
        </Key>
        <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={() => onAct('share')}>
          Share
        </Key>
        <Key icon={<RotateCcw className="i" aria-hidden="true" />} aria-label="Start anew" onClick={restart} />
        {leg ? (
          <NextLeg />
        ) : onward ? (
          <Commit act={onward.act} note={onward.note} mood="calm" cap="Enter" onPress={() => go(onward.to)} />
        ) : next ? (
          <Commit
            act={next.title}
            note="the next level"
            mood="calm"
            cap="Enter"
            onPress={() => go(`/play/${game.id}?level=${next.id}${session.isRanked ? '&ranked' : ''}`)}
          />
        ) : again ? (
          <Commit act="Another seed" note={again.words} mood="calm" cap="Enter" onPress={() => void again.start()} />
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

/** After a made level one of the same kind; a day's challenge has only the one. */
const anotherOf = (
  { run, isRanked }: Session<AnyShape>,
  { look }: Screen,
): { readonly words: string; start(): Promise<void> } | null => {
  const { origin } = run;
  if (!('preset' in origin) || isDaySeed(String(origin.seed))) return null;
  const { preset } = origin;
  const page = `/play/${run.game.id}`;
  return {
    words: `${presetWords(run.game.id, preset)}, a new one`,
    async start() {
      const seed = look.seedFor ? await look.seedFor(preset) : freshSeed();
      go(
        seed === null ? page : `${page}?preset=${encodeURIComponent(preset)}&seed=${seed}${isRanked ? '&ranked' : ''}`,
      );
    },
  };
};

/** A ranked run that was begun anew says so: it was not the first try. */
const Ranked = () => {
  const isRanked = useRun((state) => state.session.isRanked);
  const { retries } = useRun((state) => state.helps);
  if (!isRanked) return null;
  return <> · ranked{retries === 0 ? '' : `, begun anew ${retries === 1 ? 'once' : `${retries} times`}`}</>;
};

const Lost = ({ cause, onAct }: { cause: string; onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const table = useRun((state) => state.table);
  const before = useRun((state) => state.rewindsBefore);
  const screen = useRun((state) => state.screen);
  const horizon = screen.look.horizon ?? HORIZON;
  const warned = useMemo(() => firstWarned(session, horizon), [session, horizon]);
  const { forkAt, restart, undo, showAftermath } = useRunStore().getState();
  const label = useRun((state) => state.label);
  const { blame, nodes } = useBlame(session);
  const decided = blame?.turns[0] ?? null;
  const leg = useJourney();
  // Once it is known what would have saved the run, the board shows it.
  useEffect(() => {
    const turns = (decided?.line ?? []).map((one) => decodeTurn(screen.game, one));
    if (!decided || turns.length === 0 || !turns.every((one) => one.ok)) return undefined;
    showAftermath({ turn: decided.turn, line: turns.map((one) => one.value) });
    return () => showAftermath(null);
  }, [decided, screen, showAftermath]);
  const words = table.game.words.cause?.(table.world, cause, session.state) ?? cause;
  return (
    <>
      <div className="rhead">
        <Glyph name="lost" className="lost" />
        <span>
          <b>{words}</b>
          <small>
            {headingOf(session)}, lost in turn {table.turn}
            <Ranked />
          </small>
        </span>
      </div>
      <dl className="facts">
        <div className="fact">
          <dt>First warned</dt>
          <dd>{warned === null ? 'never' : `turn ${warned}`}</dd>
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
              <b>Turn {decided.turn} decided it:</b> {blameSentence(decided)} {LAID_OUT}
            </>
          ) : null}
          {blame && !decided ? blameWords(blame) : null}
        </span>
      </p>
      <JourneyLine />
      <div className="keys">
        {leg ? <NextLeg /> : null}
        {session.isRanked || !decided ? null : (
          <Key icon={<Undo2 className="i" aria-hidden="true" />} onClick={undo}>
            Back one turn
          </Key>
        )}
        <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session, label))}>
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
            onPress={() => void forkRun(screen, session, decided ? decided.turn - 1 : 0, [], [], label)}
          />
        ) : decided ? (
          <Commit
            act={`Rewind to turn ${decided.turn}`}
            note="the last that can still be won"
            mood="calm"
            cap="Enter"
            onPress={() => forkAt(decided.turn - 1, decided.line)}
          />
        ) : (
          <Commit act="Back one turn" note="the run goes on from there" mood="calm" cap="Enter" onPress={undo} />
        )}
      </div>
    </>
  );
};

/** Beside the sentence on what would have won. */
export const LAID_OUT = 'Going back lays it out as plan B.';

const blameWords = ({ is }: BlameAnswer): string => {
  if (is === 'hopeless') return 'No choice decided it: this level could not be won from its start.';
  return 'No single turn was found that, changed, would have saved the run.';
};
