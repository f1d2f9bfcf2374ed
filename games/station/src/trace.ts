// How `explain` finds its way: the subjects an event sets (subjects.ts), and those a player may ask about, by what the
// view shows.

import type { Trace } from '@interlock/kernel';
import { liftWords } from './say/spoken.ts';
import {
  AIR,
  cctvOf,
  controlOf,
  doorOf,
  doorsOf,
  furnitureOf,
  generatorOf,
  hazardOf,
  itemOf,
  LIFT,
  OUTCOME,
  PLAYER,
  puzzleOf,
  roomOf,
  subjectsSet,
} from './say/subjects.ts';
import type { StationShape } from './shape.ts';
import type { StationView, ThingView } from './view.ts';

interface Subject {
  readonly subject: string;
  readonly name: string;
}

export const trace: Trace<StationShape> = {
  sets: subjectsSet,
  *subjects(_content, view) {
    if (view.air !== null) yield { subject: AIR, name: `air, ${view.air} left` };
    yield { subject: PLAYER, name: `you, at ${view.at.join(',')}` };
    yield { subject: LIFT, name: `lift, ${liftWords(view)}` };
    if (view.result !== undefined) yield { subject: OUTCOME, name: `the end of the deck: ${view.result.is}` };
    for (const { id, name, isCctvOn, isEntered } of view.rooms) {
      if (isEntered) yield { subject: roomOf(id), name: `${name}, entered` };
      const power = powerOf(view, id);
      if (power !== null) yield { subject: doorsOf(id), name: `doors of ${name}, ${power ? 'on' : 'off'}` };
      if (isCctvOn) yield { subject: cctvOf(id), name: `cameras of ${name}, on` };
    }
    for (const { id, at, isLocked } of view.doors)
      yield { subject: doorOf(id), name: `lock of door ${id} at ${at.join(',')}, ${isLocked ? 'locked' : 'open'}` };
    for (const { id, name, isFixed } of view.hazards)
      yield { subject: hazardOf(id), name: `${name} ${id}, ${isFixed ? 'cleared' : 'active'}` };
    for (const thing of view.things) {
      const subject = subjectOf(thing);
      if (subject !== null) yield subject;
    }
    for (const { item, name, count } of view.inventory) yield { subject: itemOf(item), name: `${name}, ${count} held` };
  },
};

/** What the view tells of a room's door power: by a door, or by the list of a terminal. */
const powerOf = ({ doors, things }: StationView, room: string): boolean | null => {
  const door = doors.find((one) => one.room === room);
  if (door !== undefined) return door.isPowered;
  for (const thing of things)
    if (thing.kind === 'terminal') {
      const row = thing.controls.find((one) => one.room === room);
      if (row !== undefined) return row.isDoorsOn;
    }
  return null;
};

/** Terminals and desks have no state of their own to ask about. */
const subjectOf = (thing: ThingView): Subject | null => {
  const { id } = thing;
  switch (thing.kind) {
    case 'control':
      return {
        subject: controlOf(id),
        name: `${thing.name} ${id}, ${thing.isActivated ? 'activated' : 'not activated'}`,
      };
    case 'generator':
      return { subject: generatorOf(id), name: `generator ${id}, ${thing.inserted} of ${thing.required} batteries` };
    case 'furniture':
      return {
        subject: furnitureOf(id),
        name: `${thing.type} ${id}, ${thing.isSearched ? 'searched' : 'not searched'}`,
      };
    case 'puzzle':
      return { subject: puzzleOf(id), name: `puzzle ${id}, ${thing.isSolved ? 'solved' : 'not solved'}` };
    default:
      return null;
  }
};
