// Orbit's rows: turns resolved, the solver's turns, the planner's figures after an edit, a scenario generated with its proof,
// replays of twelve turns.

import { loadGame } from '@interlock/catalog';
import {
  type AnyGame,
  type AnyShape,
  diceOf,
  openRun,
  type Run,
  record,
  Session,
  SilentTape,
  verify,
} from '@interlock/kernel';
import { run as driven } from '@interlock/search';
import { clock, median, quantile, race } from './measure.ts';
import { type Row, rowOf, type Skipped } from './row.ts';

const ROWS = ['orbit-turns', 'orbit-solver', 'orbit-planner', 'orbit-generate', 'orbit-generate-p99', 'orbit-replays'];
/** Four ships, two of them after a freighter, and the player's missiles under way. */
const CROWDED = 'freight-run';
const TURNS = 12;
const MADE = 60;

export const orbitRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const loaded = await loadGame('orbit');
  if (!loaded.ok) return ROWS.map((id) => ({ id, why: loaded.error.message }));
  const game = loaded.value;
  return [turnRow(game), solverRow(game), plannerRow(game), ...generatorRows(game), replayRow(game)];
};

const opened = (game: AnyGame, level: string): Run<AnyShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

/** Positions of a run, missiles in flight among them. */
const positions = (
  game: AnyGame,
  level: string,
): { readonly run: Run<AnyShape>; readonly states: readonly unknown[] } => {
  const run = opened(game, level);
  const session = new Session(run);
  const states: unknown[] = [];
  for (const turn of run.entry!.witnesses[0]!.turns) {
    states.push(session.state);
    session.commit(turn);
  }
  return { run, states };
};

const turnRow = (game: AnyGame): Row => {
  const { run, states } = positions(game, CROWDED);
  const tape = new SilentTape<never>();
  const { turns } = race(
    {
      turns: {
        prepare: () => 4000,
        run: (count: number) => {
          for (let i = 0; i < count; i++) {
            const state = states[i % states.length];
            const draft = game.copy(state);
            game.play(run.world, draft, [], tape);
          }
          return count;
        },
      },
    },
    { ms: 200 },
  );
  return rowOf({
    id: 'orbit-turns',
    name: 'orbit: turns resolved, four ships and missiles, copies included',
    value: turns,
    unit: 'turns/s',
    bound: { of: 'value', sense: 'least', must: 150_000, goal: 400_000 },
  });
};

const solverRow = (game: AnyGame): Row => {
  const { world, start } = opened(game, 'crossfire');
  const nodes = 150_000;
  const rates = Array.from({ length: 4 }, () => {
    const from = clock();
    const answer = driven(game.proof!.search!.solve!(world, start, { nodes, goal: 'shortest' }))!;
    return (answer.nodes * 1000) / (clock() - from);
  });
  return rowOf({
    id: 'orbit-solver',
    name: 'orbit: turns the solver resolves, three ships',
    value: median(rates.slice(1)),
    unit: 'turns/s',
    bound: { of: 'value', sense: 'least', must: 60_000, goal: 200_000 },
  });
};

/** From an edit to all figures, six projected turns among them, in the largest scenario. */
const plannerRow = (game: AnyGame): Row => {
  const { run, states } = positions(game, 'convoy');
  const plan = [
    { type: 'energy', subsystem: 'engines', value: 2 },
    { type: 'move', kind: 'coast', power: 0 },
  ];
  const spent: number[] = [];
  for (let i = 0; i < 600; i++) {
    const from = clock();
    game.appraise!(run.world, states[i % states.length], plan, 'player');
    if (i >= 200) spent.push(clock() - from);
  }
  return rowOf({
    id: 'orbit-planner',
    name: 'orbit: an edit to all figures and six turns ahead, six ships',
    value: median(spent),
    unit: 'ms',
    bound: { of: 'value', sense: 'most', must: 4, goal: 1 },
  });
};

const generatorRows = (game: AnyGame): readonly Row[] => {
  const presets = Object.keys(game.params.presets);
  const spent = Array.from({ length: MADE }, (_, i) => {
    const from = clock();
    const params = game.params.presets[presets[i % presets.length]!];
    if (game.proof!.generate!(game.content, params, diceOf(`BENCH-${i}`)) === null)
      throw new Error('No scenario came out.');
    return clock() - from;
  });
  return [
    rowOf({
      id: 'orbit-generate',
      name: `orbit: a scenario generated with its proof, all presets, median of ${MADE}`,
      value: median(spent),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 1500, goal: 500 },
    }),
    rowOf({
      id: 'orbit-generate-p99',
      name: 'orbit: a scenario generated with its proof, 99 of 100',
      value: quantile(spent, 0.99),
      unit: 'ms',
      bound: { of: 'value', sense: 'most', must: 8000, goal: 3000 },
    }),
  ];
};

const replayRow = (game: AnyGame): Row => {
  // The longest winning line there is: a value is counted by its turns.
  const length = (level: (typeof game.levels)[number]): number => level.witnesses[0]?.turns.length ?? 0;
  const { id, witnesses } = game.levels.reduce((best, level) => (length(level) > length(best) ? level : best));
  const session = new Session(opened(game, id));
  for (const turn of witnesses[0]!.turns.slice(0, TURNS)) session.commit(turn);
  const replay = record(session);
  const { runs } = race({
    runs: {
      prepare: () => 20,
      run: (count: number) => {
        for (let i = 0; i < count; i++)
          if (!verify(game, replay).ok) throw new Error('A true replay was not verified.');
        return (count * replay.turns.length) / TURNS;
      },
    },
  });
  return rowOf({
    id: 'orbit-replays',
    name: `orbit: replays verified, runs of ${TURNS} turns`,
    value: runs,
    unit: 'runs/s',
    bound: { of: 'value', sense: 'least', must: 1000, goal: 5000 },
  });
};
