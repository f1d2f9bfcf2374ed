// What the player may see, and what no view, preview or sentence tells.

import { diceOf, forecast, SOLO } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import type { State } from '../../src/shape/state.ts';
import { copyState } from '../../src/state.ts';
import { viewOf } from '../../src/view.ts';
import { type Bench, BOTH, benchOf, fork, play, sessionOf, withMods } from '../bench.ts';
import { wander, yard } from '../walker.ts';

/** The same as far as a player can know. */
const twinOf = (state: State, seed: string): State => {
  const stream = diceOf(seed).stream('twin');
  const twin = copyState(state);
  stream.shuffle(twin.pile);
  const known = twin.glitchCursor + (twin.phase === 'DrawGlitch' ? 1 : 0);
  twin.glitchOrder = [...twin.glitchOrder.slice(0, known), ...stream.shuffle(twin.glitchOrder.slice(known))];
  twin.assignmentOrder = stream.shuffle([...twin.assignmentOrder]);
  return twin;
};

const eachTurn = (ruleset: 'classic' | 'remastered', look: (bench: Bench) => void): void => {
  const bench = yard({ ruleset });
  look(bench);
  wander(bench, `SEE-${ruleset}`, 40, () => look(bench));
};

describe('the view', () => {
  test('[DD-551] [DD-552] two states that differ only in what is hidden look the same', () => {
    for (const ruleset of BOTH)
      eachTurn(ruleset, ({ world, state }) => {
        expect(viewOf(world, twinOf(state, 'T'))).toEqual(viewOf(world, state));
      });
  });

  test('[DD-551] rules that look at what is hidden say so, each by its name: no forecast goes beyond', () => {
    const inBay = (ruleset: 'classic' | 'remastered'): Bench => {
      const bench = benchOf({ ruleset, glitches: ['Rain'], currencies: { Energy: 60 } }, ['Move']);
      bench.state.programsLeft = 1;
      play(bench, { type: 'runProgram', tape: [] });
      play(bench, { type: 'nextAssignment' });
      bench.state.purse.Energy = 60;
      return bench;
    };
    const looks = (bench: Bench, action: Parameters<typeof play>[1]): readonly string[] => {
      bench.hidden.length = 0;
      play(bench, action);
      return [...new Set(bench.hidden)];
    };
    const [classic, remastered] = BOTH.map(inBay);
    expect(classic!.hidden).toContain('glitches');
    expect(remastered!.hidden).toEqual(expect.arrayContaining(['glitches', 'assignments']));
    expect(looks(classic!, { type: 'acceptGlitch' })).toEqual(['shop']);
    expect(looks(remastered!, { type: 'acceptGlitch' })).toEqual(['contracts']);
    expect(looks(remastered!, { type: 'chooseContract', index: 0 })).toEqual(['shop']);
    expect(looks(remastered!, { type: 'reroll' })).toEqual(['shop']);
    expect(looks(remastered!, { type: 'startGamble' })).toEqual(['booster']);
    expect(looks(classic!, { type: 'startBufferOverflow' })).toContain('pile');
    expect(looks(benchOf({}, ['NoOp', 'NoOp', 'NoOp']), { type: 'runProgram', tape: ['c001'] })).toEqual(['pile']);
    const far = benchOf(
      { ruleset: 'remastered', radius: 3, pois: [{ kind: 'Terminal', q: 3, r: -1, reward: 'preview' }] },
      ['Move'],
    );
    expect(far.hidden).toEqual([]);
    expect(looks(far, { type: 'runProgram', tape: ['c001'] })).toContain('terminal');
  });

  test('[DD-548] all that lies open', () => {
    const bench = benchOf(
      { ruleset: 'remastered', ground: { '1,0': '~' }, robot: 'Ranger', pois: [{ kind: 'Tower', q: 0, r: 1 }] },
      [withMods('Move', 'Corrupt')],
    );
    const view = viewOf(bench.world, bench.state);
    expect(view.cells).toHaveLength(37);
    expect(view.cells.find(({ q, r }) => q === 1 && r === 0)).toMatchObject({ terrain: 'Mud', isFree: true });
    expect(view.cells.find(({ q, r }) => q === 0 && r === 0)!.modifiers).toMatchObject([
      { kind: 'Unreliable', source: 'T1', suppressedBy: [] },
    ]);
    expect(view).toMatchObject({
      phase: 'ExecuteProgram',
      day: 1,
      programsLeft: 5,
      avatar: { q: 0, r: 0, facing: 0 },
      counters: { unreliable: { value: 0, period: 4 }, effective: { value: 0, period: 3 } },
      heat: { value: 0, max: 6 },
      target: 9,
      goods: { crates: 30, open: 9, missing: 0 },
    });
    expect(view.hand[0]).toMatchObject({ id: 'c001', type: 'Move', cost: 1, space: 1 });
    expect(view.robotModifiers).toMatchObject([{ kind: 'RangerFertileRest' }]);
  });

  test('[DD-549] the pile is a list by id, never its order', () => {
    const bench = benchOf({ deckOrder: 'shuffled' }, ['Move', 'Move']);
    const ids = viewOf(bench.world, bench.state).pile.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toHaveLength(bench.state.pile.length);
  });

  test('[DD-550] which glitches were seen, not which come next', () => {
    const bench = benchOf({ programCount: 1, glitches: ['SandStorm'] }, ['Move']);
    expect(viewOf(bench.world, bench.state).glitches.every(({ isSeen }) => !isSeen)).toBe(true);
    play(bench, { type: 'runProgram', tape: [] });
    play(bench, { type: 'nextAssignment' });
    const seen = viewOf(bench.world, bench.state).glitches.filter(({ isSeen }) => isSeen);
    expect(seen).toMatchObject([{ name: 'SandStorm' }]);
  });

  test('[DD-274] (remastered) the kick side of each donkey is marked', () => {
    const part = { pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 0 }] } as const;
    const donkey = (ruleset: 'classic' | 'remastered') => {
      const bench = benchOf({ ruleset, ...part }, []);
      return viewOf(bench.world, bench.state).pois.find(({ kind }) => kind === 'Donkey');
    };
    expect(donkey('remastered')).toMatchObject({ kickFrom: { q: 0, r: 0 } });
    expect(donkey('classic')).toMatchObject({ kickFrom: null });
  });

  test('[DD-516] what accepting would change is listed before', () => {
    const bench = benchOf(
      {
        ruleset: 'remastered',
        programCount: 1,
        glitches: ['Rain'],
        ground: { '1,0': '^' },
        pois: [{ kind: 'Tower', q: -1, r: 0 }],
      },
      ['Move'],
    );
    play(bench, { type: 'runProgram', tape: [] });
    play(bench, { type: 'nextAssignment' });
    const shown = viewOf(bench.world, bench.state).glitch!;
    const trial = fork(bench);
    play(trial, { type: 'acceptGlitch' });
    const changed = viewOf(trial.world, trial.state).cells.flatMap(({ q, r, terrain, base }) =>
      terrain === base ? [] : [{ q, r, to: terrain }],
    );
    expect(shown.cells.map(({ q, r, to }) => ({ q, r, to }))).toEqual(changed);
    expect(shown.cells).toContainEqual({ q: 1, r: 0, to: 'Dry', num: 1, den: 1 });
  });

  test('[DD-517] prices are shown with what they would leave', () => {
    const bench = benchOf({ ruleset: 'remastered' }, ['Move']);
    const { services, defer } = viewOf(bench.world, bench.state);
    expect(services).toEqual({
      gamble: { price: 5, isOpen: true },
      bufferOverflow: { price: 10, isOpen: true },
      scrub: { price: 6, stability: 2, tokens: 0 },
      quarantine: { price: 3, isOpen: true },
    });
    expect(defer).toEqual({
      energy: 1,
      stability: 2,
      isOverheated: false,
      after: { accept: { heat: 0, next: 1 }, defer: { heat: 2, next: 6 } },
    });
  });
});

