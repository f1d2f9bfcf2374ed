// What the terminal uses of this game beyond the contract: the ship that answers typed words.

export { PHRASES, talk } from './say/talk.ts';
