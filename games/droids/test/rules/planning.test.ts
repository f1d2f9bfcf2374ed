// Planning a program: the tape is the pending plan, edited all or nothing, and no part of the state.

import { apply, diceOf, SOLO } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/plan.ts';
import { refuseRevision, refuseTurn } from '../../src/refuse.ts';
import { cardId } from '../../src/rules/ids.ts';
import type { Action } from '../../src/shape/actions.ts';
import { type Bench, benchOf, eventsOf, play, purse, refusalOf, sessionOf, withMods } from '../bench.ts';

const move = (cards: readonly string[], to: 'tape' | 'hand' = 'tape', index?: number): Action =>
  index === undefined ? { type: 'moveCards', cards, to } : { type: 'moveCards', cards, to, index };

const tapeAfter = (bench: Bench, ...plan: readonly Action[]): readonly string[] => {
  for (const [i, action] of plan.entries())
    expect(refuseRevision(bench.world, bench.state, plan.slice(0, i), action)).toEqual([]);
  return planOf(bench.world, bench.state, plan).tape.map(cardId);
};

const refused = (bench: Bench, plan: readonly Action[], action: unknown): string | null =>
  refuseRevision(bench.world, bench.state, plan, action as Action)[0]?.code ?? null;

const fresh = () =>
  benchOf({ currencies: { TapeLength: 4, HandSize: 6 } }, [
    'Move',
    'Move',
    'TurnLeft',
    'TurnRight',
    'Interact',
    'NoOp',
  ]);

describe('moving cards', () => {
  test('[DD-078] several as one step, in the given order, before an index', () => {
    const bench = fresh();
    expect(tapeAfter(bench, move(['c003', 'c001']))).toEqual(['c003', 'c001']);
    expect(tapeAfter(bench, move(['c003', 'c001']), move(['c005'], 'tape', 1))).toEqual(['c003', 'c005', 'c001']);
  });

  test('[DD-078] within the tape the index counts what is left after the cards were taken out', () => {
    const bench = fresh();
    const plan = [move(['c001', 'c002', 'c003', 'c004'])];
    expect(tapeAfter(bench, ...plan, move(['c001'], 'tape', 3))).toEqual(['c002', 'c003', 'c004', 'c001']);
    expect(tapeAfter(bench, ...plan, move(['c004', 'c003'], 'tape', 0))).toEqual(['c004', 'c003', 'c001', 'c002']);
    expect(tapeAfter(bench, ...plan, move(['c002', 'c004'], 'hand'))).toEqual(['c001', 'c003']);
  });

  test('[DD-079] all or nothing', () => {
    const bench = fresh();
    expect(refused(bench, [], move(['c001', 'c999']))).toBe('unknown-card');
    expect(planOf(bench.world, bench.state, [move(['c001', 'c999'])]).tape).toEqual([]);
  });

  test('[DD-080] not beyond TapeLength', () => {
    const bench = fresh();
    expect(refused(bench, [], move(['c001', 'c002', 'c003', 'c004', 'c005']))).toBe('tape-full');
    expect(refused(bench, [], move(['c001', 'c002', 'c003', 'c004']))).toBe(null);
  });

  test('[DD-081] nor by taking a Streamline off; clearing always works', () => {
    const bench = benchOf({ ruleset: 'remastered', currencies: { TapeLength: 2 } }, [
      'Streamline',
      'Move',
      'Move',
      'Move',
    ]);
    const plan = [move(['c001', 'c002', 'c003', 'c004'])];
    expect(refused(bench, [], plan[0])).toBe(null);
    expect(refused(bench, plan, move(['c001'], 'hand'))).toBe('tape-full');
    expect(refused(bench, plan, { type: 'clearTape' })).toBe(null);
  });

  test('[DD-082] taking a card back is never refused in a regular plan', () => {
    const bench = fresh();
    expect(refused(bench, [move(['c001'])], move(['c001'], 'hand'))).toBe(null);
    bench.state.cards = bench.state.cards.with(0, [
      { kind: 'Efficient', duration: 'Permanent', source: 'level', stacks: 1, of: [], taken: 0 },
    ]);
    bench.state.purse.HandSize = 3;
    expect(refused(bench, [move(['c001'])], move(['c001'], 'hand'))).toBe(null);
  });

  test('[DD-083] unknown, repeated, out of place, none at all', () => {
    const bench = fresh();
    expect(refused(bench, [], move(['c999']))).toBe('unknown-card');
    expect(refused(bench, [], move([cardId(bench.state.pile[0]!)]))).toBe('unknown-card');
    expect(refused(bench, [], move(['c001', 'c001']))).toBe('duplicate-card');
    expect(refused(bench, [], move(['c001'], 'tape', 1))).toBe('bad-index');
    expect(refused(bench, [move(['c002'])], move(['c001'], 'tape', 1))).toBe(null);
    expect(refused(bench, [], move([]))).toBe('nothing-selected');
  });

  test('[DD-084] [DD-539] clearing brings every card back, and needs one', () => {
    const bench = fresh();
    expect(tapeAfter(bench, move(['c001', 'c002']), { type: 'clearTape' })).toEqual([]);
    expect(refused(bench, [], { type: 'clearTape' })).toBe('nothing-selected');
  });
});

