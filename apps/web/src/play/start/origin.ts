// The run an address names: a shipped level, a preset with its seed, a level code, or a designer's own level.

import {
  type AnyGame,
  fail,
  type Json,
  type Origin,
  ok,
  parseJson,
  parseLevelCode,
  type Result,
} from '@interlock/kernel';
import { OWN_LEVEL } from './ownLevel.ts';

export const originOf = (game: AnyGame, query: URLSearchParams): Result<Origin> => {
  const code = query.get('code');
  if (code !== null) {
    const parsed = parseLevelCode([game], code);
    return parsed.ok ? ok({ preset: parsed.value.preset, seed: parsed.value.seed }) : parsed;
  }
  const seed = query.get('seed');
  const preset = query.get('preset');
  if (preset !== null) return ok({ preset, seed: seed ?? '1' });
  if (query.has('own')) return ownLevel();
  const level = query.get('level') ?? '';
  return ok(seed === null ? { level } : { level, seed });
};

/** The workshop hands a level over in the tab's own storage. */
const ownLevel = (): Result<Origin> => {
  const text = sessionStorage.getItem(OWN_LEVEL);
  if (text === null) return fail('no-level', 'This tab holds no level of yours; open one in the workshop.');
  const parsed = parseJson(text);
  return parsed.ok ? ok({ levelData: parsed.value as Json }) : parsed;
};
