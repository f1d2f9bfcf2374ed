// Walking: what keeps a cell from being entered [DS-005, DS-138], and a step with what follows from it.

import type { Because, Tape } from '@interlock/kernel';
import { WAYS, type Way } from '../actions.ts';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { DOOR, WALL } from '../map/layout.ts';
import { doorOf, doorsOf, hazardOf } from '../say/subjects.ts';
import { lookAround } from '../sight/sight.ts';
import type { State } from '../state.ts';
import { leverAt, shutGateAt } from './added.ts';
import { kindAt } from './ground.ts';
import { takeItem } from './items.ts';

export type Obstacle = 'wall' | 'blocked-by-entity' | 'door-unpowered' | 'door-locked' | 'hazard-blocks' | 'gate-shut';

export const cellTowards = (deck: Deck, state: State, way: Way): number =>
  state.at + deck.layout.steps[WAYS.indexOf(way)]!;

/** The first reason why a cell next to the player cannot be entered now; null: it can. */
export const obstacleAt = (deck: Deck, state: State, cell: number): Obstacle | null => {
  const { layout, hazards } = deck;
  const kind = kindAt(deck, state, cell);
  if (kind === WALL) return 'wall';
  if (layout.thingAt[cell]! >= 0 || leverAt(deck, cell) !== undefined) return 'blocked-by-entity';
  if (kind === DOOR) {
    const door = layout.doorAt[cell]!;
    if (state.doorsOn[layout.doors[door]!.room] === 0) return 'door-unpowered';
    if (state.unlocked[door] === 0) return 'door-locked';
  }
  const hazard = layout.hazardAt[cell]!;
  if (hazard >= 0 && hazards[hazard]!.isBlocking && state.fixed[hazard] === 0) return 'hazard-blocks';
  return shutGateAt(deck, state, cell) === undefined ? null : 'gate-shut';
};

/** One step. Returns the index of the event that tells it. */
export const step = (deck: Deck, draft: State, tape: Tape<StationEvent>, way: Way): number => {
  const { layout, floor } = deck;
  const from = draft.at;
  const to = cellTowards(deck, draft, way);
  draft.at = to;
  const moved = tape.recording
    ? tape.emit({ type: 'moved', from: pointOf(deck, from), to: pointOf(deck, to) }, ...whyOpen(deck, to))
    : 0;
  const room = layout.roomAt[to]!;
  if (room >= 0 && room !== layout.roomAt[from]) {
    const first = draft.entered[room] === 0;
    draft.entered[room] = 1;
    tape.emit({ type: 'roomEntered', room: layout.rooms[room]!.id, first }, { event: moved });
  }
  const item = layout.itemAt[to]!;
  if (item >= 0 && draft.picked[item] === 0) {
    draft.picked[item] = 1;
    takeItem(deck, draft, tape, floor[item]!, 'floor', { event: moved });
  }
  if (lookAround(deck, draft)) tape.reveal();
  return moved;
};

const pointOf = (deck: Deck, cell: number): readonly [number, number] => {
  const { width } = deck.layout.grid;
  return [cell % width, Math.floor(cell / width)];
};

/** The step itself, and what opened the cell before. */
const whyOpen = (deck: Deck, to: number): readonly Because[] => {
  const { layout, level } = deck;
  const because: Because[] = [{ action: 0 }];
  const door = layout.doors[layout.doorAt[to]!];
  if (door !== undefined) {
    because.push({ last: doorsOf(layout.rooms[door.room]!.id) });
    if (door.isLocked) because.push({ last: doorOf(door.id) });
  }
  const hazard = level.hazards[layout.hazardAt[to]!];
  if (hazard !== undefined) because.push({ last: hazardOf(hazard.id) });
  return because;
};
