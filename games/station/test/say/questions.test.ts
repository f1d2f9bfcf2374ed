// The questions beside `route`: about any level handed over, about the played deck only where it hides nothing.

import type { Json } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { fileOf } from '../../src/map/json.ts';
import { REVEALED } from '../../src/questions.ts';
import { example } from '../kit/examples.ts';
import { Hand } from '../kit/kit.ts';
import { handOn } from '../sight/playground.ts';

const TELLING = ['dump', 'validate', 'spheres', 'repair', 'stats'];
const ask = (hand: Hand, what: string, args: Json = null, viewer = 'player') =>
  game.questions![what]!(hand.deck, hand.state, viewer, args);

test('[DS-480] what tells more than the view is hidden in dark and blueprint, and open to the open', () => {
  for (const what of TELLING) {
    for (const mode of ['view dark', 'view blueprint']) {
      const answer = ask(handOn(mode), what);
      expect(answer.ok ? null : answer.error.code).toBe('hidden');
      expect(ask(handOn(mode), what, null, REVEALED).ok).toBe(true);
    }
    expect(ask(handOn('view open'), what).ok).toBe(true);
  }
});

test('[DS-480] a level handed over is always answered', () => {
  const level = fileOf(example('2')) as Json;
  const dark = new Hand(example('12'));
  const found = ask(dark, 'validate', { level });
  expect(found.ok && (found.value as { ok: boolean }).ok).toBe(false);
  expect(JSON.stringify(found)).toContain('"I2"');
  const mended = ask(dark, 'repair', { level });
  expect(mended.ok && (mended.value as { proposals: { kind: string; room: string }[] }).proposals[0]).toMatchObject({
    kind: 'power',
    room: 'lab',
  });
  const stats = ask(dark, 'stats', { level });
  expect(stats.ok && stats.value).toMatchObject({ rooms: 2, goalSphere: -1 });
  const text = ask(dark, 'dump', { level });
  expect(text.ok && (text.value as { text: string }).text).toMatch(/^darkstation-map 1\n/);
  const bad = ask(dark, 'dump', { level: 'nonsense' });
  expect(bad.ok ? null : bad.error.code).toMatch(/^E\d\d$/);
});

test('[DS-168] [DS-480] spheres of worked example 12', () => {
  const answer = ask(new Hand(example('12')), 'spheres', null, REVEALED);
  if (!answer.ok) throw new Error(answer.error.message);
  const { spheres, goalSphere, reached } = answer.value as {
    spheres: { cells: number; rooms: string[] }[];
    goalSphere: number;
    reached: number;
  };
  expect(spheres.map(({ cells }) => cells)).toEqual([14, 27, 13, 13]);
  expect(spheres.map(({ rooms }) => rooms)).toEqual([['dock'], ['lab', 'store'], ['plant'], ['lobby']]);
  expect([goalSphere, reached]).toEqual([3, 67]);
});
