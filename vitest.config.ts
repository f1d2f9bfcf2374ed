// One run over all workspaces. Browser specs (*.spec.ts) belong to Playwright; *.deep.ts run when INTERLOCK_DEEP is set.

import { defineConfig } from 'vitest/config';

const isDeep = process.env.INTERLOCK_DEEP === '1';
const rooms = ['packages/*/test', 'games/*/test', 'apps/*/test', 'bench/test'];
/** Files that measure their own process, and so want one of their own. */
const alone = ['games/reactor/test/rules/allocation.test.ts'];

export default defineConfig({
  test: {
    // Nothing here waits for anything but the processor, so every core gets a worker.
    maxWorkers: '100%',
    // Only a hang shall end a test: on a busy machine each takes as long as it takes.
    testTimeout: isDeep ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            ...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
            ...(isDeep ? rooms.map((room) => `${room}/**/*.deep.ts`) : []),
            'scripts/test/**/*.test.mjs',
          ],
          exclude: alone,
          // Loading the games anew for each of three hundred files takes longer than the tests do.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
});
