// `interlock play` by lines: for pipes, scripts, screen readers, and whoever likes it plain.

import { createInterface } from 'node:readline';
import { hasColour, type Io, write } from '../io.ts';
import type { Handling } from '../keys/handling.ts';
import { visible } from '../output.ts';
import { execute } from './commands.ts';
import type { Desk } from './desk.ts';
import { paint, style } from './paint.ts';

/** Home, then everything on the screen and above it is gone. */
const WIPE = '\u001b[H\u001b[2J\u001b[3J';
/** More lines than a window has. */
const PAGE = 100;

export const playLines = async (desk: Desk, io: Io, handling: Handling): Promise<void> => {
  const isColoured = hasColour(io);
  const put = (text: string): Promise<void> => write(io.stdout, `${text}\n`);
  const tell = (lines: readonly string[]): Promise<void> =>
    lines.length === 0 ? Promise.resolve() : put(visible(lines.join('\n')));
  const head = (text: string): string => (isColoured ? style(visible(text), 'bold') : visible(text));
  const showBoard = async (): Promise<void> => {
    const board = visible(desk.board());
    await put(`\n${head(desk.title)}\n${isColoured ? paint(board, handling.paint) : board}`);
    await showChoices();
  };
  const showChoices = async (): Promise<void> => {
    const choices = desk.choices();
    if (desk.isOver) return put(head(desk.status()));
    await tell(choices.map((one, i) => `${String(i + 1).padStart(3)} ${one.text}`));
    if (desk.plan() !== '') await tell([`Plan: ${desk.plan()}`]);
  };

  /** Between two seats: what the one typed and was shown is out of the other's sight, scrollback included; where nothing
   *  can be wiped, a page of empty lines stands before it. */
  const canWipe = io.stdout.isTTY === true && io.env.TERM !== 'dumb';
  const changeSeats = (): Promise<void> => write(io.stdout, canWipe ? WIPE : '\n'.repeat(PAGE));

  await tell(desk.intro);
  await showBoard();
  await tell([desk.signs.length > 0 ? '? lists the commands and the signs of the map.' : '? lists the commands.']);
  const isPrompting = io.stdin.isTTY === true;
  const lines = createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  if (isPrompting) await write(io.stdout, '> ');
  for await (const line of lines) {
    const { seat } = desk;
    const { length } = desk.session.turns;
    const done = await execute(desk, line, io);
    // With the last plan the turn is played: then there is nothing left to hide.
    if (desk.seat !== seat && desk.session.turns.length === length) await changeSeats();
    await tell(done.lines);
    if (done.isQuit) break;
    if (done.showsBoard) await showBoard();
    else if (desk.session.pending.length > 0 && /^[0-9 ,]+$/.test(line)) await showChoices();
    if (isPrompting) await write(io.stdout, '> ');
  }
  lines.close();
};
