// The postmortem of a program: where it left the nominal run, who is responsible, and why anything came to nothing.

import type { Json } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { type Postmortem, postmortem } from '../../src/forecast/postmortem.ts';
import { questions } from '../../src/forecast/questions.ts';
import { copyState } from '../../src/state.ts';
import { benchOf, type Part, runFirst, withMods } from '../bench.ts';

/** Runs the hand as a program, chances by script, and looks into it. */
const dissect = (
  part: Part,
  hand: Parameters<typeof benchOf>[1],
  script: Record<string, boolean[]> = {},
): Postmortem => {
  const bench = benchOf(part, hand);
  Object.assign(bench.script, script);
  const before = copyState(bench.state);
  const events = runFirst(bench, hand.length);
  return postmortem(
    bench.world,
    events,
    before,
    hand.map((_, i) => i),
  );
};

const TOWER: Part = {
  currencies: { Energy: 20, Carry: 5 },
  pois: [
    { kind: 'Tower', q: 2, r: -1 },
    { kind: 'Shed', q: 1, r: 1, request: 5 },
  ],
};

describe('Example 4: an unreliable turn', () => {
  const found = dissect(TOWER, ['Move', 'TurnRight', 'Interact'], { unreliable: [true, false] });

  test('[DD-525] [DD-526] it left the nominal run in slot 1', () => {
    expect(found.divergence).toBe(1);
    expect(found.nominal!.map(({ q, r, facing, delivery }) => [q, r, facing, delivery])).toEqual([
      [1, 0, 0, 0],
      [1, 0, 1, 0],
      [1, 0, 1, 5],
    ]);
  });

  test('[DD-527] [DD-528] responsible is Unreliable on that card, from the cell entered in slot 0', () => {
    expect(found.responsible).toHaveLength(1);
    expect(found.responsible[0]).toMatchObject({
      ...{ slot: 1, card: 'c002', kind: 'Unreliable', source: 'cell(1,0)', stage: 'card', entered: 0 },
    });
  });

  test('[DD-532] with the remedies of this ruleset', () => {
    expect(found.responsible[0]!.remedies).toEqual(
      expect.arrayContaining(['Aluminum Hat', 'Stabilize', 'switch off tower T1']),
    );
    expect(found.responsible[0]!.remedies).not.toContain('Checksum');
  });

  test('[DD-530] [DD-531] every slot that came to nothing has its sentence', () => {
    expect(found.reasons.map(({ slot }) => slot)).toEqual([1, 2]);
    expect(found.reasons[0]!.text).toMatch(
      /^Slot 2 Turn Right did nothing: Unreliable.*cell \(1,0\) entered in slot 1, aura of tower T1\.$/,
    );
    expect(found.reasons[1]!.text).toBe('Slot 3 Interact did nothing: there is nothing in front of it.');
  });

  test('[DD-524] the path has a step per move', () => {
    expect(found.path).toEqual([{ slot: 0, from: { q: 0, r: 0 }, to: { q: 1, r: 0 }, isBump: false }]);
  });
});

test('[DD-527] a swap is responsible for the slot it put a card into', () => {
  const hand = ['TurnRight', withMods('Move', 'RaceCondition'), 'TurnLeft'];
  const found = dissect({ currencies: { Energy: 20 } }, hand, { race: [true] });
  expect(found.divergence).toBe(1);
  expect(found.responsible[0]).toMatchObject({ kind: 'RaceCondition', slot: 1 });
});

describe('[DD-529] without divergence what failed was planned so', () => {
  const reason = (part: Part, hand: Parameters<typeof benchOf>[1]): string => {
    const { divergence, reasons } = dissect({ ...part, currencies: { Energy: 20, ...part.currencies } }, hand);
    expect(divergence).toBeNull();
    return reasons[0]!.text;
  };

  test('[DD-529] blocked, nothing, empty, full, nothing to deliver', () => {
    expect(reason({ ground: { '1,0': '#' } }, ['Move'])).toBe(
      'Slot 1 Move did nothing: the way was blocked by Blocked.',
    );
    expect(reason({}, ['Interact'])).toContain('there is nothing in front of it');
    expect(reason({ pois: [{ kind: 'Crate', q: 1, r: 0, amount: 0 }] }, ['Interact'])).toContain('the crate is empty');
    const crate = { kind: 'Crate', q: 1, r: 0, amount: 4 } as const;
    expect(reason({ pois: [crate], currencies: { Carry: 10 } }, ['Interact'])).toContain('the robot is full');
    expect(reason({ pois: [{ kind: 'Shed', q: 1, r: 0, request: 4 }] }, ['Interact'])).toContain('nothing to deliver');
  });

  test('[DD-529] no Energy with need and have, and the loop guard', () => {
    expect(reason({ currencies: { Energy: 0 } }, ['Move'])).toContain('it needs 1 and had 0');
    expect(reason({}, ['Repeat', 'Repeat'])).toContain('loop guard');
  });
});

test('bumps are marked on the path', () => {
  const { path } = dissect({ ground: { '1,0': '#' }, currencies: { Energy: 5 } }, ['Move']);
  expect(path).toEqual([expect.objectContaining({ slot: 0, to: { q: 1, r: 0 }, isBump: true })]);
});

test('asked with events alone, the first slot with a culprit counts', () => {
  const bench = benchOf(TOWER, ['Move', 'TurnRight', 'Interact']);
  bench.script.unreliable = [true, false];
  const events = runFirst(bench, 3) as unknown as Json;
  const asked = questions.postmortem(bench.world, bench.state, 'player', { events });
  expect(asked.ok && (asked.value as unknown as Postmortem).divergence).toBe(1);
  const nonsense = questions.postmortem(bench.world, bench.state, 'player', { events: 'none' });
  expect(nonsense.ok ? null : nonsense.error.code).toBe('bad-argument');
});
