// The hex grid, movement, terrain and what stands on the board.

import { hexDirections } from '@interlock/grid';
import { describe, expect, test } from 'vitest';
import { boardOf, cellAt, distanceOf, isFree, stepFrom } from '../../src/rules/board.ts';
import { towAvatar } from '../../src/rules/tow.ts';
import {
  type Bench,
  BOTH,
  benchOf,
  cell,
  eventsOf,
  kindsOf,
  outcomes,
  purse,
  ran,
  runFirst,
  typesOf,
  where,
  withMods,
} from '../bench.ts';

describe('hexes', () => {
  const board = boardOf(3, { q: 0, r: 0, facing: 0 });

  test('[DD-228] distance', () => {
    const distance = (a: [number, number], b: [number, number]) =>
      distanceOf(board, cellAt(board, ...a), cellAt(board, ...b));
    expect([distance([0, 0], [3, -1]), distance([-2, 1], [1, 1]), distance([0, -2], [-1, 2])]).toEqual([3, 3, 4]);
  });

  test('[DD-229] [DD-231] directions clockwise from east', () => {
    const around = [0, 1, 2, 3, 4, 5].map((way) => stepFrom(board, cellAt(board, 0, 0), way));
    expect(around.map((at) => [board.q[at], board.r[at]])).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]);
  });

  test('[DD-230] turns are modulo 6', () => {
    expect(where(ran({}, ['TurnRight', 'TurnRight', 'TurnRight', 'TurnRight', 'TurnRight', 'TurnRight']))).toBe(
      '(0,0) 0',
    );
    expect(where(ran({}, ['TurnLeft']))).toBe('(0,0) 5');
  });

  test('[DD-232] canonical order: r, then q', () => {
    const cells = Array.from({ length: board.size }, (_, at) => [board.r[at]!, board.q[at]!] as const);
    expect(cells).toEqual(cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  });

  test('[DD-233] lookup agrees with a scan over the square and one more', () => {
    for (let q = -5; q <= 5; q++)
      for (let r = -5; r <= 5; r++) {
        let found = -1;
        for (let at = 0; at < board.size; at++) if (board.q[at] === q && board.r[at] === r) found = at;
        expect(cellAt(board, q, r)).toBe(found);
      }
    expect(board.index).toHaveLength((2 * 4 + 1) ** 2);
  });

  test('[DD-284] one ring further out belongs to the board and to nobody', () => {
    for (const [radius, playable, ring] of [
      [3, 37, 24],
      [4, 61, 30],
    ] as const) {
      const one = boardOf(radius, { q: 0, r: 0, facing: 0 });
      const count = one.ring.reduce((sum, flag) => sum + flag, 0);
      expect([one.size - count, count]).toEqual([playable, ring]);
    }
  });
});

