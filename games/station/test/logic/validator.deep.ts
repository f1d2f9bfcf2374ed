// How long the validator takes beside its closure: a matter of a quiet machine, so it stands with the sweeps.

import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { validate } from '../../src/logic/validate.ts';
import { levelFrom } from '../kit/examples.ts';
import { largeDeck } from '../kit/largeDeck.ts';
import { timesItsClosure } from './validatorTime.ts';

test('[DS-302] a sound deck of 1,000 rooms without locks takes at most ten times its closure', () => {
  const level = levelFrom(largeDeck(40, 25).text);
  expect(validate(content, level).findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(timesItsClosure(level)).toBeLessThan(10);
});
