// Where the things of a deck are put to use: what the fill lays on the way there [DS-353].

import type { Generator, PuzzleDraft } from './machines.ts';
import type { RoomGraph } from './reach.ts';

/** By thing: the room its card opens, the one behind its hazard (behind the first, where a tool clears several), that of
 *  the generator it is meant for. Of a puzzle and its fragments the same of what it grants. Every generator has as many
 *  batteries meant for it as it needs; a spare one is for the last. */
export const usesOf = (
  { edges, hazards, things }: RoomGraph,
  puzzles: readonly PuzzleDraft[],
  generators: readonly Generator[],
  turnOf: Int32Array,
): Int32Array => {
  const wanting = generators.flatMap(({ room, needs }) => new Array<number>(needs).fill(room));
  const next = (): number => wanting.pop() ?? generators[0]!.room;
  const granted = puzzles.map(({ unlocks }) => unlocks ?? next());
  const behind = (hazard: number): number => {
    const { edge } = hazards[hazard]!;
    const [low, high] = [edges.low[edge]!, edges.high[edge]!];
    return turnOf[low]! < turnOf[high]! ? high : low;
  };
  const firstOf = (tool: number): number => {
    let room = -1;
    for (let h = 0; h < hazards.length; h++) {
      if (things.toolOf[h] !== tool) continue;
      const other = behind(h);
      if (room === -1 || turnOf[other]! < turnOf[room]!) room = other;
    }
    return room;
  };
  return Int32Array.from(things.list, (thing, i) => {
    switch (thing.kind) {
      case 'keycard':
        return thing.room;
      case 'tool':
        return firstOf(i);
      case 'control':
        return behind(thing.hazard);
      case 'battery':
        return next();
      default:
        return granted[thing.puzzle]!;
    }
  });
};
