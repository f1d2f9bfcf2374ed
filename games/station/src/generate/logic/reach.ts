// The closure [DS-168] at the level of rooms, linear in them: on generated decks a room is entered as a whole, and what
// bars a corridor is the power and the locks of the two rooms and at most one hazard.

import type { Edges } from '../layout/edges.ts';
import type { Hazard } from './obstacles.ts';
import type { Things } from './things.ts';

export interface RoomGraph {
  readonly start: number;
  readonly edges: Edges;
  readonly terminalAt: Int32Array;
  readonly isSealed: Uint8Array;
  readonly hazards: readonly Hazard[];
  readonly things: Things;
}

export class Reach {
  /** Round in which the room was reached, the thing obtained, the hazard fixed; -1 never. */
  readonly roomAt: Int32Array;
  readonly thingAt: Int32Array;
  readonly fixedAt: Int32Array;
  rounds = 0;
  readonly #graph: RoomGraph;
  readonly #hazardOn: Int32Array;
  readonly #toolHazards: readonly (readonly number[])[];
  /** Things placed in a room, as a chain: the last one, and the one placed before each. */
  readonly #lastIn: Int32Array;
  readonly #before: Int32Array;
  readonly #isPowered: Uint8Array;
  readonly #isOpen: Uint8Array;
  readonly #missing: Int32Array;
  readonly #puzzleBy: Int32Array;
  readonly #unlocks: Int32Array;
  /** Rooms that may have become enterable. */
  readonly #waiting: Int32Array;
  #waits = 0;
  /** Rooms entered, in that order. */
  readonly #entered: Int32Array;

  constructor(graph: RoomGraph) {
    const { edges, hazards, things, isSealed } = graph;
    const rooms = isSealed.length;
    this.#graph = graph;
    this.roomAt = new Int32Array(rooms);
    this.thingAt = new Int32Array(things.list.length);
    this.fixedAt = new Int32Array(hazards.length);
    this.#hazardOn = new Int32Array(edges.count).fill(-1);
    for (const [h, { edge }] of hazards.entries()) this.#hazardOn[edge] = h;
    const toolHazards: number[][] = things.list.map(() => []);
    for (const [h] of hazards.entries()) if (things.toolOf[h] !== -1) toolHazards[things.toolOf[h]!]!.push(h);
    this.#toolHazards = toolHazards;
    this.#lastIn = new Int32Array(rooms).fill(-1);
    this.#before = new Int32Array(things.list.length).fill(-1);
    this.#isPowered = new Uint8Array(rooms);
    this.#isOpen = new Uint8Array(rooms);
    this.#missing = new Int32Array(things.partsOf.length);
    this.#puzzleBy = new Int32Array(things.list.length).fill(-1);
    for (const [p, parts] of things.partsOf.entries()) for (const part of parts) this.#puzzleBy[part] = p;
    this.#unlocks = new Int32Array(things.partsOf.length).fill(-1);
    for (const [room, puzzle] of things.puzzleOf.entries()) if (puzzle !== -1) this.#unlocks[puzzle] = room;
    // A room waits once when powered, once when unlocked, for each fixed hazard and for each room entered beside it.
    this.#waiting = new Int32Array(3 * rooms + 2 * hazards.length + 4 * edges.count);
    this.#entered = new Int32Array(rooms);
  }

  place(thing: number, room: number): void {
    this.#before[thing] = this.#lastIn[room]!;
    this.#lastIn[room] = thing;
  }

