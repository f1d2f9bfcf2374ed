// The rows of Donkeys and Droids: a program of eight cards, the preview of an uncertain tape, the search over tapes, boards
// with their structural proof, a new run with its certificate, and checking a whole run.

import { loadGame } from '@interlock/catalog';
import { askOf, bestTape, draftBoard, structuralPlan } from '@interlock/droids/measured';
import { type AnyGame, diceOf, openRun, SilentTape, SOLO } from '@interlock/kernel';
import { clock, median, quantile, race } from './measure.ts';
import { type Row, rowOf, type Skipped } from './row.ts';
import { verifiedAlone } from './verifying.ts';

const ROWS = ['program', 'preview', 'preview-races', 'tapes', 'board', 'new-run', 'verify'].map(
  (row) => `droids-${row}`,
);
const BOARDS = 200;
const RUNS = 9;
const EIGHT = ['Move', 'TurnRight', 'Interact', 'NoOp', 'Move', 'TurnLeft', 'Interact', 'NoOp'];

const levelOf = (deck: readonly unknown[], currencies: object) => ({
  ...{
    id: 'bench',
    title: 'Bench',
    ruleset: 'classic',
    difficulty: 'Easy',
    robot: 'Vintage',
    kit: 'standard',
    radius: 2,
  },
  ...{ rows: ['. . .', '. . . .', '. . . . .', '. . . .', '. . .'], deckOrder: 'fixed', deck, currencies },
  pois: [
    { kind: 'Crate', q: 2, r: 0, amount: 30 },
    { kind: 'Shed', q: 0, r: 2, request: 9 },
  ],
});

const opened = (game: AnyGame, deck: readonly unknown[], currencies: object) => {
  const run = openRun(game, { levelData: levelOf(deck, currencies) as never, seed: 'BENCH' });
  if (!run.ok) throw new Error(run.error.message);
  return run.value;
};

const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `c${String(i + 1).padStart(3, '0')}`);

/** Programs of eight cards per second, copies included. */
const programs = (game: AnyGame): number => {
  const spare = Array.from({ length: 12 }, () => 'NoOp');
  const { world, start } = opened(game, [...EIGHT, ...spare], { HandSize: 8, TapeLength: 8 });
  const turn = [{ type: 'runProgram', tape: ids(8) }];
  const tape = new SilentTape<never>();
  const run = () => {
    for (let i = 0; i < 500; i++) game.play(world, game.copy(start.state), turn, tape.load(start.dice.fork()));
    return 500;
  };
  return race({ run: { prepare: () => null, run } }).run;
};

/** Milliseconds of a preview with four unstable slots, so many of which may also change places. */
const preview = (game: AnyGame, races: number): number => {
  const wild = ['Move', 'TurnRight', 'Move', 'TurnLeft'].map((type, i) => ({
    type,
    modifiers: [{ kind: 'Unreliable' }, ...(i < races ? [{ kind: 'RaceCondition' }] : [])],
  }));
  const deck = [...wild, 'Move', 'Interact', ...Array.from({ length: 8 }, () => 'NoOp')];
  const { world, start } = opened(game, deck, { HandSize: 6, TapeLength: 6, Preview: 6 });
  const pending = [{ type: 'runProgram', tape: ids(6) }];
  const spent = Array.from({ length: 40 }, () => {
    const from = clock();
    game.appraise!(world, start.state, pending, SOLO);
    return clock() - from;
  });
  return median(spent.slice(10));
};

/** Tapes per second of the reference player's search, over the first hands of some runs. */
const tapes = (game: AnyGame): number => {
  const rules = game.content.rulesets.remastered;
  const asks = Array.from({ length: 6 }, (_, i) => {
    const run = openRun(game, { preset: 'easy', seed: `T${i}` });
    if (!run.ok) throw new Error(run.error.message);
    return game.view(run.value.world, run.value.start.state, SOLO);
  });
  const run = () => asks.reduce((sum, view) => sum + bestTape(askOf(rules, view)).tried, 0);
  return race({ run: { prepare: () => null, run } }).run;
};

/** Milliseconds of each board, with its structural plan. */
const boards = (game: AnyGame): readonly number[] => {
  const rules = game.content.rulesets.remastered;
  return Array.from({ length: BOARDS }, (_, i) => {
    const from = clock();
    const board = draftBoard(rules, rules.difficulties.Hard, `B${i}`, 0);
    if (board === null) return clock() - from;
    const level = { ...levelOf([], {}), ...board, ruleset: 'remastered', difficulty: 'Hard', deck: undefined };
    const world = game.compile!(game.content, level);
    if (structuralPlan(world, game.setup(world, level, diceOf('B'))) === null) throw new Error('No plan.');
    return clock() - from;
  });
};

const newRuns = (game: AnyGame): readonly number[] =>
  Array.from({ length: RUNS }, (_, i) => {
    const from = clock();
    game.proof!.generate!(game.content, game.params.presets.medium, diceOf(`N${i}`));
    return clock() - from;
  });

export const droidsRows = async (): Promise<readonly (Row | Skipped)[]> => {
  const loaded = await loadGame('droids');
  if (!loaded.ok) return ROWS.map((id) => ({ id, why: loaded.error.message }));
  const game = loaded.value;
  boards(game);
  return [
    rowOf({
      ...{ id: 'droids-program', name: 'droids: programs of 8 cards', value: programs(game), unit: '/s' },
      bound: { of: 'value', sense: 'least', must: 30_000, goal: 60_000 },
    }),
    rowOf({
      ...{ id: 'droids-preview', name: 'droids: preview, 4 unstable slots', value: preview(game, 1), unit: 'ms' },
      bound: { of: 'value', sense: 'most', must: 16, goal: 4 },
    }),
    rowOf({
      ...{ id: 'droids-preview-races', name: 'droids: the same, all 4 in a race', value: preview(game, 4), unit: 'ms' },
      bound: { of: 'value', sense: 'most', must: 16, goal: 4 },
    }),
    rowOf({
      ...{ id: 'droids-tapes', name: 'droids: tapes searched', value: tapes(game), unit: '/s' },
      bound: { of: 'value', sense: 'least', must: 200_000, goal: 500_000 },
    }),
    rowOf({
      ...{
        id: 'droids-board',
        name: 'droids: board with proof, 99 of 100',
        value: quantile(boards(game), 0.99),
        unit: 'ms',
      },
      bound: { of: 'value', sense: 'most', must: 20, goal: 5 },
    }),
    rowOf({
      ...{ id: 'droids-new-run', name: 'droids: new run with certificate', value: median(newRuns(game)), unit: 'ms' },
      bound: { of: 'value', sense: 'most', must: 1000, goal: 300 },
    }),
    verifiedAlone('droids'),
  ];
};
