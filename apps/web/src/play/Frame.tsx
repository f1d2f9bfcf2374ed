// The frame every game shares: top, side, board, read, dock, in this order for eyes, Tab and ears.

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Says } from '../parts/Says.tsx';
import { mute } from '../parts/SoundKey.tsx';
import { Tabs } from '../parts/Tabs.tsx';
import type { RunStore } from '../store/runState.ts';
import { BoardSlot } from './board/BoardSlot.tsx';
import { useScene } from './board/useScene.ts';
import { RunContext, useIsOver, usePanel, useRun, useRunStore } from './context.ts';
import { goToCulprit } from './dock/culprit.ts';
import { Dock } from './dock/Dock.tsx';
import { useHint } from './dock/useHint.ts';
import { digitKeys, type FrameAct, listenToKeys } from './keys.ts';
import { Later } from './read/Later.tsx';
import { ReadPanel } from './read/ReadPanel.tsx';
import { SidePanel } from './read/SidePanel.tsx';
import { useLater } from './read/useLater.ts';
import { releasePointedFocus } from './releaseFocus.ts';
import { type DialogName, Dialogs } from './top/Dialogs.tsx';
import { TopBar } from './top/TopBar.tsx';
import { useVerdict } from './top/useVerdict.ts';
import { useClock } from './useClock.ts';
import { useFeast } from './useFeast.ts';
import { useKeptBoard } from './useKeptBoard.ts';
import { useSounds } from './useSounds.ts';

export const Frame = ({ store, note }: { store: RunStore; note: string | null }) => (
  <RunContext value={store}>
    <Inside note={note} />
  </RunContext>
);

const Inside = ({ note }: { note: string | null }) => {
  const store = useRunStore();
  const { look, game } = useRun((state) => state.screen);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const chosen = useRun((state) => state.tab);
  const isComparing = useRun((state) => state.isComparing);
  // Plans that are laid side by side need their odds, whichever panel was open.
  const tab = isComparing && look.lays ? 'forecast' : chosen;
  const { openTab } = store.getState();
  const [warning, setWarning] = useState(note);
  const verdict = useVerdict();
  const hint = useHint();
  const saveProblem = useRun((state) => state.saveProblem);
  const isOver = useIsOver();

  const act = useCallback(
    (what: FrameAct): void => {
      const run = store.getState();
      // The curtain has keys of its own.
      if (run.stage === 'curtain') return;
      // When the run is over Enter stands on the key that leads on.
      if (what === 'commit' && run.table.status.is !== 'playing' && run.stage === 'plan')
        document.querySelector<HTMLElement>('.ending .commit')?.click();
      else if (what === 'commit') {
        if (!goToCulprit(run.table)) run.commit();
      }
      if (what === 'undo') run.undo();
      if (what === 'redo') run.redo();
      if (what === 'restart') {
        if (look.asksRestart?.(run.table)) setDialog('restart');
        else run.restart();
      }
      if (what === 'pause') {
        if (run.isPaused) run.resume();
        else run.pause();
      }
      if (what === 'clear') run.clearPlan();
      if (what === 'hint') hint.next();
      if (what === 'share' || what === 'help' || what === 'verdict' || what === 'intro') setDialog(what);
      if (what === 'ahead') run.look(run.ahead + 1);
      if (what === 'back') run.look(run.ahead - 1);
      if (what === 'swap') run.swapPlans(run.which === 'A' ? 'B' : 'A');
      if (what === 'compare') run.compare();
      if (what === 'mute') run.say(mute());
      if (what === 'escape') {
        if (hint.step > 0 || hint.price !== null) hint.close();
        else if (run.ahead > 0) run.look(0);
        else if (run.isComparing && look.lays) run.compare();
        else run.select(null);
      }
    },
    [store, look, hint],
  );
  // Before the first paint: a key pressed at what one sees is never lost.
  const panel = usePanel();
  const hands = useRef(panel);
  hands.current = panel;
  useLayoutEffect(() => listenToKeys(store, look.keys ?? digitKeys, act, () => hands.current), [store, look, act]);
  useLayoutEffect(releasePointedFocus, []);

  useEffect(() => {
    document.title = `Interlock · ${game.title}`;
    return () => {
      document.title = 'Interlock';
    };
  }, [game]);
  // A tab that is put away may not come back: what waits to be saved is saved now.
  useEffect(() => {
    const onHidden = (): void => {
      if (document.hidden) void store.getState().keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      void store.getState().keep();
    };
  }, [store]);
  // On a phone a tap on the board opens what it selected. Listened to and not looked up, so that the frame is not drawn
  // anew for every cell the mouse crosses.
  useEffect(
    () =>
      store.subscribe(({ selected }, before) => {
        if (selected !== null && selected !== before.selected)
          store.setState(({ tab: now }) => (now === 'log' || now === 'side' ? {} : { tab: 'inspect' }));
      }),
    [store],
  );

  const forecastName = useRun(({ table }) => look.forecastName?.(table) ?? 'Forecast');
  const tabs = useMemo(() => {
    const side = look.Side ? [{ id: 'side', name: look.sideName ?? 'Machine' }] : [];
    return [
      ...(look.isSideFirst ? side : []),
      { id: 'forecast', name: forecastName },
      { id: 'inspect', name: look.inspectorName ?? 'Selected' },
      ...(look.isSideFirst ? [] : side),
      { id: 'log', name: 'Log' },
    ];
  }, [look, forecastName]);

  const openIntro = useCallback(() => setDialog('intro'), []);
  const scene = useScene();
  useClock(store);
  useSounds(store);
  useKeptBoard(store);
  const isFeasting = useFeast();
  // Behind a curtain nothing of the run is in the document.
  if (scene?.isCurtain)
    return (
      <main className="frame frame--curtain">
        <BoardSlot />
        <Live />
      </main>
    );
  return (
    <>
      <nav className="skips" aria-label="Skip links">
        <a className="skip" href="#board">
          Skip to the board
        </a>
        <a className="skip" href="#plan">
          Skip to the plan
        </a>
        <a className="skip" href="#forecast">
          Skip to the forecast
        </a>
        <a className="skip" href="#log">
          Skip to the log
        </a>
      </nav>
      <main
        className={[
          'frame',
          ...(look.Side ? [] : ['frame--noside']),
          ...(look.frameClass === undefined ? [] : [look.frameClass]),
          ...(isFeasting ? ['is-feasting'] : []),
          ...(isOver ? ['frame--over'] : []),
          ...(isComparing ? ['frame--comparing'] : []),
        ].join(' ')}
        style={look.sideWidth ? ({ '--side': look.sideWidth } as never) : undefined}
      >
        <TopBar onDialog={setDialog} onAct={act} />
        <Vitals />
        {look.Side ? <SidePanel /> : null}
        <BoardSlot onIntro={openIntro} />
        <Tabs names={tabs} open={tab} onOpen={openTab} />
        <ReadPanel open={tab} hasSide={look.Side !== undefined} />
        <Dock onAct={act} hint={hint} isOver={isOver} isFeasting={isFeasting}>
          {warning === null ? null : (
            <div className="dockline">
              <Says glyph="caution" mood="warning">
                {warning}
              </Says>
              <button type="button" className="key key--ghost" onClick={() => setWarning(null)}>
                Understood
              </button>
            </div>
          )}
          {saveProblem === null ? null : (
            <Says glyph="caution" mood="warning">
              {saveProblem}
            </Says>
          )}
        </Dock>
      </main>
      <Live />
      <PlanOutlook />
      <Dialogs open={dialog} onOpen={setDialog} verdict={verdict} onAct={act} />
    </>
  );
};

