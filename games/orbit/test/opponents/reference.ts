// The opponents' scores written a second time, plainly and from the rule text alone, to hold the fast ones against.

import type { World } from '../../src/shape/world.ts';
import { ALIVE, ENERGY, FACING, MASS, RING, SECTOR, SHIP_STRIDE, type State } from '../../src/state.ts';

export interface Candidate {
  readonly move: string;
  readonly cell: string;
  readonly score: number;
}

const SECTORS = 24;
const mod = (n: number): number => ((n % SECTORS) + SECTORS) % SECTORS;
const apart = (a: number, b: number): number => Math.min(mod(a - b), mod(b - a));

export const candidatesOf = (world: World, state: State, ship: number): readonly Candidate[] => {
  const { balance } = world.content;
  const speed = (ring: number): number => balance.board.speed[ring - 1]!;
  const value = (one: number, field: number): number => state.ships[one * SHIP_STRIDE + field]!;
  const { ai, target: named } = world.ships[ship]!;
  if (ai === null || ai === 'drift') return [];
  const mind = world.content.personalities[ai];

  // OS-285
  const hostile = world.ships
    .map((_, one) => one)
    .filter((one) => value(one, ALIVE) === 1 && world.sides[one]! + world.sides[ship]! === 1);
  const away = (one: number): number =>
    balance.ai.targetRingFactor * Math.abs(value(one, RING) - value(ship, RING)) +
    apart(value(one, SECTOR), value(ship, SECTOR));
  const nearest = [...hostile].sort((a, b) => away(a) - away(b) || a - b)[0];
  const target = named >= 0 && value(named, ALIVE) === 1 ? named : nearest;
  if (target === undefined) return [];

  // OS-287, OS-288
  const ring = value(target, RING);
  const guesses = mind.hypotheses.flatMap((guess) => {
    const to = guess === 'out' ? ring + 1 : guess === 'in' ? ring - 1 : ring;
    if (to < 1 || to > 6) return [];
    const by = guess === 'coast' ? speed(ring) : Math.floor((speed(ring) + speed(to)) / 2);
    const weight =
      guess === 'coast' ? (mind.hypotheses.length > 1 ? balance.ai.weightCoastMany : 1) : balance.ai.weightOther;
    return [{ ring: to, sector: mod(value(target, SECTOR) + by), weight }];
  });
  const coast = guesses[0]!;

  const has = (one: number, subsystem: number): boolean => ((world.ships[one]!.installed >> subsystem) & 1) === 1;
  const isLaserOn = value(ship, ENERGY + 3) >= 2;
  const isGunOn = value(ship, ENERGY + 4) >= 4;
  const inWindow = (a: number, b: number, c: number, d: number): boolean =>
    Math.abs(a - c) === balance.laser.ringOffset && apart(b, d) <= balance.laser.reach;
  const inLane = (a: number, b: number, facing: number, c: number, d: number): boolean => {
    const ahead = facing === 0 ? mod(d - b) : mod(b - d);
    return a === c && ahead >= 1 && ahead <= balance.railgun.range;
  };

  const list: Candidate[] = [];
  for (const turned of value(ship, ENERGY + 1) >= 1 ? [0, 1] : [0]) {
    const facing = turned === 1 ? 1 - value(ship, FACING) : value(ship, FACING);
    const outward = facing === 0 ? 1 : -1;
    for (const kind of ['coast', 'transfer', 'phase'] as const)
      for (const power of kind === 'coast' ? [0] : [1, 2, 3]) {
        if (power > value(ship, ENERGY) || power > value(ship, MASS)) continue;
        const from = value(ship, RING);
        const end = kind === 'transfer' ? from + outward * power : from;
        if (end < 1 || end > 6) continue;
        const by =
          kind === 'transfer'
            ? Math.floor((speed(from) + speed(end)) / 2)
            : speed(from) + (kind === 'phase' ? outward * power : 0);
        const sector = mod(value(ship, SECTOR) + by);
        let score = 0;
        for (const guess of guesses) {
          const isNear = inWindow(end, sector, guess.ring, guess.sector);
          if (isLaserOn && isNear) score += mind.laser * guess.weight;
          if (isGunOn && kind !== 'transfer' && inLane(end, sector, facing, guess.ring, guess.sector))
            score += mind.rail * guess.weight;
          if (has(target, 3) && isNear) score -= mind.fearLaser * guess.weight;
          if (has(target, 4) && inLane(guess.ring, guess.sector, value(target, FACING), end, sector))
            score -= mind.fearRail * guess.weight;
        }
        score -= mind.ring * Math.abs(Math.abs(end - coast.ring) - mind.prefRing);
        const later = Array.from({ length: balance.ai.lookahead + 1 }, (_, j) => {
          const distance = apart(sector + j * speed(end), coast.sector + j * speed(coast.ring));
          return mind.sector * Math.abs(distance - mind.prefSector) + mind.delay * j;
        });
        score -= Math.min(...later);
        score -= mind.mass * power + mind.rot * turned;
        const move = `${turned === 1 ? 'turn, ' : ''}${kind}${power === 0 ? '' : ` ${power}`}`;
        list.push({ move, cell: `${end}:${sector}`, score });
      }
  }
  return list;
};
