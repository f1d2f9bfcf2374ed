// The worked examples are readable: maps, rooms, doors as the rules list them.

import { expect, test } from 'vitest';
import { example, exampleIds } from './examples.ts';

test.each(exampleIds)('worked example %s is read without an error', (id) => {
  expect(example(id).rooms.length).toBeGreaterThan(0);
});
