// Loaded before every test file of a mutation run: says which mutant is awake, and notes which ones each test comes by.

import { afterEach, beforeEach, inject } from 'vitest';

const awake = inject('mutant');
let reached = new Set();
globalThis.__mutant = (number) => {
  if (awake === null) reached.add(number);
  return number === awake;
};

// What is reached while files are loaded counts for every test of the file.
let atLoad;
beforeEach(() => {
  atLoad ??= reached;
  reached = new Set();
});
afterEach(({ task }) => {
  if (awake === null) task.meta.reached = [...atLoad, ...reached];
});
