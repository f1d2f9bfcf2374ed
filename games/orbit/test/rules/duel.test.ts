// Duels: seats, entries with a side, how a duel ends, training against a personality.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import type { Appraisal } from '../../src/shape/planner.ts';
import { Bench, duel, plan, type Spec, scenario, told } from '../bench.ts';

const bench = (blue: Partial<Spec> = {}, red: Partial<Spec> = {}, rest: Parameters<typeof duel>[2] = {}): Bench =>
  new Bench(duel({ at: '4:0', ...blue }, { at: '4:12', ...red }, rest));
const status = ({ world, state }: Bench, seat: string) => game.status(world, state, seat);
const gun = { railgun: 4 };

describe('seats', () => {
  test('[OS-339] two players, one ship each, bound by the same rules', () => {
    const one = bench();
    expect(game.seats!(one.world)).toEqual(['blue', 'red']);
    for (const side of ['blue', 'red'] as const)
      expect(one.codes(plan({ engines: 4, phase: 1 }, side))).toEqual(['subsystem-max']);
  });

  test('[OS-340] a plan is no part of the state: views are equal whatever is planned', () => {
    const one = bench();
    const before = JSON.stringify(game.view(one.world, one.state, 'red'));
    game.appraise!(one.world, one.state, plan({ engines: 3, transfer: 1 }, 'blue'), 'blue');
    expect(JSON.stringify(game.view(one.world, one.state, 'red'))).toBe(before);
    expect(Object.keys(one.state)).not.toContain('plans');
  });

  test('[OS-342] both see all committed values, and no intents', () => {
    const one = bench({ heat: 2 }, { mass: 3 });
    for (const seat of ['blue', 'red']) {
      const view = game.view(one.world, one.state, seat);
      expect(view.ships.map(({ heat, mass }) => [heat, mass])).toEqual([
        [2, 6],
        [0, 3],
      ]);
      expect(view.intents).toEqual([]);
      expect(view.you).toBe(seat);
    }
    expect(one.play().of('intentPublished')).toEqual([]);
  });

  test('[OS-344] who entered first makes no difference', () => {
    const blue = plan({ engines: 2, transfer: 1 }, 'blue');
    const red = plan({ laser: 2, engines: 1, phase: 1 }, 'red');
    expect(bench().play([...blue, ...red]).events).toEqual(bench().play([...red, ...blue]).events);
  });

  test('[OS-481] a turn holds both sides; blue is judged and listed first; a side without entries plays its empty turn', () => {
    const one = bench();
    expect(
      one.refuse([...plan({ vent: 1 }, 'red'), ...plan({ engines: 4 }, 'blue')]).map(({ code, at }) => [code, at]),
    ).toEqual([
      ['subsystem-max', 1],
      ['vent-exceeds-heat', 0],
    ]);
    // Each is shown its own entry, whoever asks the same later in the turn.
    const burns = [...plan({ transfer: 1 }, 'red'), ...plan({ transfer: 1 }, 'blue')];
    expect(one.refuse(burns).map(({ code, at }) => [code, at])).toEqual([
      ['burn-underpowered', 1],
      ['burn-underpowered', 0],
    ]);
    const listed = [...game.legal(one.world, one.state, [])] as Entry[];
    const sides = listed.map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['blue', 'red']));
    expect(sides.lastIndexOf('blue')).toBeLessThan(sides.indexOf('red'));
    expect(
      [...game.legal(one.world, one.state, [], 'red')].every((entry) => 'side' in entry && entry.side === 'red'),
    ).toBe(true);
    one.play(plan({ engines: 1, transfer: 1 }, 'red'));
    expect([one.look('blue').cell, one.look('red').cell]).toEqual(['4:3', '5:14']);
  });

  test('[OS-498] entries without a side, for a seat nobody sits in, or of another seat are out of place', () => {
    const wrong = (at: number) => [
      { code: 'wrong-side', why: `Entry ${at} does not belong to a side that plans here.`, at, field: 'side' },
    ];
    const one = bench();
    expect(one.refuse([...plan({ vent: 0 }, 'blue'), ...plan({ vent: 0, rotate: false })])).toEqual(wrong(1));
    expect(game.refuse(one.world, one.state, plan({ vent: 0 }, 'red'), 'blue')).toEqual(wrong(0));
    const training = new Bench(duel({ at: '4:0' }, { at: '4:12' }, { redAi: 'raider' }));
    expect(training.refuse(plan({ vent: 0 }, 'red'))).toEqual(wrong(0));
    expect(training.refuse(plan({ vent: 0 }, 'blue'))).toEqual([]);
    // nothing can follow on another seat's entry; whoever looks on may go on with it
    expect(game.legal(one.world, one.state, plan({ vent: 0 }, 'red'), 'blue')).toEqual([]);
    expect(game.legal(one.world, one.state, plan({ vent: 0 }, 'red'), 'red')).not.toEqual([]);
    expect(game.legal(one.world, one.state, plan({ vent: 0 }, 'red'))).not.toEqual([]);
    // alone, an entry has no side, whoever asks
    const solo = new Bench(scenario({ K: { at: '4:0' } }));
    for (const seat of ['blue', 'red', 'player'])
      expect(game.refuse(solo.world, solo.state, plan({ vent: 0 }), seat)).toEqual([]);
    expect(solo.refuse(plan({ vent: 0 }, 'blue'))).toEqual(wrong(0));
  });

  test('[OS-473] idle vents for each side', () => {
    const one = bench({ heat: 2 }, { heat: 9 });
    expect(game.idle!(one.world, one.state)).toEqual([...plan({ vent: 2 }, 'blue'), ...plan({ vent: 3 }, 'red')]);
    const warm = bench({ heat: 1 }, { heat: 0 });
    expect(game.idle!(warm.world, warm.state)).toEqual(plan({ vent: 1 }, 'blue'));
  });
});

