// Single keys of the terminal screen and the commands they stand for. W, A, S and D stay free for the games.

import type { Key } from 'ink';
import type { Handling } from '../keys/handling.ts';

interface Shortcut {
  readonly line: string;
  readonly help: string;
  /** The line is opened for typing. */
  readonly types?: true;
  /** Asked first while the run is going on. */
  readonly asks?: string;
}

export const SHORTCUTS: Readonly<Record<string, Shortcut>> = {
  enter: { line: 'go', help: 'commit the plan' },
  backspace: { line: 'undo', help: 'take back the last step' },
  u: { line: 'undo', help: 'undo: a step of the plan, else a turn' },
  r: { line: 'redo', help: 'redo' },
  c: { line: 'clear', help: 'empty the plan' },
  p: { line: 'plan', help: 'plan actions, or play them at once' },
  f: { line: 'forecast', help: 'forecast' },
  '=': { line: 'compare ', help: 'compare two actions: 1 2', types: true },
  o: { line: 'odds', help: 'odds' },
  v: { line: 'verdict', help: 'can this still be won?' },
  h: { line: 'hint', help: 'hint; again for more' },
  B: { line: 'blame', help: 'after a loss: which turn decided it' },
  l: { line: 'log', help: 'event log' },
  x: { line: 'why ', help: 'why: an event (2.1) or a subject', types: true },
  S: { line: 'save ', help: 'save to a file', types: true },
  O: { line: 'load ', help: 'load a file or a share code', types: true },
  R: { line: 'restart', help: 'begin anew', asks: 'Begin anew?' },
  q: { line: 'quit', help: 'quit', asks: 'Leave this run?' },
};

/** One name for what ink tells of a key. */
export const keyName = (input: string, key: Key): string => {
  if (key.upArrow) return 'up';
  if (key.downArrow) return 'down';
  if (key.leftArrow) return 'left';
  if (key.rightArrow) return 'right';
  if (key.return) return 'enter';
  if (key.backspace || key.delete) return 'backspace';
  if (key.pageDown) return 'pageDown';
  if (key.pageUp) return 'pageUp';
  if (key.tab) return 'tab';
  if (key.escape) return 'escape';
  return key.ctrl || key.meta ? '' : input;
};

/** Which entry of the list a digit picks, from 0. */
export const pickedBy = (name: string): number | null => (/^[1-9]$/.test(name) ? Number(name) - 1 : null);

/** The game's own keys first; a common key that the game has taken over is not listed with its common meaning. */
export const shortcutLines = ({ help = [], isStill = false, odds }: Handling): readonly string[] => {
  const taken = new Set(help.flatMap(([keys]) => keys.split(/[\s,]+/)).map((key) => (key === 'Enter' ? 'enter' : key)));
  const common: readonly (readonly [key: string, help: string])[] = [
    ...(taken.has('1') ? [] : [['1 … 9', 'take an action of the list'] as const]),
    ...(taken.has('up') || isStill ? [] : [['arrows, wasd', 'move'] as const]),
    ...(taken.has('b') ? [] : [['b', 'what stands below the board, all of it'] as const]),
  ];
  const typed = taken.has(':') ? [] : [[':', 'type a command'] as const];
  const shared = Object.entries(SHORTCUTS).filter(([key, { line }]) => !taken.has(key) && (odds || line !== 'odds'));
  return [...common, ...help, ...shared.map(([key, one]) => [key, one.help] as const), ...typed]
    .concat([['PgUp, PgDn', 'scroll this panel']])
    .map(([key, meaning]) => `${key.padEnd(KEYS)}${meaning}`);
};

/** Columns of the widest key and a gap. */
const KEYS = 18;
