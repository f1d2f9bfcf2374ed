// Scheduled events: when they fire, whether they are averted, and what their effects do.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent, Share } from '../events.ts';
import { indexOf } from '../level/cells.ts';
import type { EffectFile, EventFile } from '../level/file.ts';
import type { Plant } from '../level/plant.ts';
import { CARRIERS, HEAT } from '../shape.ts';
import type { State } from '../state.ts';
import { type Compiled, compileCondition, type Names } from './conditions.ts';
import { emit, NO_CAUSES } from './emit.ts';
import { startLeak, worsenLeak } from './leaks.ts';
import { lose } from './outcome.ts';
import { setPropState } from './props.ts';

export interface ScheduledEvent {
  readonly id: string;
  readonly index: number;
  readonly text: string;
  readonly turn: number;
  readonly every: number;
  readonly until: number;
  readonly phase: 'beforeFlow' | 'endOfTurn';
  readonly unless: Compiled | null;
  readonly effects: readonly EffectFile[];
}

export const NEVER = Number.MAX_SAFE_INTEGER;

export const compileEvent = (names: Names, event: EventFile, index: number): ScheduledEvent => ({
  id: event.id,
  index,
  text: event.text ?? '',
  turn: event.turn,
  every: event.every ?? 0,
  until: event.until ?? (event.every === undefined ? event.turn : NEVER),
  phase: event.phase ?? 'endOfTurn',
  unless: event.unless === undefined ? null : compileCondition(names, event.unless),
  effects: event.effects,
});

export const firesIn = (event: ScheduledEvent, turn: number): boolean =>
  turn === event.turn ||
  (event.every > 0 && turn > event.turn && turn <= event.until && (turn - event.turn) % event.every === 0);

/** The next turn from this one on in which the event fires, or null. */
export const nextFiring = (event: ScheduledEvent, turn: number): number | null => {
  if (turn <= event.turn) return event.turn;
  if (event.every === 0) return null;
  const next = event.turn + Math.ceil((turn - event.turn) / event.every) * event.every;
  return next <= event.until ? next : null;
};

/** Fires what this turn and phase hold, in file order. Stops at a loss. */
export const fireScheduled = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  phase: ScheduledEvent['phase'],
  step: number,
): void => {
  const { events } = plant;
  for (let e = 0; e < events.length; e++) {
    const event = events[e]!;
    if (event.phase !== phase || !firesIn(event, draft.turn)) continue;
    if (event.unless?.holds(plant, draft)) {
      if (tape.recording)
        emit(
          tape,
          draft,
          step,
          { type: 'eventAverted', id: event.id, condition: event.unless.condition },
          { start: event.text },
        );
      continue;
    }
    const cause = tape.recording
      ? emit(tape, draft, step, { type: 'scheduledEvent', id: event.id }, { start: event.text })
      : 0;
    for (let f = 0; f < event.effects.length; f++) {
      applyEffect(plant, draft, tape, step, event.effects[f]!, cause);
      if (draft.outcome !== 'none') return;
    }
  }
};

const applyEffect = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  effect: EffectFile,
  cause: number,
): void => {
  switch (effect.do) {
    case 'startLeak':
      startLeak(plant, draft, tape, step, plant.leakOf[effect.leak]!, cause);
      return;
    case 'worsenLeak':
      worsenLeak(plant, draft, tape, step, plant.leakOf[effect.leak]!, cause);
      return;
    case 'addHeat':
      addHeat(plant, draft, tape, step, effect.at === undefined ? -1 : indexOf(plant, effect.at), effect.amount, cause);
      return;
    case 'addHazard': {
      const cell = indexOf(plant, effect.at);
      const carrier = CARRIERS.indexOf(effect.kind);
      if (draft.blocks[cell * 3 + carrier]! > 0) return;
      const amount = addTo(plant, draft, cell, carrier, effect.amount);
      if (amount > 0 && tape.recording)
        emit(tape, draft, step, { type: 'addHazard', cell: effect.at, kind: effect.kind, amount }, { event: cause });
      return;
    }
    case 'setProp': {
      const prop = plant.propOf[effect.prop]!;
      const code = prop.states.indexOf(effect.state ?? effect.mode ?? '');
      setPropState(draft, tape, step, prop, code, 'event', tape.recording ? [{ event: cause }] : NO_CAUSES);
      return;
    }
    case 'deteriorate':
      if (draft.deteriorating === effect.on) return;
      draft.deteriorating = effect.on;
      if (tape.recording) emit(tape, draft, step, { type: 'deteriorate', on: effect.on }, { event: cause });
      return;
    case 'loseLevel':
      lose(draft, tape, step, effect.reason, tape.recording ? [{ event: cause }] : NO_CAUSES);
      return;
    case 'announce':
      if (tape.recording) emit(tape, draft, step, { type: 'announce', text: effect.text }, { event: cause });
  }
};

/** Heat into one cell, or with -1 into the whole reactor area. */
const addHeat = (
  plant: Plant,
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  only: number,
  asked: number,
  cause: number,
): void => {
  const shares: Share[] | null = tape.recording ? [] : null;
  let amount = 0;
  for (let i = 0, end = only < 0 ? plant.reactor.length : 1; i < end; i++) {
    const cell = only < 0 ? plant.reactor[i]! : only;
    const quantity = addTo(plant, draft, cell, HEAT, asked);
    amount += quantity;
    if (step > 13 && plant.inReactor[cell]) draft.announced[plant.reactor.indexOf(cell)]! += quantity;
    if (quantity > 0) shares?.push({ cell: plant.cells[cell]!, kind: 'heat', quantity });
  }
  if (amount > 0 && shares !== null)
    emit(tape, draft, step, { type: 'addHeat', cells: shares, amount }, { event: cause });
};

/** Adds up to the maximum; returns what was really added. */
const addTo = (plant: Plant, draft: State, cell: number, kind: number, asked: number): number => {
  const i = cell * 4 + kind;
  const added = Math.max(0, Math.min(asked, plant.numbers.max[kind]! - draft.surface[i]!));
  draft.surface[i]! += added;
  return added;
};
