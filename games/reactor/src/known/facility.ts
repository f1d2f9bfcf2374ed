// A view turned into a facility, once per view.

import { type Carrier, KINDS } from '../shape.ts';
import type { ReactorView } from '../view.ts';
import type { Band, Check, Facility, Index, Pipe, Prop, Surface, Underground } from './model.ts';

const BANDS = { safe: 'trace', caution: 'caution', critical: 'critical' } as const;
const CHECKS = { safe: 'safe', 'do not stay': 'stay', 'do not enter': 'enter' } as const;

const made = new WeakMap<ReactorView, Facility>();

export const facilityOf = (seen: ReactorView): Facility => {
  const known = made.get(seen);
  if (known) return known;
  const facility = build(seen);
  made.set(seen, facility);
  return facility;
};

const masked = new WeakMap<ReactorView, ReactorView>();

/** A turn ahead, seen from now: a planned look through the floor shows nothing before it is taken. */
export const aheadOf = (here: ReactorView, there: ReactorView): Facility => {
  if (here.underground !== undefined || there.underground === undefined) return facilityOf(there);
  let blind = masked.get(there);
  if (!blind) {
    const { underground: _, ...rest } = there;
    blind = rest;
    masked.set(there, blind);
  }
  return facilityOf(blind);
};

const build = (seen: ReactorView): Facility => {
  const width = seen.terrain[0]!.length;
  const terrain = seen.terrain.join('');
  const index = ([x, y]: readonly [number, number]): Index => y * width + x;
  const props = seen.props.map(
    (prop): Prop => ({
      id: prop.id,
      type: prop.type,
      cell: index(prop.at),
      carrier: prop.carrier ?? null,
      state: prop.state ?? '',
      service: prop.service ?? null,
      isRequired: prop.required ?? true,
      edge: prop.edge ?? null,
      item: prop.supply ?? null,
      modes: prop.modes ?? [],
    }),
  );
  const { at, ...robot } = seen.robot;
  return {
    seen,
    width,
    height: seen.terrain.length,
    terrain,
    isWall: (cell) => terrain[cell] === '#',
    isReactor: (cell) => terrain[cell] === 'R',
    surface: new Map(seen.cells.map((cell) => [index(cell.at), surfaceOf(cell, index(cell.at))])),
    props,
    propAt: new Map(props.map((prop) => [prop.cell, prop])),
    propOf: new Map(props.map((prop) => [prop.id, prop])),
    leaks: seen.leaks.map(({ id, carrier, at: cell, face, severity }) => ({
      id,
      carrier,
      cell: index(cell),
      face: index(face),
      severity,
    })),
    robot: { ...robot, cell: index(at) },
    schedule: seen.schedule.map((event) => ({
      id: event.id,
      text: event.text,
      turn: event.next,
      every: event.every ?? null,
      until: event.until ?? null,
      unless: event.unless ?? null,
      places: event.places.map(index),
      starts: (event.leaks ?? [])
        .filter(({ id }) => event.effects.some((effect) => effect.do === 'startLeak' && effect.leak === id))
        .map(({ id, carrier, face }) => ({ leak: id, carrier, cell: index(face) })),
      worsens: event.effects.flatMap((effect) => (effect.do === 'worsenLeak' ? (effect.leak ?? []) : [])),
    })),
    isReady: seen.level.state === 'Ready' && seen.outcome.is === 'none',
    isWon: seen.outcome.is === 'won',
    underground: undergroundOf(seen, index),
  };
};

const surfaceOf = (cell: ReactorView['cells'][number], at: Index): Surface => {
  const band = (kind: (typeof KINDS)[number]): Band => {
    const label = cell.labels[kind];
    return label === undefined ? 'none' : BANDS[label];
  };
  const check: Check = CHECKS[cell.check];
  const { fuel, coolant, electricity, announced = 0 } = cell;
  const heat = cell.heat - announced;
  return {
    cell: at,
    value: { fuel, coolant, electricity, heat },
    announced,
    band: { fuel: band('fuel'), coolant: band('coolant'), electricity: band('electricity'), heat: band('heat') },
    block: {
      fuel: cell.blocks.fuel ?? 0,
      coolant: cell.blocks.coolant ?? 0,
      electricity: cell.blocks.electricity ?? 0,
    },
    check,
    hurts: check === 'safe' ? [] : KINDS.filter((kind) => band(kind) === 'critical' || band(kind) === 'caution'),
  };
};

const undergroundOf = (
  { underground }: ReactorView,
  index: (at: readonly [number, number]) => Index,
): Underground | null => {
  if (!underground) return null;
  const pipes: Record<Carrier, Map<Index, Pipe>> = { fuel: new Map(), coolant: new Map(), electricity: new Map() };
  for (const { carrier, cells } of underground.networks)
    for (const { at, edges, state, amount, push, reserved } of cells)
      pipes[carrier].set(index(at), {
        carrier,
        cell: index(at),
        opens: edges,
        amount,
        push,
        reserved,
        isLeaking: state === 'Leaking',
      });
  return {
    pipes,
    junctions: new Map(
      underground.junctions.map(({ prop, in: into, out, modes }) => [prop, { prop, into, out, modes }]),
    ),
    links: underground.connections,
    starving: new Map(underground.starving.map(({ prop, reasons, wants }) => [prop, { reasons, wants }])),
  };
};
