// Keys of every machine: each can be given another one, or says in a sentence why it stays.

import { expect, test } from 'vitest';
import type { KeyBinding } from '../../src/games/screen.ts';
import { ownPlaces } from '../../src/play/keys.ts';
import { choicesFrom, keysOf } from '../../src/store/keys.ts';

const all = import.meta.glob<{ readonly keys: readonly KeyBinding[] }>('../../src/games/*/**/keys.ts', { eager: true });

test.each(Object.keys(all))('a chosen key takes the place of the usual one, whatever it is: %s', (file) => {
  const id = /games\/(\w+)\//.exec(file)![1]!;
  const places = ownPlaces(id, all[file]!.keys);
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  for (const place of places) {
    // As the settings keep it and read it back.
    if (place.stays === undefined) expect(keysOf(choicesFrom({ [place.id]: 'ö' }), place), place.label).toEqual(['ö']);
    else expect(place.stays).toMatch(/^[A-Z“].+\.$/);
  }
});

test('the machines have been found', () => expect(Object.keys(all).length).toBeGreaterThan(4));