/** The numbers a decision needs, on a phone. */
const Vitals = () => {
  const { look } = useRun((state) => state.screen);
  const Own = look.Vitals;
  const turn = useRun(({ table }) => table.turn + (table.status.is === 'playing' ? 1 : 0));
  const left = useRun(({ table, screen: { look, game } }) =>
    game.turn === 'many' && look.slots && table.status.is === 'playing' ? look.slots(table) - table.plan.length : null,
  );
  return (
    <div className="vitals--phone">
      {look.namesTurns === false || look.vitalsNameTurn ? null : (
        <span className="vital">
          Turn <b className="num">{turn}</b>
          {left === null ? null : (
            <>
              {' · '}
              <b className="num">{left} left</b>
            </>
          )}
        </span>
      )}
      {Own ? <Later panel={Own} /> : null}
    </div>
  );
};

/** Says what happened, for ears. */
const Live = () => {
  const said = useRun((state) => state.said);
  const isOver = useRun((state) => state.table.status.is !== 'playing');
  return (
    <>
      <div className="sr" role="status" aria-live="polite" data-count={said.count}>
        {isOver ? '' : said.text}
      </div>
      {/* The end of a run does not wait its turn. */}
      <div className="sr" role="alert">
        {isOver ? said.text : ''}
      </div>
    </>
  );
};

/** What the plan leaves and leads to, as count and commit key show it; said after the step that changed it. */
const PlanOutlook = () => {
  const { look } = useRun((state) => state.screen);
  const table = useLater(useRun((state) => state.table));
  const session = useRun((state) => state.session);
  const { length } = table.plan;
  const slots = look.slots?.(table);
  const left = slots === undefined ? [] : [`${slots - length} of ${slots} left`];
  const words = length === 0 ? [] : [...left, look.commit?.(table, session)?.note ?? ''];
  return (
    <div className="sr" aria-live="polite">
      {words.filter((word) => word !== '').join('; ')}
    </div>
  );
};
