// Let a program play: many runs by one policy, in the worker, with rates as `interlock simulate` gives them.

import { proxy } from 'comlink';
import { type FormEvent, useEffect, useState } from 'react';
import type { GameFacts } from '../games/facts.ts';
import { Key } from '../parts/Key.tsx';
import { Says } from '../parts/Says.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import type { SimulateReport } from '../worker/api.ts';
import { solver, start } from '../worker/client.ts';
import { useJob } from '../worker/useJob.ts';
import { firstOf, LevelPicker } from './LevelPicker.tsx';

const RUNS = [20, 100, 1000];
/** A run that is not over by then counts as unfinished. */
const TURNS = 200;

export const SimulateRuns = ({ games }: { games: readonly [GameFacts, ...GameFacts[]] }) => {
  const [picked, setPicked] = useState(() => firstOf(games[0]));
  const [policies, setPolicies] = useState<readonly string[]>(['random', 'greedy', 'careful']);
  const [policy, setPolicy] = useState('greedy');
  const [runs, setRuns] = useState(RUNS[0]!);
  const [done, setDone] = useState({ runs: 0, turns: 0 });
  const { answer, isRunning, run, stop } = useJob<SimulateReport>();
  const { game, source } = picked;
  useEffect(() => {
    let isGone = false;
    const names = solver().policies(game.id);
    names.then(
      (found) => !isGone && found.length > 0 && setPolicies(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game.id]);

  const play = (event: FormEvent): void => {
    event.preventDefault();
    setDone({ runs: 0, turns: 0 });
    const ask = { game: game.id, policy, source, runs, turns: TURNS };
    run(() =>
      start<SimulateReport | { readonly problem: string }>((api, number) =>
        api.simulate(
          number,
          ask,
          proxy((over: number, turns: number) => setDone({ runs: over, turns })),
        ),
      ),
    );
  };
  const command = `npx interlock simulate ${game.id} --policy ${policy} ${'level' in source ? `--level ${source.level}` : `--preset ${source.preset}`} --seeds 1..${runs} --turns ${TURNS}`;

  return (
    <section className="bench" id="bots" aria-labelledby="play">
      <h2 id="play">Let a program play</h2>
      <p className="lead">
        How often a policy wins, and what ends the other runs. The same seeds give the same answer.
      </p>
      <form className="seedform" onSubmit={play}>
        <LevelPicker games={games} picked={picked} onPick={setPicked} />
        <label>
          Policy
          <select value={policy} onChange={(event) => setPolicy(event.target.value)}>
            {policies.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Runs
          <select value={runs} onChange={(event) => setRuns(Number(event.target.value))}>
            {RUNS.map((many) => (
              <option key={many} value={many}>
                {grouped(many)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="key">
          Let it play
        </button>
        {isRunning ? (
          <Key kind="line" onClick={stop}>
            Stop
          </Key>
        ) : null}
      </form>
      {isRunning ? <progress className="runbar" value={done.runs} max={runs} aria-label="Runs played" /> : null}
      <div role="status">
        {isRunning ? (
          <p>
            {grouped(done.runs)} of {grouped(runs)} runs so far, {grouped(done.turns)} turns.
          </p>
        ) : null}
        {answer === null ? null : 'problem' in answer ? (
          <Says glyph="critical" mood="error">
            {answer.problem}
          </Says>
        ) : (
          <Report report={answer} />
        )}
      </div>
      <p className="dim">
        In the shell: <code>{command}</code>
      </p>
    </section>
  );
};

const percent = (perMille: number): string => `${(perMille / 10).toFixed(1)} %`;

const Report = ({ report }: { report: SimulateReport }) => {
  const { wins, runs, rate, meanTurns, causes, coverage } = report;
  return (
    <>
      <p>
        <b>
          {grouped(wins)} of {grouped(runs)} won, {percent(rate.value)}
        </b>{' '}
        (95 %: {percent(rate.low)} to {percent(rate.high)}), {(meanTurns / 1000).toFixed(1)} turns a run.
      </p>
      <div className="ratebar" aria-hidden="true">
        <i style={{ left: `${rate.low / 10}%`, right: `${100 - rate.high / 10}%` }} />
        <b style={{ left: `${rate.value / 10}%` }} />
      </div>
      <div className="tablepair">
        {causes.length === 0 ? null : (
          <table>
            <thead>
              <tr>
                <th>Not won</th>
                <th className="num">runs</th>
                <th className="num">share</th>
              </tr>
            </thead>
            <tbody>
              {causes.map(({ words, runs: many }) => (
                <tr key={words}>
                  <td>{words}</td>
                  <td className="num">{grouped(many)}</td>
                  <td className="num">{percent(Math.round((1000 * many) / runs))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <details>
          <summary className="key key--ghost">What happened in them</summary>
          <table>
            <thead>
              <tr>
                <th>Event</th>
                <th className="num">times</th>
                <th className="num">in runs</th>
              </tr>
            </thead>
            <tbody>
              {coverage.map(({ type, times, share }) => (
                <tr key={type}>
                  <td>{type}</td>
                  <td className="num">{grouped(times)}</td>
                  <td className="num">{percent(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </>
  );
};
