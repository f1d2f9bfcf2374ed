// Names that were nearly right.

import { expect, test } from 'vitest';
import { closest, didYouMean } from '../src/input/closest.ts';

const KNOWN = ['first-light', 'firebreak', 'drip', 'two-fires'];

test.each([
  ['first-ligth', 'first-light'],
  ['First-Light', 'first-light'],
  ['firbreak', 'firebreak'],
  ['drop', 'drip'],
  ['two-', 'two-fires'],
])('%s is a slip of %s', (slip, meant) => {
  expect(closest(slip, KNOWN)).toBe(meant);
  expect(didYouMean(slip, KNOWN)).toBe(` Did you mean "${meant}"?`);
});

test.each(['wet-floor', '', 'x', 'first-light'.repeat(100_000)])('what is like nothing is not guessed at', (name) => {
  expect(closest(name, KNOWN)).toBeNull();
  expect(didYouMean(name, KNOWN)).toBe('');
});

test('a third of the letters may differ; two neighbours swapped are one slip, and so is a beginning of three letters', () => {
  expect(closest('dirp', KNOWN)).toBe('drip');
  expect(closest('dpir', KNOWN)).toBeNull();
  expect(closest('irdp', KNOWN)).toBeNull();
  for (const far of ['ddri', 'drpx', 'didp', 'rxip']) expect(closest(far, KNOWN)).toBeNull();
  expect(closest('brixxe', ['bridge'])).toBe('bridge');
  expect(closest('brxxxe', ['bridge'])).toBeNull();
  expect(closest('drap', ['drop', 'drip'])).toBe('drop');
  expect(closest('dri', ['drips'])).toBe('drips');
  expect(closest('dr', ['drips'])).toBeNull();
});
