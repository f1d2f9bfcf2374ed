// What of a game's content a simulation has met, beyond the types of its events: cards, answers, whatever the game
// lists. Content that was never met is listed too: that is what one looks for.

import type { AnyShape } from '@interlock/kernel';
import type { Cover, Seen, Simulation } from '@interlock/search';

export interface Coverage {
  readonly labels: (seen: Seen<AnyShape>) => Iterable<string>;
  /** Every label there could be. */
  readonly all: (content: AnyShape['content']) => Iterable<string>;
}

interface PortEvent {
  readonly type: string;
  readonly eventId?: string;
  readonly actionId?: string;
}

interface PortContent {
  readonly events: readonly { readonly id: string; readonly actions: readonly { readonly id: string }[] }[];
}

const port: Coverage = {
  // A card is met when it is answered, or when it lies there as the run ends: so the first one counts too, which is
  // dealt before the first turn.
  *labels({ happenings, before }) {
    const events = (happenings as readonly { readonly event: PortEvent }[]).map((one) => one.event);
    const picked = events.find((event) => event.type === 'actionPicked');
    const isEnd = events.some((event) => event.type === 'runEnded');
    const { currentEventId } = before as { readonly currentEventId: string | null };
    if (picked) {
      yield `card ${picked.eventId}`;
      yield `answer ${picked.actionId}`;
    } else if (isEnd && currentEventId !== null) yield `card ${currentEventId}`;
  },
  *all(content: PortContent) {
    for (const { id, actions } of content.events) {
      yield `card ${id}`;
      for (const action of actions) yield `answer ${action.id}`;
    }
  },
};

const OWN: Readonly<Record<string, Coverage>> = { port };

export const coverageOf = (game: string): Coverage | null => (Object.hasOwn(OWN, game) ? OWN[game]! : null);

/** The labels of a simulation with those that were never met, in the order of the content. */
export const withUnmet = (
  coverage: Coverage,
  content: AnyShape['content'],
  labels: Simulation['labels'],
): Readonly<Record<string, Cover>> => {
  const none: Cover = { times: 0, runs: 0, share: 0 };
  const all: Record<string, Cover> = {};
  for (const label of coverage.all(content)) all[label] = labels[label] ?? none;
  return { ...all, ...labels };
};
