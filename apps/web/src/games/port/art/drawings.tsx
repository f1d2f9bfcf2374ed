// Drawings of the cards that come most often: the seven doors, the three of the gate, the filler and the three ends.

import type { ReactNode } from 'react';
import { At, dashed, Floor, INK, line, PAPER, Person, SHADE, Sheet, STAMP, solid, thin, white } from './ink.tsx';

const boxes = [0, 1, 2, 3, 4, 5, 6];

export const BY_CARD: Readonly<Record<string, ReactNode>> = {
  'request-form': (
    <>
      <path d="M206 8h108v118q-14 12-27 4t-27 4-27-4-27-2z" {...white} />
      {boxes.map((i) => (
        <g key={i}>
          <rect x="218" y={18 + i * 15} width="9" height="9" {...thin} />
          <path d={`M236 ${23 + i * 15}h${i % 2 === 0 ? 62 : 44}`} {...thin} />
        </g>
      ))}
      <path d="m219 22 3 3 6-7" {...line} />
      <path d="M300 68c24-4 30 38 4 50" {...dashed} />
      <path d="m352 96 44-44 9 9-44 44-12 3z" {...solid} />
    </>
  ),
  'status-call': (
    <>
      <rect x="142" y="10" width="236" height="118" rx="6" {...solid} />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
        <g key={i}>
          <rect x={152 + (i % 4) * 55} y={20 + Math.floor(i / 4) * 51} width="50" height="46" rx="3" {...white} />
          <Person x={177 + (i % 4) * 55} y={38 + Math.floor(i / 4) * 51} scale={0.72} you={i === 5} />
        </g>
      ))}
      <path d="M232 140h56M260 128v12" {...line} />
    </>
  ),
  'approver-on-leave': (
    <>
      <Floor />
      <path d="M180 138V66q0-10 10-10h36q10 0 10 10v40h-56M236 106v32" {...solid} />
      <path d="M196 76h24" {...thin} />
      <path d="M330 138c-2-30 0-56 10-78" {...line} />
      <path
        d="M340 60c-26-18-48-10-56 6 22-8 40-6 56-6zm0 0c-10-28-34-36-50-28 18 4 34 12 50 28zm0 0c10-28 34-34 48-24-18 2-32 10-48 24zm0 0c26-12 46-2 52 14-18-10-34-14-52-14z"
        {...solid}
      />
      <path d="M210 32v-12h40v12l-20 10z" {...white} />
      <path d="m210 20 20 10 20-10" {...thin} />
    </>
  ),
  'security-questionnaire': (
    <>
      <At x={236} y={70} turn={-6}>
        <rect x="-44" y="-58" width="88" height="116" rx="6" {...solid} />
        <circle cy="-14" r="22" {...white} />
        <path d="M-22-14h44M0-36c-14 14-14 30 0 44M0-36c14 14 14 30 0 44" {...thin} />
        <path d="M-24 26h48M-16 38h32" {...line} />
      </At>
      <At x={322} y={84} turn={9}>
        <rect x="-30" y="-36" width="60" height="60" rx="4" {...white} />
        <rect x="-18" y="-24" width="36" height="28" rx="2" {...solid} />
        <path d="M-8-2v-12h16v12M-18 14h36" {...thin} />
      </At>
    </>
  ),
  'coffee-machine': (
    <>
      <Floor />
      <path d="M214 138V22q0-8 8-8h76q8 0 8 8v116z" {...solid} />
      <rect x="226" y="26" width="68" height="24" rx="3" {...white} />
      <path d="M234 34h30M234 42h18" {...thin} />
      <rect x="232" y="66" width="56" height="60" rx="3" fill={PAPER} stroke={INK} strokeWidth="2" />
      <path d="M252 66v10h16V66" {...line} />
      <path d="M248 98h24v14q0 10-12 10t-12-10z" {...white} />
      <path d="M254 92q-4-6 0-10M264 92q-4-6 0-10" {...thin} />
      <Person x={174} y={92} you scale={1.25} />
      <Person x={348} y={92} scale={1.25} />
      <path d="M192 74q8-12 18-8M330 74q-8-12-18-8" {...dashed} />
    </>
  ),
  'diagram-request': (
    <>
      <rect x="148" y="10" width="224" height="116" rx="4" {...white} />
      <rect x="166" y="26" width="46" height="26" rx="3" {...solid} />
      <rect x="236" y="26" width="46" height="26" rx="3" {...solid} />
      <rect x="306" y="26" width="46" height="26" rx="3" {...solid} />
      <rect x="236" y="82" width="46" height="26" rx="3" {...solid} />
      <path d="M212 39h24M282 39h24M259 52v30M329 52q0 43-47 43M189 52q0 43 47 43" {...dashed} />
      <path d="M246 90h26v12h-26zM250 90v-6h18v6" {...thin} />
      <path d="M172 144l12-18M348 144l-12-18" {...line} />
    </>
  ),
  'change-window': (
    <>
      <rect x="196" y="8" width="128" height="118" rx="4" {...solid} />
      <rect x="206" y="18" width="108" height="98" fill={INK} />
      <path d="M260 18v98M206 67h108" stroke={SHADE} strokeWidth="5" />
      <path d="M292 30a16 16 0 1 0 12 22 13 13 0 0 1-12-22z" fill={PAPER} />
      <path
        d="M226 40h.1M240 54h.1M222 92h.1M246 84h.1M288 96h.1"
        stroke={PAPER}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M184 130h152" {...line} strokeWidth="4" />
      <path d="M372 42v40M372 42q12-6 22 0t22 0v20q-12 6-22 0t-22 0" {...white} />
    </>
  ),
  'approval-draft': (
    <>
      <Floor />
      <Sheet x={236} y={72} w={104} h={122} rows={6} turn={-3} />
      <At x={240} y={78} turn={-14}>
        <rect x="-58" y="-17" width="116" height="34" rx="4" fill="none" stroke={STAMP} strokeWidth="3" />
        <text
          y="8"
          textAnchor="middle"
          fill={STAMP}
          style={{ font: '800 22px var(--font-text)', letterSpacing: '.1em' }}
        >
          DRAFT
        </text>
      </At>
      <path d="m320 58 16 18 34-44" {...dashed} strokeWidth="4" />
      <Person x={388} y={108} scale={1.2} you />
    </>
  ),
  'approver-types': (
    <>
      <Floor />
      <path d="M120 10h166q12 0 12 12v44q0 12-12 12H166l-24 24V78h-22q-12 0-12-12V22q0-12 12-12z" {...white} />
      {[0, 1, 2].map((i) => (
        <circle key={i} cx={160 + i * 42} cy="44" r="10" {...line} fill={[INK, SHADE, PAPER][i]} />
      ))}
      {[0, 1, 2, 3, 4].map((i) => (
        <Person key={i} x={322 + i * 26} y={i % 2 === 0 ? 96 : 84} scale={0.9} />
      ))}
      <Person x={268} y={112} scale={1.1} you />
    </>
  ),
  'scope-creep': (
    <>
      <Floor />
      <path d="M206 78V26h42l10 12h84v40" {...white} />
      <path d="M194 96V46h44l10 12h96v38" {...solid} />
      <path d="M182 138V76h46l10 12h118v50z" {...white} />
      <path d="M182 112h174M268 88v50" fill="none" stroke={STAMP} strokeWidth="4" />
      <path d="M268 112c-26-26-42-4-20 4zm0 0c26-26 42-4 20 4z" fill="none" stroke={STAMP} strokeWidth="3" />
      <Person x={112} y={108} scale={1.1} />
      <Person x={146} y={108} scale={1.1} />
      <Person x={404} y={108} scale={1.2} you />
    </>
  ),
  'hold-music': (
    <>
      <path
        d="M188 96q-22-22-6-46 6-10 16-6l12 6q6 4 2 10l-8 12 38 38 12-8q6-4 10 2l6 12q4 10-6 16-24 16-46-6z"
        {...solid}
      />
      <path d="M262 84q18-10 26 6t30 4" {...dashed} />
      <path d="M330 94V44l44-10v50" {...line} />
      <ellipse cx="321" cy="95" rx="10" ry="8" fill={INK} />
      <ellipse cx="365" cy="85" rx="10" ry="8" fill={INK} />
      <path d="M400 44v30M416 52v14" {...thin} />
    </>
  ),
  'port-open': (
    <>
      <path
        d="M260 70 120 20M260 70 100 70M260 70l-140 54M260 70 400 20M260 70h160M260 70l140 54M260 70V2"
        {...dashed}
      />
      <rect x="196" y="18" width="128" height="108" rx="8" {...solid} />
      <path d="M216 112V70h18V52h52v18h18v42z" fill={PAPER} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path d="M236 112v-14M250 112v-14M270 112v-14M284 112v-14" {...line} />
      <circle cx="332" cy="28" r="20" fill={PAPER} stroke={INK} strokeWidth="2" />
      <path d="m322 28 7 8 14-16" {...line} strokeWidth="3.5" />
    </>
  ),
  'port-blocked': (
    <>
      <rect x="196" y="18" width="128" height="108" rx="8" {...solid} />
      <path d="M216 112V70h18V52h52v18h18v42z" {...thin} />
      <g transform="rotate(-9 260 76)">
        <rect x="150" y="58" width="220" height="34" rx="3" fill={PAPER} stroke={STAMP} strokeWidth="3" />
        <path d="M158 92l28-34M206 92l28-34M254 92l28-34M302 92l28-34M350 92l16-20" stroke={STAMP} strokeWidth="8" />
      </g>
    </>
  ),
  'ticket-expired': (
    <>
      <Floor />
      <path d="M206 138V66q0-48 54-48t54 48v72z" {...solid} />
      <path d="M236 60h48M230 76h60M240 92h40" {...thin} />
      <path d="M220 138q-10-14-22-4M300 138q10-16 24-4" {...line} />
      <At x={344} y={108} turn={14}>
        <path d="M-26-14h52v9a6 6 0 0 0 0 10v9h-52v-9a6 6 0 0 0 0-10z" {...white} />
        <path d="M-14-4h20M-14 4h12" {...thin} />
      </At>
    </>
  ),
  'cab-meeting': (
    <>
      <ellipse cx="260" cy="98" rx="150" ry="32" {...solid} />
      <ellipse cx="260" cy="92" rx="150" ry="32" {...white} />
      {[84, 97, 136, 193, 260, 327, 384, 423, 436].map((x, i) => (
        <Person key={x} x={x} y={[76, 58, 43, 34, 30, 34, 43, 58, 76][i]!} you={i === 6} />
      ))}
      <path
        d="M106 40Q116 8 129 26M145 25Q164-2 186 16M202 16Q226-6 253 12M269 12Q294-6 320 16M336 16Q356-2 377 25M393 25Q404 8 416 40"
        {...dashed}
      />
      {[170, 220, 274, 322, 364].map((x, i) => (
        <rect
          key={x}
          x={x - 9}
          y={86}
          width="18"
          height="13"
          {...white}
          strokeWidth="1.5"
          transform={`rotate(${[-8, 5, -3, 7, -6][i]} ${x} 92)`}
        />
      ))}
    </>
  ),
  'two-signatures': (
    <>
      <Sheet x={260} y={70} w={150} h={112} rows={4} />
      <path d="M204 112h46M270 112h46" {...line} />
      <path d="M208 106q10-16 16-2t18-8" {...line} />
      <text x="274" y="107" fill={STAMP} style={{ font: '700 13px var(--font-text)' }}>
        ?
      </text>
    </>
  ),
};
