// The reference players through the contract: turn by turn, in relaxed timing, knowing nothing but the state.

import type { Happening, Policy, Turn } from '@interlock/kernel';
import { pickAt, tickAt } from '../actions.ts';
import { cardOf } from '../rules/cards.ts';
import { entriesOf } from '../rules/cooldowns.ts';
import { usableAnswers } from '../rules/relaxed.ts';
import type { Content, PortEvent, PortShape, State } from '../shape.ts';
import { POLICIES, type PolicyName, policies } from './policies.ts';

/** When the last card was answered, as far as the cooldowns still tell; null where none does. */
const stampedMs = (content: Content, state: State): number | null => {
  let last: number | null = null;
  for (const [slot, expiryMs] of entriesOf(state.cooldowns.events)) {
    const stamp = expiryMs - content.events[slot]!.cooldown * content.config.clock.msPerSecond;
    if (last === null || stamp > last) last = stamp;
  }
  return last;
};

/** A card that does not cool leaves no stamp: only the turns themselves know of every answer. */
const lastPickMs = (before: readonly Turn<PortShape>[]): number | null => {
  const last = before.findLast(([action]) => action?.type === 'pick')?.[0];
  return last?.atMs ?? null;
};

const isThinking = (content: Content, state: State, before: readonly Turn<PortShape>[] | undefined): boolean => {
  const last = before ? lastPickMs(before) : stampedMs(content, state);
  return last !== null && state.clockMs - last < content.config.relaxed.thinkTicks * content.config.clock.tickMs;
};

const player =
  (name: PolicyName): Policy<PortShape> =>
  (_game, content, { state }, stream, before): Turn<PortShape> => {
    if (state.currentEventId === null || isThinking(content, state, before)) return [tickAt(state.nextTickMs)];
    const { id } = policies[name](content, state, stream);
    return [pickAt(state.clockMs, state.currentEventId, id)];
  };

export const players: Readonly<Record<string, Policy<PortShape>>> = Object.fromEntries(
  POLICIES.map((name) => [name, player(name)]),
);

/** What a turn adds to a coverage report: cards seen, answers offered and picked. */
export function* coverLabels(seen: {
  readonly world: Content;
  readonly before: State;
  readonly turn: Turn<PortShape>;
  readonly happenings: readonly Happening<PortEvent>[];
}): Generator<string> {
  const { world, before, turn, happenings } = seen;
  if (before.clockMs === 0 && before.currentEventId !== null) yield `seen ${before.currentEventId}`;
  for (const { event } of happenings) if (event.type === 'cardShown') yield `seen ${event.eventId}`;
  const action = turn[0];
  if (action?.type !== 'pick') return;
  const card = cardOf(world, action.eventId)!;
  for (const { id } of usableAnswers(world, card, before)) yield `offered ${id}`;
  yield `picked ${action.actionId}`;
}
