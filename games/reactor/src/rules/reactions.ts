// Steps 7 and 8: which reactions between kinds each floor cell owns this turn. Only the snapshot is read; the
// strongest candidate of each family wins, so order cannot matter.

import { KIND, MOST } from '../level/bands.ts';
import type { Plant } from '../level/plant.ts';
import { COOLANT, ELECTRICITY, FUEL, HEAT } from '../shape.ts';
import type { State } from '../state.ts';

const CLOSED = 1;

/** True where nothing passes between a floor cell and its neighbour in a direction: wall, or a closed door. */
const isSealed = (plant: Plant, state: State, cell: number, dir: number): boolean => {
  const door = plant.doorOn[cell * 4 + dir]!;
  return plant.near[cell * 4 + dir]! < 0 || (door >= 0 && state.props[door] === CLOSED);
};

/** Reads the snapshot: which floor cells hold anything, their bands, and a clean slate for what the pass will find. */
export const takeSnapshot = (plant: Plant, draft: State): void => {
  const { reactor, size, bands } = plant;
  const { pass } = plant.scratch;
  const { active, band, flowBand, full, touched, warm } = pass;
  const { surface } = draft;
  const words = draft.words; // the surface comes first, two words a cell; walls hold nothing
  if (!pass.isWiped) pass.slate.fill(0);
  touched.fill(0);
  let count = 0;
  let fulls = 0;
  for (let cell = 0; cell < size; cell++) {
    const left = words[cell * 2]!;
    const right = words[cell * 2 + 1]!;
    if ((left | right) === 0) continue;
    const i = cell * 4;
    active[count++] = cell;
    touched[cell >> 5]! |= 1 << (cell & 31);
    let found = 0;
    if (left !== 0) found = bands[Math.min(surface[i]!, MOST)]! | bands[KIND + Math.min(surface[i + 1]!, MOST)]!;
    if (right !== 0)
      found |= bands[2 * KIND + Math.min(surface[i + 2]!, MOST)]! | bands[3 * KIND + Math.min(surface[i + 3]!, MOST)]!;
    if (found === 0) continue;
    band[cell] = found & 255;
    if (found < 256) continue;
    flowBand[cell] = found >> 8;
    full[fulls++] = cell;
  }
  pass.count = count;
  pass.isWiped = count === 0;
  pass.fulls = fulls;
  pass.reactions = 0;
  for (let r = 0; r < reactor.length; r++) warm[reactor[r]!] = surface[reactor[r]! * 4 + HEAT]! > 0 ? 1 : 0;
};

/** Lets a cell own what the pair table found against one partner, if that is stronger than what it owns already. */
const offerReactions = (plant: Plant, surface: Int16Array, owner: number, partner: number, found: number): void => {
  const { pass } = plant.scratch;
  const { burn, burnBy, burnKind, short, shortBy, quench, quenchBy } = pass;
  if ((burn[owner]! | short[owner]! | quench[owner]!) === 0) pass.reacting[pass.reactions++] = owner;
  const strength = found & 7;
  if (strength > burn[owner]!) {
    burn[owner] = strength;
    burnBy[owner] = partner;
    burnKind[owner] = found & 8 ? HEAT : ELECTRICITY;
  }
  const shorts = (found >> 4) & 3;
  if (
    shorts > 0 &&
    (shorts > short[owner]! || (shorts === short[owner] && hasMore(surface, partner, shortBy[owner]!)))
  ) {
    short[owner] = shorts;
    shortBy[owner] = partner;
  }
  const quenches = found >> 6;
  if (
    quenches > 0 &&
    (quenches > quench[owner]! || (quenches === quench[owner] && hasMore(surface, partner, quenchBy[owner]!)))
  ) {
    quench[owner] = quenches;
    quenchBy[owner] = partner;
  }
};

const hasMore = (surface: Int16Array, cell: number, than: number): boolean =>
  surface[cell * 4 + COOLANT]! > surface[than * 4 + COOLANT]!;

