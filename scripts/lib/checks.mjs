// The checks that need no running program; `npm run check` and `npm test` share this list.

import { script, succeeds, tool } from './steps.mjs';

export const checks = [
  [
    'Format and lint',
    () => succeeds(tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=50'])),
  ],
  ['Types', () => succeeds(tool('typescript/bin/tsc', ['-p', '.']))],
  ['Dead code', () => succeeds(tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']))],
  ['Import direction', () => succeeds(script('check-imports.mjs'))],
  ['No circles of imports', () => succeeds(script('check-cycles.mjs'))],
  ['Games named in their own folders', () => succeeds(script('check-names.mjs'))],
  ['Purity', () => succeeds(script('check-purity.mjs'))],
  ['Files short and introduced', () => succeeds(script('check-files.mjs'))],
  ['Dependencies pinned and listed', () => succeeds(script('check-dependencies.mjs'))],
  ['Repository stands alone', () => succeeds(script('check-repo.mjs'))],
];
