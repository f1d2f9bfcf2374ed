// The thread behind `interlock generate`: hands over to the bundle of the TypeScript sources.

import { ready } from './ready.mjs';

await import(await ready('maker'));
