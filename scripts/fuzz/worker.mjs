// The thread that feeds one format for a while. It counts where it is in shared memory, so that whoever waits knows which
// input it hangs on, should it hang.

import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
const { formatsOf } = await import('./formats.mjs');
const { inputOf } = await import('./inputs.mjs');
const { judged } = await import('./judge.mjs');

const { seed, shared } = workerData;
const at = new Int32Array(shared);
const formats = await formatsOf();

const feed = async ({ name, from, ms, most }) => {
  const format = formats.find((one) => one.name === name);
  const [seeds, schema] = [format.seeds(), format.schema?.() ?? null];
  const tally = { name, read: 0, refused: 0, faults: [], slowest: 0, from, to: from };
  let place = await format.open?.();
  const until = performance.now() + ms;
  for (let number = from; number < from + most && performance.now() < until; number++) {
    Atomics.store(at, 0, number);
    const input = inputOf(format, seeds, schema, seed, number);
    const { is, why, ms: took } = await judged(format, input, place);
    tally.slowest = Math.max(tally.slowest, took);
    tally.to = number + 1;
    if (is !== 'fault') tally[is]++;
    else tally.faults.push({ number, input, why });
    if (place?.isOver || is === 'fault') place = await format.open?.();
    if (tally.faults.length >= 5) break;
  }
  return tally;
};

parentPort.on('message', async (message) => parentPort.postMessage(await feed(message)));
parentPort.postMessage({ names: formats.map(({ name }) => name) });
