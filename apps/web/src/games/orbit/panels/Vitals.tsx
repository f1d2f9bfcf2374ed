// The numbers a decision needs: turns, hull, heat, mass, free energy, and how far the goal is.

import type { OrbitShape, OrbitView } from '@interlock/orbit';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf } from '../appraisal.ts';
import { Asked } from './Asked.tsx';

export const Vitals = (props: PanelProps<OrbitShape>) => {
  const { table, view } = props;
  const own = view.ships.find(({ isYours }) => isYours);
  if (!own) return null;
  const appraisal = appraisalOf(table);
  const { goal } = view;
  // Between two who both look nobody is "you".
  const isNeutral = table.seats.length > 1 && (table.stage === 'opened' || table.status.is !== 'playing');
  return (
    <>
      <Asked {...props} id="turn.now" className="vital">
        Turn <b className="num">{view.ending === null ? view.turn : view.turn - 1}</b>
        <span className="dim num">of {view.limit}</span>
      </Asked>
      {isNeutral || isSafe(view) ? null : (
        <Asked {...props} id={`hull.${own.id}`} className="vital">
          Hull <b className="num">{own.hull}</b>
          <span className="dim num">/{own.hullMax}</span>
        </Asked>
      )}
      {!isNeutral && own.heat > 0 ? (
        <Asked {...props} id={`heat.${own.id}`} className="vital" name={`Heat ${own.heat}`}>
          <Glyph name="heat" className="heat" />
          <span className="desk">Heat</span> <b className="num">{own.heat}</b>
        </Asked>
      ) : null}
      {isNeutral ? null : (
        <Asked {...props} id={`mass.${own.id}`} className="vital">
          Mass <b className="num">{own.mass}</b>
          <span className="dim num">/{own.tank}</span>
        </Asked>
      )}
      {goal.of > 1 ? (
        <Asked {...props} id="goal.now" className="vital">
          {GOAL_WORDS[goal.kind]} <b className="num">{goal.done}</b>
          <span className="dim num">of {goal.of}</span>
        </Asked>
      ) : null}
      {appraisal ? (
        <Asked {...props} id="energy.free" className="vital phone ob-free">
          Free <b className="num">{appraisal.free}</b>
        </Asked>
      ) : null}
    </>
  );
};

const GOAL_WORDS: Readonly<Record<OrbitView['goal']['kind'], string>> = {
  gates: 'Gates',
  destroy: 'Kills',
  dock: 'Docked',
  survive: 'Survived',
  escape: 'Goal',
  cool: 'Goal',
  duel: 'Goal',
};

/** Nobody shoots and nothing burns: the hull says nothing. */
const isSafe = ({ ships }: OrbitView): boolean =>
  ships.every(({ isYours, side, hull, hullMax, heat }) => (isYours ? hull === hullMax && heat === 0 : side !== 'red'));
