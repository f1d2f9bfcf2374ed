// A number that was asked for, with its rule and its sum: one of the plan's, one of the other plan's, or one that stands
// whatever is planned.

import type { Figure, OrbitEvent, OrbitShape } from '@interlock/orbit';
import { standingOf, tallyFigures } from '@interlock/orbit/screen';
import { useContext } from 'react';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf, figureOf, otherAppraisalOf } from '../appraisal.ts';
import { OTHER, SUBJECT } from './Asked.tsx';

type Asking = Pick<PanelProps<OrbitShape>, 'table' | 'view' | 'frame' | 'selected'>;

/** Null where nothing was asked, or nothing has that number any more. */
export const useFigure = ({ table, view, frame, selected }: Asking): Figure | null => {
  const run = useContext(RunContext);
  if (!selected?.startsWith(SUBJECT)) return null;
  const id = selected.slice(SUBJECT.length);
  const appraisal = id.startsWith(OTHER) ? otherAppraisalOf(table) : appraisalOf(table);
  const planned = appraisal ? figureOf(appraisal, id.replace(OTHER, '')) : null;
  if (planned) return planned;
  const session = run?.getState().session;
  if (!session) return null;
  // A turn looked at ahead has its numbers from the turns that lead to it.
  const coming = frame ? table.ahead.frames : [];
  const turns = [
    ...session.turns.slice(0, table.turn).map((_, i) => session.seen(i + 1).map(({ event }) => event as OrbitEvent)),
    ...coming.map(({ happenings }) => happenings.map(({ event }) => event)),
  ].slice(0, view.turn - 1);
  const find = (figures: readonly Figure[]): Figure | null => figures.find((figure) => figure.id === id) ?? null;
  if (id.startsWith('tally.')) return find(tallyFigures(table.world, view.you, turns));
  return find(standingOf(table.world, view, turns));
};
