// What happened in a turn as six beats for the eye, in the order of the rules: each with where everything stood before and
// after it, and what flashes in between. Pure: the clock is elsewhere, and the state was final before the first beat.

import type { Cell, Facing, OrbitEvent, OrbitView } from '@interlock/orbit';
import type { Flight } from './geometry.ts';

export const BEATS = ['power', 'move', 'missiles', 'weapons', 'damage', 'heat'] as const;
export type BeatName = (typeof BEATS)[number];

export const BEAT_WORDS: Readonly<Record<BeatName, string>> = {
  power: 'Power',
  move: 'Move',
  missiles: 'Missiles',
  weapons: 'Weapons',
  damage: 'Damage',
  heat: 'Heat',
};

/** Milliseconds at 1×. */
const LENGTH: Readonly<Record<BeatName, number>> = {
  power: 390,
  move: 900,
  missiles: 400,
  weapons: 630,
  damage: 480,
  heat: 880,
};

/** What every further shot of a turn adds: they come one after another, in the order of the rules. */
const SHOT = 240;

export interface ShipPose extends Cell {
  readonly facing: Facing;
  readonly hull: number;
  readonly heat: number;
  readonly isAlive: boolean;
}

export interface MissilePose extends Cell {
  readonly owner: string;
  readonly target: string;
  readonly life: number;
}

export interface Pose {
  readonly ships: ReadonlyMap<string, ShipPose>;
  readonly missiles: ReadonlyMap<number, MissilePose>;
}

export type Mark =
  | {
      readonly is: 'beam';
      readonly by: string;
      readonly to: Cell;
      readonly text: string;
      /** The missile it ends. */
      readonly missile?: number;
    }
  | { readonly is: 'slug'; readonly by: string; readonly to: Cell | null; readonly text: string }
  | {
      readonly is: 'burst';
      readonly at: Cell;
      readonly by: string;
      readonly text: string;
      readonly missile: number;
    }
  | { readonly is: 'shield'; readonly ship: string; readonly text: string }
  | {
      readonly is: 'plate';
      readonly ship: string;
      readonly text: string;
      readonly kind: 'hull' | 'heat' | 'gain' | 'way';
    }
  | { readonly is: 'gate'; readonly number: number };

export interface Beat {
  readonly name: BeatName;
  readonly length: number;
  readonly before: Pose;
  readonly after: Pose;
  /** Ships that burn in it, with the power. */
  readonly burns: ReadonlyMap<string, number>;
  readonly marks: readonly Mark[];
  /** Places in the turn's list of the events it shows. */
  readonly events: readonly number[];
}

const BEAT_OF: Readonly<Record<OrbitEvent['type'], BeatName | null>> = {
  scriptSkipped: null,
  planCommitted: null,
  energyDeallocated: 'power',
  energyAllocated: 'power',
  subsystemActivated: 'power',
  subsystemDeactivated: 'power',
  heatVented: 'power',
  shipRotated: 'power',
  shipCoasted: 'move',
  shipTransferred: 'move',
  shipPhased: 'move',
  massScooped: 'missiles',
  missileMoved: 'missiles',
  laserFired: 'weapons',
  laserHit: 'weapons',
  missileIntercepted: 'weapons',
  railgunFired: 'weapons',
  railgunHit: 'weapons',
  railgunMissed: 'weapons',
  missileImpacted: 'weapons',
  missileExpired: 'weapons',
  missileLaunched: 'weapons',
  damageAbsorbed: 'damage',
  hullDamaged: 'damage',
  recoilShifted: 'damage',
  recoilBraced: 'damage',
  heatDamaged: 'heat',
  heatGenerated: 'heat',
  shipDestroyed: 'heat',
  missileLost: 'heat',
  gatePassed: 'heat',
  dockHeld: 'heat',
  scenarioWon: 'heat',
  scenarioLost: 'heat',
  duelEnded: 'heat',
  turnEnded: null,
  intentPublished: null,
};

/** The beat in which an event is shown; null for what only frames a turn. */
export const beatOf = (type: OrbitEvent['type']): BeatName | null => BEAT_OF[type];

const poseOf = (view: OrbitView): Pose => ({
  ships: new Map(view.ships.map((ship) => [ship.id, ship])),
  missiles: new Map(view.missiles.map((missile) => [missile.id, missile])),
});

/** `life` is that of a missile just launched. */
export const scriptOf = (before: OrbitView, events: readonly OrbitEvent[], life: number): readonly Beat[] => {
  let pose = poseOf(before);
  return BEATS.flatMap((name) => {
    const places = events.flatMap((event, i) => (BEAT_OF[event.type] === name ? [i] : []));
    if (places.length === 0) return [];
    const start = pose;
    const told = places.map((i) => events[i]!);
    for (const event of told) pose = after(pose, event, life);
    const burns = new Map<string, number>();
    for (const event of told)
      if (event.type === 'shipTransferred' || event.type === 'shipPhased') burns.set(event.ship, event.power);
    const marks = told.flatMap((event) => marksOf(start, event));
    const length = LENGTH[name] + (name === 'weapons' ? SHOT * Math.max(0, marks.length - 1) : 0);
    return [{ name, length, before: start, after: pose, burns, marks, events: places }];
  });
};

