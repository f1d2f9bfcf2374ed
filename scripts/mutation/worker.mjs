// The process that runs the tests of a mutation run: one Vitest, kept warm, told by messages which mutant to wake and which
// tests to run. Its parent ends it when a mutant never comes back.

import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../lib/root.mjs';
import { instrumented } from './mutants.mjs';

/** Cheapest first: the first failure ends a run. */
class InOrder {
  async shard(specs) {
    return specs;
  }
  async sort(specs) {
    return specs;
  }
}

const start = async (mutants) => {
  const byFile = new Map();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const here = byFile.get(id.slice(root.length + 1).split('?')[0]);
      return here === undefined ? undefined : { code: instrumented(code, here), map: null };
    },
  };
  return createVitest(
    'test',
    {
      root,
      config: false, // nothing is shared between two runs, and everything runs in one project
      include: [
        'packages/*/test/**/*.test.{ts,tsx}',
        'games/*/test/**/*.test.{ts,tsx}',
        'apps/*/test/**/*.test.{ts,tsx}',
      ],
      watch: false,
      bail: 1,
      maxWorkers: 1,
      pool: 'threads',
      reporters: [{}],
      setupFiles: [join(root, 'scripts/mutation/awake.mjs')],
      sequence: { sequencer: InOrder },
      silent: true,
      testTimeout: 60_000,
    },
    { plugins: [plugin], server: { watch: null } },
  );
};

const specsOf = (vitest, tests) => {
  const byFile = new Map();
  for (const { file, id } of tests) byFile.set(file, [...(byFile.get(file) ?? []), ...(id === undefined ? [] : [id])]);
  return [...byFile].map(([file, testIds]) =>
    vitest.getRootProject().createSpecification(join(root, file), testIds.length > 0 ? { testIds } : undefined),
  );
};

const failureOf = (modules) => {
  for (const module of modules) {
    if (module.errors().length > 0) return `${module.relativeModuleId}: ${module.errors()[0].message}`;
    for (const test of module.children.allTests())
      if (test.result().state === 'failed') return `${module.relativeModuleId}: ${test.fullName}`;
  }
  return null;
};

const resultsOf = (modules) =>
  modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      file: module.relativeModuleId,
      id: test.id,
      name: test.fullName,
      passed: test.result().state === 'passed',
      ms: test.diagnostic()?.duration ?? 0,
      reached: test.meta().reached ?? [],
    })),
  );

const since = (begun) => {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

let vitest;
process.on('message', async ({ mutants, mutant, tests, patience }) => {
  if (mutants !== undefined) vitest = await start(mutants);
  if (tests === undefined) return process.send({ ready: true });
  vitest.provide('mutant', mutant);
  vitest.config.bail = mutant === null ? 0 : 1;
  const begun = process.cpuUsage();
  // The tests have a thread of their own, so this one can still count what they spend.
  const watch = setInterval(() => {
    if (since(begun) > patience) process.send({ failure: 'took too long', cpu: since(begun) }, () => process.exit());
  }, 250);
  const { testModules } = await vitest.runTestSpecifications(specsOf(vitest, tests));
  clearInterval(watch);
  const cpu = since(begun);
  process.send(mutant === null ? { results: resultsOf(testModules), cpu } : { failure: failureOf(testModules), cpu });
});
process.on('disconnect', () => process.exit());
