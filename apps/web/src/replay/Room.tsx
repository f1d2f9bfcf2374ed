// The replay room: the frame with a timeline in the dock. One looks, steps, asks why, and plays on from any turn.

import { type AnyShape, explainEvent, type Session } from '@interlock/kernel';
import { ChevronLeft, CircleHelp, ListEnd, ListStart, Pause, Play, Share2, StepBack, StepForward } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepForCrash } from '../app/crash.ts';
import { Link } from '../app/Link.tsx';
import { go } from '../app/router.ts';
import type { Screen } from '../games/screen.ts';
import { Commit } from '../parts/Commit.tsx';
import { Glyph, Mark } from '../parts/Glyph.tsx';
import { Key } from '../parts/Key.tsx';
import { LogLine } from '../parts/LogLine.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { type Light, Verdict } from '../parts/Verdict.tsx';
import { RunContext } from '../play/context.ts';
import { InspectSection } from '../play/InspectSection.tsx';
import { copyText } from '../play/share.ts';
import { createRunStore, titleOf } from '../store/run.ts';
import { Boards } from './Boards.tsx';
import { Findings } from './Findings.tsx';
import { listenToReplayKeys } from './keys.ts';
import { RunChart } from './RunChart.tsx';
import { Timeline } from './Timeline.tsx';
import { useBlameOf, useVerdictAt, useWhatIf } from './useFindings.ts';
import { useReplay } from './useReplay.ts';

interface RoomProps {
  readonly screen: Screen;
  readonly session: Session<AnyShape>;
  readonly code: string;
  readonly title: string;
}

const TABS = [
  { id: 'chart', name: 'Chart' },
  { id: 'blame', name: 'Findings' },
  { id: 'inspect', name: 'Why' },
  { id: 'log', name: 'Log' },
];

export const Room = ({ screen, session, code, title }: RoomProps) => {
  const place = useReplay(session);
  const { turn, at, goTo, stepTurn, stepEvent, toggle, isPlaying } = place;
  const { blame, nodes } = useBlameOf(session);
  const whatIf = useWhatIf(session, blame);
  const [isBeside, setBeside] = useState(false);
  const [tab, setTab] = useState('chart');
  const [said, setSaid] = useState('');
  const here = at(turn);
  const store = useMemo(() => createRunStore(screen, session.fork(), { isReadOnly: true }), [screen, session]);
  useEffect(() => store.getState().show(here), [store, here]);
  useEffect(() => keepForCrash(() => code), [code]);
  const { status } = session;
  const ended =
    status.is === 'playing' ? `${session.turns.length} turns` : `${status.is} in turn ${session.turns.length}`;
  const decided = blame?.turns[0]?.turn ?? null;

  const fork = useCallback(
    async (from: number): Promise<void> => {
      const forked = session.fork(from);
      const key = `${screen.game.id}:fork:${session.digest().slice(0, 6)}-${from}-${Date.now().toString(36)}`;
      const run = createRunStore(screen, forked, { key });
      await run.getState().keep();
      go(`/play/${screen.game.id}?saved=${encodeURIComponent(key)}`);
    },
    [screen, session],
  );

  const copy = async (): Promise<void> => {
    const link = `${location.origin}/replay#${code}`;
    setSaid(
      (await copyText(link)) ? 'Link copied.' : 'The browser keeps the clipboard shut; the address bar holds the link.',
    );
  };

  useEffect(() => listenToReplayKeys(place, session.turns.length, () => void fork(turn)));

  return (
    <RunContext value={store}>
      <nav className="skips" aria-label="Skip links">
        <a className="skip" href="#board">
          Skip to the board
        </a>
        <a className="skip" href="#timeline">
          Skip to the timeline
        </a>
      </nav>
      <main className="frame frame--replay">
        <header className="top">
          <Link className="key phone" href="/replays" aria-label="All replays">
            <ChevronLeft className="i" aria-hidden="true" />
          </Link>
          <Link className="mark" href="/" aria-label="All machines">
            <Mark />
          </Link>
          <div className="place">
            <span className="label">Replay</span>
            <h1>
              {titleOf(session)}, {ended}
            </h1>
          </div>
          <div className="vitals">
            <span className="vital">
              {title} <b className="num">{`${screen.game.id}@${screen.game.rules}`}</b>
            </span>
            <span className="vital">
              <Glyph name="ok" className="ok" /> Digest <b className="num">{shortDigest(session.digest())}</b> equal in{' '}
              {session.turns.length} of {session.turns.length} turns
            </span>
          </div>
          <span className="grow" />
          <LightAt session={here} turn={turn} />
          <Link className="key key--ghost" href="/rules" aria-label="Help">
            <CircleHelp className="i" aria-hidden="true" />
          </Link>
        </header>
        <div className="vitals--phone">
          <span className="vital">
            Turn{' '}
            <b className="num">
              {turn}/{session.turns.length}
            </b>
          </span>
          <span className="chip ok">
            <Glyph name="ok" />
            Verified, {session.turns.length} of {session.turns.length}
          </span>
          <StatusChip session={session} />
        </div>
        <aside className="side" aria-label="Findings">
          <Findings
            session={session}
            blame={blame}
            nodes={nodes}
            code={code}
            onFork={(from) => void fork(from)}
            onGo={goTo}
            onCopy={() => void copy()}
          />
        </aside>
        <Boards screen={screen} here={here} whatIf={whatIf} turn={turn} isBeside={isBeside} onBeside={setBeside} />
        <Tabs names={TABS} open={tab} onOpen={setTab} />
        <aside className="read" aria-label="Chart and causes">
          <RunChart
            session={session}
            whatIf={whatIf}
            changed={decided}
            look={screen.look}
            at={turn}
            isOpen={tab === 'chart'}
            id="panel-chart"
            onChoose={goTo}
          />
          <section className={`sidetab ${tab === 'blame' ? 'open' : ''}`} id="panel-blame" aria-label="Findings">
            <div className="wide">
              <Findings
                session={session}
                blame={blame}
                nodes={nodes}
                code={code}
                onFork={(from) => void fork(from)}
                onGo={goTo}
                onCopy={() => void copy()}
              />
            </div>
          </section>
          <InspectSection isOpen={tab === 'inspect'} />
          <TurnLog session={session} turn={turn} event={place.event} isOpen={tab === 'log'} />
        </aside>
        <section className="dock dock--replay" aria-label="Timeline" id="timeline" tabIndex={-1}>
          <header>
            <span className="label">Timeline</span>
            <span className="grow desk" />
            <Key
              kind="ghost"
              className="desk"
              icon={<ListStart className="i" aria-hidden="true" />}
              onClick={() => stepEvent(-1)}
            >
              Event<span className="sr"> back</span>
            </Key>
            <Key kind="ghost" icon={<StepBack className="i" aria-hidden="true" />} onClick={() => stepTurn(-1)}>
              Turn<span className="sr"> back</span>
            </Key>
            <Key
              icon={isPlaying ? <Pause className="i" aria-hidden="true" /> : <Play className="i" aria-hidden="true" />}
              onClick={toggle}
            >
              {isPlaying ? 'Pause' : 'Play'}
            </Key>
            <Key kind="ghost" icon={<StepForward className="i" aria-hidden="true" />} onClick={() => stepTurn(1)}>
              Turn<span className="sr"> forward</span>
            </Key>
            <Key
              kind="ghost"
              className="desk"
              icon={<ListEnd className="i" aria-hidden="true" />}
              onClick={() => stepEvent(1)}
            >
              Event<span className="sr"> forward</span>
            </Key>
            <Key kind="ghost" className="desk" onClick={place.nextSpeed}>
              Speed {place.speed}×
            </Key>
            <Key kind="ghost" icon={<Share2 className="i" aria-hidden="true" />} onClick={() => void copy()}>
              Share
            </Key>
            <PlayFrom turn={turn} onFork={fork} />
          </header>
          <Timeline
            turns={session.turns.length}
            at={turn}
            marks={{
              blame: decided,
              noReturn: blame?.lostSince ?? null,
              end: status.is === 'playing' ? null : status.is,
            }}
            onChoose={goTo}
          />
          <PlayFrom turn={turn} onFork={fork} />
        </section>
      </main>
      <div className="sr" role="status" aria-live="polite">
        {said === '' ? spoken(session, turn, place.event) : said}
      </div>
    </RunContext>
  );
};