describe('forecasts', () => {
  test('[DD-506] [DD-619] a preview of a program is the same whatever is hidden, and ends where cards are drawn', () => {
    const session = sessionOf({ ruleset: 'remastered' }, ['Move', 'NoOp', 'NoOp']);
    const turn = [{ type: 'runProgram', tape: ['c001'] }] as const;
    const ahead = forecast(game, session.world, session.state, { plan: [turn], turns: 0, viewer: SOLO });
    const twin = forecast(game, session.world, twinOf(session.state, 'Z'), { plan: [turn], turns: 0, viewer: SOLO });
    expect(ahead.end).toBe('hidden');
    expect(twin).toEqual(ahead);
  });

  test('[DD-619] a forecast of doing nothing ends before the first hidden thing', () => {
    const session = sessionOf({ programCount: 1, currencies: { Energy: 40 } }, ['Move']);
    const ahead = session.forecast(5);
    expect(ahead.frames).toHaveLength(1);
    expect(ahead.end).toBe('hidden');
  });
});

describe('text', () => {
  test('[DD-548] fits a terminal, in every phase', () => {
    for (const ruleset of BOTH)
      eachTurn(ruleset, ({ world, state }) => {
        const lines = game.show(world, viewOf(world, state)).split('\n');
        expect(lines.length).toBeLessThanOrEqual(24);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      });
  });

  test('every event has a sentence, every action its words', () => {
    for (const ruleset of BOTH) {
      const bench = yard({ ruleset });
      wander(bench, `WORDS-${ruleset}`, 60, (action) => {
        expect(game.words.action(bench.world, bench.state, action)).toMatch(/^[A-Z]/);
      });
      for (const event of bench.events) {
        const text = game.words.event(bench.world, event, bench.state);
        expect(text).toMatch(/[.…]$/);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });
});
