// A program as it went, told from its events alone: passes with what each stage did, the way over the field, and the things
// on it as they stood before. Pure; nothing here knows a rule.

import type { DroidsEvent, Outcome, PoiView, Stage } from '@interlock/droids';
import type { Stand } from '../field/field.ts';
import { next, type Spot } from '../field/hex.ts';
import type { Leg } from '../layers/Path.tsx';

type Told<T extends DroidsEvent['type']> = Extract<DroidsEvent, { type: T }>;
export type After = Told<'instructionFinished'>['after'];

export interface Act {
  readonly stage: Stage;
  readonly kind: string;
  readonly source: string;
  readonly change: string;
}

export interface Pass {
  /** From 1, as the tape numbers them. */
  readonly slot: number;
  readonly card: string;
  readonly type: string;
  readonly isAgain: boolean;
  /** It went back to the hand. */
  readonly isKept: boolean;
  readonly outcome: Outcome;
  readonly cost: number;
  readonly acts: readonly Act[];
  readonly before: Stand;
  readonly after: After;
  readonly events: readonly DroidsEvent[];
}

export interface Trace {
  readonly program: number;
  readonly day: number;
  /** As it was laid out, and as it ran. */
  readonly tape: readonly { readonly card: string; readonly cardType: string }[];
  readonly order: readonly string[];
  readonly swaps: readonly Told<'raceSwapped'>[];
  readonly passes: readonly Pass[];
  readonly start: Stand;
  readonly credited: number;
  readonly legs: readonly Leg[];
  /** What came after the last card: day end, sleep, assignment. */
  readonly rest: readonly DroidsEvent[];
}

export const traceOf = (events: readonly DroidsEvent[]): Trace | null => {
  const begin = events.findIndex(({ type }) => type === 'programStarted');
  const started = events[begin];
  if (started?.type !== 'programStarted') return null;
  const end = events.findIndex(({ type }) => type === 'programFinished');
  const inside = events.slice(begin + 1, end < 0 ? events.length : end);
  const finished = events[end];
  const start = startOf(inside);
  if (start === null) return null;
  const passes = passesOf(inside, start);
  return {
    program: started.program,
    day: started.day,
    tape: started.tape,
    order: finished?.type === 'programFinished' ? finished.order : started.tape.map(({ card }) => card),
    swaps: inside.filter((event) => event.type === 'raceSwapped'),
    passes,
    start,
    credited: finished?.type === 'programFinished' ? finished.credited : 0,
    legs: passes.flatMap(legsOf),
    rest: end < 0 ? [] : events.slice(end + 1),
  };
};

/** Where the robot stood and looked when the program began; null where no card ran. */
const startOf = (events: readonly DroidsEvent[]): Stand | null => {
  const moved = events.find((event) => event.type === 'avatarMoved');
  const turned = events.find((event) => event.type === 'avatarTurned');
  const first = events.find((event) => event.type === 'instructionFinished');
  if (!first) return null;
  const { q, r } = moved?.from ?? first.after;
  return { q, r, facing: turned?.from ?? first.after.facing };
};

const passesOf = (events: readonly DroidsEvent[], start: Stand): readonly Pass[] => {
  const passes: Pass[] = [];
  // A Repeat's pass holds the passes it asks for: they are told after it began and before it ended.
  const open: { started: Told<'instructionStarted'>; events: DroidsEvent[]; before: Stand }[] = [];
  let stand = start;
  for (const event of events) {
    if (event.type === 'instructionStarted') {
      open.push({ started: event, events: [], before: stand });
      continue;
    }
    const last = passes.at(-1);
    if (event.type === 'cardResolved' && event.to === 'hand' && last?.card === event.card)
      passes[passes.length - 1] = { ...last, isKept: true };
    const now = open.at(-1);
    now?.events.push(event);
    if (event.type === 'avatarMoved') stand = { ...stand, ...event.to };
    if (event.type === 'avatarTurned') stand = { ...stand, facing: event.to };
    if (event.type !== 'instructionFinished' || !now) continue;
    open.pop();
    passes.push({
      slot: now.started.slot + 1,
      card: now.started.card,
      type: now.started.cardType,
      isAgain: now.started.kind === 'reexec',
      isKept: false,
      outcome: event.outcome,
      cost: costOf(now.events),
      acts: now.events.filter((one) => one.type === 'modifierActed'),
      before: now.before,
      after: event.after,
      events: now.events,
    });
  }
  return passes;
};

const costOf = (events: readonly DroidsEvent[]): number =>
  events.reduce(
    (sum, event) => (event.type === 'currencyChanged' && event.cause === 'cost' ? sum - event.applied : sum),
    0,
  );

