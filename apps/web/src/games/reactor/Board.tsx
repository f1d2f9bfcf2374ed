// The facility on the screen: what is drawn of it, what a press on it means, and how it is kept in sight.

import { useRef } from 'react';
import type { BoardProps } from '../screen.ts';
import { aheadOf, facilityOf } from './facility.ts';
import { boxOf, CELL, midX, midY } from './geometry.ts';
import { Cells } from './layers/Cells.tsx';
import { Core } from './layers/Core.tsx';
import { Defs } from './layers/Defs.tsx';
import { Doors } from './layers/Doors.tsx';
import { Ground } from './layers/Ground.tsx';
import { Glow, Hazards } from './layers/Hazards.tsx';
import { Coming, Leaks } from './layers/Leaks.tsx';
import { Blocks, Checks, Numbers } from './layers/Numbers.tsx';
import { Branches, PipeNumbers, Pipes } from './layers/Pipes.tsx';
import { Plan, PlanPath } from './layers/Plan.tsx';
import { Props } from './layers/Props.tsx';
import { Reactions } from './layers/Reactions.tsx';
import { Robot } from './layers/Robot.tsx';
import { ServiceChanges } from './layers/Services.tsx';
import { type Carrier, cellOfSubject, type Dir, type Facility, type Index, subjectOf } from './model.ts';
import { Playback, usePlayback } from './Playback.tsx';
import { type Action, frontOf, stepsOf, walkTo } from './plan.ts';
import type { Seen } from './seen.ts';
import { useSight } from './sight.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useCamera } from './useCamera.ts';
import { useStart } from './useStart.ts';
import { useUndo } from './useUndo.ts';

/** The refused direction, or `here`. */
const refusedSide = (action: Action | null | undefined): Dir | 'here' =>
  action?.type === 'moveRobot' ? action.dir : 'here';

