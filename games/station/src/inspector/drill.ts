// The inspector as an exercise [DS-484 … DS-487] that terminal, protocol and screen share: a broken deck by name or seed,
// a row of repairs, and what can be told after them. Ranked, the findings stay sealed until the repairs are handed in.

import {
  diceOf,
  type Exercise,
  type ExerciseAsk,
  type ExerciseView,
  fail,
  type Json,
  ok,
  type Result,
  seedFrom,
} from '@interlock/kernel';
import type { Content } from '../data/content.ts';
import { compileDeck, type Deck } from '../deck.ts';
import { FAULTS } from '../faults/index.ts';
import { generate } from '../generate/generate.ts';
import { isError, type LevelFinding } from '../logic/finding.ts';
import type { Level } from '../map/level.ts';
import { itemName } from '../say/names.ts';
import { repairsFor } from './cheapest.ts';
import { inspect, inspectorDeck, inspectorIds } from './decks.ts';
import { addRepair, commitRepairs, type Inspection, offerInspection, viewInspection } from './inspection.ts';
import { priceOf, type Repair, repairSchema } from './repairs.ts';

/** Faults the endless mode draws from: those whose repair is a matter of the layout. */
const ENDLESS = ['F-I1a', 'F-I1b', 'F-I2a', 'F-I3a', 'F-I3b', 'F-I3c', 'F-I4a', 'F-I4b', 'F-I5a', 'F-I7b'] as const;
const ROOMS = 8;
const TRIES = 60;

interface Opened {
  readonly title: string;
  readonly text: readonly string[];
  readonly inspection: Inspection;
}

/** A deck of the pack by its id, or one broken by chance: always the same for a seed. */
export const openDeck = (content: Content, { id, seed: text }: Pick<ExerciseAsk, 'id' | 'seed'>): Result<Opened> => {
  if (id !== undefined && text !== undefined)
    return fail('bad-argument', 'Name a deck of the inspector or a seed, not both.');
  if (id !== undefined) {
    const deck = inspectorDeck(content, id);
    if (deck === null)
      return fail('unknown-level', `There is no inspector deck ${id}. There are: ${inspectorIds.join(', ')}.`);
    return ok({ title: deck.title, text: deck.text, inspection: inspect(content, deck) });
  }
  if (text === undefined) {
    const known = inspectorIds.join(', ');
    return fail('no-level', `Name a deck of the inspector (${known}), or a seed for one broken by chance.`);
  }
  const read = seedFrom(text);
  if (!read.ok) return read;
  const seed = read.value;
  const stream = diceOf(seed).stream('inspector');
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const made = generate(
      content,
      { difficulty: 'normal', rooms: ROOMS, view: 'open', mode: 'unlimited' },
      diceOf(`${seed}/${attempt}`),
    );
    const fault = FAULTS.find((one) => one.id === stream.pick(ENDLESS));
    if (made === null || fault === undefined) continue;
    const { plan: _plan, ...level } = made.level;
    const inspection = offerInspection(content, level, [fault], stream);
    if (inspection !== null)
      return ok({
        title: `Deck ${seed}`,
        text: ['Something on this deck does not add up. Find it, mend it.'],
        inspection,
      });
  }
  return fail('not-generated', `No broken deck came out of the seed ${seed}; try another one.`);
};

/** What a repair does, and what it costs. */
export const sayRepair = (deck: Deck, repair: Repair): string => {
  const { content, level, layout } = deck;
  const price = priceOf(content.balance, repair);
  const place = (at: readonly [number, number]): string => {
    const { grid, roomAt, rooms } = layout;
    return `${rooms[roomAt[at[1] * grid.width + at[0]]!]?.name ?? 'the corridor'} at ${at.join(',')}`;
  };
  const item = (kind: string): string => itemName(deck, kind);
  const words = (): string => {
    switch (repair.type) {
      case 'removeFurniture':
        return `remove the ${level.furniture.find(({ id }) => id === repair.furniture)?.type ?? 'furniture'} ${repair.furniture}`;
      case 'moveItem':
        return `move the ${item(repair.item)} from ${repair.from} to ${typeof repair.to === 'string' ? repair.to : place(repair.to)}`;
      case 'moveControl':
        return `move the control ${repair.control} to ${place(repair.at)}`;
      case 'movePuzzle':
        return `move the puzzle terminal ${repair.puzzle} to ${place(repair.at)}`;
      case 'addTerminal':
        return `add a maintenance terminal in ${place(repair.at)}`;
      case 'addItem':
        return `add the ${item(repair.item)} in ${place(repair.at)}`;
      case 'powerRoom':
        return `have the doors of ${level.rooms.find(({ id }) => id === repair.room)?.name ?? repair.room} on from the start`;
    }
  };
  return `${words()} (${price})`;
};

const shown = ({ map, rooms }: Level): string =>
  [
    ...map,
    '',
    ...rooms.map(({ id, name, at, doors }) => `${name} (${id}) at ${at.join(',')}${doors ? ', doors on' : ''}`),
  ].join('\n');

const findingLines = (findings: readonly LevelFinding[]): readonly string[] =>
  findings.filter(isError).map(({ message, root }) => (root ? message : `${message} (a consequence)`));

export const inspector: Exercise<Content> = {
  help: 'a deck that cannot be won: find the fault and mend it as cheaply as can be',
  list: (content) => inspectorIds.map((id) => ({ id, title: inspectorDeck(content, id)!.title })),
  at: (content, ask): Result<ExerciseView> => {
    const opened = openDeck(content, ask);
    if (!opened.ok) return opened;
    const { title, text } = opened.value;
    let { inspection } = opened.value;
    for (const [i, move] of ask.moves.entries()) {
      const repair = repairSchema.safeParse(move);
      if (!repair.success) return fail('bad-argument', `repair ${i + 1}: expected one of the listed repairs.`);
      const next = addRepair(content, inspection, repair.data);
      if (!next.ok) return fail(next.error.code, `repair ${i + 1}: ${next.error.message}`);
      inspection = next.value;
    }
    if (ask.isHandedIn) inspection = commitRepairs(inspection);
    const view = viewInspection(content, inspection);
    const isSealed = ask.isRanked && !ask.isHandedIn;
    const isOver = ask.isHandedIn && (ask.isRanked || view.score !== null);
    const score = ask.isHandedIn && view.isSolved ? (view.score ?? 0) : null;
    const lines = isSealed
      ? ['The findings are sealed until you hand in.']
      : view.isSolved
        ? ['No error is left.']
        : findingLines(view.findings);
    const spent = `${view.spent} spent, par ${view.par}`;
    const end = !ask.isHandedIn
      ? []
      : view.isSolved
        ? [`Mended: ${score} of 1000.`]
        : [isOver ? 'Handed in with errors left: 0 of 1000.' : 'Not mended yet.'];
    const deck = compileDeck(content, view.level);
    const choices = isOver
      ? []
      : repairsFor(content, view.level).map((repair) => ({
          move: repair as unknown as Json,
          words: sayRepair(deck, repair),
        }));
    const data = {
      ...{ par: view.par, spent: view.spent, score: isOver && !view.isSolved ? 0 : score },
      ...(isSealed ? {} : { isSolved: view.isSolved, findings: view.findings as unknown as Json }),
      map: [...view.level.map],
    };
    return ok({ title, text, show: shown(view.level), lines: [...lines, spent, ...end], choices, data, isOver });
  },
};
