// npm run check: format, lint, types, dead code, import direction and circles, games named in their own folders, purity.

import { checks } from './lib/checks.mjs';
import { fail } from './lib/root.mjs';
import { runSteps } from './lib/steps.mjs';
import { setup } from './setup.mjs';

try {
  setup();
  const { failed } = await runSteps([checks]);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