describe('the turn', () => {
  const turnCode = (bench: Bench, ...turn: readonly unknown[]) => refusalOf(bench, ...turn);

  test('[DD-610] plan actions, then exactly one committing action', () => {
    const bench = fresh();
    const run = { type: 'runProgram', tape: ['c001'] };
    expect(turnCode(bench)).toBe('bad-turn');
    expect(turnCode(bench, move(['c001']))).toBe('bad-turn');
    expect(turnCode(bench, run, run)).toBe('bad-turn');
    expect(turnCode(bench, run, move(['c002']))).toBe('bad-turn');
    expect(turnCode(bench, move(['c001']), run)).toBe(null);
  });

  test('[DD-610] [DD-073] the culprit is what follows the committing action, whatever it is', () => {
    const bench = fresh();
    const run = { type: 'runProgram', tape: ['c001'] };
    for (const rest of [[move(['c002'])], [move(['c002']), { type: 'clearTape' }], [run]])
      expect(refuseTurn(bench.world, bench.state, [run, ...rest] as never)).toMatchObject([
        { code: 'bad-turn', why: expect.stringContaining('Nothing may follow'), at: 1 },
      ]);
  });

  test('[DD-091] a program needs no plan, but must equal the one there is', () => {
    const bench = fresh();
    expect(turnCode(bench, { type: 'runProgram', tape: ['c003', 'c001'] })).toBe(null);
    expect(turnCode(bench, move(['c001']), { type: 'runProgram', tape: ['c003'] })).toBe('plan-mismatch');
    expect(turnCode(bench, move(['c001', 'c002']), { type: 'runProgram', tape: ['c002', 'c001'] })).toBe(
      'plan-mismatch',
    );
  });

  test('[DD-091] [DD-554] only the committing action is recorded', () => {
    const bench = fresh();
    const turn = [move(['c001', 'c002']), move(['c001'], 'hand'), { type: 'runProgram', tape: ['c002'] }] as const;
    const answer = apply(game, bench.world, { state: bench.state, dice: diceOf('X') }, turn);
    expect(answer.ok && answer.value.turn).toEqual([{ type: 'runProgram', tape: ['c002'] }]);
  });

  test('[DD-092] a bad program', () => {
    const bench = fresh();
    expect(turnCode(bench, { type: 'runProgram', tape: ['c001', 'c002', 'c003', 'c004', 'c005'] })).toBe('tape-full');
    expect(turnCode(bench, { type: 'runProgram', tape: ['c777'] })).toBe('unknown-card');
    expect(turnCode(bench, { type: 'runProgram', tape: ['c001', 'c001'] })).toBe('duplicate-card');
  });

  test('[DD-093] [DD-325] an empty program uses one up and runs nothing', () => {
    const bench = fresh();
    const events = play(bench, { type: 'runProgram', tape: [] });
    expect(events.map(({ type }) => type)).toEqual(['programStarted', 'programFinished']);
    expect([bench.state.programsLeft, bench.state.today.programsExecuted]).toEqual([4, 1]);
  });

  test('[DD-077] [DD-553] plan edits cost nothing, change nothing, and are undone and redone', () => {
    const session = sessionOf({}, ['Move', 'Move']);
    const before = structuredClone(session.state);
    expect(session.plan(move(['c001']))).toEqual([]);
    expect(session.plan(move(['c002']))).toEqual([]);
    expect(session.unplan()).toBe(true);
    expect(session.pending).toEqual([move(['c001'])]);
    expect(session.replan()).toBe(true);
    expect(session.pending).toEqual([move(['c001']), move(['c002'])]);
    expect(session.state).toEqual(before);
    expect(session.turns).toEqual([]);
  });

  test('[DD-571] legal in its order', () => {
    const bench = benchOf({ currencies: { TapeLength: 4 } }, ['Move', 'Move', 'TurnLeft']);
    const legal = (pending: readonly Action[]) => [...game.legal(bench.world, bench.state, pending, SOLO)];
    const planned = [move(['c002', 'c001'])];
    expect(legal(planned)).toEqual([
      move(['c003']),
      move(['c002'], 'hand'),
      move(['c001'], 'hand'),
      { type: 'clearTape' },
      { type: 'discard', cards: ['c003'] },
      { type: 'runProgram', tape: ['c002', 'c001'] },
      { type: 'concede' },
    ]);
    for (const action of legal([])) expect(refuseRevision(bench.world, bench.state, [], action)).toEqual([]);
  });
});

