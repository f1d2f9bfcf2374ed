// npm run mutate -- <game|package> [--sample 300] [--seed S] [--only src/rules] [--rule ID] [--in test/rules] [--tests folder …] [--least 90]
// Breaks the sources of a room in small ways, one at a time, runs the tests that come by the broken place, and prints what
// nobody noticed. --only and --in narrow it to some sources and some tests of the room. With --rule only tests that name the
// rule count, on code whose comments name it, or else on the code that they come by and the fewest others do. Survivors that
// change nothing stand in scripts/mutation/equivalent.json with the reason.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, isMain, root } from './lib/root.mjs';
import { filesUnder, workspaces } from './lib/source-tree.mjs';
import { Crew } from './mutation/crew.mjs';
import { mutantsOf, sampled } from './mutation/mutants.mjs';
import { closestTo, interval, keyOf, roundsOf, score } from './mutation/score.mjs';

const SAMPLE = 300;
/** Cheap tests first: all that fit into one second, then into four, then the rest up to this bound for each mutant. */
const ROUNDS = [1_000, 4_000, 12_000];
/** A round may take this many times what its tests take, and some seconds for loading. */
const PATIENCE = { times: 4, more: 3_000 };
/** Packages are also seen by the suite that every game passes, and by the smallest game. */
const ALSO = { package: ['packages/testkit/test', 'games/lamp/test'], game: [] };

/** @returns {Promise<{ killed: object[], survived: object[], equivalent: object[], all: number, cpu: number }>} */
export const mutate = async (room, ask, say = () => {}) => {
  const workspace = workspaces(root).find(({ name }) => name === room);
  if (workspace === undefined) throw new Error(`There is no game or package called ${room}.`);
  const { all, mutants, tests, isOpen } = planOf(workspace, ask, say);
  const crew = new Crew();
  const result = { killed: [], survived: [], equivalent: [], all, cpu: 0 };
  const known = new Set(readEquivalents().map(keyOf));
  try {
    await crew.prepare(tests, mutants);
    const { results, unread } = await crew.listen(tests);
    for (const line of unread.slice(0, 3)) say(`fails as it is: ${line}`);
    if (unread.length > 3) say(`and ${unread.length - 3} more fail as they are`);
    const heard = results.filter(
      ({ name, passed }) => passed && (ask.rule === undefined || name.includes(`[${ask.rule}]`)),
    );
    say(`${heard.length} tests of ${tests.length} files, ${Math.round(crew.cpu / 1000)} s of processor time`);
    for (const mutant of isOpen ? closestTo(mutants, heard, results, ask.sample) : mutants) {
      const by = heard.filter(({ reached }) => reached.includes(mutant.number));
      if (ask.rule !== undefined && by.length === 0 && mutant.rules.length === 0) continue;
      const isKnown = known.has(keyOf(mutant)); // tried all the same, but not to the last second
      const killer = await killerOf(crew, mutant, roundsOf(by, isKnown ? ROUNDS.slice(0, 1) : ROUNDS));
      if (killer !== null) result.killed.push({ ...mutant, killer });
      else if (isKnown) result.equivalent.push(mutant);
      else {
        result.survived.push(mutant);
        say(
          `survived: ${mutant.file}:${mutant.line} ${short(mutant.was)} → ${short(mutant.made)} (${by.length} tests)`,
        );
      }
    }
    return { ...result, cpu: crew.cpu };
  } finally {
    crew.dismiss();
  }
};

const killerOf = async (crew, mutant, rounds) => {
  for (const round of rounds) {
    const patience = PATIENCE.more + PATIENCE.times * round.reduce((sum, { ms }) => sum + ms, 0);
    const killer = await crew.kill(mutant, round, patience);
    if (killer !== null) return killer;
  }
  return null;
};

const planOf = ({ folder, kind }, { sample, seed, only = 'src', rule, in: within = 'test', tests }, say) => {
  const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
  const files = isSource(only) ? [`${folder}/${only}`] : filesUnder(root, `${folder}/${only}`).filter(isSource);
  if (files.length === 0) throw new Error(`${folder}/${only} holds no sources.`);
  const every = files.flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), 'utf8')).map((m) => ({ ...m, file })),
  );
  const named = rule === undefined ? [] : every.filter(({ rules }) => rules.includes(rule));
  const isOpen = rule !== undefined && named.length === 0;
  const from = named.length > 0 ? named : every;
  const mutants = sampled(from, isOpen ? from.length : sample, seed).map((mutant, number) => ({ ...mutant, number }));
  const keys = new Set(every.map(keyOf));
  for (const one of readEquivalents())
    if (files.includes(one.file) && !keys.has(keyOf(one))) say(`no longer there: ${one.file} ${one.was} → ${one.made}`);
  const rooms = [`${folder}/${within}`, ...(within === 'test' ? ALSO[kind] : []), ...tests].filter((one) =>
    existsSync(join(root, one)),
  );
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const found = rooms.flatMap((one) => (isTest(one) ? [one] : filesUnder(root, one).filter(isTest)));
  const naming = found.filter((file) => readFileSync(join(root, file), 'utf8').includes(`[${rule}]`));
  return { all: from.length, mutants, isOpen, tests: rule === undefined ? found : naming };
};

const readEquivalents = () => JSON.parse(readFileSync(join(root, 'scripts/mutation/equivalent.json'), 'utf8'));

const short = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: String(SAMPLE) },
      seed: { type: 'string', default: 'interlock' },
      only: { type: 'string' },
      rule: { type: 'string' },
      in: { type: 'string' },
      least: { type: 'string', default: '0' },
      tests: { type: 'string', multiple: true, default: [] },
    },
  });
  const [room] = positionals;
  if (room === undefined) throw new Error('Which game or package? For example: npm run mutate -- kernel --sample 100');
  const result = await mutate(room, { ...values, sample: Number(values.sample) }, (line) =>
    process.stdout.write(`${line}\n`),
  );
  const { killed, survived, equivalent, all, cpu } = result;
  const [low, high] = interval(killed.length, killed.length + survived.length);
  process.stdout.write(
    `${room}: ${killed.length} of ${killed.length + survived.length} killed, ${score(result)} % ` +
      `(95 % interval ${low} to ${high}), ${equivalent.length} equivalent; sample of ${all}, seed ${values.seed}, ` +
      `${Math.round(cpu / 1000)} s of processor time\n`,
  );
  process.exitCode = score(result) < Number(values.least) ? 1 : 0;
};

if (isMain(import.meta.url)) main().catch(fail);
