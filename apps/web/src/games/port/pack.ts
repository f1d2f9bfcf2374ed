// An event pack on its way from the workshop to the game screen: the tab's own storage. And where runs on it are kept.

import { saveKey } from '../../store/saves.ts';

const KEY = 'interlock.port.pack';

export const readPack = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const keepPack = (text: string): void => sessionStorage.setItem(KEY, text);

/** By its ticket and by the digest of its cards: the same ticket on the shipped cards is another run. */
export const packKey = (origin: unknown, contentDigest: string): string =>
  saveKey('port', origin).replace('port:', `port:${contentDigest}:`);
