// Line drawings of cards, services and things on the field, and the solid glyphs of modifiers. A word always stands
// beside them.

import type { CardIcon, IntentType } from '@interlock/droids';
import type { ReactNode } from 'react';
import type { World } from './field/field.ts';

const P = (d: string): ReactNode => <path d={d} />;

const CARDS: Readonly<Record<CardIcon, ReactNode>> = {
  move: P('M4 12h14M13 6.5l6 5.5-6 5.5'),
  turnRight: P('M7 20v-6a6 6 0 0 1 6-6h5M14.5 3.5l4.5 4.5-4.5 4.5'),
  turnLeft: P('M17 20v-6a6 6 0 0 0-6-6H6M9.5 3.5 5 8l4.5 4.5'),
  hand: P(
    'M7 13V6.5a1.6 1.6 0 0 1 3.2 0V11V4.6a1.6 1.6 0 0 1 3.2 0V11V6a1.6 1.6 0 0 1 3.2 0v8.5c0 4-2.5 6.5-6 6.5-2.6 0-4-1.2-5.2-3.2L3.6 14c-.8-1.5 1-2.7 2.1-1.6z',
  ),
  noop: P('M5 8h6l-6 8h6M14 5h5l-5 6h5'),
  rest: P('M3 18.5v-11M3 15.5h18v3M21 15.5v-2a3 3 0 0 0-3-3h-7v5M7 12.5h.01M14 4h4l-4 4h4'),
  checksum: (
    <>
      <path d="M17 6V4H6l6 8-6 8h11v-2" />
      <path d="m14.5 12 2 2 4-4" />
    </>
  ),
  potentiate: P('M5 5v14l7-7zM13 5v14l7-7z'),
  optimize: P('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14'),
  streamline: P('M3 8h11M3 12h17M3 16h11M16.5 8.5 20 12l-3.5 3.5'),
  persist: P('M7 18.5h7a5 5 0 0 0 0-10H5M9 4.5l-4.5 4 4.5 4'),
  detox: P('M9 3h6M10 3v5.5L5.5 18a2 2 0 0 0 1.8 3h9.4a2 2 0 0 0 1.8-3L14 8.5V3M7.5 14h9M12 17v.01'),
  disk: (
    <>
      <ellipse cx="12" cy="13" rx="9.5" ry="4" />
      <path d="M7.5 10c.5-3 2-4.5 4.5-4.5s4 1.5 4.5 4.5M8 19.5h.01M12 20.5h.01M16 19.5h.01" />
    </>
  ),
  hat: P('M12 3 6.5 16h11zM3 19c2-2 5-3 9-3s7 1 9 3M10 8l4 4M9 12l3 3'),
  field: P(
    'M12 4v16M8.5 6.5a7 7 0 0 0 0 11M15.5 6.5a7 7 0 0 1 0 11M5.5 3.5a11 11 0 0 0 0 17M18.5 3.5a11 11 0 0 1 0 17',
  ),
  clock: (
    <>
      <circle cx="12" cy="13" r="7.5" />
      <path d="M12 9v4l2.5 2M9.5 2.5h5M12 2.5v3M18 6l1.5-1.5" />
    </>
  ),
  balance: P('M12 4v16M8 20h8M4 8h16M4 8l-2 6h4.5zM20 8l-2.5 6H22zM12 4h.01'),
  load: P('M4 13v6.5h16V13M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5'),
  drop: P('M4 13v6.5h16V13M12 15V3.5M7.5 8l4.5-4.5L16.5 8'),
  tape: P('M4 7h16v10H4zM8 7v10M12 7v10M16 7v10M20 12h2.5M21.2 10.8v2.4'),
  reason: P('M5 8h9v12H5zM8 8V5h9v12h-3M18.5 9.5h4M20.5 7.5v4'),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  reflash: (
    <>
      <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" />
      <path d="M9.5 3v3.5M14.5 3v3.5M9.5 17.5V21M14.5 17.5V21M3 9.5h3.5M3 14.5h3.5M17.5 9.5H21M17.5 14.5H21M13 9l-2.5 3h3L11 15" />
    </>
  ),
  arm: P('M3 20h6M6 20v-7l6-5 5 3M17 11l1-4M17 11l4 1M18 7l2.5-2M21 12l1.5-2M6 13h.01M12 8h.01'),
  backflip: P('M7 20V9a5 5 0 0 1 10 0v9M13.5 14.5 17 18.5l3.5-4'),
  strafeRight: P('M6 20V9M3 12l3-3.5L9 12M10 15c5 0 8-2.5 9.5-8M16 8.5l3.8-2 1.7 4'),
  strafeLeft: P('M18 20V9M15 12l3-3.5L21 12M14 15c-5 0-8-2.5-9.5-8M8 8.5l-3.8-2-1.7 4'),
  jump: P('M4 18c1.5-9 8.5-12 14-6M18.5 7v5.5H13M8 20.5h8'),
  repeat: P('M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5'),
  stabilize: P('M12 3 5 5.5V11c0 5 3 8 7 10 4-2 7-5 7-10V5.5zM8.5 11.5h7'),
  burst: P('M3 12h5M3 7h3M3 17h3M9 6l6 6-6 6M15 6l6 6-6 6'),
  recorder: (
    <>
      <rect x="3.5" y="6" width="17" height="12" rx="2" />
      <circle cx="9" cy="12" r="2.5" />
      <path d="M14.5 10.5h3M14.5 13.5h3M8 21h8" />
    </>
  ),
  adaptive: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="m15.5 8.5-2 5-5 2 2-5zM12 1.5v2.5M12 20v2.5" />
    </>
  ),
  macro: P('M4 6h9M4 12h6M4 18h9M16 8.5l4 3.5-4 3.5M13 12h7'),
};

