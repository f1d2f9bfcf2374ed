// What a glitch does when it is accepted: one small function per kind of effect [DD-352…DD-380].

import { RARITIES } from '../shape/names.ts';
import type { GlitchEffect, GlitchSpec } from '../shape/ruleset.ts';
import { atRiskTarget } from './atRisk.ts';
import { distanceOf, isFree, placeOf } from './board.ts';
import { isConnected } from './connectivity.ts';
import { modifyCurrencies, modifyCurrency } from './currency.ts';
import { DONKEY, thingCode, thingId } from './ids.ts';
import { addModifier, modifierOf } from './modifiers.ts';
import { gainCard } from './pass/rewards.ts';
import { ownedCards } from './piles.ts';
import type { Run } from './run.ts';
import { bringWeather } from './weather.ts';

export const applyGlitch = (run: Run, glitch: GlitchSpec): void => {
  for (const effect of glitch.effects) applyEffect(run, glitch.name, effect);
};

const applyEffect = (run: Run, name: string, effect: GlitchEffect): void => {
  switch (effect.type) {
    case 'modifyOneCard':
      hitOneCard(run, name, effect);
      break;
    case 'modifyDeck':
      for (const card of run.state.pile.slice().sort((a, b) => a - b))
        addModifier(run, 'card', card, modifierOf(effect.kind, 'Temporary', name));
      break;
    case 'modifyRobot':
      addModifier(run, 'robot', 0, modifierOf(effect.kind, 'Temporary', name));
      break;
    case 'weather':
      bringWeather(run, effect, name);
      break;
    case 'currency':
      modifyCurrencies(run, effect.deltas, 'glitch');
      break;
    case 'strayDonkey':
      strayDonkey(run, effect);
      break;
    case 'gift':
      gift(run, name, effect);
      break;
  }
};

/** One card for good: the one at risk, or any by a roll [DD-352…DD-356]. */
const hitOneCard = (run: Run, name: string, effect: Extract<GlitchEffect, { type: 'modifyOneCard' }>): void => {
  const isAtRisk = run.world.rules.flags.glitchTargetMode === 'atRisk';
  const target = isAtRisk ? atRiskTarget(run, effect.kind) : run.tape.dice('glitch.target').pick(ownedCards(run.state));
  if (target === -1) {
    if (run.tape.recording) run.tape.emit({ type: 'glitchFizzled', glitch: name });
    return;
  }
  addModifier(run, 'card', target, modifierOf(effect.kind, 'Permanent', name));
};

/** A donkey wanders in and is fed, if there is a place for it [DD-378]. */
const strayDonkey = (run: Run, effect: Extract<GlitchEffect, { type: 'strayDonkey' }>): void => {
  const { state, tape, world } = run;
  const cell = strayCell(run, effect.minDistance);
  if (cell === -1) {
    if (tape.recording) tape.emit({ type: 'donkeyArrived', donkey: null, cell: null });
    return;
  }
  modifyCurrency(run, 'Energy', -effect.feed, 'glitch');
  const donkey = state.donkeys.length;
  state.donkeys = [...state.donkeys, cell];
  state.donkeyFacing = [...state.donkeyFacing, effect.facing];
  state.met = [...state.met, 0];
  state.thingAt = state.thingAt.with(cell, thingCode(DONKEY, donkey));
  if (tape.recording)
    tape.emit({ type: 'donkeyArrived', donkey: thingId('Donkey', donkey), cell: placeOf(world.board, cell) });
};

/** The free cell nearest to the robot, not the centre, not too near, that cuts nothing off; -1: none. */
export const strayCell = ({ world, state }: Pick<Run, 'world' | 'state'>, minDistance: number): number => {
  const { board } = world;
  const candidates: number[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    if (!isFree(world, state, cell) || (board.q[cell] === 0 && board.r[cell] === 0)) continue;
    if (distanceOf(board, state.at, cell) >= minDistance) candidates.push(cell);
  }
  // Sorting keeps equals in their order, which is the canonical one.
  candidates.sort((a, b) => distanceOf(board, state.at, a) - distanceOf(board, state.at, b));
  return candidates.find((cell) => isConnected(world, state, cell)) ?? -1;
};

const gift = (run: Run, name: string, effect: Extract<GlitchEffect, { type: 'gift' }>): void => {
  const type = run.tape.dice('glitch.gift').pick(run.world.typesByRarity[RARITIES.indexOf(effect.rarity)]!);
  gainCard(run, type, [modifierOf(effect.kind, 'Permanent', name)], 'pile', name);
};
