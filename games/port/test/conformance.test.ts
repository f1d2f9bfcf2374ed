// Open The Port keeps the contract.

import { conformance } from '@interlock/testkit';
import { pickAt, tickAt } from '../src/actions.ts';
import { game as port } from '../src/index.ts';
import type { Action, Content, State } from '../src/shape.ts';

/** Stamps apart (an answer may be given at any millisecond of its second), everything that could be tried and is wrong. */
const wrongs = (content: Content, state: State): readonly Action[] => {
  const others = content.events.slice(0, 6).filter(({ id }) => id !== state.currentEventId);
  return [
    tickAt(state.nextTickMs - 1),
    tickAt(state.nextTickMs + 1000),
    ...others.map(({ id, actions }) => pickAt(state.clockMs, id, actions[0]!.id)),
    ...others.map(({ actions }) => pickAt(state.clockMs, state.currentEventId ?? 'none', actions[0]!.id)),
    ...(state.currentEventId === null
      ? []
      : content.events
          .find(({ id }) => id === state.currentEventId)!
          .actions.map(({ id }) => pickAt(state.nextTickMs, state.currentEventId!, id))),
    ...port.legal(content, state, []),
  ];
};

conformance(port, { seeds: ['A1'], walks: 10, turns: 40, universe: wrongs });
