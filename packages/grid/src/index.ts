// Geometry of boards: cells are numbers, lists of cells are typed arrays, and every order is fixed.

export { type Components, components } from './components.ts';
export { distances, flood } from './flood.ts';
export { type Graph, graphFrom, neighboursOf, type Pass } from './graph.ts';
export {
  type Hex,
  type HexBoard,
  hexBoard,
  hexDirections,
  hexDisk,
  hexDistance,
  hexGraph,
  hexLine,
  hexRing,
  hexStep,
  rotateHex,
} from './hex.ts';
export { shortestPath } from './paths.ts';
export { lineBetween } from './sightline.ts';
export {
  cellAt,
  type Direction,
  isDirection,
  manhattan,
  northEastSouthWest,
  northWestEastSouth,
  opposite,
  rowsOf,
  type SquareGrid,
  squareGraph,
  squareGrid,
  step,
  turned,
  xOf,
  yOf,
} from './square.ts';
export { UnionFind } from './unionFind.ts';
