// The reactor's first minute: the shut source, its lever, and the end of the turn.

import type { ReactorShape } from '@interlock/reactor';
import { type Facility, facilityOf, frontOf, type Index, placeOf } from '@interlock/reactor/screen';
import type { Table as AnyTable, Lesson } from '../screen.ts';

type Table = AnyTable<ReactorShape>;

const here = (table: Table): { readonly facility: Facility; readonly source: Index | null } => {
  const facility = facilityOf(table.view);
  const source = facility.props.find(({ type, state }) => type === 'flow' && state !== 'Enabled')?.cell ?? null;
  return { facility, source };
};

const atSource = (table: Table): string | null => {
  const { facility, source } = here(table);
  return source === null ? null : placeOf(facility, source);
};

const acts = ({ plan }: Table): boolean => plan.some(({ type }) => type === 'interactProp');

export const lessons: readonly Lesson<ReactorShape>[] = [
  {
    text: 'This source is shut. Press its cell, or use the arrows: the walk is planned, and nothing has happened yet.',
    touch: 'This source is shut. Tap its cell twice: the walk is planned, and nothing has happened yet.',
    at: atSource,
    isDone: (table) => {
      const { facility, source } = here(table);
      return source === null || acts(table) || frontOf(facility, table.plan) === source;
    },
  },
  {
    text: 'Now plan to open it: Space, or press the cell once more.',
    touch: 'Now plan to open it, with the key below the board.',
    at: atSource,
    isDone: (table) => here(table).source === null || acts(table),
  },
  {
    text: 'The plan is dashed: still only a plan. Enter plays the turn, and then the machine moves too.',
    touch: 'The plan is dashed: still only a plan. This key plays the turn, and then the machine moves too.',
    at: () => 'commit',
    isDone: ({ turn }) => turn > 0,
  },
];
