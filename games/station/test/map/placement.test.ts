// The R8 placement check: worked example 11, and what it leaves of a room when things are placed by it.

import { diceOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { firstPlacement, placingIn, refusePlacement } from '../../src/logic/placement.ts';
import { validate } from '../../src/logic/validate.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { type ExampleId, example, levelFrom } from '../kit/examples.ts';

/** Verdicts on the cells of a room, row by row. */
const verdicts = (level: Level, key: string): readonly (string | null)[] => {
  const layout = layoutOf(level);
  const room = numberIn(layout.roomOf, key)!;
  return [...layout.rooms[room]!.cells].map((cell) => refusePlacement(placingIn(layout, room), cell));
};
const furnished = (id: ExampleId, x: number, y: number): Level => {
  const level = example(id);
  return {
    ...level,
    map: level.map.map((row, line) => (line === y ? `${row.slice(0, x)}F${row.slice(x + 1)}` : row)),
    furniture: [...level.furniture, { id: 'more', at: [x, y], type: 'locker', holds: [] }],
  };
};
const codes = (level: Level): readonly string[] =>
  validate(content, level)
    .findings.filter(({ severity, root }) => severity === 'error' && root)
    .map(({ code }) => code);

describe('worked example 11', () => {
  test('[DS-269] verdicts on every cell of the first room', () => {
    expect(verdicts(example('11'), 'mid')).toEqual([
      ...[null, 'occupied', null, null],
      ...['kept-free', 'splits-doorways', 'splits-doorways', 'kept-free'],
      ...[null, 'occupied', null, null],
    ]);
  });

  test('[DS-222] [DS-274] furnished nevertheless the first room violates I7 and R8', () => {
    expect(codes(furnished('11', 4, 2)).filter((code) => code !== 'R7')).toEqual(['I7', 'R8']);
  });

  test('[DS-269] [DS-275] the second room: (b) holds, (c) fails; furnished nevertheless I7 alone', () => {
    expect(verdicts(example('11b'), 'mid')).toEqual([
      null,
      'occupied',
      'kept-free',
      'splits-room',
      'splits-room',
      'splits-room',
    ]);
    expect(codes(furnished('11b', 1, 2))).toEqual(['I7']);
  });
});

describe('the four parts', () => {
  test('[DS-269] (a) start, exit, items and doorways stay free', () => {
    const level = levelFrom('[map]\n#######\n#@..b.#\n#..>.,#\n#######\n[rooms]\na "A" at 1,1 start\n');
    expect(verdicts(level, 'a')).toEqual([
      'kept-free',
      null,
      null,
      'kept-free',
      'kept-free',
      null,
      null,
      'kept-free',
      'kept-free',
    ]);
  });

  test('[DS-269] (d) every thing keeps a cell to be used from, the new one included', () => {
    // The locker in the corner has one access cell left; taking it would split nothing.
    const level = levelFrom(`[map]
######
#@.F.#
#>..F#
#...##
######
[rooms]
a "A" at 1,1 start
`);
    const layout = layoutOf(level);
    expect(refusePlacement(placingIn(layout, 0), layout.grid.width + 4)).toBe('no-access');
  });

  test('[DS-270] terminals, desks, puzzles, controls and generators count like furniture', () => {
    for (const glyph of ['M', 'C', 'G', 'F']) {
      const level = levelFrom(`[map]\n######\n#@${glyph}.>#\n#....#\n######\n[rooms]\na "A" at 1,1 start\n`);
      const layout = layoutOf(level);
      expect(refusePlacement(placingIn(layout, 0), 2 * layout.grid.width + 2)).toBe('splits-room');
      expect(refusePlacement(placingIn(layout, 0), layout.grid.width + 2)).toBe('occupied');
    }
  });

  test('[DS-220] [DS-269] rooms filled by the check stay whole whatever the order', () => {
    for (let seed = 0; seed < 30; seed++) {
      const stream = diceOf(`fill-${seed}`).stream('place');
      let level = levelFrom(
        '[map]\n#########\n#@....+>#\n#.....###\n#.....###\n####+####\n####,####\n#########\n[rooms]\na "A" at 1,1 start\nb "B" at 7,1\n[doors]\nd0 at 6,1 room=a\n',
      );
      const cells = stream.shuffle([...layoutOf(level).rooms[0]!.cells]);
      let placed = 0;
      for (const cell of cells) {
        const layout = layoutOf(level);
        if (refusePlacement(placingIn(layout, 0), cell) !== null) continue;
        const [x, y] = [cell % layout.grid.width, Math.trunc(cell / layout.grid.width)];
        placed++;
        level = {
          ...level,
          map: level.map.map((row, line) => (line === y ? `${row.slice(0, x)}F${row.slice(x + 1)}` : row)),
          furniture: [...level.furniture, { id: `f${placed}`, at: [x, y], type: 'locker', holds: [] }],
        };
      }
      expect(placed).toBeGreaterThan(3);
      expect(codes(level)).toEqual([]);
      expect(firstPlacement(layoutOf(level), 0)).toBe(-1);
    }
  });
});
