// The cards as numbers: what selecting reads of every card at every answer, made once for a run (OP-348: nothing is kept
// between calls but what the run hands over).

import { type Card, type Content, MAX_ANSWERS, OPS, PARAMS, type Table, type World } from '../shape.ts';

/** Numbers of a condition: the place of its value in PARAMS, that of its comparison in OPS, and what it is compared with. */
export const PER_CONDITION = 3;

export const tableOf = ({ events }: Content): Table => {
  const begins = new Int32Array(events.length + 1);
  const conditions: number[] = [];
  events.forEach((card, slot) => {
    for (const { param, op, value } of card.conditions) conditions.push(PARAMS.indexOf(param), OPS.indexOf(op), value);
    begins[slot + 1] = conditions.length;
  });
  return {
    events,
    conditions: Int32Array.from(conditions),
    begins,
    answers: Uint8Array.from(events, ({ actions }) => actions.length),
    after: events.map(({ after }) => (after === undefined ? null : slotsOf(events, after))),
  };
};

/** The slots of all answers with one of these ids. */
const slotsOf = (events: readonly Card[], ids: readonly string[]): Int32Array =>
  Int32Array.from(
    events.flatMap(({ actions }, slot) =>
      actions.flatMap(({ id }, place) => (ids.includes(id) ? [slot * MAX_ANSWERS + place] : [])),
    ),
  );

export const compile = (content: Content): World => ({ ...content, table: tableOf(content) });

/** The table of these cards: the run's own, or, for cards that were put in its place or belong to no run, a new one. */
export const tableFor = (world: World): Table => (world.table?.events === world.events ? world.table : tableOf(world));
