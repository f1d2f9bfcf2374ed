// The terminal game killed while it saves leaves whole files. The command does this a hundred times; here twice.

import { parseJson, replayFrom, verify } from '@interlock/kernel';
import { game } from '@interlock/lamp';
import { expect, test } from 'vitest';
import { killTerminal } from '../kill/terminal.mjs';

test('killed twice while saving: both times the run is there, whole', async () => {
  const seen = [];
  const { kills, torn } = await killTerminal(
    2,
    (n) => n >> 1,
    (text) => {
      const parsed = parseJson(text);
      const read = parsed.ok ? replayFrom(parsed.value) : parsed;
      seen.push(text.length);
      return read.ok && verify(game, read.value).ok ? null : 'torn';
    },
  );
  expect({ kills, torn }).toEqual({ kills: 2, torn: [] });
  expect(seen).toHaveLength(2);
});
