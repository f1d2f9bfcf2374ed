// RaceCondition: cards swap places before the program runs, by chance or always [DD-196…DD-201, DD-475].

import type { Modifier, Program } from '../../shape/state.ts';
import { cardId } from '../ids.ts';
import { specOf } from '../modifiers.ts';
import type { Run } from '../run.ts';
import { activeOf } from '../suppression.ts';

/** The step before the first pass. */
export const raceStep = (run: Run): void => {
  const { program } = run.state;
  if (program === null || program.order.length === 0) return;
  const clock = firstClock(run, program);
  if (run.world.rules.flags.raceMode === 'always') scanRace(run, 0, clock);
  else rollRace(run, program, clock);
};

/** Slot of the first AtomicClock that is not corrupt: the slots after it are safe from the start [DD-475]. */
const firstClock = ({ world, state }: Run, program: Program): number => {
  for (let slot = 0; slot < program.order.length; slot++) {
    const card = program.order[slot]!;
    const { intents } = world.cardTypes[state.types[card]!]!.spec;
    const protects = intents.some((intent) => intent.type === 'ImmunizeCard' && intent.kind === 'RaceCondition');
    if (protects && activeOf(state, 'card', state.cards[card]!, 'Corrupt') === undefined) return slot;
  }
  return program.order.length;
};

const racing = ({ state }: Run, card: number): Modifier | undefined => {
  const list = state.cards[card]!;
  return list.length === 0 ? undefined : activeOf(state, 'card', list, 'RaceCondition');
};

/** Each racing card in committed order rolls once and swaps with the neighbour it has at that moment. */
const rollRace = (run: Run, program: Program, clock: number): void => {
  const { state, tape, world } = run;
  const committed = program.order.slice();
  const { chance } = specOf(world, 'RaceCondition');
  for (let slot = 0; slot < committed.length && slot <= clock; slot++) {
    const card = committed[slot]!;
    const race = racing(run, card);
    if (race === undefined || chance === undefined) continue;
    if (!tape.dice('race').chance(chance.num, chance.den)) continue;
    const from = program.order.indexOf(card);
    const isCorrupt = activeOf(state, 'card', state.cards[card]!, 'Corrupt') !== undefined;
    const isBackward = isCorrupt && world.rules.flags.corruptMode === 'reverse';
    const to = from + (isBackward ? -1 : 1);
    if (to >= 0 && to < program.order.length) swap(run, program, from, to, race);
  }
};

/** Left to right; a card or a partner that was moved in this program stays. Slots behind `clock` start no swap. */
export const scanRace = (run: Run, first: number, clock = Number.MAX_SAFE_INTEGER): void => {
  const { program } = run.state;
  if (program === null) return;
  for (let slot = first; slot + 1 < program.order.length && slot <= clock; slot++) {
    if (program.moved[slot] === 1 || program.moved[slot + 1] === 1) continue;
    const race = racing(run, program.order[slot]!);
    if (race !== undefined) swap(run, program, slot, slot + 1, race);
  }
};

const swap = ({ tape }: Run, program: Program, from: number, to: number, race: Modifier): void => {
  const { order, moved, reexecs } = program;
  const card = order[from]!;
  const partner = order[to]!;
  order[from] = partner;
  order[to] = card;
  const kept = reexecs[from]!;
  reexecs[from] = reexecs[to]!;
  reexecs[to] = kept;
  moved[from] = 1;
  moved[to] = 1;
  if (tape.recording)
    tape.emit({
      type: 'raceSwapped',
      card: cardId(card),
      partner: cardId(partner),
      slots: [from, to],
      source: race.source,
    });
};
