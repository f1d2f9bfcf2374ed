// The large key of a level page: which level, and how it would begin.

import { Link } from '../../app/Link.tsx';
import { type Place, startWords } from './places.ts';

interface EnterKeyProps {
  readonly place: Place;
  readonly isRanked: boolean;
}

export const EnterKey = ({ place, isRanked }: EnterKeyProps) => (
  <Link className="commit" href={place.to}>
    <strong>
      Enter {place.number} · {place.level.title}
    </strong>
    <small>
      {startWords(place)}
      {isRanked ? ', ranked' : ''}
    </small>
  </Link>
);
