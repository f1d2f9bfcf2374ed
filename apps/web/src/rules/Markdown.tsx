// The little Markdown the guides use: headings, paragraphs, lists, tables, pictures, code, bold, emphasis and links. Comments
// in them name the balance number they follow; a player does not read those.

import { Fragment, type ReactNode } from 'react';
import { Picture } from './Picture.tsx';

export const Markdown = ({ text }: { text: string }) => (
  <article className="prose">
    {blocksOf(text).map((block, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place
      <Block key={i} lines={block} />
    ))}
  </article>
);

/** Blocks are parted by blank lines; fenced code keeps its own. */
const blocksOf = (text: string): readonly (readonly string[])[] => {
  const blocks: string[][] = [];
  let block: string[] = [];
  let isFenced = false;
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    if (line.startsWith('```')) isFenced = !isFenced;
    const isHeading = !isFenced && /^#{1,6} /.test(line);
    if ((line.trim() === '' && !isFenced) || isHeading) {
      if (block.length > 0) blocks.push(block);
      block = [];
      if (isHeading) blocks.push([line]);
    } else block.push(line);
  }
  if (block.length > 0) blocks.push(block);
  return blocks;
};

const Block = ({ lines }: { lines: readonly string[] }) => {
  const first = lines[0] ?? '';
  const heading = /^(#{1,6}) (.*)$/.exec(first);
  // The page has its title already.
  if (heading)
    return heading[1] === '#' ? null : heading[1] === '##' ? (
      <h2>{inline(heading[2]!)}</h2>
    ) : (
      <h3>{inline(heading[2]!)}</h3>
    );
  if (first.startsWith('```'))
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may scroll must be reachable by keyboard
      <pre className="code num" tabIndex={0}>
        {lines.slice(1, -1).join('\n')}
      </pre>
    );
  if (first.startsWith('|')) return <Table lines={lines} />;
  if (/^([-*]|\d+\.) /.test(first)) return <List lines={lines} />;
  const picture = /^!\[([^\]]*)\]\(([^)]+)\)/.exec(lines.join(' '));
  if (picture) return <Picture words={picture[1]!} file={picture[2]!} />;
  return <p>{inline(lines.join(' '))}</p>;
};

const List = ({ lines }: { lines: readonly string[] }) => {
  const items: string[] = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (item) items.push(item[1]!);
    else if (items.length > 0) items[items.length - 1] += ` ${line.trim()}`;
  }
  const rows = items.map((item) => <li key={item}>{inline(item)}</li>);
  return /^\d/.test(lines[0] ?? '') ? <ol>{rows}</ol> : <ul>{rows}</ul>;
};

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const Table = ({ lines }: { lines: readonly string[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll must be reachable by keyboard
  <div className="tablebox" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {cellsOf(lines[0] ?? '').map((cell) => (
            <th key={cell}>{inline(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.slice(2).map((line) => (
          <tr key={line}>
            {cellsOf(line).map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={i}>{inline(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/;

const inline = (text: string): ReactNode =>
  text.split(INLINE).map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a line is its place
    return <Fragment key={i}>{piece(part)}</Fragment>;
  });

const piece = (part: string): ReactNode => {
  if (part.startsWith('`') && part.length > 1) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('**') && part.length > 4) return <b>{part.slice(2, -2)}</b>;
  if (part.startsWith('*') && part.length > 2) return <em>{part.slice(1, -1)}</em>;
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
  // Guides link to files of the repository; here only the words are of use.
  return link ? link[1] : part;
};
