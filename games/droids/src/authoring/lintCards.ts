// What no schema can say about cards: intents that do nothing, aim at the wrong thing or make goods out of air, names that
// cannot be told apart, and cards nobody meets or buys [DD-587].

import type { Finding } from '@interlock/kernel';
import type { CardTable } from '../data/cards.ts';
import { CARD_KINDS, type Currency } from '../shape/names.ts';
import type { Deltas, Flags, IntentSpec } from '../shape/ruleset.ts';
import { error, note, twice, when } from './finding.ts';

export const lintCards = (cards: CardTable, hasStability: (ruleset: string) => boolean): Finding[] => [
  ...lintNames(cards),
  ...Object.entries(cards).flatMap(([type, card]) => {
    const path = `cards.${type}`;
    const places = Object.entries(card.in);
    const [first = 0] = card.worth ?? [];
    const dearest = Math.max(0, ...places.map(([, place]) => place?.shopCost ?? 0));
    return [
      ...when(places.length === 0, note(`${path}.in`, 'nowhere', 'the card is in no ruleset: nobody can meet it')),
      ...when(
        first === 0 && places.length > 0,
        note(`${path}.worth`, 'never-bought', 'it has no worth, so the reference player never buys it'),
      ),
      ...when(
        first > 0 && first + LARGESSE < dearest,
        note(
          `${path}.worth`,
          'too-dear',
          `it is worth ${first} to the reference player and costs ${dearest}: not even a full purse buys it`,
        ),
      ),
      ...card.intents.flatMap((intent, i) => lintIntent(`${path}.intents[${i}]`, intent as IntentSpec)),
      ...places.flatMap(([ruleset, place]) => [
        ...(place?.intents ?? []).flatMap((intent, i) =>
          lintIntent(`${path}.in.${ruleset}.intents[${i}]`, intent as IntentSpec),
        ),
        ...when(
          !hasStability(ruleset) && (place?.intents ?? card.intents).some(touchesStability),
          error(
            `${path}.in.${ruleset}`,
            'no-stability',
            `${ruleset} has no Stability, so the card would do nothing there`,
          ),
        ),
      ]),
    ];
  }),
];

/** As much as a full purse adds to the worth of a card (solve/bay.ts). */
const LARGESSE = 6;

const lintNames = (cards: CardTable): Finding[] => {
  const types = Object.keys(cards);
  const same = (field: 'name' | 'short', say: typeof error) =>
    twice(types.map((type) => cards[type]![field])).map(([at, name]) =>
      say(
        `cards.${types[at]}.${field}`,
        `same-${field}`,
        `${JSON.stringify(name)} is also the ${field} of ${types.find((type) => cards[type]![field] === name)}`,
      ),
    );
  return [...same('name', error), ...same('short', note)];
};

const touchesStability = (intent: { readonly type: string; readonly deltas?: object }): boolean =>
  intent.type === 'ModifyCurrency' && Object.hasOwn(intent.deltas ?? {}, 'Stability');

/** Goods come from crates: a change of these fields alone would break their sum [DD-575]. */
const GOODS: readonly Currency[] = ['Carry', 'Delivery'];

export const lintDeltas = (path: string, deltas: Deltas): Finding[] => [
  ...when(
    Object.values(deltas).every((n) => n === 0),
    error(path, 'changes-nothing', 'every change is 0: it would do nothing'),
  ),
  ...GOODS.flatMap((field) =>
    when(
      (deltas[field] ?? 0) !== 0,
      error(
        `${path}.${field}`,
        'goods-from-nothing',
        `${field} changes only by loading and handing over; an Interact with a bonus makes goods`,
      ),
    ),
  ),
];

/** A modifier that is put on cards. */
export const lintCardKind = (path: string, kind: (typeof CARD_KINDS)[number]): Finding[] => [
  ...when(
    !CARD_KINDS.includes(kind),
    error(path, 'wrong-target', `${kind} lies on the robot, not on cards; those on cards are ${CARD_KINDS.join(', ')}`),
  ),
];

const lintIntent = (path: string, intent: IntentSpec): Finding[] => {
  switch (intent.type) {
    case 'Turn':
      return [...when(intent.delta === 0, error(`${path}.delta`, 'turns-nowhere', 'a turn of 0 steps turns nowhere'))];
    case 'Rest':
      return [
        ...when(intent.amount === 0, error(`${path}.amount`, 'rests-nothing', 'a rest of 0 Energy gives nothing')),
      ];
    case 'Move':
      return [
        ...when(
          intent.ignoreBlocking === true && intent.sidestep !== undefined,
          error(`${path}.sidestep`, 'hop-sidestep', 'a hop lands whatever stands there, so it never steps aside'),
        ),
      ];
    case 'Interact':
      return [
        ...twice(intent.kinds).map(([at, kind]) =>
          error(`${path}.kinds[${at}]`, 'kind-twice', `${kind} is listed twice`),
        ),
        ...when(
          (intent.bonus ?? 0) > 0 && !intent.kinds.some((kind) => kind === 'Crate' || kind === 'Shed'),
          error(`${path}.bonus`, 'bonus-unused', 'a bonus is made at crates and sheds; the card works on neither'),
        ),
      ];
    case 'ModifyCurrency':
      return lintDeltas(`${path}.deltas`, intent.deltas);
    case 'AddCardModifier':
      return intent.kind === 'Immunity' || intent.kind === 'Nullified'
        ? [
            error(
              `${path}.kind`,
              'use-intent',
              `${intent.kind} is put on by ${intent.kind === 'Immunity' ? 'ImmunizeCard' : 'NullifyCard'}`,
            ),
          ]
        : lintCardKind(`${path}.kind`, intent.kind);
    case 'ImmunizeCard':
      return lintCardKind(`${path}.kind`, intent.kind);
    default:
      return [];
  }
};

export const stabilityIn =
  (flags: Readonly<Record<string, Pick<Flags, 'hasStability'>>>) =>
  (ruleset: string): boolean =>
    flags[ruleset]?.hasStability ?? true;
