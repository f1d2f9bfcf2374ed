// `interlock play` by lines: for pipes, scripts, screen readers, and whoever likes it plain.

import { createInterface } from 'node:readline';
import { hasColour, type Io, write } from '../io.ts';
import type { Handling } from '../keys/handling.ts';
import { execute } from './commands.ts';
import type { Desk } from './desk.ts';
import { paint, style } from './paint.ts';

export const playLines = async (desk: Desk, io: Io, handling: Handling): Promise<void> => {
  const isColoured = hasColour(io);
  const tell = (lines: readonly string[]): Promise<void> =>
    lines.length === 0 ? Promise.resolve() : write(io.stdout, `${lines.join('\n')}\n`);
  const head = (text: string): string => (isColoured ? style(text, 'bold') : text);
  const showBoard = async (): Promise<void> => {
    const board = desk.board();
    await tell(['', head(desk.title), isColoured ? paint(board, handling.paint) : board]);
    await showChoices();
  };
  const showChoices = async (): Promise<void> => {
    const choices = desk.choices();
    if (desk.isOver) return tell([head(desk.status())]);
    await tell(choices.map((one, i) => `${String(i + 1).padStart(3)} ${one.text}`));
    if (desk.plan() !== '') await tell([`Plan: ${desk.plan()}`]);
  };

  await tell(desk.intro);
  await showBoard();
  await tell([desk.signs.length > 0 ? '? lists the commands and the signs of the map.' : '? lists the commands.']);
  const isPrompting = io.stdin.isTTY === true;
  const lines = createInterface({ input: io.stdin, crlfDelay: Number.POSITIVE_INFINITY, terminal: false });
  if (isPrompting) await write(io.stdout, '> ');
  for await (const line of lines) {
    const done = await execute(desk, line, io);
    await tell(done.lines);
    if (done.isQuit) break;
    if (done.showsBoard) await showBoard();
    else if (desk.session.pending.length > 0 && /^[0-9 ,]+$/.test(line)) await showChoices();
    if (isPrompting) await write(io.stdout, '> ');
  }
  lines.close();
};
