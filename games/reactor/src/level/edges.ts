// The edges between neighbouring floor cells: each once, by its left or upper cell, right before down.

export interface Edges {
  readonly from: Int16Array;
  readonly to: Int16Array;
  /** Index of the door on it, or -1. */
  readonly door: Int16Array;
  /** By cell * 4 + direction: which edge lies there, or -1. */
  readonly at: Int16Array;
}

/** `near` and `doorOn` are those of the plant. */
export const edgesOf = (floor: Int16Array, near: Int16Array, doorOn: Int16Array): Edges => {
  const sides: number[] = [];
  for (const cell of floor) for (const dir of [2, 3]) if (near[cell * 4 + dir]! >= 0) sides.push(cell * 4 + dir);
  const at = new Int16Array(near.length).fill(-1);
  sides.forEach((side, edge) => {
    at[side] = edge;
    at[near[side]! * 4 + 3 - (side & 3)] = edge;
  });
  return {
    from: Int16Array.from(sides, (side) => side >> 2),
    to: Int16Array.from(sides, (side) => near[side]!),
    door: Int16Array.from(sides, (side) => doorOn[side]!),
    at,
  };
};