describe('discarding', () => {
  test('[DD-085] [DD-086] pay, away in the given order, as many new ones', () => {
    const bench = benchOf({ currencies: { HandSize: 3 } }, ['Move', 'Move', withMods('NoOp', 'Efficient')]);
    const held = bench.state.hand.length;
    const events = play(bench, { type: 'discard', cards: ['c002', 'c001'] });
    expect(events.map(({ type }) => type)).toEqual(['currencyChanged', 'cardsDiscarded', 'handDrawn']);
    expect(bench.state.discard).toEqual([1, 0]);
    expect(bench.state.hand).toHaveLength(held);
    expect(purse(bench, 'Energy')).toBe(48);
  });

  test('[DD-085] no draw from an empty pile, a short one gives what it has', () => {
    const bench = benchOf({}, ['Move', 'Move', 'Move']);
    bench.state.pile = [9];
    play(bench, { type: 'discard', cards: ['c001', 'c002'] });
    expect(bench.state.hand).toEqual([2, 9]);
    play(bench, { type: 'discard', cards: ['c003'] });
    expect(eventsOf(bench, 'handDrawn')).toHaveLength(1);
  });

  test('[DD-087] not without the Energy', () => {
    const bench = benchOf({ currencies: { Energy: 1 } }, ['Move', 'Move']);
    expect(refusalOf(bench, { type: 'discard', cards: ['c001', 'c002'] })).toBe('not-enough-energy');
    expect(refusalOf(bench, { type: 'discard', cards: ['c001'] })).toBe(null);
  });

  test('[DD-088] [DD-090] not from the tape', () => {
    const bench = fresh();
    expect(refusalOf(bench, move(['c001']), { type: 'discard', cards: ['c001'] })).toBe('card-not-in-hand');
    expect(refusalOf(bench, move(['c001']), { type: 'discard', cards: ['c002'] })).toBe(null);
    expect(refusalOf(bench, { type: 'discard', cards: ['c099'] })).toBe('unknown-card');
    expect(refusalOf(bench, { type: 'discard', cards: ['c001', 'c001'] })).toBe('duplicate-card');
    expect(refusalOf(bench, { type: 'discard', cards: [] })).toBe('nothing-selected');
  });

  test('[DD-089] it never ends the day', () => {
    const bench = benchOf({ currencies: { Energy: 1 } }, ['Move', 'Move']);
    bench.state.pile = [9];
    play(bench, { type: 'discard', cards: ['c001'] });
    expect([purse(bench, 'Energy'), bench.state.pile, bench.state.phase]).toEqual([0, [], 'ExecuteProgram']);
  });
});

describe('bad input', () => {
  test('[DD-585] no object, no type, no such field', () => {
    const bench = fresh();
    const hostile = [
      null,
      7,
      'concede',
      {},
      { type: 'fly' },
      { type: 'concede', why: 'x' },
      [],
      { type: 'clearTape', n: 1 },
    ];
    for (const action of hostile) expect(refusalOf(bench, action)).toBe('bad-action');
    expect(game.action.decode({ type: 'concede', why: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'bad-action' },
    });
    const read = game.action.decode({ type: 'concede', why: 'x' });
    expect(!read.ok && read.error.message).toContain('why');
  });

  test('[DD-586] wrong types and endless lists, with the path of the field', () => {
    const bench = fresh();
    expect(refusalOf(bench, { type: 'moveCards', cards: 'c001', to: 'tape' })).toBe('bad-action');
    expect(refusalOf(bench, { type: 'moveCards', cards: ['c001'], to: 'tape', index: 0.5 })).toBe('bad-action');
    const endless = { type: 'runProgram', tape: Array.from({ length: 61 }, (_, i) => cardId(i)) };
    expect(refusalOf(bench, endless)).toBe('bad-action');
    const read = game.action.decode({ type: 'buyCard', slot: '1' });
    expect(!read.ok && read.error.message).toContain('action.slot');
  });

  test('[DD-626] what a ruleset lacks is no action there', () => {
    const classic = benchOf({}, ['Move']);
    for (const action of [
      { type: 'chooseContract', index: 0 },
      { type: 'deferGlitch', payWith: 'stability' },
      { type: 'reroll', payWith: 'token' },
      { type: 'scrub', card: 'c001', modifier: { kind: 'Worn' } },
      { type: 'quarantine', card: 'c001', modifier: { kind: 'Worn' } },
    ])
      expect(refusalOf(classic, action)).toBe('bad-action');
    expect(refusalOf(benchOf({ ruleset: 'remastered' }, ['Move']), { type: 'reroll', payWith: 'stability' })).toBe(
      'bad-action',
    );
  });

  test('[DD-613] of several reasons the first of the list is given', () => {
    const bench = benchOf({ currencies: { Energy: 0, TapeLength: 2 } }, ['Move', 'Move', 'Move']);
    expect(refusalOf(bench, { type: 'nextAssignment' }, { type: 'nothing' })).toBe('bad-action');
    expect(refusalOf(bench, { type: 'nextAssignment' }, { type: 'concede' })).toBe('wrong-phase');
    expect(refusalOf(bench, { type: 'runProgram', tape: ['c001', 'c002', 'c003', 'c099'] })).toBe('unknown-card');
    expect(refusalOf(bench, { type: 'discard', cards: ['c099', 'c001'] })).toBe('unknown-card');
    expect(refuseTurn(bench.world, bench.state, [{ type: 'discard', cards: ['c001'] }])).toHaveLength(1);
  });
});
