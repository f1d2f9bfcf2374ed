// Nothing that was meant to run may pass by not running.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../lib/counts.mjs';
import { makeTree } from './tree.mjs';

const vitest = (report, exit) => countVitest(join(makeTree({ 'r.json': report }), 'r.json'), exit);
const playwright = (stats, exit, errors = []) =>
  countPlaywright(
    join(
      makeTree({ 'r.json': { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors } }),
      'r.json',
    ),
    exit,
  );

const base = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('passed and failed are taken over', () => {
  expect(vitest(base, 0)).toEqual({ passed: 3, failed: 0 });
  expect(vitest({ ...base, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(playwright({ expected: 4, unexpected: 1 }, 1)).toEqual({ passed: 4, failed: 1 });
});

test('a file that did not load fails once', () => {
  expect(vitest({ ...base, testResults: [{ status: 'failed', assertionResults: [] }] }, 1)).toMatchObject({
    failed: 1,
  });
  const ordinary = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(vitest({ ...base, numFailedTests: 1, testResults: [ordinary] }, 1)).toMatchObject({ failed: 1 });
});

test('skipped, flaky and global errors fail', () => {
  expect(vitest({ ...base, numPendingTests: 1, numTodoTests: 1 }, 0)).toMatchObject({ passed: 3, failed: 2 });
  expect(playwright({ expected: 1, skipped: 1, flaky: 1 }, 0, [{}])).toMatchObject({ passed: 1, failed: 3 });
});

test('a runner that fails without a failed test, runs nothing, or leaves no report fails once', () => {
  expect(vitest(base, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(playwright({}, 0)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' });
  expect(countVitest('/nowhere/r.json', 'signal SIGKILL')).toMatchObject({ passed: 0, failed: 1 });
  expect(vitest('{ "half": ', 0)).toMatchObject({ passed: 0, failed: 1 });
});
