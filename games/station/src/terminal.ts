// What the terminal uses of this game beyond the contract: the ship that answers typed words.

export { PHRASES } from './say/phrases.ts';
export { sightings } from './say/sightings.ts';
export { talk } from './say/talk.ts';
export { showView } from './text.ts';
