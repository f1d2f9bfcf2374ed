// Figures under a chart: label, number, small words.

import type { Fact } from '../games/screen.ts';

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Where a figure that can be asked is asked. */
  onAsk?(subject: string): void;
}

export const Facts = ({ facts, onAsk }: FactsProps) => (
  <dl className="facts">
    {facts.map(({ label, now, planned, tone, asks }) => {
      const words = planned === undefined || planned === now ? now : `${now}→${planned}`;
      const ask = asks === undefined || !onAsk ? null : () => onAsk(asks);
      return (
        <div className="fact" key={label}>
          <dt>{label}</dt>
          <dd className={tone ?? ''}>
            {ask === null ? (
              words
            ) : (
              <button type="button" className="askedfact" onClick={ask} onFocus={ask} onPointerEnter={ask}>
                {words}
              </button>
            )}
          </dd>
        </div>
      );
    })}
  </dl>
);
