// Crates, sheds, towers, terminals and donkeys on the field, each with its shape, its letter or its amount.

import { memo } from 'react';
import { boardText } from '../../../play/board/boardText.ts';
import { Animal, HeadParts, moodOfShed } from '../field/Donkey.tsx';
import type { PoiOf, PoiView } from '../field/field.ts';
import { STEPS, xOf, yOf } from '../field/hex.ts';
import { LineAt } from '../icons.tsx';

interface ThingsProps {
  readonly pois: readonly PoiView[];
  /** Ids to ring in ivory: what the plan will change. */
  readonly planned?: ReadonlyMap<string, string>;
  /** Goods a donkey carries. */
  readonly donkeyLoad: number;
}

export const Things = memo(({ pois, planned, donkeyLoad }: ThingsProps) => (
  <g className="dd-things">
    {pois.map((poi) => (
      <Thing key={poi.id} poi={poi} then={planned?.get(poi.id)} />
    ))}
    {pois.map((poi) => (poi.kind === 'Donkey' ? <Load key={poi.id} poi={poi} load={donkeyLoad} /> : null))}
  </g>
));

const Thing = memo(({ poi, then }: { poi: PoiView; then: string | undefined }) => {
  const [x, y] = [xOf(poi), yOf(poi)];
  if (poi.kind === 'Donkey') return <DonkeyThing poi={poi} x={x} y={y} />;
  const { tone, text } = faceOf(poi);
  return (
    <g className={`dd-thing dd-${poi.kind.toLowerCase()}`} data-poi={poi.id}>
      <rect x={x - 19} y={y - 25} width="38" height="36" rx="7" fill="var(--board)" stroke={tone} strokeWidth="2" />
      {poi.kind === 'Shed' ? (
        <>
          <path
            d={`M${x - 22} ${y - 20}L${x} ${y - 37}l22 17z`}
            fill="var(--board)"
            stroke={tone}
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <svg x={x - 16} y={y - 25} width="32" height="34" viewBox="4 -4 56 68" aria-hidden="true">
            <HeadParts mood={moodOfShed(poi.received, poi.request)} />
          </svg>
        </>
      ) : (
        <LineAt name={poi.kind} x={x} y={y - 7} size={23} stroke={tone} />
      )}
      {text === '' ? null : (
        <>
          <Plate x={x} y={y + 10} letters={text.length} tone={tone} />
          <text className="bn mid dd-plated" x={x} y={y + 10} style={{ fontSize: boardText(12) }}>
            {text}
          </text>
        </>
      )}
      {poi.kind === 'Shed' && poi.isPriority && !poi.isFilled ? (
        <path
          d={`M${x + 16} ${y - 40}v16M${x + 16} ${y - 40}h13l-3 4 3 4h-13`}
          fill="var(--you)"
          stroke="var(--you)"
          strokeWidth="1.5"
        />
      ) : null}
      {then === undefined ? null : (
        <g className="dd-then">
          <rect
            x={x - 26}
            y={y + 28}
            width="52"
            height="17"
            rx="4"
            fill="var(--board)"
            stroke="var(--you)"
            strokeDasharray="4 3"
          />
          <text className="bn mid f-you" x={x} y={y + 40.5} style={{ fontSize: boardText(11.5) }}>
            {then}
          </text>
        </g>
      )}
    </g>
  );
});

/** What an amount stands on: as wide and as high as its letters are drawn, however small the field is. */
const Plate = ({ x, y, letters, tone }: { x: number; y: number; letters: number; tone: string }) => (
  <rect
    className="dd-plate"
    x={x}
    y={y}
    rx="4"
    fill={tone}
    style={{ width: `max(44px, calc(${0.62 * letters + 0.8} * ${boardText(12)}))` }}
  />
);

const faceOf = (poi: Exclude<PoiView, { kind: 'Donkey' }>): { readonly tone: string; readonly text: string } => {
  if (poi.kind === 'Crate')
    return { tone: poi.amount === 0 ? 'var(--text-3)' : 'var(--coolant)', text: String(poi.amount) };
  if (poi.kind === 'Shed')
    return {
      tone: poi.isFilled ? 'var(--ok)' : 'var(--fuel)',
      text: `${poi.received}/${poi.request}`,
    };
  if (poi.kind === 'Tower')
    return { tone: poi.isActive ? 'var(--electricity)' : 'var(--text-3)', text: poi.isActive ? 'ON' : 'OFF' };
  return { tone: poi.isUsed ? 'var(--text-3)' : 'var(--ready)', text: poi.isUsed ? 'used' : (poi.reward ?? '?') };
};

/** The donkey looks where it faces; where it kicks, three strokes fly from the edge behind it. */
const DonkeyThing = ({ poi, x, y }: { poi: PoiOf<'Donkey'>; x: number; y: number }) => {
  const back = poi.kickFrom;
  const [bx, by] = back === null ? [0, 0] : [xOf(back) - x, yOf(back) - y];
  const angle = (Math.atan2(by, bx) * 180) / Math.PI;
  return (
    <g className="dd-thing dd-donkey" data-poi={poi.id}>
      <g transform={`translate(${x} ${y - 4})`} className="dd-idle">
        <Animal isLeft={(STEPS[poi.facing]?.q ?? 0) + (STEPS[poi.facing]?.r ?? 0) / 2 < 0} />
      </g>
      {back !== null ? (
        <g transform={`translate(${x + bx * 0.43} ${y + by * 0.43}) rotate(${angle})`} className="dd-kick">
          <path
            d="M-6-5l6-6M-3 0h11M-6 5l6 6"
            fill="none"
            stroke="var(--caution)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ) : null}
    </g>
  );
};

/** What it would carry, over everything that stands near; on the side where it does not kick. */
const Load = ({ poi, load }: { poi: PoiOf<'Donkey'>; load: number }) => {
  const isAbove = poi.kickFrom !== null && yOf(poi.kickFrom) > yOf(poi);
  return (
    <text
      className="bl mid f-text"
      x={xOf(poi)}
      y={yOf(poi) + (isAbove ? -30 : 28)}
      style={{ fontSize: boardText(11.5) }}
    >
      +{load}
      <tspan className="dd-carries"> carry</tspan>
    </text>
  );
};
