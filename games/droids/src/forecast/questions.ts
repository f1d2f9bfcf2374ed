// The game's own questions: the preview of a tape, what went wrong in a program, space and odds of drawing, and what is
// proven about the run. None of them looks at dice or at the order of the pile.

import { fail, type Json, ok, type Result, type Turn } from '@interlock/kernel';
import { z } from 'zod';
import { planOf } from '../plan.ts';
import { cardId, cardNumber, typeName } from '../rules/ids.ts';
import { handSpace, tapeSpace } from '../rules/piles.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import type { DroidsShape } from '../shape.ts';
import { proofOf } from '../solve/proof.ts';
import { postmortem } from './postmortem.ts';
import { tapePreview } from './tapePreview.ts';

const tapeArgs = z.strictObject({ tape: z.array(z.string().max(8)).max(16) });

/** A tape from outside: known cards of the hand, each once, not more than fit. */
const readTape = (world: World, state: State, args: Json): Result<readonly number[]> => {
  const read = tapeArgs.safeParse(args);
  if (!read.success) return fail('bad-argument', 'Ask with {"tape": [card ids]}, at most 16 of them.');
  if (state.phase !== 'ExecuteProgram')
    return fail('wrong-phase', `A tape is laid in Compile & Run, not in ${state.phase}.`);
  const cards = read.data.tape.map((id) => cardNumber(state, id));
  for (const [i, card] of cards.entries()) {
    if (!state.hand.includes(card)) return fail('unknown-card', `There is no card ${read.data.tape[i]} in hand.`);
    if (cards.indexOf(card) < i) return fail('duplicate-card', `Card ${read.data.tape[i]} is named twice.`);
  }
  const space = tapeSpace(world, state, cards);
  if (space > state.purse.TapeLength)
    return fail('tape-full', `The tape has space ${state.purse.TapeLength}; this layout needs ${space}.`);
  return ok(cards);
};

const json = (value: unknown): Json => value as Json;

const askTape = (world: World, state: State, args: Json): Result<Json> => {
  const tape = readTape(world, state, args);
  return tape.ok ? ok(json(tapePreview(world, state, tape.value))) : tape;
};

/** Hand and pile by card type: what is held, and the exact odds that the next card drawn is of a type. */
export const spaceOf = (world: World, state: State, tape: readonly number[]) => {
  const counts = new Map<string, number>();
  for (const card of state.pile) {
    const type = typeName(world, state.types[card]!);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const left = state.hand.filter((card) => !tape.includes(card));
  return {
    hand: left.map(cardId),
    tape: tape.map(cardId),
    tapeSpace: { used: tapeSpace(world, state, tape), of: state.purse.TapeLength },
    handSpace: { used: handSpace(state, left), of: state.purse.HandSize },
    draw: [...counts.keys()].sort().map((type) => ({ type, num: counts.get(type)!, den: state.pile.length })),
  };
};

const askSpace = (world: World, state: State, args: Json): Result<Json> => {
  if (args === null || (typeof args === 'object' && Object.keys(args).length === 0))
    return ok(json(spaceOf(world, state, [])));
  const tape = readTape(world, state, args);
  return tape.ok ? ok(json(spaceOf(world, state, tape.value))) : tape;
};

const eventsArgs = z.strictObject({
  events: z.array(z.looseObject({ type: z.string() })).max(5000),
  tape: z.array(z.string().max(8)).max(16).optional(),
});

/**
 * Of the events a program was answered with. Asked from the position before it, with its tape, the nominal run is worked
 * out; asked later, the first slot with a culprit counts as the one where it went wrong.
 */
const askPostmortem = (world: World, state: State, args: Json): Result<Json> => {
  const read = eventsArgs.safeParse(args);
  if (!read.success) return fail('bad-argument', 'Ask with {"events": [the events of a program], "tape": [card ids]}.');
  const events = read.data.events as unknown as readonly DroidsEvent[];
  const cards = (read.data.tape ?? []).map((id) => cardNumber(state, id));
  const isBefore = cards.length > 0 && cards.every((card) => state.hand.includes(card));
  try {
    return ok(json(postmortem(world, events, isBefore ? state : null, cards)));
  } catch {
    return fail('bad-argument', 'These are not the events of a program of this run.');
  }
};

export const questions = {
  tapePreview: (world: World, state: State, _viewer: string, args: Json) => askTape(world, state, args),
  postmortem: (world: World, state: State, _viewer: string, args: Json) => askPostmortem(world, state, args),
  space: (world: World, state: State, _viewer: string, args: Json) => askSpace(world, state, args),
  proof: (world: World, state: State) => ok(json(proofOf(world, state))),
};

/** What can be told of a pending turn: in Compile & Run the preview of the tape as planned. */
export const appraise = (world: World, state: State, pending: Turn<DroidsShape>): Json => {
  if (state.phase !== 'ExecuteProgram') return null;
  const committed = pending.find((action) => action.type === 'runProgram');
  const tape =
    committed?.type === 'runProgram'
      ? committed.tape.map((id) => cardNumber(state, id)).filter((card) => state.hand.includes(card))
      : planOf(world, state, pending).tape;
  return json(tapePreview(world, state, tape));
};
