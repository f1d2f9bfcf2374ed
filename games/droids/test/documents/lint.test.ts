// Every mistake a designer can make has a sentence of its own: one broken document each, and the finding it gets.

import { expect, test } from 'vitest';
import cardsFile from '../../content/cards.json' with { type: 'json' };
import glitchesFile from '../../content/glitches.json' with { type: 'json' };
import modifiersFile from '../../content/modifiers.json' with { type: 'json' };
import classicFile from '../../content/rulesets/classic.json' with { type: 'json' };
import remasteredFile from '../../content/rulesets/remastered.json' with { type: 'json' };
import { authoring } from '../../src/authoring/authoring.ts';
import { content } from '../../src/data/content.ts';
import { game } from '../../src/index.ts';
import { edited } from './edited.ts';

const sound = {
  ...{ id: 'sound', title: 'Sound', ruleset: 'remastered', difficulty: 'Easy', robot: 'Vintage', radius: 1 },
  rows: [' . .', '. . .', ' . #'],
  pois: [
    { kind: 'Crate', q: 1, r: 0, amount: 5 },
    { kind: 'Shed', q: -1, r: 0, request: 5 },
    { kind: 'Tower', q: 0, r: -1 },
  ],
};

const FILES = {
  cards: ['cards', cardsFile],
  glitches: ['glitches', glitchesFile],
  modifiers: ['modifiers', modifiersFile],
  classic: ['ruleset', classicFile],
  remastered: ['ruleset', remasteredFile],
  level: ['level', sound],
} as const;

const found = (file: keyof typeof FILES, path: string, value: unknown) => {
  const [kind, document] = FILES[file];
  return authoring.documents![kind]!.lint(content, edited(document, path, value));
};

const move = (intent: object) => [{ type: 'Move', distance: 1, ...intent }];
const add = (kind: string) => [{ type: 'AddCardModifier', kind, duration: 'Temporary' }];
const contract = (change: object) => ({ ...remasteredFile.contracts[0], ...change });
const assignment = (change: object) => ({ ...remasteredFile.assignments[0], ...change });
const weather = (from: string, to: string) => [{ type: 'weather', always: [{ from, to }] }];
const NEVER = Array.from({ length: 20 }, () => 'NoOp');

test('what ships has no error, and only doubts that are meant', () => {
  for (const [kind, document] of Object.values(FILES))
    expect(authoring.documents![kind]!.lint(content, document)).toEqual([]);
  for (const { level } of game.levels)
    expect(authoring.documents!.level!.lint(content, game.level.encode(level))).toEqual([]);
});

type Row = readonly [file: keyof typeof FILES, path: string, value: unknown, code: string, says: string];

const CARDS: readonly Row[] = [
  ['cards', 'cards.Jump.in', {}, 'nowhere', 'nobody can meet it'],
  ['cards', 'cards.Jump.worth', undefined, 'never-bought', 'never buys it'],
  ['cards', 'cards.Jump.in.classic.shopCost', 60, 'too-dear', 'costs 60'],
  ['cards', 'cards.Jump.name', 'Move', 'same-name', 'also the name of Move'],
  ['cards', 'cards.Jump.short', 'Move', 'same-short', 'also the short of Move'],
  ['cards', 'cards.Jump.icon', 'rocket', 'invalid-value', 'rocket'],
  ['cards', 'cards.Jump.intents', [{ type: 'Turn', delta: 0 }], 'turns-nowhere', 'turns nowhere'],
  ['cards', 'cards.Rest.intents', [{ type: 'Rest', amount: 0 }], 'rests-nothing', 'gives nothing'],
  ['cards', 'cards.Move.intents', move({ ignoreBlocking: true, sidestep: 1 }), 'hop-sidestep', 'never steps aside'],
  ['cards', 'cards.Load.intents.0.kinds', ['Crate', 'Crate'], 'kind-twice', 'listed twice'],
  ['cards', 'cards.Load.intents.0.kinds', ['Tower'], 'bonus-unused', 'works on neither'],
  ['cards', 'cards.Remember.intents.0.deltas', { TapeLength: 0 }, 'changes-nothing', 'would do nothing'],
  ['cards', 'cards.Remember.intents.0.deltas', { Carry: 3 }, 'goods-from-nothing', 'only by loading'],
  ['cards', 'cards.Remember.intents.0.deltas', { Stability: 1 }, 'no-stability', 'classic has no Stability'],
  ['cards', 'cards.Persist.intents', add('Immunity'), 'use-intent', 'ImmunizeCard'],
  ['cards', 'cards.Persist.intents', add('Pest'), 'wrong-target', 'lies on the robot'],
  ['cards', 'cards.EMField.intents.0.kind', 'Gravity', 'wrong-target', 'lies on the robot'],
  ['cards', 'cards.Move.in', {}, 'unknown-card', 'there is no card "Move"'],
  ['cards', 'cards.NoOp.in.classic.shopCost', 0, 'free', 'costs nothing to buy'],
];