const LINES: Readonly<Record<string, ReactNode>> = {
  ...CARDS,
  scrub: P('M4 14h16v3H4zM6 17v4M10 17v4M14 17v4M18 17v4M9 14l1.5-11h3L15 14'),
  jar: (
    <>
      <path d="M7 6.5h10M8 3.5h8v3H8zM7.5 6.5C6 9 5.5 10 5.5 12v7.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V12c0-2-.5-3-2-5.5" />
      <rect x="9" y="11" width="6" height="7" rx="1" />
    </>
  ),
  ray: (
    <>
      <path d="m3 3 9 9M8 3l4 4M3 8l4 4" />
      <path d="m16 11 1.4 3.6L21 16l-3.6 1.4L16 21l-1.4-3.6L11 16l3.6-1.4z" fill="currentColor" stroke="none" />
    </>
  ),
  chute: P('M3 10h18M5 10l2.5 10.5h9L19 10M9 14v3.5M12 14v3.5M15 14v3.5M9 7.5 10 3h6l-1 4.5'),
  moon: P('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z'),
  medal: (
    <>
      <circle cx="12" cy="15" r="6" />
      <path d="M9 9.5 6 2.5h12l-3 7M12 12.5v5M10.5 13.5 12 12.5" />
    </>
  ),
  route: (
    <>
      <circle cx="6" cy="19" r="2" />
      <circle cx="18" cy="5" r="2" />
      <path d="M8 19h7a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h7" />
    </>
  ),
  flag: P('M5 21V4M5 4.5h12l-2.5 4 2.5 4H5'),
  paper: P('M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 14h7M9 17h4'),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </>
  ),
  shield: P('M12 3 5 5.5V11c0 5 3 8 7 10 4-2 7-5 7-10V5.5z'),
  dice: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01" strokeWidth="2.6" />
    </>
  ),
  crate: (
    <>
      <rect x="4" y="5" width="16" height="14" rx="1.5" />
      <path d="M4 9.5h16M4 14.5h16M9 5v14M15 5v14" />
    </>
  ),
  shed: P('M3.5 11 12 4l8.5 7M5.5 10v10h13V10M10 20v-5.5h4V20'),
  tower: (
    <>
      <path d="M12 8v13M8.5 21h7M9 21l3-9 3 9" />
      <circle cx="12" cy="6.5" r="1.5" />
      <path d="M7.5 10a5.5 5.5 0 0 1 0-7M16.5 3a5.5 5.5 0 0 1 0 7" />
    </>
  ),
  donkey: P(
    'M5.5 20v-6.5c0-2 1.5-3 3.5-3h5l1.5-3-1-4.5 2.5 2.8L18.5 3l.5 4 2 4-2.5 1.5-2 .5V20M9 20v-4.5h5V20M5.5 13.5 3.5 16',
  ),
  terminal: (
    <>
      <rect x="3" y="4" width="18" height="13" rx="2" />
      <path d="m7 8.5 3 2.5-3 2.5M12 13.5h4M9 20.5h6" />
    </>
  ),
  card: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="2" />
      <path d="M9 8h6M9 12h6" />
    </>
  ),
};

