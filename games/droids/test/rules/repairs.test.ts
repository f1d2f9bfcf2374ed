// Cards that mend cards, supplies that mend a shortage, what the board does by itself, and terms of rules that the shipped numbers leave out.

import { workOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { placeOf, stepFrom } from '../../src/rules/board.ts';
import { modifierOf } from '../../src/rules/modifiers.ts';
import { scoreLines } from '../../src/rules/outcome.ts';
import { isActive } from '../../src/rules/suppression.ts';
import { towAvatar } from '../../src/rules/tow.ts';
import { bringWeather, weatherChanges } from '../../src/rules/weather.ts';
import type { LevelCard } from '../../src/shape/level.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { viewOf } from '../../src/view.ts';
import { type Bench, benchOf, cell, eventsOf, kindsOf, play, purse, ran, runFirst } from '../bench.ts';

const remastered = { ruleset: 'remastered', currencies: { Energy: 40 } } as const;
const shed = { kind: 'Shed', q: 1, r: 0, request: 9 } as const;

const endDay = (bench: Bench): void => {
  bench.state.programsLeft = 1;
  play(bench, { type: 'runProgram', tape: [] });
};

describe('cards that mend cards', () => {
  test('[DD-459] Checksum at the end of the tape has no target; before clean cards it finds nothing', () => {
    const failed = (tape: readonly LevelCard[]) =>
      eventsOf(ran(remastered, tape), 'intentFailed').map(({ reason }) => reason);
    expect(failed(['Checksum'])).toEqual(['noTarget']);
    expect(failed(['NoOp', 'Checksum'])).toEqual(['noTarget']);
    expect(failed(['Checksum', 'NoOp'])).toEqual(['nothing']);
  });

  test('[DD-484] only what is both lasting and harmful is in the queue of Reflash Firmware', () => {
    const deck: LevelCard[] = [
      'ReflashFirmware',
      { type: 'NoOp', modifiers: [{ kind: 'Corrupt', duration: 'Temporary' }, { kind: 'Optimized' }] },
      { type: 'NoOp', modifiers: [{ kind: 'Effective' }, { kind: 'Optimized' }] },
      { type: 'NoOp', modifiers: [{ kind: 'Optimized' }, { kind: 'Throttled' }] },
    ];
    const bench = benchOf(remastered, deck);
    expect(viewOf(bench.world, bench.state).maintenance).toMatchObject({ card: 'c004', kind: 'Throttled' });
    runFirst(bench, 1);
    expect(kindsOf(bench.state.cards[3]!)).toEqual(['Optimized']);
    expect(viewOf(bench.world, bench.state).maintenance).toBe(null);
  });
});

describe('supplies', () => {
  const short = (amount: number, crates: number): Bench => {
    const crate = { kind: 'Crate', r: 0, amount } as const;
    const pois = [shed, ...Array.from({ length: crates }, (_, i) => ({ ...crate, q: -1 - i }))];
    const bench = benchOf({ ...remastered, isBare: true, pois }, []);
    endDay(bench);
    play(bench, { type: 'nextAssignment' });
    return bench;
  };

  test('[DD-321] (remastered) one missing good is a shortage, none is not', () => {
    const { extra } = short(9, 1).world.rules.numbers.resupply;
    expect(eventsOf(short(8, 1), 'resupplyDropped')).toMatchObject([{ crate: 'C1', amount: 1 + extra }]);
    expect(eventsOf(short(9, 1), 'resupplyDropped')).toEqual([]);
    expect(eventsOf(short(10, 1), 'resupplyDropped')).toEqual([]);
    expect(eventsOf(short(4, 2), 'resupplyDropped')).toMatchObject([{ crate: 'C1', amount: 1 + extra }]);
  });
});

describe('what the board does', () => {
  test('[DD-164] [DD-169] a tower that is off silences its own Unreliable cells and nothing else that names it', () => {
    const { state } = ran({ ...remastered, pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact']);
    expect(state.towers).toEqual([0]);
    const acts = (carrier: 'cell' | 'robot', kind: 'Unreliable' | 'Corrupt' | 'GlobalImmunity', source: string) => {
      const modifier = modifierOf(kind, 'Permanent', source);
      return isActive(state, carrier, [modifier], modifier);
    };
    expect(acts('cell', 'Unreliable', 'T1')).toBe(false);
    expect(acts('cell', 'Unreliable', 'level')).toBe(true);
    expect(acts('cell', 'Corrupt', 'T1')).toBe(true);
    expect(acts('robot', 'GlobalImmunity', 'T1')).toBe(true);
  });

  test('[DD-244] a robot with no free cell anywhere stays where it is', () => {
    const ring = ['1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
    const ground = Object.fromEntries(ring.map((at) => [at, '#']));
    const pois = [{ kind: 'Shed', q: 1, r: 0, request: 3 }] as const;
    const bench = benchOf({ radius: 1, isBare: true, ground, pois }, []);
    const { at } = bench.state;
    towAvatar(bench);
    expect([bench.state.at, eventsOf(bench, 'avatarTowed')]).toEqual([at, []]);
  });

  test('[DD-367] weather comes over playable cells alone, and what changes nothing is not told', () => {
    const bench = benchOf({ isBare: true, ground: { '1,0': '#' }, pois: [{ ...shed, q: 0, r: 1 }] }, []);
    const over = (from: 'Blocked' | 'Rocky', to: 'Mud') => ({ type: 'weather', always: [{ from, to }] }) as const;
    expect(weatherChanges(bench.world, bench.state, over('Blocked', 'Mud')).map(({ cell: at }) => at)).toEqual([
      cell(bench, 1, 0),
    ]);
    const { weather } = bench.state;
    bringWeather(bench, over('Rocky', 'Mud'), 'Rain');
    expect([bench.state.weather, eventsOf(bench, 'weatherChanged')]).toEqual([weather, []]);
  });
});

describe('numbers of the rules', () => {
  test('[DD-152] every slot that is run is counted as work', () => {
    const work = (count: number): number => {
      const bench = benchOf({ currencies: { Energy: 40 } }, ['TurnLeft', 'TurnLeft', 'TurnLeft']);
      return workOf(() => runFirst(bench, count));
    };
    expect(work(3)).toBeGreaterThan(work(1));
  });

  test('[DD-495] Adaptive Turn finds its thing from the edge of the board too', () => {
    const RING = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    for (const [q, r] of RING)
      for (const facing of [0, 1, 2, 3, 4, 5]) {
        const pois = [{ kind: 'Shed', q: 0, r: 0, request: 9 }] as const;
        const bench = benchOf({ ...remastered, isBare: true, pois, avatar: { q: 2 * q, r: 2 * r, facing } }, [
          'AdaptiveTurn',
        ]);
        expect(bench.state.at).toBe(cell(bench, 2 * q, 2 * r));
        runFirst(bench, 1);
        const ahead = stepFrom(bench.world.board, bench.state.at, bench.state.facing);
        expect(placeOf(bench.world.board, ahead), `${q},${r} ${facing}`).toEqual({ q, r });
      }
  });

  test('[DD-246] what a Move costs or brings on a terrain is applied once for each Move, whatever the amount', () => {
    for (const moveEnergy of [-2, -1, 1, 2]) {
      const tuned = (rules: Ruleset): Ruleset => ({
        ...rules,
        terrain: { ...rules.terrain, Mud: { ...rules.terrain.Mud, moveEnergy } },
      });
      const muddy = { ground: { '0,0': '~' }, currencies: { Energy: 20 }, tuned } as const;
      const bench = ran(muddy, ['Move', 'Move']);
      const mud = eventsOf(bench, 'currencyChanged').filter(({ cause }) => cause === 'mud');
      expect(mud).toMatchObject([{ field: 'Energy', applied: moveEnergy }]);
      expect(purse(bench, 'Energy')).toBe(
        purse(ran({ ...muddy, ground: {} }, ['Move', 'Move']), 'Energy') + moveEnergy,
      );
    }
  });

  test('[DD-333] a run won after the tabled days has no days left to be paid for', () => {
    const days = (day: number): number | undefined => {
      const bench = benchOf({ ruleset: 'remastered', dayLimit: 15 }, []);
      Object.assign(bench.state, { isWon: true, day });
      return scoreLines(bench.world, bench.state).find(({ what }) => what === 'days left')?.value;
    };
    const { tabledDays, rules } = benchOf({ ruleset: 'remastered' }, []).world;
    expect(days(tabledDays - 1)).toBe(rules.numbers.score.perDayLeft);
    expect([days(tabledDays), days(tabledDays + 1)]).toEqual([undefined, undefined]);
  });
});
