#!/usr/bin/env node
// The `interlock` command: hands over to the bundle of the TypeScript sources.

import module from 'node:module';
import { ready } from './ready.mjs';

process.env.NODE_ENV ??= 'production'; // React's fast build for the terminal screen
module.enableCompileCache?.(); // from Node 22 on
const { main } = await import(await ready('main'));
await main();
