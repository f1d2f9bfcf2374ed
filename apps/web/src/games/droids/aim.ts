// What is pointed at, on the field: of a card in hand where it would lead, what it costs and what comes of it; of a cell
// the fewest cards that lead there from the end of the tape.

import { type DroidsShape, game, type TapePreview } from '@interlock/droids';
import { routeTo } from '@interlock/droids/screen';
import { SOLO } from '@interlock/kernel';
import type { Aim, Look, Table } from '../screen.ts';
import type { Stand } from './field/field.ts';
import { keyOf, spotOf, WAYS } from './field/hex.ts';
import { previewOf, type SlotPreview } from './show/preview.ts';
import { fraction } from './tape/foot.tsx';
import { tapeOf } from './tape/plan.ts';
import { cardWords, plural } from './words.ts';

type Droids = Table<DroidsShape>;

export const aim: NonNullable<Look<DroidsShape>['aim']> = (table, selected, { state }) => {
  if (table.view.phase !== 'ExecuteProgram') return null;
  const front = frontOf(table);
  if (front === null) return null;
  if (selected.startsWith('card:')) return ofCard(table, state, selected.slice(5), front);
  return selected.startsWith('cell:') ? ofCell(table, selected.slice(5), front) : null;
};

/** Where the robot most likely stands after the tape; null where that cannot be foreseen. */
const frontOf = (table: Droids): Stand | null => {
  const { slots } = previewOf(table);
  return slots.length === 0 ? table.view.avatar : (slots.at(-1)!.outcomes[0] ?? null);
};

const ofCard = (table: Droids, state: DroidsShape['state'], card: string, front: Stand): Aim | null => {
  const { world, plan, view } = table;
  const tape = tapeOf(table);
  if (tape.includes(card) || !view.hand.some(({ id }) => id === card)) return null;
  const here = keyOf(front);
  const add = { type: 'moveCards', cards: [card], to: 'tape' } as const;
  const edits = plan.filter(({ type }) => type === 'moveCards' || type === 'clearTape');
  const [refused] = game.mayRevise?.(world, state, edits, add, SOLO) ?? [];
  if (refused) return { path: [here], cost: 'No room', says: refused.why, tone: 'critical' };
  const after = game.appraise?.(world, state, [...edits, add], SOLO) as TapePreview | null | undefined;
  const slot = after?.slots.at(-1);
  if (!slot) return null;
  const end = slot.outcomes[0];
  const path = end && keyOf(end) !== here ? [here, keyOf(end)] : [here];
  const cost = `${slot.cost} Energy`;
  if (!end) return { path, cost, says: slot.why ?? 'beyond the preview', tone: 'caution' };
  const says = slot.outcomes.length > 1 ? `${fraction(end)}: ${deed(slot, front)}` : deed(slot, front);
  if (end.outcome !== 'ok') return { path, cost, says, tone: 'critical' };
  return { path, cost, says, ...(slot.outcomes.length > 1 ? { tone: 'caution' as const } : {}) };
};

/** What comes of the last slot, in a few words. */
const deed = ({ outcomes, ahead }: SlotPreview, front: Stand): string => {
  const end = outcomes[0]!;
  if (ahead[0]) return ahead[0].text;
  if (end.q !== front.q || end.r !== front.r) return `leaves ${end.energy} Energy`;
  if (end.facing !== front.facing) return `faces ${WAYS[end.facing]}`;
  return `Energy ${end.energy}, carry ${end.carry}`;
};

const ofCell = (table: Droids, cell: string, front: Stand): Aim | null => {
  const { view, world } = table;
  const way = routeTo(world.rules, view, front, spotOf(cell));
  if (way === null) return null;
  const needs = { Move: way.moves, TurnLeft: way.left, TurnRight: way.right };
  const tape = tapeOf(table);
  const lacks: string[] = [];
  let energy = way.ground;
  for (const [type, count] of Object.entries(needs)) {
    energy += count * (world.rules.cards.find((card) => card.type === type)?.cost ?? 0);
    const held = view.hand.filter((card) => card.type === type && !tape.includes(card.id)).length;
    if (held < count) lacks.push(`${count - held} ${cardWords(world, type).name}`);
  }
  const path = [...way.cells.map(keyOf), ...(way.isBefore ? [cell] : [])];
  const cards = way.moves + way.left + way.right;
  const cost = cards === 0 ? 'Ahead' : `${plural(cards, 'card')}, ${energy} Energy`;
  if (lacks.length > 0) return { path, cost, says: `the hand lacks ${lacks.join(', ')}`, tone: 'caution' };
  if (way.isHarmed) return { path, cost, says: 'over ground that harms cards', tone: 'caution' };
  return { path, cost, says: way.isBefore ? 'then Interact' : 'the hand has them' };
};
