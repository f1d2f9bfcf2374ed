// Props: what switching one of them changes, whether the robot or the schedule does it.

import type { Because, Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import type { PlantProp } from '../level/plant.ts';
import { CARRIERS } from '../shape.ts';
import type { State } from '../state.ts';
import { resetService } from './consumers.ts';
import { type Draft, emit, NO_CAUSES } from './emit.ts';

export const isJunction = (prop: PlantProp): boolean => prop.type === 'tJunction' || prop.type === 'crossJunction';

/** Puts a flow, consumer, junction or door prop into a state; the present state changes and emits nothing. */
export const setPropState = (
  draft: State,
  tape: Tape<ReactorEvent>,
  step: number,
  prop: PlantProp,
  code: number,
  by: 'robot' | 'event',
  because: readonly Because[] = NO_CAUSES,
): void => {
  const before = draft.props[prop.index]!;
  if (before === code) return;
  draft.props[prop.index] = code;
  if (prop.carrier >= 0) draft.isFlowKnown = false;
  if (prop.type === 'consumer') resetService(draft, prop);
  if (tape.recording) emit(tape, draft, step, changeEvent(prop, before, code, by), ...because);
};

const changeEvent = (prop: PlantProp, before: number, code: number, by: 'robot' | 'event'): Draft => {
  const carrier = CARRIERS[prop.carrier]!;
  switch (prop.type) {
    case 'flow':
      return { type: code === 1 ? 'enableFlow' : 'disableFlow', carrier, prop: prop.id, by };
    case 'consumer':
      return { type: code === 1 ? 'enableConsumer' : 'disableConsumer', carrier, prop: prop.id, by };
    case 'door':
      return { type: code === 1 ? 'closeDoor' : 'openDoor', prop: prop.id, by };
    default: {
      const type = prop.type === 'tJunction' ? 'setTJunctionRatio' : 'setCrossJunctionRatio';
      return { type, carrier, prop: prop.id, from: prop.states[before]!, to: prop.states[code]!, by };
    }
  }
};
