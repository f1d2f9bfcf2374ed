// The workshop: make a level, prove one, let a program play. The work is done in the worker.

import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import { shownGames } from '../games/registry.ts';
import { MakeLevel } from './MakeLevel.tsx';
import { SimulateRuns } from './SimulateRuns.tsx';
import { SolveLevel } from './SolveLevel.tsx';

export const Workshop = () => {
  const [first, ...rest] = shownGames(usePlace().query.has('dev'));
  return (
    <Page title="Workshop">
      <p className="lead">
        Levels, cards and balance are files. What you make here stays in this browser until you take it home.
      </p>
      <div className="keys">
        <Link className="key key--line" href="/workshop/port">
          Cards of Open The Port
        </Link>
      </div>
      {first ? (
        <>
          <MakeLevel games={[first, ...rest].filter(({ id }) => id !== 'port')} />
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
{"id":1,"op":"start","game":"reactor","level":"first-light"}
{"id":2,"op":"legal"}
{"id":3,"op":"commit","turn":[{"type":"moveRobot","dir":"S"},{"type":"moveRobot","dir":"S"}]}
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
