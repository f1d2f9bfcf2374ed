// Winning, losing, giving up; air, stars and score.

import { describe, expect, test } from 'vitest';
import { columnOf } from '../../src/data/balance.ts';
import { content } from '../../src/data/content.ts';
import { startingAir } from '../../src/deck.ts';
import { game } from '../../src/index.ts';
import type { Level } from '../../src/map/level.ts';
import { planOf } from '../../src/map/plan.ts';
import { deckScore, finalScore, starsOf } from '../../src/rules/score.ts';
import { example, exampleText } from '../kit/examples.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const { balance } = content;
const { cost } = balance;

/** Worked example 10 with so much air. */
const hall = (air: number | 'none' = 99) => new Hand({ ...example('10'), air, par: { air: 16, exact: true } });
const WIN = ['EEEEE', 'search f1', 'S', 'WWW', 'battery g1', 'battery g1', 'EEE'];

describe('the lift', () => {
  test('[DS-117] leaves from the exit cell with every condition met, and the deck is over', () => {
    const hand = hall();
    const last = hand.play(...WIN);
    expect(last.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 16, par: 16, stars: 3 });
    expect(hand.legal).toEqual([]);
    for (const line of ['W', 'wait', 'concede']) expect(hand.refusal(line)).toBe('deck-over');
  });

  test('[DS-118] [DS-122] the exit alone is refused, on the step only and not while standing there', () => {
    const hand = hall();
    const stepped = hand.play('EEEEES');
    expect(stepped.events.at(-1)).toEqual({ type: 'liftRefused', generators: ['g1'], hazards: [], items: [] });
    expect(types(hand.play('wait'))).toEqual(['airSpent']);
    expect(types(hand.play('W', 'E'))).toContain('liftRefused');
  });

  test('[DS-118] [DS-123] the conditions alone make it ready, once', () => {
    const hand = hall();
    const ready = hand.play(...WIN.slice(0, 6));
    expect(types(ready).at(-1)).toBe('liftReady');
    expect(hand.status.is).toBe('playing');
    hand.play('EEE');
    expect(hand.events.filter(({ type }) => type === 'liftReady')).toHaveLength(1);
  });

  test('[DS-123] where nothing is asked for it is ready from the start and never says so', () => {
    const hand = new Hand({ ...example('3'), par: { air: 14, exact: true } });
    expect(hand.state.isReady).toBe(true);
    hand.play('power t2 lab on', 'EEEEEEEESEENE');
    expect(hand.events.some(({ type }) => type === 'liftReady')).toBe(false);
    expect(hand.status.is).toBe('won');
  });

  test('[DS-121] the last condition met while standing on it wins at once', () => {
    const hand = new Hand(
      levelOf(`
view open
air 20
par 3 exact
[map]
#######
#@b>G.#
#######
[rooms]
hall "Hall" at 1,1
[generators]
g1 at 4,1 needs=1
`),
    );
    hand.play('EE');
    expect(types(hand.play('battery g1'))).toEqual([
      ...['batteryInserted', 'generatorPowered', 'airSpent'],
      ...['liftReady', 'deckCleared'],
    ]);
  });

  test('[DS-115] [DS-116] [DS-120] cards, furniture, puzzles and rooms never count', () => {
    const hand = new Hand({ ...example('7a'), par: { air: 32, exact: true }, air: 99 });
    expect(hand.state.isReady).toBe(true);
    expect(hand.state.at).toBe(hand.deck.layout.start);
  });
});