  /** Explores from the start with some things in hand; the rest counts where it was placed. */
  run(isHeld: Uint8Array): this {
    const { start, isSealed, things, edges } = this.#graph;
    const { first, edgeBy, roomBy } = edges;
    const { roomAt, fixedAt } = this;
    const hazardOn = this.#hazardOn;
    const isPowered = this.#isPowered;
    const isOpen = this.#isOpen;
    const waiting = this.#waiting;
    const entered = this.#entered;
    roomAt.fill(-1);
    this.thingAt.fill(-1);
    fixedAt.fill(-1);
    isPowered.fill(0);
    for (let room = 0; room < isSealed.length; room++) isOpen[room] = 1 - isSealed[room]!;
    for (let p = 0; p < things.partsOf.length; p++) this.#missing[p] = things.partsOf[p]!.length;
    this.#waits = 0;
    this.rounds = 0;
    isPowered[start] = 1;
    roomAt[start] = 0;
    entered[0] = start;
    for (let thing = 0; thing < isHeld.length; thing++) if (isHeld[thing] === 1) this.#obtain(thing);
    for (let from = 0, tail = 1; from < tail; ) {
      for (; from < tail; from++) this.#collect(entered[from]!);
      this.rounds++;
      // Every room that can be walked into by now, and on from there.
      while (this.#waits > 0) {
        const room = waiting[--this.#waits]!;
        if (roomAt[room] !== -1 || isPowered[room] === 0 || isOpen[room] === 0) continue;
        const end = first[room + 1]!;
        let isBeside = false;
        for (let i = first[room]!; i < end && !isBeside; i++) {
          const hazard = hazardOn[edgeBy[i]!]!;
          isBeside = roomAt[roomBy[i]!] !== -1 && (hazard === -1 || fixedAt[hazard] !== -1);
        }
        if (!isBeside) continue;
        roomAt[room] = this.rounds;
        entered[tail++] = room;
        for (let i = first[room]!; i < end; i++) {
          const beside = roomBy[i]!;
          if (roomAt[beside] === -1 && isPowered[beside] === 1) waiting[this.#waits++] = beside;
        }
      }
    }
    return this;
  }

  /** Facts of a room just reached, with what is reached held fixed. Whatever opens a room makes it wait. */
  #collect(room: number): void {
    const { edges, terminalAt, things } = this.#graph;
    const { first, edgeBy, roomBy } = edges;
    for (let thing = this.#lastIn[room]!; thing !== -1; thing = this.#before[thing]!) this.#obtain(thing);
    const hasTerminal = terminalAt[room] !== -1;
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      if (hasTerminal) this.#power(roomBy[i]!);
      const hazard = this.#hazardOn[edgeBy[i]!]!;
      if (hazard === -1 || this.fixedAt[hazard] !== -1) continue;
      const tool = things.toolOf[hazard]!;
      if (tool !== -1 && this.thingAt[tool] !== -1) this.#fix(hazard);
    }
  }

  #obtain(thing: number): void {
    if (this.thingAt[thing] !== -1) return;
    this.thingAt[thing] = this.rounds;
    const what = this.#graph.things.list[thing]!;
    if (what.kind === 'keycard') this.#unlock(what.room);
    else if (what.kind === 'control') this.#fix(what.hazard);
    else if (what.kind === 'tool') {
      const { low, high } = this.#graph.edges;
      for (const h of this.#toolHazards[thing]!) {
        const { edge } = this.#graph.hazards[h]!;
        if (this.roomAt[low[edge]!] !== -1 || this.roomAt[high[edge]!] !== -1) this.#fix(h);
      }
    } else if (what.kind !== 'battery') {
      const puzzle = this.#puzzleBy[thing]!;
      this.#missing[puzzle]!--;
      const room = this.#unlocks[puzzle]!;
      if (this.#missing[puzzle] === 0 && room !== -1) this.#unlock(room);
    }
  }

  /** Round in which the puzzle is solved; -1 never. */
  solvedAt(puzzle: number): number {
    let last = -1;
    for (const part of this.#graph.things.partsOf[puzzle]!) {
      if (this.thingAt[part] === -1) return -1;
      last = Math.max(last, this.thingAt[part]!);
    }
    return last;
  }

  #unlock(room: number): void {
    this.#isOpen[room] = 1;
    this.#waiting[this.#waits++] = room;
  }

  #power(room: number): void {
    if (this.#isPowered[room] === 1) return;
    this.#isPowered[room] = 1;
    this.#waiting[this.#waits++] = room;
  }

  #fix(hazard: number): void {
    if (this.fixedAt[hazard] !== -1) return;
    this.fixedAt[hazard] = this.rounds;
    const { edges, hazards } = this.#graph;
    const { edge } = hazards[hazard]!;
    this.#waiting[this.#waits++] = edges.low[edge]!;
    this.#waiting[this.#waits++] = edges.high[edge]!;
  }
}
