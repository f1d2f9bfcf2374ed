// What the bench measures of this game beyond the contract.

export { networkOf } from './logic/build.ts';
export { closure } from './logic/closure.ts';
export { validate } from './logic/validate.ts';
export { layoutOf } from './map/layout.ts';
