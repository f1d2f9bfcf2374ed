#!/usr/bin/env node
// The `interlock` command: makes Node read the TypeScript sources of the workspaces, then hands over.

import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.NODE_ENV ??= 'production'; // React's fast build for the terminal screen
module.enableCompileCache?.(); // from Node 22 on
register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) });
const { main } = await import('../src/main.ts');
await main();
