// Geometry of boards: cells are numbers, lists of cells are typed arrays, and every order is fixed.

export { distances } from './distances.ts';
export type { Graph } from './graph.ts';
export { type Hex, hexBoard, hexDirections, hexDisk, hexDistance, hexStep } from './hex.ts';
export { shortestPath } from './paths.ts';
export { lineBetween } from './sightline.ts';
export {
  manhattan,
  northWestEastSouth,
  rowsOf,
  type SquareGrid,
  squareGraph,
  squareGrid,
  step,
} from './square.ts';
export { UnionFind } from './unionFind.ts';
