// Stage 14 [DS-359]: a name and a key for every room, none twice.

import type { Ends } from './ends.ts';
import type { Recipe } from './recipe.ts';
import { keyFor } from './roomNames.ts';

export interface Names {
  readonly name: readonly string[];
  readonly key: readonly string[];
}

export const nameRooms = ({ content, rooms, stream }: Recipe, ends: Ends): Names => {
  const dice = stream('names');
  const { docks, exit, adjectives, nouns } = content.names;
  const count = adjectives.length * nouns.length;
  // Names drawn so far; once all of them are, each may be drawn again with the next number.
  const used = new Uint16Array(count);
  let round = 0;
  let left = count;
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
  const draw = (): string => {
    if (left === 0) {
      round++;
      left = count;
    }
    let pick = dice.int(count);
    while (used[pick]! > round) pick = (pick + 1) % count;
    used[pick] = round + 1;
    left--;
    const plain = `${adjectives[Math.floor(pick / nouns.length)]!} ${nouns[pick % nouns.length]!}`;
    return round === 0 ? plain : `${plain} ${round + 1}`;
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
    while (!take(draw()));
  }
  return { name, key };
};