describe('air', () => {
  test('[DS-124] [DS-125] the last unit may still win', () => {
    const hand = hall(16);
    const last = hand.play(...WIN);
    expect(hand.state.air).toBe(0);
    expect(types(last)).toEqual(['moved', 'airSpent', 'deckCleared']);
    expect(hand.status.is).toBe('won');
  });

  test('[DS-124] none left and not won is lost', () => {
    const hand = hall(15);
    const last = hand.play(...WIN.slice(0, 6), 'EE');
    expect(types(last)).toEqual(['moved', 'airSpent', 'airExhausted', 'deckLost']);
    expect(last.events.at(-1)).toEqual({ type: 'deckLost', reason: 'air' });
    expect(hand.status).toEqual({ is: 'lost', cause: 'air' });
    expect(hand.refusal('E')).toBe('deck-over');
  });

  test('[DS-124] a canister picked up with the last unit saves the deck', () => {
    const hand = new Hand(
      levelOf(`
view open
air 1
par 3 exact
[map]
######
#@a.>#
######
[rooms]
hall "Hall" at 1,1
`),
    );
    expect(types(hand.play('E'))).toEqual(['moved', 'itemPicked', 'airGained', 'airSpent']);
    expect(hand.state.air).toBe(balance.air.canister);
    expect(hand.play('EE').events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 3 });
  });

  test('[DS-135] [DS-136] what costs more than is left is refused; waiting always ends the deck', () => {
    const hand = hall(6);
    hand.play('EEEEE');
    expect(hand.state.air).toBe(1);
    expect(hand.refusal('search f1')).toBe('not-enough-air');
    expect(hand.refusal('wait')).toBeNull();
    expect(types(hand.play('wait'))).toEqual(['airSpent', 'airExhausted', 'deckLost']);
  });

  test('[DS-150] with air none nothing is spent, nothing lost, no star given', () => {
    const hand = hall('none');
    for (let i = 0; i < 50; i++) hand.play('wait');
    expect(hand.done[0]!.events).toEqual([{ type: 'airSpent', amount: 0, left: null, parts: [] }]);
    const last = hand.play(...WIN);
    expect(last.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 0, stars: 0 });
    const { score } = balance;
    const plain = Math.floor((score.base * score.difficultyPermille.normal) / 1000);
    expect(hand.status).toEqual({ is: 'won', score: Math.floor((plain * score.viewPermille.dark) / 1000) });
  });

  test('[DS-149] [DS-500] the starting air comes from par by view and difficulty, or from the file', () => {
    const level = example('12');
    for (const view of ['dark', 'blueprint', 'open'] as const)
      for (const difficulty of ['story', 'normal', 'hard', 'authored'] as const) {
        const column = columnOf(difficulty);
        const expected = Math.floor((60 * balance.air.permille[view][column]) / 1000) + balance.air.flat[column];
        expect(startingAir(content, { ...level, view, difficulty }, 60)).toBe(expected);
      }
    expect(new Hand(level).state.air).toBe(164);
    expect(new Hand({ ...level, air: 120 }).state.air).toBe(120);
    expect(new Hand({ ...level, air: 'none' }).state.air).toBe(-1);
    const unknown = new Hand({ ...level, par: 'auto' });
    expect([unknown.state.air, unknown.deck.par, unknown.deck.isParExact]).toEqual([-1, 0, false]);
  });
});

test('[DS-127] [DS-132] giving up is always possible and tells one thing', () => {
  const hand = hall();
  hand.play('EE');
  const before = hand.state.airUsed;
  expect(hand.play('concede').events).toEqual([{ type: 'deckLost', reason: 'conceded' }]);
  expect(hand.status).toEqual({ is: 'lost', cause: 'conceded' });
  expect(hand.state.airUsed).toBe(before);
});

test('[DS-151] [DS-156] every deck starts with empty hands and full air', () => {
  const level = { ...example('10'), air: 99, par: { air: 16, exact: true } } as Level;
  const first = new Hand(level);
  const fresh = first.digest;
  first.play(...WIN);
  expect(new Hand(level).digest).toBe(fresh);
});

