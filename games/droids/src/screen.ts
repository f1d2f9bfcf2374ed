// What the screen uses of this game beyond the contract: the fewest steps and turns to a cell.

export { routeTo } from './solve/route.ts';
