// The facility on the screen: what is drawn of it, what a press on it means, and how it is kept in sight.

import type { Action, ReactorShape } from '@interlock/reactor';
import {
  CARRIERS,
  cellOfSubject,
  facilityOf,
  type Index,
  subjectOf,
  walkOn,
  withLines,
} from '@interlock/reactor/screen';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { MapRefusal } from '../../../play/board/MapRefusal.tsx';
import { RefusedMark } from '../../../play/board/RefusedMark.tsx';
import { useLater } from '../../../play/read/useLater.ts';
import type { BoardProps } from '../../screen.ts';
import { Cells } from '../layers/Cells.tsx';
import { Core } from '../layers/Core.tsx';
import { Defs } from '../layers/Defs.tsx';
import { Doors } from '../layers/Doors.tsx';
import { Ground } from '../layers/Ground.tsx';
import { Glow, Hazards } from '../layers/Hazards.tsx';
import { Hum } from '../layers/Hum.tsx';
import { Coming, Leaks, Severities } from '../layers/Leaks.tsx';
import { Announced, Blocks, Checks, Numbers } from '../layers/Numbers.tsx';
import { Branches, PipeNumbers, Pipes } from '../layers/Pipes.tsx';
import { Bubbles, Plan, PlanPath } from '../layers/Plan.tsx';
import { Props, PropWords } from '../layers/Props.tsx';
import { Reactions } from '../layers/Reactions.tsx';
import { Robot } from '../layers/Robot.tsx';
import { ServiceChanges } from '../layers/Services.tsx';
import { Watched } from '../layers/Watched.tsx';
import { WayToCore } from '../layers/WayToCore.tsx';
import { useUndo } from '../panels/useUndo.ts';
import { boxOf, CELL, DX, DY, left, midX, midY, top } from './geometry.ts';
import { Playback, usePlayback } from './Playback.tsx';
import { useSight } from './sight.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useCamera } from './useCamera.ts';
import { useScene } from './useScene.ts';
import { useStands } from './useStands.ts';

/** How much larger words are written on a small drawing. */
const CALM_GROWTH = 1.5;

/** The side that was refused, none for what has none. */
const refusedSide = (action: Action | null | undefined): { readonly dx: number; readonly dy: number } =>
  action?.type === 'moveRobot' ? { dx: DX[action.dir], dy: DY[action.dir] } : { dx: 0, dy: 0 };

