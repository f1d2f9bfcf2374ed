// The parts of the terminal screen: what is drawn, without a thought about what it means.

import { Box, Text } from 'ink';
import { visible } from '../output.ts';
import type { Choice } from './desk.ts';
import { type PaintRule, paint } from './paint.ts';

/** Colours for those who have them; without, everything is still said in words and weight. */
export type Hue = (colour: 'red' | 'green' | 'yellow' | 'cyan') => { readonly color?: string };

export const Board = ({
  lines,
  own,
}: {
  readonly lines: readonly string[];
  readonly own: readonly PaintRule[] | null;
}) => (
  <Box flexDirection="column">
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line of the board is its place
      <Text key={i}>{line === '' ? ' ' : own === null ? visible(line) : paint(visible(line), own)}</Text>
    ))}
  </Box>
);

export const Choices = ({
  choices,
  more,
  hue,
}: {
  readonly choices: readonly Choice[];
  readonly more: string;
  readonly hue: Hue;
}) => (
  <Box flexDirection="column">
    {choices.map((one, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a choice is picked by its place
      <Text key={i} wrap="truncate">
        <Text {...hue('yellow')}>{` ${i + 1} `}</Text>
        {visible(one.text)}
      </Text>
    ))}
    {more === '' ? null : <Text>{` ${more}`}</Text>}
  </Box>
);

/** The same in as few lines as possible, for small windows. */
export const ChoiceLine = ({
  choices,
  more,
  hue,
}: {
  readonly choices: readonly Choice[];
  readonly more: string;
  readonly hue: Hue;
}) => (
  <Text>
    {choices.map((one, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a choice is picked by its place
      <Text key={i}>
        <Text {...hue('yellow')}>{`${i === 0 ? '' : '  '}${i + 1} `}</Text>
        {visible(one.text)}
      </Text>
    ))}
    {more === '' ? '' : `  ${more}`}
  </Text>
);

export interface PanelText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isRefusal?: boolean;
}

/** `lines` are wrapped already; `room` of them are shown from `top` on. */
export const Panel = ({
  text,
  top,
  room,
  hue,
}: {
  readonly text: PanelText;
  readonly top: number;
  readonly room: number;
  readonly hue: Hue;
}) => {
  const from = Math.min(top, Math.max(0, text.lines.length - room));
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate" {...hue(text.isRefusal ? 'red' : 'cyan')}>
        {visible(text.title)}
      </Text>
      {text.lines.slice(from, from + room).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
        <Text key={i} wrap="truncate">
          {line === '' ? ' ' : visible(line)}
        </Text>
      ))}
      {text.lines.length > from + room ? <Text>… PgDn</Text> : null}
    </Box>
  );
};
