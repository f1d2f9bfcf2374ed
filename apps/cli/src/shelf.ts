// The games at hand. One is loaded when it is named; all of them only where no name is given.

import { catalog, loadAll, loadGame } from '@interlock/catalog';
import { type AnyGame, fail, parseLevelCode, quote, type Result } from '@interlock/kernel';
import { Fault, need } from './fault.ts';

export const allGames = loadAll;

export const gameCalled = async (id: string | undefined): Promise<AnyGame> => {
  if (id === undefined) throw new Fault('no-game', `Name a game: ${catalog.map((one) => one.id).join(', ')}.`);
  return need(await loadGame(id));
};

/** True for a game that is in no list for players. */
export const isHidden = (id: string): boolean => catalog.find((one) => one.id === id)?.isHidden ?? false;

/** True for text that reads like `station-hard-K3F9`. */
export const isLevelCode = (text: string): boolean => entryOf(text) !== undefined;

/** The run behind a short level code; loads no game but the one it names. */
export const readLevelCode = async (
  text: string,
): Promise<Result<{ readonly game: AnyGame; readonly preset: string; readonly seed: string }>> => {
  const entry = entryOf(text);
  if (entry) return parseLevelCode([await entry.load()], text);
  const known = catalog.map((one) => one.id).join(', ');
  return fail('unknown-game', `The code ${quote(text)} names no game; it begins with one of ${known}.`);
};

const entryOf = (text: string) => catalog.find((one) => text.startsWith(`${one.id}-`));
