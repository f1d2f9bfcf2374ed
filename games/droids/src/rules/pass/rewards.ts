// What towers and terminals give, once each [DD-448…DD-453], and cards that join as a gift.

import type { Modifiers } from '../../shape/state.ts';
import { modifyCurrency } from '../currency.ts';
import { cardId, thingId, typeName } from '../ids.ts';
import { NONE } from '../modifiers.ts';
import { newCard, ownsFewerThan } from '../piles.ts';
import type { Run } from '../run.ts';

/** The reward of a tower disabled for the first time. */
export const grantTower = (run: Run, tower: number): void => {
  const { state, tape, world } = run;
  const { reward } = world.things.towers[tower]!;
  if (reward === null) return;
  const source = thingId('Tower', tower);
  if (tape.recording)
    tape.emit({ type: 'towerRewardGranted', tower: source, reward: reward.kind, cardType: reward.card ?? null });
  if (reward.kind === 'energy') modifyCurrency(run, 'Energy', world.rules.numbers.tower.energy, 'tower');
  else if (reward.kind === 'stability') state.queuedImmunity = [...state.queuedImmunity, source];
  else if (reward.card !== undefined) gainCard(run, world.typeOf[reward.card]!, NONE, 'discard', source);
};

/** A card joins the deck unless that is full; the event says so either way [DD-059]. */
export const gainCard = (
  run: Run,
  type: number,
  modifiers: Modifiers,
  to: 'pile' | 'discard',
  source: string,
): void => {
  const { state, tape, world } = run;
  const hasRoom = ownsFewerThan(state, world.rules.numbers.deck.maxOwned);
  const card = hasRoom ? newCard(state, type, modifiers) : null;
  if (card !== null) state[to].push(card);
  if (tape.recording) {
    const id = card === null ? null : cardId(card);
    tape.emit({ type: 'cardGained', card: id, cardType: typeName(world, type), to, source });
  }
};

export const grantTerminal = (run: Run, terminal: number): true => {
  const { state, tape, world } = run;
  const { reward } = world.things.terminals[terminal]!;
  state.terminals = state.terminals.with(terminal, 2);
  if (tape.recording) tape.emit({ type: 'terminalUsed', terminal: thingId('Terminal', terminal), reward });
  if (reward === 'reroll') state.rerollTokens++;
  else if (reward === 'cleanse') state.cleanseTokens++;
  else modifyCurrency(run, 'Preview', world.rules.numbers.terminal.preview, 'terminal');
  return true;
};
