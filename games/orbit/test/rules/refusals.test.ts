// Refusing a turn: reading entries, the run, and power.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Action, Entry } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { SUBSYSTEMS } from '../../src/data/names.ts';
import { enforcedMax } from '../../src/data/subsystems.ts';
import { texts } from '../../src/data/texts.ts';
import { game } from '../../src/index.ts';
import { CODES } from '../../src/rules/plan/codes.ts';
import { actionCodec } from '../../src/rules/plan/decode.ts';
import { Bench, plan, read, type Spec, scenario } from '../bench.ts';

const bench = (more: Partial<Spec> = {}, red: Spec = { at: '1:12', class: 'cutter' }): Bench =>
  new Bench(scenario({ K: { at: '4:0', ...more }, cutter: red }));
const refused = (turn: readonly Action[], more: Partial<Spec> = {}) => bench(more).refuse(turn);
const energy = (
  subsystem: Entry & { type: 'energy' } extends { subsystem: infer S } ? S : never,
  value: number,
): Entry => ({
  type: 'energy',
  subsystem,
  value,
});

describe('refusing a turn', () => {
  test('[OS-115] [OS-447] a refused turn is not executed and changes nothing', () => {
    const run = openRun(game, { level: 'first-blood' });
    if (!run.ok) throw new Error(run.error.message);
    const playing = new Session(run.value);
    const before = [playing.digest(), playing.state.turn, [...playing.state.ships]];
    const answer = playing.commit(plan({ engines: 3, transfer: 3 }));
    expect(answer.ok).toBe(false);
    expect([playing.digest(), playing.state.turn, [...playing.state.ships]]).toEqual(before);
    expect(playing.turns).toHaveLength(0);
  });

  test('[OS-116] all violations together, by code and then by subsystem', () => {
    const found = refused([
      energy('shields', 3),
      energy('laser', 9),
      energy('scoop', -1),
      energy('engines', -2),
      ...plan({ vent: 4, gun: 'fire' }),
    ]);
    expect(found.map(({ code, field }) => [code, field])).toEqual([
      ['negative-energy', 'energy.engines'],
      ['negative-energy', 'energy.scoop'],
      ['subsystem-max', 'energy.laser'],
      ['subsystem-max', 'energy.shields'],
      ['reactor-exceeded', 'energy'],
      ['combined-limit', 'vent'],
      ['vent-exceeds-heat', 'vent'],
      ['railgun-unpowered', 'railgun'],
    ]);
  });

  test('[OS-117] each has its code, its place, its sentence and its field', () => {
    const fields = new Set([
      'vent',
      'rotate',
      'move',
      'laser',
      'railgun',
      'launch',
      'turn',
      'side',
      'energy',
      'concede',
    ]);
    const turns = [
      plan({ engines: 9, vent: -1, rotate: true, transfer: 3, stance: 'attack', gun: 'brace', launch: 'x' }),
      [{ type: 'turn', value: 9 } satisfies Entry],
      [{ type: 'concede', side: 'red' } satisfies Entry],
    ];
    for (const refusal of turns.flatMap((turn) => refused(turn))) {
      expect(CODES).toContain(refusal.code);
      expect(refusal.why).not.toMatch(/[{}]/);
      const [field, subsystem] = refusal.field!.split('.');
      expect(fields).toContain(field);
      if (subsystem !== undefined) expect(SUBSYSTEMS).toContain(subsystem);
    }
  });

  test('[OS-467] the order of the codes', () => {
    expect(CODES.map((code) => code.toUpperCase().replaceAll('-', '_'))).toEqual([
      'MALFORMED_PLAN',
      'UNKNOWN_SUBSYSTEM',
      'NOT_WHOLE',
      'STALE_PLAN',
      'SCENARIO_OVER',
      'WRONG_SIDE',
      'DUPLICATE_ENTRY',
      'NEGATIVE_ENERGY',
      'NOT_INSTALLED',
      'SUBSYSTEM_MAX',
      'REACTOR_EXCEEDED',
      'DEALLOC_LIMIT',
      'COMBINED_LIMIT',
      'VENT_NEGATIVE',
      'VENT_EXCEEDS_HEAT',
      'ROTATE_UNPOWERED',
      'BAD_POWER',
      'BURN_UNDERPOWERED',
      'BURN_OFF_BOARD',
      'LASER_UNPOWERED',
      'RAILGUN_UNPOWERED',
      'RAILGUN_IN_TRANSFER',
      'RECOIL_OFF_BOARD',
      'BRACE_NO_ENGINES',
      'MASS_SHORT',
      'MISSILES_UNPOWERED',
      'MISSILES_EMPTY',
      'TARGET_INVALID',
    ]);
    expect(Object.keys(texts.refusals).sort()).toEqual([...CODES].sort());
  });

  test('[OS-470] `refuse` is the only judge: what it lets through is played, and only that', () => {
    expect(bench().refuse([])).toEqual([]);
    expect(() => bench().play(plan({ transfer: 1 }))).toThrow('A soft burn needs 1 energy in Engines, planned 0.');
  });
});

