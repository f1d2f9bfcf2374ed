// The office climate of this run, and everything that cools.

import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useState } from 'react';
import { usePort } from '../run/context.ts';

const factor = (pm: number): string =>
  `× ${Math.floor(pm / 1000)}.${String(Math.floor((pm % 1000) / 10)).padStart(2, '0')}`;

export const Climate = memo(() => {
  const { climate, cooling } = usePort((state) => state.view);
  const [isAll, setAll] = useState(false);
  return (
    <div className="pt-climate">
      <header>
        <h2 className="label" id="climate" tabIndex={-1}>
          Office climate
        </h2>
        <button type="button" className="ask" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Fold' : `Unfold, ${cooling.length} cooling`}
        </button>
      </header>
      {isAll ? (
        <div>
          <ul className="chips" aria-label="Weighs more or less in this run">
            {climate.high.map(({ eventId, title, pm }) => (
              <li className="chip caution" key={eventId}>
                <ArrowUp className="i" aria-hidden="true" />
                {title} <span className="num">{factor(pm)}</span>
              </li>
            ))}
            {climate.low.map(({ eventId, title, pm }) => (
              <li className="chip" key={eventId}>
                <ArrowDown className="i" aria-hidden="true" />
                {title} <span className="num">{factor(pm)}</span>
              </li>
            ))}
          </ul>
          <h3 className="label pt-sub">Cooling: {cooling.length === 0 ? 'nothing' : cooling.length}</h3>
          {cooling.length === 0 ? null : (
            <ul className="chips">
              {cooling.map(({ eventId, title, seconds }) => (
                <li className="chip unknown" key={eventId}>
                  {title} <span className="num">{seconds} s</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </div>
  );
});
