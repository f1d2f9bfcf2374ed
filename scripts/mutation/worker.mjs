// The process that runs the tests of a mutation run: compiled once, then told by messages which mutant to wake and which tests
// to run. Every mutant has modules of its own, so nothing is left over from the one before. Its parent ends it when a mutant
// never comes back.

import { bundled, program } from './bundle.mjs';
import { Suite } from './suite.mjs';

/** The tests of a program as they are asked for, file by file; a test is known by its file and its place in it. */
class Loaded {
  #suite = new Suite();
  #loaders;
  #tests = new Map();

  constructor(run, mutant) {
    this.#loaders = run(this.#suite.vitest, mutant);
  }

  of(file) {
    const known = this.#tests.get(file);
    if (known !== undefined) return known;
    const told = this.#suite.tests.length;
    this.#suite.load(file, this.#loaders[file]);
    const tests = this.#suite.tests.slice(told);
    this.#tests.set(file, tests);
    return tests;
  }
}

const messageOf = (error) => String(error?.message ?? error).slice(0, 200);

const since = (begun) => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

/** All tests with no mutant awake: what passes, how long it takes, and which mutants it comes by. */
const listen = async (run, files, count) => {
  const results = [];
  const unread = [];
  for (const file of files) {
    let reached = new Uint8Array(count);
    const note = (number) => {
      reached[number] = 1;
      return false;
    };
    let tests = [];
    const opened = process.cpuUsage();
    try {
      tests = new Loaded(run, note).of(file);
    } catch (error) {
      unread.push(`${file}: ${messageOf(error)}`);
    }
    const atLoad = reached;
    const share = since(opened) / Math.max(1, tests.length); // a file that works while it is loaded is no cheap one
    for (const [place, { name, run: body }] of tests.entries()) {
      reached = atLoad.slice(); // what is reached while files are loaded counts for every test of the file
      const begun = process.cpuUsage();
      const passed = await body().then(
        () => true,
        (error) => {
          unread.push(`${file}: ${name}: ${messageOf(error)}`);
          return false;
        },
      );
      const numbers = [...reached.keys()].filter((number) => reached[number] === 1);
      results.push({ file, place, name, passed, ms: share + since(begun), reached: numbers });
    }
    await tick();
  }
  return { results, unread };
};

/** The first test that fails with the mutant awake, or null. */
const kill = async (run, mutant, asked) => {
  const loaded = new Loaded(run, (number) => number === mutant);
  for (const { file, place, name } of asked) {
    try {
      await loaded.of(file)[place].run();
    } catch {
      return `${file}: ${name}`;
    }
  }
  return null;
};

/** Lets messages out between long tests. */
const tick = () => new Promise((done) => setImmediate(done));

let run;
let count = 0;
process.on('message', async ({ text, mutants, files, mutant, tests }) => {
  const begun = process.cpuUsage();
  if (mutants !== undefined) {
    count = mutants.length;
    const made = await bundled(files, mutants);
    run = program(made);
    process.send({ text: made, cpu: since(begun) });
  } else if (text !== undefined) {
    run = program(text);
    process.send({ cpu: since(begun) });
  } else if (mutant === null) process.send({ ...(await listen(run, files, count)), cpu: since(begun) });
  else process.send({ failure: await kill(run, mutant, tests), cpu: since(begun) });
});
process.on('disconnect', () => process.exit());
