// What lies behind, turn by turn. The kernel replays turns far back; a run on the screen asks for them with every answer,
// so they are kept here, by the digest that names both the turn and all before it.

import type { PortSession } from './state.ts';

type Fields = PortSession['state'];
type Happenings = ReturnType<PortSession['happenings']>;

interface Known {
  readonly fields: Map<string, Fields>;
  readonly happenings: Map<string, Happenings>;
}

const known = new WeakMap<PortSession, Known>();

const knownOf = (session: PortSession): Known => {
  const found = known.get(session) ?? { fields: new Map(), happenings: new Map() };
  known.set(session, found);
  return found;
};

const once = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
};

/** The fields at the start and after each answer. */
export const pastOf = (session: PortSession): readonly Fields[] => {
  const { fields } = knownOf(session);
  const at = (turn: number): Fields => once(fields, session.digest(turn), () => session.positionAt(turn).state);
  const past: Fields[] = [at(0)];
  session.turns.forEach(([action], i) => {
    if (action?.type === 'pick') past.push(at(i + 1));
  });
  return past;
};

/** What happened in each turn. */
export const happeningsOf = (session: PortSession): readonly Happenings[] => {
  const { happenings } = knownOf(session);
  return session.turns.map((_, i) => once(happenings, session.digest(i + 1), () => session.happenings(i + 1)));
};