const PlayFrom = ({ turn, onFork }: { turn: number; onFork: (from: number) => Promise<void> }) => (
  <Commit
    act="Play from here"
    note={turn === 0 ? 'forks at the start' : `forks after turn ${turn}`}
    mood="calm"
    cap="F"
    onPress={() => void onFork(turn)}
  />
);

const shortDigest = (digest: string): string => `${digest.slice(0, 4)}·${digest.slice(-4)}`;

const StatusChip = ({ session }: { session: Session<AnyShape> }) => {
  const { status } = session;
  if (status.is === 'playing') return <span className="chip plan">Open</span>;
  return (
    <span className={`chip ${status.is === 'won' ? 'ready' : 'lost'}`}>{status.is === 'won' ? 'Won' : 'Lost'}</span>
  );
};

const LightAt = ({ session, turn }: { session: Session<AnyShape>; turn: number }) => {
  const verdict = useVerdictAt(session);
  const { status } = session;
  if (status.is === 'won') return <Verdict light="won" reason={`in turn ${turn}`} />;
  if (status.is === 'lost') return <Verdict light="lost" reason={`in turn ${turn}`} />;
  const light: Light = verdict?.verdict ?? 'thinking';
  const word = light === 'winnable' ? 'STILL WINNABLE' : undefined;
  return (
    <Verdict
      light={light}
      {...(word === undefined ? {} : { word })}
      reason={verdict ? `here, ${verdict.reason}` : 'first positions'}
    />
  );
};

const spoken = (session: Session<AnyShape>, turn: number, event: number | null): string => {
  if (turn === 0) return 'Start of the run.';
  const lines = session.seen(turn).map((one) => session.game.words.event(session.content, one.event));
  return event === null ? `Turn ${turn}. ${lines.slice(0, 6).join(' ')}` : (lines[event - 1] ?? '');
};

const TurnLog = ({
  session,
  turn,
  event,
  isOpen,
}: {
  session: Session<AnyShape>;
  turn: number;
  event: number | null;
  isOpen: boolean;
}) => {
  const lines = turn === 0 ? [] : session.seen(turn);
  const shown = event === null ? lines : lines.slice(0, event);
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          {turn === 0 ? 'Start' : `Turn ${turn}`}
        </h2>
        <span className="num dim">
          {shown.length}/{lines.length}
        </span>
      </header>
      <ol className="wide">
        {shown.map(({ event: happened, index }) => (
          <LogLine
            key={index}
            mark={String(index + 1)}
            text={session.game.words.event(session.content, happened)}
            why={() => explainEvent(session, turn, index)}
          />
        ))}
        {turn === 0 ? <li className="dim">Nothing has happened yet.</li> : null}
      </ol>
    </section>
  );
};
