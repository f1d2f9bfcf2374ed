// What no schema can say about a ruleset: decks of known cards, shops that can be filled, chances that are chances, glitches
// that exist [DD-587 to DD-592]. Every finding says where and what would be right.

import type { Finding } from '@interlock/kernel';
import { type ModifierKind, RARITIES } from '../shape/names.ts';
import type { Odds, Ruleset } from '../shape/ruleset.ts';

const error = (path: string, code: string, message: string): Finding => ({ path, code, severity: 'error', message });
const note = (path: string, code: string, message: string): Finding => ({ path, code, severity: 'warning', message });

/** `deck`: the glitch names as the document writes them; names without an entry are no part of `rules`. */
export const lintRuleset = (rules: Ruleset, deck: readonly string[], glitchNames: readonly string[]): Finding[] => [
  ...lintRobots(rules),
  ...lintShop(rules),
  ...lintChances(rules),
  ...lintGlitches(rules, deck, glitchNames),
  ...lintDeals(rules),
  ...lintBoard(rules),
];

const lintRobots = ({ name, robots, cards, numbers }: Ruleset): Finding[] =>
  Object.entries(robots).flatMap(([robot, { deck }]) => {
    const path = `${name}.robots.${robot}.deck`;
    const types = cards.map(({ type }) => type);
    const { minOwned, maxOwned } = numbers.deck;
    return [
      ...deck.flatMap((type, i) =>
        types.includes(type)
          ? []
          : [
              error(
                `${path}[${i}]`,
                'unknown-card',
                `there is no card ${JSON.stringify(type)}; there are ${types.join(', ')}`,
              ),
            ],
      ),
      ...(deck.length < minOwned
        ? [error(path, 'deck-too-small', `a starting deck has at least ${minOwned} cards, this one ${deck.length}`)]
        : []),
      ...(deck.length > maxOwned
        ? [error(path, 'deck-too-large', `a deck has at most ${maxOwned} cards, this one ${deck.length}`)]
        : []),
    ];
  });

const lintShop = ({ name, numbers, cards }: Ruleset): Finding[] => {
  const tables = {
    'shop.weights': numbers.shop.weights,
    'shop.contractWeights': numbers.shop.contractWeights,
    'gamble.weights': numbers.gamble.weights,
  };
  return Object.entries(tables).flatMap(([table, weights]) => {
    const path = `${name}.numbers.${table}`;
    if (weights.every((weight) => weight === 0))
      return [error(path, 'no-weight', 'every weight is 0: nothing can be drawn; give at least one rarity a weight')];
    const offerable = cards.filter(({ rarity }) => weights[RARITIES.indexOf(rarity)]! > 0).length;
    return offerable < numbers.shop.offers
      ? [
          error(
            path,
            'too-few-types',
            `${numbers.shop.offers} different cards are offered, but only ${offerable} types have a weight above 0`,
          ),
        ]
      : [];
  });
};

const isChance = ({ num, den }: Odds): boolean => num >= 0 && num <= den && den > 0 && (den & (den - 1)) === 0;

const lintChances = ({ name, modifiers, numbers }: Ruleset): Finding[] => {
  const wrong = (path: string, odds: Odds) =>
    isChance(odds)
      ? []
      : [error(path, 'bad-chance', `${odds.num}/${odds.den} is no chance: 0 ≤ num ≤ den, and den is a power of 2`)];
  return [
    ...Object.entries(modifiers).flatMap(([kind, { chance }]) =>
      chance === undefined ? [] : wrong(`${name}.modifiers.${kind}.chance`, chance),
    ),
    ...wrong(`${name}.numbers.weather.chance`, numbers.weather.chance),
  ];
};

/** What lies on the robot, and what lies on cards. */
const ROBOT_KINDS: readonly ModifierKind[] = [
  ...(['GlobalImmunity', 'AnalystDeferral', 'CourierOverspill', 'RangerFertileRest', 'Gravity', 'TailWind'] as const),
  ...(['Pest', 'HeatWave', 'SandStorm', 'Overclock', 'SolarBreeze', 'MorningDew', 'DeepRest', 'NightShift'] as const),
];