describe('reading entries', () => {
  const why = (...raw: readonly unknown[]): string[] =>
    bench()
      .refuse(read(raw))
      .map((one) => `${one.at} ${one.code}: ${one.why}`);
  const malformed = (at: number, field: string): string =>
    `${at} malformed-plan: Plan field ${field} is missing, unknown or of the wrong type.`;

  test('[OS-119] unknown types, missing, extra and wrongly typed keys, and numbers beyond 999', () => {
    expect(why({ type: 'warp', value: 1 })).toEqual([malformed(0, '[0]')]);
    expect(why(7)).toEqual([malformed(0, '[0]')]);
    expect(why(null, [], 'vent')).toEqual([malformed(0, '[0]'), malformed(1, '[1]'), malformed(2, '[2]')]);
    expect(why({ value: 1 })).toEqual([malformed(0, '[0].type')]);
    expect(why({ type: 'vent' })).toEqual([malformed(0, '[0].value')]);
    expect(why({ type: 'vent', value: 0 }, { type: 'rotate', value: true, extra: 1 })).toEqual([
      malformed(1, '[1].extra'),
    ]);
    expect(why({ type: 'rotate', value: 1 })).toEqual([malformed(0, '[0].value')]);
    expect(why({ type: 'move', kind: 'warp', power: 1 })).toEqual([malformed(0, '[0].kind')]);
    expect(why({ type: 'move', kind: 'coast' })).toEqual([malformed(0, '[0].power')]);
    expect(why({ type: 'laser', value: 'stun' }, { type: 'railgun', value: 'hum' })).toEqual([
      malformed(0, '[0].value'),
      malformed(1, '[1].value'),
    ]);
    for (const target of [3, ['cutter'], { id: 'cutter' }, 'c'.repeat(61)])
      expect(why({ type: 'launch', target })).toEqual([malformed(0, '[0].target')]);
    expect(why({ type: 'vent', value: 1000 }, { type: 'vent', value: -1000 })).toEqual([
      malformed(0, '[0].value'),
      malformed(1, '[1].value'),
    ]);
    expect(why({ type: 'vent', value: 999 })[0]).not.toContain('malformed');
    expect(why({ type: 'vent', value: 0, side: 'green' })).toEqual([malformed(0, '[0].side')]);
    expect(why({ type: 'concede' })).toEqual([malformed(0, '[0].side')]);
  });

  test('[OS-122] a subsystem that is none of the seven', () => {
    expect(why({ type: 'energy', subsystem: 'warp', value: 1 })).toEqual([
      '0 unknown-subsystem: Unknown subsystem: warp.',
    ]);
    expect(why({ type: 'energy', subsystem: 4, value: 1 })).toEqual([malformed(0, '[0].subsystem')]);
  });

  test('[OS-123] numbers that are not whole, by their field', () => {
    expect(
      why(
        { type: 'energy', subsystem: 'engines', value: 1.5 },
        { type: 'vent', value: 0.25 },
        { type: 'move', kind: 'phase', power: 1.5 },
        { type: 'turn', value: 2.5 },
      ),
    ).toEqual([
      '0 not-whole: energy.engines must be a whole number, got 1.5.',
      '1 not-whole: vent must be a whole number, got 0.25.',
      '2 not-whole: move.power must be a whole number, got 1.5.',
      '3 not-whole: turn must be a whole number, got 2.5.',
    ]);
  });

  test('[OS-130] faults of reading stand alone, one an entry, in entry order; early faults hide later ones', () => {
    expect(
      why(
        { type: 'vent', value: 1.5 },
        { type: 'energy', subsystem: 'warp', value: 1 },
        { type: 'energy', subsystem: 'engines', value: 9 },
      ),
    ).toEqual(['0 not-whole: vent must be a whole number, got 1.5.', '1 unknown-subsystem: Unknown subsystem: warp.']);
    expect(refused([...plan({ engines: 9 }), ...plan({ engines: 9 })]).map(({ code }) => code)).toEqual([
      'duplicate-entry',
    ]);
    expect(why({ type: 'vent', value: 'x' }, 7)).toEqual([malformed(0, '[0].value'), malformed(1, '[1]')]);
    expect(refused([{ type: 'turn', value: 4 }, ...plan({ engines: 9 })]).map(({ code }) => code)).toEqual([
      'stale-plan',
    ]);
  });

  test('[OS-130] an entry that could not be read is written down and read again as the same fault', () => {
    const unread = read([{ type: 'vent', value: 1.5 }, { type: 'energy', subsystem: 'warp', value: 1 }, 7]);
    for (const one of unread) expect(one.type).toBe('unreadable');
    expect(read(unread.map((one) => actionCodec.encode(one)))).toEqual(unread);
    // and whoever writes such an entry by hand, with a key too many or a fault that does not exist, has an unknown type
    const [first] = unread as readonly object[];
    for (const forged of [
      { ...first, side: 'blue' },
      { ...first, code: 'warp' },
      { ...first, got: 1 },
      { ...first, field: 1 },
      { ...first, got: 'g'.repeat(61) },
      { ...first, field: 'f'.repeat(61) },
    ])
      expect(why(forged)).toEqual([malformed(0, '[0]')]);
  });

  test('[OS-465] every kind of entry as it is written, in any order', () => {
    const entries = [
      { type: 'launch', target: 'cutter' },
      { type: 'railgun', value: 'fire' },
      { type: 'laser', value: 'attack' },
      { type: 'move', kind: 'coast', power: 0 },
      { type: 'rotate', value: false },
      { type: 'vent', value: 1 },
      { type: 'turn', value: 1 },
      { type: 'energy', subsystem: 'missiles', value: 2 },
      { type: 'energy', subsystem: 'railgun', value: 4 },
      { type: 'energy', subsystem: 'laser', value: 2 },
    ];
    const one = bench({ heat: 1, ammo: 1 });
    expect(one.refuse(read(entries))).toEqual([]);
    expect(read(entries).map((entry) => game.action.encode(entry))).toEqual(entries);
    one.play(read(entries));
    // `value` is the energy after the plan, not a change
    expect(one.look('K').energy).toEqual([0, 0, 0, 2, 4, 2, 0]);
    expect(
      bench({ energy: { laser: 2 } })
        .play(plan({ laser: 2 }))
        .look('K').energy[3],
    ).toBe(2);
  });
});

