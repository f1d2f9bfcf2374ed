// The dock: plan and controls, always in the same place. When the run is over the outcome stands here instead. A key is
// answered on the board and in the strip; what is said around them follows with the next frame.

import type { AnyShape, Session } from '@interlock/kernel';
import { Columns2, Eraser, Lightbulb, Redo2, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, useEffect, useRef } from 'react';
import type { Look, PanelProps } from '../../games/screen.ts';
import { Key } from '../../parts/Key.tsx';
import { Commit } from '../../parts/plan/Commit.tsx';
import { PlanStrip } from '../../parts/plan/PlanStrip.tsx';
import { commitWords, stepOf } from '../../store/words.ts';
import { useScene } from '../board/useScene.ts';
import { usePanel, useRun, useRunStore } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { useLater } from '../read/useLater.ts';
import { Ending } from './Ending.tsx';
import { HintLine } from './HintLine.tsx';
import { Lessons } from './Lessons.tsx';
import { useCap } from './useCap.ts';
import type { HintState } from './useHint.ts';

interface DockProps {
  readonly hint: HintState;
  readonly isOver: boolean;
  /** The win still plays: its figures have their place already, and are not seen. */
  readonly isFeasting: boolean;
  readonly children: ReactNode;
  onAct(act: FrameAct): void;
}

export const Dock = ({ onAct, hint, isOver, isFeasting, children }: DockProps) => {
  const { Dock: Own } = useRun((state) => state.screen.look);
  const scene = useScene();
  const isStripHidden = scene?.hides?.includes('strip') ?? false;
  return (
    <section className="dock" aria-label="Plan and controls">
      {children}
      {isOver ? (
        <Ending onAct={onAct} isShown={!isFeasting} />
      ) : (
        <>
          <Controls onAct={onAct} />
          <HintLine hint={hint} />
          <Lessons />
          {Own ? <OwnDock Own={Own} /> : isStripHidden ? null : <Strip />}
          <CommitKey onAct={onAct} />
        </>
      )}
    </section>
  );
};

const OwnDock = ({ Own }: { Own: ComponentType<PanelProps> }) => <Own {...usePanel()} />;

const CommitKey = ({ onAct, className = '' }: { onAct: (act: FrameAct) => void; className?: string }) => {
  const screen = useRun((state) => state.screen);
  const table = useLater(useRun((state) => state.table));
  const isAsking = useRun((state) => state.isAsking);
  const session = useRun((state) => state.session);
  const isStanding = useRun((state) => state.isPaused && state.isTimed());
  // While the clock stands the key lets it run.
  const standing = {
    act: table.turn === 0 ? 'Start the clock' : 'Let it run',
    note: screen.look.summary?.(table, session.turns) ?? '',
    mood: 'calm',
  } as const;
  // While a turn is shown the key only brings its end.
  const shown = useRun(({ isShowing, table: { turn } }) => (isShowing ? turn : null));
  const words = isStanding
    ? standing
    : shown !== null
      ? ({ act: `Turn ${shown} is final`, note: 'any press shows the end', mood: 'calm' } as const)
      : commitWords(screen, session, table, isAsking);
  // Where two plans lie on the table, the key says which of them it carries out.
  const plan = useRun(({ which, otherPlan }) => (otherPlan.length > 0 ? which : null));
  return (
    <Commit
      {...words}
      plan={isStanding ? null : plan}
      cap={useCap('commit')}
      className={className}
      onPress={() => onAct('commit')}
    />
  );
};

const Controls = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const { game, look } = useRun((state) => state.screen);
  const table = useLater(useRun((state) => state.table));
  const session = useRun((state) => state.session);
  const which = useRun((state) => state.which);
  const isComparing = useRun((state) => state.isComparing);
  const { swapPlans } = useRunStore().getState();
  const slots = look.slots?.(table);
  const many = table.plan.length;
  const count =
    look.namesTurns === false
      ? ''
      : slots === undefined
        ? `${many} planned`
        : `${many} of ${slots} ${game.turn === 'many' ? 'actions' : 'turns'}`;
  const aside = useRun((state) => state.aside);
  const takesBack = look.undoes?.(session.turns) ?? Math.min(1, session.turns.length);
  const seat = useRun((state) => state.seat);
  const isSwapped = useRun((state) => state.isSwapped);
  const rewind = session.canUndo();
  const canUndo = isSwapped || session.canUnplan(seat) || (takesBack > 0 && rewind.ok) || aside !== null;
  const whyNot = takesBack > 0 && !rewind.ok ? rewind.error.message : 'nothing to undo';
  const canRedo = session.canReplan(seat) || session.undone.length > 0;
  const rewinds = useRun((state) => state.rewindsBefore) + session.rewinds;
  const takesTurn = many === 0 && !isSwapped && aside === null && takesBack > 0 && rewind.ok;
  const price = takesTurn ? (look.undoPrice?.(table, rewinds) ?? null) : null;
  return (
    <header>
      <span className="label">{look.planName?.(table) ?? `Plan for turn ${table.turn + 1}`}</span>
      <PlanCount count={count} />
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
          {ICONS.compare}
        </button>
      </span>
      <span className="grow desk" />
      <ActKey act="undo" name="Undo" price={price} cap={useCap('undo')} off={!canUndo && whyNot} onAct={onAct} />
      <ActKey act="redo" name="Redo" off={!canRedo && 'nothing was taken back'} onAct={onAct} />
      <ActKey act="hint" name="Hint" off={noHintWhy(session, look)} onAct={onAct} />
      {game.revise ? (
        <ActKey act="clear" name="Reset" className="desk" off={many === 0 && 'nothing is planned'} onAct={onAct} />
      ) : null}
      <ActKey act="restart" name="Restart" className="desk" onAct={onAct} />
      <ActKey act="share" name="Share" className="notsmall" onAct={onAct} />
      <CommitKey onAct={onAct} />
    </header>
  );
};