const legsOf = ({ events, slot, before }: Pass): readonly Leg[] => {
  const legs: Leg[] = [];
  let at: Spot = before;
  for (const event of events) {
    if (event.type === 'avatarMoved') {
      legs.push({ from: event.from, to: event.to, slot });
      at = event.to;
    }
    if (event.type === 'moveBlocked') legs.push({ from: at, to: at, slot, bump: event.cell });
  }
  return legs;
};

/** The things as they stood before these events. */
export const poisBefore = (pois: readonly PoiView[], passes: readonly Pass[]): readonly PoiView[] => {
  let now = pois;
  const told = passes.flatMap(({ events, before }) => standsOf(events, before));
  for (const { event, at } of told.toReversed()) now = unplayed(now, event, at);
  return now;
};

/** Each event with where the robot stood when it happened. */
export const standsOf = (
  events: readonly DroidsEvent[],
  before: Stand,
): readonly { readonly event: DroidsEvent; readonly at: Stand }[] => {
  let at = before;
  return events.map((event) => {
    const told = { event, at };
    if (event.type === 'avatarMoved') at = { ...at, ...event.to };
    if (event.type === 'avatarTurned') at = { ...at, facing: event.to };
    return told;
  });
};

const changed = (pois: readonly PoiView[], id: string, change: (poi: PoiView) => PoiView): readonly PoiView[] =>
  pois.map((poi) => (poi.id === id ? change(poi) : poi));

/** The field one event on. */
export const played = (pois: readonly PoiView[], event: DroidsEvent): readonly PoiView[] => {
  switch (event.type) {
    case 'crateLoaded':
    case 'crateDumped':
      return changed(pois, event.crate, (poi) => (poi.kind === 'Crate' ? { ...poi, amount: event.left } : poi));
    case 'shedDelivered':
      return changed(pois, event.shed, (poi) => (poi.kind === 'Shed' ? { ...poi, received: event.received } : poi));
    case 'shedFilled':
      return changed(pois, event.shed, (poi) => (poi.kind === 'Shed' ? { ...poi, isFilled: true } : poi));
    case 'towerDisabled':
    case 'towerEnabled':
      return changed(pois, event.tower, (poi) =>
        poi.kind === 'Tower' ? { ...poi, isActive: event.type === 'towerEnabled' } : poi,
      );
    case 'donkeyRecruited':
      return pois.filter(({ id }) => id !== event.donkey);
    case 'donkeyTurned':
      return changed(pois, event.donkey, (poi) => (poi.kind === 'Donkey' ? { ...poi, facing: event.facing } : poi));
    case 'donkeyDropped':
      return [...pois, { kind: 'Donkey', id: event.donkey, ...event.cell, facing: event.facing, kickFrom: null }];
    case 'terminalUsed':
      return changed(pois, event.terminal, (poi) => (poi.kind === 'Terminal' ? { ...poi, isUsed: true } : poi));
    default:
      return pois;
  }
};

/** The field one event back. */
const unplayed = (pois: readonly PoiView[], event: DroidsEvent, at: Stand): readonly PoiView[] => {
  switch (event.type) {
    case 'crateLoaded':
      return changed(pois, event.crate, (poi) =>
        poi.kind === 'Crate' ? { ...poi, amount: event.left + event.amount } : poi,
      );
    case 'crateDumped':
      return changed(pois, event.crate, (poi) =>
        poi.kind === 'Crate' ? { ...poi, amount: event.left - event.amount } : poi,
      );
    case 'shedDelivered':
      return event.isOverspill
        ? pois
        : changed(pois, event.shed, (poi) =>
            poi.kind === 'Shed' ? { ...poi, received: event.received - event.credited } : poi,
          );
    case 'shedFilled':
      return changed(pois, event.shed, (poi) => (poi.kind === 'Shed' ? { ...poi, isFilled: false } : poi));
    case 'towerDisabled':
    case 'towerEnabled':
      return changed(pois, event.tower, (poi) =>
        poi.kind === 'Tower' ? { ...poi, isActive: event.type === 'towerDisabled' } : poi,
      );
    case 'donkeyRecruited':
      return [
        ...pois,
        { kind: 'Donkey', id: event.donkey, ...next(at, at.facing), facing: (at.facing + 3) % 6, kickFrom: null },
      ];
    case 'donkeyTurned':
      return changed(pois, event.donkey, (poi) =>
        poi.kind === 'Donkey' ? { ...poi, facing: (event.facing + 5) % 6 } : poi,
      );
    case 'donkeyDropped':
      return pois.filter(({ id }) => id !== event.donkey);
    case 'terminalUsed':
      return changed(pois, event.terminal, (poi) => (poi.kind === 'Terminal' ? { ...poi, isUsed: false } : poi));
    default:
      return pois;
  }
};
