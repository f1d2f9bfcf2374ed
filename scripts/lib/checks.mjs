// The checks that need no running program, the long ones first; `npm run check` and `npm test` share this list.

import { script, succeeds, tool } from './steps.mjs';

const byTool =
  (path, ...args) =>
  (say) =>
    succeeds(tool(path, args, { say }));

const byScript = (path) => (say) => succeeds(script(path, [], { say }));

export const checks = {
  twoAtATime: [
    ['Dead code', byTool('knip/bin/knip.js', '--no-progress', '--no-config-hints')],
    ['Types', byTool('typescript/bin/tsc', '-p', '.')],
    ['Format and lint', byTool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=50')],
    ['Import direction', byScript('check-imports.mjs')],
    ['No circles of imports', byScript('check-cycles.mjs')],
    ['Games named in their own folders', byScript('check-names.mjs')],
    ['Purity', byScript('check-purity.mjs')],
    ['Files short and introduced', byScript('check-files.mjs')],
    ['Dependencies pinned and listed', byScript('check-dependencies.mjs')],
    ['Repository stands alone', byScript('check-repo.mjs')],
  ],
};
