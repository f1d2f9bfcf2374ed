// npm start: sets up, builds the web app when its sources changed, serves it until Ctrl-C.
//   --port N       first port to try (4173); a taken port gives way to the next free one
//   --exact-port   fail instead of moving to another port
//   --no-build     serve the build as it is
//   --host H       listen on another address than this machine's own
// package.json says `exec node …`: without it the shell between npm and Node swallows signals, and Ctrl-C ends in an error.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from './lib/root.mjs';
import { listen, serveFolder } from './lib/static-server.mjs';
import { buildWebWhenStale, distOf } from './lib/web-build.mjs';
import { setup } from './setup.mjs';

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      'exact-port': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      host: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535)
    throw new Error(`--port takes a number up to 65535, not "${values.port}".`);
  return { port, exact: values['exact-port'], builds: !values['no-build'], host: values.host };
};

const run = async () => {
  const { port, exact, builds, host } = readArguments();
  if (builds) {
    setup();
    buildWebWhenStale();
  } else if (!existsSync(join(distOf(), 'index.html'))) throw new Error('There is no build yet; leave out --no-build.');

  const server = await listen(await serveFolder(distOf()), { port, exact, host });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stdout.write(`Interlock is running at http://${host ?? 'localhost'}:${server.port}/\n`);
};

// Before the server stands there is nothing to tidy up: Ctrl-C then ends the build as it ends any command.
run().catch(fail);
