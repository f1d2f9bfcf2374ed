// Values as they leave the program: plain JSON, typed arrays as lists, events with their causes, nothing a viewer
// may not know.

import {
  type AnyShape,
  encodeTurn,
  type Forecast,
  type Happening,
  type Json,
  redacted,
  type Session,
  toldCauses,
} from '@interlock/kernel';

/** Plain JSON of any view, event or document: typed arrays become lists, `undefined` is left out. */
export const plain = (value: unknown): Json => {
  if (value === null || typeof value !== 'object') return (value ?? null) as Json;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  if (Array.isArray(value)) return value.map(plain);
  const made: Record<string, Json> = {};
  for (const [key, one] of Object.entries(value)) if (one !== undefined) made[key] = plain(one);
  return made;
};

/** The events of one turn as the viewer may know them: the game's own fields, then `seq`, the event's place in the
 *  turn, and `because`. A cause the viewer may not know is `{"hidden":true}`: one that neither the view before the turn nor
 *  the one after it shows, whether the turn was played or is only foreseen. */
export const wireEvents = (
  session: Session<AnyShape>,
  seen: readonly Happening[],
  views: readonly unknown[],
): Json[] => {
  const causes = toldCauses(session.game, session.world, seen, views);
  return seen.map(({ index, event }, i) => ({
    ...(plain(event) as Record<string, Json>),
    seq: index,
    because: causes[i]!.map((cause) => ({ ...cause })),
  }));
};

/** The odds of a turn that takes a chance: integer weights and what each outcome would show. */
export const oddsOf = (session: Session<AnyShape>, chance: NonNullable<Forecast<AnyShape>['chance']>): Json => ({
  turn: encodeTurn(session.game, chance.turn as never),
  total: chance.odds?.total ?? null,
  outcomes:
    chance.odds?.outcomes.map(({ weight, label, state, happenings }) => ({
      weight,
      label,
      events: wireEvents(session, redacted(session.game, session.world, state, happenings, session.viewer), [
        session.view(),
        session.game.view(session.world, state, session.viewer),
      ]),
    })) ?? null,
});
