// A designer's pack on its way through a link: squeezed, behind the code of the run. Whoever opens the link needs no file.

import { LARGEST } from './fileText.ts';

/** Longest link that browsers and messengers let through. */
export const LONGEST_LINK = 16_000;

const MARK = '&pack=';

const through = async (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream, most: number) => {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(change as TransformStream<Uint8Array, Uint8Array>)
    .getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('The pack in this link unfolds to more than is read.');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
};

/** The code with the pack behind it. */
export const withPack = async (code: string, document: unknown): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(document)) as Uint8Array<ArrayBuffer>;
  const squeezed = await through(bytes, new CompressionStream('deflate-raw'), LARGEST);
  const letters = btoa(Array.from(squeezed, (byte) => String.fromCharCode(byte)).join(''));
  return `${code}${MARK}${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

/** Code and pack apart again; null where there is none. */
export const partedPack = (text: string): { readonly code: string; readonly letters: string | null } => {
  const at = text.indexOf(MARK);
  return at < 0 ? { code: text, letters: null } : { code: text.slice(0, at), letters: text.slice(at + MARK.length) };
};

/** The text of the pack; null where the letters hold none. */
export const packText = async (letters: string): Promise<string | null> => {
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0)) as Uint8Array<ArrayBuffer>;
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), LARGEST));
  } catch {
    return null;
  }
};
