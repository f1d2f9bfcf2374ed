// What tools and measurements may use beside the game itself.

export { draftBoard } from './generate/board.ts';
export { askOf } from './solve/plan.ts';
export { type Route, routeTo } from './solve/route.ts';
export { structuralPlan } from './solve/structure.ts';
export { bestTape } from './solve/tapes.ts';
