// Kills the terminal game while it saves, again and again: the file must be the one before or the one after, whole.

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

const COMMAND = join(root, 'apps/cli/bin/interlock.mjs');

/** One game that walks and saves without end, until it is killed some milliseconds after its first file. */
const killed = (folder, after) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [COMMAND, 'play', 'lamp', '--level', 'cellar'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const feed = () => {
      while (!child.stdin.destroyed && child.stdin.write('commit\nsave run.json\nundo\nsave run.json\n'));
    };
    child.stdin.on('drain', feed).on('error', () => undefined);
    let isSaved = false;
    child.stdout.on('data', () => {
      if (isSaved || !readdirSync(folder).includes('run.json')) return;
      isSaved = true;
      setTimeout(() => child.kill('SIGKILL'), after);
    });
    child.once('exit', done);
    feed();
  });

/** @returns {Promise<{ kills: number, torn: string[], left: number }>} */
export const killTerminal = async (times, draw, isWhole) => {
  const folder = mkdtempSync(join(tmpdir(), 'interlock-kill-'));
  const torn = [];
  let left = 0;
  try {
    for (let i = 0; i < times; i++) {
      rmSync(join(folder, 'run.json'), { force: true });
      await killed(folder, draw(60));
      left += readdirSync(folder).filter((name) => name.endsWith('.part')).length;
      const why = isWhole(readFileSync(join(folder, 'run.json'), 'utf8'));
      if (why !== null) torn.push(`kill ${i + 1}: ${why}`);
    }
    return { kills: times, torn, left };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