const after = (pose: Pose, event: OrbitEvent, life: number): Pose => {
  switch (event.type) {
    case 'shipRotated':
      return moved(pose, event.ship, { facing: event.facing });
    case 'shipCoasted':
    case 'shipTransferred':
    case 'shipPhased':
      return moved(pose, event.ship, event.to);
    case 'recoilShifted':
      return moved(pose, event.ship, { ring: event.ring });
    case 'hullDamaged':
    case 'heatDamaged':
      return moved(pose, event.ship, { hull: event.hull });
    case 'heatVented':
    case 'heatGenerated':
      return moved(pose, event.ship, { heat: event.heat });
    case 'shipDestroyed':
      return moved(pose, event.ship, { isAlive: false });
    case 'missileMoved':
      return flown(pose, event.missile, { ...event.to, life: event.life });
    case 'missileLaunched': {
      const { ship: owner, target, missile, at } = event;
      return { ...pose, missiles: new Map(pose.missiles).set(missile, { ...at, owner, target, life }) };
    }
    case 'missileIntercepted':
    case 'missileImpacted':
    case 'missileExpired':
    case 'missileLost': {
      const missiles = new Map(pose.missiles);
      missiles.delete(event.missile);
      return { ...pose, missiles };
    }
    default:
      return pose;
  }
};

const moved = (pose: Pose, id: string, change: Partial<ShipPose>): Pose => {
  const ship = pose.ships.get(id);
  if (!ship) return pose;
  return { ...pose, ships: new Map(pose.ships).set(id, { ...ship, ...change }) };
};

const flown = (pose: Pose, id: number, change: Partial<MissilePose>): Pose => {
  const missile = pose.missiles.get(id);
  if (!missile) return pose;
  return { ...pose, missiles: new Map(pose.missiles).set(id, { ...missile, ...change }) };
};

const marksOf = ({ ships, missiles }: Pose, event: OrbitEvent): readonly Mark[] => {
  switch (event.type) {
    case 'laserHit': {
      const target = ships.get(event.target);
      return target ? [{ is: 'beam', by: event.ship, to: target, text: `laser ${event.damage}` }] : [];
    }
    case 'missileIntercepted': {
      const { missile } = event;
      const to = missiles.get(missile);
      return to ? [{ is: 'beam', by: event.ship, to, text: `M${missile} shot down`, missile }] : [];
    }
    case 'railgunHit': {
      const target = ships.get(event.target);
      return target ? [{ is: 'slug', by: event.ship, to: target, text: `rail ${event.damage}` }] : [];
    }
    case 'railgunMissed':
      return [{ is: 'slug', by: event.ship, to: null, text: 'nothing in the lane' }];
    case 'missileImpacted': {
      const target = ships.get(event.target);
      const { missile } = event;
      const by = missiles.get(missile)?.owner ?? '';
      return target ? [{ is: 'burst', at: target, by, text: `M${missile} ${event.damage}`, missile }] : [];
    }
    case 'missileExpired': {
      const { missile } = event;
      const at = missiles.get(missile);
      return at ? [{ is: 'burst', at, by: at.owner, text: `M${missile} spent`, missile }] : [];
    }
    case 'damageAbsorbed':
      return [{ is: 'shield', ship: event.ship, text: `shields −${event.amount}` }];
    case 'shipTransferred':
    case 'shipPhased':
      return [{ is: 'plate', ship: event.ship, text: `burn ${event.power}`, kind: 'way' }];
    case 'hullDamaged':
    case 'heatDamaged': {
      const was = ships.get(event.ship)?.hull ?? event.hull;
      return [{ is: 'plate', ship: event.ship, text: `${was}→${event.hull}`, kind: 'hull' }];
    }
    case 'heatGenerated':
      return [{ is: 'plate', ship: event.ship, text: `+${event.amount} heat`, kind: 'heat' }];
    case 'heatVented':
      return [{ is: 'plate', ship: event.ship, text: `−${event.amount} heat`, kind: 'heat' }];
    case 'massScooped':
      return [{ is: 'plate', ship: event.ship, text: `+${event.amount} mass`, kind: 'gain' }];
    case 'gatePassed':
      return [{ is: 'gate', number: event.gate }];
    default:
      return [];
  }
};

/** How much of a beat one of its marks takes: causes come one after another. */
export const stretchOf = (marks: number): number => (marks <= 1 ? 0.5 : 0.8 / marks);

/** Causes come one after another: how much of its own stretch of the beat a mark has gone, 0 to 1. */
export const partOfMark = (part: number, i: number, of: number): number => {
  const length = stretchOf(of);
  return Math.max(0, Math.min(1, (part - i * length) / length));
};

/** Launches show when all shots have been seen. */
const LAUNCHED = 0.85;
/** A beam has reached what it hits. */
export const ARRIVED = 0.7;

/** Missiles to be seen at a moment of a beat: each until what ends it is drawn, a new one once the shots are over. */
export const missilesAt = ({ before, after, marks }: Beat, part: number): ReadonlyMap<number, MissilePose> => {
  const shown = new Map([...after.missiles].filter(([id]) => before.missiles.has(id) || part >= LAUNCHED));
  marks.forEach((mark, i) => {
    const id = 'missile' in mark ? mark.missile : undefined;
    const pose = id === undefined ? undefined : before.missiles.get(id);
    const end = mark.is === 'beam' ? ARRIVED : 0;
    if (pose && partOfMark(part, i, marks.length) <= end) shown.set(id!, pose);
  });
  return shown;
};

/** From one place to another along the rings, the shorter way round. */
export const flightOf = (sectors: number, from: Cell, to: Cell): Flight => {
  const gap = (((to.sector - from.sector) % sectors) + sectors) % sectors;
  return { from, ring: to.ring, advance: gap > sectors / 2 ? gap - sectors : gap };
};
