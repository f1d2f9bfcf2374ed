// Blame, difficulty, hints and the drivers, traced on small problems: what they look at is pinned in traces/.

import { openRun, Session } from '@interlock/kernel';
import { game as lamp } from '@interlock/lamp';
import { test } from 'vitest';
import {
  aStar,
  type BlameWords,
  blame,
  blameInWords,
  breadthFirst,
  difficulty,
  hint,
  perft,
  perMille,
  randomPolicy,
  run,
  simulate,
  step,
  wilson,
} from '../src/index.ts';
import { rootOf, rootOf32 } from '../src/integers.ts';
import { checkTraces, trace } from './fixtures/golden.ts';
import { ladder, runOf } from './fixtures/ladder.ts';
import { sliding } from './fixtures/sliding.ts';
import { CLIMBS, SEEDS, TRAYS } from './fixtures/small.ts';

const walked = (climb: (typeof CLIMBS)[number], line: string) => {
  const session = new Session(runOf(ladder, climb));
  for (const sign of line) session.commit([sign === 's' ? 'step' : 'double']);
  return session;
};

/** The facts of a finding; its sentence is tested as words. */
const facts = ({ did, instead, wins }: BlameWords): string => ` ${did}, not ${instead}, wins in ${wins}`;

test('what blame looks at', () => {
  const lines: string[] = [];
  for (const [climb, walk] of [
    [CLIMBS[0]!, 'ssss'],
    [CLIMBS[0]!, 'ddsd'],
    [CLIMBS[0]!, 'dd'],
    [CLIMBS[0]!, 'dddd'],
    [{ at: 1, goal: 6, fuel: 4 }, 'ssss'],
    [{ at: 1, goal: 6, fuel: 4 }, 'sds'],
    [{ at: 1, goal: 9, fuel: 2 }, 'sd'],
    [CLIMBS[1]!, 'sssssssss'],
    [CLIMBS[4]!, 'dddssdsdsd'],
    [CLIMBS[3]!, 'dsdsds'],
  ] as const)
    for (const ask of [
      { nodes: 2000 },
      { nodes: 2000, limit: 9 },
      { nodes: 2000, limit: 1 },
      { nodes: 30 },
      { nodes: 9 },
      { nodes: 5, perTurn: 5 },
      { nodes: 200, perTurn: 2, limit: 4 },
      { nodes: 0 },
    ]) {
      const session = walked(climb, walk);
      const told = trace(blame(session, ask), ({ is, nodes, findings }) =>
        [
          `${is} ${nodes}`,
          ...findings.map(
            (one) =>
              `${one.kind} ${one.isCertain} ${JSON.stringify(one.line.flat())} ${one.turn}${facts(blameInWords(session, one))}`,
          ),
        ].join(' | '),
      );
      lines.push(`${JSON.stringify(climb)} ${walk} ${JSON.stringify(ask)}: ${told}`);
    }
  checkTraces('blame', lines);
});

test('what blame asks of a stored witness', () => {
  const lines: string[] = [];
  for (const { id } of lamp.levels.slice(0, 3)) {
    for (const off of [0, 1, 2, 99])
      for (const nodes of [0, 2, 40, 300]) {
        const opened = openRun(lamp, { level: id });
        if (!opened.ok) throw new Error(opened.error.message);
        const { witness } = opened.value;
        const session = new Session(opened.value);
        for (const turn of (witness ?? []).slice(0, off)) session.commit(turn);
        while (session.status.is === 'playing' && session.turns.length < 60) session.commit([]);
        const told = trace(blame(session, { nodes }), (answer) =>
          [
            `${answer.is} ${answer.nodes}`,
            ...answer.findings.map(({ turn, kind, isCertain, line }) => `${turn} ${kind} ${isCertain} ${line.length}`),
          ].join(', '),
        );
        lines.push(`${id} off after ${off}, ${nodes} nodes: ${told}`);
      }
  }
  checkTraces('blame-by-witness', lines);
});