const lintGlitches = (
  { name, glitches, flags, modifiers }: Ruleset,
  deck: readonly string[],
  known: readonly string[],
) => {
  const found: Finding[] = deck.flatMap((glitch, i) =>
    known.includes(glitch)
      ? []
      : [
          error(
            `${name}.glitches[${i}]`,
            'unknown-glitch',
            `there is no glitch ${JSON.stringify(glitch)}; there are ${known.join(', ')}`,
          ),
        ],
  );
  for (const { name: glitch, effects } of glitches) {
    effects.forEach((effect, i) => {
      const path = `glitches.${glitch}.effects[${i}]`;
      const isRobot = 'kind' in effect && ROBOT_KINDS.includes(effect.kind);
      if (effect.type === 'modifyRobot' && !isRobot)
        found.push(
          error(
            path,
            'wrong-target',
            `${effect.kind} lies on cards, not on the robot; use modifyDeck or modifyOneCard`,
          ),
        );
      if ((effect.type === 'modifyDeck' || effect.type === 'modifyOneCard') && isRobot)
        found.push(error(path, 'wrong-target', `${effect.kind} lies on the robot, not on cards; use modifyRobot`));
    });
  }
  if (flags.unreliableMode === 'chance' && modifiers.Unreliable.chance === undefined)
    found.push(
      error(`${name}.modifiers.Unreliable`, 'no-chance', 'unreliableMode is chance, so Unreliable needs a chance'),
    );
  if (flags.unreliableMode === 'counter' && modifiers.Unreliable.period === undefined)
    found.push(
      error(`${name}.modifiers.Unreliable`, 'no-period', 'unreliableMode is counter, so Unreliable needs a period'),
    );
  if (flags.effectiveMode === 'chance' && modifiers.Effective.chance === undefined)
    found.push(
      error(`${name}.modifiers.Effective`, 'no-chance', 'effectiveMode is chance, so Effective needs a chance'),
    );
  if (flags.effectiveMode === 'counter' && modifiers.Effective.period === undefined)
    found.push(
      error(`${name}.modifiers.Effective`, 'no-period', 'effectiveMode is counter, so Effective needs a period'),
    );
  if (flags.raceMode === 'chance' && modifiers.RaceCondition.chance === undefined)
    found.push(
      error(`${name}.modifiers.RaceCondition`, 'no-chance', 'raceMode is chance, so RaceCondition needs a chance'),
    );
  return found;
};

const lintDeals = ({ name, contracts, assignments, flags }: Ruleset): Finding[] => [
  ...(flags.hasContracts && new Set(contracts.map(({ tag }) => tag)).size < 2
    ? [
        error(
          `${name}.contracts`,
          'too-few-contracts',
          'two contracts of different tags are offered each day; give at least two tags',
        ),
      ]
    : []),
  ...(flags.hasAssignments && !assignments.some(({ needs }) => needs === 'nothing')
    ? [
        error(
          `${name}.assignments`,
          'no-assignment',
          'at least one assignment must be possible on every day (needs: nothing)',
        ),
      ]
    : []),
];

const MAX_RADIUS = 6;

const lintBoard = ({ name, board, difficulties }: Ruleset): Finding[] => [
  ...Object.entries(difficulties).flatMap(([difficulty, { quarters, preview, tapeLength }]) => {
    const radius = board.radiusBase + Math.floor((board.radiusPerF * quarters) / 4);
    return [
      ...(radius > MAX_RADIUS
        ? [
            error(
              `${name}.board`,
              'radius',
              `${difficulty} gets a board of radius ${radius}; a board has at most ${MAX_RADIUS}`,
            ),
          ]
        : []),
      ...(preview >= tapeLength
        ? [
            note(
              `${name}.difficulties.${difficulty}.preview`,
              'preview-full',
              'the preview shows the whole tape: Foresight is worth nothing',
            ),
          ]
        : []),
    ];
  }),
  ...(board.crateWeightMin > board.crateWeightMax
    ? [error(`${name}.board.crateWeightMin`, 'weights', 'crateWeightMin lies above crateWeightMax')]
    : []),
  ...(board.requestVariance >= board.requestBase
    ? [
        error(
          `${name}.board.requestVariance`,
          'requests',
          'a shed could ask for nothing: requestVariance must lie below requestBase',
        ),
      ]
    : []),
];