/** Fuel and coolant react with charge and heat only, so packed bands without one of the former and one of the latter
 *  need no look at the table. */
const isMixed = (bands: number): boolean => (bands & 0b1111) !== 0 && bands > 0b1111;

/** Step 7: each floor cell against itself. */
export const reactWithin = (plant: Plant, draft: State): void => {
  const { react } = plant.pairs;
  const { active, band, count } = plant.scratch.pass;
  for (let a = 0; a < count; a++) {
    const cell = active[a]!;
    const own = band[cell]!;
    if (!isMixed(own)) continue;
    const found = react[(own << 8) | own]!;
    if (found !== 0) offerReactions(plant, draft.surface, cell, cell, found);
  }
};

/** Step 8, kinds against each other: right and bottom neighbours, both ways round. Row-major with E before S gives
 *  every cell its partners in the order itself, N, W, E, S, so equal candidates resolve as the rule says. */
export const reactAcross = (plant: Plant, draft: State): void => {
  const { near } = plant;
  const { react } = plant.pairs;
  const { active, band, count } = plant.scratch.pass;
  for (let a = 0; a < count; a++) {
    const cell = active[a]!;
    const own = band[cell]!;
    if (own === 0) continue; // an empty cell reacts with nothing
    for (let dir = 2; dir < 4; dir++) {
      const other = near[cell * 4 + dir]!;
      if (other < 0) continue;
      const theirs = band[other]!;
      if (!isMixed(own | theirs)) continue;
      const forth = react[(own << 8) | theirs]!;
      const back = react[(theirs << 8) | own]!;
      if ((forth | back) === 0 || isSealed(plant, draft, cell, dir)) continue;
      if (forth !== 0) offerReactions(plant, draft.surface, cell, other, forth);
      if (back !== 0) offerReactions(plant, draft.surface, other, cell, back);
    }
  }
};

/** What the reactions take and add: removals are summed and cut to what the snapshot holds, before any flow. */
export const reserveReactions = (plant: Plant, draft: State): void => {
  const n = plant.numbers;
  const { reacting, reactions, burn, short, shortBy, quench, quenchBy, taken, delta } = plant.scratch.pass;
  for (let r = 0; r < reactions; r++) {
    const cell = reacting[r]!;
    const i = cell * 4;
    const lit = burn[cell]!;
    if (lit > 0) {
      taken[i + FUEL]! += lit > 2 ? n.igniteFuel[lit - 2]! : n.warmFuel[lit]!;
      delta[i + HEAT]! += lit > 2 ? n.igniteHeat[lit - 2]! : n.warmHeat[lit]!;
    }
    const shorted = short[cell]!;
    if (shorted > 0) {
      taken[i + ELECTRICITY]! += n.shortElectricity[shorted]!;
      taken[shortBy[cell]! * 4 + COOLANT]! += n.shortCoolant[shorted]!;
      delta[i + HEAT]! += n.shortHeat[shorted]!;
    }
    const quenched = quench[cell]!;
    if (quenched > 0) {
      taken[i + HEAT]! += n.coolHeat[quenched]!;
      taken[quenchBy[cell]! * 4 + COOLANT]! += n.coolCoolant[quenched]!;
    }
  }
  const { surface } = draft;
  for (let r = 0; r < reactions; r++) {
    const cell = reacting[r]!;
    for (let i = cell * 4, end = i + 4; i < end; i++) cut(taken, surface, i);
    if (short[cell]! > 0) cut(taken, surface, shortBy[cell]! * 4 + COOLANT);
    if (quench[cell]! > 0) cut(taken, surface, quenchBy[cell]! * 4 + COOLANT);
  }
};

const cut = (taken: Int16Array, surface: Int16Array, i: number): void => {
  if (taken[i]! > surface[i]!) taken[i] = surface[i]!;
};
