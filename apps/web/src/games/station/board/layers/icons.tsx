// Drawings of things on the deck, 24 units square, as plain paths: a board of `use` elements repaints slowly.

import type { ThingView } from '@interlock/station';

const ICONS = {
  terminal:
    'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM7 8.500l3 2.500-3 2.500M12 13.500h4M9 20.500h6',
  desk: 'M3 7h11a1.500 1.500 0 0 1 1.500 1.500v7A1.500 1.500 0 0 1 14 17H3zM15.500 10.500 21 7.500v9l-5.500-3M7 12h.01',
  control: 'M3 8v8l9-4zM21 8v8l-9-4zM12 12V6M9 5.500h6',
  furniture: 'M4 8.500h16v11H4zM4 8.500 6 4.500h12l2 4M12 4.500v4M9.500 12h5',
  generator: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM13 7l-3.500 5.500h3L11.500 17l4-6h-3z',
  relay:
    'M4 4h4.500v4.500H4zM9.750 4h4.500v4.500h-4.500zM15.500 4H20v4.500h-4.500zM4 9.750h4.500v4.500H4zM15.500 9.750H20v4.500h-4.500zM4 15.500h4.500V20H4zM9.750 15.500h4.500V20h-4.500zM15.500 15.500H20V20h-4.500z',
  code: 'M4 5h16v14H4zM8 9h.01M12 9h.01M16 9h.01M8 12.500h.01M12 12.500h.01M16 12.500h.01M10 16h4',
  lift: 'M6 3h12a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 18 21H6a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 6 3zM12 3v18M8.200 12.500v-3M7 10.700l1.200-1.400 1.200 1.400M15.800 11.500v3M14.600 13.300l1.200 1.400 1.200-1.400',
  card: 'M5.500 6h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM7 10.500h5M7 14h3M16.500 10.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z',
  battery:
    'M5 7.500h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM21.500 10.500v3M7 10.500v3M11 10.500v3',
  tool: 'M14.500 6.500a4 4 0 0 1 5-3.800l-2.700 2.700 1.800 1.800 2.700-2.700a4 4 0 0 1-5 5L8 17.800a2 2 0 1 1-2.800-2.800l8.300-8.300z',
  fragment: 'M6 3h9l4 4v6l-2.500 2 1 3-3 3H6zM15 3v4h4M9 10h4M9 13.500h3',
  air: 'M9.500 6.500h5a3 3 0 0 1 3 3V19a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V9.500a3 3 0 0 1 3-3zM12 6.500V3M9.500 3h5M6.500 13h11',
  log: 'M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4',
  bolt: 'M14 1.500 4.500 13.500H10L8.800 22.500 19.500 9.800h-6.300z',
  triangle: 'M12 3.500 21.500 20h-19zM12 9.500v5M12 17.200v.1',
} as const;

export type IconName = keyof typeof ICONS;

export const iconOfThing = (thing: ThingView): IconName => (thing.kind === 'puzzle' ? thing.type : thing.kind);

export const iconOfItem = (item: string): IconName => {
  const kind = item.split(':')[0]!;
  if (kind === 'keycard') return 'card';
  return kind === 'battery' || kind === 'tool' || kind === 'fragment' || kind === 'air' ? kind : 'log';
};

interface IconProps {
  readonly name: IconName;
  /** Middle of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

export const Icon = ({ name, x, y, size, colour }: IconProps) => (
  <path
    d={ICONS[name]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    fill={name === 'bolt' ? colour : 'none'}
    stroke={colour}
    strokeWidth={name === 'bolt' ? 0 : 1.9}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The same in a line of text. */
export const InlineIcon = ({ name }: { name: IconName }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} fill={name === 'bolt' ? 'currentColor' : 'none'} />
  </svg>
);
