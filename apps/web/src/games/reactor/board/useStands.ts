// How robot, ghost and bubbles share the cells with figures and props: worked out once per change of the scene.

import type { Index } from '@interlock/reactor/screen';
import { useMemo } from 'react';
import { chipsOf, type Figures } from '../layers/chips.ts';
import { ghostStand } from '../layers/Plan.tsx';
import { signsOf } from '../layers/Reactions.tsx';
import { robotBox, robotIn } from '../layers/room.ts';
import type { Box } from './geometry.ts';
import { midX, midY } from './geometry.ts';
import type { Scene } from './useScene.ts';

export interface Stands {
  readonly figures: Figures;
  readonly robot: { readonly x: number; readonly y: number; readonly scale: number };
  /** Cells of robot and ghost that have more figures than there is room beside. */
  readonly crowded: readonly Index[];
  /** What the words of the plan should not hide: the robot, its ghost, figures beside the plan. */
  readonly apart: readonly Box[];
}

export const useStands = (scene: Scene, robotAt: Index, isCalm: boolean): Stands =>
  useMemo(() => {
    const { now, shown, steps, planned, idle } = scene;
    const figures: Figures = {
      facility: shown,
      planned,
      idle,
      isCalm,
      ...(isCalm ? {} : { signs: signsOf(shown, scene.coming) }),
    };
    const stand = robotIn(figures, robotAt);
    const ghost = ghostStand(figures, now.robot.cell, steps);
    const acts = [...new Set(steps.filter(({ from, at }) => from === at).map(({ at }) => at))];
    const beside = acts.flatMap((cell) => [-1, 0, 1].flatMap((dx) => [cell + dx - now.width, cell + dx + now.width]));
    return {
      figures,
      robot: { x: midX(now, robotAt) + stand.x, y: midY(now, robotAt) + stand.y, scale: stand.scale },
      crowded: [robotAt, ...(ghost ? [ghost.cell] : [])].filter((cell) => chipsOf(figures, cell).length > 2),
      apart: [
        robotBox(now, robotAt, stand),
        ...(ghost ? [robotBox(now, ghost.cell, ghost.stand)] : []),
        ...beside.flatMap((cell) => chipsOf(figures, cell)),
      ],
    };
  }, [scene, robotAt, isCalm]);
