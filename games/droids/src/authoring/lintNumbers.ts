// What no schema can say about the numbers of a ruleset: bounds that cross, robots that cannot deliver, modifiers without
// the number they act by, boards that cannot hold what they are given [DD-588 to DD-590].

import type { Finding } from '@interlock/kernel';
import { CARD_KINDS, type ModifierKind, RARITIES } from '../shape/names.ts';
import type { IntentSpec, Odds, Ruleset } from '../shape/ruleset.ts';
import { error, note, when } from './finding.ts';

export const lintRobots = ({ name, robots, cards, numbers, difficulties }: Ruleset): Finding[] =>
  Object.entries(robots).flatMap(([robot, { deck, traits, adds }]) => {
    const path = `${name}.robots.${robot}`;
    const types = cards.map(({ type }) => type);
    const { minOwned, maxOwned } = numbers.deck;
    const does = (type: IntentSpec['type']) =>
      deck.some((card) => cards.find((one) => one.type === card)?.intents.some((intent) => intent.type === type));
    const lacking = (['Move', 'Turn', 'Interact'] as const).filter((type) => !does(type));
    const isWhole = deck.length >= minOwned && deck.every((type) => types.includes(type));
    return [
      ...deck.flatMap((type, i) =>
        when(
          !types.includes(type),
          error(
            `${path}.deck[${i}]`,
            'unknown-card',
            `there is no card ${JSON.stringify(type)}; there are ${types.join(', ')}`,
          ),
        ),
      ),
      ...when(
        deck.length < minOwned,
        error(
          `${path}.deck`,
          'deck-too-small',
          `a starting deck has at least ${minOwned} cards, this one ${deck.length}`,
        ),
      ),
      ...when(
        deck.length > maxOwned,
        error(`${path}.deck`, 'deck-too-large', `a deck has at most ${maxOwned} cards, this one ${deck.length}`),
      ),
      ...when(
        isWhole && lacking.length > 0,
        error(
          `${path}.deck`,
          'cannot-deliver',
          `no card of the deck does ${lacking.join(' or ')}: nothing is ever delivered`,
        ),
      ),
      ...when(
        isWhole && (!deck.includes('NoOp') || !types.includes('Streamline')),
        error(`${path}.deck`, 'no-lean-kit', 'the lean kit puts a Streamline in place of a NoOp; there must be both'),
      ),
      ...traits.flatMap((kind, i) =>
        when(
          CARD_KINDS.includes(kind),
          error(`${path}.traits[${i}]`, 'wrong-target', `${kind} lies on cards; a trait lies on the robot`),
        ),
      ),
      ...Object.entries(difficulties).flatMap(([difficulty, stats]) => [
        ...when(
          stats.tapeLength + (adds.TapeLength ?? 0) < numbers.currency.minTapeLength,
          error(`${path}.adds.TapeLength`, 'below-least', `on ${difficulty} its tape would be shorter than the least`),
        ),
        ...when(
          stats.handSize + (adds.HandSize ?? 0) < numbers.currency.minHandSize,
          error(`${path}.adds.HandSize`, 'below-least', `on ${difficulty} its hand would be smaller than the least`),
        ),
        ...when(
          stats.maxCarry + (adds.MaxCarry ?? 0) < 1,
          error(`${path}.adds.MaxCarry`, 'below-least', `on ${difficulty} it could carry nothing`),
        ),
        ...when(
          stats.energy + (adds.Energy ?? 0) < 1,
          error(`${path}.adds.Energy`, 'below-least', `on ${difficulty} it would begin without Energy`),
        ),
      ]),
    ];
  });

