// Cells and the steps between them, packed: the neighbours of cell c are next[first[c]] up to next[first[c + 1]],
// in the order the maker chose.

export interface Graph {
  readonly size: number;
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** May one step from a cell to its neighbour? */
export type Pass = (from: number, to: number) => boolean;