export const Board = (props: BoardProps<ReactorShape>) => {
  const { table, selected, refused, isReadOnly, onSelect } = props;
  const scene = useScene(props);
  const { now, shown, isNow, planned, idle, steps, others, front, coming, xray } = scene;
  const isInspecting = useSight((sight) => sight.isInspecting);
  const pointed = cellOfSubject(now, selected);
  const playback = usePlayback(now, table);
  const camera = useCamera(now, isNow ? front : shown.robot.cell);
  const onPress = usePress(props, scene);
  const onBack = useUndo();
  useBoardKeys({ facility: now, selected, onSelect });
  const select = useCallback((cell: Index) => onSelect(subjectOf(now, cell)), [onSelect, now]);

  // Robot, plan and floor answer the key in one frame. The names, which are for the ear, follow in the next.
  const marked = useLater(playback);
  const named = useLater(shown);

  const { isPanned, isCalm } = camera;
  const grow = isCalm ? CALM_GROWTH : 1;
  const box = boxOf(now);
  const home = now.robot.cell;
  const robotAt = playback.robot ?? shown.robot.cell;
  const poolAt = useLater(robotAt);
  const stands = useStands(scene, robotAt, camera.isCalm);
  const otherName = table.other?.name ?? 'B';
  const isBoth = others.length > 0;
  // The core runs: all lines come to light and fill, with the eye closed too.
  const lines = useMemo(
    () => (shown.isWon ? facilityOf(withLines(table.world, table.view)) : null),
    [shown.isWon, table.world, table.view],
  );
  const lit = xray.length === 1 ? xray[0]! : null;
  return (
    <div className={`mapwindow${isPanned ? ' is-panned' : ''}${isCalm ? ' is-calm' : ''}`} ref={camera.window}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip over every cell; the grid inside has the name */}
      <svg
        className="map rx-map"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        style={{ width: camera.width, height: camera.height }}
      >
        <Defs />
        <Ground terrain={now.terrain} width={now.width} height={now.height} />
        <circle cx={midX(now, poolAt)} cy={midY(now, poolAt)} r={CELL * 3.2} fill="url(#rx-pool)" />
        <Core facility={shown} />
        {lines === null ? (
          <Pipes facility={shown} shown={xray} pulsing={marked.pulsing} />
        ) : (
          <Pipes facility={lines} shown={CARRIERS} pulsing={CARRIERS} />
        )}
        <Glow facility={shown} />
        <Hazards facility={shown} />
        <PlanPath facility={now} start={home} steps={others} letter={otherName} />
        <PlanPath facility={now} start={home} steps={steps} letter={null} />
        {isNow && <WayToCore facility={now} plan={table.plan} />}
        <Leaks facility={shown} />
        <Coming facility={shown} />
        <Props facility={shown} lit={lit} />
        <ServiceChanges facility={shown} planned={planned} />
        <Doors facility={shown} />
        <Watched facility={now} />
        <Reactions facility={shown} events={coming} />
        <Blocks facility={shown} />
        {xray.length === 1 && <PipeNumbers facility={shown} carrier={xray[0]!} />}
        <Branches facility={shown} shown={xray} />
        <Numbers facility={shown} planned={planned} idle={idle} isCalm={isCalm} />
        <Announced facility={shown} isCalm={isCalm} />
        <Checks facility={shown} isCalm={isCalm} />
        <Severities facility={shown} isCalm={isCalm} />
        <Plan figures={stands.figures} start={home} steps={others} letter={otherName} />
        <Plan
          figures={stands.figures}
          start={home}
          steps={steps}
          letter={isBoth ? (otherName === 'B' ? 'A' : 'B') : null}
        />
        <Robot
          {...stands.robot}
          condition={shown.robot.condition}
          immunity={shown.robot.immunity}
          isRefused={isNow && refused !== null}
          isHappy={shown.isWon || shown.isReady}
        />
        {/* Where three figures leave the hand no room of its own they are drawn once more, over it. */}
        {stands.crowded.length > 0 && (
          <Numbers facility={shown} planned={planned} idle={idle} isCalm={isCalm} only={stands.crowded} />
        )}
        {pointed !== null && (
          <rect
            className="rx-pointed"
            x={left(now, pointed) - 1}
            y={top(now, pointed) - 1}
            width={CELL + 2}
            height={CELL + 2}
            rx="6"
          />
        )}
        {shown.isWon && !isReadOnly && <Hum facility={shown} />}
        <PropWords facility={shown} lit={lit} />
        <Bubbles facility={now} steps={others} apart={stands.apart} grow={grow} />
        <Bubbles facility={now} steps={steps} apart={stands.apart} grow={grow} />
        <Playback facility={now} marks={marked.marks} />
        <Cells
          facility={named}
          selected={pointed}
          home={pointed ?? home}
          isInspecting={isInspecting}
          onSelect={select}
          onPress={onPress}
          onBack={onBack}
        />
        {isNow && refused && <RefusedMark x={midX(now, front)} y={midY(now, front)} {...refusedSide(refused.action)} />}
        {isNow && refused && (
          <MapRefusal
            box={box}
            x={midX(now, front)}
            y={midY(now, front)}
            why={refused.refusal.why}
            count={refused.count}
            grow={grow}
          />
        )}
      </svg>
    </div>
  );
};

/** A press selects; a click, a second tap or Enter on another cell plans the walk there. */
const usePress = (
  { table, isReadOnly, onPlan, onPlanAll, onSelect }: BoardProps,
  { now, isNow, front }: ReturnType<typeof useScene>,
): ((cell: Index, how: 'mouse' | 'touch' | 'key') => void) => {
  const pressed = useRef<Index | null>(null);
  const press = (cell: Index, how: 'mouse' | 'touch' | 'key'): void => {
    const isSecond = pressed.current === cell || how !== 'touch';
    pressed.current = cell;
    onSelect(subjectOf(now, cell));
    if (!isSecond || isReadOnly || !isNow || table.status.is !== 'playing' || cell === front) return;
    const moves = walkOn(now, table.plan, cell);
    if (moves === null) return;
    pressed.current = null;
    if (moves.length === 1) onPlan(moves[0]);
    else onPlanAll(moves);
  };
  // One function for all plans: the grid of cells need not be drawn anew to learn of the next one.
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  return useCallback((cell, how) => latest.current(cell, how), []);
};
