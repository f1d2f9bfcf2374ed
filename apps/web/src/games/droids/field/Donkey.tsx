// The donkeys: one drawn head with six moods told by ears, eyes and mouth, the shed one waits in, and the whole animal on
// the field. A mood always stands beside its word.

import type { ReactNode } from 'react';

export type Mood = 'fed' | 'up' | 'half' | 'wait' | 'alarm' | 'sleep';

const MOODS: Readonly<Record<Mood, { readonly ears: readonly [number, number]; readonly words: string }>> = {
  fed: { ears: [-16, 16], words: 'A donkey, chewing' },
  up: { ears: [-10, 10], words: 'A donkey, ears up' },
  half: { ears: [-18, 108], words: 'A donkey, one ear up' },
  wait: { ears: [-112, 112], words: 'A donkey, waiting' },
  alarm: { ears: [-4, 4], words: 'A donkey, looking up' },
  sleep: { ears: [-124, 124], words: 'A donkey, asleep' },
};

const Ear = ({ x, turn }: { x: number; turn: number }) => (
  <g className="dk-ear" style={{ transform: `translate(${x}px, 23px) rotate(${turn}deg)` }}>
    <path
      d="M-6 3C-10-9-7-23 0-29 7-23 10-9 6 3z"
      fill="var(--paper-2)"
      stroke="var(--paper-ink)"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
    <path d="M-2.8 0C-4.8-8-3.2-17 0-21 3.2-17 4.8-8 2.8 0z" fill="var(--paper-ink-2)" opacity=".45" />
  </g>
);

const ink = { fill: 'none', stroke: 'var(--paper-ink)', strokeLinecap: 'round' } as const;

const AWAKE = (
  <>
    <circle cx="25" cy="35" r="3" fill="var(--paper-ink)" />
    <circle cx="39" cy="35" r="3" fill="var(--paper-ink)" />
    <circle cx="26" cy="33.8" r="1" fill="var(--paper)" />
    <circle cx="40" cy="33.8" r="1" fill="var(--paper)" />
  </>
);

const EYES: Readonly<Record<Mood, ReactNode>> = {
  fed: <path d="M21 36q4-5 8 0M35 36q4-5 8 0" {...ink} strokeWidth="2.2" />,
  up: AWAKE,
  half: AWAKE,
  wait: (
    <>
      <circle cx="25" cy="36" r="2.8" fill="var(--paper-ink)" />
      <circle cx="39" cy="36" r="2.8" fill="var(--paper-ink)" />
      <path d="M20.5 33.2q4.5-2.6 8.5.2M43.5 33.2q-4.5-2.6-8.5.2" {...ink} strokeWidth="1.7" />
    </>
  ),
  alarm: (
    <>
      <circle cx="25" cy="35" r="4.6" fill="var(--paper)" stroke="var(--paper-ink)" strokeWidth="1.6" />
      <circle cx="39" cy="35" r="4.6" fill="var(--paper)" stroke="var(--paper-ink)" strokeWidth="1.6" />
      <circle cx="25" cy="34" r="2" fill="var(--paper-ink)" />
      <circle cx="39" cy="34" r="2" fill="var(--paper-ink)" />
    </>
  ),
  sleep: <path d="M21 35q4 4 8 0M35 35q4 4 8 0" {...ink} strokeWidth="2.2" />,
};

const MOUTHS: Readonly<Record<Mood, ReactNode>> = {
  fed: (
    <>
      <path d="M26 53q6 4.5 12 0" {...ink} strokeWidth="1.8" />
      <path
        className="dk-straw"
        d="M36 54l12 5M37 53l13 1M36 55l8 8"
        stroke="var(--planet-band)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </>
  ),
  up: <path d="M27 53q5 3 10 0" {...ink} strokeWidth="1.8" />,
  half: <path d="M28 54h8" {...ink} strokeWidth="1.8" />,
  wait: <path d="M28 54.5q4-2.5 8 0" {...ink} strokeWidth="1.8" />,
  alarm: <ellipse cx="32" cy="54" rx="3" ry="2.4" fill="var(--paper-ink)" />,
  sleep: <path d="M28 54h8" {...ink} strokeWidth="1.8" />,
};

