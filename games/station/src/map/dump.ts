// Writes a level as canonical map text [DS-405]: what is read back is the same level, and what is written again the same
// bytes [DS-406].

import type { Content } from '../data/content.ts';
import { keycardRows, rowsOf } from './derived.ts';
import { fnv1a } from './digest.ts';
import { HEADER } from './header.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { Level, Point } from './level.ts';
import { planLines } from './plan.ts';
import { type Attribute, SECTIONS, type Section, type Value } from './sections.ts';
import { FIRST_LINE } from './text.ts';

export const dumpMap = (content: Content, level: Level, sections: readonly Section[] = SECTIONS): string => {
  const { head, body } = linesOf(content, level, sections);
  return [...head, `digest ${digestOfLines(head, body)}`, ...body, ''].join('\n');
};

/** The digest of a level's canonical text [DS-408]. */
export const mapDigest = (content: Content, level: Level, sections: readonly Section[] = SECTIONS): string => {
  const { head, body } = linesOf(content, level, sections);
  return digestOfLines(head, body);
};

const digestOfLines = (head: readonly string[], body: readonly string[]): string =>
  fnv1a(`${[...head, ...body].join('\n')}\n`);

/** Everything but the digest, which stands between the two. */
const linesOf = (
  content: Content,
  level: Level,
  sections: readonly Section[],
): { readonly head: readonly string[]; readonly body: readonly string[] } => {
  const layout = layoutOf(level);
  const header = level as unknown as Readonly<Record<string, never>>;
  const head = [
    FIRST_LINE,
    ...HEADER.map(({ key, toText }) => `${key} ${toText(header[key]!)}`),
    `size ${layout.grid.width}x${layout.grid.height}`,
  ];
  const body = ['[map]', ...level.map];
  const add = (name: string, lines: readonly string[]): void => {
    if (lines.length > 0) body.push(`[${name}]`, ...lines);
  };
  add('regions', level.regions ?? []);
  for (const section of sections)
    add(
      section.name,
      rowsOf(level, section.name).map((row) => rowText(content, layout, section, row)),
    );
  add('keycards', keycardRows(level));
  add('plan', planLines((level.plan ?? []).map(([action]) => action)));
  body.push('[end]');
  return { head, body };
};

const rowText = (
  content: Content,
  layout: Layout,
  section: Section,
  row: Readonly<Record<string, unknown>>,
): string => {
  const cells = (section.cells === 'some' ? row.at : [row.at]) as readonly Point[];
  const words = [row.id as string];
  if (section.hasName) words.push(`"${row.name as string}"`);
  words.push('at', cells.map(([x, y]) => `${x},${y}`).join('|'));
  const [x, y] = cells[0]!;
  const placed = { id: row.id as string, cell: y * layout.grid.width + x, values: row };
  for (const attribute of section.attributes) {
    const { name, isDerived, derive } = attribute;
    const value = isDerived ? derive!(layout, placed, content) : (row[name] as Value | undefined);
    const text = value === undefined ? null : valueText(attribute, value);
    if (text !== null) words.push(text);
  }
  return words.join(' ');
};

const valueText = ({ name, form }: Attribute, value: Value): string | null => {
  switch (form) {
    case 'flag':
      return value === true ? name : null;
    case 'switch':
      return `${name}=${value === true ? 'on' : 'off'}`;
    case 'answer':
      return `${name}=${value === true ? 'yes' : 'no'}`;
    case 'words':
      return `${name}=${(value as readonly string[]).join(',') || '-'}`;
    default:
      return `${name}=${value}`;
  }
};
