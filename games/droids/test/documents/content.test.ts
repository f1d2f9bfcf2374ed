// The documents: two rulesets, and a sentence for every mistake a designer can make in one.

import { readFileSync } from 'node:fs';
import { type AnyGame, openRun } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import cards from '../../content/cards.json' with { type: 'json' };
import glitches from '../../content/glitches.json' with { type: 'json' };
import modifiers from '../../content/modifiers.json' with { type: 'json' };
import classic from '../../content/rulesets/classic.json' with { type: 'json' };
import remastered from '../../content/rulesets/remastered.json' with { type: 'json' };
import { authoring } from '../../src/authoring/authoring.ts';
import { content } from '../../src/data/content.ts';
import { cardWords, glitchWords, modifierWords, robotWords } from '../../src/data/glossary.ts';
import { modifiersOf, modifiersSchema, modifierText } from '../../src/data/modifiers.ts';
import { texts } from '../../src/data/texts.ts';
import { tapePreview } from '../../src/forecast/tapePreview.ts';
import { game } from '../../src/index.ts';
import { MODIFIER_KINDS, PHASES, POI_KINDS, ROBOTS, TERRAINS } from '../../src/shape/names.ts';
import type { Ruleset } from '../../src/shape/ruleset.ts';
import { cardWorth } from '../../src/solve/bay.ts';
import { BOTH, benchOf, eventsOf, runFirst } from '../bench.ts';
import { edited } from './edited.ts';

const documents = authoring.documents!;

const faults = (kind: string, document: unknown): readonly string[] =>
  documents[kind]!.lint(content, document)
    .filter(({ severity }) => severity === 'error')
    .map(({ path, code, message }) => `${path}: ${code}: ${message}`);

test('[DD-001] two rulesets ship, each a whole document', () => {
  expect(Object.keys(content.rulesets)).toEqual(['classic', 'remastered']);
  for (const rules of Object.values(content.rulesets))
    for (const part of [
      'difficulties',
      'robots',
      'cards',
      'modifiers',
      'glitches',
      'board',
      'contracts',
      'assignments',
      'flags',
    ])
      expect(rules).toHaveProperty(part);
  expect(BOTH.map((name) => content.rulesets[name].cards.length)).toEqual([22, 34]);
  expect(BOTH.map((name) => content.rulesets[name].glitches.length)).toEqual([14, 20]);
});

test('the shipped documents have no error', () => {
  for (const document of [classic, remastered]) expect(faults('ruleset', document)).toEqual([]);
  expect(faults('cards', cards)).toEqual([]);
  expect(faults('glitches', glitches)).toEqual([]);
  expect(faults('modifiers', modifiers)).toEqual([]);
});

