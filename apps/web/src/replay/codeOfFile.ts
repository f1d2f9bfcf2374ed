// A replay file as the code that opens in the replay room, or the sentence that says why not.

import { loadScreen, shownGames } from '../games/registry.ts';
import { fileText } from '../store/fileText.ts';

export const codeOfFile = async (file: File): Promise<string | { readonly problem: string }> => {
  const read = await fileText(file);
  if ('problem' in read) return read;
  const { parseJson, replayFrom, shareCode } = await import('@interlock/kernel');
  const parsed = parseJson(read.text);
  if (!parsed.ok) return { problem: parsed.error.message };
  const replay = replayFrom(parsed.value);
  if (!replay.ok) return { problem: replay.error.message };
  const id = replay.value.game;
  if (!shownGames(true).some((one) => one.id === id)) return { problem: `There is no game ${id} in this build.` };
  return shareCode((await loadScreen(id)).game, replay.value);
};
