// Properties that hold after every action and every turn, on random plants and random legal plans.

import { digestOf } from '@interlock/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReactorEvent } from '../../src/events.ts';
import { afterActions } from '../../src/play.ts';
import { lossWithin } from '../../src/rules/ahead.ts';
import { isReady } from '../../src/rules/levelState.ts';
import { remediesUsed } from '../../src/score.ts';
import { CARRIERS, type Carrier, DISABLED, KINDS, PRODUCING } from '../../src/shape.ts';
import { essenceOf, type State } from '../../src/state.ts';
import { copyState, type Fragment, keep, type Played, plantOf, play, stateOf } from '../lib/fragment.ts';
import { plans, plants, turnFrom } from '../lib/randomPlant.ts';
import { replayEvents } from '../lib/replayEvents.ts';

/** Plays a random plan; calls `check` with every state on the way and every turn played. */
const walk = (
  fragment: Fragment,
  picks: readonly (readonly number[])[],
  check: { state?: (s: State) => void; turn?: (before: State, played: Played) => void },
): void => {
  let here = stateOf(fragment);
  check.state?.(here);
  for (const list of picks) {
    if (here.outcome !== 'none') return;
    const turn = turnFrom(here, list);
    for (let i = 1; i <= turn.length; i++)
      check.state?.(keep(plantOf(here), afterActions(plantOf(here), here, turn.slice(0, i))));
    const played = play(here, turn);
    check.turn?.(here, played);
    check.state?.(played.state);
    here = played.state;
  }
};
const always = (check: Parameters<typeof walk>[2], numRuns = 40): void =>
  fc.assert(
    fc.property(plants, plans, (fragment, picks) => walk(fragment, picks, check)),
    { numRuns },
  );

test('[RM-433] [RM-439] [RM-021] values lie within their clamps, walls are empty, blocked cells hold none', () => {
  always({
    state: (s) => {
      const { numbers, wall } = plantOf(s);
      const isSound = s.surface.every((v, i) => v >= 0 && v <= (wall[i >> 2] ? 0 : numbers.max[i & 3]!));
      const isBlocked = s.blocks.every((left, i) => left === 0 || s.surface[Math.floor(i / 3) * 4 + (i % 3)] === 0);
      const isFlow = [s.amount, s.push].every((list) => list.every((v) => v >= 0 && v <= numbers.networkMax));
      expect([isSound, isBlocked, isFlow]).toEqual([true, true, true]);
    },
  });
});

test('[RM-434] [RM-182] the robot stands on floor, Ready or Damaged, with integrity while the run is open', () => {
  always({
    state: (s) => {
      const { wall, numbers } = plantOf(s);
      expect(wall[s.robot.at]).toBe(0);
      expect(['Ready', 'Damaged']).toContain(s.robot.condition);
      if (s.outcome !== 'lost') expect(s.robot.integrity).toBeGreaterThanOrEqual(1);
      expect(s.robot.immunity >= 0 && s.robot.immunity <= numbers.shieldSteps).toBe(true);
    },
  });
});

test('[RM-435] [RM-164] items carried and used are those of the start and of emptied supplies', () => {
  always({
    state: (s) => {
      expect(remediesUsed(plantOf(s), s)).toBeGreaterThanOrEqual(0);
      expect(s.robot.inventory.length).toBeLessThanOrEqual(plantOf(s).numbers.capacity);
    },
    turn: (before, { state, events }) => {
      const uses = events.filter((e) => e.type === 'applyElementRemedy' || e.type === 'applyHeatImmunity').length;
      expect(remediesUsed(plantOf(state), state) - remediesUsed(plantOf(before), before)).toBe(uses);
    },
  });
});

