// Where the checkout is, and the few habits every script shares.

import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** True in the file that was started, false where it is imported. */
export const isMain = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** One sentence on stderr and exit code 1. */
export const fail = (error) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
