// Findings of validator and lint: how they are placed, ordered and printed.

import type { Finding } from '@interlock/kernel';

export type FileName = 'events' | 'config' | 'scenarios';
export const FILES: readonly FileName[] = ['events', 'config', 'scenarios'];

export type Path = readonly (string | number)[];

export interface PortFinding extends Finding {
  readonly file: FileName;
  /** Ids of the events, actions or scenarios concerned. */
  readonly ids: readonly string[];
}

/** `events[3].actions[1].cooldown` */
export const pathOf = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

/** `<code> <path>: <message>` */
export const printFinding = ({ code, path, message }: Finding): string => `${code} ${path}: ${message}`;

/** By file, then by place in the document, then by code. */
export const ordered = (
  findings: readonly PortFinding[],
  documents: { readonly [F in FileName]?: unknown },
): readonly PortFinding[] => {
  const places = new Map<string, number>();
  for (const file of FILES) enumerate(file, documents[file], '', places);
  const ranked = findings.map((one) => ({ one, place: placeOf(one, places) }));
  ranked.sort(
    (a, b) =>
      FILES.indexOf(a.one.file) - FILES.indexOf(b.one.file) ||
      a.place - b.place ||
      (a.one.code < b.one.code ? -1 : a.one.code > b.one.code ? 1 : 0),
  );
  return ranked.map(({ one }) => one);
};

const enumerate = (file: FileName, value: unknown, path: string, places: Map<string, number>): void => {
  places.set(`${file}:${path}`, places.size);
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) enumerate(file, one, `${path}[${i}]`, places);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) enumerate(file, one, path === '' ? key : `${path}.${key}`, places);
  }
};

/** A missing key stands at its parent's place. */
const placeOf = ({ file, path }: PortFinding, places: Map<string, number>): number => {
  let at = path;
  for (;;) {
    const place = places.get(`${file}:${at}`);
    if (place !== undefined) return place;
    const cut = Math.max(at.lastIndexOf('.'), at.lastIndexOf('['));
    if (cut < 0) return 0;
    at = at.slice(0, cut);
  }
};