describe('movement', () => {
  test('[DD-235] free is playable, not Blocked, nothing on it', () => {
    const bench = benchOf({ ground: { '1,0': '#' }, pois: [{ kind: 'Crate', q: -1, r: 0, amount: 0 }] }, []);
    const free = (q: number, r: number) => isFree(bench.world, bench.state, cell(bench, q, r));
    expect([free(0, 1), free(1, 0), free(-1, 0), free(3, 0)]).toEqual([true, false, false, false]);
  });

  test('[DD-236] [DD-238] [DD-493] Burst steps until something is in the way', () => {
    const bench = ran({ ruleset: 'remastered', radius: 3, ground: { '3,0': '#' } }, ['Burst']);
    expect(eventsOf(bench, 'avatarMoved')).toMatchObject([
      { to: { q: 1, r: 0 }, steps: 1 },
      { to: { q: 2, r: 0 }, steps: 1 },
    ]);
    expect(eventsOf(bench, 'moveBlocked')).toMatchObject([{ cell: { q: 3, r: 0 }, by: 'Blocked' }]);
    expect(outcomes(bench)).toEqual(['ok']);
  });

  test('[DD-237] [DD-257] what it runs into, the cost stays paid', () => {
    const things = [
      { kind: 'Crate', q: 1, r: 0, amount: 0 },
      { kind: 'Shed', q: 1, r: 0, request: 1, received: 1 },
      { kind: 'Donkey', q: 1, r: 0 },
      { kind: 'Tower', q: 1, r: 0, active: false },
      { kind: 'Terminal', q: 1, r: 0, reward: 'preview' },
    ] as const;
    for (const poi of things) {
      const bench = ran({ ruleset: 'remastered', pois: [poi], currencies: { Energy: 9 } }, ['Move']);
      expect(eventsOf(bench, 'moveBlocked')).toMatchObject([{ by: poi.kind }]);
      expect([outcomes(bench)[0], purse(bench, 'Energy')]).toEqual(['failed', 8]);
    }
    expect(eventsOf(ran({ avatar: { q: 2, r: 0, facing: 0 } }, ['Move']), 'moveBlocked')).toMatchObject([
      { by: 'ring' },
    ]);
  });

  test('[DD-239] [DD-241] a hop lands on anything playable and leaves by the usual rules', () => {
    const bench = ran({ radius: 3, pois: [{ kind: 'Crate', q: 1, r: 0, amount: 3 }] }, [
      'FlyingDisk',
      'Interact',
      'Move',
    ]);
    expect(where(bench)).toBe('(2,0) 0');
    expect(eventsOf(bench, 'interactFailed')).toMatchObject([{ reason: 'nothing' }]);
  });

  test('[DD-240] no shorter hop at the edge', () => {
    const bench = ran({ avatar: { q: 1, r: 0, facing: 0 } }, ['Jump']);
    expect(where(bench)).toBe('(1,0) 0');
    expect(eventsOf(bench, 'moveBlocked')).toMatchObject([{ by: 'ring', cell: { q: 3, r: 0 } }]);
  });

  test('[DD-242] [DD-276] path, cells landed on, and which cells a hop enters', () => {
    const cells = [{ q: 1, r: 0, modifiers: [{ kind: 'Corrupt' as const }] }];
    const hop = ran({ radius: 3, cells }, ['Jump', 'NoOp']);
    expect([hop.state.today.pathLength, hop.state.today.newCells]).toEqual([2, 1]);
    expect(eventsOf(hop, 'modifierAdded')).toEqual([]);
    const walk = ran({ ruleset: 'remastered', radius: 3, cells }, ['Burst', 'NoOp']);
    expect(walk.state.today.newCells).toBe(3);
    expect(eventsOf(walk, 'modifierAdded')[0]).toMatchObject({ kind: 'Corrupt', source: 'cell(1,0)' });
  });

  test('[DD-243] moving never turns', () =>
    expect(where(ran({ avatar: { q: 0, r: 0, facing: 2 } }, ['Move']))).toBe('(-1,1) 2'));

  test('[DD-244] a robot shut in is towed when the day begins', () => {
    const walls = Object.fromEntries(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map((at) => [at, '#']));
    const bench = benchOf({ ground: walls, currencies: { Carry: 2 } }, []);
    towAvatar(bench);
    expect(bench.events).toEqual([{ type: 'avatarTowed', from: { q: 0, r: 0 }, to: { q: 1, r: -2 } }]);
    expect([where(bench), purse(bench, 'Carry'), bench.state.today.pathLength]).toEqual(['(1,-2) 0', 2, 0]);
    const free = benchOf({}, []);
    towAvatar(free);
    expect(free.events).toEqual([]);
    const nook = benchOf({ ground: { ...walls, '2,-2': '#' } }, []);
    towAvatar(nook);
    expect(where(nook), 'not into a nook from which it could not walk either').toBe('(-1,-1) 0');
  });
});

describe('terrain', () => {
  const rest = (ruleset: 'classic' | 'remastered', ground: string): number =>
    purse(ran({ ruleset, ground: { '0,0': ground }, currencies: { Energy: 10 } }, ['NoOp']), 'Energy') - 10;

  test('[DD-245] every cell has one base and at most one weather terrain over it', () => {
    const bench = benchOf({ ground: { '0,0': '~' } }, []);
    bench.state.weather = bench.state.weather.with(bench.state.at, 1);
    expect([bench.state.terrain[bench.state.at], bench.state.weather[bench.state.at]]).toEqual([4, 1]);
  });

  test('[DD-246] Mud takes 1 after a Move begun there, never below 0', () => {
    expect(purse(ran({ ground: { '0,0': '~' }, currencies: { Energy: 5 } }, ['Move']), 'Energy')).toBe(3);
    expect(outcomes(ran({ ground: { '0,0': '~' }, currencies: { Energy: 1 } }, ['Move']))).toEqual(['ok']);
    expect(purse(ran({ ground: { '1,0': '~' }, currencies: { Energy: 5 } }, ['Move']), 'Energy')).toBe(4);
  });

  test('[DD-247] [DD-248] [DD-250] (classic) rest by ground', () => {
    expect(['.', '"', '-', '~', '^'].map((ground) => rest('classic', ground))).toEqual([5, 6, 4, 5, 5]);
  });

  test('[DD-251] [DD-252] [DD-458] (remastered) rest by ground', () => {
    expect(['.', '"', '-', '~', '^'].map((ground) => rest('remastered', ground))).toEqual([3, 6, 0, 2, 2]);
  });

  test('[DD-249] Dry makes interacting dearer in both', () => {
    for (const ruleset of BOTH) {
      const bench = ran({ ruleset, ground: { '0,0': '-' }, currencies: { Energy: 9 } }, ['Interact', 'TurnLeft']);
      expect(purse(bench, 'Energy')).toBe(6);
    }
  });
});