export const Board = (props: BoardProps) => {
  const { table, view, frame, selected, refused, isComparing, isReadOnly } = props;
  const { onPlan, onPlanAll, onSelect } = props;
  const now = facilityOf(table.view as Seen);
  const shown = aheadOf(table.view, view);
  const isNow = frame === null;
  const plan = table.plan as readonly Action[];
  const first = table.planFrames > 0 ? table.ahead.frames[0] : undefined;
  const planned = isNow && first ? aheadOf(table.view, first.view) : null;
  const idle = isNow && first && table.idle.frames[0] ? aheadOf(table.view, table.idle.frames[0].view) : null;
  const steps = isNow ? stepsOf(now, plan, first?.happenings ?? []) : [];
  const others =
    isNow && isComparing && table.other
      ? stepsOf(now, table.other.plan as readonly Action[], table.other.ahead.frames[0]?.happenings ?? [])
      : [];
  const front = frontOf(now, plan);
  // What reacts in the turn that comes next, or in the one that is looked at.
  const coming = (frame ?? table.ahead.frames[0])?.happenings.map(({ event }) => event) ?? [];
  const { shown: networks, isInspecting } = useSight();
  const xray: readonly Carrier[] = shown.underground ? networks : [];
  const pointed = cellOfSubject(now, selected);
  const playback = usePlayback(now, table);
  useBoardKeys({ facility: now, selected, onSelect });
  const pressed = useRef<Index | null>(null);
  const camera = useCamera(now, isNow ? front : shown.robot.cell);
  useStart(table);
  const onBack = useUndo();
  const box = boxOf(now);

  const press = (cell: Index, how: 'mouse' | 'touch' | 'key'): void => {
    const isSecond = pressed.current === cell || how !== 'touch';
    pressed.current = cell;
    onSelect(subjectOf(now, cell));
    if (!isSecond || isReadOnly || !isNow || table.status.is !== 'playing' || cell === front) return;
    const isShielded = now.robot.immunity > 0 || plan.some((one) => one.type === 'interactLeak' && one.do === 'shield');
    const walk = walkTo(now, front, cell, isShielded);
    if (walk === null) return;
    pressed.current = null;
    const moves = walk.map((dir): Action => ({ type: 'moveRobot', dir }));
    if (moves.length === 1) onPlan(moves[0]);
    else onPlanAll(moves);
  };

  const robotAt = playback.robot ?? shown.robot.cell;
  return (
    <div className={`rx-window${camera.isPanned ? ' is-panned' : ''}`} ref={camera.window}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every cell; the grid inside has the name */}
      <svg
        className="rx-map"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        style={{ width: camera.width, height: camera.height }}
      >
        <Defs />
        <Ground terrain={now.terrain} width={now.width} height={now.height} />
        <circle cx={midX(now, robotAt)} cy={midY(now, robotAt)} r={CELL * 3.2} fill="url(#rx-pool)" />
        <Core facility={shown} />
        <Pipes
          facility={shown}
          shown={xray}
          pulsing={playback.marks.flatMap((mark) => (mark.is === 'pulse' ? mark.carrier : []))}
        />
        <Glow facility={shown} />
        <Hazards facility={shown} />
        <PlanPath facility={now} start={now.robot.cell} steps={others} letter="B" />
        <PlanPath facility={now} start={now.robot.cell} steps={steps} letter={null} />
        <Leaks facility={shown} />
        <Coming facility={shown} />
        <Props facility={shown} dimmed={(carrier) => isDimmed(shown, xray, carrier)} />
        <ServiceChanges facility={shown} planned={planned} />
        <Doors facility={shown} />
        <Reactions facility={shown} events={coming} />
        <Blocks facility={shown} />
        {xray.length === 1 && <PipeNumbers facility={shown} carrier={xray[0]!} />}
        <Branches facility={shown} shown={xray} />
        <Numbers facility={shown} planned={planned} idle={idle} />
        <Checks facility={shown} />
        <Plan facility={now} start={now.robot.cell} steps={others} letter="B" />
        <Plan facility={now} start={now.robot.cell} steps={steps} letter={others.length > 0 ? 'A' : null} />
        <Robot
          x={midX(now, robotAt)}
          y={midY(now, robotAt)}
          condition={shown.robot.condition}
          immunity={shown.robot.immunity}
          refused={isNow && refused ? refusedSide(refused.action) : null}
          isHappy={shown.isWon || shown.isReady}
        />
        <Playback facility={now} marks={playback.marks} />
        {pointed !== null && (
          <rect
            className="rx-pointed"
            x={(pointed % now.width) * CELL - 1}
            y={Math.floor(pointed / now.width) * CELL - 1}
            width={CELL + 2}
            height={CELL + 2}
            rx="6"
          />
        )}
        <Cells
          facility={shown}
          selected={pointed}
          home={pointed ?? now.robot.cell}
          isInspecting={isInspecting}
          onSelect={(cell) => onSelect(subjectOf(now, cell))}
          onHover={(cell) => onSelect(subjectOf(now, cell))}
          onPress={press}
          onBack={onBack}
        />
        {isNow && refused && <Refusal facility={now} at={front} why={refused.refusal.why} count={refused.count} />}
      </svg>
    </div>
  );
};

/** With one network under the lamp the others step back. */
const isDimmed = (facility: Facility, xray: readonly Carrier[], carrier: Carrier | null): boolean =>
  facility.underground !== null && xray.length === 1 && carrier !== null && !xray.includes(carrier);

const Refusal = ({ facility, at, why, count }: { facility: Facility; at: Index; why: string; count: number }) => {
  const box = boxOf(facility);
  const width = 214;
  const x = Math.max(box.x + 6, Math.min(midX(facility, at) - width / 2, box.x + box.width - width - 6));
  const isBelow = midY(facility, at) < box.y + 150;
  const y = isBelow ? midY(facility, at) + 30 : midY(facility, at) - 30 - 90;
  return (
    <foreignObject key={count} x={x} y={y} width={width} height="90" className="rx-refusal">
      <div className={isBelow ? 'is-below' : ''}>
        <p>
          <b>{why}</b>
          <br />
          Nothing was spent.
        </p>
      </div>
    </foreignObject>
  );
};