describe('the run', () => {
  test('[OS-120] a plan for another turn', () => {
    expect(refused([{ type: 'turn', value: 3 }])).toEqual([
      { code: 'stale-plan', why: 'This plan is for turn 3, the game is at turn 1.', at: 0, field: 'turn' },
    ]);
    expect(refused([{ type: 'turn', value: 1 }])).toEqual([]);
  });

  test('[OS-121] a finished run', () => {
    const over = new Bench(scenario({ K: { at: '4:0' } }, { limit: 1 })).play();
    expect(over.refuse([])).toEqual([{ code: 'scenario-over', why: 'The scenario is over.', at: 0, field: 'turn' }]);
  });

  test('[OS-466] a field set twice, once for every surplus entry', () => {
    const twice = [
      ...plan({ vent: 0, engines: 1 }),
      ...plan({ engines: 2 }),
      ...plan({ engines: 3 }),
      ...plan({ vent: 0 }),
    ];
    expect(refused(twice)).toEqual([
      { code: 'duplicate-entry', why: 'energy.engines is set twice.', at: 2, field: 'energy.engines' },
      { code: 'duplicate-entry', why: 'energy.engines is set twice.', at: 3, field: 'energy.engines' },
      { code: 'duplicate-entry', why: 'vent is set twice.', at: 4, field: 'vent' },
    ]);
  });
});

