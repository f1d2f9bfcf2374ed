// The reference players through the contract: turn by turn, in relaxed timing, knowing nothing but the state.

import type { Happening, Policy, Turn } from '@interlock/kernel';
import { pickAt, tickAt } from './actions.ts';
import { entriesOf } from './cooldownManager.ts';
import { cardOf } from './eventEngine.ts';
import { POLICIES, type PolicyName, policies } from './policies.ts';
import { usableAnswers } from './relaxed.ts';
import type { Content, PortEvent, PortShape, State } from './shape.ts';

/** When the last card was answered, as far as the cooldowns still tell; null where none does. */
const lastPickMs = (content: Content, state: State): number | null => {
  let last: number | null = null;
  for (const [slot, expiryMs] of entriesOf(state.cooldowns.events)) {
    const stamp = expiryMs - content.events[slot]!.cooldown * content.config.clock.msPerSecond;
    if (last === null || stamp > last) last = stamp;
  }
  return last;
};

/** The last answer to a card that does not cool: it leaves no stamp, so a player keeps it in mind. */
interface Unstamped {
  readonly atMs: number;
  readonly eventId: string;
}

/** All states of a run share its env modifiers: they name the run. */
type Memory = WeakMap<State['env'], Unstamped>;

const isThinking = (content: Content, state: State, memory: Memory): boolean => {
  const kept = memory.get(state.env);
  // Asked again about the very card, a player gives the same answer again.
  const isGiven = kept !== undefined && !(kept.atMs === state.clockMs && kept.eventId === state.currentEventId);
  const within = (atMs: number | null): boolean => {
    const gone = atMs === null ? -1 : state.clockMs - atMs;
    return gone >= 0 && gone < content.config.relaxed.thinkTicks * content.config.clock.tickMs;
  };
  return within(lastPickMs(content, state)) || (isGiven && within(kept.atMs));
};

const player = (name: PolicyName): Policy<PortShape> => {
  const memory: Memory = new WeakMap();
  return (_game, content, { state }, stream): Turn<PortShape> => {
    const { currentEventId: eventId, clockMs: atMs } = state;
    if (eventId === null || isThinking(content, state, memory)) return [tickAt(state.nextTickMs)];
    const { id } = policies[name](content, state, stream);
    if (cardOf(content, eventId)!.cooldown < content.config.relaxed.thinkTicks)
      memory.set(state.env, { atMs, eventId });
    return [pickAt(atMs, eventId, id)];
  };
};

export const players: Readonly<Record<string, Policy<PortShape>>> = Object.fromEntries(
  POLICIES.map((name) => [name, player(name)]),
);

/** What a turn adds to a coverage report: cards seen, answers offered and picked. */
export function* coverLabels(seen: {
  readonly content: Content;
  readonly before: State;
  readonly turn: Turn<PortShape>;
  readonly happenings: readonly Happening<PortEvent>[];
}): Generator<string> {
  const { content, before, turn, happenings } = seen;
  if (before.clockMs === 0 && before.currentEventId !== null) yield `seen ${before.currentEventId}`;
  for (const { event } of happenings) if (event.type === 'cardShown') yield `seen ${event.eventId}`;
  const action = turn[0];
  if (action?.type !== 'pick') return;
  const card = cardOf(content, action.eventId)!;
  for (const { id } of usableAnswers(content, card, before)) yield `offered ${id}`;
  yield `picked ${action.actionId}`;
}