const GLITCHES: readonly Row[] = [
  ['glitches', 'glitches.MorningDew.upside', undefined, 'no-upside', 'what is good about it'],
  ['glitches', 'glitches.Pest.upside', 'More room.', 'upside', 'only a benign one'],
  ['glitches', 'glitches.Pest.effects', [{ type: 'modifyRobot', kind: 'Corrupt' }], 'wrong-target', 'lies on cards'],
  ['glitches', 'glitches.Pest.effects', [{ type: 'modifyDeck', kind: 'Pest' }], 'wrong-target', 'use modifyRobot'],
  [
    'glitches',
    'glitches.Pest.effects',
    [{ type: 'modifyRobot', kind: 'GlobalImmunity' }],
    'no-immunity',
    'against what',
  ],
  ['glitches', 'glitches.Hotfix.effects.0.kind', 'Pest', 'wrong-target', 'cannot carry Pest'],
  ['glitches', 'glitches.Pest.effects', [{ type: 'currency', deltas: {} }], 'changes-nothing', 'would do nothing'],
  [
    'glitches',
    'glitches.Pest.effects',
    [{ type: 'currency', deltas: { Delivery: 1 } }],
    'goods-from-nothing',
    'only by',
  ],
  ['glitches', 'glitches.Rain.effects', weather('Mud', 'Mud'), 'same-ground', 'changes nothing'],
  ['glitches', 'glitches.Rain.effects', weather('Mud', 'Blocked'), 'blocked-weather', 'shut'],
  ['glitches', 'glitches.Rain.effects', [{ type: 'weather', always: [] }], 'no-weather', 'changes no ground'],
  ['classic', 'glitches.1', 'Bitflip', 'glitch-twice', 'twice as often'],
];

const RULESETS: readonly Row[] = [
  ['classic', 'robots.Vintage.deck', NEVER, 'cannot-deliver', 'Move or Turn or Interact'],
  ['classic', 'robots.Vintage.deck', classicFile.robots.Vintage.deck.slice(0, 16), 'no-lean-kit', 'Streamline'],
  ['classic', 'robots.Vintage.deck', [...NEVER, ...NEVER, ...NEVER, 'Move'], 'too-big', '60'],
  ['classic', 'numbers.deck.maxOwned', 12, 'deck-too-large', 'at most 12'],
  ['classic', 'robots.Vintage.traits', ['Corrupt'], 'wrong-target', 'a trait lies on the robot'],
  ['classic', 'robots.Courier.adds.TapeLength', -3, 'below-least', 'tape would be shorter'],
  ['classic', 'robots.Courier.adds.HandSize', -5, 'below-least', 'hand would be smaller'],
  ['classic', 'robots.Courier.adds.MaxCarry', -6, 'below-least', 'carry nothing'],
  ['classic', 'robots.Ranger.adds.Energy', -30, 'below-least', 'without Energy'],
  ['classic', 'numbers.currency.minTapeLength', 13, 'bounds-cross', 'nothing fits between'],
  ['classic', 'numbers.currency.minHandSize', 13, 'bounds-cross', 'nothing fits between'],
  ['classic', 'numbers.deck.minOwned', 61, 'bounds-cross', 'the least is 61'],
  ['remastered', 'numbers.heat.onAccept', 1, 'heat-never-falls', 'not heat'],
  ['classic', 'numbers.gamble.buffs', ['Corrupt'], 'wrong-sign', 'not positive'],
  ['classic', 'numbers.gamble.debuffs', ['Pest'], 'wrong-target', 'rays hit cards'],
  ['classic', 'numbers.gamble.maxTake', 0, 'takes-nothing', 'nothing may be taken'],
  ['remastered', 'numbers.tower.rewards', [], 'no-reward', 'none is listed'],
  ['remastered', 'numbers.terminal.rewards', [], 'no-reward', 'they give nothing'],
  ['modifiers', 'modifiers.Pest.amount', undefined, 'no-amount', 'acts by its amount'],
  ['modifiers', 'modifiers.Worn.amount', 0, 'no-amount', 'acts by its amount'],
  ['modifiers', 'modifiers.Unreliable.in.classic.chance', undefined, 'no-chance', 'unreliableMode is chance'],
  ['modifiers', 'modifiers.RaceCondition.in.classic.chance', undefined, 'no-chance', 'raceMode is chance'],
  ['modifiers', 'modifiers.Unreliable.in.remastered.period', undefined, 'no-period', 'unreliableMode is counter'],
  ['modifiers', 'modifiers.Effective.in.remastered.period', undefined, 'no-period', 'effectiveMode is counter'],
  ['modifiers', 'modifiers.HeatWave.arrival.field', 'Carry', 'goods-from-nothing', 'not by HeatWave'],
  ['modifiers', 'modifiers.Pest', undefined, 'missing-kind', 'the rules know Pest'],
  ['modifiers', 'modifiers.Pest.text', undefined, 'no-text', 'Pest says nothing in classic'],
  ['classic', 'board.radiusBase', 6, 'radius', 'at most 6'],
  ['remastered', 'board.terminalMinDistance', 5, 'terminal-too-far', 'no terminal can stand'],
  ['classic', 'board.cratePercentBase', 120, 'goods-short', '100 is the least'],
  ['classic', 'board.pois.Shed.min', 0, 'no-work', 'at least one shed'],
  ['classic', 'board.pois.Crate.percent', 75, 'too-crowded', '80 is the most'],
  ['classic', 'board.crateWeightMin', 9, 'weights', 'above crateWeightMax'],
  ['classic', 'board.requestVariance', 10, 'requests', 'ask for nothing'],
  ['classic', 'terrain.Mud.healed', 'Blocked', 'makes-walls', 'would make it Blocked'],
  ['classic', 'difficulties.Hard.preview', 4, 'preview-full', 'worth nothing'],
];

