// The board slot: view bar, the game's board (or its text), the look-ahead bar and the touch pad.

import { memo, useEffect, useRef } from 'react';
import type { BoardProps, Scene, Table } from '../../games/screen.ts';
import { LookAhead, type Tick } from '../../parts/chart/LookAhead.tsx';
import { storyOf } from '../../store/words.ts';
import { usePanel, useRun, useRunStore } from '../context.ts';
import { Later } from '../read/Later.tsx';
import { useLater } from '../read/useLater.ts';
import { Aftermath } from './Aftermath.tsx';
import { Aim } from './Aim.tsx';
import { Changed } from './Changed.tsx';
import { ActionPad, TextBoard } from './Fallback.tsx';
import { Overview } from './Overview.tsx';
import { useScene } from './useScene.ts';

export const BoardSlot = memo(({ onIntro }: { onIntro?: () => void }) => {
  const panel = usePanel();
  const { table, frame } = panel;
  const { look } = useRun((state) => state.screen);
  const ahead = useRun((state) => state.ahead);
  const refused = useRun((state) => state.refused);
  const isComparing = useRun((state) => state.isComparing);
  const aftermath = useRun((state) => state.aftermath);
  const scene = useScene();
  const Board = look.Board ?? TextBoard;
  const Pad = look.Pad;
  const Bar = look.ViewBar;
  // The end comes at once: what leaves a moment later would move the board once more.
  const isOver = table.status.is !== 'playing';
  const hides = (part: 'pad' | 'ahead' | 'goal'): boolean => scene?.hides?.includes(part) ?? false;
  const props = {
    ...{ table, view: panel.view, frame, selected: panel.selected, refused, isComparing },
    ...{ isReadOnly: panel.isReadOnly, onPlan: panel.onPlan, onPlanAll: panel.onPlanAll, onSelect: panel.onSelect },
  };
  return (
    <section
      className={`board ${look.isRound && !scene && !aftermath ? 'board--round' : ''} ${scene ? 'board--scene' : ''}`}
      aria-label={scene?.name ?? 'Board'}
      data-scene={scene?.id}
      id="board"
      tabIndex={-1}
    >
      <div className="viewbar">
        {Bar && !scene ? <Bar {...panel} /> : null}
        {(Bar && !scene) || ahead > 0 ? <span className="grow" /> : null}
        {ahead > 0 ? (
          <span className="chip plan">
            {ahead === 1 ? 'in 1 turn' : `in ${ahead} turns`}
            {isExact(table, ahead) ? '' : ', projected'}
          </span>
        ) : null}
      </div>
      {aftermath ? (
        <Aftermath {...aftermath} />
      ) : (
        <>
          <div className="stage">
            {scene ? <SceneSlot key={scene.id} scene={scene} {...props} /> : <Board {...props} />}
            {scene ? null : <Overview />}
            {scene && !scene.isBoard ? null : <Aim />}
            <Changed />
            <i className="feast" aria-hidden="true" />
          </div>
          <div className="underboard">
            {hides('goal') ? null : <Goal onAsk={onIntro} />}
            {!Pad || hides('pad') ? null : isOver || look.isPadAtOnce ? <Pad {...panel} /> : <Later panel={Pad} />}
            {Pad || look.Board || scene ? null : <ActionPad {...panel} />}
            {hides('ahead') || isOver ? null : <AheadBar stays={look.Board !== undefined && scene === null} />}
          </div>
        </>
      )}
    </section>
  );
});

/** The scene that stands in place of the board; the focus goes to its first control once it is drawn, so that whoever
 *  plays by keys goes on without looking for it. */
