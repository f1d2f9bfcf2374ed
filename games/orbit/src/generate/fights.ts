// Scenarios with opponents: hunts, escorts and gauntlets [OS-405..OS-407].

import type { Stream } from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import type { Params } from '../params.ts';
import { type Draft, PLAYER } from './draft.ts';
import { buy, named, place } from './fleet.ts';

const OWN_RINGS = [3, 4] as const;

export const draftHunt = (content: Content, { difficulty }: Params, stream: Stream): Draft => {
  const { gen, board } = content.balance;
  const row = difficulty - 1;
  const player = {
    id: PLAYER,
    class: PLAYER,
    ring: stream.pick(OWN_RINGS),
    sector: stream.int(board.sectors),
    ammo: gen.hunt.missiles[row]!,
  };
  const classes = buy(content, gen.hunt.points[row]!, 3, stream);
  const red = place(content, classes, { rings: [1, 6], from: player.sector, gap: [6, 18] }, stream);
  return {
    goal: { kind: 'destroy' },
    ships: [player, ...red],
    turns: gen.searchTurns[row]!,
    minPar: gen.minPar[row]!,
    isExact: false,
  };
};

/** Who is to be protected, by difficulty. */
const WARDS = [['freighter'], ['freighter'], ['station'], ['freighter', 'freighter'], ['freighter', 'freighter']];
const STATION_HULL = 12;
const NEAR = 3;

export const draftEscort = (content: Content, { difficulty }: Params, stream: Stream): Draft => {
  const { gen, board } = content.balance;
  const row = difficulty - 1;
  const player = {
    id: PLAYER,
    class: PLAYER,
    ring: stream.pick(OWN_RINGS),
    sector: stream.int(board.sectors),
    ammo: gen.hunt.missiles[row]!,
  };
  const classes = WARDS[row]!;
  const ids = named(classes);
  const wards = classes.map((classId, i) => {
    const ring = stream.range(3, 5);
    const gap = stream.range(-NEAR, NEAR);
    // no ship begins in the player's cell
    const by = gap === 0 && ring === player.ring ? NEAR : gap;
    return {
      id: ids[i]!,
      class: classId,
      ring,
      sector: (player.sector + by + board.sectors) % board.sectors,
      ...(classId === 'station' ? { hull: STATION_HULL } : {}),
    };
  });
  const raiders = buy(content, gen.escort.points[row]!, 3, stream);
  const red = place(content, raiders, { rings: [1, 6], from: player.sector, gap: [7, 17] }, stream);
  const aimed = red.map((ship, i) => ({
    ...ship,
    target: i % 2 === 0 ? wards[(i / 2) % wards.length]!.id : PLAYER,
  }));
  return {
    goal: { kind: 'destroy' },
    ships: [player, ...wards, ...aimed],
    protect: ids,
    turns: gen.searchTurns[row]!,
    minPar: gen.minPar[row]!,
    isExact: false,
  };
};

export const draftGauntlet = (content: Content, { difficulty }: Params, stream: Stream): Draft => {
  const { gen, board } = content.balance;
  const row = difficulty - 1;
  const player = {
    id: PLAYER,
    class: PLAYER,
    ring: 1,
    sector: stream.int(board.sectors),
    hull: gen.gauntlet.hull[row]!,
    mass: gen.gauntlet.mass[row]!,
  };
  const classes = buy(content, gen.gauntlet.points[row]!, 4, stream);
  const red = place(content, classes, { rings: [3, 6], from: 0, gap: [0, board.sectors - 1] }, stream);
  return {
    goal: { kind: 'escape', ring: board.rings },
    ships: [player, ...red],
    turns: gen.searchTurns[row]!,
    minPar: gen.minParGauntlet,
    isExact: false,
  };
};
