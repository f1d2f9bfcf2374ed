// How the score adds up, where the game says so and there is something to add: why it is 88.

import type { AnyShape, Session } from '@interlock/kernel';
import { grouped } from '../top/useVerdict.ts';

export const Sum = ({ session: { game, world, state } }: { session: Session<AnyShape> }) => {
  const terms = game.words.score?.(world, state) ?? [];
  if (terms.length < 2) return null;
  return (
    <ul className="scoresum" aria-label="How the score adds up">
      {terms.map(({ label, value }, i) => (
        <li key={label}>
          <b className="num">
            {value < 0 ? '−' : i === 0 ? '' : '+'}
            {grouped(Math.abs(value))}
          </b>{' '}
          {label}
        </li>
      ))}
      <li>
        <b className="num">= {grouped(terms.reduce((sum, { value }) => sum + value, 0))}</b>
      </li>
    </ul>
  );
};
