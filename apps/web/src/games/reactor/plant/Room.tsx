// A room of the plant: a level with its floor plan, dark until it is won, lit by its stars.

import { plans } from 'virtual:plans';
import { Bot } from 'lucide-react';
import { Link } from '../../../app/Link.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { FloorPlan } from '../../../play/start/FloorPlan.tsx';
import type { Place } from '../../../play/start/places.ts';
import { ID, lineWords } from './places.ts';

export const Room = ({ place, onPoint }: { place: Place; onPoint(): void }) => {
  const { level, number, result, isNext, to } = place;
  const plan = plans[ID]?.[level.id];
  const light = result ? `is-lit s${result.stars}` : 'is-dark';
  return (
    <Link className={`rx-room ${light}${isNext ? ' is-next' : ''}`} href={to} onFocus={onPoint} onMouseEnter={onPoint}>
      <span className="rx-roomname">
        <span className="num">{number}</span> <b>{level.title}</b>
      </span>
      {plan ? <FloorPlan plan={plan} /> : null}
      <span className="rx-roomline">
        <span>
          {isNext ? 'next · ' : ''}
          {lineWords(place)}
        </span>
        {result ? (
          <Stars stars={result.stars} label={`${result.stars} of 3 stars`} />
        ) : isNext ? (
          <Bot className="i" aria-hidden />
        ) : (
          <span className="dim">dark</span>
        )}
      </span>
    </Link>
  );
};
