// The workshop: make a level, prove one, let a program play. The work is done in the worker.

import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import { cardOf, shownGames } from '../games/registry.ts';
import { MakeLevel } from './MakeLevel.tsx';
import { SimulateRuns } from './SimulateRuns.tsx';
import { SolveLevel } from './SolveLevel.tsx';

export const Workshop = () => {
  const games = shownGames(usePlace().query.has('dev'));
  const [first, ...rest] = games;
  const [withFiles, ...others] = games.filter(({ id }) => cardOf(id)?.hasLevelFiles !== false);
  const designers = games.flatMap(({ id }) => {
    const name = cardOf(id)?.Designer?.name;
    return name === undefined ? [] : [{ id, name }];
  });
  return (
    <Page title="Workshop">
      <p className="lead">
        Levels, cards and balance are files. What you make here stays in this browser until you take it home.
      </p>
      <div className="keys">
        {designers.map(({ id, name }) => (
          <Link key={id} className="key key--line" href={`/workshop/${id}`}>
            {name}
          </Link>
        ))}
      </div>
      {withFiles ? <MakeLevel games={[withFiles, ...others]} /> : null}
      {first ? (
        <>
          <SolveLevel games={[first, ...rest]} />
          <SimulateRuns games={[first, ...rest]} />
        </>
      ) : null}
      <section className="bench" aria-labelledby="protocol">
        <h2 id="protocol">Write your own</h2>
        <p className="lead">
          One request a line, one answer a line. The same rules, the same refusals, the same digests as on this screen.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may scroll must be reachable by keyboard */}
        <pre className="code num" tabIndex={0}>{`npx interlock bot
{"id":1,"op":"start","game":"${first?.id}","level":"${first?.levels[0]?.id}"}
{"id":2,"op":"legal"}
{"id":3,"op":"commit","turn":[…]}
{"id":4,"op":"verdict","nodes":10000}
{"id":5,"op":"replay"}
{"id":6,"op":"quit"}`}</pre>
        <p className="dim">
          From the shell: <code>npx interlock solve</code>, <code>replay</code>, <code>simulate</code>,{' '}
          <code>perft</code>; each with <code>--help</code> and <code>--json</code>.
        </p>
      </section>
    </Page>
  );
};
