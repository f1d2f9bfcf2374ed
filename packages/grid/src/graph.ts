// Cells and the steps between them, packed: the neighbours of cell c are next[first[c]] up to next[first[c + 1]],
// in the order the maker chose. Squares, hexes and rooms with doors all come down to this.

export interface Graph {
  readonly size: number;
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** May one step from a cell to its neighbour? Functions over undirected graphs expect the same answer both ways. */
export type Pass = (from: number, to: number) => boolean;

/** From lists of neighbours, kept in their order. */
export const graphFrom = (neighbours: readonly (readonly number[])[]): Graph => {
  const size = neighbours.length;
  const first = new Int32Array(size + 1);
  for (let cell = 0; cell < size; cell++) first[cell + 1] = first[cell]! + neighbours[cell]!.length;
  const next = new Int32Array(first[size]!);
  for (let cell = 0; cell < size; cell++) {
    const list = neighbours[cell]!;
    for (let i = 0; i < list.length; i++) {
      const to = list[i]!;
      if (!Number.isInteger(to) || to < 0 || to >= size) throw new RangeError(`${to} is no cell among ${size}.`);
      next[first[cell]! + i] = to;
    }
  }
  return { size, first, next };
};

/** The neighbours of a cell in their order; a window into the graph, not a copy. */
export const neighboursOf = (graph: Graph, cell: number): Int32Array =>
  graph.next.subarray(graph.first[cell]!, graph.first[cell + 1]!);
