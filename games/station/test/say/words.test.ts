// Every sentence of the game: complete, filled from values, and no more than the player may know.

import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { logIds, logs } from '../../src/data/logs.ts';
import { fill, texts } from '../../src/data/texts.ts';
import type { StationEvent } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { FURNITURE } from '../../src/map/level.ts';
import { planOf } from '../../src/map/plan.ts';
import { nextInteraction } from '../../src/say/hint.ts';
import { spokenCell, spokenDoor, spokenHazard, spokenThing, summary } from '../../src/say/spoken.ts';
import { viewOf } from '../../src/view.ts';
import { scoreTerms } from '../../src/words.ts';
import { COLD_START_PLAN, example } from '../kit/examples.ts';
import { Hand, seenBy } from '../kit/kit.ts';
import { handOn } from '../sight/playground.ts';

const EVENTS: readonly StationEvent[] = [
  { type: 'moved', from: [1, 1], to: [2, 1] },
  { type: 'doorPowerChanged', room: 'hall', on: true, terminal: 't1' },
  { type: 'cctvPowerChanged', room: 'hall', on: false, terminal: 't1' },
  { type: 'doorUnlocked', door: 'd3', room: 'store', by: 'keycard' },
  { type: 'furnitureSearched', furniture: 'f1', contents: ['battery', 'tool:pipe-clamp'] },
  { type: 'itemPicked', item: 'keycard:store', source: 'floor' },
  { type: 'airGained', amount: 15 },
  { type: 'batteryInserted', generator: 'g1', inserted: 1, required: 2 },
  { type: 'generatorPowered', generator: 'g1' },
  { type: 'controlActivated', control: 'v1', hazard: 'h1' },
  { type: 'hazardFixed', hazard: 'h1', by: 'item:pipe-clamp' },
  { type: 'puzzlePressed', puzzle: 'p1', k: 4 },
  { type: 'puzzleSolved', puzzle: 'p1' },
  { type: 'feedScanned', rooms: ['dock'], furniture: ['f1'] },
  { type: 'roomEntered', room: 'hall', first: true },
  {
    type: 'airSpent',
    amount: 3,
    left: 87,
    parts: [
      { for: 'action', air: 1 },
      { for: 'spill', hazard: 'h1', air: 2 },
    ],
  },
  { type: 'liftReady' },
  { type: 'liftRefused', generators: ['g1'], hazards: ['h1'], items: [] },
  { type: 'deckCleared', airUsed: 41, par: 40, stars: 3, score: 1234 },
  { type: 'airExhausted' },
  { type: 'deckLost', reason: 'air' },
];
const say = (event: StationEvent, { deck }: Hand = handOn()): string => game.words.event(deck, event);

