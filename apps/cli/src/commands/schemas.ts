// `interlock schemas`: writes the JSON Schema of every kind of file, so editors complete and check them.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, jsonSchemaOf, replaySchema } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { EXIT } from '../fault.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { count } from '../output.ts';
import { allGames } from '../shelf.ts';

interface Options {
  readonly out?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

const FOLDER = fileURLToPath(new URL('../../../../schemas/', import.meta.url));

export const define: Define = (command, io, exit) => {
  command
    .description('write schemas/*.schema.json from the games')
    .option('-o, --out <dir>', 'another folder')
    .option('--check', 'write nothing; exit 1 if a file is not current')
    .addHelpText('after', examples('schemas', 'schemas --check'));
  answers<Options>(command, io, exit, async (output, options) => {
    const folder = options.out === undefined ? FOLDER : resolve(io.cwd, options.out);
    const schemas = await allSchemas();
    const files = Object.keys(schemas);
    const stale = files.filter((name) => readIfThere(join(folder, name)) !== schemas[name]);
    if (!options.check) {
      makeFolder(folder);
      for (const name of stale) writeWhole(join(folder, name), schemas[name]!);
    }
    await output.give({ files, stale }, () => {
      if (stale.length === 0) return `${count(files.length, 'schema')}, all current.`;
      return options.check ? `Not current: ${stale.join(', ')}.` : `Written: ${stale.join(', ')}.`;
    });
    return options.check && stale.length > 0 ? EXIT.no : EXIT.done;
  });
};

/** File name to text, for every kind of every game and for replays. */
export const allSchemas = async (): Promise<Readonly<Record<string, string>>> => {
  const made: Record<string, string> = {};
  const add = (id: string, schema: Json): void => {
    made[`${id}.schema.json`] = `${JSON.stringify(schema, null, 2)}\n`;
  };
  for (const game of await allGames())
    for (const [kind, document] of Object.entries(game.authoring?.documents ?? {}))
      add(`${game.id}-${kind}`, jsonSchemaOf(`${game.id}-${kind}`, document as never));
  add('replay', jsonSchemaOf('replay', { title: 'Interlock replay', schema: replaySchema, lint: () => [] }));
  return made;
};

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};
