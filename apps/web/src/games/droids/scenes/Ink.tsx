// One drawing in ink for every anomaly; one that is new has the plain star until it is drawn.

import type { ReactNode } from 'react';
import { HeadParts } from '../field/Donkey.tsx';

const P = (d: string, more: { fill?: string; dash?: string } = {}): ReactNode => (
  <path d={d} {...(more.fill ? { fill: more.fill } : {})} {...(more.dash ? { strokeDasharray: more.dash } : {})} />
);
const PAPER = 'var(--paper-2)';
const LIGHT = 'var(--paper)';

const CARD = <rect x="112" y="14" width="76" height="104" rx="9" fill={PAPER} />;
const DECK = (
  <>
    <rect x="92" y="26" width="66" height="92" rx="8" fill={PAPER} />
    <rect x="106" y="20" width="66" height="92" rx="8" fill={PAPER} />
    <rect x="120" y="14" width="66" height="92" rx="8" fill={PAPER} />
  </>
);
const GROUND = P('M14 118h272');

const INKS: Readonly<Record<string, ReactNode>> = {
  Bitflip: (
    <>
      {CARD}
      {P(
        'M132 40v28M124 46l8-6M124 68h16M168 54a8 14 0 1 1-16 0 8 14 0 0 1 16 0zM128 96h44M200 40c22 4 22 40 0 44M208 78l-8 6 8 7M100 84c-22-4-22-40 0-44M92 46l8-6-8-7',
      )}
    </>
  ),
  ShortCircuit: (
    <>
      <rect x="98" y="30" width="84" height="76" rx="8" fill={PAPER} />
      {P(
        'M112 30V16M132 30V16M152 30V16M170 30V16M112 120v-14M132 120v-14M152 120v-14M170 120v-14M98 48H82M98 68H82M98 88H82M182 48h16M182 88h16',
      )}
      {P('M150 40 122 72h18l-6 24 30-34h-18z', { fill: LIGHT })}
      {P('m204 62 14-10-4 14 18-6M210 76l16 6')}
    </>
  ),
  Slipstream: (
    <>
      <rect x="70" y="30" width="60" height="84" rx="8" fill={PAPER} />
      <rect x="170" y="30" width="60" height="84" rx="8" fill={PAPER} />
      {P(
        'M100 20c30-18 70-18 100 0M192 8l10 13-15 3M200 122c-30 6-70 6-100 0M108 110l-10 11 14 6M18 60h34M26 78h26M18 96h34',
      )}
    </>
  ),
  Latency: (
    <>
      {CARD}
      {P('M128 34h44v10l-16 22 16 22v10h-44V88l16-22-16-22zM136 88h28M142 44h16', { fill: LIGHT })}
      {P('M210 52h22M210 68h34M210 84h16M90 52H68M90 68H56M90 84H74', { dash: '2 7' })}
    </>
  ),
  SolarFlare: (
    <>
      {DECK}
      <circle cx="236" cy="44" r="22" fill={LIGHT} />
      {P(
        'M236 10V2M270 44h8M260 20l6-6M212 20l-6-6M202 44h-6M260 68l6 6M212 68l-22 18M204 56l-14 8M136 40l14 14M150 40l-14 14M134 78h40',
      )}
    </>
  ),
  LightningStorm: (
    <>
      {DECK}
      {P('M214 30a18 18 0 0 1 34-8 14 14 0 0 1 12 26h-40a12 12 0 0 1-6-18z', { fill: LIGHT })}
      {P('M234 54l-10 18h12l-8 22M254 54l-8 14h10l-8 20M150 36l-12 16h10l-6 16 18-20h-10l8-12z')}
    </>
  ),
  MeteorStorm: (
    <>
      {DECK}
      <circle cx="216" cy="70" r="11" fill={LIGHT} />
      <circle cx="250" cy="96" r="8" fill={LIGHT} />
      {P(
        'M224 62 262 22M230 70l34-34M222 56l28-30M256 90l26-28M258 96l24-24M140 52h26M158 44l9 8-9 8M166 82h-26M148 74l-9 8 9 8',
      )}
    </>
  ),
  WindStorm: (
    <>
      {DECK}
      {P(
        'M30 40h44a12 12 0 1 0-12-12M20 62h58M30 84h40a12 12 0 1 1-12 12M200 40h50a13 13 0 1 0-13-13M200 66h70M200 90h44a12 12 0 1 1-12 12M140 44h26l-10 14 10 14h-26l10-14z',
      )}
    </>
  ),
  Rain: (
    <>
      {P('M96 52a26 26 0 0 1 48-14 22 22 0 0 1 40 8 17 17 0 0 1 0 34h-78a16 16 0 0 1-10-28z', { fill: PAPER })}
      {P('M112 90l-6 14M132 90l-6 14M152 90l-6 14M172 90l-6 14')}
      {GROUND}
      {P('M40 118q6-7 12 0t12 0M230 118q6-7 12 0t12 0')}
    </>
  ),
  Drought: (
    <>
      <circle cx="224" cy="40" r="20" fill={PAPER} />
      {P('M224 10V4M258 40h8M247 17l6-6M201 17l-6-6M190 40h-8M247 63l5 5M201 63l-5 5')}
      {GROUND}
      {P('M34 118l20-22 26 8 10 14M80 104l22-20 34 6 12 28M136 90l30-10 30 16 8 22M196 96l34-8 28 16 8 14')}
      {P('M62 84V66q-13 0-13-11 13 0 13 11 0-13 13-13 0 13-13 13', { dash: '2 6' })}
    </>
  ),
  Pest: (
    <>
      <rect x="54" y="50" width="84" height="64" rx="4" fill={PAPER} />
      {P('M54 70h84M82 50v64M110 50v64')}
      <ellipse cx="204" cy="88" rx="26" ry="17" fill={PAPER} />
      {P(
        'M228 82l14-10M178 96c-18 8-24-6-12-14M192 104l-6 12M212 105l4 12M222 76c0-8 6-12 10-10M230 86h.01M146 108h.01M154 112h.01M150 100h.01',
      )}
      {GROUND}
    </>
  ),
  Gravity: (
    <>
      {P('M108 20h84l14 60H94z', { fill: PAPER })}
      {P(
        'M132 20a18 18 0 0 1 36 0M126 52h48M150 92v20M138 102l12 12 12-12M96 92v14M88 100l8 8 8-8M204 92v14M196 100l8 8 8-8',
      )}
      {GROUND}
    </>
  ),
  HeatWave: (
    <>
      {P('M140 20a12 12 0 0 1 24 0v54a22 22 0 1 1-24 0z', { fill: PAPER })}
      {P(
        'M152 40v46M152 92h.01M196 30c-10 12 10 20 0 32s10 20 0 32M226 30c-10 12 10 20 0 32s10 20 0 32M108 30c-10 12 10 20 0 32s10 20 0 32M78 30c-10 12 10 20 0 32s10 20 0 32',
      )}
    </>
  ),
  SandStorm: (
    <>
      {P('M40 34h120a14 14 0 1 0-14-14M26 56h200M54 78h150a14 14 0 1 1-14 14M90 100h70')}
      {P('M232 92c-6-14-26-14-32 0M216 92h.01', {})}
      {P('M60 112h.01M80 106h.01M100 114h.01M130 110h.01M180 116h.01M210 112h.01M240 108h.01')}
    </>
  ),
  TailWind: (
    <>
      {P('M40 44h90a13 13 0 1 0-13-13M30 66h120M52 88h70a13 13 0 1 1-13 13')}
      <rect x="188" y="42" width="52" height="42" rx="13" fill={PAPER} />
      {P('M202 60h.01M226 60h.01M214 42V30M194 92h40M200 92v8M228 92v8M250 62h22M262 52l11 10-11 10')}
      {GROUND}
    </>
  ),
  Overclock: (
    <>
      <circle cx="150" cy="68" r="46" fill={PAPER} />
      {P(
        'M150 68l26-24M150 34v6M184 68h-6M122 68h-6M126 44l4 4M150 14V6M140 6h20M204 96l12 16M96 96l-12 16M176 98a34 34 0 0 1-52 0',
      )}
    </>
  ),
  SolarBreeze: (
    <>
      <circle cx="90" cy="56" r="24" fill={PAPER} />
      {P(
        'M90 20v-8M90 100v-8M54 56h-8M65 31l-6-6M65 81l-6 6M115 31l6-6M130 48h70a13 13 0 1 0-13-13M130 66h110M130 84h80a13 13 0 1 1-13 13',
      )}
    </>
  ),
  StrayDonkey: (
    <g transform="translate(92 8) scale(1.75)" strokeWidth="1.7">
      <HeadParts mood="up" />
    </g>
  ),
  MorningDew: (
    <>
      {GROUND}
      {P('M70 118c0-40 10-60 30-78M120 118c4-36 0-58-14-84M170 118c-6-34 4-60 26-80M216 118c6-26 4-46-8-62')}
      {P('M150 34c9 12 14 18 14 26a14 14 0 0 1-28 0c0-8 5-14 14-26z', { fill: LIGHT })}
      {P('M248 60c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z', { fill: LIGHT })}
    </>
  ),
  Hotfix: (
    <>
      {CARD}
      {P(
        'M136 48h28v-8a14 14 0 0 0-28 0zM130 48h40v30h-40zM150 60v8M212 36l10 10-24 24-12 2 2-12zM98 92c-16 6-30 0-36-12M62 96V80h16',
        { fill: LIGHT },
      )}
      {P('M128 96h44')}
    </>
  ),
};

const PLAIN = P('M150 14l14 38 40 2-31 25 11 39-34-22-34 22 11-39-31-25 40-2z', { fill: PAPER });

export const Ink = ({ name }: { name: string }) => (
  <svg className="dd-ink" viewBox="0 0 300 128" aria-hidden="true">
    <g fill="none" stroke="var(--paper-ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      {INKS[name] ?? PLAIN}
    </g>
  </svg>
);
