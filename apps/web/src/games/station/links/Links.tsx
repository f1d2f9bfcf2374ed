// What depends on what: rooms as nodes, the ways between them as edges with their gates, spheres as columns; what never
// opens in red with the validator's sentence. With a walk, the order in which the player entered the rooms.

import type { Dependency, SphereRoom, SphereWay } from '@interlock/station/screen';
import { useId } from 'react';
import { Icon, type IconName } from '../board/layers/icons.tsx';
import { BOX, curveOf, type Plane, type Point, planeOf } from './plane.ts';
import './links.css';

interface LinksProps {
  readonly found: Dependency;
  /** Keys of rooms in the order in which they were entered. */
  readonly walk?: readonly string[];
  /** The validator's sentences stand elsewhere on the page. */
  readonly isSaidElsewhere?: boolean;
}

export const Links = ({ found, walk = [], isSaidElsewhere = false }: LinksProps) => {
  const { rooms, ways, deadlocks } = found;
  const plane = planeOf(found);
  const orderOf = new Map(walk.map((id, i) => [id, i + 1]));
  return (
    <figure className="st-links">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="st-links-scroll" tabIndex={0} aria-label="Rooms and the ways between them">
        <svg
          viewBox={`0 0 ${plane.width} ${plane.height}`}
          style={{ minWidth: plane.width, maxWidth: plane.width }}
          aria-hidden="true"
        >
          {plane.heads.map(({ word, x }) => (
            <text className="st-links-head" x={x} y="22" textAnchor="middle" key={word}>
              {word}
            </text>
          ))}
          {ways.map((way) => (
            <Edge way={way} places={plane.places} key={`${way.from} ${way.to}`} />
          ))}
          <Walk walk={walk} plane={plane} />
          {rooms.map((room) => (
            <Node room={room} at={plane.places.get(room.id)!} order={orderOf.get(room.id) ?? null} key={room.id} />
          ))}
          {ways.map((way) => (
            <Gates way={way} places={plane.places} key={`${way.from} ${way.to}`} />
          ))}
        </svg>
      </section>
      <figcaption>
        <Legend ways={ways} isWalked={walk.length > 1} />
        {(isSaidElsewhere ? [] : deadlocks).map(({ why }) => (
          <p className="st-dead" key={why}>
            {why}
          </p>
        ))}
        <details>
          <summary>The same in words</summary>
          <ul>
            {rooms.map((room) => (
              <li key={room.id}>{inWords(found, room, orderOf.get(room.id) ?? null)}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
};

const WORDS = { power: 'power', key: 'card or lock', fix: 'hazard', other: 'another gate' } as const;
type Kind = keyof typeof WORDS;

const ICON = {
  power: 'bolt',
  key: 'card',
  fix: 'triangle',
  other: 'control',
} as const satisfies Record<Kind, IconName>;

/** `power lab`: by its first word. */
const kindOf = (condition: string): Kind => {
  const [first] = condition.split(' ');
  return first === 'power' || first === 'key' || first === 'fix' ? first : 'other';
};

interface EdgeProps {
  readonly way: SphereWay;
  readonly places: Plane['places'];
}

const Edge = ({ way: { from, to, isEverOpen }, places }: EdgeProps) => (
  <path className={`st-link${isEverOpen ? '' : ' is-dead'}`} d={curveOf(places.get(from)!, places.get(to)!).path} />
);

/** Side by side on the middle of the way; what never opens says in words what it would need. */
const Gates = ({ way: { from, to, gates }, places }: EdgeProps) => {
  const { middle } = curveOf(places.get(from)!, places.get(to)!);
  const dead = gates.filter(({ isEverOpen }) => !isEverOpen);
  const isBeside = places.get(from)!.x === places.get(to)!.x;
  // One sign a kind: which doors they are stands in the words below.
  const kinds = [...new Set(gates.map(({ condition }) => kindOf(condition)))];
  return (
    <g>
      {kinds.map((kind, i) => {
        const x = middle.x + (i - (kinds.length - 1) / 2) * 21;
        const isDead = dead.some(({ condition }) => kindOf(condition) === kind);
        return (
          <g key={kind} className={`st-link-gate is-${kind}${isDead ? ' is-dead' : ''}`}>
            <circle cx={x} cy={middle.y} r="10" />
            <Icon name={ICON[kind]} x={x} y={middle.y} size={12} colour="currentColor" />
          </g>
        );
      })}
      {dead.map(({ condition }, i) => (
        <text
          className="st-link-word"
          x={isBeside ? middle.x + 5 + 10.5 * kinds.length : middle.x}
          y={middle.y + (isBeside ? 4 : 24) + 14 * i}
          textAnchor={isBeside ? 'start' : 'middle'}
          key={condition}
        >
          {condition}
        </text>
      ))}
    </g>
  );
};

const Walk = ({ walk, plane: { places } }: { walk: readonly string[]; plane: Plane }) => {
  const tip = useId();
  const legs = walk.slice(1).flatMap((to, i) => {
    const [a, b] = [places.get(walk[i]!), places.get(to)];
    return a && b ? [{ key: `${walk[i]} ${to}`, path: curveOf(a, b, 12).path }] : [];
  });
  return (
    <g>
      <defs>
        <marker
          id={tip}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerUnits="userSpaceOnUse"
          markerWidth="13"
          markerHeight="13"
          orient="auto"
        >
          <path className="st-walk-tip" d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {legs.map(({ key, path }) => (
        <path className="st-walked" d={path} markerEnd={`url(#${tip})`} key={key} />
      ))}
    </g>
  );
};

const Node = ({ room, at: { x, y }, order }: { room: SphereRoom; at: Point; order: number | null }) => {
  const { name, sphere } = room;
  const small = short(endsOf(room).join(' · '), 24);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={`st-node${sphere < 0 ? ' is-dead' : ''}`}
        x={-BOX.width / 2}
        y={-BOX.height / 2}
        width={BOX.width}
        height={BOX.height}
        rx="8"
      />
      <text textAnchor="middle" y={small === '' ? 5 : -3} className="st-node-name">
        {short(name, 20)}
      </text>
      {small !== '' && (
        <text textAnchor="middle" y="15" className="st-node-small">
          {small}
        </text>
      )}
      {order !== null && (
        <g transform={`translate(${-BOX.width / 2} ${-BOX.height / 2})`}>
          <circle className="st-node-order" r="11" />
          <text textAnchor="middle" y="4.5" className="st-node-number">
            {order}
          </text>
        </g>
      )}
    </g>
  );
};

const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Start and lift, then what lies in it besides switches: `start · battery`. */
const endsOf = ({ isStart, isExit, gives }: SphereRoom): readonly string[] => [
  ...(isStart ? ['start'] : []),
  ...(isExit ? ['lift'] : []),
  ...gives.flatMap((fact) => {
    const [kind, ...rest] = fact.split(' ');
    const word = GIVES[kind!];
    return word === undefined ? [] : [`${word} ${rest.join(' ').replaceAll('-', ' ')}`.trim()];
  }),
];

/** What is carried off or opened, in short; switches and furniture are everywhere. */
const GIVES: Readonly<Record<string, string>> = { tool: '', keycard: 'card', fragment: 'strip', unlock: 'opens' };

const Legend = ({ ways, isWalked }: { ways: readonly SphereWay[]; isWalked: boolean }) => {
  const gates = ways.flatMap((way) => way.gates);
  const met = (Object.keys(WORDS) as Kind[]).filter((kind) =>
    gates.some(({ condition }) => kindOf(condition) === kind),
  );
  return (
    <ul className="st-legend">
      {met.map((kind) => (
        <li className={`st-link-gate is-${kind}`} key={kind}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="10" />
            <Icon name={ICON[kind]} x={0} y={0} size={12} colour="currentColor" />
          </svg>
          {WORDS[kind]}
        </li>
      ))}
      {isWalked && <li className="st-legend-walk">your way, rooms numbered as you entered them</li>}
      {gates.some(({ isEverOpen }) => !isEverOpen) && <li className="st-dead">dashed, red: never opens</li>}
    </ul>
  );
};

const inWords = ({ rooms, ways }: Dependency, { id, name, sphere, gives }: SphereRoom, order: number | null) => {
  const other = (way: SphereWay): string => {
    const to = way.from === id ? way.to : way.from;
    const gates = way.gates.map(({ condition }) => condition).join(', ');
    return `${rooms.find((room) => room.id === to)?.name ?? to}${gates === '' ? '' : ` (${gates})`}`;
  };
  const leads = ways.filter(({ from, to }) => from === id || to === id).map(other);
  return (
    <>
      <b>{name}</b>, {sphere < 0 ? 'never reached' : `sphere ${sphere}`}
      {order === null ? '' : `, entered ${order}.`}
      {gives.length === 0 ? '' : `; gives ${gives.join(', ')}`}
      {leads.length === 0 ? '; leads nowhere' : `; leads to ${leads.join(', ')}`}.
    </>
  );
};
