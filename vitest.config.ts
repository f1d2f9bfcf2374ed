// One run over all workspaces. Browser specs (*.spec.ts) belong to Playwright; *.deep.ts run when INTERLOCK_DEEP is set.

import { defineConfig } from 'vitest/config';

const isDeep = process.env.INTERLOCK_DEEP === '1';
const rooms = ['packages/*/test', 'games/*/test', 'apps/*/test', 'bench/test'];

export default defineConfig({
  test: {
    include: [
      ...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
      ...(isDeep ? rooms.map((room) => `${room}/**/*.deep.ts`) : []),
      'scripts/test/**/*.test.mjs',
    ],
    // Nothing here waits for anything but the processor, so every core gets a worker.
    maxWorkers: '100%',
    // Only a hang shall end a test: on a busy machine each takes as long as it takes.
    testTimeout: isDeep ? 600_000 : 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
  },
});
