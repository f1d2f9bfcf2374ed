// A search is the same on every machine, node by node: what each algorithm and each player looks at, answers and reports on
// small problems is pinned in traces/. Written anew with UPDATE_PLAYTHROUGHS=1; read the diff.

import {
  diceOf,
  type Game,
  type Policy,
  type Position,
  type Shape,
  type SolveAsk,
  type Solving,
} from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { test } from 'vitest';
import {
  aStar,
  beam,
  breadthFirst,
  carefulPolicy,
  deepening,
  greedyPolicy,
  monteCarlo,
  randomPolicy,
  solve,
} from '../src/index.ts';
import { Lookahead } from '../src/lookahead.ts';
import { checkTraces, trace } from './fixtures/golden.ts';
import { ladder, leaps, runOf } from './fixtures/ladder.ts';
import { sliding, slidingBare } from './fixtures/sliding.ts';
import { CLIMBS, SEEDS, TRAYS } from './fixtures/small.ts';

type Algorithm = <G extends Shape>(game: Game<G>, world: G['world'], at: Position<G>, ask: SolveAsk) => Solving<G>;

const solved = <G extends Shape>(
  name: string,
  algorithm: Algorithm,
  game: Game<G>,
  level: G['level'],
  ask: SolveAsk,
) => {
  const { world, start } = runOf(game, level, 'TRACE');
  const work = algorithm(game, world, start, ask);
  const { memory, ...told } = ask;
  const asked = Object.entries({ ...told, ...(memory === undefined ? {} : { memory }) }).map(
    ([key, value]) => `${key} ${value}`,
  );
  return `${name} ${game.id} ${JSON.stringify(level)} ${asked.join(' ')}: ${trace(work, (answer) => {
    const line =
      answer.verdict === 'winnable'
        ? ` ${answer.optimal ? 'shortest' : 'a'} line ${JSON.stringify(answer.witness.flat())}`
        : '';
    return `${answer.verdict} ${answer.nodes}${line}${'why' in answer && answer.why ? `, ${answer.why}` : ''}`;
  })}`;
};

/** A game whose search also tries lines of several turns: two doubles in a row. */
const strides: typeof ladder = {
  ...ladder,
  id: 'strides',
  proof: {
    ...ladder.proof,
    search: {
      ...ladder.proof!.search!,
      lines: () => [
        [['double'], ['double']],
        [['step'], ['double'], ['double']],
      ],
    },
  },
};
/** The same as the sliding puzzle with an estimate that jumps, so that nodes are opened again. */
const uneven: typeof sliding = {
  ...sliding,
  id: 'uneven',
  proof: {
    ...sliding.proof,
    search: {
      ...sliding.proof!.search!,
      estimate: (world, state) => (state.blank % 2 === 0 ? sliding.proof!.search!.estimate(world, state) : 0),
    },
  },
};
/** A table of eight positions: the rest is searched again. */
const forgetful: Algorithm = (game, world, at, ask) => deepening(game, world, at, ask, 8);

test('what the solvers look at', () => {
  const lines: string[] = [];
  const all: readonly (readonly [string, Algorithm])[] = [
    ['breadth', breadthFirst],
    ['astar', aStar],
    ['deepening', deepening],
    ['forgetful', forgetful],
    ['beam', beam],
  ];
  for (const [name, algorithm] of all) {
    for (const climb of CLIMBS)
      for (const ask of [
        { nodes: 3000, goal: 'any' },
        { nodes: 3000, goal: 'shortest' },
        { nodes: 7, goal: 'any' },
      ] as const)
        lines.push(solved(name, algorithm, ladder, climb, ask));
    for (const tray of TRAYS) {
      lines.push(solved(name, algorithm, sliding, tray, { nodes: 900, goal: 'any' }));
      lines.push(solved(name, algorithm, slidingBare, tray, { nodes: 300, goal: 'shortest' }));
    }
    lines.push(solved(name, algorithm, uneven, TRAYS[3]!, { nodes: 2000, goal: 'shortest' }));
    lines.push(solved(name, algorithm, leaps, { at: 1, goal: 19, fuel: 6 }, { nodes: 900, goal: 'shortest' }));
    for (const memory of [900, 4000, 20_000])
      lines.push(solved(name, algorithm, sliding, TRAYS[3]!, { nodes: 3000, goal: 'any', memory }));
    for (const climb of CLIMBS)
      for (const goal of ['any', 'shortest'] as const)
        lines.push(solved(name, algorithm, strides, climb, { nodes: 400, goal }));
  }
  for (const weight of [5, 15, 20, 40])
    for (const goal of ['any', 'shortest'] as const)
      for (const tray of TRAYS.slice(0, 5)) {
        lines.push(solved('astar', aStar, sliding, tray, { nodes: 3000, goal, weight }));
        lines.push(solved('astar', aStar, uneven, tray, { nodes: 1500, goal, weight }));
        lines.push(solved('astar', aStar, uneven, tray, { nodes: 60, goal, weight }));
      }
  for (const width of [1, 2, 5, 30])
    for (const tray of TRAYS) lines.push(solved('beam', beam, sliding, tray, { nodes: 900, goal: 'any', width }));
  for (const width of [1, 2])
    for (const climb of CLIMBS) lines.push(solved('beam', beam, ladder, climb, { nodes: 60, goal: 'any', width }));
  for (const algorithm of ['breadth', 'deepening', 'beam', 'weighted', 'astar', undefined] as const)
    lines.push(
      solved(`solve ${algorithm}`, solve as Algorithm, sliding, TRAYS[2]!, {
        nodes: 900,
        goal: 'any',
        ...(algorithm ? { algorithm } : {}),
      }),
    );
  checkTraces('solvers', lines);
});

