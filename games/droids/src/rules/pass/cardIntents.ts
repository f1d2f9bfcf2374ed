// Intents that act on other cards of the tape or of the deck [DD-113…DD-117, DD-143…DD-148]. Each answers whether it had
// an effect.

import type { Duration, ModifierKind } from '../../shape/names.ts';
import type { Modifier } from '../../shape/state.ts';
import { cardId, cardWords } from '../ids.ts';
import { addModifier, isNegative, modifierOf, NONE, removeModifier } from '../modifiers.ts';
import { newCard, ownedCards, ownsFewerThan } from '../piles.ts';
import type { Run } from '../run.ts';
import type { Intent, Pass } from './intent.ts';
import { failIntent } from './record.ts';

/** All later slots get the modifier; a reversed one gives immunity against it instead [DD-223, DD-464]. */
export const modifyFollowing = (
  run: Run,
  pass: Pass,
  intent: Intent,
  kind: ModifierKind,
  duration: Duration,
): boolean => {
  const modifier = intent.isReversed
    ? modifierOf('Immunity', 'Temporary', cardId(pass.card), [kind])
    : modifierOf(kind, duration, cardId(pass.card));
  return giveFollowing(run, pass, modifier) || failIntent(run, pass, 'AddCardModifier', 'noTarget');
};

/** All later slots become immune; reversed, they lose every immunity of that kind [DD-181]. */
export const immunizeFollowing = (
  run: Run,
  pass: Pass,
  intent: Intent,
  kind: ModifierKind,
  duration: Duration,
): boolean => {
  if (intent.isReversed) return loseImmunity(run, pass, kind);
  const modifier = modifierOf('Immunity', duration, cardId(pass.card), [kind]);
  return giveFollowing(run, pass, modifier) || failIntent(run, pass, 'ImmunizeCard', 'noTarget');
};

const giveFollowing = (run: Run, pass: Pass, modifier: Modifier): boolean => {
  const { order } = run.state.program!;
  for (let slot = pass.slot + 1; slot < order.length; slot++) addModifier(run, 'card', order[slot]!, modifier);
  return pass.slot + 1 < order.length;
};

const loseImmunity = (run: Run, pass: Pass, kind: ModifierKind): boolean => {
  const { order } = run.state.program!;
  if (pass.slot + 1 >= order.length) return failIntent(run, pass, 'ImmunizeCard', 'noTarget');
  let removed = 0;
  for (let slot = pass.slot + 1; slot < order.length; slot++) {
    const card = order[slot]!;
    for (const modifier of run.state.cards[card]!) {
      if (modifier.kind !== 'Immunity' || !modifier.of.includes(kind)) continue;
      removeModifier(run, 'card', card, modifier, 'Corrupt');
      removed++;
    }
  }
  return removed > 0 || failIntent(run, pass, 'ImmunizeCard', 'nothing');
};

/** The next card, or the previous one where Corrupt reverses; -1: there is none. */
export const neighbourOf = (run: Run, pass: Pass, intent: Intent, ahead = 1): number =>
  run.state.program!.order[pass.slot + (intent.isReversed ? -ahead : ahead)] ?? -1;

export const nullify = (run: Run, pass: Pass, intent: Intent, duration: Duration): boolean => {
  const target = neighbourOf(run, pass, intent);
  if (target === -1) return failIntent(run, pass, 'NullifyCard', 'noTarget');
  addModifier(run, 'card', target, modifierOf('Nullified', duration, cardId(pass.card)));
  return true;
};

/** Every negative Temporary modifier leaves the next cards [DD-459]. */
export const cleanNext = (run: Run, pass: Pass, count: number): boolean => {
  const { order } = run.state.program!;
  if (pass.slot + 1 >= order.length) return failIntent(run, pass, 'RemoveCardModifiers', 'noTarget');
  let removed = 0;
  for (let slot = pass.slot + 1; slot <= pass.slot + count && slot < order.length; slot++) {
    const card = order[slot]!;
    for (const modifier of run.state.cards[card]!) {
      if (modifier.duration !== 'Temporary' || !isNegative(run.world, modifier.kind)) continue;
      removeModifier(run, 'card', card, modifier, cardId(pass.card));
      removed++;
    }
  }
  return removed > 0 || failIntent(run, pass, 'RemoveCardModifiers', 'nothing');
};

/** What Reflash Firmware mends: the most damaged card, then the lowest id; its damage that came first [DD-484]. */
export const maintenanceHead = ({
  world,
  state,
}: Pick<Run, 'world' | 'state'>): { readonly card: number; readonly modifier: Modifier } | null => {
  let head: { card: number; modifier: Modifier } | null = null;
  let most = 0;
  for (const card of ownedCards(state, true)) {
    const damage = state.cards[card]!.filter(
      ({ kind, duration }) => duration === 'Permanent' && isNegative(world, kind),
    );
    if (damage.length <= most) continue;
    most = damage.length;
    head = { card, modifier: damage[0]! };
  }
  return head;
};

export const reflash = (run: Run, pass: Pass): boolean => {
  const head = maintenanceHead(run);
  if (head === null) return failIntent(run, pass, 'ReflashCard', 'nothing');
  removeModifier(run, 'card', head.card, head.modifier, cardId(pass.card));
  return true;
};

/** A clean copy of the next card into the discard pile, one per program, never of a copier [DD-494]. */
export const copyNext = (run: Run, pass: Pass, intent: Intent): boolean => {
  const { state, tape, world } = run;
  const program = state.program!;
  const target = neighbourOf(run, pass, intent);
  if (target === -1) return failIntent(run, pass, 'CopyCard', 'noTarget');
  const type = state.types[target]!;
  const isCopier = world.cardTypes[type]!.spec.intents.some((one) => one.type === 'CopyCard');
  if (isCopier || program.copies > 0) return failIntent(run, pass, 'CopyCard', 'noCopy');
  const hasRoom = ownsFewerThan(state, world.rules.numbers.deck.maxOwned);
  const copy = hasRoom ? newCard(state, type, NONE) : null;
  if (copy !== null) {
    state.discard.push(copy);
    program.copies++;
  }
  if (tape.recording) {
    const id = copy === null ? null : cardId(copy);
    tape.emit({ type: 'cardCopied', ...cardWords(world, state, target), copy: id });
  }
  return copy !== null;
};
