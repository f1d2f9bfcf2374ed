// What is left to do on a deck, for the solver: facts as bits, gates that wait for bits, interactions that set them. Made
// from any state of play; of a true one it reads no view memory [DS-002], and of none the air.

import type { Action } from '../actions.ts';
import type { Balance } from '../data/balance.ts';
import type { Deck, Grant, Puzzle } from '../deck.ts';
import { WALL } from '../map/layout.ts';
import { numberIn } from '../map/numbers.ts';
import { codeOf, contentsOf, kindAt } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { pressesOf } from './relay.ts';

export type Bit = number;

/** Order of DS-128; a pickup is made by a move. */
export const ORDER = {
  ...{ pick: 0, power: 1, cctv: 2, key: 3, search: 4, battery: 5, control: 6, fix: 7, relay: 8, code: 9 },
} as const;

/** An interaction [DS-322]: a row of actions made from one cell, or the pickup of what lies on it. All presses of a
 *  board and all batteries of a generator are one: doing them in parts never saves a step. */
export interface Op {
  readonly index: number;
  readonly kind: keyof typeof ORDER;
  /** Cell of the thing it is done to. */
  readonly target: number;
  /** Room it is done to or in; -1: none. */
  readonly room: number;
  readonly from: readonly number[];
  readonly needs: readonly Bit[];
  readonly gives: readonly Bit[];
  /** Bits it takes back: only switching off does. */
  readonly clears: readonly Bit[];
  /** Batteries it brings, and batteries it consumes. */
  readonly batteries: number;
  readonly takes: number;
  readonly cost: number;
  readonly actions: readonly Action[];
  /** What it adds to the load in brownout. */
  readonly load: number;
}

export interface Gate {
  readonly cells: readonly number[];
  readonly needs: readonly Bit[];
}

export interface Task {
  readonly deck: Deck;
  /** `power:lab`, `keycard:lab`, `open:d3`, `fix:h1`, `got:f2` (batteries taken), `lit:g1`, `cctv:lab`, `picked:i1`. */
  readonly names: readonly string[];
  readonly bitOf: ReadonlyMap<string, Bit>;
  readonly gates: readonly Gate[];
  readonly gateAt: Int32Array;
  readonly ops: readonly Op[];
  /** Ops by bit they give. */
  readonly givers: readonly (readonly number[])[];
  /** Air for entering a cell with nothing in the way; 0: never enterable. */
  readonly base: Int32Array;
  /** Hazards with an aura: the bit that ends it (-1: nothing does), the air, the cells beside it. */
  readonly auras: readonly { readonly bit: Bit; readonly air: number; readonly cells: readonly number[] }[];
  readonly start: number;
  readonly exit: number;
  readonly goal: readonly Bit[];
  /** What holds now, a byte a bit. */
  readonly bits: Uint8Array;
  /** Batteries in hand now, and batteries the generators still take. */
  readonly batteries: number;
  readonly wanted: number;
  /** Load now and the load the deck bears; infinite outside brownout. */
  readonly load: number;
  readonly capacity: number;
}

interface Draft extends Omit<Op, 'index' | 'clears' | 'batteries' | 'takes' | 'load'> {
  readonly clears?: readonly Bit[];
  readonly batteries?: number;
  readonly takes?: number;
  readonly load?: number;
}

/** `air` is what par counts; `turns` makes every action cost one and walks alike everywhere. */
export type Measure = 'air' | 'turns';

export const taskOf = (deck: Deck, state: State, measure: Measure = 'air'): Task =>
  new Compiler(deck, state, measure).task();

const NONE: readonly Bit[] = [];
const ONE_EACH = { move: 1, spillDrag: 0, power: 1, useKeycard: 1, search: 1, insertBattery: 1 } as const;
const TURNS = { ...ONE_EACH, activateControl: 1, pressRelay: 1, submit: 1 } as const;

class Compiler {
  readonly #state: State;
  readonly #deck: Deck;
  readonly #names: string[] = [];
  readonly #bitOf = new Map<string, Bit>();
  readonly #held: Bit[] = [];
  readonly #ops: Op[] = [];
  readonly #gates: Gate[] = [];
  readonly #gateAt: Int32Array;
  readonly #base: Int32Array;
  readonly #battery: number;
  readonly #measure: Measure;
  readonly #cost: Omit<Balance['cost'], 'wait' | 'scanFeeds'>;