test('how hard a climb is, how often players win, and the arithmetic behind it', () => {
  const lines: string[] = [];
  for (const climb of CLIMBS) {
    const opened = runOf(ladder, climb);
    const answer = run(aStar(ladder, opened.world, opened.start, { nodes: 3000, goal: 'any' }))!;
    if (answer.verdict !== 'winnable') continue;
    const hinted = hint(ladder, opened.world, opened.start, answer.witness);
    lines.push(`hint ${JSON.stringify(climb)}: ${JSON.stringify(hinted)}`);
    for (const ask of [{ runs: 4 }, { runs: 3, width: 1, nodes: 3 }, { runs: 3, nodes: 0 }, { runs: 3, width: 2 }])
      lines.push(
        `${JSON.stringify(climb)} ${JSON.stringify(ask)}: ${trace(difficulty(opened, answer.witness, ask), JSON.stringify)}`,
      );
    const runs = simulate(ladder, randomPolicy, { seeds: SEEDS, open: (seed) => runOf(ladder, climb, seed), turns: 5 });
    lines.push(`random ${JSON.stringify(climb)}: ${trace(runs, JSON.stringify)}`);
  }
  const typed = {
    ...ladder,
    turn: 'many',
    action: ladder.action,
    words: { ...ladder.words, action: () => 'words' },
  } as typeof ladder;
  const { world, start } = runOf(ladder, { at: 4, goal: 5, fuel: 3 });
  lines.push(`plain hint: ${JSON.stringify(hint(typed, world, start, [['step']]))}`);
  for (const runs of [0, 1, 2, 7, 50, 999, 100_000])
    lines.push(
      `wilson of ${runs}: ${[0, 1, Math.trunc(runs / 3), runs - 1, runs]
        .filter((wins) => wins >= 0 && wins <= runs)
        .map((wins) => JSON.stringify(wilson(wins, runs)))
        .join(' ')}`,
    );
  lines.push(
    `per mille: ${[
      [0, 0],
      [1, 3],
      [2, 3],
      [1, 2],
      [1, 2000],
      [1, 2001],
      [5, 5],
    ]
      .map(([a, b]) => perMille(a!, b!))
      .join(' ')}`,
  );
  lines.push(
    `roots: ${[0, 1, 2, 3, 4, 8, 9, 15, 16, 99, 100, 2_000_000_000].map((n) => `${rootOf(BigInt(n))},${rootOf32(n)}`).join(' ')}`,
  );
  checkTraces('difficulty', lines);
});

test('perft, and work in steps', () => {
  const lines: string[] = [];
  for (const tray of TRAYS.slice(0, 2))
    for (const depth of [0, 1, 2, 7, 10]) {
      const { world, start } = runOf(sliding, tray);
      lines.push(`${JSON.stringify(tray)} to ${depth}: ${trace(perft(sliding, world, start, depth), JSON.stringify)}`);
    }
  const { world, start } = runOf(sliding, TRAYS[5]!);
  for (const size of [1, 256, 300, 700]) {
    const work = breadthFirst(sliding, world, start, { nodes: 900, goal: 'any' });
    const stops: string[] = [];
    for (let one = step(work, size); ; one = step(work, size)) {
      stops.push(one.done ? `end ${one.value.nodes}` : `${one.progress.nodes}/${one.progress.depth}`);
      if (one.done) break;
    }
    lines.push(`steps of ${size}: ${stops.join(' ')}`);
  }
  for (const every of [0, 256, 257, 600]) {
    const told: number[] = [];
    const isDone = run(breadthFirst(sliding, world, start, { nodes: 900, goal: 'any' }), {
      every,
      onProgress: ({ nodes }) => told.push(nodes),
      shouldStop: ({ nodes }) => nodes > 700,
    });
    lines.push(`every ${every}: ${told.join(' ')} ${isDone === null}`);
  }
  const ended: string[] = [];
  const endless = (function* () {
    try {
      for (let nodes = 1; ; nodes++) yield { nodes };
    } finally {
      ended.push('let go');
    }
  })();
  run(endless as never, { shouldStop: ({ nodes }) => nodes === 3 });
  lines.push(`stopped at 3: ${ended.join()}`);
  checkTraces('drivers', lines);
});
