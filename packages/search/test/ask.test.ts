// Who may ask a search about a run, what a hint gives away, and the sentences of blame.

import type { Session, Shape } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { adviceFor, knowsMore, mayAsk, mayHint } from '../src/ask.ts';
import { type BlameFacts, blameInWords, blameSentence } from '../src/blameWords.ts';

type Any = Session<Shape>;

/** As much of a session as the questions read. */
const session = (part: object = {}, game: object = {}): Any =>
  ({
    world: {},
    state: { at: 1 },
    viewer: 'player',
    seats: ['player'],
    isRanked: false,
    status: { is: 'playing' },
    view: () => ({}),
    ...part,
    game: { words: { action: (_w: unknown, _s: unknown, one: string) => `do ${one}` }, ...game },
  }) as unknown as Any;

const codeOf = (answer: ReturnType<typeof mayAsk>): string => (answer.ok ? 'ok' : answer.error.code);
const pick = () => ['north'];

describe('who may ask', () => {
  test('nobody in a duel, nobody in a ranked run that goes on, everybody else', () => {
    expect(codeOf(mayAsk(session()))).toBe('ok');
    expect(codeOf(mayAsk(session({ seats: ['blue', 'red'] })))).toBe('nothing-to-prove');
    expect(codeOf(mayAsk(session({}, { proof: { isProvable: () => false } })))).toBe('nothing-to-prove');
    expect(codeOf(mayAsk(session({}, { proof: { isProvable: () => true } })))).toBe('ok');
    expect(codeOf(mayAsk(session({ isRanked: true })))).toBe('ranked');
    expect(codeOf(mayAsk(session({ isRanked: true, status: { is: 'lost', cause: 'x' } })))).toBe('ok');
  });

  test('a player that sees no more than the view may give a hint in a ranked run, one that looks up now and then may not', () => {
    const hint = (isRanked: boolean, advice?: object) => codeOf(mayHint(session({ isRanked }, { proof: { advice } })));
    expect([hint(true), hint(false)]).toEqual(['ranked', 'ok']);
    expect([hint(true, { pick }), hint(false, { pick })]).toEqual(['ok', 'ok']);
    expect([hint(true, { pick, isNowAndThen: true }), hint(false, { pick, isNowAndThen: true })]).toEqual([
      'ranked',
      'ok',
    ]);
    expect(codeOf(mayHint(session({ isRanked: true })))).toBe('ranked');
  });

  test('a line knows more where what the player may suppose is another state', () => {
    expect(knowsMore(session())).toBe(false);
    expect(knowsMore(session({}, { suppose: () => ({ at: 1 }) }))).toBe(false);
    expect(knowsMore(session({}, { suppose: () => ({ at: 2 }) }))).toBe(true);
  });

  test('no advice without an adviser or an idea', () => {
    expect(adviceFor(session())).toBeNull();
    expect(adviceFor(session({}, { proof: { advice: { name: 'Ada', pick: () => null } } }))).toBeNull();
  });
});

describe('blame in words', () => {
  const facts: BlameFacts = {
    ...{ turn: 3, kind: 'no-return', isCertain: true, did: 'Wait', instead: 'Run', wins: 5 },
    led: { words: 'The core melts.', turn: 6 },
  };
  const said = (part: Partial<BlameFacts>, name?: (turn: number) => string | null) =>
    blameSentence({ ...facts, ...part }, name);

  test('what was done, what it led to, what would have won', () => {
    expect(said({})).toBe('you chose “Wait”, and in turn 6 the core melts; “Run” begins a line that wins in turn 5.');
    expect(said({ did: '', instead: '' })).toMatch(/^you did nothing, .*; doing nothing begins a line/);
    expect(said({ wins: 3 })).toMatch(/; “Run” wins\.$/);
    expect(said({ kind: 'kept' })).toMatch(/; with “Run” the rest, as it was played, wins in turn 5\.$/);
  });

  test('what is not certain is said so, and what has not ended yet', () => {
    expect(said({ isCertain: false })).toContain('you chose “Wait”, after which no win was found, and in turn 6');
    expect(said({ isCertain: false, kind: 'kept' })).toContain('you chose “Wait”, and in turn 6');
    expect(said({ led: null })).toContain('you chose “Wait”, and nothing wins any more; ');
    expect(said({ led: null, isCertain: false })).toContain('“Wait”, after which no win was found; ');
  });

  test('the own turn is not named twice, and an unknown one not at all; names stay as they are', () => {
    expect(said({ led: { words: 'The core melts.', turn: 3 } })).toContain(', and the core melts;');
    expect(said({}, () => null)).toBe('you chose “Wait”, and the core melts; “Run” begins a line that wins.');
    expect(said({ led: { words: 'Kestrel is lost.', turn: 6 } })).toContain(
      'and in turn 6 it ended so: Kestrel is lost;',
    );
  });

  test('a run that goes on ended in nothing; one that is lost in its cause', () => {
    const finding = {
      ...{ turn: 1, kind: 'no-return', isCertain: true, played: ['a', 'a', 'b'], instead: ['b'], line: [['b']] },
    } as never;
    const run = (status: object) =>
      blameInWords(session({ status, turns: [[], []], positionAt: () => ({ state: {} }) }), finding);
    expect(run({ is: 'playing' })).toMatchObject({ led: null, did: 'do a ×2; do b', instead: 'do b', wins: 1 });
    expect(run({ is: 'lost', cause: 'heat' }).led).toEqual({ words: 'heat', turn: 2 });
    expect(run({ is: 'lost', cause: 'heat' }).why).toMatch(/^In turn 1 you chose/);
  });
});
