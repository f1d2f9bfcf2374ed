// One deck of the ship cut open: a dark hull until it was left by its lift, its rooms lit from then on.

import { game, type Level } from '@interlock/station';
import { useMemo } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import type { Place } from '../../../play/start/places.ts';
import { deckPlan } from './deckPlan.ts';

interface DeckSliceProps {
  readonly place: Place;
  readonly isShown: boolean;
  onPoint(): void;
}

export const DeckSlice = ({ place, isShown, onPoint }: DeckSliceProps) => {
  const { level, number, result, turn, isNext, to } = place;
  const state = `${result ? 'is-lit' : 'is-dark'}${isNext ? ' is-next' : ''}${isShown ? ' is-shown' : ''}`;
  return (
    <Link className={`st-slice ${state}`} href={to} onFocus={onPoint} onMouseEnter={onPoint}>
      <span className="st-shaft num">
        <span className="st-car">{number}</span>
      </span>
      <Plan level={levelOf(level.id)} />
      <span className="st-slicename">
        <b>{level.title}</b>
        <small>{level.teaches}</small>
        <small className="st-hardness">Difficulty {level.difficulty}</small>
      </span>
      <span className="end">
        {isNext ? <span className="chip you">next</span> : null}
        {turn === null || result ? null : <span className="chip plan">turn {turn}</span>}
        {(result?.badges ?? []).map((badge) => (
          <span key={badge} className="chip badge">
            {badge}
          </span>
        ))}
        {result ? <Stars stars={result.stars} label={`${result.stars} of 3 stars`} /> : null}
        <span className="num dim">par {level.parWords}</span>
      </span>
    </Link>
  );
};

export const levelOf = (id: string): Level => game.levels.find((one) => one.id === id)!.level;

/** Unlit, the hull alone is seen: what lies in the dark is found by walking. */
export const Plan = ({ level }: { level: Level }) => {
  const { width, height, rooms, ways } = useMemo(() => deckPlan(level), [level]);
  return (
    <svg className="st-plan" viewBox={`-2 -2 ${width + 4} ${height + 4}`} aria-hidden="true">
      <path className="st-planhull" d={rooms + ways} />
      <path className="st-planways" d={ways} />
      <path className="st-planrooms" d={rooms} />
    </svg>
  );
};