describe('texts', () => {
  test('[DS-083] two lines for every kind of hazard, one for every furniture and item kind', () => {
    expect(Object.keys(texts.hazards)).toEqual(content.hazards.map(({ id }) => id));
    expect(Object.keys(texts.furniture)).toEqual([...FURNITURE]);
    expect(Object.keys(texts.items)).toEqual(['keycard', 'battery', 'tool', 'fragment', 'air', 'log']);
    expect(Object.keys(texts.glossary)).toEqual(['gate', 'control', 'gatekeeper', 'sphere']);
    const codes = Array.from({ length: 11 }, (_, i) => `I${i + 1}`).concat(
      Array.from({ length: 8 }, (_, i) => `R${i + 1}`),
    );
    expect(Object.keys(texts.findings)).toEqual(codes);
  });

  test('[DS-137] a line for every refusal code', async () => {
    const source = (await import('../../src/refuse.ts?raw')) as { default: string };
    const moves = (await import('../../src/rules/moves.ts?raw')) as { default: string };
    const codes = `${source.default}${moves.default}`
      .match(/'[a-z]+(-[a-z]+)+'|'wall'|'capacity'/g)!
      .map((code) => code.slice(1, -1));
    for (const code of codes) expect(texts.refusals, code).toHaveProperty(code);
    for (const code of Object.keys(texts.refusals))
      if (code !== 'no-known-path' && code !== 'hidden') expect(codes).toContain(code);
  });

  test('[DS-492] a sentence for every event, with names and the values handed over', () => {
    expect(Object.keys(texts.events)).toEqual(EVENTS.map(({ type }) => type));
    const hand = handOn('view open');
    const said = EVENTS.map((event) => say(event, hand));
    expect(new Set(said).size).toBe(said.length);
    for (const line of said) expect(line).toMatch(/^[A-Z0-9].*\.$/);
    expect(said[1]).toBe('Maintenance terminal t1 switches the doors of Long Hall on.');
    expect(said[3]).toBe('The door into Cold Store at 11,6 is unlocked by its keycard.');
    expect(said[4]).toBe('You search the locker f1: battery and pipe clamp.');
    expect(said[10]).toBe('The steam jet h1 is cleared by the pipe clamp.');
    expect(say({ type: 'airSpent', amount: 0, left: null, parts: [] })).toBe(texts.phrases.uncounted);
    for (const event of EVENTS) expect(say(event)).not.toMatch(/[{}]|undefined/);
  });

  test('[DS-493] what made a step dearer is said', () => {
    expect(say(EVENTS[15]!, handOn('view open'))).toBe('3 air spent (2 through the steam jet h1), 87 left.');
  });

  test('[DS-468] a slot that nothing fills is a mistake, not a gap', () => {
    expect(fill('{Who} at {cell}', { who: 'you', cell: 3 })).toBe('You at 3');
    expect(() => fill('{who}', {})).toThrow(/who/);
  });

  test('[DS-077] thirty logs of at most sixty words, told out of order', () => {
    expect(logs).toHaveLength(30);
    expect(new Set(logIds).size).toBe(30);
    for (const { text } of logs) expect(text.split(/\s+/).length).toBeLessThanOrEqual(60);
    const days = logs.map(({ day }) => day);
    expect(days).not.toEqual([...days].sort((a, b) => a - b));
  });
});

describe('actions', () => {
  const ACTIONS = ['N', 'power t1 hall on', 'cctv t1 hall on', 'key d3', 'search f1', 'battery g1', 'control v1'];
  ACTIONS.push('fix h1', 'press p1 4', 'code p2 3141', 'scan c1', 'wait', 'concede');
  const sayAll = (hand: Hand): readonly string[] =>
    ACTIONS.flatMap(planOf).map((action: Action) => game.words.action(hand.deck, hand.state, action));

  test('[DS-128] every action in words', () => {
    const said = sayAll(handOn('view open'));
    expect(new Set(said).size).toBe(ACTIONS.length);
    expect(said[1]).toBe('Switch the doors of Long Hall on');
    expect(said[5]).toBe('Put a battery into generator g1');
    expect(Object.keys(texts.actions)).toHaveLength(ACTIONS.length);
  });

  test('[DS-461] what was never seen goes by its id alone', () => {
    const said = sayAll(handOn()).join('\n');
    expect(said).toContain('the h1');
    expect(said).not.toMatch(/steam jet|crate|relay|into Cold Store/);
  });
});

