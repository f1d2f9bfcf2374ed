// While a level is made in the worker: which machine, what is going on, and a way out. A level that comes at once shows
// nothing of this.

import { useEffect } from 'react';
import { Link } from '../../app/Link.tsx';
import { cardOf, gameFacts } from '../../games/registry.ts';
import { leaveSolver } from '../../worker/client.ts';

export const Making = ({ game }: { game: string }) => {
  const Drawing = cardOf(game)?.Drawing;
  // Whoever leaves before it is done does not want it: the worker is free for what comes next.
  useEffect(() => leaveSolver, []);
  return (
    <main className="waiting making" aria-busy="true">
      <div>
        {Drawing ? (
          <span className="pic" aria-hidden="true">
            <Drawing />
          </span>
        ) : null}
        <h1>{gameFacts(game)?.title}</h1>
        <p role="status">Building the level from its seed, and proving that it can be won.</p>
        <i className="busybar" aria-hidden="true" />
        <Link className="key key--ghost" href={`/play/${game}`}>
          Stop, back to the levels
        </Link>
      </div>
    </main>
  );
};
