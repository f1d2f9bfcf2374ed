// The dock: plan and controls, always in the same place. When the run is over the outcome stands here instead.

import { Columns2, Lightbulb, Redo2, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Commit } from '../parts/Commit.tsx';
import { Key } from '../parts/Key.tsx';
import { PlanStrip } from '../parts/PlanStrip.tsx';
import { commitWords, stepOf } from '../store/words.ts';
import { usePanel, useRun, useRunStore } from './context.ts';
import { Ending } from './Ending.tsx';
import { HintLine } from './HintLine.tsx';
import type { FrameAct } from './keys.ts';
import type { HintState } from './useHint.ts';

interface DockProps {
  readonly hint: HintState;
  readonly isOver: boolean;
  readonly children: ReactNode;
  onAct(act: FrameAct): void;
}

export const Dock = ({ onAct, hint, isOver, children }: DockProps) => {
  const { look } = useRun((state) => state.screen);
  const panel = usePanel();
  const Own = look.Dock;
  return (
    <section className="dock" aria-label="Plan and controls">
      {children}
      {isOver ? (
        <Ending onAct={onAct} />
      ) : (
        <>
          <Controls onAct={onAct} />
          <Note />
          <HintLine hint={hint} />
          {Own ? <Own {...panel} /> : <Strip />}
          <CommitKey onAct={onAct} />
        </>
      )}
    </section>
  );
};

const CommitKey = ({ onAct, className = '' }: { onAct: (act: FrameAct) => void; className?: string }) => {
  const screen = useRun((state) => state.screen);
  const table = useRun((state) => state.table);
  const isAsking = useRun((state) => state.isAsking);
  return (
    <Commit
      {...commitWords(screen, table, isAsking)}
      cap="Enter"
      className={className}
      onPress={() => onAct('commit')}
    />
  );
};

const Controls = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const { game, look } = useRun((state) => state.screen);
  const table = useRun((state) => state.table);
  const session = useRun((state) => state.session);
  const which = useRun((state) => state.which);
  const isComparing = useRun((state) => state.isComparing);
  const { swapPlans } = useRunStore().getState();
  const slots = look.slots?.(table);
  const many = table.plan.length;
  const count =
    slots === undefined ? `${many} planned` : `${many} of ${slots} ${game.turn === 'many' ? 'actions' : 'turns'}`;
  const canUndo = many > 0 || session.turns.length > 0;
  const icon = 'i';
  return (
    <header>
      <span className="label">Plan for turn {table.turn + 1}</span>
      <span className="desk dim plancount">{count} · nothing has happened yet</span>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons, not a form's field set */}
      <span className="seg seg--small desk" role="group" aria-label="Which plan">
        <button type="button" aria-pressed={which === 'A' && !isComparing} onClick={() => swapPlans('A')}>
          A
        </button>
        <button type="button" aria-pressed={which === 'B' && !isComparing} onClick={() => swapPlans('B')}>
          B
        </button>
        <button
          type="button"
          aria-pressed={isComparing}
          aria-label="Compare both plans"
          onClick={() => onAct('compare')}
        >
          <Columns2 className={icon} aria-hidden="true" />
        </button>
      </span>
      <span className="grow desk" />
      <Key
        kind="ghost"
        icon={<Undo2 className={icon} aria-hidden="true" />}
        cap="Z"
        off={!canUndo && 'nothing to undo'}
        onClick={() => onAct('undo')}
      >
        Undo
      </Key>
      <Key kind="ghost" icon={<Redo2 className={icon} aria-hidden="true" />} onClick={() => onAct('redo')}>
        Redo
      </Key>
      <Key kind="ghost" icon={<Lightbulb className={icon} aria-hidden="true" />} onClick={() => onAct('hint')}>
        Hint
      </Key>
      <Key
        kind="ghost"
        className="desk"
        icon={<RotateCcw className={icon} aria-hidden="true" />}
        onClick={() => onAct('restart')}
      >
        Restart
      </Key>
      <Key kind="ghost" icon={<Share2 className={icon} aria-hidden="true" />} onClick={() => onAct('share')}>
        Share
      </Key>
      <CommitKey onAct={onAct} />
    </header>
  );
};

/** The last refusal, beside the plan it did not get into. */
const Note = () => {
  const refused = useRun((state) => state.refused);
  if (!refused) return null;
  return (
    <p className="refusedline" key={refused.count}>
      <b>{refused.refusal.why}</b> Nothing was spent.
    </p>
  );
};

const Strip = () => {
  const screen = useRun((state) => state.screen);
  const table = useRun((state) => state.table);
  const state = useRun(({ session }) => session.state);
  const { drop } = useRunStore().getState();
  const steps = table.plan.map((action) => stepOf(screen, table, state, action));
  const refused = new Map(table.refusals.map(({ at, why }) => [at, why]));
  const slots = screen.look.slots?.(table) ?? Math.max(4, steps.length);
  const box = useRef<HTMLDivElement>(null);
  // The newest step stays in view.
  useEffect(() => {
    const list = box.current?.firstElementChild;
    const newest = list?.children[steps.length - 1];
    if (list instanceof HTMLElement)
      list.scrollLeft = newest instanceof HTMLElement ? newest.offsetLeft + newest.offsetWidth - list.clientWidth : 0;
  }, [steps.length]);
  return (
    <div className="stripbox" ref={box}>
      <PlanStrip steps={steps} refused={refused} slots={slots} isLocked={false} onDrop={drop} />
    </div>
  );
};