describe('spoken names', () => {
  test('[DS-468] have kind, room, state and what is missing', () => {
    const hand = handOn('view blueprint');
    const view = viewOf(hand.deck, hand.state);
    const door = (id: string) => spokenDoor(view, view.doors.find((one) => one.id === id)!);
    expect(door('d1')).toBe('door d1 into Long Hall, unpowered, not locked, 10 east');
    expect(door('d3')).toBe(
      'door d3 into Cold Store, unpowered, locked, needs the keycard of Cold Store, you do not have it, 10 east, 5 south',
    );
    expect(spokenHazard(view, view.hazards[0]!)).toBe(
      'steam jet h1, blocks the corridor, the steam valve or the pipe clamp clears it, you do not have the pipe clamp, 9 east, 3 south',
    );
    const said = new Map(view.things.map((thing) => [thing.id, spokenThing(view, thing)]));
    expect(said.get('t1')).toBe(
      'maintenance terminal t1, controls Dock, Long Hall, Cold Store, Quiet Den, in Dock, 3 east, 1 south',
    );
    expect(said.get('g1')).toBe(
      'generator g1, unpowered, needs 2 more batteries, 0 of 2 inserted, in Long Hall, 13 east, 1 south',
    );
    expect(said.get('f1')).toBe('locker f1, not searched, in Dock, 1 east, 1 south');
    expect(said.get('p2')).toContain('code blank blank blank blank, 0 of 2 fragments held');
    expect(said.get('p1')).toContain('5 lamps lit: 1, 3, 4, 5, 7, unlocks Cold Store');
  });

  test('[DS-468] every cell has one, in every mode; unknown ones say so', () => {
    for (const mode of ['view dark', 'view blueprint', 'view open']) {
      const view = seenBy(handOn(mode));
      for (let y = 0; y < 12; y++)
        for (let x = 0; x < 22; x++) {
          const name = spokenCell(view, [x, y]);
          expect(name).not.toMatch(/undefined|null|\[object/);
          if ((view.rows[y]?.[x] ?? ' ') === ' ') expect(name).toMatch(/^unknown, /);
        }
    }
    expect(spokenCell(seenBy(handOn('view open')), [19, 1])).toMatch(/^lift, not ready, 1 generator to power/);
  });

  test('[DS-468] the summary has room, doors, things in reach and air', () => {
    const hand = handOn();
    hand.play('E');
    const said = summary(viewOf(hand.deck, hand.state));
    expect(said[0]).toBe('You are in Dock.');
    expect(said.join('\n')).toMatch(/door d0 into Dock[\s\S]*locker f1[\s\S]*89 air left of 90[\s\S]*Lift not ready/);
  });
});

describe('hints and scores', () => {
  const line = (...lines: readonly string[]) => lines.flatMap(planOf).map((action): readonly Action[] => [action]);

  test('[DS-499] the place of the next interaction, then the thing, the act and its reason', () => {
    const { deck, state } = new Hand(example('12'));
    const plan = line('S', 'power t1 lab on', 'EEE');
    expect(nextInteraction(deck, state, plan)).toMatchObject({ turns: 2, action: { type: 'setDoorPower' } });
    const hint = game.words.hint!(deck, state, [plan[1]![0]!]);
    expect(hint).toEqual(['Look to Dock.', 'Switch the doors of Emergency Lab on: nobody passes them without power.']);
  });

  test('[DS-499] the third step is the list of turns up to and including it', () => {
    const { deck, state } = new Hand(example('12'));
    const plan = line('ES', 'SW', 'power t1 lab on', 'EEE');
    expect(game.words.stretch!(deck, state, plan)).toEqual({
      turns: 5,
      words: 'Walk east, Walk south 2, Walk west, Switch the doors of Emergency Lab on.',
    });
    expect(game.words.hint!(deck, state, plan[0]!, plan)[1]).toMatch(/^Switch the doors of Emergency Lab on: /);
  });

  test('[DS-322] [DS-499] an item on the floor is an interaction, a log and a canister are not', () => {
    const { deck, state } = handOn();
    expect(nextInteraction(deck, state, line('SSSEE'))).toMatchObject({ turns: 5, action: null });
    expect(game.words.hint!(deck, state, line('E')[0]!)).toEqual([
      'Look to Dock.',
      'Walk to the lift at 2,1: it is ready.',
    ]);
  });

  test('[DS-499] a search says what is in it', () => {
    const { deck, state } = handOn();
    expect(game.words.hint!(deck, state, line('search f1')[0]!)[1]).toBe(
      'Search the locker f1: it holds the battery and the pipe clamp.',
    );
  });

  test('[DS-153] the terms add up to the score', () => {
    const hand = new Hand(example('12'));
    hand.play(...COLD_START_PLAN);
    const { status } = hand;
    const terms = scoreTerms(hand.deck, hand.state);
    expect(terms.map(({ label }) => label)).toContain('view dark, ×1.2');
    const sum = terms.reduce((all, { value }) => all + value, 0);
    expect(status).toEqual({ is: 'won', score: sum });
    expect(hand.deck.par).toBe(60);
  });

  test('[DS-124] [DS-127] both causes of a loss have a sentence', () => {
    for (const cause of ['air', 'conceded']) expect(game.words.cause!(handOn().deck, cause)).toBe(texts.causes[cause]);
  });
});