/** The head inside another drawing; its middle lies at 32, 30. */
export const HeadParts = ({ mood }: { mood: Mood }) => {
  const [left, right] = MOODS[mood].ears;
  const face = 'M17.5 31C17 16.5 47 16.5 46.5 31L45 45C44.5 60 19.5 60 19 45z';
  return (
    <g className={`dk-head dk-${mood}`}>
      <Ear x={22} turn={left} />
      <Ear x={42} turn={right} />
      <path d={face} fill="var(--paper-2)" />
      <ellipse cx="32" cy="49.5" rx="12.4" ry="8" fill="var(--paper)" />
      <path d={face} fill="none" stroke="var(--paper-ink)" strokeWidth="1.7" />
      <path d="M26 20.5q6-6 12 0-1 7-6 10-5-3-6-10z" fill="var(--paper-ink-2)" />
      {EYES[mood]}
      <ellipse cx="27.5" cy="47.5" rx="1.5" ry="2.2" fill="var(--paper-ink-2)" />
      <ellipse cx="36.5" cy="47.5" rx="1.5" ry="2.2" fill="var(--paper-ink-2)" />
      {MOUTHS[mood]}
      {mood === 'sleep' ? (
        <path d="M53 8h6l-6 7h6M60 0h4l-4 5h4" fill="none" stroke="var(--text-3)" strokeWidth="1.6" />
      ) : null}
    </g>
  );
};

export const Head = ({ mood, size = 84 }: { mood: Mood; size?: number }) => (
  <svg
    className="dk"
    viewBox="-6 -8 76 72"
    width={size}
    height={(size * 72) / 76}
    role="img"
    aria-label={MOODS[mood].words}
  >
    <HeadParts mood={mood} />
  </svg>
);

interface ShedHouseProps {
  readonly name: string;
  readonly received: number;
  readonly request: number;
  readonly size?: number;
  /** Filled on this very day: the ears rise once. */
  readonly isFresh?: boolean;
}

export const moodOfShed = (received: number, request: number): Mood =>
  received >= request ? 'fed' : received === 0 ? 'wait' : 'half';

export const moodWords = (received: number, request: number): string =>
  received >= request ? 'Fed' : `Waits for ${request - received}`;

/** A small house has a number that can be read all the same. */
const LETTERS = 1900;

/** A shed with somebody behind its door; the trough below is its meter. */
export const ShedHouse = ({ name, received, request, size = 116, isFresh = false }: ShedHouseProps) => {
  const isFilled = received >= request;
  const tone = isFilled ? 'var(--ok)' : 'var(--fuel)';
  const full = request === 0 ? 1 : Math.min(1, received / request);
  return (
    <svg
      className={`dd-shed${isFresh ? ' is-fresh' : ''}`}
      viewBox="0 0 132 126"
      width={size}
      height={(size * 126) / 132}
      role="img"
      aria-label={`Shed ${name}, ${received} of ${request}, ${moodWords(received, request)}`}
    >
      <path d="M14 54h104v66H14z" fill="var(--surface-3)" stroke={tone} strokeWidth="2" />
      <path
        d="M14 66h18M14 80h18M14 94h18M100 66h18M100 80h18M100 94h18"
        stroke="var(--line-2)"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M6 56 66 12l60 44z" fill="var(--surface-2)" stroke={tone} strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M32 120V68q0-14 14-14h40q14 0 14 14v52z" fill="var(--surface-0)" stroke={tone} strokeWidth="2" />
      <g transform="translate(34 47)">
        <HeadParts mood={moodOfShed(received, request)} />
      </g>
      <path d="M26 106h80v16H26z" fill="var(--surface-1)" stroke={tone} strokeWidth="2" />
      <rect x="28.5" y="108.5" width={75 * full} height="11" fill={isFilled ? 'var(--ok)' : 'url(#p-fuel)'} />
      <g transform="translate(66 36)">
        <circle r="12.5" fill="var(--surface-0)" stroke={tone} strokeWidth="1.8" />
        <text className="bn mid" y="6" style={{ fill: tone, fontSize: Math.max(16, LETTERS / size) }}>
          {name}
        </text>
      </g>
    </svg>
  );
};

/** The whole animal, its feet at 0, 16; it looks to the right unless told otherwise. */
export const Animal = ({ isLeft = false, isGhost = false }: { isLeft?: boolean; isGhost?: boolean }) => (
  <g className={isGhost ? 'dk-ghost' : ''} transform={isLeft ? 'scale(-1 1)' : undefined}>
    <ellipse cx="0" cy="19" rx="17" ry="4" fill="#000" opacity=".3" />
    <path
      d="M-15 16V2c0-5 4-8 9-8h9l4-7-2-9 5 4 4-4 0 8 6 9-4 4-6 1V16h-4V7h-12v9z"
      fill="var(--paper-2)"
      stroke="var(--board)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <rect x="-9" y="-7" width="12" height="9" rx="2" fill="var(--coolant)" stroke="var(--board)" />
    <path d="M-15 3q-6 2-5 10" stroke="var(--paper-2)" strokeWidth="2.5" fill="none" strokeLinecap="round" />
    <circle cx="13" cy="-11" r="1.3" fill="var(--paper-ink)" />
  </g>
);
