// The replay room: the frame with a timeline in the dock. One looks, steps, asks why, and plays on from any turn.

import { type AnyShape, encodeTurn, type Json, type Session } from '@interlock/kernel';
import { CircleHelp } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { copyText } from '../app/copyText.ts';
import { keepForCrash } from '../app/crash.ts';
import type { Screen } from '../games/screen.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { KeyMap } from '../parts/KeyMap.tsx';
import { Sheet, SheetTitle } from '../parts/Sheet.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import { type Light, Verdict } from '../parts/Verdict.tsx';
import { Whereabouts } from '../parts/Whereabouts.tsx';
import { RunContext } from '../play/context.ts';
import { InspectSection } from '../play/read/InspectSection.tsx';
import { forkRun } from '../play/start/forkRun.ts';
import { beatAt, beatsOf, countWords, endedWords, shortName } from '../store/beats.ts';
import { createRunStore } from '../store/run.ts';
import { titleOf } from '../store/words.ts';
import { useBlame } from '../worker/useBlame.ts';
import { Boards } from './Boards.tsx';
import { Chosen } from './Chosen.tsx';
import { Findings } from './Findings.tsx';
import { forkAt } from './fork.ts';
import { listenToReplayKeys, ROOM_KEYS } from './keys.ts';
import { eventAt, tableAt } from './midTurn.ts';
import { RunChart } from './RunChart.tsx';
import type { Spot } from './steps.ts';
import { Transport } from './Transport.tsx';
import { TurnLog } from './TurnLog.tsx';
import { useVerdictAt, useWhatIf } from './useFindings.ts';
import { useReplay } from './useReplay.ts';

interface RoomProps {
  readonly screen: Screen;
  readonly session: Session<AnyShape>;
  readonly code: string;
  readonly title: string;
  /** How it was played, as its replay says. */
  readonly label: string | null;
}

const TABS = [
  { id: 'chart', name: 'Chart' },
  { id: 'blame', name: 'Findings' },
  { id: 'inspect', name: 'Why' },
  { id: 'log', name: 'Log' },
];

