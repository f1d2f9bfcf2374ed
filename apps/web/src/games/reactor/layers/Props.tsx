// What stands on the floor, each kind a shape of its own, its state by shape, badge and word.

import {
  CARRIERS,
  type Carrier,
  carrierOfItem,
  type Facility,
  type Prop,
  type Service,
  surfaceAt,
} from '@interlock/reactor/screen';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { memo } from 'react';
import { CELL, DX, DY, midX, midY } from '../board/geometry.ts';

const Glyph = ({ id, x, y, size, fill }: { id: string; x: number; y: number; size: number; fill: string }) => (
  <use href={`#g-${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} fill={fill} />
);

/** The short word under a prop and its colour; the whole sentence is in the inspector. */
const wordOf = (prop: Prop, facility: Facility): readonly [word: string, tone: string] | null => {
  switch (prop.type) {
    case 'flow':
      return prop.state === 'Enabled' ? ['ON', prop.carrier ?? 'fuel'] : ['OFF', 'text-2'];
    case 'consumer': {
      const service = prop.service ?? 'Unknown';
      return [SERVICE_WORD[service], service === 'Starved' ? 'critical' : 'text-2'];
    }
    case 'eyeTerminal':
      return prop.state === 'Unlocked' ? ['OPEN', 'ready'] : ['EYE', 'text-2'];
    case 'supply':
      return prop.state === 'Full' ? null : ['EMPTY', 'text-3'];
    case 'reactorControl':
      return facility.isWon ? ['RUNNING', 'ready'] : facility.isReady ? ['READY', 'ready'] : null;
    default:
      return null;
  }
};

export const SERVICE_GLYPH: Readonly<Record<Service, string>> = {
  Producing: 'ok',
  Supplied: 'ok',
  Starved: 'critical',
  Disabled: 'lost',
  Unknown: 'unknown',
};

const Source = ({ prop, x, y }: Drawn) => {
  const carrier = prop.carrier ?? 'fuel';
  const isOn = prop.state === 'Enabled';
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r="17"
        fill="var(--board)"
        stroke={`var(--${carrier})`}
        strokeWidth="2.5"
        strokeDasharray={isOn ? undefined : '4 3.4'}
      />
      {isOn && <circle cx={x} cy={y} r="13" fill={`var(--${carrier})`} />}
      <Glyph id={carrier} x={x} y={y} size={15} fill={isOn ? `var(--on-${carrier})` : `var(--${carrier})`} />
    </g>
  );
};

const SERVICE_WORD: Readonly<Record<Service, string>> = {
  Producing: '',
  Supplied: 'SUPPLIED',
  Starved: 'STARVED',
  Disabled: 'OFF',
  Unknown: 'WAITS',
};

const Consumer = ({ prop, x, y }: Drawn) => {
  const carrier = prop.carrier ?? 'fuel';
  const service = prop.service ?? 'Unknown';
  const isOff = service === 'Disabled';
  const glyph = SERVICE_GLYPH[service];
  return (
    <g>
      <rect
        x={x - 17}
        y={y - 17}
        width="34"
        height="34"
        rx="6"
        fill={service === 'Producing' || service === 'Supplied' ? `var(--${carrier}-tint)` : 'var(--board)'}
        stroke={`var(--${carrier})`}
        strokeWidth="2.5"
        strokeDasharray={isOff ? '4 3.4' : prop.isRequired ? undefined : '9 2.5'}
      />
      <Glyph id={carrier} x={x} y={y} size={18} fill={`var(--${carrier})`} />
      <circle cx={x + 15} cy={y - 15} r="8.5" fill="var(--board)" />
      <Glyph id={glyph} x={x + 15} y={y - 15} size={15} fill={`var(--${glyph})`} />
    </g>
  );
};

const Junction = ({ prop, x, y, facility }: Drawn) => {
  const carrier = prop.carrier ?? 'fuel';
  const known = facility.underground?.junctions.get(prop.id);
  const weights = prop.state.split('/').map(Number);
  const half = weights.length > 2 ? 18.5 : 14;
  const arms = known
    ? [
        { dir: known.into, isShut: false, isIn: true },
        ...known.out.map((dir, i) => ({ dir, isShut: weights[i] === 0, isIn: false })),
      ]
    : [];
  return (
    <g>
      <circle cx={x} cy={y} r="18" fill="var(--board)" stroke={`var(--${carrier})`} strokeWidth="2.5" />
      {arms.map(({ dir, isShut, isIn }) => {
        const [ex, ey] = [x + DX[dir] * 18, y + DY[dir] * 18];
        return isShut ? (
          <path
            key={dir}
            d={`M${ex - DX[dir] * 5 + DY[dir] * 5} ${ey - DY[dir] * 5 + DX[dir] * 5}l${-DY[dir] * 10} ${-DX[dir] * 10}`}
            stroke={`var(--${carrier})`}
            strokeWidth="3"
            strokeLinecap="round"
          />
        ) : (
          <path
            key={dir}
            d={`M${x} ${y}L${ex} ${ey}`}
            stroke={`var(--${carrier})`}
            strokeWidth={isIn ? 6 : 4.5}
            strokeOpacity={isIn ? 1 : 0.9}
          />
        );
      })}
      <rect x={x - half} y={y - 8} width={half * 2} height="16" rx="8" fill={`var(--${carrier})`} />
      <text className="bn mid rx-mode" x={x} y={y + 3.8} fill={`var(--on-${carrier})`}>
        {prop.state}
      </text>
    </g>
  );
};

const Terminal = ({ prop, x, y }: Drawn) => {
  const isOpen = prop.state === 'Unlocked';
  const Icon = isOpen ? Eye : EyeOff;
  const tone = isOpen ? 'var(--ready)' : 'var(--text-1)';
  return (
    <g>
      <rect
        x={x - 16}
        y={y - 16}
        width="32"
        height="32"
        rx="7"
        fill="var(--surface-3)"
        stroke={isOpen ? 'var(--ready)' : 'var(--line-3)'}
        strokeWidth="1.75"
      />
      <Icon x={x - 10.5} y={y - 10.5} width={21} height={21} color={tone} strokeWidth={1.75} aria-hidden />
    </g>
  );
};

const Supply = ({ prop, x, y }: Drawn) => {
  const isFull = prop.state === 'Full';
  const kind = carrierOfItem(prop.item ?? '');
  const tone = isFull ? `var(--${kind})` : 'var(--text-3)';
  return (
    <g>
      <rect
        x={x - 17}
        y={y - 11}
        width="34"
        height="22"
        rx={kind === 'heat' ? 5 : 11}
        fill={isFull ? `var(--${kind}-tint)` : 'var(--board)'}
        stroke={tone}
        strokeWidth="2"
        strokeDasharray={isFull ? undefined : '4 3.4'}
      />
      <path d={`M${x} ${y - 11}v22`} stroke={tone} strokeWidth="1.6" strokeOpacity={isFull ? 1 : 0.5} />
      <Glyph id={kind} x={x - 8.5} y={y} size={12} fill={tone} />
      {isFull ? (
        <Plus x={x + 2.5} y={y - 6} width={12} height={12} color={tone} strokeWidth={3.2} aria-hidden />
      ) : (
        <path d={`M${x + 4} ${y}h9`} stroke={tone} strokeWidth="2" strokeLinecap="round" />
      )}
    </g>
  );
};

const Control = ({ x, y, facility }: Drawn) => {
  const isReady = facility.isReady || facility.isWon;
  return (
    <g className={isReady ? 'rx-control is-ready' : 'rx-control'}>
      {isReady && <circle cx={x} cy={y} r={CELL * 0.9} fill="url(#rx-ready)" />}
      <rect
        x={x - 18}
        y={y - 18}
        width="36"
        height="36"
        rx="8"
        fill={isReady ? 'var(--ready-tint)' : 'var(--board)'}
        stroke={isReady ? 'var(--ready)' : 'var(--text-3)'}
        strokeWidth="2"
        strokeDasharray={isReady ? undefined : '3 3'}
      />
      <Glyph id="ready" x={x} y={y} size={22} fill={isReady ? 'var(--ready)' : 'var(--text-3)'} />
    </g>
  );
};

interface Drawn {
  readonly prop: Prop;
  readonly x: number;
  readonly y: number;
  readonly facility: Facility;
}

const DRAW: Partial<Record<Prop['type'], (props: Drawn) => React.ReactNode>> = {
  flow: Source,
  consumer: Consumer,
  tJunction: Junction,
  crossJunction: Junction,
  eyeTerminal: Terminal,
  supply: Supply,
  reactorControl: Control,
};

const isDimmed = (prop: Prop, lit: Carrier | null): boolean =>
  lit !== null && prop.carrier !== null && prop.carrier !== lit;

/** With one network under the lamp (`lit`) the props of the others step back. */
export const Props = memo(({ facility, lit }: { facility: Facility; lit: Carrier | null }) => (
  <g className="rx-props">
    {facility.props.map((prop) => {
      const Draw = DRAW[prop.type];
      return (
        Draw && (
          <g key={prop.id} opacity={isDimmed(prop, lit) ? 0.35 : undefined}>
            <Draw prop={prop} x={midX(facility, prop.cell)} y={midY(facility, prop.cell)} facility={facility} />
          </g>
        )
      );
    })}
  </g>
));

/** The words of the props, drawn over the robot and the frame of the pointed cell, so that neither hides them. */
export const PropWords = memo(({ facility, lit }: { facility: Facility; lit: Carrier | null }) => (
  <g className="rx-words">
    {facility.props.map((prop) => {
      const [word = '', tone = ''] = wordOf(prop, facility) ?? [];
      // Beside the heat of a cell that holds something else too there is room for a short word at the left.
      const { value } = surfaceAt(facility, prop.cell);
      const isAside = value.heat > 0 && CARRIERS.some((carrier) => value[carrier] > 0) && word.length < 5;
      return word === '' ? null : (
        <text
          key={prop.id}
          className={isAside ? 'rx-word halo' : 'rx-word halo mid'}
          x={midX(facility, prop.cell) - (isAside ? CELL / 2 - 2 : 0)}
          y={midY(facility, prop.cell) + 23.5}
          fill={`var(--${tone})`}
          opacity={isDimmed(prop, lit) ? 0.35 : undefined}
        >
          {word}
        </text>
      );
    })}
  </g>
));
