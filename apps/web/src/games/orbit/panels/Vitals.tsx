// The numbers a decision needs: turns, hull, heat, mass, free energy, and how far the goal is.

import type { OrbitShape, OrbitView } from '@interlock/orbit';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf } from '../appraisal.ts';

export const Vitals = ({ table, view }: PanelProps<OrbitShape>) => {
  const own = view.ships.find(({ isYours }) => isYours);
  if (!own) return null;
  const appraisal = appraisalOf(table);
  return (
    <>
      <span className="vital ob-of">
        <span className="dim num">of {view.limit}</span>
      </span>
      {isSafe(view) ? null : (
        <span className="vital">
          Hull <b className="num">{own.hull}</b>
          <span className="dim num">/{own.hullMax}</span>
        </span>
      )}
      {own.heat > 0 ? (
        <span className="vital">
          <Glyph name="heat" className="heat" />
          <span className="desk">Heat</span> <b className="num">{own.heat}</b>
        </span>
      ) : null}
      <span className="vital">
        Mass <b className="num">{own.mass}</b>
        <span className="dim num">/{own.tank}</span>
      </span>
      {view.goal.of > 1 ? (
        <span className="vital desk">
          {view.goal.kind === 'gates' ? 'Gates' : 'Goal'} <b className="num">{view.goal.done}</b>
          <span className="dim num">of {view.goal.of}</span>
        </span>
      ) : null}
      {appraisal ? (
        <span className="vital phone ob-free">
          Free <b className="num">{appraisal.free}</b>
        </span>
      ) : null}
    </>
  );
};

/** Nobody shoots and nothing burns: the hull says nothing. */
const isSafe = ({ ships }: OrbitView): boolean =>
  ships.every(({ isYours, side, hull, hullMax, heat }) => (isYours ? hull === hullMax && heat === 0 : side !== 'red'));