describe('things', () => {
  const failure = (bench: Bench) => eventsOf(bench, 'interactFailed').map(({ reason }) => reason);
  const crate = (amount: number) => ({ kind: 'Crate', q: 1, r: 0, amount }) as const;
  const shed = (received = 0) => ({ kind: 'Shed', q: 1, r: 0, request: 6, received }) as const;

  test('[DD-256] a cell holds one thing at most', () => {
    const bench = benchOf({ pois: [crate(3)] }, []);
    expect(bench.state.thingAt.filter((code) => code !== 0)).toHaveLength(3);
  });

  test('[DD-258] nothing ahead: it fails, the cost stays paid', () => {
    const bench = ran({ currencies: { Energy: 5 } }, ['Interact']);
    expect([failure(bench), purse(bench, 'Energy')]).toEqual([['nothing'], 4]);
  });

  test('[DD-259] loading: the least of what is there and what fits', () => {
    const bench = ran({ currencies: { MaxCarry: 4, Carry: 1 }, pois: [crate(9)] }, ['Interact']);
    expect(eventsOf(bench, 'crateLoaded')).toMatchObject([{ crate: 'C1', amount: 3, left: 6 }]);
    expect(eventsOf(bench, 'currencyChanged').at(-1)).toMatchObject({ field: 'Carry', applied: 3, cause: 'load' });
  });

  test('[DD-260] empty is looked at before full', () => {
    expect(failure(ran({ currencies: { MaxCarry: 4, Carry: 4 }, pois: [crate(0)] }, ['Interact']))).toEqual(['empty']);
    expect(failure(ran({ currencies: { MaxCarry: 4, Carry: 4 }, pois: [crate(2)] }, ['Interact']))).toEqual(['full']);
  });

  test('[DD-261] an emptied crate stays', () => {
    const bench = ran({ pois: [crate(3)] }, ['Interact', 'Move']);
    expect(eventsOf(bench, 'moveBlocked')).toMatchObject([{ by: 'Crate' }]);
  });

  test('[DD-262] [DD-263] a shed takes what it asks for, the rest stays in Carry', () => {
    const bench = ran({ currencies: { Carry: 9 }, pois: [shed()] }, ['Interact']);
    expect([purse(bench, 'Carry'), bench.state.sheds[0], purse(bench, 'Delivery')]).toEqual([3, 6, 6]);
    expect(eventsOf(bench, 'shedDelivered')).toMatchObject([{ carried: 6, credited: 6, received: 6, request: 6 }]);
  });

  test('[DD-264] filled once, told once', () => {
    const bench = ran({ currencies: { Carry: 9 }, pois: [shed(4)] }, ['Interact', 'Interact']);
    expect(eventsOf(bench, 'shedFilled')).toMatchObject([{ shed: 'S1', open: 1 }]);
    expect(bench.state.sheds[0]).toBeGreaterThanOrEqual(6);
  });

  test('[DD-266] nothing to deliver comes first', () => {
    expect(failure(ran({ pois: [shed()] }, ['Interact']))).toEqual(['nothingToDeliver']);
    expect(failure(ran({ pois: [shed(6)] }, ['Interact']))).toEqual(['nothingToDeliver']);
  });

  test('[DD-267] a tower is switched off, never on', () => {
    const bench = ran({ pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact', 'Interact']);
    expect(eventsOf(bench, 'towerDisabled')).toMatchObject([{ tower: 'T1', first: true }]);
    expect(failure(bench)).toEqual(['alreadyInactive']);
  });

  test('[DD-269] disabling one tower leaves the other’s aura', () => {
    const bench = ran(
      {
        radius: 3,
        pois: [
          { kind: 'Tower', q: 1, r: 0 },
          { kind: 'Tower', q: 2, r: 1 },
        ],
      },
      ['Interact'],
    );
    const restful = eventsOf(bench, 'modifierSuppressed');
    expect(restful.every(({ source, by }) => source === 'T1' && by === 'T1')).toBe(true);
    expect(restful).toHaveLength(7);
  });

  test('[DD-270] [DD-271] a donkey joins, its cell is free, any number may', () => {
    const bench = ran(
      {
        pois: [
          { kind: 'Donkey', q: 1, r: 0, facing: 3 },
          { kind: 'Donkey', q: 2, r: 0, facing: 3 },
        ],
      },
      ['Interact', 'Move', 'Interact'],
    );
    expect([where(bench), bench.state.tow, purse(bench, 'MaxCarry')]).toEqual(['(1,0) 0', [0, 1], 30]);
  });

  test('[DD-272] (classic) its facing is decoration', () => {
    const bench = ran({ pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 0 }] }, ['Interact']);
    expect(eventsOf(bench, 'donkeyRecruited')).toHaveLength(1);
  });

  test('[DD-273] (remastered) from behind it kicks, turns, and then comes along', () => {
    const bench = ran(
      { ruleset: 'remastered', currencies: { Energy: 9 }, pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 0 }] },
      ['Interact', 'Interact'],
    );
    expect(failure(bench)).toEqual(['kicked']);
    expect(outcomes(bench)).toEqual(['failed', 'ok']);
    expect(eventsOf(bench, 'donkeyTurned')).toMatchObject([{ facing: 1 }]);
    expect(eventsOf(bench, 'currencyChanged').map(({ cause }) => cause)).toEqual(['cost', 'kick', 'cost', 'donkey']);
    expect(eventsOf(bench, 'donkeyRecruited')).toHaveLength(1);
  });

  test('[DD-273] (remastered) behind is behind whichever way it looks', () => {
    for (let way = 0; way < 6; way++) {
      const { q, r } = hexDirections[way]!;
      const bench = benchOf({ ruleset: 'remastered', pois: [{ kind: 'Donkey', q, r, facing: way }] }, ['Interact']);
      bench.state.facing = way;
      runFirst(bench, 1);
      expect(failure(bench), `looking ${way}`).toEqual(['kicked']);
    }
  });

  test('[DD-614] ids count per kind in the order of placement', () => {
    const bench = ran(
      { radius: 3, currencies: { Carry: 1 }, pois: [shed(), { kind: 'Crate', q: 0, r: 1, amount: 2 }] },
      ['Interact', 'TurnRight', 'Interact'],
    );
    expect(eventsOf(bench, 'shedDelivered')[0]!.shed).toBe('S1');
    expect(eventsOf(bench, 'crateLoaded')[0]!.crate).toBe('C1');
  });
});