describe('stars and score', () => {
  /** The deck cleared with so much air, waited away where it is more than par. */
  const cleared = (used: number, level: Level = example('12')) => {
    const hand = new Hand({ ...level, air: 500 });
    for (let i = 60; i < used; i += cost.wait) hand.play('wait');
    hand.play('S', 'power t1 lab on', 'power t1 store on', 'EEEEEEE', 'power t3 lobby on', 'power t3 plant on');
    hand.play('EEE', 'search f2', 'WSSSSSWSW', 'search f4', 'W', 'fix h1', 'WWW', 'search f3', 'EEEEE');
    hand.play('battery g1', 'battery g1', 'NENNNNNEEE', 'key d3', 'EEEES');
    return hand;
  };

  test('[DS-152] stars by the air used against par, to the unit', () => {
    const { three, two } = balance.stars;
    const most = (permille: number) => Math.floor((60 * permille) / 1000);
    const stars = [60, most(three.dark), most(three.dark) + 1, most(two.dark), most(two.dark) + 1].map((used) => {
      const { deck, state } = cleared(used);
      return starsOf(deck, state);
    });
    expect(stars).toEqual([3, 3, 2, 2, 1]);
    const lost = new Hand(example('12'));
    lost.play('concede');
    expect(starsOf(lost.deck, lost.state)).toBe(0);
  });

  test('[DS-153] the deck score, its factors taken one after the other', () => {
    const hand = cleared(72);
    expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 72, stars: 3, score: 1599 });
    expect(hand.status).toEqual({ is: 'won', score: 1599 });
    expect(deckScore(hand.deck, hand.state)).toBe(1599);
    const hard = cleared(72, { ...example('12'), difficulty: 'hard', view: 'blueprint' });
    const { difficultyPermille, viewPermille, base } = balance.score;
    const plain = base + Math.floor(60000 / 72);
    const expected = Math.floor((Math.floor((plain * difficultyPermille.hard) / 1000) * viewPermille.blueprint) / 1000);
    expect(hard.status).toEqual({ is: 'won', score: expected });
  });

  test('[DS-154] rooms the stored plan does not enter are optional, and pay once each', () => {
    const around: Level = { ...example('12'), plan: planOf('S\nNEEEEE').map((action) => [action] as const) };
    const hand = cleared(60, around);
    // That plan goes nowhere: lab, lobby, store and plant were all entered on the way.
    const plain = balance.score.base + 1000 + 4 * balance.score.optionalRoom;
    expect(hand.status).toEqual({ is: 'won', score: Math.floor((plain * balance.score.viewPermille.dark) / 1000) });
    expect([...hand.deck.optional]).toEqual([0, 1, 1, 1, 1]);
    expect([...cleared(60).deck.optional]).toEqual([0, 0, 0, 0, 0]);
  });

  test('[DS-154] [DS-500] a level without par and plan gets both from the solver when it is read', () => {
    const read = game.level.decode(`darkstation-map 1\n${exampleText['10']}`);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.par).toEqual({ air: 16, exact: true });
    const hand = new Hand(read.value);
    for (const [action] of read.value.plan!) hand.act(action);
    expect(hand.events.at(-1)).toMatchObject({ type: 'deckCleared', airUsed: 16 });
    const dead = game.level.decode(`darkstation-map 1\n${exampleText['2']}`);
    expect(dead).toMatchObject({ ok: true, value: { par: 'auto' } });
  });

  test('[DS-153] [DS-077] logs pay', () => {
    const map = `
view open
air 50
par 3 exact
[map]
######
#@ll>#
######
[rooms]
hall "Hall" at 1,1
[items]
i1 at 2,1 item=log:one
i2 at 3,1 item=log:two
`;
    const hand = new Hand(levelOf(map));
    hand.play('EEE');
    const plain = balance.score.base + 1000 + 2 * balance.score.log;
    expect(hand.status).toEqual({ is: 'won', score: Math.floor((plain * balance.score.viewPermille.open) / 1000) });
  });

  test('[DS-494] [DS-155] helps are taken off on the sheet, never below nothing', () => {
    const { rewind, hint, retry } = balance.score;
    const helps = { rewinds: 2, hints: 1, retries: 3 };
    expect(finalScore(content, 1599, helps)).toBe(1599 - 2 * rewind - hint - 3 * retry);
    expect(finalScore(content, 100, helps)).toBe(0);
    expect(finalScore(content, 100, { rewinds: 0, hints: 0, retries: 0 })).toBe(100);
  });
});
