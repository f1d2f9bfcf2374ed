// Reads what the test runners wrote. A skipped test, a file that did not load and a runner that died all count as
// failed: nothing that was meant to run may pass by not running.

import { existsSync, readFileSync } from 'node:fs';

const readReport = (path) => {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const finish = (passed, failed, skipped, exit) => {
  const notes = [];
  let wrong = failed + skipped;
  if (skipped > 0) notes.push(`${skipped} skipped, counted as failed`);
  if (passed + wrong === 0) {
    wrong = 1;
    notes.push('no test ran');
  } else if (exit !== 0 && wrong === 0) {
    wrong = 1;
    notes.push(`the runner ended with ${exit}`);
  }
  return { passed, failed: wrong, ...(notes.length > 0 && { note: notes.join('; ') }) };
};

/** @param {string} path vitest's JSON report @param {number | string} exit */
export const countVitest = (path, exit) => {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1, note: `vitest left no report and ended with ${exit}` };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  return finish(report.numPassedTests, report.numFailedTests + unloaded.length, skipped, exit);
};

/** @param {string} path Playwright's JSON report @param {number | string} exit */
export const countPlaywright = (path, exit) => {
  const report = readReport(path);
  if (report === undefined) return { passed: 0, failed: 1, note: `Playwright left no report and ended with ${exit}` };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return finish(expected, unexpected + flaky + report.errors.length, skipped, exit);
};
