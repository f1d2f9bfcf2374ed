// The droids' first minute: a card, the tape, and Run.

import type { DroidsShape } from '@interlock/droids';
import type { Lesson, Table } from '../screen.ts';
import { tapeOf } from './tape/plan.ts';

type Droids = Table<DroidsShape>;

const at = ({ view }: Droids, kind: string): string | null => {
  const found = view.pois.find((one) => one.kind === kind);
  return found ? `${found.q},${found.r}` : null;
};
const isRun = ({ turn }: Droids): boolean => turn > 0;

export const lessons: readonly Lesson<DroidsShape>[] = [
  {
    text: 'Breakfast, in a crate. Press a card, or its number, to lay it on the tape; the ghost shows where it leads.',
    touch: 'Breakfast, in a crate. Tap a card to lay it on the tape; the ghost shows where it leads.',
    at: (table) => at(table, 'Crate'),
    isDone: (table) => tapeOf(table).length > 0 || isRun(table),
  },
  {
    text: 'It goes here. Cards run from left to right, and Interact uses whatever the robot then looks at.',
    at: (table) => at(table, 'Shed'),
    isDone: (table) => tapeOf(table).length > 3 || isRun(table),
  },
  {
    text: 'Nothing has moved yet. Enter runs the tape.',
    touch: 'Nothing has moved yet. This key runs the tape.',
    at: () => 'commit',
    isDone: isRun,
  },
];
