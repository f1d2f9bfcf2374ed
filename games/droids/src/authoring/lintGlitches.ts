// What no schema can say about glitches: effects without effect, on the wrong thing or on goods; mixed ones without their
// good side; weather that would build walls [DD-592].

import type { Finding } from '@interlock/kernel';
import { CARD_KINDS } from '../shape/names.ts';
import type { GlitchEffect, Ruleset } from '../shape/ruleset.ts';
import { error, note, twice, when } from './finding.ts';
import { lintDeltas } from './lintCards.ts';

/** `deck`: the names as the document writes them; names without an entry are no part of `rules`. */
export const lintGlitches = (rules: Ruleset, deck: readonly string[], known: readonly string[]): Finding[] => [
  ...deck.flatMap((glitch, i) =>
    when(
      !known.includes(glitch),
      error(
        `${rules.name}.glitches[${i}]`,
        'unknown-glitch',
        `there is no glitch ${JSON.stringify(glitch)}; there are ${known.join(', ')}`,
      ),
    ),
  ),
  ...twice(deck).map(([at, glitch]) =>
    note(`${rules.name}.glitches[${at}]`, 'glitch-twice', `${glitch} is in the deck twice, so it comes twice as often`),
  ),
  ...rules.glitches.flatMap(({ name, isBenign, upside, effects }) => [
    ...when(
      isBenign && upside === null,
      error(`glitches.${name}.upside`, 'no-upside', 'it is benign, so it says what is good about it'),
    ),
    ...when(
      !isBenign && upside !== null,
      error(`glitches.${name}.upside`, 'upside', 'only a benign one has an upside; set isBenign or leave it out'),
    ),
    ...effects.flatMap((effect, i) => lintEffect(rules, `glitches.${name}.effects[${i}]`, effect)),
  ]),
];

/** They say against what: a glitch cannot. */
const IMMUNITIES = ['Immunity', 'GlobalImmunity'];

const lintEffect = (rules: Ruleset, path: string, effect: GlitchEffect): Finding[] => {
  const found =
    'kind' in effect
      ? [
          ...when(
            IMMUNITIES.includes(effect.kind),
            error(`${path}.kind`, 'no-immunity', `a glitch cannot give ${effect.kind}: nothing says against what`),
          ),
        ]
      : [];
  switch (effect.type) {
    case 'modifyRobot':
      found.push(
        ...when(
          CARD_KINDS.includes(effect.kind),
          error(
            path,
            'wrong-target',
            `${effect.kind} lies on cards, not on the robot; use modifyDeck or modifyOneCard`,
          ),
        ),
      );
      break;
    case 'modifyDeck':
    case 'modifyOneCard':
      found.push(
        ...when(
          !CARD_KINDS.includes(effect.kind),
          error(path, 'wrong-target', `${effect.kind} lies on the robot, not on cards; use modifyRobot`),
        ),
      );
      break;
    case 'gift':
      found.push(
        ...when(
          !CARD_KINDS.includes(effect.kind),
          error(`${path}.kind`, 'wrong-target', `a card cannot carry ${effect.kind}: that lies on the robot`),
        ),
        ...when(
          !rules.cards.some(({ rarity }) => rarity === effect.rarity),
          error(`${path}.rarity`, 'no-card', `${rules.name} has no card that is ${effect.rarity}, so nothing is given`),
        ),
      );
      break;
    case 'currency':
      found.push(...lintDeltas(`${path}.deltas`, effect.deltas));
      break;
    case 'weather':
      found.push(...lintWeather(path, effect));
      break;
    default:
      break;
  }
  return found;
};

const lintWeather = (path: string, { always, spread }: Extract<GlitchEffect, { type: 'weather' }>): Finding[] => {
  const changes = [
    ...always.map((change, i) => ({ ...change, at: `${path}.always[${i}]` })),
    ...(spread === undefined ? [] : [{ from: spread.from, to: spread.to, at: `${path}.spread` }]),
  ];
  return [
    ...when(changes.length === 0, error(path, 'no-weather', 'it changes no ground; name one in always or spread')),
    ...changes.flatMap(({ from, to, at }) => [
      ...when(from === to, error(at, 'same-ground', `${from} stays ${to}: it changes nothing`)),
      ...when(
        from === 'Blocked' || to === 'Blocked',
        error(at, 'blocked-weather', 'weather neither makes nor clears Blocked cells: the way could be shut'),
      ),
    ]),
  ];
};
