// The spheres of a draft from the closure over rooms, before there is a level: enough to reject most attempts early.

import type { Draft } from '../draft.ts';
import type { Spread } from '../measures.ts';

/** Null where a room or the goal is never reached; the construction should not let that happen [DS-355, DS-362]. */
export const spreadOf = ({ ends, generators, hazards, edges, puzzles, things, filled }: Draft): Spread | null => {
  const { reach } = filled;
  const roomsBySphere = new Array<number>(reach.rounds).fill(0);
  for (const sphere of reach.roomAt) {
    if (sphere === -1) return null;
    roomsBySphere[sphere]!++;
  }
  const spheres = [reach.roomAt[ends.exit]!, ...generators.map(({ room }) => reach.roomAt[room]!), ...reach.fixedAt];
  const batteries: number[] = [];
  for (const [thing, { kind }] of things.list.entries()) if (kind === 'battery') batteries.push(reach.thingAt[thing]!);
  for (const [puzzle, { unlocks }] of puzzles.entries()) if (unlocks === null) batteries.push(reach.solvedAt(puzzle));
  const had = batteries.filter((sphere) => sphere !== -1).sort((a, b) => a - b);
  spheres.push(had[things.needed - 1] ?? -1);
  if (spheres.includes(-1) || reach.fixedAt.length !== hazards.length) return null;
  return { goalSphere: Math.max(...spheres), roomsBySphere, hasCycle: edges.hasCycle };
};
