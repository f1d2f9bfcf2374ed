// The reference players through the contract: turn by turn, in relaxed timing, knowing nothing but the state.

import type { Policy, Proof, Turn } from '@interlock/kernel';
import { pickAt, tickAt } from '../actions.ts';
import { entriesOf } from '../rules/cooldowns.ts';
import type { Content, PortShape, State } from '../shape.ts';
import { carefulOrder, POLICIES, type PolicyName, policies } from './policies.ts';

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

/** Hints by careful play, which knows everything but the dice. */
export const advice: NonNullable<Proof<PortShape>['advice']> = {
  name: 'careful play',
  pick: (content, _view, state) => {
    if (state.currentEventId === null) return null;
    const [best] = carefulOrder(content, state);
    return best ? [pickAt(state.clockMs, state.currentEventId, best.id)] : null;
  },
};
