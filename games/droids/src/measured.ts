// What the bench measures of this game beyond the contract.

export { draftBoard } from './generate/board.ts';
export { askOf } from './solve/plan.ts';
export { structuralPlan } from './solve/structure.ts';
export { bestTape } from './solve/tapes.ts';