test('[DD-607] names keep their capitals in data; types of actions and events begin small', () => {
  for (const { type } of content.rulesets.remastered.cards) expect(type).toMatch(/^[A-Z]/);
  for (const name of [...MODIFIER_KINDS, ...PHASES, ...TERRAINS, ...POI_KINDS]) expect(name).toMatch(/^[A-Z]/);
  const refused = game.refuse(...firstTurn(), [{ type: 'acceptGlitch' }]);
  expect(refused[0]!.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

const firstTurn = () => {
  const { level } = game.levels[0]!;
  const world = game.compile!(content, level);
  const dice = { seed: 'X', stream: () => ({ shuffle: <T>(list: T[]) => list }), fork: () => dice, save: () => ({}) };
  return [world, game.setup(world, level, dice as never)] as const;
};

describe('[DD-587] cards', () => {
  test.each([
    ['an unknown intent', 'cards.Move.intents', [{ type: 'Teleport' }], 'cards.cards.Move.intents[0]'],
    [
      'an unknown kind',
      'cards.Persist.intents',
      [{ type: 'AddCardModifier', kind: 'Sticky', duration: 'Temporary' }],
      'Persist',
    ],
    ['a rarity outside the list', 'cards.Move.in.classic.rarity', 'Epic', 'Common or Magic'],
    ['a tag outside the list', 'cards.Move.tag', 'speed', 'mobility or logistics'],
    ['a negative cost', 'cards.Move.cost', -1, 'at least 0'],
    ['a missing name', 'cards.Move.name', undefined, 'name'],
    ['a field nobody knows', 'cards.Move.colour', 'red', 'unknown field'],
  ])('%s is named', (_, path, value, says) => {
    expect(faults('cards', edited(cards, path, value)).join('\n')).toContain(says);
  });

  test('loading stops before a run can start', () => {
    const pack = authoring.load!(content, edited(cards, 'cards.Move.cost', -1));
    expect(pack.ok).toBe(false);
  });
});

describe('[DD-588] robots', () => {
  test('a deck with an unknown card', () => {
    const found = faults('ruleset', edited(classic, 'robots.Vintage.deck.0', 'Moove'));
    expect(found.join()).toContain('there is no card "Moove"');
  });

  test('a deck that is too small', () => {
    const found = faults('ruleset', edited(classic, 'robots.Ranger.deck', ['Move', 'Interact']));
    expect(found.join()).toContain('a starting deck has at least 12 cards, this one 2');
  });
});

describe('[DD-589] shops', () => {
  test('weights below 0, all 0, or too few types', () => {
    const weights = (list: number[]) => faults('ruleset', edited(classic, 'numbers.shop.weights', list)).join();
    expect(weights([-1, 1, 1, 1, 1])).toContain('at least 0');
    expect(weights([0, 0, 0, 0, 0])).toContain('nothing can be drawn');
    expect(weights([0, 1, 0, 0, 0])).toContain('only 4 types');
    expect(weights([1, 0, 0, 0, 0])).toBe('');
  });
});

test('[DD-590] chances are chances', () => {
  const chance = (num: number, den: number) =>
    faults('modifiers', edited(modifiers, 'modifiers.Unreliable.in.classic.chance', { num, den })).join();
  expect(chance(1, 4)).toBe('');
  expect(chance(0, 1)).toBe('');
  expect(chance(5, 4)).toContain('5/4 is no chance');
  expect(chance(1, 3)).toContain('power of 2');
});

describe('[DD-592] glitches', () => {
  test('an empty deck, an unknown name, an unknown effect, a wrong target', () => {
    expect(faults('ruleset', edited(classic, 'glitches', [])).join()).toContain('at least 1');
    expect(faults('ruleset', edited(classic, 'glitches.0', 'Bitflop')).join()).toContain(
      'there is no glitch "Bitflop"',
    );
    expect(faults('glitches', edited(glitches, 'glitches.Pest.effects', [{ type: 'explode' }]))).not.toEqual([]);
    const robot = edited(glitches, 'glitches.Pest.effects', [{ type: 'modifyRobot', kind: 'Corrupt' }]);
    expect(faults('glitches', robot).join()).toContain('lies on cards');
  });
});

describe('tuning and packs', () => {
  test('numbers, prices and refusals', () => {
    const tuned = authoring.tune!(content, {
      classic: { numbers: { day: { sleepEnergy: 12 } }, cards: { Move: { shopCost: 3 } } },
    });
    expect(tuned.ok && tuned.value.rulesets.classic.numbers.day.sleepEnergy).toBe(12);
    expect(tuned.ok && tuned.value.rulesets.classic.cards[0]!.shopCost).toBe(3);
    expect(content.rulesets.classic.numbers.day.sleepEnergy).toBe(10);
    for (const wrong of [
      7,
      { house: {} },
      { classic: { numbers: { day: { nap: 1 } } } },
      { classic: { cards: { Moove: {} } } },
    ])
      expect(authoring.tune!(content, wrong).ok).toBe(false);
  });

  test('a new card built from known intents needs data only', () => {
    const stride = { ...cards.cards.Move, name: 'Stride', intents: [{ type: 'Move', distance: 2 }] };
    const pack = authoring.load!(content, { cards: { Stride: stride } });
    if (!pack.ok) throw new Error(pack.error.message);
    const rules = pack.value.rulesets.classic;
    expect(rules.cards.at(-1)).toMatchObject({ type: 'Stride', cost: 1 });
    expect(rules.cards).toHaveLength(23);
  });
});

test('the card of the designers’ guide is one entry: text, drawing, shop, preview and the reference player know it', () => {
  const guide = readFileSync(new URL('../../../../docs/design/droids.md', import.meta.url), 'utf8');
  const entry = /```json\n("Stride"[\s\S]*?)\n```/.exec(guide)![1]!;
  const pack = JSON.parse(`{"cards": {${entry}}, "begins": ["Stride", "Stride", "Stride"]}`);
  expect(documents.cards!.lint(content, pack)).toEqual([]);
  const loaded = authoring.load!(content, pack);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const rules = loaded.value.rulesets.remastered;
  expect(cardWords(rules, 'Stride')).toMatchObject({ name: 'Stride', flavour: 'Two steps, one opinion.' });
  expect(cardWords(rules, 'Stride').text).toContain('2 cells');
  expect(loaded.value.rulesets.classic.cards.some(({ type }) => type === 'Stride')).toBe(false);
  const run = openRun(game as unknown as AnyGame, { preset: 'easy', seed: 'GUIDE' }, { content: pack });
  if (!run.ok) throw new Error(run.error.message);
  const view = game.view(run.value.world as never, run.value.start.state as never, 'player');
  expect([...view.hand, ...view.pile].filter(({ type }) => type === 'Stride')).toHaveLength(3);
  expect(cardWorth(rules, view, 'Stride')).toBe(10);
});

test('the modifier of the designers’ guide is one entry: price, words, forecast, immunity and postmortem know it', () => {
  const guide = readFileSync(new URL('../../../../docs/design/droids.md', import.meta.url), 'utf8');
  const entry = JSON.parse(`{${/```json\n("Sticky"[\s\S]*?)\n```/.exec(guide)![1]!}}`);
  const file = { modifiers: { ...modifiers.modifiers, ...entry } };
  expect(documents.modifiers!.lint(content, file)).toEqual([]);
  const table = modifiersSchema.parse(file).modifiers;
  const withIt = (rules: Ruleset): Ruleset => ({ ...rules, modifiers: modifiersOf(table, rules.name) as never });
  const sticky = { kind: 'Sticky', duration: 'Permanent', source: 'level' } as never;
  for (const ruleset of BOTH) {
    const rules = withIt(content.rulesets[ruleset]);
    expect(modifierText(table.Sticky, rules.modifiers['Sticky' as never], ruleset)).toContain('costs 2 Energy more');
    const cost = (type: string, ...more: readonly never[]): number => {
      const bench = benchOf({ ruleset, tuned: withIt }, [{ type, modifiers: [sticky, ...more] }]);
      const told = tapePreview(bench.world, bench.state, [0]).slots[0]!;
      runFirst(bench, 1);
      const paid = eventsOf(bench, 'currencyChanged').find(({ cause }) => cause === 'cost');
      expect(told.cost).toBe(-(paid?.applied ?? 0));
      const acted = eventsOf(bench, 'modifierActed').some(({ kind }) => String(kind) === 'Sticky');
      expect(told.stages.some(({ kind, change }) => kind === 'Sticky' && change === 'cost +2')).toBe(acted);
      return told.cost;
    };
    const base = (type: string): number => rules.cards.find((card) => card.type === type)!.cost;
    expect(cost('TurnLeft')).toBe(base('TurnLeft') + 2);
    expect(cost('Move')).toBe(base('Move'));
    expect(cost('TurnLeft', { kind: 'Immunity', of: ['Sticky'] } as never)).toBe(base('TurnLeft'));
  }
});

test('[DD-275] [DD-467] a kind that is passed on lies on a cell, goes to the cards after the slot and is treated away', () => {
  const entry = { on: 'card', sign: 'negative', text: 'Honey.' } as const;
  const withIt =
    (passedOn: object) =>
    (rules: Ruleset): Ruleset => ({
      ...rules,
      modifiers: { ...rules.modifiers, Sticky: { ...entry, ...passedOn } } as never,
    });
  const cells = [{ q: 1, r: 0, modifiers: [{ kind: 'Sticky' }] }] as never;
  const walked = (passedOn: object) => {
    const bench = benchOf({ tuned: withIt(passedOn), cells }, ['Move', 'NoOp']);
    runFirst(bench, 2);
    return eventsOf(bench, 'modifierAdded').map(({ kind, entity }) => [kind, entity]);
  };
  expect(walked({ passedOn: true })).toEqual([['Sticky', { is: 'card', card: 'c002' }]]);
  expect(walked({})).toEqual([]);
  const treated = (passedOn: object) => {
    const bench = benchOf({ tuned: withIt(passedOn), cells }, ['DetoxiumPrime']);
    runFirst(bench, 1);
    return eventsOf(bench, 'cellTreated').map(({ removed }) => removed);
  };
  expect(treated({ passedOn: true })).toEqual([1]);
  expect(treated({})).toEqual([0]);
});

describe('texts', () => {
  test('[DD-501] texts follow the numbers', () => {
    const noOp = (name: 'classic' | 'remastered') => cardWords(content.rulesets[name], 'NoOp').text;
    expect(noOp('classic')).toContain('+5 Energy');
    expect(noOp('remastered')).toContain('+3 Energy');
    expect(modifierWords(content.rulesets.remastered, 'Unreliable').text).toContain('4th');
  });

  test('every card, glitch, modifier, phase, terrain and thing has words', () => {
    for (const rules of Object.values(content.rulesets)) {
      for (const { type } of rules.cards) expect(cardWords(rules, type).text).toMatch(/\.$/);
      for (const { name } of rules.glitches) expect(glitchWords(rules, name).text).toMatch(/\.$/);
      for (const kind of MODIFIER_KINDS) expect(modifierWords(rules, kind).text).toMatch(/^[^{}]+\.$/);
    }
    for (const phase of PHASES) if (phase !== 'Init') expect(texts.phases).toHaveProperty(phase);
    for (const terrain of TERRAINS) expect(texts.terrain).toHaveProperty(terrain);
    for (const kind of POI_KINDS) expect(texts.pois).toHaveProperty(kind);
  });

  test('[DD-031] each robot with its identity', () => {
    const lines = ROBOTS.map((robot) => robotWords(content.rulesets.classic, robot).identity);
    expect(lines).toEqual([
      'baseline',
      'information, preview, controlled deferrals',
      'delivery loops, overspill energy, routing greed',
      'terrain mastery, resting economy, survival',
    ]);
  });

  test('[DD-312] the night is told as a sleep that recharges', () => {
    expect(texts.phases.Scoring!.help).toMatch(/sleep.*recharges/);
    expect(JSON.stringify(texts)).not.toMatch(/bailout/i);
  });

  test('[DD-034] every unlock has a scenario that shows its mechanic', () => {
    for (const id of ['first-shift', 'bulk-day', 'green-pastures', 'tight-loop'])
      expect(game.levels.map((level) => level.id)).toContain(id);
  });

  test('[DD-032] [DD-035] every robot has its presets; nothing of a profile stands in a level or a state', () => {
    for (const robot of ['courier', 'analyst', 'ranger']) expect(game.params.presets).toHaveProperty(`easy-${robot}`);
    expect(JSON.stringify(firstTurn()[1])).not.toMatch(/profile|unlock/i);
  });
});
