// A card on its way from the workshop to the game screen: a pack in the tab's own storage.

import { type Json, parseJson } from '@interlock/kernel';

const KEY = 'interlock.droids.pack';

/** False where the browser gives no room. */
export const keepPack = (text: string): boolean => {
  try {
    sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
};

/** The pack an address asks for, as the workshop left it in this tab. */
export const packOf = (query: URLSearchParams): { readonly content: Json } | { readonly why: string } | null => {
  if (!query.has('pack')) return null;
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(KEY);
  } catch {
    // no storage: said below
  }
  const parsed = parseJson(text ?? '');
  return parsed.ok
    ? { content: parsed.value }
    : { why: 'This tab holds no card of yours. These are the shipped ones.' };
};
