// `interlock play` on a terminal: the screen takes the whole window and gives it back as it was.

import './live.ts';

import { PassThrough } from 'node:stream';
import { render } from 'ink';
import { hasColour, type Io, write } from '../io.ts';
import type { Handling } from '../keys/handling.ts';
import type { Desk } from './desk.ts';
import { Screen } from './screen.tsx';

const OPEN = '\u001b[?1049h\u001b[H';
const CLOSE = '\u001b[?1049l';

export const playKeys = async (desk: Desk, io: Io, handling: Handling): Promise<void> => {
  // Progress bars would write across the screen: commands get a stderr that goes nowhere.
  const quiet: Io = { ...io, stderr: new PassThrough().resume() };
  await write(io.stdout, OPEN);
  try {
    const screen = render(<Screen desk={desk} io={quiet} handling={handling} hasColour={hasColour(io)} />, {
      stdin: io.stdin as NodeJS.ReadStream,
      stdout: io.stdout as NodeJS.WriteStream,
      exitOnCtrlC: true,
      patchConsole: false,
    });
    await screen.waitUntilExit();
  } finally {
    await write(io.stdout, CLOSE);
  }
  const { turns } = desk.session;
  await write(io.stdout, `${desk.title}: ${desk.status()}\n`);
  if (turns.length > 0) await write(io.stdout, `${desk.code().lines[0]}\n`);
};