const DEALS: readonly Row[] = [
  ['remastered', 'contracts', [contract({}), contract({ name: 'Other' })], 'too-few-contracts', 'two tags'],
  ['remastered', 'contracts.1', contract({}), 'same-name', 'two contracts'],
  ['remastered', 'contracts.0', contract({ energy: 0 }), 'pays-nothing', 'never pays'],
  ['remastered', 'contracts.0', contract({ most: 0 }), 'pays-nothing', 'never pays'],
  ['remastered', 'contracts.0', contract({ measure: 'none' }), 'pays-nothing', 'never pays'],
  ['remastered', 'contracts.0', contract({ measure: 'leanPrograms' }), 'no-threshold', 'at is 0'],
  ['remastered', 'contracts.0', contract({ modifier: 'Corrupt' }), 'wrong-target', 'lies on the robot'],
  ['remastered', 'contracts.0', contract({ name: 'Nameless' }), 'no-text', 'no title'],
  ['classic', 'contracts', [contract({ stability: 1 })], 'no-stability', 'cannot be paid'],
  ['remastered', 'assignments', remasteredFile.assignments.slice(3, 4), 'no-assignment', 'possible on every day'],
  ['remastered', 'assignments.0', assignment({ measure: 'none' }), 'never-met', 'can never be met'],
  ['remastered', 'assignments.0', assignment({ energy: 0 }), 'pays-nothing', 'neither'],
  ['remastered', 'assignments.0', assignment({ measure: 'towers' }), 'needs', 'activeTower'],
  ['remastered', 'assignments.0', assignment({ measure: 'earlyCredited' }), 'express', 'says how many'],
  [
    ...(['remastered', 'assignments.0', assignment({ express: { per: 1, energy: 1, programs: 1 } })] as const),
    ...(['express', 'its measure is earlyCredited'] as const),
  ],
];

const LEVELS: readonly Row[] = [
  ['level', 'cells', [{ q: 0, r: 1, modifiers: [{ kind: 'Corrupt' }] }], 'cell-blocked', 'passes nothing on'],
  ['level', 'cells', [{ q: 2, r: 0, modifiers: [{ kind: 'Corrupt' }] }], 'cell-off-board', '(2,0)'],
  ['level', 'robotModifiers', [{ kind: 'GlobalImmunity' }], 'immune-to-what', 'against what'],
  ['level', 'robotModifiers', [{ kind: 'Pest', of: ['Corrupt'] }], 'of-unused', 'leave `of` out'],
  ['level', 'robotModifiers', [{ kind: 'Pest', stacks: 2 }], 'stacks-unused', 'only Worn'],
  [
    'level',
    'robotModifiers',
    [{ kind: 'Pest' }, { kind: 'Pest', source: 'level' }],
    'modifier-twice',
    'another source',
  ],
  ['level', 'robotModifiers', [{ kind: 'Corrupt' }], 'robot-modifier', 'belongs on cards'],
  ['level', 'deck', [{ type: 'Interact', modifiers: [{ kind: 'Pest' }] }], 'card-modifier', 'cannot carry Pest'],
  ['level', 'deck', ['Move'], 'cannot-deliver', 'loads or hands over'],
  ['level', 'deckOrder', 'fixed', 'fixed-what', 'written out'],
  ['level', 'currencies', { TapeLength: 1 }, 'below-least', '2 is the least'],
  ['level', 'currencies', { HandSize: 1 }, 'below-least', '3 is the least'],
  ['level', 'counters', { unreliable: 4 }, 'counter', 'goes round at 4'],
  ['level', 'pois.1.received', 6, 'over-full', 'more than it asks for'],
  ['level', 'pois.2.reward', { kind: 'patch' }, 'no-card', 'names its card'],
  ['level', 'texts', { intro: 'One. Two. Three. Four.' }, 'long-intro', '4 sentences'],
  [
    ...(['level', '', { ...sound, ruleset: 'classic', currencies: { Stability: 2 } }] as const),
    ...(['no-stability', 'classic has no Stability'] as const),
  ],
];

test.each([...CARDS, ...GLITCHES, ...RULESETS, ...DEALS, ...LEVELS])(
  '%s %s = %j: %s',
  (file, path, value, code, says) => {
    const own = found(file, path, value).filter((finding) => finding.code === code);
    expect(found(file, path, value).map((finding) => finding.code)).toContain(code);
    expect(own.map(({ message }) => message).join('\n')).toContain(says);
    for (const finding of own) expect(finding.path.length).toBeGreaterThan(3);
  },
);
