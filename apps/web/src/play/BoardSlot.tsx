// The board slot: view bar, the game's board (or its text), the look-ahead bar and the touch pad.

import { memo } from 'react';
import type { Table } from '../games/screen.ts';
import { LookAhead, type Tick } from '../parts/LookAhead.tsx';
import { usePanel, useRun, useRunStore } from './context.ts';
import { ActionPad, TextBoard } from './Fallback.tsx';
import { Later } from './Later.tsx';
import { useLater } from './useLater.ts';

export const BoardSlot = memo(() => {
  const panel = usePanel();
  const { table, view, frame, selected } = panel;
  const { look } = useRun((state) => state.screen);
  const ahead = useRun((state) => state.ahead);
  const refused = useRun((state) => state.refused);
  const isComparing = useRun((state) => state.isComparing);
  const Board = look.Board ?? TextBoard;
  const Pad = look.Pad;
  const Bar = look.ViewBar;
  return (
    <section className={`board ${look.isRound ? 'board--round' : ''}`} aria-label="Board" id="board" tabIndex={-1}>
      <div className="viewbar">
        {Bar ? <Bar {...panel} /> : null}
        <span className="grow" />
        {ahead > 0 ? (
          <span className="chip plan">
            {ahead === 1 ? 'in 1 turn' : `in ${ahead} turns`}
            {isExact(table, ahead) ? '' : ', projected'}
          </span>
        ) : null}
        {isComparing ? <span className="chip plan">plans A and B</span> : null}
      </div>
      <div className="stage">
        <Board
          table={table}
          view={view}
          frame={frame}
          selected={selected}
          refused={refused}
          isComparing={isComparing}
          isReadOnly={panel.isReadOnly}
          onPlan={panel.onPlan}
          onPlanAll={panel.onPlanAll}
          onSelect={panel.onSelect}
        />
      </div>
      <div className="underboard">
        <Goal />
        {Pad ? <Later panel={Pad} /> : null}
        {Pad || look.Board ? null : <ActionPad {...panel} />}
        <AheadBar />
      </div>
    </section>
  );
});

/** What the level asks for, in one line that stays. Until something is planned the game says it at length itself; the
 *  line keeps its room, so that nothing moves when it appears. */
const Goal = () => {
  const goal = useRun((state) => state.session.run.entry?.intro);
  const isBegun = useRun(({ table, screen }) => table.turn > 0 || table.plan.length > 0 || !screen.look.Side);
  const isOver = useRun(({ table }) => table.status.is !== 'playing');
  if (goal === undefined || isOver) return null;
  return (
    <p className={`goal ${isBegun ? '' : 'goal--told'}`} title={goal}>
      {goal}
    </p>
  );
};

/** After a turn that uncovers something, the rest is only what one must suppose. */
const isExact = (table: Table, ahead: number): boolean =>
  table.ahead.frames.slice(0, ahead).every((frame) => !frame.reveals);

const AheadBar = () => {
  const table = useLater(useRun((state) => state.table));
  const at = useRun((state) => state.ahead);
  const { look } = useRunStore().getState();
  if (table.status.is !== 'playing') return null;
  return <LookAhead ticks={ticksOf(table)} at={at} note={noteOf(table)} onChoose={look} />;
};

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
  if (ahead.frames.some((frame) => frame.reveals)) return 'as far as known';
  return planFrames > 0 ? 'with plan' : 'doing nothing';
};
