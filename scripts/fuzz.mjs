// npm run fuzz -- [--minutes 1] [--format name] [--seed S] [--most inputs]
// Feeds damaged input to every format, round after round, and prints how much was read and refused. What throws, takes over
// a second of the processor or over 500 MB is made small and kept in scripts/fuzz/corpus, which npm test replays.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { register } from 'tsx/esm/api';
import { fail, isMain, root } from './lib/root.mjs';

/** Milliseconds a format is fed before the next one has its turn, and how much of the processor's time one input may keep
 *  everybody waiting: on a busy machine a minute of the wall is nothing. Twenty of them are, for one
 *  that waits and does no work. */
const ROUND = 3000;
const HANG = 60_000;
const STILL = 20 * HANG;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const hired = (seed) =>
  new Promise((done, reject) => {
    const shared = new SharedArrayBuffer(4);
    const worker = new Worker(new URL('./fuzz/worker.mjs', import.meta.url), {
      workerData: { seed, shared },
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    });
    worker.once('error', reject);
    worker.once('message', ({ names }) => done({ worker, names, at: new Int32Array(shared) }));
  });

/** One round, or where the thread hung or died. */
const fed = ({ worker, at }, message) =>
  new Promise((done) => {
    const begun = spent();
    const end = (answer) => {
      clearInterval(timer);
      worker.removeAllListeners('message').removeAllListeners('error');
      done(answer);
    };
    const lost = (why) => end({ lost: Atomics.load(at, 0), why });
    const latest = performance.now() + message.ms + STILL;
    const isHung = () => spent() - begun > message.ms + HANG || performance.now() > latest;
    const timer = setInterval(() => isHung() && lost('hung'), 1000);
    worker.once('message', end);
    worker.once('error', (error) => lost(`died: ${error.message}`));
    worker.postMessage(message);
  });

/** @returns {Promise<{ rows: Map<string, object>, inputs: number, faults: object[] }>} */
export const fuzz = async ({ minutes, format, seed, most = Number.POSITIVE_INFINITY }, say = () => {}) => {
  let crew = await hired(seed);
  const names = crew.names.filter((name) => format === undefined || name === format || name.startsWith(`${format}-`));
  if (names.length === 0) throw new Error(`There is no format ${format}. There are: ${crew.names.join(', ')}.`);
  const rows = new Map(names.map((name) => [name, { read: 0, refused: 0, slowest: 0, next: 0, faults: 0 }]));
  const faults = [];
  const until = performance.now() + minutes * 60_000;
  let inputs = 0;
  const share = Math.max(200, Math.min(ROUND, (minutes * 60_000) / names.length / 2));
  for (let round = 0; performance.now() < until && inputs < most; round++) {
    const name = names[round % names.length];
    const row = rows.get(name);
    const answer = await fed(crew, { name, from: row.next, ms: share, most: most - inputs });
    if (answer.lost !== undefined) {
      faults.push({ name, number: answer.lost, why: answer.why });
      inputs += answer.lost + 1 - row.next;
      Object.assign(row, { next: answer.lost + 1, faults: row.faults + 1 });
      await crew.worker.terminate();
      crew = await hired(seed);
      continue;
    }
    inputs += answer.to - answer.from;
    row.read += answer.read;
    row.refused += answer.refused;
    row.slowest = Math.max(row.slowest, answer.slowest);
    row.faults += answer.faults.length;
    row.next = answer.to;
    for (const fault of answer.faults) {
      faults.push({ name, ...fault });
      say(`${name} ${fault.number}: ${fault.why}`);
    }
  }
  await crew.worker.terminate();
  return { rows, inputs, faults };
};

/** Writes what was found as a fixture, made small; one of a kind is enough. */
const kept = async (faults, seed) => {
  register({ tsconfig: join(root, 'tsconfig.json') });
  const [{ formatsOf }, { inputOf }, { judged }, { minimised }] = await Promise.all(
    ['formats', 'inputs', 'judge', 'minimise'].map((name) => import(`./fuzz/${name}.mjs`)),
  );
  const formats = await formatsOf();
  const seen = new Set();
  for (const { name, number, why } of faults) {
    const kind = `${name} ${why.replace(/\d+/g, 'n').slice(0, 160)}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    const format = formats.find((one) => one.name === name);
    const input = inputOf(format, format.seeds(), format.schema?.() ?? null, seed, number);
    const isThrown = why.startsWith('thrown');
    const isFault = async (one) => (await judged(format, one, await format.open?.())).is === 'fault';
    const small = isThrown ? await minimised(input, isFault) : input;
    const text = JSON.stringify({ format: name, why, input: small }, null, 2);
    const hash = createHash('sha256').update(JSON.stringify(small)).digest('hex').slice(0, 8);
    const path = join('scripts/fuzz/corpus', `${name}-${hash}.json`);
    writeFileSync(join(root, path), `${text}\n`);
    process.stdout.write(`kept as ${path}\n`);
  }
};

const main = async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '1' },
      format: { type: 'string' },
      seed: { type: 'string', default: String(Date.now()) },
      most: { type: 'string' },
    },
  });
  const ask = { minutes: Number(values.minutes), format: values.format, seed: values.seed };
  const say = (line) => process.stdout.write(`${line}\n`);
  const { rows, inputs, faults } = await fuzz({ ...ask, ...(values.most ? { most: Number(values.most) } : {}) }, say);
  for (const [name, { read, refused, slowest, next, faults: wrong }] of rows)
    say(
      `${name.padEnd(32)} ${String(next).padStart(9)} fed, ${read} read, ${refused} refused, ${wrong} faults, slowest ${Math.round(slowest)} ms`,
    );
  say(`${inputs} inputs, ${faults.length} faults, seed ${values.seed}`);
  await kept(faults, values.seed);
  process.exitCode = faults.length === 0 ? 0 : 1;
};

if (isMain(import.meta.url)) main().catch(fail);