  constructor(deck: Deck, state: State, measure: Measure) {
    this.#state = state;
    this.#deck = deck;
    this.#measure = measure;
    this.#cost = measure === 'air' ? this.#deck.content.balance.cost : TURNS;
    const { layout, itemOf } = this.#deck;
    this.#gateAt = new Int32Array(layout.grid.size).fill(-1);
    this.#base = new Int32Array(layout.grid.size);
    this.#battery = numberIn(itemOf, 'battery') ?? -1;
  }

  task(): Task {
    const state = this.#state;
    const deck = this.#deck;
    const { layout } = deck;
    const cost = this.#cost;
    for (let cell = 0; cell < this.#base.length; cell++)
      if (kindAt(deck, state, cell) !== WALL && layout.thingAt[cell] === -1) this.#base[cell] = cost.move;
    this.#added();
    const goal = this.#hazards();
    this.#doors();
    const wanted = this.#things(goal);
    this.#floor(goal);
    for (const [item, count] of state.held.entries())
      if (count > 0 && this.#isKept(item)) this.#hold(this.#bit(deck.items[item]!));
    const bits = new Uint8Array(this.#names.length);
    for (const bit of this.#held) bits[bit] = 1;
    const givers: number[][] = this.#names.map(() => []);
    for (const op of this.#ops) for (const bit of op.gives) givers[bit]!.push(op.index);
    let load = 0;
    for (const room of layout.rooms)
      load += (state.doorsOn[room.index] ? room.doors.length : 0) + (state.cctvOn[room.index] ? 1 : 0);
    return {
      ...{ deck, names: this.#names, bitOf: this.#bitOf, gates: this.#gates, gateAt: this.#gateAt },
      ...{ ops: this.#ops, givers, base: this.#base, auras: this.#auras(), goal, bits, wanted, load },
      start: state.at,
      exit: layout.exit,
      batteries: this.#battery < 0 ? 0 : state.held[this.#battery]!,
      capacity: deck.capacity ?? Number.POSITIVE_INFINITY,
    };
  }

  #bit(name: string): Bit {
    let bit = this.#bitOf.get(name);
    if (bit === undefined) {
      bit = this.#names.push(name) - 1;
      this.#bitOf.set(name, bit);
    }
    return bit;
  }

  #hold(bit: Bit): void {
    this.#held.push(bit);
  }

  #add(draft: Draft): void {
    // A thing nobody can get next to is no thing to operate.
    if (draft.from.length === 0) return;
    const { kind, target, room, from, needs, gives, cost, actions } = draft;
    const { clears = NONE, batteries = 0, takes = 0, load = 0 } = draft;
    const index = this.#ops.length;
    this.#ops.push({ index, kind, target, room, from, needs, gives, clears, batteries, takes, cost, actions, load });
  }

  #gate(gate: Gate): void {
    for (const cell of gate.cells) this.#gateAt[cell] = this.#gates.length;
    this.#gates.push(gate);
  }

  /** Around a cell, what can be stood on at all. */
  #beside(cells: readonly number[]): readonly number[] {
    const { steps } = this.#deck.layout;
    const found = new Set<number>();
    for (const cell of cells) for (const step of steps) if (this.#base[cell + step]! > 0) found.add(cell + step);
    return [...found].sort((a, b) => a - b);
  }

  /** Blocking hazards and what their tools do; gives the bits the lift asks for. */
  #hazards(): Bit[] {
    const { layout, hazards, tool, level } = this.#deck;
    const cost = this.#cost;
    const goal: Bit[] = [];
    for (const [index, kind] of hazards.entries()) {
      const cells = layout.hazardCells[index]!;
      if (!kind.isBlocking) {
        for (const cell of cells) this.#base[cell]! += cost.spillDrag;
        continue;
      }
      const bit = this.#bit(`fix:${level.hazards[index]!.id}`);
      goal.push(bit);
      this.#gate({ cells, needs: [bit] });
      if (this.#state.fixed[index]) {
        this.#hold(bit);
        continue;
      }
      const item = tool[index]!;
      if (kind.tool === undefined || item < 0) continue;
      this.#add({
        ...{ kind: 'fix', target: cells[0]!, room: -1, cost: this.#measure === 'air' ? kind.tool.cost : 1 },
        from: this.#beside(cells).filter((cell) => !cells.includes(cell)),
        needs: [this.#bit(`tool:${kind.tool.id}`)],
        gives: [bit],
        actions: [{ type: 'fixHazard', hazard: level.hazards[index]!.id }],
      });
    }
    return goal;
  }

  /** Gates and levers of mechanics beyond those of the game: their facts are bits like any other. */
  #added(): void {
    const { facts, gates, levers } = this.#deck.added;
    for (const [index, fact] of facts.entries()) if (this.#state.added?.[index]) this.#hold(this.#bit(fact));
    const bits = (names: readonly string[]): readonly Bit[] => names.map((name) => this.#bit(name));
    for (const { cells, needs } of gates) this.#gate({ cells, needs: bits(needs) });
    for (const { cell } of levers) this.#base[cell] = 0;
    for (const { id, cell, room, from, needs, gives } of levers)
      this.#add({
        ...{ kind: 'control', target: cell, room, from, needs: bits(needs), gives: bits(gives) },
        ...{ cost: this.#cost.activateControl, actions: [{ type: 'activateControl', control: id }] },
      });
  }

  #doors(): void {
    const { layout, level } = this.#deck;
    const cost = this.#cost;
    for (const room of layout.rooms)
      if (room.doors.length > 0) {
        const bit = this.#bit(`power:${room.id}`);
        if (this.#state.doorsOn[room.index]) this.#hold(bit);
      }
    for (const { id, index, cell, room, isLocked } of layout.doors) {
      const power = this.#bit(`power:${level.rooms[room]!.id}`);
      if (!isLocked) {
        this.#gate({ cells: [cell], needs: [power] });
        continue;
      }
      const open = this.#bit(`open:${id}`);
      this.#gate({ cells: [cell], needs: [power, open] });
      if (this.#state.unlocked[index]) this.#hold(open);
      else
        this.#add({
          ...{ kind: 'key', target: cell, room, cost: cost.useKeycard, gives: [open] },
          from: this.#beside([cell]),
          needs: [power, this.#bit(`keycard:${level.rooms[room]!.id}`)],
          actions: [{ type: 'useKeycard', door: id }],
        });
    }
  }

  /** Everything that stands in rooms; gives the batteries still asked for. */
  #things(goal: Bit[]): number {
    const { layout, level, bound, needs, puzzles } = this.#deck;
    const cost = this.#cost;
    const state = this.#state;
    let wanted = 0;
    for (const { id, kind, row, cell, room, access } of layout.things) {
      const shared = { target: cell, room, from: access };
      if (kind === 'terminal') this.#switches(id, room, access);
      else if (kind === 'control') {
        if (state.fixed[bound[row]!]) continue;
        const gives = [this.#bit(`fix:${level.hazards[bound[row]!]!.id}`)];
        const actions: Action[] = [{ type: 'activateControl', control: id }];
        this.#add({ ...shared, kind, needs: [], gives, actions, cost: cost.activateControl });
      } else if (kind === 'furniture') {
        if (state.searched[row]) continue;
        const { gives, batteries } = this.#finds(contentsOf(this.#deck, state, row), id);
        if (gives.length === 0) continue;
        const actions: Action[] = [{ type: 'search', furniture: id }];
        this.#add({ ...shared, kind: 'search', needs: [], gives, batteries, actions, cost: cost.search });
      } else if (kind === 'generator') {
        const lit = this.#bit(`lit:${id}`);
        goal.push(lit);
        const takes = needs[row]! - state.inserted[row]!;
        wanted += takes;
        if (takes === 0) this.#hold(lit);
        else {
          const actions = Array.from({ length: takes }, (): Action => ({ type: 'insertBattery', generator: id }));
          const price = takes * cost.insertBattery;
          this.#add({ ...shared, kind: 'battery', needs: [], gives: [lit], takes, actions, cost: price });
        }
      } else if (kind === 'puzzle' && !state.solved[row]) this.#puzzle(shared, row, puzzles[row]!);
    }
    return wanted;
  }

  #switches(terminal: string, at: number, from: readonly number[]): void {
    const { layout, capacity } = this.#deck;
    const cost = this.#cost.power;
    const target = layout.things[numberIn(layout.thingOf, terminal)!]!.cell;
    for (const room of layout.rooms[at]!.controlled) {
      const { id, doors } = layout.rooms[room]!;
      const load = doors.length;
      if (load > 0) {
        const bit = this.#bit(`power:${id}`);
        if (capacity !== null) {
          const actions: Action[] = [{ type: 'setDoorPower', terminal, room: id, on: false }];
          this.#add({
            kind: 'power',
            target,
            room,
            from,
            needs: NONE,
            gives: NONE,
            clears: [bit],
            cost,
            actions,
            load: -load,
          });
        }
        const actions: Action[] = [{ type: 'setDoorPower', terminal, room: id, on: true }];
        this.#add({ kind: 'power', target, room, from, needs: NONE, gives: [bit], cost, actions, load });
      }
      if (capacity === null || !this.#state.cctvOn[room]) continue;
      // A camera left running takes load away from doors; nothing ever needs one on [DS-057].
      const bit = this.#bit(`cctv:${id}`);
      if (!this.#held.includes(bit)) this.#hold(bit);
      const actions: Action[] = [{ type: 'setCctvPower', terminal, room: id, on: false }];
      this.#add({ kind: 'cctv', target, room, from, needs: NONE, gives: NONE, clears: [bit], cost, actions, load: -1 });
    }
  }

  #puzzle(shared: Pick<Draft, 'target' | 'room' | 'from'>, row: number, puzzle: Puzzle): void {
    const { id } = puzzle;
    const cost = this.#cost;
    const { gives, batteries } = this.#granted(puzzle.grant, id);
    if (puzzle.type === 'relay') {
      const actions = pressesOf(this.#state.lamps[row]!).map((k): Action => ({ type: 'pressRelay', puzzle: id, k }));
      const price = actions.length * cost.pressRelay;
      this.#add({ ...shared, kind: 'relay', needs: [], gives, batteries, actions, cost: price });
      return;
    }
    const needs = puzzle.fragments.map((item) => this.#bit(this.#deck.items[item]!));
    const actions: Action[] = [{ type: 'submitCode', puzzle: id, digits: codeOf(this.#deck, this.#state, row) }];
    this.#add({ ...shared, kind: 'code', needs, gives, batteries, actions, cost: cost.submit });
  }

  #granted(grant: Grant, id: string): { readonly gives: readonly Bit[]; readonly batteries: number } {
    const { layout, level } = this.#deck;
    if (grant.gives === 'item') return this.#finds([grant.item], id);
    if (grant.gives === 'fix') {
      const bit = this.#bit(`fix:${level.hazards[grant.hazard]!.id}`);
      return { gives: this.#state.fixed[grant.hazard] ? [] : [bit], batteries: 0 };
    }
    const locked = layout.rooms[grant.room]!.doors.filter(
      (door) => layout.doors[door]!.isLocked && !this.#state.unlocked[door],
    );
    return { gives: locked.map((door) => this.#bit(`open:${layout.doors[door]!.id}`)), batteries: 0 };
  }

  /** What items are good for: cards, tools and fragments each a fact, batteries a number and one fact for having them. */
  #finds(items: readonly number[], id: string): { readonly gives: Bit[]; readonly batteries: number } {
    const gives = new Set<Bit>();
    let batteries = 0;
    for (const item of items) {
      if (item === this.#battery) batteries++;
      else if (this.#isKept(item)) gives.add(this.#bit(this.#deck.items[item]!));
    }
    if (batteries > 0) gives.add(this.#bit(`got:${id}`));
    return { gives: [...gives], batteries };
  }

  #isKept(item: number): boolean {
    const name = this.#deck.items[item]!;
    return name.startsWith('keycard:') || name.startsWith('tool:') || name.startsWith('fragment:');
  }

  /** Items on the floor; what the lift asks for joins the goal [DS-078]. */
  #floor(goal: Bit[]): void {
    const { level, layout, floor } = this.#deck;
    for (const [index, row] of level.items.entries()) {
      const { gives, batteries } = this.#finds([floor[index]!], row.id);
      if (row.required) {
        const bit = this.#bit(`picked:${row.id}`);
        goal.push(bit);
        gives.push(bit);
        if (this.#state.picked[index]) this.#hold(bit);
      }
      if (this.#state.picked[index] || gives.length === 0) continue;
      const target = row.at[1] * layout.grid.width + row.at[0];
      const shared = { target, room: layout.roomAt[target]!, from: [target] };
      this.#add({ ...shared, kind: 'pick', needs: [], gives, batteries, actions: [], cost: 0 });
    }
  }

  #auras(): Task['auras'] {
    const { hazards, layout, level } = this.#deck;
    return hazards.flatMap(({ aura, isBlocking }, index) => {
      if (aura === 0 || this.#measure === 'turns' || this.#state.fixed[index]) return [];
      const bit = isBlocking ? this.#bitOf.get(`fix:${level.hazards[index]!.id}`)! : -1;
      return [{ bit, air: aura, cells: this.#beside(layout.hazardCells[index]!) }];
    });
  }
}
