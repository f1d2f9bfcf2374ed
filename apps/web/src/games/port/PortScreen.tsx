// The screen of Open The Port: the shared frame's regions in their order, filled by the port's own parts. The shell
// stands here: it owns the timer and mounts the view.

import { openRun, parseJson, type Result, Session } from '@interlock/kernel';
import type { PortShape } from '@interlock/port';
import { mayAskOdds } from '@interlock/port/tools';
import {
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { playSound } from '../../app/sound.ts';
import { Tabs } from '../../parts/Tabs.tsx';
import { useIsShown } from '../../play/read/useIsShown.ts';
import { releasePointedFocus } from '../../play/releaseFocus.ts';
import { documentOf, keepDocument } from '../../store/documents.ts';
import type { RunStore } from '../../store/runState.ts';
import { ClimateSection } from './Climate.tsx';
import { PortContext, usePort, usePortStore } from './context.ts';
import { Desk } from './Desk.tsx';
import { Dock } from './Dock.tsx';
import { Side, Vitals } from './Gauges.tsx';
import { type Header, headerFrom } from './header.ts';
import { type Act, listenToKeys } from './keys.ts';
import { LogSection } from './Log.tsx';
import { OutlookSection } from './Outlook.tsx';
import { readPack } from './pack.ts';
import './port.css';
import { type SheetName, Sheets } from './Sheets.tsx';
import { keep, noteEnd } from './save.ts';
import { headerOf, readSettings } from './settings.ts';
import { createShell, useClock } from './shell.ts';
import { keepShift, noteTicket, resumeShift, useShift } from './shift.ts';
import { createPortStore, type PortSession, type PortStore, type Shell } from './store.ts';
import { Top } from './Top.tsx';
import { useNarrow } from './useNarrow.ts';
import { AskVerdict } from './useVerdict.ts';

const TABS = [
  { id: 'forecast', name: 'Forecast' },
  { id: 'inspect', name: 'Climate' },
  { id: 'side', name: 'Gauges' },
  { id: 'log', name: 'Log' },
] as const;

/** The run the frame opened, or the same ticket with a designer's pack where the address asks for one. */
const openStore = (run: RunStore): PortStore => {
  const { session } = run.getState() as unknown as { session: PortSession };
  const query = new URLSearchParams(location.search);
  const settings = readSettings();
  const { label } = run.getState();
  const header =
    label === null || session.turns.length === 0
      ? headerOf({ ...settings, ranked: settings.ranked || query.has('ranked') })
      : headerFrom(label);
  const shell = createShell(() => performance.now());
  const saved = query.get('saved');
  const where = saved === null ? {} : { key: saved };
  const document = documentOf(session.run.contentDigest);
  if (document === undefined && query.has('pack')) return openPack(session, { ...header, practice: true }, shell);
  const isFresh = session.turns.length === 0;
  const first = isFresh ? new Session(session.run, { ranked: !header.practice }) : session;
  const own = document === undefined ? {} : { pack: document };
  const store = createPortStore(first, { ...header, practice: !first.isRanked }, settings, shell, { ...where, ...own });
  store.setState({ undone: run.getState().rewindsBefore });
  return store;
};

/** The same ticket on the pack that the workshop left in this tab; where it left none, on the shipped cards. */
const openPack = (session: PortSession, header: Header, shell: Shell): PortStore => {
  const text = readPack();
  const parsed = text === null ? null : parseJson(text);
  const own = parsed?.ok ? openRun<PortShape>(session.game, session.run.origin, { content: parsed.value }) : null;
  if (parsed?.ok && own?.ok) {
    keepDocument(own.value.contentDigest, parsed.value);
    return createPortStore(new Session(own.value), header, readSettings(), shell, { pack: parsed.value });
  }
  const why = parsed === null ? 'This tab holds no pack of yours.' : problemOf(parsed, own);
  const store = createPortStore(new Session(session.run), header, readSettings(), shell);
  store.setState({ notice: `${why} These are the shipped cards.` });
  return store;
};

const problemOf = (...results: readonly (Result<unknown> | null)[]): string =>
  results.flatMap((one) => (one === null || one.ok ? [] : [one.error.message]))[0] ?? '';

export const PortScreen = ({ store: run, note }: { store: RunStore; note: string | null }) => {
  const store = useMemo(() => openStore(run), [run]);
  return (
    <PortContext value={store}>
      <Inside note={note} />
    </PortContext>
  );
};

const Inside = ({ note }: { note: string | null }) => {
  const store = usePortStore();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [chosen, setTab] = useState('forecast');
  const isOver = usePort((state) => state.phase === 'over');
  const isComparing = usePort((state) => state.isComparing);
  // Beside each other the plans need the odds, whichever panel was open.
  const tab = isComparing ? 'forecast' : chosen;
  const isPhone = useNarrow('phone');
  // The dock has the hints; a key asks it for the next one.
  const hint = useRef<() => void>(() => undefined);
  useClock(store);
  const act = useActs(setSheet, setTab, hint);
  // Before the first paint: a key pressed at what one sees is never lost.
  useLayoutEffect(() => listenToKeys(store, act), [store, act]);
  useLayoutEffect(releasePointedFocus, []);
  useEffect(() => {
    document.title = 'Interlock · Open The Port';
    resumeShift(store, new URLSearchParams(location.search).get('shift'));
    if (note !== null) store.setState({ notice: note });
    return () => {
      useShift.getState().set(null);
      document.title = 'Interlock';
    };
  }, [store, note]);
  return (
    <>
      <nav className="skips" aria-label="Skip links">
        {[
          ['board', 'card'],
          ['plan', 'plan'],
          ['forecast', 'forecast'],
          ['log', 'log'],
        ].map(([id, name]) => (
          <a className="skip" href={`#${id}`} key={id}>
            Skip to the {name}
          </a>
        ))}
      </nav>
      <main
        className={`frame port ${isOver ? 'port--over' : ''} ${isComparing ? 'port--ab' : ''}`}
        style={{ '--side': '18.5rem' } as never}
        {...useSwipe()}
      >
        <Top onAct={act} />
        {isPhone ? <Vitals /> : null}
        <SidePlace />
        <Desk />
        <Tabs names={TABS} open={tab} onOpen={setTab} />
        <aside className="read" aria-label="Forecast and log">
          <OutlookSection isOpen={tab === 'forecast'} />
          <ClimateSection isOpen={tab === 'inspect'} />
          <SideTab isOpen={tab === 'side'} />
          <LogSection isOpen={tab === 'log'} />
        </aside>
        <Dock onAct={act} hint={hint} />
      </main>
      <Live />
      <Keeping />
      <AskVerdict />
      <Sheets open={sheet} onOpen={setSheet} />
    </>
  );
};

/** The gauges stand in the side where the style sheet shows it, else in a tab of the reading panel. */
const SidePlace = () => {
  const box = useRef<HTMLElement>(null);
  return (
    <aside className="side" aria-label="Gate and gauges" ref={box}>
      {useIsShown(box) ? <Side /> : null}
    </aside>
  );
};

const SideTab = ({ isOpen }: { isOpen: boolean }) => {
  const box = useRef<HTMLElement>(null);
  return (
    <section className={`sidetab ${isOpen ? 'open' : ''}`} id="panel-side" aria-labelledby="tab-side" ref={box}>
      <div className="wide">{useIsShown(box) ? <Side /> : null}</div>
    </section>
  );
};

const useActs = (
  setSheet: (name: SheetName) => void,
  setTab: (id: string) => void,
  hint: RefObject<() => void>,
): ((act: Act) => void) => {
  const store = usePortStore();
  return useCallback(
    (what: Act): void => {
      const run = store.getState();
      const panel = (id: string, heading: string): void => {
        setTab(id);
        document.getElementById(heading)?.focus();
      };
      const speed = (by: number): void => {
        const { speedsPm } = run.session.world.config.realtime;
        const next = speedsPm[speedsPm.indexOf(run.header.speedPm) + by];
        if (next !== undefined && run.header.mode === 'realtime') run.setHeader({ speedPm: next });
      };
      if (what === 'commit') {
        if (run.isPaused) run.resume();
        else if (run.view.card === null && run.header.mode === 'relaxed') run.wait(1);
        else run.confirm();
      }
      if (what === 'pause') {
        if (run.header.mode === 'relaxed') run.tell('The clock waits for you; there is nothing to stop.');
        else if (run.isPaused) run.resume();
        else run.pause();
      }
      if (what === 'wait1' || what === 'wait5') {
        const ticks = what === 'wait1' ? 1 : 5;
        if (run.plan === null) run.wait(ticks);
        else run.setWait(run.plan.waitTicks + ticks);
      }
      if (what === 'swap') run.swapPlans();
      if (what === 'compare') run.compare();
      if (what === 'undo') run.undo();
      if (what === 'redo') run.redo();
      if (what === 'hint') hint.current();
      if (what === 'escape') run.dropPlan();
      if (what === 'faster') speed(1);
      if (what === 'slower') speed(-1);
      if (what === 'forecast') panel('forecast', 'forecast');
      if (what === 'climate') panel('inspect', 'climate');
      if (what === 'gauges') panel('side', 'panel-side');
      if (what === 'log') panel('log', 'log');
      if (what === 'odds') {
        setTab('forecast');
        if (mayAskOdds(run.header, run.isPaused)) document.querySelector<HTMLElement>('.pt-askodds')?.click();
        else run.tell('In a ranked run odds cost seconds. Let the clock run first (P).');
      }
      if (what === 'help' || what === 'verdict' || what === 'pace' || what === 'share') setSheet(what);
      if (what === 'restart') {
        if (run.phase === 'running' && run.session.turns.length > 0) setSheet('giveUp');
        else run.restart();
      }
    },
    [store, setSheet, setTab, hint],
  );
};

/** Long enough for the screen to be drawn first, too short for anyone to leave. */
const AFTER_PAINT = 40;

/** Saves after every turn, a tick included: a reload must not give seconds back. Written after the screen is drawn; a part
 * of its own that draws nothing, so that nothing is drawn for it. */
const Keeping = () => {
  const store = usePortStore();
  const revision = usePort((state) => state.revision);
  const turns = usePort((state) => state.session.turns.length);
  const isPaused = usePort((state) => state.isPaused);
  const phase = usePort((state) => state.phase);
  const opened = useRef(store.getState().key);
  const waiting = useRef<(() => void) | null>(null);
  // A tab that is put away may not come back, and whoever leaves takes the last turn along.
  useEffect(() => {
    const keepWaiting = (): void => waiting.current?.();
    document.addEventListener('visibilitychange', keepWaiting);
    return () => {
      document.removeEventListener('visibilitychange', keepWaiting);
      keepWaiting();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a moment worth keeping
  useEffect(() => {
    if (turns === 0) return undefined;
    const write = (): void => {
      clearTimeout(timer);
      waiting.current = null;
      const state = store.getState();
      const { search } = location;
      keepShift(store);
      keep(state).then(
        () => {
          // The address of the page opens what is on the table: the next ticket of a shift, a run on a pack. It may be
          // another page by now.
          if ((state.key === opened.current && state.pack === null) || location.search !== search) return;
          history.replaceState(null, '', `/play/port?saved=${encodeURIComponent(state.key)}`);
        },
        (error: unknown) =>
          store.setState({
            notice: `This run is not being saved: ${error instanceof Error ? error.message : String(error)}`,
          }),
      );
    };
    const timer = setTimeout(write, AFTER_PAINT);
    waiting.current = write;
    return () => {
      clearTimeout(timer);
      waiting.current = null;
    };
  }, [revision, turns, isPaused, phase, store]);
  const before = useRef(revision);
  useEffect(() => {
    if (revision !== before.current && store.getState().phase !== 'over') playSound('turn');
    before.current = revision;
  }, [revision, store]);
  const wasOver = useRef(phase === 'over');
  useEffect(() => {
    if (phase === 'over' && !wasOver.current) {
      const state = store.getState();
      noteEnd(state);
      noteTicket(store);
      playSound(state.view.result?.outcome === 'win' ? 'won' : 'lost');
    }
    wasOver.current = phase === 'over';
  }, [phase, store]);
  return null;
};

const SWIPE = 60;

/** A swipe downwards drops the pending answer. */
const useSwipe = () => {
  const store = usePortStore();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const touch = touches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent): void => {
      const touch = changedTouches[0];
      const begun = from.current;
      if (!touch || !begun || !(target instanceof Element) || !target.closest('.pt-desk')) return;
      const down = touch.clientY - begun.y;
      if (down > SWIPE && down > 2 * Math.abs(touch.clientX - begun.x)) store.getState().dropPlan();
    },
  };
};

/** Says what happened, for ears; the end of the run does not wait its turn. */
const Live = () => {
  const said = usePort((state) => state.said);
  const isOver = usePort((state) => state.phase === 'over');
  return (
    <>
      <div className="sr" role="status" aria-live="polite" data-count={said.count}>
        {isOver ? '' : said.text}
      </div>
      <div className="sr" role="alert">
        {isOver ? said.text : ''}
      </div>
    </>
  );
};
