// Asking about some rooms only answers as asking about all of them does.

import { diceOf } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { generate } from '../../src/generate/generate.ts';
import { avoidance } from '../../src/logic/avoidance.ts';
import { networkOf } from '../../src/logic/build.ts';
import { gatekeepersOf, postPassRooms, strictGatekeepers } from '../../src/logic/gatekeepers.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { paramsCodec } from '../../src/params.ts';
import { randomLevel } from '../kit/randomLevels.ts';

const generated = (rooms: number, seed: string): Level =>
  generate(content, { ...paramsCodec.presets.hard!, rooms }, diceOf(seed))!.level;

test('[DS-182] [DS-276] [DS-302] gatekeepers of the exit and rooms of the post-pass, asked of few rooms and of all', () => {
  const levels = [
    ...Array.from({ length: 60 }, (_, i) => randomLevel(`few-${i}`, { columns: 2 + (i % 3), things: 14 })),
    ...[20, 60, 120].flatMap((rooms) => ['A', 'B'].map((seed) => generated(rooms, seed))),
  ];
  let keepers = 0;
  for (const level of levels) {
    const network = networkOf(content, layoutOf(level));
    for (const shut of [[], ['key']] as const) {
      const ask = { ideal: ['power', 'hazard'], shut };
      const few = avoidance(network, { ...ask, target: network.exit });
      const all = avoidance(network, ask);
      const found = gatekeepersOf(network, all, [network.exit]);
      keepers += found?.length ?? 0;
      expect(gatekeepersOf(network, few, [network.exit])).toEqual(found);
      if (shut.length === 0)
        expect(postPassRooms(network, few, 'lockAware')).toEqual(postPassRooms(network, all, 'lockAware'));
      else {
        expect(strictGatekeepers(network, few).length).toBeGreaterThanOrEqual(found?.length ?? 0);
        expect(postPassRooms(network, few, 'strict')).toEqual(postPassRooms(network, all, 'strict'));
      }
    }
  }
  expect(keepers).toBeGreaterThan(50);
});
