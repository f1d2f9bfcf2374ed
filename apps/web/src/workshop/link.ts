// A level as a link: the code of a run of it without turns. The workshop opens it as a text again.

import { gameOfCode, type Json, openRun, record, replayFromCode, Session, shareCode } from '@interlock/kernel';
import { loadScreen } from '../games/registry.ts';
import { LONGEST_LINK } from '../store/packLink.ts';
import { spelled } from './spell.ts';

export const linkOf = async (
  id: string,
  level: Json,
): Promise<{ readonly link: string } | { readonly problem: string }> => {
  const { game } = await loadScreen(id);
  const run = openRun(game, { levelData: level });
  if (!run.ok) return { problem: run.error.message };
  const link = `${location.origin}/workshop#${shareCode(game, record(new Session(run.value)))}`;
  return link.length > LONGEST_LINK
    ? { problem: 'This level is too large for a link. Save it as a file and send that.' }
    : { link };
};

/** The text of the level that a code holds; null where it holds none. */
export const textOfCode = async (code: string): Promise<string | null> => {
  const id = gameOfCode(code);
  if (id === null) return null;
  const { game } = await loadScreen(id);
  const replay = replayFromCode([game], code);
  if (!replay.ok) return null;
  const { origin } = replay.value;
  return 'levelData' in origin ? spelled(id, origin.levelData as Json) : null;
};