export const lintShop = ({ name, numbers, cards, modifiers, flags }: Ruleset): Finding[] => {
  const { shop, gamble, tower } = numbers;
  const tables = {
    'shop.weights': shop.weights,
    'shop.contractWeights': shop.contractWeights,
    'gamble.weights': gamble.weights,
  };
  const path = `${name}.numbers`;
  const flaws = (list: 'buffs' | 'debuffs', sign: 'positive' | 'negative') =>
    gamble[list].flatMap((kind, i) => [
      ...when(
        !CARD_KINDS.includes(kind),
        error(`${path}.gamble.${list}[${i}]`, 'wrong-target', `${kind} lies on the robot; rays hit cards`),
      ),
      ...when(
        CARD_KINDS.includes(kind) && modifiers[kind].sign !== sign,
        error(`${path}.gamble.${list}[${i}]`, 'wrong-sign', `${kind} is not ${sign}, so it is no ${list.slice(0, -1)}`),
      ),
    ]);
  return [
    ...Object.entries(tables).flatMap(([table, weights]) => {
      if (weights.every((weight) => weight === 0))
        return [
          error(
            `${path}.${table}`,
            'no-weight',
            'every weight is 0: nothing can be drawn; give at least one rarity a weight',
          ),
        ];
      const offerable = cards.filter(({ rarity }) => weights[RARITIES.indexOf(rarity)]! > 0).length;
      return when(
        offerable < shop.offers,
        error(
          `${path}.${table}`,
          'too-few-types',
          `${shop.offers} different cards are offered, but only ${offerable} types have a weight above 0`,
        ),
      );
    }),
    ...flaws('buffs', 'positive'),
    ...flaws('debuffs', 'negative'),
    ...when(
      gamble.maxTake === 0,
      error(`${path}.gamble.maxTake`, 'takes-nothing', 'nothing may be taken from the rays, yet they cost Energy'),
    ),
    ...when(
      flags.hasTowerRewards && tower.rewards.length === 0,
      error(`${path}.tower.rewards`, 'no-reward', 'towers give rewards here, but none is listed'),
    ),
    ...when(
      flags.hasTowerRewards &&
        tower.rewards.includes('patch') &&
        !cards.some(({ rarity }) => rarity === tower.patchRarity),
      error(`${path}.tower.patchRarity`, 'no-card', `no card is ${tower.patchRarity}, so a tower could give none`),
    ),
    ...cards.flatMap(({ type, shopCost, cost }) =>
      when(
        shopCost === 0 && cost === 0,
        note(`cards.${type}.in.${name}.shopCost`, 'free', 'it costs nothing to buy and nothing to run'),
      ),
    ),
  ];
};

const isChance = ({ num, den }: Odds): boolean => num >= 0 && num <= den && den > 0 && (den & (den - 1)) === 0;

export const lintModifiers = ({ name, modifiers, numbers, flags }: Ruleset): Finding[] => {
  const wrong = (path: string, odds: Odds) =>
    when(
      !isChance(odds),
      error(path, 'bad-chance', `${odds.num}/${odds.den} is no chance: 0 ≤ num ≤ den, and den is a power of 2`),
    );
  const needs = (kind: ModifierKind, mode: string, field: 'chance' | 'period', is: string, wanted: string) =>
    when(
      is === wanted && modifiers[kind][field] === undefined,
      error(`${name}.modifiers.${kind}`, `no-${field}`, `${mode} is ${is}, so ${kind} needs a ${field}`),
    );
  return [
    ...Object.entries(modifiers).flatMap(([kind, { chance, arrival, perProgram }]) => [
      ...(chance === undefined ? [] : wrong(`${name}.modifiers.${kind}.chance`, chance)),
      ...[arrival, perProgram].flatMap((change) =>
        when(
          change?.field === 'Carry' || change?.field === 'Delivery',
          error(
            `${name}.modifiers.${kind}`,
            'goods-from-nothing',
            `${change?.field} changes only by loading and handing over, not by ${kind}`,
          ),
        ),
      ),
    ]),
    ...wrong(`${name}.numbers.weather.chance`, numbers.weather.chance),
    ...(['chance', 'counter'] as const).flatMap((mode) => {
      const field = mode === 'chance' ? 'chance' : 'period';
      return [
        ...needs('Unreliable', 'unreliableMode', field, flags.unreliableMode, mode),
        ...needs('Effective', 'effectiveMode', field, flags.effectiveMode, mode),
      ];
    }),
    ...needs('RaceCondition', 'raceMode', 'chance', flags.raceMode, 'chance'),
    ...actsBy(flags).flatMap((kind) =>
      when(
        (modifiers[kind].amount ?? 0) === 0,
        error(`${name}.modifiers.${kind}.amount`, 'no-amount', `${kind} acts by its amount, and that is 0 or left out`),
      ),
    ),
  ];
};

