// The reactor's rows: whole simulated turns, forecast and search, on the 20×20 room, the largest level and a small one.

import { loadGame } from '@interlock/catalog';
import {
  type AnyGame,
  type AnyShape,
  forecast,
  type Json,
  openRun,
  type Run,
  Session,
  SilentTape,
} from '@interlock/kernel';
import { run as drive, solve } from '@interlock/search';
import { boardgameMoves } from './empty.ts';
import { clock, median, race } from './measure.ts';
import { reactorLevel, switchOn } from './reactorLevel.ts';
import { type Row, rowOf, type Skipped } from './row.ts';
import { copyRow } from './searching.ts';

const ROWS = ['reactor-turn', 'reactor-commit', 'reactor-ahead', 'reactor-forecast', 'reactor-search', 'reactor-copy'];

type Bound = Parameters<typeof rowOf>[0]['bound'];

export const reactorRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const loaded = await loadGame('reactor');
  if (!loaded.ok) return ROWS.map((id) => ({ id, why: loaded.error.message }));
  const game = loaded.value;
  const opened = openRun(game, { levelData: reactorLevel() as unknown as Json });
  if (!opened.ok) return ROWS.map((id) => ({ id, why: opened.error.message }));
  const room = opened.value;
  const largest = largestOf(game, room);
  const cells = `(${areaOf(largest)} cells)`;
  return [
    turnRows(room, largest),
    forecastRow('reactor-forecast', `largest level ${cells}`, largest),
    forecastRow('reactor-forecast-20', '20×20', room),
    searchRow(game, 'reactor-search', smallestOf(game, room), 50_000, {
      of: 'value',
      sense: 'least',
      must: 50_000,
      goal: 200_000,
    }),
    searchRow(game, 'reactor-search-largest', largest, 5_000),
    copyRow('reactor-copy', 'copy: reactor state 20×20', game, room.start.state),
  ].flat();
};

/** Turns of a level's usual length, then anew. */
const LENGTH = 10;

/** A running plant: every turn is the fourteen steps once. Played on a copy, as a search does, and committed, with
 *  events and digest. Beside it the plant before it is Ready, where step 13 looks several turns ahead in every turn. */
const turnRows = (room: Run<AnyShape>, largest: Run<AnyShape>): readonly Row[] => {
  const { game, start } = room;
  const tape = new SilentTape<never>();
  const started = new Session(room);
  const answer = started.commit(switchOn);
  if (!answer.ok || started.state.level !== 'Ready') throw new Error('The bench room does not start.');
  const silent = (from: unknown, { world } = room) => ({
    prepare: () => null,
    run: () => {
      let state = from;
      for (let i = 0; i < LENGTH; i++) {
        state = game.copy(state);
        game.play(world, state, [], tape.load(null));
      }
      return LENGTH;
    },
  });
  const rates = race(
    {
      ready: silent(started.state),
      peer: boardgameMoves,
      committed: {
        prepare: () => started.fork(),
        run: (session: Session<AnyShape>) => {
          for (let i = 0; i < LENGTH; i++) session.commit([]);
          return LENGTH;
        },
      },
      before: silent(start.state),
      largest: silent(largest.start.state, largest),
    },
    { rounds: 15 },
  );
  const row = (id: string, name: string, value: number) =>
    ({ id, name, value, unit: 'turns/s', peer: ['boardgame.io empty', rates.peer] }) as const;
  const bound = { of: 'ratio', sense: 'least', must: 5, goal: 5 } as const;
  return [
    rowOf({ ...row('reactor-turn', 'reactor: full simulation, 20×20', rates.ready), bound }),
    rowOf({
      ...row('reactor-commit', 'reactor: the same, committed with events and digest', rates.committed),
      bound: { of: 'ratio', sense: 'least', must: 1.5, goal: 3 },
    }),
    rowOf(row('reactor-ahead', 'reactor: the same, looking for losses ahead', rates.before)),
    rowOf(
      row('reactor-ahead-largest', `reactor: looking ahead, largest level (${areaOf(largest)} cells)`, rates.largest),
    ),
  ];
};

const areaOf = (run: Run<AnyShape>): number => {
  const { terrain } = run.level as { terrain?: readonly string[] };
  return terrain ? terrain.length * terrain[0]!.length : 0;
};

const runsOf = (game: AnyGame): readonly Run<AnyShape>[] =>
  game.levels.flatMap(({ id }) => {
    const run = openRun(game, { level: id });
    return run.ok ? [run.value] : [];
  });

const largestOf = (game: AnyGame, room: Run<AnyShape>): Run<AnyShape> =>
  runsOf(game).reduce((best, run) => (areaOf(run) > areaOf(best) ? run : best), room);

const smallestOf = (game: AnyGame, room: Run<AnyShape>): Run<AnyShape> =>
  runsOf(game).reduce((best, run) => (areaOf(run) < areaOf(best) ? run : best), room);

const AHEAD = 10;

const forecastRow = (id: string, place: string, run: Run<AnyShape>): Row => {
  const times: number[] = [];
  for (let round = 0; round < 40; round++) {
    const start = clock();
    let frames = 0;
    for (let i = 0; i < 5; i++)
      frames += forecast(run.game, run.world, run.start.state, { turns: AHEAD }).frames.length;
    if (frames === 0) throw new Error('The forecast is empty.');
    if (round >= 10) times.push((clock() - start) / 5);
  }
  return rowOf({
    id,
    name: `reactor: forecast of ${AHEAD} turns, ${place}`,
    value: median(times),
    unit: 'ms',
    bound: { of: 'value', sense: 'most', must: 16, goal: 4 },
  });
};

/** The game's own exhaustive search, asked for a shortest win. */
const searchRow = (game: AnyGame, id: string, run: Run<AnyShape>, budget: number, bound?: Bound): Row => {
  const { world, start, entry } = run;
  const { nodes } = race({
    nodes: {
      prepare: () => null,
      run: () => drive(solve(game, world, start, { nodes: budget, goal: 'shortest' }))!.nodes,
    },
  });
  return rowOf({
    id,
    name: `search: reactor, ${entry?.title ?? 'bench room'}`,
    value: nodes,
    unit: 'nodes/s',
    ...(bound ? { bound } : {}),
  });
};
