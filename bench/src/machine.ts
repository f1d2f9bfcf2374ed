// What it was measured on.

import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Processes that wanted a core in the last minute. */
export const loadNow = (): number => Math.round(loadavg()[0]! * 10) / 10;

export const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  platform: `${platform()} ${arch()}`,
  node: process.version,
  /** Before measuring began. */
  load: loadNow(),
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after a collection. */
export const heapUsed = (): number => {
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed: heap, arrayBuffers } = process.memoryUsage();
  return heap + arrayBuffers;
};
