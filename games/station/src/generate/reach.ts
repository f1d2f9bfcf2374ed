// The closure [DS-168] at the level of rooms, linear in them: on generated decks a room is entered as a whole, and what
// bars a corridor is the power and the locks of the two rooms and at most one hazard.

import type { Edges } from './edges.ts';
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
  readonly #placedIn: number[][];
  readonly #isPowered: Uint8Array;
  readonly #isOpen: Uint8Array;
  readonly #missing: Int32Array;
  readonly #puzzleBy: Int32Array;
  readonly #unlocks: Int32Array;
  readonly #waiting: number[] = [];
  readonly #entered: number[] = [];

  constructor(graph: RoomGraph) {
    const { edges, hazards, things, isSealed } = graph;
    this.#graph = graph;
    this.roomAt = new Int32Array(isSealed.length);
    this.thingAt = new Int32Array(things.list.length);
    this.fixedAt = new Int32Array(hazards.length);
    this.#hazardOn = new Int32Array(edges.count).fill(-1);
    for (const [h, { edge }] of hazards.entries()) this.#hazardOn[edge] = h;
    const toolHazards: number[][] = things.list.map(() => []);
    for (const [h] of hazards.entries()) if (things.toolOf[h] !== -1) toolHazards[things.toolOf[h]!]!.push(h);
    this.#toolHazards = toolHazards;
    this.#placedIn = Array.from(isSealed, () => []);
    this.#isPowered = new Uint8Array(isSealed.length);
    this.#isOpen = new Uint8Array(isSealed.length);
    this.#missing = new Int32Array(things.partsOf.length);
    this.#puzzleBy = new Int32Array(things.list.length).fill(-1);
    for (const [p, parts] of things.partsOf.entries()) for (const part of parts) this.#puzzleBy[part] = p;
    this.#unlocks = new Int32Array(things.partsOf.length).fill(-1);
    for (const [room, puzzle] of things.puzzleOf.entries()) if (puzzle !== -1) this.#unlocks[puzzle] = room;
  }

  place(thing: number, room: number): void {
    this.#placedIn[room]!.push(thing);
  }

  /** Explores from the start with some things in hand; the rest counts where it was placed. */
  run(isHeld: Uint8Array): this {
    const { start, isSealed, things } = this.#graph;
    this.roomAt.fill(-1);
    this.thingAt.fill(-1);
    this.fixedAt.fill(-1);
    this.#isPowered.fill(0);
    for (let room = 0; room < isSealed.length; room++) this.#isOpen[room] = 1 - isSealed[room]!;
    for (let p = 0; p < things.partsOf.length; p++) this.#missing[p] = things.partsOf[p]!.length;
    this.#waiting.length = 0;
    this.#isPowered[start] = 1;
    this.roomAt[start] = 0;
    this.#entered.length = 0;
    this.#entered.push(start);
    this.rounds = 0;
    for (let thing = 0; thing < things.list.length; thing++) if (isHeld[thing] === 1) this.#obtain(thing);
    while (this.#entered.length > 0) {
      for (const room of this.#entered) this.#collect(room);
      this.rounds++;
      this.#entered.length = 0;
      this.#flood();
    }
    return this;
  }

  /** Facts of a room just reached, with what is reached held fixed. */
  #collect(room: number): void {
    const { first, edgeBy, roomBy } = this.#graph.edges;
    const { terminalAt, things } = this.#graph;
    for (const thing of this.#placedIn[room]!) this.#obtain(thing);
    const hasTerminal = terminalAt[room] !== -1;
    if (hasTerminal) this.#power(room);
    for (let i = first[room]!; i < first[room + 1]!; i++) {
      if (hasTerminal) this.#power(roomBy[i]!);
      const hazard = this.#hazardOn[edgeBy[i]!]!;
      if (hazard !== -1 && things.toolOf[hazard] !== -1 && this.thingAt[things.toolOf[hazard]!] !== -1)
        this.#fix(hazard);
      this.#waiting.push(roomBy[i]!);
    }
  }

  #obtain(thing: number): void {
    if (this.thingAt[thing] !== -1) return;
    this.thingAt[thing] = this.rounds;
    const { list } = this.#graph.things;
    const what = list[thing]!;
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
      if (this.#missing[puzzle] === 0) this.#solve(puzzle);
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

  #solve(puzzle: number): void {
    const room = this.#unlocks[puzzle]!;
    if (room !== -1) this.#unlock(room);
  }

  #unlock(room: number): void {
    this.#isOpen[room] = 1;
    this.#waiting.push(room);
  }

  #power(room: number): void {
    if (this.#isPowered[room] === 1) return;
    this.#isPowered[room] = 1;
    this.#waiting.push(room);
  }

  #fix(hazard: number): void {
    if (this.fixedAt[hazard] !== -1) return;
    this.fixedAt[hazard] = this.rounds;
    const { edges, hazards } = this.#graph;
    this.#waiting.push(edges.low[hazards[hazard]!.edge]!, edges.high[hazards[hazard]!.edge]!);
  }

  /** Every room that can be walked into by now, and on from there. */
  #flood(): void {
    const { first, edgeBy, roomBy } = this.#graph.edges;
    for (let room = this.#waiting.pop(); room !== undefined; room = this.#waiting.pop()) {
      if (this.roomAt[room] !== -1 || this.#isPowered[room] === 0 || this.#isOpen[room] === 0) continue;
      let isBeside = false;
      for (let i = first[room]!; i < first[room + 1]! && !isBeside; i++) {
        const hazard = this.#hazardOn[edgeBy[i]!]!;
        isBeside = this.roomAt[roomBy[i]!] !== -1 && (hazard === -1 || this.fixedAt[hazard] !== -1);
      }
      if (!isBeside) continue;
      this.roomAt[room] = this.rounds;
      this.#entered.push(room);
      for (let i = first[room]!; i < first[room + 1]!; i++) this.#waiting.push(roomBy[i]!);
    }
  }
}
