// Stage 14 [DS-359]: a name by its wing and a key for every room, none twice.

import type { Stream } from '@interlock/kernel';
import type { Slots } from './layout/slots.ts';
import { WINGS, type Wing } from './layout/wings.ts';
import type { Ends } from './logic/ends.ts';
import type { Recipe } from './recipe.ts';
import { keyFor } from './roomNames.ts';

export interface Names {
  readonly name: readonly string[];
  readonly key: readonly string[];
}

/** Names of one wing in the order in which they are drawn; once all are, each may be drawn again with the next number. */
class Words {
  readonly #adjectives: readonly string[];
  readonly #nouns: readonly string[];
  readonly #used: Uint16Array;
  #round = 0;
  #left: number;

  constructor(adjectives: readonly string[], nouns: readonly string[]) {
    this.#adjectives = adjectives;
    this.#nouns = nouns;
    this.#left = adjectives.length * nouns.length;
    this.#used = new Uint16Array(this.#left);
  }

  draw(dice: Stream): string {
    const count = this.#used.length;
    if (this.#left === 0) {
      this.#round++;
      this.#left = count;
    }
    let pick = dice.int(count);
    while (this.#used[pick]! > this.#round) pick = (pick + 1) % count;
    this.#used[pick] = this.#round + 1;
    this.#left--;
    const nouns = this.#nouns;
    const plain = `${this.#adjectives[Math.floor(pick / nouns.length)]!} ${nouns[pick % nouns.length]!}`;
    return this.#round === 0 ? plain : `${plain} ${this.#round + 1}`;
  }
}

export const nameRooms = ({ content, rooms, stream }: Recipe, ends: Ends, { wing }: Slots): Names => {
  const dice = stream('names');
  const { docks, exit, adjectives, nouns } = content.names;
  const words = Object.fromEntries(WINGS.map((one) => [one, new Words(adjectives, nouns[one])])) as Record<Wing, Words>;
  const keys = new Set<string>();
  const name: string[] = [];
  const key: string[] = [];
  const take = (text: string): boolean => {
    const short = keyFor(text);
    if (keys.has(short)) return false;
    keys.add(short);
    name.push(text);
    key.push(short);
    return true;
  };
  const dock = dice.pick(docks);
  keys.add(keyFor(dock)).add(keyFor(exit));
  for (let room = 0; room < rooms; room++) {
    if (room === ends.start || room === ends.exit) {
      const own = room === ends.start ? dock : exit;
      name.push(own);
      key.push(keyFor(own));
      continue;
    }
    while (!take(words[wing[room]!].draw(dice)));
  }
  return { name, key };
};