/** Modifiers that are nothing without their own number. */
const actsBy = ({ corruptMode }: Ruleset['flags']): readonly ModifierKind[] => [
  ...(['Pest', 'CourierOverspill', 'RangerFertileRest', 'AnalystDeferral', 'DeepRest'] as const),
  ...(corruptMode === 'dampenWear' ? (['Corrupt', 'Worn'] as const) : []),
];

const MAX_RADIUS = 6;

export const lintBoard = (rules: Ruleset): Finding[] => {
  const { name, board, difficulties, terrain } = rules;
  const crowd = Object.values(board.pois).reduce((sum, { percent }) => sum + percent, 0);
  return [
    ...Object.entries(difficulties).flatMap(([difficulty, { quarters, preview, tapeLength, terminals }]) => {
      const radius = board.radiusBase + Math.floor((board.radiusPerF * quarters) / 4);
      const goods = board.cratePercentBase - board.cratePercentPerQuarter * quarters;
      return [
        ...when(
          radius > MAX_RADIUS,
          error(
            `${name}.board`,
            'radius',
            `${difficulty} gets a board of radius ${radius}; a board has at most ${MAX_RADIUS}`,
          ),
        ),
        ...when(
          terminals > 0 && board.terminalMinDistance > radius,
          error(
            `${name}.board.terminalMinDistance`,
            'terminal-too-far',
            `${difficulty} has a radius of ${radius}: no terminal can stand ${board.terminalMinDistance} cells out`,
          ),
        ),
        ...when(
          terminals > 0 && rules.numbers.terminal.rewards.length === 0,
          error(`${name}.numbers.terminal.rewards`, 'no-reward', `${difficulty} has terminals, but they give nothing`),
        ),
        ...when(
          goods < 100,
          error(
            `${name}.board.cratePercentBase`,
            'goods-short',
            `on ${difficulty} the crates hold ${goods} % of what the sheds ask for; 100 is the least`,
          ),
        ),
        ...when(
          preview >= tapeLength,
          note(
            `${name}.difficulties.${difficulty}.preview`,
            'preview-full',
            'the preview shows the whole tape: Foresight is worth nothing',
          ),
        ),
      ];
    }),
    ...when(
      board.pois.Shed.min === 0 || board.pois.Crate.min === 0,
      error(`${name}.board.pois`, 'no-work', 'a board needs at least one shed and one crate'),
    ),
    ...when(
      crowd > 80,
      error(
        `${name}.board.pois`,
        'too-crowded',
        `points of interest would take ${crowd} % of the cells; 80 is the most`,
      ),
    ),
    ...when(
      board.crateWeightMin > board.crateWeightMax,
      error(`${name}.board.crateWeightMin`, 'weights', 'crateWeightMin lies above crateWeightMax'),
    ),
    ...when(
      board.requestVariance >= board.requestBase,
      error(
        `${name}.board.requestVariance`,
        'requests',
        'a shed could ask for nothing: requestVariance must lie below requestBase',
      ),
    ),
    ...Object.entries(terrain).flatMap(([ground, { healed, harmed }]) =>
      when(
        ground !== 'Blocked' && (healed === 'Blocked' || harmed === 'Blocked'),
        error(
          `${name}.terrain.${ground}`,
          'makes-walls',
          `treating ${ground} would make it Blocked: the way could be shut`,
        ),
      ),
    ),
  ];
};

export const lintBounds = ({ name, numbers }: Ruleset): Finding[] => {
  const { currency, deck, heat } = numbers;
  const crossed = (path: string, least: number, most: number) =>
    when(
      least > most,
      error(`${name}.numbers.${path}`, 'bounds-cross', `the least is ${least}, the most ${most}: nothing fits between`),
    );
  return [
    ...crossed('currency.minTapeLength', currency.minTapeLength, currency.maxTapeLength),
    ...crossed('currency.minHandSize', currency.minHandSize, currency.maxHandSize),
    ...crossed('deck.minOwned', deck.minOwned, deck.maxOwned),
    ...when(
      heat.onAccept > 0,
      error(`${name}.numbers.heat.onAccept`, 'heat-never-falls', 'accepting must cool or change nothing, not heat'),
    ),
  ];
};
