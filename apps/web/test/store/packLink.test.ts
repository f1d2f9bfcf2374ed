// A pack in a link comes out as it went in; what is no pack, or unfolds to too much, is none.

import { expect, test } from 'vitest';
import { packText, partedPack, withPack } from '../../src/store/packLink.ts';

test('a pack behind a code is parted from it and reads the same', async () => {
  const pack = { events: [{ id: 'coffee', title: 'The Coffee Machine', weight: 3 }] };
  const link = await withPack('IL1.port.ABC-_1', pack);
  expect(link).toMatch(/^IL1\.port\.ABC-_1&pack=[\w-]+$/);
  const { code, letters } = partedPack(link);
  expect(code).toBe('IL1.port.ABC-_1');
  expect(JSON.parse((await packText(letters!))!)).toEqual(pack);
  expect(partedPack('IL1.port.ABC')).toEqual({ code: 'IL1.port.ABC', letters: null });
});

test('letters that hold no pack, and a pack that unfolds to more than is read, are refused', async () => {
  expect(await packText('!!')).toBeNull();
  expect(await packText('AAAA')).toBeNull();
  const large = await withPack('IL1.x', { events: 'x'.repeat(3_999_000) });
  expect(await packText(partedPack(large).letters!)).not.toBeNull();
  await expect(withPack('IL1.x', { events: 'x'.repeat(4_000_100) })).resolves.toBeDefined();
  const larger = await withPack('IL1.x', { events: 'x'.repeat(4_000_100) });
  expect(await packText(partedPack(larger).letters!)).toBeNull();
});