describe('power', () => {
  const only = (turn: readonly Action[], more: Partial<Spec> = {}) => {
    const [first, ...rest] = refused(turn, more);
    expect(rest).toEqual([]);
    return `${first!.at} ${first!.field} ${first!.why}`;
  };
  test('[OS-124] below 0', () => {
    expect(only(plan({ laser: -1 }))).toBe('0 energy.laser Broadside Laser cannot go below 0 energy.');
  });
  test('[OS-125] not installed', () => {
    expect(only(plan({ railgun: 1 }), { installed: ['engines'] })).toBe(
      '0 energy.railgun Not installed on this ship: Railgun.',
    );
    for (const one of SUBSYSTEMS)
      expect(refused(plan({ [one]: 1 }), { installed: [] })).toMatchObject([
        { code: 'not-installed', field: `energy.${one}` },
      ]);
    expect(refused(plan({ railgun: 0 }), { installed: ['engines'] })).toEqual([]);
  });
  test('[OS-126] above the most, for installed subsystems only', () => {
    expect(only(plan({ engines: 4 }))).toBe('0 energy.engines Engines: at most 3 energy, planned 4.');
    for (const one of SUBSYSTEMS) {
      const most = enforcedMax(content.subsystems[one]);
      expect(refused(plan({ [one]: most }))).toEqual([]);
      expect(refused(plan({ [one]: most + 1 }))).toMatchObject([{ code: 'subsystem-max', field: `energy.${one}` }]);
      expect(refused(plan({ [one]: -1 }))).toMatchObject([{ code: 'negative-energy', field: `energy.${one}` }]);
    }
    expect(refused(plan({ railgun: 9 }), { installed: ['engines'] }).map(({ code }) => code)).toEqual([
      'not-installed',
    ]);
  });
  test('[OS-127] more than the reactor has', () => {
    expect(only(plan({ engines: 3, laser: 2, railgun: 5, shields: 1 }))).toBe(
      '3 energy Planned 11 energy, the reactor has 10.',
    );
  });
  test('[OS-128] taking back more than the limit', () => {
    expect(only(plan({ railgun: 1, engines: 2 }), { energy: { railgun: 5, engines: 2 } })).toBe(
      '1 energy Taking back 4 energy exceeds the limit of 3 per turn.',
    );
  });
  test('[OS-129] taking back and venting more than the limit', () => {
    expect(only(plan({ railgun: 3, vent: 2 }), { energy: { railgun: 5 }, heat: 4 })).toBe(
      '1 vent Taking back 2 energy and venting 2 heat is 4; the shared limit is 3 per turn.',
    );
  });
  test('[OS-131] never both of them', () => {
    for (let railgun = 0; railgun <= 5; railgun++)
      for (let vent = 0; vent <= 6; vent++) {
        const codes = refused(plan({ railgun, vent }), { energy: { railgun: 5 }, heat: 6 }).map(({ code }) => code);
        expect(codes.filter((code) => code.endsWith('-limit')).length).toBeLessThanOrEqual(1);
      }
  });
  test('[OS-132] [OS-133] venting less than nothing, or what is not there', () => {
    expect(only(plan({ vent: -1 }))).toBe('0 vent Cannot vent a negative amount.');
    expect(only(plan({ vent: 2 }), { heat: 1 })).toBe('0 vent Cannot vent 2 heat, only 1 on board.');
  });
  test('[OS-439] [OS-440] values out of range are refused at their entry', () => {
    const at = (turn: readonly Action[]): [string, number][] =>
      refused(turn, { heat: 1 }).map((one) => [one.code, one.at]);
    expect(at([...plan({ rotate: false }), energy('engines', -1)])).toEqual([['negative-energy', 1]]);
    expect(at([...plan({ rotate: false }), energy('engines', 4)])).toEqual([['subsystem-max', 1]]);
    expect(at([...plan({ rotate: false }), ...plan({ vent: -1 })])).toEqual([['vent-negative', 1]]);
    expect(at([...plan({ rotate: false }), ...plan({ vent: 2 })])).toEqual([['vent-exceeds-heat', 1]]);
  });
  test('[OS-469] in sums a negative value counts as 0, too much and too foreign as planned', () => {
    expect(refused(plan({ engines: -9, laser: 2, railgun: 5, shields: 2, missiles: 2 })).map(({ why }) => why)).toEqual(
      ['Engines cannot go below 0 energy.', 'Planned 11 energy, the reactor has 10.'],
    );
    expect(refused(plan({ engines: 8, laser: 3 })).at(-1)?.why).toBe('Planned 11 energy, the reactor has 10.');
    expect(refused(plan({ vent: -5, railgun: 2 }), { energy: { railgun: 5 } }).map(({ code }) => code)).toEqual([
      'vent-negative',
    ]);
    expect(refused(plan({ railgun: -1 }), { energy: { railgun: 3 } }).map(({ code }) => code)).toEqual([
      'negative-energy',
    ]);
    // orders read the energy as it stands
    expect(refused(plan({ engines: 9, phase: 3 })).map(({ code }) => code)).toEqual(['subsystem-max']);
  });
});
