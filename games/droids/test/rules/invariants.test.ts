// What holds after every turn of any run, and what draws from which stream.

import { apply, diceOf, digestOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import type { DroidsEvent } from '../../src/shape/events.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { BOTH, benchOf, play, runFirst, sessionOf, withMods } from '../bench.ts';
import { wander, yard } from '../walker.ts';

const integers = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (ArrayBuffer.isView(value) || value === null || typeof value !== 'object') return true;
  return Object.values(value).every(integers);
};

describe('after every turn', () => {
  for (const ruleset of BOTH)
    for (const robot of ['Vintage', 'Courier'] as const)
      test(`[DD-574] [DD-576] [DD-577] [DD-582] ${ruleset}, ${robot}: places, signs, cell and facing, integers`, () => {
        for (const seed of ['A', 'B', 'C']) {
          const bench = yard({ ruleset, robot, seed });
          wander(bench, seed, 60, () => {
            const { state, world } = bench;
            expect(Object.values(state.purse).every((value) => value >= 0)).toBe(true);
            expect(state.purse.TapeLength >= 2 && state.purse.HandSize >= 3).toBe(true);
            expect(world.board.ring[state.at]).toBe(0);
            expect(state.facing >= 0 && state.facing < 6).toBe(true);
            const places = [
              ...state.pile,
              ...state.hand,
              ...state.discard,
              ...state.quarantine.map(({ card }) => card),
            ];
            expect(new Set(places).size).toBe(places.length);
            expect(integers(state)).toBe(true);
          });
        }
      });

  test('[DD-578] [DD-579] [DD-575] goods, requests, programs', () => {
    for (const ruleset of BOTH) {
      const bench = yard({ ruleset });
      const start = bench.state.crates.reduce((sum, amount) => sum + amount, 0);
      let left = bench.state.programsLeft;
      wander(bench, `G-${ruleset}`, 80, (action) => {
        const { state } = bench;
        expect([...state.crates, ...state.sheds].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        if (action.type === 'runProgram') expect(state.programsLeft).toBe(left - 1);
        expect(state.programsLeft >= 0 && state.programsLeft <= 5).toBe(true);
        left = state.programsLeft;
        const total = (key: 'resupplied' | 'bonusGoods' | 'lostToPest' | 'goodsBroken') =>
          state.past[key] + state.today[key];
        const goods = state.crates.reduce((sum, amount) => sum + amount, 0) + state.purse.Carry + state.purse.Delivery;
        expect(start + total('resupplied') + total('bonusGoods')).toBe(
          goods + total('lostToPest') + total('goodsBroken'),
        );
      });
    }
  });

  test('[DD-558] events tell every change of the purse, the robot’s place and the phase', () => {
    for (const ruleset of BOTH) {
      const bench = yard({ ruleset });
      const told = { ...bench.state.purse };
      let at = bench.state.at;
      let from = 0;
      wander(bench, `E-${ruleset}`, 60, () => {
        for (const event of bench.events.slice(from)) {
          if (event.type === 'currencyChanged') told[event.field] = event.after;
          if (event.type === 'avatarMoved' || event.type === 'avatarTowed')
            at = bench.world.board.index[(event.to.r + 4) * 9 + event.to.q + 4]!;
        }
        from = bench.events.length;
        expect(told).toEqual(bench.state.purse);
        expect(at).toBe(bench.state.at);
      });
    }
  });
});

describe('streams', () => {
  test('[DD-542] only the named streams are drawn from', () => {
    const known = [
      'deck',
      'race',
      'unreliable',
      'effective',
      'glitch.target',
      'glitch.gift',
      'weather',
      'shop',
      'booster',
      'contract',
      'assignment',
    ];
    for (const ruleset of BOTH) {
      const bench = yard({ ruleset });
      wander(bench, `S-${ruleset}`, 80, () => {});
      for (const name of new Set(bench.draws)) expect(known).toContain(name);
    }
  });

  test('[DD-005] (remastered) a program draws from no stream', () => {
    const bench = yard({ ruleset: 'remastered' });
    for (const list of bench.state.cards.keys())
      bench.state.cards = bench.state.cards.with(list, [
        { kind: 'Unreliable', duration: 'Permanent', source: 'a', stacks: 1, of: [], taken: 0 },
        { kind: 'Effective', duration: 'Permanent', source: 'a', stacks: 1, of: [], taken: 0 },
        { kind: 'RaceCondition', duration: 'Permanent', source: 'a', stacks: 1, of: [], taken: 0 },
      ]);
    let before = bench.draws.length;
    wander(bench, 'NODICE', 60, (action) => {
      if (action.type === 'runProgram') expect(bench.draws.length).toBe(before);
      before = bench.draws.length;
    });
  });

  test('[DD-543] rerolling the shop does not change tomorrow’s hand', () => {
    const handAfter = (rerolls: number) => {
      const bench = benchOf(
        { programCount: 1, glitches: ['Pest'], currencies: { Energy: 60 }, deckOrder: 'shuffled' },
        ['Move', 'Interact'],
      );
      play(bench, { type: 'runProgram', tape: [] });
      play(bench, { type: 'nextAssignment' });
      play(bench, { type: 'acceptGlitch' });
      for (let i = 0; i < rerolls; i++) play(bench, { type: 'reroll' });
      play(bench, { type: 'previewProgram' });
      return bench.state.hand;
    };
    expect(handAfter(3)).toEqual(handAfter(0));
  });

  test('[DD-547] stream positions are the kernel’s, not the state’s: a fork of the dice goes on alike', () => {
    const session = sessionOf({ programCount: 1, glitches: ['Pest'] }, ['Move']);
    session.commit([{ type: 'runProgram', tape: [] }]);
    const { state, dice } = session.position;
    expect(JSON.stringify(state)).not.toContain('xoroshiro');
    const again = { state, dice: dice.fork() };
    const one = apply(game, session.world, session.position, [{ type: 'nextAssignment' }]);
    const two = apply(game, session.world, again, [{ type: 'nextAssignment' }]);
    expect(one.ok && two.ok && digestOf(one.value.position.state)).toBe(two.ok && digestOf(two.value.position.state));
    const other = apply(game, session.world, { state, dice: diceOf('OTHER') }, [{ type: 'nextAssignment' }]);
    expect(other.ok && digestOf(other.value.position.state)).not.toBe(one.ok && digestOf(one.value.position.state));
  });
});

describe('turns of the kernel', () => {
  test('[DD-556] [DD-557] the same turns give the same events and digest', () => {
    const digests = [1, 2].map(() => {
      const session = sessionOf({ programCount: 1, glitches: ['Rain'], seed: 'REPLAY' }, ['Move', 'Interact']);
      for (const turn of [
        [{ type: 'runProgram', tape: ['c001'] }],
        [{ type: 'nextAssignment' }],
        [{ type: 'acceptGlitch' }],
        [{ type: 'previewProgram' }],
      ] as const)
        expect(session.commit(turn).ok).toBe(true);
      return session.digest();
    });
    expect(digests[0]).toBe(digests[1]);
  });

  test('[DD-555] ranked: what revealed or rolled is final, the rest may be undone', () => {
    const session = sessionOf({ programCount: 1, glitches: ['Pest'], currencies: { Energy: 60 } }, ['Move'], {
      ranked: true,
    });
    const commit = (type: 'nextAssignment' | 'acceptGlitch' | 'startGamble' | 'stopGamble') =>
      session.commit([{ type }]).ok;
    expect(session.commit([{ type: 'discard', cards: ['c001'] }]).ok).toBe(true);
    expect(session.undo().ok).toBe(false);
    expect(session.commit([{ type: 'runProgram', tape: [] }]).ok).toBe(true);
    expect(session.undo().ok).toBe(true);
    session.redo();
    expect(commit('nextAssignment')).toBe(true);
    expect(session.undo().ok).toBe(false);
    expect(commit('acceptGlitch')).toBe(true);
    expect(session.undo().ok).toBe(false);
    expect(session.commit([{ type: 'buyCard', slot: 0 }]).ok).toBe(true);
    expect(session.undo().ok).toBe(true);
    expect(commit('startGamble')).toBe(true);
    expect(session.undo().ok).toBe(false);
    expect(commit('stopGamble')).toBe(true);
    expect(session.undo().ok).toBe(true);
  });

  test('[DD-555] practice: everything may be undone, and the run remembers that it was', () => {
    const session = sessionOf({}, ['Move']);
    session.commit([{ type: 'discard', cards: ['c001'] }]);
    const before = session.digest(0);
    expect(session.undo().ok).toBe(true);
    expect([session.digest(), session.rewinds]).toEqual([before, 1]);
  });

  test('[DD-554] [DD-573] each committing action closes a turn, plan edits do not', () => {
    expect(game.closes!({ type: 'moveCards', cards: ['c001'], to: 'tape' })).toBe(false);
    expect(game.closes!({ type: 'clearTape' })).toBe(false);
    for (const type of ['runProgram', 'discard', 'acceptGlitch', 'concede', 'previewProgram'] as const)
      expect(game.closes!({ type } as never)).toBe(true);
  });
});

describe('events', () => {
  const seen = new Set<DroidsEvent['type']>();
  for (const ruleset of BOTH)
    for (const seed of ['A', 'B', 'C', 'D', 'E', 'F']) {
      const bench = yard({ ruleset, seed });
      wander(bench, `V${seed}`, 120, () => {});
      for (const { type } of [...bench.events, ...yard({ ruleset }).state.opening]) seen.add(type);
    }

  const told: Record<string, readonly DroidsEvent['type'][]> = {
    '[DD-559] run events': [
      'runStarted',
      'boardGenerated',
      'dayStarted',
      'dayEnded',
      'sleepCycleEntered',
      'phaseChanged',
      'runLost',
    ],
    '[DD-560] card events': [
      'handDrawn',
      'cardResolved',
      'cardBought',
      'boosterTaken',
      'cardDestroyed',
      'deckShuffled',
    ],
    '[DD-561] program events': [
      'programStarted',
      'instructionStarted',
      'instructionSkipped',
      'modifierActed',
      'intentFailed',
      'reExecuted',
      'instructionFinished',
      'programFinished',
    ],
    '[DD-562] world events': [
      'avatarMoved',
      'moveBlocked',
      'avatarTurned',
      'crateLoaded',
      'interactFailed',
      'weatherChanged',
    ],
    '[DD-563] modifier events': [
      'modifierAdded',
      'modifierRefreshed',
      'modifierRemoved',
      'modifierSuppressed',
      'currencyChanged',
      'heatChanged',
      'counterChanged',
    ],
    '[DD-564] day-cycle events': [
      'assignmentSet',
      'assignmentMissed',
      'contractOffered',
      'contractChosen',
      'glitchRevealed',
      'glitchAccepted',
      'glitchDeferred',
      'shopOpened',
      'shopRerolled',
      'gambleStarted',
      'gambleStopped',
      'bufferOverflowStarted',
      'bufferOverflowStopped',
    ],
  };
  for (const [title, types] of Object.entries(told))
    test(title, () => {
      for (const type of types) expect(seen).toContain(type);
    });

  test('[DD-568] a shuffle tells no order, a hand only itself', () => {
    const bench = yard({ ruleset: 'classic' });
    wander(bench, 'HIDDEN', 40, () => {});
    for (const event of bench.events)
      if (event.type === 'deckShuffled') expect(Object.keys(event).sort()).toEqual(['cards', 'type']);
  });
});

test('[DD-002] the engine reads flags, never the ruleset’s name: a renamed ruleset plays alike', () => {
  const tuned = (rules: Ruleset): Ruleset => ({ ...rules, name: rules.name === 'classic' ? 'remastered' : 'classic' });
  for (const ruleset of BOTH) {
    const usual = yard({ ruleset });
    const renamed = yard({ ruleset, tuned });
    wander(usual, 'NAME', 50, () => {});
    wander(renamed, 'NAME', 50, () => {});
    expect(renamed.events).toEqual(usual.events);
  }
});

test('[DD-546] skipped passes draw nothing', () => {
  const bench = benchOf({ currencies: { Energy: 0 } }, [withMods('Move', 'Unreliable', 'Effective')]);
  runFirst(bench, 1);
  expect(bench.draws.filter((name) => name !== 'deck')).toEqual([]);
});
