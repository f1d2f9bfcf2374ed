// The same replays give the same digests in Node, Chromium and Firefox.

import { catalog } from '@interlock/catalog';
import { expect, test } from '@playwright/test';
import { askFirefox } from '../../../../scripts/firefox.mjs';
import { open, played } from '../room.ts';

/** The witnesses of the first levels of every game, and one generated level each: code and digest as Node has them. */
const replays = async (): Promise<readonly { readonly code: string; readonly digest: string }[]> => {
  const found: { code: string; digest: string }[] = [];
  for (const { id, load } of catalog) {
    const game = await load();
    const won = game.levels.filter((level) => level.witnesses.length > 0).slice(0, 4);
    for (const { id: level } of won) found.push(await made(id, { level }));
    const preset = game.proof?.generate ? Object.keys(game.params.presets)[0] : undefined;
    if (preset !== undefined) found.push(await made(id, { preset, seed: 'K3F9' }));
  }
  return found;
};

const made = async (id: string, origin: Parameters<typeof played>[1]) => {
  const { code, session } = await played(id, origin, 'witness');
  return { code, digest: session.digest() };
};

test('Chromium agrees with Node', async ({ page }) => {
  const all = await replays();
  expect(all.length).toBeGreaterThan(4);
  await open(page, `/digests?${new URLSearchParams(all.map(({ code }) => ['code', code]))}`);
  await expect(page.locator('[data-done="true"]')).toHaveText(all.map(({ digest }) => digest).join('\n'), {
    timeout: 100_000,
  });
});

test('Firefox agrees with Node', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const all = await replays();
  const address = `${baseURL}digests?${new URLSearchParams(all.map(({ code }) => ['code', code]))}`;
  const answer = (await askFirefox(address)) as { digests: readonly string[]; agent: string };
  expect(answer.agent).toContain('Firefox');
  expect(answer.digests).toEqual(all.map(({ digest }) => digest));
});
