// A program as a row of moments for the eye: what the robot does, and right after it what that does to the field. Pure: the
// clock is elsewhere.

import type { DroidsEvent, PoiView, View } from '@interlock/droids';
import type { Stand } from '../field/field.ts';
import { next, type Spot } from '../field/hex.ts';
import { played, poisBefore, standsOf, type Trace } from './trace.ts';

export interface Flash {
  readonly at: Spot;
  readonly text: string;
  readonly tone: 'you' | 'ok' | 'caution' | 'critical' | 'coolant' | 'electricity' | 'fuel';
  /** Drawn large and once: a shed is full, a donkey joins. */
  readonly isFeast?: boolean;
}

export interface Moment {
  /** Slot that runs, from 1; 0 before the first and after the last. */
  readonly slot: number;
  readonly stand: Stand;
  readonly pois: readonly PoiView[];
  readonly energy: number;
  readonly carry: number;
  readonly flashes: readonly Flash[];
  /** What happened, to be worded by the game. */
  readonly event: DroidsEvent | null;
  /** How long it stays, in steps of a walk. */
  readonly steps: number;
}

const STEP_MS = 150;

/** How long a moment stays by itself. Input never waits for it. */
export const stayOf = ({ steps }: Pick<Moment, 'steps'>, speed: number): number => (steps * STEP_MS) / speed;

const flash = (at: Spot, text: string, tone: Flash['tone'], isFeast = false): Flash => ({ at, text, tone, isFeast });

export const momentsOf = (trace: Trace, view: View): readonly Moment[] => {
  const moments: Moment[] = [];
  let pois = poisBefore(view.pois, trace.passes);
  let stand = trace.start;
  const first = trace.passes[0];
  let energy = (first?.after.energy ?? view.currencies.Energy) + (first?.cost ?? 0);
  let carry = view.currencies.Carry;
  for (const pass of trace.passes)
    for (const event of pass.events)
      if (event.type === 'currencyChanged' && event.field === 'Carry') carry -= event.applied;
  const push = (slot: number, event: DroidsEvent | null, flashes: readonly Flash[], steps: number): void => {
    moments.push({ slot, stand, pois, energy, carry, flashes, event, steps });
  };
  push(0, null, [], 0.6);
  for (const swap of trace.swaps) push(swap.slots[0] + 1, swap, [], 3);
  for (const { slot, events, before, isKept } of trace.passes) {
    stand = before;
    push(slot, null, [], 1);
    for (const { event, at } of standsOf(events, before)) {
      pois = played(pois, event);
      if (event.type === 'avatarMoved') stand = { ...stand, ...event.to };
      if (event.type === 'avatarTurned') stand = { ...stand, facing: event.to };
      if (event.type === 'currencyChanged' && event.field === 'Energy') energy = event.after;
      if (event.type === 'currencyChanged' && event.field === 'Carry') carry = event.after;
      const shown = shownOf(event, at, stand, pois);
      if (shown) push(slot, event, shown.flashes, shown.steps);
    }
    if (isKept) push(slot, null, [flash(stand, 'card kept', 'you')], 3);
  }
  for (const event of trace.rest) {
    const text = endOf(event);
    if (text !== null) push(0, event, [flash(stand, text, 'ok', true)], 4);
  }
  push(0, null, [], 1);
  return moments;
};

/** What the end of the day is celebrated for; null: nothing. */
const endOf = (event: DroidsEvent): string | null => {
  if (event.type === 'assignmentCompleted') return 'met';
  if (event.type === 'contractPaid') return 'paid';
  return event.type === 'dayEnded' && event.reasons.includes('sheds') ? 'all fed' : null;
};

const placeOf = (pois: readonly PoiView[], id: string, at: Stand): Spot =>
  pois.find((poi) => poi.id === id) ?? next(at, at.facing);

/** What of an event is worth a look; null: nothing. */
const shownOf = (
  event: DroidsEvent,
  before: Stand,
  stand: Stand,
  pois: readonly PoiView[],
): { readonly flashes: readonly Flash[]; readonly steps: number } | null => {
  switch (event.type) {
    case 'avatarMoved':
      return { flashes: [], steps: 1.6 };
    case 'avatarTurned':
      return { flashes: [], steps: 1.4 };
    case 'moveBlocked':
      return { flashes: [flash(event.cell, 'bump', 'caution')], steps: 3 };
    case 'crateLoaded':
      return {
        flashes: [
          flash(placeOf(pois, event.crate, stand), `−${event.amount}`, 'coolant'),
          flash(stand, `+${event.amount + event.bonus}`, 'coolant'),
        ],
        steps: 4,
      };
    case 'shedDelivered':
      return { flashes: [flash(placeOf(pois, event.shed, stand), `+${event.credited}`, 'ok')], steps: 4 };
    case 'shedFilled':
      return { flashes: [flash(placeOf(pois, event.shed, stand), 'full', 'ok', true)], steps: 4 };
    case 'donkeyRecruited':
      return { flashes: [flash(next(before, before.facing), 'joins', 'you', true)], steps: 4 };
    case 'donkeyTurned':
      return { flashes: [flash(placeOf(pois, event.donkey, stand), 'kicks', 'caution')], steps: 4 };
    case 'towerDisabled':
      return { flashes: [flash(placeOf(pois, event.tower, stand), 'off', 'electricity', event.first)], steps: 4 };
    case 'towerEnabled':
      return { flashes: [flash(placeOf(pois, event.tower, stand), 'on', 'electricity')], steps: 4 };
    case 'terminalUsed':
      return { flashes: [flash(placeOf(pois, event.terminal, stand), event.reward, 'ok')], steps: 4 };
    case 'interactFailed':
      return { flashes: [flash(event.cell, 'nothing', 'caution')], steps: 3.5 };
    case 'deliveryRefused':
      return { flashes: [flash(placeOf(pois, event.shed, stand), 'refused', 'caution')], steps: 4 };
    case 'instructionReplaced':
      return { flashes: [flash(stand, 'hiccup', 'caution')], steps: 4 };
    case 'instructionSkipped':
      return { flashes: [flash(stand, `needs ${event.need}`, 'caution')], steps: 4 };
    case 'intentSkipped':
      return { flashes: [flash(stand, 'did nothing', 'caution')], steps: 3.5 };
    case 'intentFailed':
      return { flashes: [flash(stand, 'no effect', 'caution')], steps: 3 };
    case 'goodsBroken':
      return { flashes: [flash(stand, `−${event.amount} broken`, 'critical')], steps: 3.5 };
    case 'cellTreated':
      return { flashes: [flash(event.cell, event.to, 'ok')], steps: 3.5 };
    case 'cellHarmed':
      return { flashes: [flash(event.cell, event.to, 'caution')], steps: 3.5 };
    case 'reExecuted':
      return { flashes: [flash(stand, 'once more', 'you')], steps: 3 };
    case 'modifierActed':
      if (event.change === 'duplicated') return { flashes: [flash(stand, '+1 action', 'you')], steps: 3 };
      return event.kind === 'Optimized'
        ? { flashes: [flash(stand, `saved ${event.change.replace(/\D/g, '')} Energy`, 'you')], steps: 3 }
        : null;
    case 'currencyChanged':
      if (event.field !== 'Energy' || event.cause === 'cost') return null;
      return {
        flashes: [flash(stand, `${event.applied > 0 ? '+' : '−'}${Math.abs(event.applied)} energy`, 'electricity')],
        steps: 3,
      };
    default:
      return null;
  }
};