const stream = (seed: string) => diceOf(seed).stream('policy');

const picks = <G extends Shape>(name: string, policy: Policy<G>, game: Game<G>, level: G['level']): string => {
  const { world, start } = runOf(game, level, 'TRACE');
  const turns = SEEDS.map((seed) => {
    const drawn = stream(seed);
    const turn = policy(game, world, start, drawn);
    return `${JSON.stringify(turn)}${drawn.int(1000)}`; // the draw after it says how many it took
  });
  return `${name} ${game.id} ${JSON.stringify(level).slice(0, 60)}: ${turns.join(' ')}`;
};

test('what the players pick, and how often they draw', () => {
  const lines: string[] = [];
  const cellar = lamp.levels.map(({ level }) => level).slice(0, 3);
  const players = <G extends Shape>(): readonly (readonly [string, Policy<G>])[] => [
    ['random', randomPolicy],
    ['greedy', greedyPolicy],
    ['careful', carefulPolicy],
    ...[3, 20, 90, 400].map((nodes) => [`mcts ${nodes}`, monteCarlo<G>({ nodes })] as const),
    ['mcts 200 depth 3', monteCarlo<G>({ nodes: 200, depth: 3 })],
    ['mcts 60 width 1', monteCarlo<G>({ nodes: 60, width: 1 })],
  ];
  for (const [name, policy] of players<typeof ladder extends Game<infer G> ? G : never>())
    for (const game of [
      ladder,
      leaps,
      { ...ladder, id: 'unvalued', proof: { search: { ...ladder.proof!.search!, value: undefined as never } } },
    ])
      for (const climb of CLIMBS) lines.push(picks(name, policy, game, climb));
  for (const [name, policy] of players<typeof lamp extends Game<infer G> ? G : never>())
    for (const level of cellar.slice(0, name.endsWith('400') ? 1 : 3)) lines.push(picks(name, policy, lamp, level));
  for (const [name, policy] of players<typeof sliding extends Game<infer G> ? G : never>())
    for (const game of [sliding, slidingBare]) lines.push(picks(name, policy, game, TRAYS[2]!));
  checkTraces('players', lines);
});

test('what a position is worth to a player', () => {
  const lines = CLIMBS.flatMap((climb) =>
    [0, 1, 2, 8].flatMap((fuel) =>
      [climb.at, climb.goal, climb.goal + 1, 5].map((at) => {
        const { world, start } = runOf(ladder, climb);
        const ahead = new Lookahead(ladder, world, start, stream('W'));
        const state = { ...climb, fuel, at };
        return `${JSON.stringify(state)}: ${ahead.value(state)} ${ahead.isPlayable(state, ['step'])} ${ahead.isPlayable(state, [])} ${ahead.turns(state, 2)?.length} ${ahead.turns(state, 1)}`;
      }),
    ),
  );
  const rich = { ...ladder, status: () => ({ is: 'won', score: -5 }) as const };
  const { world, start } = runOf(ladder, CLIMBS[0]!);
  lines.push(`won with -5: ${new Lookahead(rich, world, start, stream('W')).value(start.state)}`);
  const blind = new Lookahead(
    { ...ladder, suppose: (_: unknown, state: { at: number; goal: number; fuel: number }) => ({ ...state, fuel: 1 }) },
    world,
    start,
    stream('W'),
  );
  lines.push(
    `blind: ${JSON.stringify(blind.state)} ${blind.isPlayable(blind.state, ['step'])} ${blind.isPlayable(blind.state, [])}`,
  );
  checkTraces('worth', lines);
});
