// The thread behind `interlock generate`: makes Node read the TypeScript sources, then hands over.

import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
await import('../src/maker.ts');
