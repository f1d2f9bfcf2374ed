// What the terminal uses of this game beyond the contract: the ship that answers typed words.

export { sightings } from './say/sightings.ts';
export { PHRASES, talk } from './say/talk.ts';
export { showView } from './text.ts';