const SceneSlot = ({ scene, ...board }: { scene: Scene } & BoardProps) => {
  const store = useRunStore();
  const box = useRef<HTMLDivElement>(null);
  const wasShown = useRef(store.getState().revision > 0);
  // On a phone a scene is whole at first: what was last read about the board does not stay open over it. Whoever steps out
  // from behind a curtain finds what one plans with.
  useEffect(() => {
    const { look } = store.getState().screen;
    if (!scene.isBoard) store.setState({ tab: scene.isCurtain && look.isSideFirst ? 'side' : 'forecast' });
  }, [scene, store]);
  useEffect(() => {
    // The board is planned on by the keys of the hand; a cell nobody pointed at is not asked about.
    if (!wasShown.current || store.getState().isReadOnly || scene.isBoard) return;
    const first = box.current?.querySelector<HTMLElement>('[data-first]');
    (first ?? box.current?.querySelector<HTMLElement>('button, [tabindex="0"]'))?.focus({ preventScroll: true });
  }, [store, scene.isBoard]);
  const { commit, undo, replan, select } = store.getState();
  return (
    <div className="scene" ref={box}>
      <scene.Component {...board} onExplain={select} onCommit={commit} onUndo={undo} onReplan={replan} />
    </div>
  );
};

/** Letters of a goal that two lines of a phone hold. */
const PHONE_GOAL = 96;

/** What the level asks for, until a turn is played: it speaks of the start, and what it says may no longer be true
 *  afterwards. Pressed it is told whole; a key and the menu tell it again. */
const Goal = ({ onAsk }: { onAsk: (() => void) | undefined }) => {
  const goal = useRun(
    ({ session, table }) => storyOf(session).intro ?? session.game.words.opening?.(session.world, table.view),
  );
  const isBegun = useRun(({ table }) => table.status.is !== 'playing' || table.turn > 0);
  if (goal === undefined || isBegun) return null;
  return (
    <button type="button" className="goal" onClick={onAsk} title="What this level is about">
      <span>{goal}</span>
      {goal.length > PHONE_GOAL ? (
        <i className="phone" aria-hidden="true">
          more
        </i>
      ) : null}
    </button>
  );
};

/** After a turn that uncovers something, the rest is only what one must suppose. */
const isExact = (table: Table, ahead: number): boolean => {
  const frame = table.ahead.frames[ahead - 1];
  return frame === undefined || !(frame.isGuess || frame.reveals);
};

/** `stays`: its place is kept while nothing is known of the coming turns, so that the board does not move. */
const AheadBar = ({ stays }: { stays: boolean }) => {
  const table = useLater(useRun((state) => state.table));
  const at = useRun((state) => state.ahead);
  const { look, screen } = useRunStore().getState();
  const { aheadWaits, horizon = 0 } = screen.look;
  if (table.status.is !== 'playing') return null;
  if (table.ahead.frames.length === 0)
    return aheadWaits !== undefined && table.refusals.length > 0 ? (
      <LookAhead ticks={waiting(horizon)} at={0} note={aheadWaits} onChoose={look} isWaiting />
    ) : stays ? (
      <LookAhead ticks={waiting(0)} at={0} note="nothing is planned" onChoose={look} />
    ) : null;
  return <LookAhead ticks={ticksOf(table)} at={at} note={noteOf(table)} onChoose={look} />;
};

const waiting = (turns: number): readonly Tick[] => [
  { label: 'now', mood: 'plain', name: 'Now' },
  ...Array.from({ length: turns }, (_, i): Tick => ({ label: `+${i + 1}`, mood: 'plain', name: `In ${i + 1} turns` })),
];

const ticksOf = (table: Table): readonly Tick[] => [
  { label: 'now', mood: 'plain', name: 'Now' },
  ...table.ahead.frames.map((frame, i): Tick => {
    const mood = frame.status.is === 'won' ? 'good' : frame.status.is === 'lost' ? 'bad' : 'plain';
    const turns = i === 0 ? 'In 1 turn' : `In ${i + 1} turns`;
    return {
      label: `+${i + 1}`,
      mood,
      name: mood === 'plain' ? turns : `${turns}: ${frame.status.is}`,
    };
  }),
];

const noteOf = ({ ahead, planFrames }: Table): string => {
  if (ahead.end === 'chance') return 'then chance';
  if (ahead.end === 'hidden') return `then hidden: ${ahead.hidden}`;
  if (ahead.frames.some((frame) => frame.reveals)) return 'as far as known';
  return planFrames > 0 ? 'with plan' : 'doing nothing';
};