describe('cell modifiers', () => {
  const dark = (kind: 'Corrupt' | 'Unreliable') => ({ cells: [{ q: 1, r: 0, modifiers: [{ kind }] }] });

  test('[DD-275] [DD-278] landing gives the kind to the later slots, not to this card or earlier ones', () => {
    const bench = ran({ ...dark('Unreliable'), radius: 3 }, ['NoOp', 'Move', 'NoOp', 'NoOp']);
    expect(eventsOf(bench, 'modifierAdded')).toMatchObject([
      { entity: { card: 'c003' }, kind: 'Unreliable', duration: 'Temporary', source: 'cell(1,0)' },
      { entity: { card: 'c004' }, kind: 'Unreliable', duration: 'Temporary', source: 'cell(1,0)' },
    ]);
  });

  test('[DD-279] starting or resting there passes nothing on', () => {
    const bench = ran({ ...dark('Corrupt'), avatar: { q: 1, r: 0, facing: 0 } }, ['NoOp', 'NoOp']);
    expect(eventsOf(bench, 'modifierAdded')).toEqual([]);
  });

  test('[DD-281] what was passed on stays when the tower goes quiet', () => {
    const bench = benchOf({ radius: 3, pois: [{ kind: 'Tower', q: 2, r: 0 }] }, ['Move', 'Interact', 'NoOp']);
    runFirst(bench, 3);
    expect(kindsOf(bench.state.cards[2]!)).toEqual(['Unreliable']);
    expect(bench.state.towers).toEqual([0]);
  });

  test('[DD-277] [DD-282] corrupt cells can be entered', () => {
    expect(where(ran(dark('Corrupt'), ['Move']))).toBe('(1,0) 0');
  });

  test('[DD-562] world events only where the world changed', () => {
    expect(typesOf(ran({}, [withMods('NoOp', 'Efficient')]).events)).not.toContain('avatarMoved');
  });
});
