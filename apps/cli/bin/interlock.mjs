#!/usr/bin/env node
// The `interlock` command: makes Node read the TypeScript sources of the workspaces, then hands over.

import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
const { main } = await import('../src/main.ts');
await main();
