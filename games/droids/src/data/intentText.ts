// What an intent of a card or an effect of a glitch does, written from its numbers: text and effect cannot differ.

import type { Currency, Duration, ModifierKind } from '../shape/names.ts';
import type { Deltas, GlitchEffect, IntentSpec, Ruleset } from '../shape/ruleset.ts';

/** Written with a capital in every text: the name of a modifier, contract or glitch in two words. */
export const spaced = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

const FIELD_NAMES: Readonly<Record<Currency, string>> = {
  Energy: 'Energy',
  MaxCarry: 'carrying capacity',
  Carry: 'load',
  Delivery: 'delivery',
  TapeLength: 'tape space',
  HandSize: 'hand space',
  Preview: 'preview',
  Stability: 'Stability',
};

const LASTING: Readonly<Record<Duration, string>> = {
  Permanent: 'for good',
  Temporary: 'for today',
  ShortTerm: 'for this program',
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
/** A condition is had, a property is become. */
const becomes = (kind: ModifierKind): string =>
  kind === 'RaceCondition' ? `gets a ${spaced(kind)}` : `becomes ${spaced(kind)}`;
const deltasText = (deltas: Deltas): string =>
  Object.entries(deltas)
    .map(([field, delta]) => `${signed(delta)} ${FIELD_NAMES[field as Currency]}`)
    .join(', ');

const moveText = ({ distance, ignoreBlocking, sidestep }: Extract<IntentSpec, { type: 'Move' }>): string => {
  if (ignoreBlocking)
    return `Hops ${many(distance, 'cell')} forward over anything, and lands on anything but the border.`;
  if (sidestep !== undefined)
    return `Moves one cell forward; if that is not free, one cell to the ${sidestep > 0 ? 'right' : 'left'} of it.`;
  return distance === 1
    ? 'Moves one cell forward if it is free.'
    : `Moves up to ${many(distance, 'cell')} forward, stopping before what blocks it.`;
};

const ALL_KINDS = 5;
const interactText = ({ range, kinds, bonus = 0 }: Extract<IntentSpec, { type: 'Interact' }>): string => {
  const named = kinds.map((kind) => `a ${kind.toLowerCase()}`).join(' or ');
  const what = kinds.length === ALL_KINDS ? 'whatever stands ahead' : `${named} ahead`;
  const reach = range > 1 ? `, up to ${many(range, 'cell')} away` : '';
  const more = bonus > 0 ? ` If a good was moved, ${bonus} more ${bonus === 1 ? 'is' : 'are'} found.` : '';
  return `Uses ${what}${reach}.${more}`;
};

export const intentText = (intent: IntentSpec): string => {
  switch (intent.type) {
    case 'Move':
      return moveText(intent);
    case 'Turn':
      return `Turns ${Math.abs(intent.delta) * 60}° ${intent.delta > 0 ? 'right' : 'left'}.`;
    case 'Rest':
      return `Rests: +${intent.amount} Energy, more or less by the ground.`;
    case 'Interact':
      return interactText(intent);
    case 'ModifyCurrency':
      return `${deltasText(intent.deltas)} for good.`;
    case 'AddCardModifier':
      return `All following cards are ${spaced(intent.kind)} ${LASTING[intent.duration]}.`;
    case 'ImmunizeCard':
      return `All following cards are immune to ${spaced(intent.kind)} ${LASTING[intent.duration]}.`;
    case 'NullifyCard':
      return `The next card is free of every other modifier ${LASTING[intent.duration]}.`;
    case 'TreatCell':
      return 'Heals the cell ahead: no harm left on it, and its ground one step better.';
    case 'ReExecute':
      return `Runs the next ${intent.count === 1 ? 'card' : `${intent.count} cards`} once more, now.`;
    case 'RemoveCardModifiers':
      return `Removes today's harm from the next ${many(intent.count, 'card')}.`;
    case 'ReflashCard':
      return 'Removes one lasting harm from the most damaged card you own.';
    case 'CopyCard':
      return 'Puts a clean copy of the next card into the discard pile, once per program.';
    case 'TurnToward':
      return 'Turns to the nearest thing of use.';
  }
};

const weatherText = (rules: Ruleset, { always, spread }: Extract<GlitchEffect, { type: 'weather' }>): string => {
  const sure = always.map(({ from, to }) => `${from} ground becomes ${to}`);
  if (spread === undefined) return `${sure.join(', ')}, for today.`;
  const { chance, neighbours } = rules.numbers.weather;
  const where =
    rules.flags.weatherMode === 'chance'
      ? `one ${spread.from} cell in ${chance.den / chance.num}`
      : `${spread.from} next to at least ${neighbours} cells of ${spread.near.join(' or ')}`;
  return `${sure.join(', ')}; ${where} becomes ${spread.to}, for today.`;
};

export const effectText = (rules: Ruleset, effect: GlitchEffect, modifier: (kind: ModifierKind) => string): string => {
  switch (effect.type) {
    case 'modifyOneCard':
      return `One card ${becomes(effect.kind)} for good.`;
    case 'modifyDeck':
      return `Every card in the deck ${becomes(effect.kind)} for today.`;
    case 'modifyRobot':
      return modifier(effect.kind);
    case 'currency':
      return `${deltasText(effect.deltas)} at once.`;
    case 'strayDonkey':
      return `${signed(-effect.feed)} Energy for feed, and a donkey turns up ${many(effect.minDistance, 'cell')} away or more.`;
    case 'gift':
      return `One ${effect.rarity} card joins the deck, ${spaced(effect.kind)} for good.`;
    case 'weather':
      return weatherText(rules, effect);
  }
};