test('[RM-438] a Producing consumer is enabled and required; Ready implies all of them produce', () => {
  always({
    state: (s) => {
      for (const p of plantOf(s).consumers) {
        if (s.service[p.consumer] === PRODUCING) expect([p.required, s.props[p.index]]).toEqual([true, 1]);
        if (s.props[p.index] === 0) expect(s.service[p.consumer]).toBe(DISABLED);
      }
      if (s.level === 'Ready') expect(isReady(plantOf(s), s)).toBe(true);
    },
  });
});

test('[RM-432] [RM-024] the recorded events make the next state out of the previous one', () => {
  always(
    { turn: (before, { state, events }) => expect(plain(replayEvents(before, events))).toEqual(plain(state)) },
    60,
  );
});

/** What the events say came and went of a carrier in one turn. */
const balanceSheet = (events: readonly ReactorEvent[], carrier: Carrier): number =>
  events.reduce((sum, e) => {
    switch (e.type) {
      case 'injectLeak':
        return e.carrier === carrier ? sum + e.quantity : sum;
      case 'addHazard':
        return e.kind === carrier ? sum + e.amount : sum;
      case 'applyElementRemedy':
        return e.carrier === carrier ? sum - e.removed : sum;
      case 'heatUp':
      case 'ignite':
        return carrier === 'fuel' ? sum + e.fuel : sum;
      case 'short':
        return sum + (carrier === 'electricity' ? e.electricity : carrier === 'coolant' ? e.coolant : 0);
      case 'coolDown':
        return carrier === 'coolant' ? sum + e.coolant : sum;
      case 'dissipate':
        return sum - e[carrier];
      case 'clampValues':
        return e.cuts.reduce((s, cut) => (cut.kind === carrier ? s - cut.quantity : s), sum);
      default:
        return sum;
    }
  }, 0);

test('[RM-152] [RM-143] of each carrier: new total is old total and what the events say', () => {
  const total = (s: State, kind: number): number =>
    s.surface.reduce((sum, v, i) => (i % 4 === kind ? sum + v : sum), 0);
  always({
    turn: (before, { state, events }) => {
      for (const [k, carrier] of CARRIERS.entries())
        expect(total(state, k)).toBe(total(before, k) + balanceSheet(events, carrier));
    },
  });
});

test('[RM-441] [RM-104] changing every ui constant changes no state and no event', () => {
  fc.assert(
    fc.property(plants, plans, fc.nat(40), (fragment, picks, shift) => {
      const ui = Object.fromEntries(
        KINDS.flatMap((k) => [
          [`ui.${k}.caution`, 1 + shift],
          [`ui.${k}.critical`, 50 + shift],
        ]),
      );
      let [a, b] = [stateOf(fragment), stateOf({ ...fragment, balance: { ...fragment.balance, ...ui } } as Fragment)];
      for (const list of picks) {
        if (a.outcome !== 'none') return;
        const turn = turnFrom(a, list);
        const [one, other] = [play(a, turn), play(b, turn)];
        expect(other.events).toEqual(one.events);
        expect(digestOf({ ...other.state, plant: '' })).toBe(digestOf({ ...one.state, plant: '' }));
        [a, b] = [one.state, other.state];
      }
    }),
    { numRuns: 40 },
  );
});

test('[RM-440] [RM-001] the same turns give the same digests, and a copy plays like its original', () => {
  always(
    {
      turn: (before, { state, events }) => {
        expect(events.length).toBeGreaterThan(0);
        const again = play(copyState(before), []);
        expect(digestOf(again.state)).toBe(digestOf(play(before, []).state));
        expect(digestOf(copyState(state))).toBe(digestOf(state));
      },
    },
    30,
  );
});

/** Without the notes that save work. */
function plain(state: State): readonly unknown[] {
  return structuredClone(essenceOf(state));
}

