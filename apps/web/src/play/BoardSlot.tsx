// The board slot: view bar, the game's board (or its text), the look-ahead bar and the touch pad.

import { useStore } from 'zustand';
import type { Table } from '../games/screen.ts';
import { LookAhead, type Tick } from '../parts/LookAhead.tsx';
import { shownFrame, usePanel, useRun, useRunStore } from './context.ts';
import { ActionPad, TextBoard } from './Fallback.tsx';

export const BoardSlot = () => {
  const store = useRunStore();
  const run = useStore(store);
  const panel = usePanel();
  const { look } = run.screen;
  const Board = look.Board ?? TextBoard;
  const Pad = look.Pad ?? (look.Board ? null : ActionPad);
  const Bar = look.ViewBar;
  const frame = shownFrame(run);
  return (
    <section className={`board ${look.isRound ? 'board--round' : ''}`} aria-label="Board" id="board" tabIndex={-1}>
      <div className="viewbar">
        {Bar ? <Bar {...panel} /> : null}
        <span className="grow" />
        {run.ahead > 0 ? (
          <span className="chip plan">
            {run.ahead === 1 ? 'in 1 turn' : `in ${run.ahead} turns`}
            {isExact(run.table, run.ahead) ? '' : ', projected'}
          </span>
        ) : null}
        {run.isComparing ? <span className="chip plan">plans A and B</span> : null}
      </div>
      <div className="stage">
        <Board
          table={run.table}
          view={frame?.view ?? run.table.view}
          frame={frame}
          selected={run.selected}
          refused={run.refused}
          isComparing={run.isComparing}
          isReadOnly={false}
          onPlan={run.plan}
          onPlanAll={run.planAll}
          onSelect={run.select}
        />
      </div>
      <div className="underboard">
        {Pad ? <Pad {...panel} /> : null}
        <AheadBar />
      </div>
    </section>
  );
};

/** After a turn that uncovers something, the rest is only what one must suppose. */
const isExact = (table: Table, ahead: number): boolean =>
  table.ahead.frames.slice(0, ahead).every((frame) => !frame.reveals);

const AheadBar = () => {
  const table = useRun((state) => state.table);
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
