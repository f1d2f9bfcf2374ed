// Faults of what the win asks for: batteries, required items, the lift itself, air, limited power.

import { compileDeck } from '../deck.ts';
import { moveItem, withGlyph } from '../logic/edit.ts';
import { layoutOf } from '../map/layout.ts';
import type { Level } from '../map/level.ts';
import { setupState } from '../setup.ts';
import { smallestCapacity } from '../solve/brownout.ts';
import { solvePar } from '../solve/par.ts';
import { taskOf } from '../solve/task.ts';
import { digRoom, placesOf, pointAt, removeItem } from './edits.ts';
import { type Broken, type Fault, firstOf } from './fault.ts';
import { brokeOnly } from './links.ts';

const batteryShort: Fault = {
  id: 'F-I5a',
  title: 'one battery short',
  change: 'Batteries are removed until one is lacking.',
  roots: ['I5'],
  exit: 'consequence',
  apply: (_content, level, stream) => {
    const need = level.generators.reduce((sum, { needs }) => sum + needs, 0);
    const granted = level.puzzles.filter(({ grants }) => grants === 'item:battery').length;
    const places = stream.shuffle([...placesOf(level, 'battery')]);
    const surplus = places.length + granted - (need - 1);
    if (need === 0 || surplus < 1 || surplus > places.length) return null;
    const broken = places.slice(0, surplus).reduce((sum, id) => removeItem(sum, 'battery', id), level);
    return { level: broken, room: null, gate: null, missing: `1 of ${need}` };
  },
};

const thinAir: Fault = {
  id: 'F-I9',
  title: 'thin air',
  change: 'The deck starts with one air less than its exact par.',
  roots: ['I9'],
  exit: 'holds',
  isCertified: true,
  apply: (content, level) => {
    const par = level.par === 'auto' ? solvePar(content, level) : level.par;
    if (par === null || !par.exact || par.air < 2) return null;
    return { level: { ...level, air: par.air - 1 }, room: null, gate: null, missing: '1' };
  },
};

const weakGrid: Fault = {
  id: 'F-I10',
  title: 'weak grid',
  change: 'The capacity of a brownout deck is one less than the smallest that is proven to do.',
  roots: ['I10'],
  exit: 'holds',
  isCertified: true,
  apply: (content, level) => {
    if (level.power === 'unlimited') return null;
    const deck = compileDeck(content, level);
    const task = taskOf(deck, setupState(deck));
    const { capacity } = smallestCapacity(task);
    // What is on at the start must fit in, or the level is bad input [DS-444].
    if (capacity === null || capacity <= task.load) return null;
    const broken: Level = { ...level, power: { limited: capacity - 1 } };
    return { level: broken, room: null, gate: null, missing: String(capacity) };
  },
};

const lostItem: Fault = {
  id: 'F-I11',
  title: 'lost item',
  change: 'A required item is moved into a closed region.',
  roots: ['I11'],
  exit: 'consequence',
  apply: (content, level, stream) => {
    const required = level.items.filter((row) => row.required);
    return firstOf(stream, required, ({ id, item }): Broken | null => {
      const dug = digRoom(level, stream);
      if (dug === null) return null;
      const broken = moveItem(dug.level, id, item, dug.at);
      if (!brokeOnly(content, level, broken, 'goal')) return null;
      return { level: broken, room: broken.rooms.at(-1)!.id, gate: null, missing: id };
    });
  },
};

const walledLift: Fault = {
  id: 'F-R7',
  title: 'walled lift',
  change: 'The exit is moved into a room without door or opening.',
  roots: ['R7'],
  exit: 'consequence',
  apply: (_content, level, stream) => {
    const dug = digRoom(level, stream);
    if (dug === null) return null;
    const layout = layoutOf(level);
    const broken = withGlyph(withGlyph(dug.level, pointAt(layout, layout.exit), '.'), dug.at, '>');
    return { level: broken, room: broken.rooms.at(-1)!.id, gate: null, missing: null };
  },
};

export const goalFaults: readonly Fault[] = [batteryShort, thinAir, weakGrid, lostItem, walledLift];
