// A run in steps: each with a heading and its time, all of them run whatever failed before, and one count at the end.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Runs a command of the project with its output shown; gives the exit code. */
const run = (command, args, { env = {} } = {}) =>
  new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => done(code ?? `signal ${signal}`));
  });

/** A tool from node_modules, started by the Node that runs this. */
export const tool = (path, args, options) =>
  run(process.execPath, [join(root, 'node_modules', path), ...args], options);

export const script = (path, args = [], options) =>
  run(process.execPath, [join(root, 'scripts', path), ...args], options);

/** For steps that either hold or do not. */
export const succeeds = async (exit) => {
  const code = await exit;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, note: `exit code ${code}` };
};

/** @param {[string, () => Promise<{ passed: number, failed: number, note?: string }>][]} steps */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  for (const [title, work] of steps) {
    process.stdout.write(`\n== ${title}\n`);
    const began = performance.now();
    let result;
    try {
      result = await work();
    } catch (error) {
      result = { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) };
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    total.passed += result.passed;
    total.failed += result.failed;
    const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
    const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : '';
    lines.push(`${mark} ${title} (${seconds} s${count})${result.note ? `: ${result.note}` : ''}`);
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return total;
};
