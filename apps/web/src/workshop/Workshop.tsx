// The workshop: check a designer's file, prove a level, and how a program plays. The work is done in the worker.

import { Page } from '../app/Page.tsx';
import { CheckFile } from './CheckFile.tsx';
import { SolveLevel } from './SolveLevel.tsx';

export const Workshop = () => (
  <Page title="Workshop">
    <CheckFile />
    <SolveLevel />
    <section id="bots" className="bench">
      <h2>Let a program play</h2>
      <p className="lead">
        One request a line, one answer a line. The same rules, the same refusals, the same digests as on this screen.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may scroll must be reachable by keyboard */}
      <pre className="code num" tabIndex={0}>{`npx interlock bot
{"id":1,"op":"start","game":"lamp","level":"pit"}
{"id":2,"op":"legal"}
{"id":3,"op":"commit","turn":["south","south","east"]}
{"id":4,"op":"verdict","nodes":10000}
{"id":5,"op":"replay"}
{"id":6,"op":"quit"}`}</pre>
      <p className="dim">
        From the shell: <code>npx interlock solve</code>, <code>replay</code>, <code>simulate</code>, <code>perft</code>
        ; each with <code>--help</code> and <code>--json</code>.
      </p>
    </section>
  </Page>
);