/** Why nobody may be asked for a hint in this run; false where one may. */
const noHintWhy = (session: Session<AnyShape>, { advice }: Look): string | false => {
  if (session.seats.length > 1) return 'another player decides too';
  return session.isRanked && advice?.inRanked === undefined && 'a ranked run has no hints';
};

const icon = { className: 'i', 'aria-hidden': true } as const;
const ICONS = {
  undo: <Undo2 {...icon} />,
  redo: <Redo2 {...icon} />,
  hint: <Lightbulb {...icon} />,
  restart: <RotateCcw {...icon} />,
  clear: <Eraser {...icon} />,
  share: <Share2 {...icon} />,
  compare: <Columns2 {...icon} />,
} as const;

interface ActKeyProps {
  readonly act: keyof typeof ICONS;
  readonly name: string;
  readonly price?: string | null;
  readonly cap?: string;
  readonly off?: string | false;
  readonly className?: string;
  onAct(act: FrameAct): void;
}

const ActKey = memo(({ act, name, price = null, onAct, className = '', ...rest }: ActKeyProps) => (
  <Key kind="ghost" icon={ICONS[act]} price={price} className={className} onClick={() => onAct(act)} {...rest}>
    {name}
  </Key>
));

/** The last refusal or remark, beside the plan. It takes the place of a line that is always there: a line that comes
 *  and goes would move the board. */
const PlanCount = ({ count }: { count: string }) => {
  const refused = useRun((state) => state.refused);
  const both = useRun(({ isComparing, which }) => (isComparing ? which : null));
  const note = useRun((state) => state.note);
  if (refused)
    return (
      <span className="plancount refusedline" key={refused.count}>
        <b>{refused.refusal.why}</b> Nothing was spent.
      </span>
    );
  if (note !== null) return <span className="plancount notedline">{note}</span>;
  if (both !== null)
    return (
      <span className="plancount plancount--both">
        Enter commits <b>{both}</b>
      </span>
    );
  return (
    <span className="desk dim plancount">
      {count === '' ? null : (
        <>
          <span>{count}</span>
          <span> · nothing has happened yet</span>
        </>
      )}
    </span>
  );
};

const Strip = () => {
  const screen = useRun((state) => state.screen);
  const table = useRun((state) => state.table);
  const state = useRun(({ session }) => session.state);
  const { drop, reorder } = useRunStore().getState();
  const steps = table.plan.map((action) => stepOf(screen, table, state, action));
  // Where the row has several turns, the first step of each says which.
  const turns = new Map<number, string>();
  let at = 0;
  if (table.turns.length > 1 && screen.game.turn === 'many')
    table.turns.forEach((turn, i) => {
      turns.set(at, `turn ${table.turn + i + 1}`);
      at += turn.length;
    });
  const refused = new Map(table.refusals.map(({ at, why }) => [at, why]));
  const slots = screen.look.slots?.(table) ?? Math.max(4, steps.length);
  const box = useRef<HTMLDivElement>(null);
  // The newest step stays in view; asked in the frame that lays it out anyway.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new step is brought into view
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const list = box.current?.firstElementChild;
      const newest = [...(list?.querySelectorAll('li[data-step]') ?? [])].at(-1);
      if (list instanceof HTMLElement)
        list.scrollLeft = newest instanceof HTMLElement ? newest.offsetLeft + newest.offsetWidth - list.clientWidth : 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [steps.length]);
  return (
    <div className="stripbox" ref={box}>
      <PlanStrip
        steps={steps}
        turns={turns}
        refused={refused}
        slots={slots}
        isLocked={false}
        onDrop={drop}
        onReorder={reorder}
      />
    </div>
  );
};
