// The station's first minute: a step, its price, and the way out.

import type { StationShape } from '@interlock/station';
import type { Lesson } from '../screen.ts';

export const lessons: readonly Lesson<StationShape>[] = [
  {
    text: 'You stand here, in the dark. Press a lit cell or use the arrows to plan steps. Each costs a breath.',
    touch: 'You stand here, in the dark. Tap a lit cell twice to plan the steps there. Each costs a breath.',
    at: ({ view }) => view.at.join(','),
    isDone: ({ plan, turn }) => plan.length > 0 || turn > 0,
  },
  {
    text: 'Dashed is planned, not walked. Enter walks it.',
    touch: 'Dashed is planned, not walked. This key walks it.',
    at: () => 'commit',
    isDone: ({ turn }) => turn > 0,
  },
  {
    text: 'A door. It opens by itself while it has power; what lies behind shows when you stand in it.',
    at: ({ view }) => view.doors.find(({ isInSight, lacks }) => isInSight && lacks.length === 0)?.at.join(',') ?? null,
    isDone: ({ view }) => view.rooms.filter(({ isEntered }) => isEntered).length > 1,
  },
];