/** The drawing of a card that has none of its own, by what it does first. */
const DEEDS: Readonly<Record<IntentType, CardIcon>> = {
  ...({ CardCost: 'noop', Move: 'move', Turn: 'turnRight', Rest: 'rest', Interact: 'hand' } as const),
  ...({
    ModifyCurrency: 'tape',
    AddCardModifier: 'potentiate',
    ImmunizeCard: 'hat',
    NullifyCard: 'stabilize',
  } as const),
  ...({ TreatCell: 'detox', ReExecute: 'repeat', RemoveCardModifiers: 'checksum', ReflashCard: 'reflash' } as const),
  ...({ CopyCard: 'recorder', TurnToward: 'adaptive' } as const),
};

export const drawingOf = ({ rules }: Pick<World, 'rules'>, type: string): string => {
  const card = rules.cards.find((one) => one.type === type);
  return card === undefined ? 'card' : (card.icon ?? DEEDS[card.intents[0]!.type]);
};

const POIS: Readonly<Record<string, string>> = {
  Crate: 'crate',
  Shed: 'shed',
  Tower: 'tower',
  Donkey: 'donkey',
  Terminal: 'terminal',
};

export const Line = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`i ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {LINES[name] ?? LINES.card}
  </svg>
);

export const CardLine = ({ world, type }: { world: Pick<World, 'rules'>; type: string }) => (
  <Line name={drawingOf(world, type)} />
);

/** The same inside another drawing, around a point. */
export const LineAt = ({
  name,
  x,
  y,
  size,
  stroke,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  stroke: string;
}) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke={stroke}
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {LINES[POIS[name] ?? name] ?? LINES.card}
  </svg>
);

const MODS: Readonly<Record<string, ReactNode>> = {
  Corrupt: P('M2.5 3h9L8.5 11l4 1.5-3.5 8.5H2.5zM14.5 3h7v18h-9.5l3.5-9.5-4-1.5z'),
  Unreliable: P('M14.5 1 5 12.5h5.8l.4-1.7h8zM11 14.2l7-1-10 10.3 1.6-6.8z'),
  RaceCondition: (
    <>
      <path d="M2 7h4l9 10h3M2 17h4l2.6-3M12.5 9.8 15 7h3" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M17 2.5 23 7l-6 4.5zM17 12.5l6 4.5-6 4.5z" />
    </>
  ),
  Throttled: P('M4.5 1.5h15v4L14 12l5.5 6.5v4h-15v-4L10 12 4.5 5.5z'),
  Worn: P('M12 2a10 10 0 1 0 10 10h-5.5l-2.5 4-3.5-5 4-2.5z'),
  Effective: P('M2 4v16l9-8zM12.5 4v16l9.5-8z'),
  Optimized: P('M9 1.5h6v8.5h5L12 18.5 4 10h5zM4 20h16v2.6H4z'),
  Efficient: P('M2 10.7h20v2.6H2zM12 8.5 6.5 1.5h11zM12 15.5l5.5 7h-11z'),
  Persistent: (
    <>
      <path d="M7 19.5h7a5.5 5.5 0 0 0 0-11H8" fill="none" stroke="currentColor" strokeWidth="2.8" />
      <path d="M10 2v13L2 8.5z" />
    </>
  ),
  Immunity: P('M12 1.5 3.5 4.5V11c0 6 3.6 9.5 8.5 12 4.9-2.5 8.5-6 8.5-12V4.5z'),
  Nullified: P('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6 10.5h12v3H6z'),
};

const PLAIN_MOD = P('M12 3 21 12 12 21 3 12z');

export const ModGlyph = ({ kind, className = '' }: { kind: string; className?: string }) => (
  <svg className={`g ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {MODS[kind.replace(/\(.*/, '')] ?? PLAIN_MOD}
  </svg>
);
