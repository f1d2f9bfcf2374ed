// How often each card is met and each answer taken, by player: as a chart and as a table.

import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import { isProblem, useJob } from '../../../worker/useJob.ts';
import type { CoverageReport } from '../jobs.ts';
import { ask } from '../run/ask.ts';
import { percent } from '../run/words.ts';

const PLAYERS = ['random', 'greedy', 'careful'] as const;
const RUNS = 200;
const ROW = 22;
const LEFT = 190;
const WIDTH = 640;

interface Progress {
  readonly done: number;
  readonly of: number;
}

export const useCoverage = (text: string) => {
  const [report, setReport] = useState<CoverageReport | null>(null);
  const [measured, setMeasured] = useState('');
  const { answer, isRunning, progress, run, stop } = useJob<CoverageReport, Progress>();
  const measure = (scenario: string): void =>
    run(
      (tell) => ask('coverage', [text, scenario, RUNS, PLAYERS], tell),
      (found) => {
        setReport(found);
        setMeasured(text);
      },
    );
  return {
    report,
    isOld: report !== null && measured !== text,
    progress: isRunning ? (progress ?? { done: 0, of: RUNS * PLAYERS.length }) : null,
    problem: isProblem(answer) ? answer.problem : null,
    measure,
    cancel: stop,
  };
};

interface CoverageProps {
  readonly report: CoverageReport | null;
  /** Measured before the last change. */
  readonly isOld: boolean;
  readonly progress: Progress | null;
  readonly problem: string | null;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  measure(scenario: string): void;
  cancel(): void;
}

export const Coverage = ({ report, isOld, progress, problem, scenarios, measure, cancel }: CoverageProps) => {
  const [scenario, setScenario] = useState('standard');
  const [isChart, setChart] = useState(true);
  return (
    <section className="bench" aria-labelledby="coverage">
      <h2 id="coverage">Coverage</h2>
      <p className="lead">
        {RUNS} runs each of random, greedy and careful play, at the relaxed pace: in how many a card is seen, and how
        often an answer is taken when it is offered.
      </p>
      <div className="seedform">
        <label>
          Scenario
          <select value={scenario} onChange={(event) => setScenario(event.target.value)}>
            {scenarios.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {progress ? (
          <>
            <span role="status" className="num">
              {progress.done} of {progress.of} runs
            </span>
            <Key kind="line" onClick={cancel}>
              Stop
            </Key>
          </>
        ) : (
          <Key onClick={() => measure(scenario)}>Measure</Key>
        )}
        {report ? (
          <div className="seg">
            <button type="button" aria-pressed={isChart} onClick={() => setChart(true)}>
              Chart
            </button>
            <button type="button" aria-pressed={!isChart} onClick={() => setChart(false)}>
              Table
            </button>
          </div>
        ) : null}
      </div>
      {problem === null ? null : (
        <Says glyph="critical" mood="error">
          {problem}
        </Says>
      )}
      {report ? (
        <>
          {isOld ? (
            <Says glyph="caution">Measured before your last change. Measure again for the pack as it is.</Says>
          ) : null}
          <dl className="facts pt-headline">
            {report.players.map(({ policy, rate }) => (
              <div className="fact" key={policy}>
                <dt>{policy} wins</dt>
                <dd>{percent(rate.value)}</dd>
                <small>
                  {percent(rate.low)} to {percent(rate.high)}
                </small>
              </div>
            ))}
          </dl>
          {isChart ? <Chart report={report} /> : <Table report={report} />}
        </>
      ) : null}
    </section>
  );
};

const Chart = ({ report }: { report: CoverageReport }) => {
  const x = scaleLinear([0, 1000], [LEFT, WIDTH - 10]);
  const rows = [...report.rows].sort((a, b) => (b.seenPm.careful ?? 0) - (a.seenPm.careful ?? 0));
  const height = rows.length * ROW + 30;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <div className="pt-scroll" tabIndex={0}>
      <svg
        className="pt-cover"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label="Share of runs in which each card is seen, by player; the table holds the same numbers"
      >
        {[0, 250, 500, 750, 1000].map((pm) => (
          <g key={pm}>
            <path d={`M${x(pm)} 20V${height}`} className="axis" />
            <text x={x(pm)} y="13" textAnchor="middle">
              {pm / 10} %
            </text>
          </g>
        ))}
        {rows.map((row, i) => (
          <g key={row.eventId} transform={`translate(0 ${26 + i * ROW})`}>
            <text x={LEFT - 8} y="12" textAnchor="end">
              {row.title.length > 27 ? `${row.title.slice(0, 26)}…` : row.title}
            </text>
            {PLAYERS.map((player, k) => (
              <rect
                key={player}
                className={`p${k}`}
                x={LEFT}
                y={k * 5}
                height="4"
                width={Math.max(0, x(row.seenPm[player] ?? 0) - LEFT)}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="dim">Each card from top to bottom: random (outlined), greedy (grey), careful (solid).</p>
    </div>
  );
};

const Table = ({ report }: { report: CoverageReport }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
  <div className="pt-scroll" tabIndex={0}>
    <table className="pt-table">
      <caption className="sr">Coverage by card and answer</caption>
      <thead>
        <tr>
          <th scope="col">Card and answer</th>
          {PLAYERS.map((player) => (
            <th scope="col" key={player} className="num">
              {player}
            </th>
          ))}
        </tr>
      </thead>
      {report.rows.map((row) => (
        <tbody key={row.eventId}>
          <tr>
            <th scope="row">{row.title}</th>
            {PLAYERS.map((player) => (
              <td key={player} className="num">
                {percent(row.seenPm[player] ?? 0)}
              </td>
            ))}
          </tr>
          {row.answers.map((answer) => (
            <tr key={answer.actionId} className="pt-sub">
              <td>{answer.label}</td>
              {PLAYERS.map((player) => (
                <td key={player} className="num">
                  {answer.picked[player] ?? 0} of {answer.offered[player] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);