describe('how a duel ends', () => {
  test('[OS-345] [OS-480] who destroys the other and lives has won', () => {
    const one = bench({ at: '4:0', energy: gun }, { at: '4:4', hull: 5 });
    one.play(plan({ gun: 'fire' }, 'blue'));
    expect(one.of('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'blue', reason: 'destroyed' }]);
    expect([status(one, 'blue'), status(one, 'red')]).toEqual([
      { is: 'won', score: 0 },
      { is: 'lost', cause: 'blueWon' },
    ]);
    const other = bench({ at: '4:0', hull: 5 }, { at: '4:4 R', energy: gun });
    other.play(plan({ gun: 'fire' }, 'red'));
    expect([game.status(other.world, other.state), status(other, 'red')]).toEqual([
      { is: 'lost', cause: 'redWon' },
      { is: 'won', score: 0 },
    ]);
  });

  test('[OS-346] both destroyed is a draw', () => {
    const one = bench({ hull: 1, heat: 1 }, { hull: 1, heat: 1 }).play();
    expect(one.of('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'none', reason: 'destroyed' }]);
    expect([status(one, 'blue'), status(one, 'red')]).toEqual([
      { is: 'drawn', cause: 'destroyed' },
      { is: 'drawn', cause: 'destroyed' },
    ]);
  });

  test('[OS-347] after the last turn the higher hull wins, then the lower heat, else nobody', () => {
    expect(content.balance.duel.turnLimit).toBe(20);
    expect(bench().world.limit).toBe(20);
    const winner = (blue: Partial<Spec>, red: Partial<Spec>): string => {
      const one = bench({ hull: 30, ...blue }, { hull: 30, ...red }, { limit: 1 }).play(
        [blue, red].flatMap((spec, i) =>
          spec.heat === undefined ? [] : plan({ vent: Math.min(3, spec.heat) }, i === 0 ? 'blue' : 'red'),
        ),
      );
      const [end] = one.of('duelEnded');
      expect(end?.reason).toBe('turnLimit');
      return end!.winner;
    };
    expect(winner({}, { hull: 29 })).toBe('blue');
    expect(winner({ hull: 29 }, {})).toBe('red');
    expect(winner({ energy: { engines: 3 } }, {})).toBe('red');
    expect(winner({}, { energy: { engines: 3 } })).toBe('blue');
    expect(winner({}, {})).toBe('none');
    expect(bench({}, {}, { limit: 2 }).play().of('duelEnded')).toEqual([]);
  });

  test('[OS-480] a draw says why nobody won, not that a goal was missed', () => {
    const { world, state } = bench({}, {}, { limit: 1 }).play();
    const ends = game.status(world, state, 'blue');
    expect(ends).toEqual({ is: 'drawn', cause: 'turnLimit' });
    const said = (cause: string) => game.words.cause!(world, cause, state);
    const draws = ['turnLimit', 'destroyed', 'conceded'].map(said);
    expect(new Set(draws).size).toBe(3);
    expect(draws[0]).toContain('equal');
    expect(draws.join(' ')).not.toContain('goal');
    expect(said('redWon')).toContain('Red');
  });

  test('[OS-348] blue alive at the named turn has won', () => {
    const one = bench({ hull: 1 }, {}, { blueWinsAt: 2, limit: 5 });
    expect(one.play().of('duelEnded')).toEqual([]);
    expect(one.play().of('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'blue', reason: 'survived' }]);
    const dead = bench({ hull: 1, heat: 1 }, {}, { blueWinsAt: 1 }).play();
    expect(dead.of('duelEnded')).toEqual([{ type: 'duelEnded', winner: 'red', reason: 'destroyed' }]);
  });

  test('[OS-349] [OS-482] conceding ends the duel at once; both conceding is a draw', () => {
    const concede = (side: 'blue' | 'red'): Entry => ({ type: 'concede', side });
    const one = bench({ heat: 5 }).play([...plan({ engines: 1 }, 'blue'), concede('red')]);
    expect(told(one.events)).toEqual(['duelEnded blue conceded', 'turnEnded 1']);
    expect(one.look('blue')).toMatchObject({ cell: '4:0', hull: 12, energy: [0, 0, 0, 0, 0, 0, 0] });
    expect(
      bench()
        .play([concede('blue'), concede('red')])
        .of('duelEnded')[0],
    ).toMatchObject({ winner: 'none', reason: 'conceded' });
    const listed = [...game.legal(bench().world, bench().state, [], 'red')];
    expect(listed.at(-1)).toEqual(concede('red'));
    const { world, state } = bench();
    expect(game.canonical!(world, state, [...plan({ engines: 1 }, 'blue'), concede('red')])).toEqual([concede('red')]);
    const solo = openRun(game, { level: 'first-blood' });
    if (!solo.ok) throw new Error(solo.error.message);
    expect(game.refuse(solo.value.world, solo.value.start.state, [concede('blue')])[0]?.code).toBe('wrong-side');
  });

  test('[OS-350] turns of a duel cannot be rewound', () => {
    expect(game.canRewind!(bench().world)).toBe(false);
    const solo = openRun(game, { level: 'first-blood' });
    if (!solo.ok) throw new Error(solo.error.message);
    expect(game.canRewind!(solo.value.world)).toBe(true);
  });

  test('[OS-352] [OS-483] a training duel: the personality flies red with its own energy, and says what it will do', () => {
    const rows = {
      raider: [2, 1, 1, 2, 0, 2, 0],
      lancer: [2, 1, 1, 0, 4, 0, 2],
      picket: [2, 1, 1, 0, 0, 2, 2],
      warden: [2, 1, 1, 2, 0, 2, 2],
      ace: [2, 1, 1, 2, 0, 2, 2],
    };
    for (const [redAi, energy] of Object.entries(rows)) {
      const one = new Bench(duel({ at: '4:0' }, { at: '4:12', ammo: 2 }, { redAi: redAi as 'ace' }));
      expect(one.look('red').energy).toEqual(energy);
      expect(one.look('blue').energy).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect(game.seats!(one.world)).toEqual(['blue']);
      expect(game.view(one.world, one.state, 'blue').intents.map(({ ship }) => ship)).toEqual(['red']);
      expect(
        one
          .play()
          .of('intentPublished')
          .map(({ ship }) => ship),
      ).toEqual(['red']);
    }
  });

  test('[OS-359] a recorded turn holds both sides, those of the first ship first', () => {
    const run = openRun(game, { level: 'mirror' });
    if (!run.ok) throw new Error(run.error.message);
    const playing = new Session(run.value);
    playing.commit([...plan({ engines: 1 }, 'red'), ...plan({ shields: 2, engines: 2 }, 'blue')]);
    expect(playing.turns[0]).toEqual([...plan({ engines: 2, shields: 2 }, 'blue'), ...plan({ engines: 1 }, 'red')]);
  });

  test('[OS-373] a preview of one side takes the other to play its empty turn, and says so', () => {
    const one = bench({}, { at: '3:23', energy: { laser: 2 } });
    const appraisal = game.appraise!(
      one.world,
      one.state,
      plan({ shields: 2 }, 'blue'),
      'blue',
    ) as unknown as Appraisal;
    expect(appraisal.forecast!.taken).toEqual([{ weapon: 'laser', by: 'red', target: 'blue', damage: 3 }]);
    expect(appraisal.forecast!.supposes).toContain('coast');
    one.play(plan({ shields: 2 }, 'blue'));
    expect(one.look('blue').hull).toBe(appraisal.forecast!.hull);
  });
});
