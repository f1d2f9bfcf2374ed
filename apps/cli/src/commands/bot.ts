// `interlock bot`: the JSON-lines protocol on stdin and stdout. Answers go out in order and no faster than they are
// read; the next line waits for them.

import { Lines } from '../bot/lines.ts';
import { Protocol } from '../bot/protocol.ts';
import { MAX_LINE } from '../bot/request.ts';
import { written } from '../bot/written.ts';
import { type Define, examples } from '../command.ts';
import { EXIT } from '../fault.ts';
import { type Io, write } from '../io.ts';

const HELP = `
One request a line, one answer a line, in order; "id" is echoed. docs/formats.md lists every operation.
${examples(`bot <<< '{"id":1,"op":"games"}'`, `bot --reveal < requests.jsonl > answers.jsonl`)}`;

export const define: Define = (command, io, exit) => {
  command
    .description('play by JSON lines on stdin and stdout')
    .option('--reveal', 'allow "state", the whole truth')
    .addHelpText('after', HELP)
    .action(async () => {
      await converse(io, new Protocol({ reveal: command.opts<{ reveal?: boolean }>().reveal ?? false }));
      exit(EXIT.done);
    });
};

const converse = async (io: Io, protocol: Protocol): Promise<void> => {
  const lines = new Lines(MAX_LINE);
  const serve = async (found: ReturnType<Lines['push']>): Promise<void> => {
    for (const line of found) {
      if (protocol.isOver) return;
      await write(io.stdout, `${written(await protocol.answer(line))}\n`);
    }
  };
  for await (const chunk of io.stdin) {
    await serve(lines.push(typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array)));
    if (protocol.isOver) break;
  }
  if (!protocol.isOver) await serve(lines.end());
};
