// Drawings by what a card is about, for all cards that have none of their own.

import type { ReactNode } from 'react';
import { At, dashed, Floor, INK, line, PAPER, Person, SHADE, Sheet, STAMP, solid, thin, white } from './ink.tsx';

const bricks = Array.from({ length: 20 }, (_, i) => ({
  x: 150 + (i % 5) * 36 - (Math.floor(i / 5) % 2) * 18,
  y: 40 + Math.floor(i / 5) * 24,
}));

export const BY_TAG: Readonly<Record<string, readonly ReactNode[]>> = {
  paper: [
    <g key="stack">
      <Floor />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <rect
          key={i}
          x={186 + ((i * 7) % 11)}
          y={126 - i * 12}
          width="118"
          height="11"
          rx="2"
          {...(i % 2 === 0 ? solid : white)}
        />
      ))}
      <Sheet x={250} y={26} w={86} h={28} turn={-4} rows={2} />
      <Person x={352} y={92} you scale={1.6} />
    </g>,
    <g key="stamp">
      <Sheet x={230} y={74} w={110} h={116} turn={-4} rows={6} />
      <At x={262} y={92} turn={-14}>
        <rect x="-46" y="-15" width="92" height="30" rx="4" fill="none" stroke={STAMP} strokeWidth="3" />
        <text
          textAnchor="middle"
          y="6"
          fill={STAMP}
          style={{ font: '800 16px var(--font-text)', letterSpacing: '.06em' }}
        >
          PENDING
        </text>
      </At>
      <path d="M346 106h56v14h-56zM360 106V84q-8-6-8-16a22 22 0 0 1 44 0q0 10-8 16v22" {...solid} />
    </g>,
    <g key="maze">
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect x={126 + i * 98} y={26 + (i % 2) * 34} width="72" height="52" rx="4" {...(i === 1 ? white : solid)} />
          <path d={`M${136 + i * 98} ${42 + (i % 2) * 34}h44M${136 + i * 98} ${54 + (i % 2) * 34}h30`} {...thin} />
        </g>
      ))}
      <path
        d="M198 52h16q6 0 6 6v18h4M296 86h14q8 0 8-8V52h4M394 52h20q8 0 8 8v56q0 8-8 8H150q-8 0-8-8V84"
        {...dashed}
      />
      <path d="m138 90 4-8 4 8z" fill={INK} />
    </g>,
  ],
  people: [
    <g key="table">
      <ellipse cx="260" cy="104" rx="130" ry="26" {...white} />
      {[150, 200, 260, 320, 370].map((x, i) => (
        <Person key={x} x={x} y={[68, 50, 44, 50, 68][i]!} you={i === 3} scale={1.15} />
      ))}
      <path d="M160 40Q178 16 192 30M210 28Q232 8 252 22M272 22Q296 8 312 28" {...dashed} />
    </g>,
    <g key="corridor">
      <Floor />
      <path d="M150 138V18h64v120M166 18v120M306 138V18h64v120M354 18v120" {...line} />
      <Person x={236} y={82} you scale={1.6} />
      <Person x={292} y={82} scale={1.6} />
      <path d="M250 62h22q6 0 6-6V36q0-6-6-6h-40q-6 0-6 6v20q0 6 6 6h8l-2 12z" {...white} />
      <path d="M236 42h32M236 50h20" {...thin} />
    </g>,
    <g key="chart">
      <rect x="234" y="8" width="52" height="30" rx="4" {...white} />
      {[150, 234, 318].map((x, i) => (
        <g key={x}>
          <path d={`M260 38v18M${x + 26} 56v14`} {...line} />
          <rect
            x={x}
            y="70"
            width="52"
            height="30"
            rx="4"
            {...(i === 1 ? white : solid)}
            strokeDasharray={i === 1 ? '4 4' : undefined}
          />
        </g>
      ))}
      <path d="M176 56h168" {...line} />
      <Person x={260} y={20} scale={0.6} />
      <Person x={176} y={82} scale={0.6} />
      <Person x={344} y={82} scale={0.6} you />
      <text x="260" y="91" textAnchor="middle" fill={INK} style={{ font: '700 15px var(--font-num)' }}>
        TBD
      </text>
    </g>,
  ],
  security: [
    <g key="wall">
      {bricks.map(({ x, y }, i) =>
        i === 12 ? null : (
          <rect key={`${x} ${y}`} x={x} y={y} width="34" height="22" rx="2" {...(i % 3 === 0 ? white : solid)} />
        ),
      )}
      <circle cx="372" cy="62" r="32" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="m394 86 26 32" {...line} strokeWidth="6" />
      <path d="M352 62q20-20 40 0-20 20-40 0z" {...solid} />
      <circle cx="372" cy="62" r="6" fill={INK} />
    </g>,
    <g key="camera">
      <path d="M136 22h40v12h-40M156 34v20" {...line} />
      <At x={178} y={62} turn={18}>
        <rect x="-34" y="-17" width="68" height="34" rx="4" {...solid} />
        <circle cx="38" r="9" {...white} />
        <circle cx="-18" cy="-6" r="3" fill={STAMP} />
      </At>
      <path d="M222 78 392 34M222 82l136 56" {...dashed} />
      <Person x={330} y={88} you scale={1.7} />
      <path d="M380 138h50" {...thin} />
    </g>,
    <g key="screens">
      <Floor />
      {[0, 1, 2].map((i) => (
        <g key={i}>
          <rect x={134 + i * 88} y="22" width="78" height="52" rx="4" {...(i === 1 ? white : solid)} />
          <path d={`M${142 + i * 88} 60l12-14 10 8 14-22 12 16 10-4`} {...line} />
        </g>
      ))}
      <path d="M260 84l18 30h-36z" fill={PAPER} stroke={STAMP} strokeWidth="3" strokeLinejoin="round" />
      <path d="M260 95v8M260 109h.1" stroke={STAMP} strokeWidth="3" strokeLinecap="round" />
      <Person x={190} y={112} scale={1.1} />
      <Person x={330} y={112} scale={1.1} you />
    </g>,
  ],
  self: [
    <g key="desk">
      <path d="M120 112h280M140 112v28M380 112v28" {...line} strokeWidth="3" />
      <rect x="214" y="52" width="92" height="56" rx="4" {...solid} />
      <rect x="221" y="59" width="78" height="40" fill={PAPER} stroke={INK} strokeWidth="1.3" />
      <path d="M229 70h40M229 80h56M229 90h24" {...thin} />
      <path d="M346 112V86h24v26M370 92h8q4 0 4 5t-4 5h-8M352 78q-4-6 0-10M362 78q-4-6 0-10" {...white} />
      <Person x={168} y={82} you scale={1.3} />
      <path d="M150 58q-8-10 2-16M186 58q8-10-2-16M168 50V36" {...dashed} />
    </g>,
    <g key="tangle">
      <Person x={260} y={82} you scale={2} />
      <path d="M216 44c-30-36 40-56 30-16s60-50 44-6 50-14 20 20-60-30-40 8-40 20-54-6z" {...line} />
      <path d="M170 96h30M320 96h30M178 116h22M320 116h22" {...dashed} />
    </g>,
  ],
  clock: [
    <g key="clock">
      <circle cx="226" cy="72" r="54" {...solid} />
      <circle cx="226" cy="72" r="43" {...white} />
      <path d="M226 72V40M226 72l20 12" {...line} strokeWidth="4" />
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
        <path key={turn} d="M226 33v5" {...thin} transform={`rotate(${turn} 226 72)`} />
      ))}
      <rect x="312" y="34" width="76" height="78" rx="5" {...white} />
      <path d="M312 54h76M330 26v16M370 26v16" {...line} />
      <path d="m336 74 28 24M364 74l-28 24" stroke={STAMP} strokeWidth="3.5" strokeLinecap="round" />
    </g>,
  ],
  tech: [
    <g key="rack">
      <Floor />
      <rect x="170" y="10" width="96" height="128" rx="4" {...solid} />
      {[0, 1, 2, 3, 4].map((i) => (
        <g key={i}>
          <rect x="178" y={18 + i * 23} width="80" height="18" rx="2" {...white} />
          <path d={`M186 ${27 + i * 23}h26`} {...thin} />
          <circle cx="246" cy={27 + i * 23} r="3.5" fill={i === 3 ? STAMP : INK} />
        </g>
      ))}
      <path d="M258 50c40 0 20 60 60 60h40M258 96c26 0 30 30 60 30h40" {...line} />
      <rect x="358" y="94" width="44" height="40" rx="3" {...solid} />
      <path d="M366 126v-12h6v-6h16v6h6v12" {...thin} />
    </g>,
    <g key="terminal">
      <rect x="150" y="12" width="220" height="112" rx="7" {...solid} />
      <rect x="160" y="22" width="200" height="84" fill={INK} rx="3" />
      <path d="m172 40 8 7-8 7M188 56h34" fill="none" stroke={PAPER} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M172 74h70M172 86h118" stroke={SHADE} strokeWidth="2" strokeDasharray="9 5" opacity=".8" />
      <path d="M236 124h48M228 138h64" {...line} />
      <circle cx="344" cy="115" r="3" fill={STAMP} />
    </g>,
  ],
  boon: [
    <g key="door">
      <Floor />
      <path d="M214 138V14h92v124" {...line} strokeWidth="3" />
      <path d="M214 14l52 16v124l-52-16" {...solid} />
      <circle cx="256" cy="90" r="3.5" fill={INK} />
      <path d="M306 40l70-18M306 66h84M306 92l70 22M306 118l40 20" {...dashed} />
      <Person x={172} y={94} you scale={1.5} />
    </g>,
    <g key="seal">
      <Sheet x={236} y={70} w={122} h={104} turn={3} rows={5} />
      <path
        d="M304 78l8 6 10-2 4 9 9 4-2 10 6 8-6 8 2 10-9 4-4 9-10-2-8 6-8-6-10 2-4-9-9-4 2-10-6-8 6-8-2-10 9-4 4-9 10 2z"
        transform="translate(0 -22)"
        {...solid}
      />
      <path d="m300 92 8 9 16-18" {...line} strokeWidth="3.5" />
    </g>,
  ],
  time: [
    <g key="hourglass">
      <path d="M220 12h80M220 132h80" {...line} strokeWidth="5" />
      <path d="M228 14v18q0 22 26 40-26 18-26 40v18h64v-18q0-22-26-40 26-18 26-40V14z" {...white} />
      <path
        d="M236 36h48q-4 18-24 32-20-14-24-32zM236 130q2-18 24-26 22 8 24 26z"
        fill={SHADE}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path d="M260 70v32" {...dashed} />
      <path d="M352 96V52m-18 20 18-20 18 20" {...line} strokeWidth="3.5" />
      <text x="352" y="120" textAnchor="middle" fill={INK} style={{ font: '700 17px var(--font-num)' }}>
        + s
      </text>
    </g>,
  ],
  late: [
    <g key="lift">
      <Floor />
      <rect x="180" y="10" width="160" height="128" rx="3" {...solid} />
      <rect x="194" y="32" width="132" height="106" {...white} />
      <path d="M260 32v106" {...thin} />
      <path d="M244 20l6-6 6 6M264 16l6 6 6-6" {...line} />
      <Person x={228} y={86} scale={1.5} />
      <Person x={294} y={86} you scale={1.5} />
      <path d="M216 62q12-8 24 0" {...dashed} />
    </g>,
  ],
};
