// An event pack on its way from the workshop to the game screen: the tab's own storage.

import { type Json, parseJson } from '@interlock/kernel';

const KEY = 'interlock.port.pack';

const readPack = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const keepPack = (text: string): void => sessionStorage.setItem(KEY, text);

const SHIPPED = 'These are the shipped cards.';

/** The pack an address asks for, as the workshop left it in this tab. */
export const packOf = (query: URLSearchParams): { readonly content: Json } | { readonly why: string } | null => {
  if (!query.has('pack')) return null;
  const text = readPack();
  if (text === null) return { why: `This tab holds no pack of yours. ${SHIPPED}` };
  const parsed = parseJson(text);
  return parsed.ok ? { content: parsed.value } : { why: `${parsed.error.message} ${SHIPPED}` };
};