export const Room = ({ screen, session, code, title, label }: RoomProps) => {
  const { look } = screen;
  const beats = useMemo(() => beatsOf(session, look), [session, look]);
  const counted = useMemo(() => (look.beat ? beats.map((one) => one.turn) : null), [beats, look]);
  const place = useReplay(session, counted);
  const { spot, at, goTo } = place;
  const { turn } = spot;
  const { blame, nodes } = useBlame(session);
  const whatIf = useWhatIf(session, blame);
  const [isBeside, setBeside] = useState(false);
  const [tab, setTab] = useState('chart');
  const [isHelping, setHelping] = useState(false);
  const [said, setSaid] = useState('');
  const here = at(turn);
  const table = useMemo(() => tableAt(session, here, spot, screen.look), [session, here, spot, screen]);
  const store = useMemo(() => createRunStore(screen, session.fork(), { isReadOnly: true }), [screen, session]);
  useEffect(() => store.getState().show(here, table), [store, here, table]);
  useEffect(() => keepForCrash(() => code), [code]);
  // In mid-turn the place of the event is pointed at, and a phone shows its line.
  useEffect(() => {
    const happened = eventAt(session, spot);
    if (!happened) return;
    const [subject] = session.game.trace?.sets(happened.event) ?? [];
    if (subject !== undefined) store.getState().select(subject);
    setTab((now) => (now === 'inspect' ? now : 'log'));
  }, [session, spot, store]);
  const { status } = session;
  const ended = endedWords(session, beats, look);
  const beat = beatAt(beats, turn);
  const noun = look.beat ? look.beat.noun.charAt(0).toUpperCase() + look.beat.noun.slice(1) : 'Turn';
  const decided = blame?.turns[0]?.turn ?? null;
  const forks = forkAt(session, spot, shortName(beats, turn).toLowerCase(), look.beat);

  const fork = (from: number, plan: readonly Json[] = [], saving: readonly Json[] = []): Promise<void> =>
    forkRun(screen, session, from, plan, saving, label);
  const forkHere = (): void => void fork(forks.after, encodeTurn(session.game, forks.plan as never) as readonly Json[]);

  const copy = async (): Promise<void> => {
    const link = `${location.origin}/replay#${code}`;
    setSaid(
      (await copyText(link)) ? 'Link copied.' : 'The browser keeps the clipboard shut; the address bar holds the link.',
    );
  };

  // Before the paint: a key pressed at what one sees is never lost.
  useLayoutEffect(() =>
    listenToReplayKeys(place, session.turns.length, { fork: forkHere, help: () => setHelping(true) }),
  );

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
          <Whereabouts back="/replays" backTo="All replays" label="Replay">
            {titleOf(session)}, {ended}
          </Whereabouts>
          <div className="vitals">
            <span className="vital">
              {title} <b className="num">{`${screen.game.id}@${screen.game.rules}`}</b>
            </span>
            <span className="vital">
              <Glyph name="ok" className="ok" /> Digest <b className="num">{shortDigest(session.digest())}</b> equal in{' '}
              {session.turns.length} of {session.turns.length} turns
            </span>
            {session.isRanked ? <span className="chip you">Ranked</span> : null}
          </div>
          <span className="grow" />
          <LightAt
            session={spot.event === null ? here : at(turn - 1)}
            when={look.beat ? `after ${countWords(beats, look)}` : `in turn ${turn}`}
            shut={status.is === 'playing' ? shutLight(session, look) : null}
          />
          <button
            type="button"
            className="key key--ghost desk"
            aria-label="Help, keys (?)"
            onClick={() => setHelping(true)}
          >
            <CircleHelp className="i" aria-hidden="true" />
          </button>
        </header>
        <div className="vitals--phone">
          <span className="vital">
            {noun}{' '}
            <b className="num">
              {beats.indexOf(beat)}/{beats.length - 1}
            </b>
          </span>
          <span className="chip ok">
            <Glyph name="ok" />
            Verified, {session.turns.length} of {session.turns.length}
          </span>
          <StatusChip session={session} />
          {session.isRanked ? <span className="chip you">Ranked</span> : null}
        </div>
        <aside className="side" aria-label="Findings">
          <Findings
            session={session}
            beats={beats}
            blame={blame}
            nodes={nodes}
            code={code}
            onFork={(from, saving) => void fork(from, [], saving)}
            onGo={goTo}
            onCopy={() => void copy()}
          />
        </aside>
        <Boards
          screen={screen}
          table={table}
          whatIf={whatIf}
          spot={spot}
          isBeside={isBeside}
          beat={beat}
          onBeside={setBeside}
        >
          <Chosen session={session} spot={spot} beat={beat} />
        </Boards>
        <Tabs names={TABS} open={tab} onOpen={setTab} />
        <aside className="read" aria-label="Chart and causes">
          <RunChart
            session={session}
            whatIf={whatIf}
            changed={decided}
            look={screen.look}
            beats={beats}
            at={turn}
            isOpen={tab === 'chart'}
            id="panel-chart"
            onChoose={goTo}
          />
          <section className={`sidetab ${tab === 'blame' ? 'open' : ''}`} id="panel-blame" aria-label="Findings">
            <div className="wide">
              <Findings
                session={session}
                beats={beats}
                blame={blame}
                nodes={nodes}
                code={code}
                onFork={(from, saving) => void fork(from, [], saving)}
                onGo={goTo}
                onCopy={() => void copy()}
              />
            </div>
          </section>
          <InspectSection isOpen={tab === 'inspect'} />
          <TurnLog session={session} spot={spot} name={shortName(beats, turn)} isOpen={tab === 'log'} />
        </aside>
        <Transport
          place={place}
          beats={beats}
          noun={noun}
          marks={{
            blame: decided,
            noReturn: blame?.lostSince ?? null,
            end: status.is === 'playing' ? null : status.is,
          }}
          forks={forks.words}
          onFork={forkHere}
          onShare={() => void copy()}
        />
      </main>
      <div className="sr" role="status" aria-live="polite">
        {said === '' ? spoken(session, spot) : said}
      </div>
      <Sheet isOpen={isHelping} onClose={() => setHelping(false)}>
        <SheetTitle>Keys of the replay room</SheetTitle>
        <KeyMap rows={ROOM_KEYS.map(({ keys, label }) => ({ id: label, keys, label }))} />
        <p className="dim">
          Between the ends of two turns the board shows what was true at the marked line of the log; nothing is forecast
          there.
        </p>
      </Sheet>
    </RunContext>
  );
};

const shortDigest = (digest: string): string => `${digest.slice(0, 4)}·${digest.slice(-4)}`;

const StatusChip = ({ session }: { session: Session<AnyShape> }) => {
  const { status } = session;
  if (status.is === 'playing') return <span className="chip plan">Open</span>;
  return (
    <span className={`chip ${status.is === 'won' ? 'ready' : 'lost'}`}>{status.is === 'won' ? 'Won' : 'Lost'}</span>
  );
};

/** Whoever opens the link of a run that can go on may play it on: the light tells no more than it would in play. */
const shutLight = (session: Session<AnyShape>, look: Screen['look']): Shut | null => {
  if (session.isRanked) return { word: 'RANKED', reason: 'the light is off while it can go on' };
  return look.isVerdictAsked?.(session.view()) ? { reason: 'hidden parts; asked for in play' } : null;
};

interface Shut {
  readonly word?: string;
  readonly reason: string;
}

const LightAt = ({ session, when, shut }: { session: Session<AnyShape>; when: string; shut: Shut | null }) => {
  const verdict = useVerdictAt(session, shut !== null);
  const { status } = session;
  if (status.is === 'won') return <Verdict light="won" reason={when} />;
  if (status.is === 'lost') return <Verdict light="lost" reason={when} />;
  if (shut) return <Verdict light="unknown" {...shut} />;
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

const spoken = (session: Session<AnyShape>, { turn, event }: Spot): string => {
  if (turn === 0) return 'Start of the run.';
  const lines = session.seen(turn).map((one) => session.game.words.event(session.world, one.event, session.state));
  return event === null ? `Turn ${turn}. ${lines.slice(0, 6).join(' ')}` : (lines[event - 1] ?? '');
};
