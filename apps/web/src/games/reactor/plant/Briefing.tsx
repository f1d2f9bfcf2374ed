// What is known of the room pointed at: its plan, what it teaches, par and own best; then the doors beside the campaign.

import { plans } from 'virtual:plans';
import { FlaskConical } from 'lucide-react';
import { Link } from '../../../app/Link.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { EnterKey } from '../../../play/start/EnterKey.tsx';
import { FloorPlan } from '../../../play/start/FloorPlan.tsx';
import { levelAddress, type Place } from '../../../play/start/places.ts';
import type { LevelFacts } from '../../facts.ts';
import { ID, parWords } from './places.ts';

interface BriefingProps {
  readonly place: Place;
  readonly isRanked: boolean;
  readonly beside: readonly LevelFacts[];
}

export const Briefing = ({ place, isRanked, beside }: BriefingProps) => {
  const { level, number, result } = place;
  const plan = plans[ID]?.[level.id];
  return (
    <>
      <div className="rx-brief">
        <span className="label">{level.chapter}</span>
        <h2>
          {number} · {level.title}
        </h2>
        {plan ? <FloorPlan plan={plan} /> : null}
        <dl>
          {level.teaches === undefined ? null : (
            <div>
              <dt>Teaches</dt>
              <dd>{level.teaches}</dd>
            </div>
          )}
          <div>
            <dt>Par</dt>
            <dd className="num">{parWords(level)}</dd>
          </div>
          {level.difficulty === undefined ? null : (
            <div>
              <dt>Difficulty</dt>
              <dd>{level.difficulty}</dd>
            </div>
          )}
          <div>
            <dt>Your best</dt>
            <dd className="num">
              {result ? (
                <>
                  {result.turns} turns <Stars stars={result.stars} label={`${result.stars} of 3 stars`} />
                </>
              ) : (
                'none yet'
              )}
            </dd>
          </div>
        </dl>
        <EnterKey place={place} isRanked={isRanked} />
      </div>
      <details className="rx-beside">
        <summary>
          <FlaskConical className="i" aria-hidden /> Gallery and sandbox: {beside.length} small chambers
        </summary>
        <ul>
          {beside.map(({ id, title }) => (
            <li key={id}>
              <Link href={levelAddress(ID, id, isRanked)}>{title}</Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};
