// A run in steps: each with a heading and its time, all of them run whatever failed before, and one count at the end.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Runs a command of the project; its output is shown, or handed to `say`. Gives the exit code. */
const run = (command, args, { env = {}, say } = {}) =>
  new Promise((done, reject) => {
    const output = say ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', say);
    child.stderr?.on('data', say);
    child.once('error', reject);
    child.once('close', (code, signal) => done(code ?? `signal ${signal}`));
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

/**
 * @typedef {[string, (say?: (text: string | Buffer) => void) => Promise<{ passed: number, failed: number, note?: string }>]} Step
 * @param {(Step | { twoAtATime: Step[] })[]} steps
 */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0 };
  const lines = [];
  const take = ({ line, passed, failed }) => {
    total.passed += passed;
    total.failed += failed;
    lines.push(line);
    process.stdout.write(`${line}\n`);
  };
  for (const step of steps) {
    if ('twoAtATime' in step) await twoAtATime(step.twoAtATime, take);
    else {
      process.stdout.write(`\n== ${step[0]}\n`);
      take(await outcomeOf(step));
    }
  }
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return total;
};

/** What each of these says is kept until it is over, so that no two speak at once. */
const twoAtATime = async (steps, take) => {
  const waiting = [...steps];
  const hand = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const said = [];
      const outcome = await outcomeOf(step, (text) => said.push(text));
      process.stdout.write(`\n== ${step[0]}\n${said.join('')}`);
      take(outcome);
    }
  };
  await Promise.all([hand(), hand()]);
};

const outcomeOf = async ([title, work], say) => {
  const began = performance.now();
  let result;
  try {
    result = await work(say);
  } catch (error) {
    result = { passed: 0, failed: 1, note: error instanceof Error ? error.message : String(error) };
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL';
  const count = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : '';
  const line = `${mark} ${title} (${seconds} s${count})${result.note ? `: ${result.note}` : ''}`;
  return { line, passed: result.passed, failed: result.failed };
};
