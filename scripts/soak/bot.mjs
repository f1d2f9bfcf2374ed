// A bot by protocol, in a process of its own: what it asks, how many runs it has played, and whether they play back alike.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/root.mjs';

/** Turns after which a run is left, so that many levels have their turn. */
const LONGEST = 30;

export class Bot {
  #child = spawn(process.execPath, [join(root, 'apps/cli/bin/interlock.mjs'), 'bot'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  requests = 0;
  runs = 0;
  faults = [];

  async ask(op, fields = {}) {
    this.#child.stdin.write(`${JSON.stringify({ id: this.requests, op, ...fields })}\n`);
    this.requests++;
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`The bot ended on ${op} ${JSON.stringify(fields).slice(0, 200)}.`);
    const answer = JSON.parse(value);
    if (answer.error?.code === 'failed') this.faults.push(`${op}: ${answer.error.message}`);
    return answer;
  }

  /** Bytes held, where the system says so. */
  memory() {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))[1]) * 1024;
    } catch {
      return 0;
    }
  }

  /** One run by chance, with looks ahead, steps back and forth between, and its replay at the end. */
  async play(origin, draw) {
    const { ok, status: begun } = await this.ask('start', origin);
    if (!ok) return null;
    let status = begun;
    for (let turn = 0; turn < LONGEST && status.is === 'playing'; turn++) {
      const moved = await this.#turn(draw);
      if (moved === null) break;
      status = moved;
    }
    this.runs++;
    const { replay } = await this.ask('replay');
    return replay ?? null;
  }

  async #turn(draw) {
    const pending = [];
    for (let left = 1 + draw(3); left > 0; left--) {
      const { ok, actions = [] } = await this.ask('legal', { pending });
      if (!ok || actions.length === 0) break;
      pending.push(actions[draw(actions.length)]);
    }
    if (draw(4) === 0) await this.ask('forecast', { turns: 1 + draw(3) });
    if (draw(6) === 0) await this.ask('preview', { turn: pending });
    for (const turn of [pending, pending.slice(0, 1), []]) {
      const { ok, status } = await this.ask('commit', { turn });
      if (!ok) continue;
      if (draw(8) === 0 && (await this.ask('undo')).ok) await this.ask('redo');
      if (draw(8) === 0) await this.ask('explain', {});
      return status;
    }
    return null;
  }

  async end() {
    await this.ask('quit');
    this.#child.stdin.end();
  }
}