test('[RM-298] [RM-297] the look-ahead loses exactly when idle turns do', () => {
  fc.assert(
    fc.property(plants, fc.boolean(), (given, isBare) => {
      const bare = {
        surface: [],
        leaks: [],
        events: [],
        terminal: [{ id: 'end', text: 'x', kind: 'turnLimit', turn: 4 }],
      };
      const start = stateOf(isBare ? ({ ...given, ...bare } as Fragment) : given);
      let here = start;
      for (let i = 0; i < 5 && here.outcome === 'none'; i++) here = play(here).state;
      expect(lossWithin(plantOf(start), start, 5)).toEqual(
        here.outcome === 'lost' ? { turn: here.turn, reason: here.reason } : null,
      );
    }),
    { numRuns: 60 },
  );
});

const FLIP_X = { N: 'N', S: 'S', W: 'E', E: 'W' } as const;
const FLIP_Y = { N: 'S', S: 'N', W: 'W', E: 'E' } as const;

/** The fragment seen in a mirror, left-right or top-bottom. */
const mirrored = (f: Fragment, axis: 'x' | 'y'): Fragment => {
  const [width, height] = [f.terrain[0]!.length, f.terrain.length];
  const turn = axis === 'x' ? FLIP_X : FLIP_Y;
  const flip = (list: readonly string[] | undefined): string[] =>
    axis === 'x' ? list!.map((r) => [...r].reverse().join('')) : [...list!].reverse();
  const at = ([x, y]: readonly [number, number]): [number, number] =>
    axis === 'x' ? [width - 1 - x, y] : [x, height - 1 - y];
  const props = Object.fromEntries(
    Object.entries(f.props!).map(([id, p]) => {
      if ('in' in p) return [id, { ...p, in: turn[p.in], out: p.out.map((d) => turn[d]) }];
      return [id, p.type === 'door' ? { ...p, edge: turn[p.edge] } : p];
    }),
  );
  return {
    ...f,
    terrain: flip(f.terrain),
    fuel: flip(f.fuel),
    coolant: flip(f.coolant),
    electricity: flip(f.electricity),
    marks: flip(f.marks),
    props,
    leaks: f.leaks!.map((l) => ({ ...l, at: at(l.at), ...(l.face === undefined ? {} : { face: turn[l.face] }) })),
    surface: f.surface!.map((s) => ({ ...s, at: at(s.at) })),
    events: f.events!.map((e) => ({
      ...e,
      effects: e.effects.map((x) => ('at' in x && x.at !== undefined ? { ...x, at: at(x.at) } : x)),
    })),
  } as Fragment;
};

test('[RM-442] a mirrored plant mirrors every value, but for exact ties of Short and Quench partners', () => {
  fc.assert(
    fc.property(plants, fc.constantFrom('x', 'y'), (given, axis) => {
      // one distinct amount of coolant per cell and no coolant flow: no exact ties
      const fragment = {
        ...given,
        leaks: given.leaks!.filter((l) => l.carrier !== 'coolant'),
        surface: given.surface!.map((s, i) => ({ ...s, coolant: s.coolant ? 20 + i : 0 })),
        events: [],
        balance: { ...given.balance, 'robot.integrity': 9 },
      } as Fragment;
      const { width, height } = plantOf(stateOf(fragment));
      const [a, b] = [play(stateOf(fragment)).state, play(stateOf(mirrored(fragment, axis))).state];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const [mx, my] = axis === 'x' ? [width - 1 - x, y] : [x, height - 1 - y];
          const here = [...a.surface.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
          expect([...b.surface.subarray((my! * width + mx!) * 4, (my! * width + mx!) * 4 + 4)], `${x},${y}`).toEqual(
            here,
          );
          for (const c of [0, 1, 2]) {
            const [n, m] = [
              plantOf(a).graph.nodeAt[c]![y * width + x]!,
              plantOf(b).graph.nodeAt[c]![my! * width + mx!]!,
            ];
            expect(m < 0 ? [] : [b.amount[m], b.push[m], b.reserved[m]]).toEqual(
              n < 0 ? [] : [a.amount[n], a.push[n], a.reserved[n]],
            );
          }
        }
    }),
    { numRuns: 60 },
  );
});
