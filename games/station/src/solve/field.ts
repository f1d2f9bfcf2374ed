// The floor of a deck as it stands for a set of facts: what entering each cell costs, auras and spills included [DS-130].
// Kept up to date fact by fact, so a plan on a large deck pays for what it changes only.

import type { Bit, Task } from './task.ts';

export class Field {
  /** Air for entering a cell; 0: it cannot be entered. */
  readonly price: Int32Array;
  /** More than the dearest step. */
  readonly span: number;
  readonly #task: Task;
  readonly #parts: Parts;

  constructor(task: Task, bits: Uint8Array) {
    this.#task = task;
    this.#parts = partsOf(task);
    this.price = task.base.slice();
    this.span = this.#parts.span;
    for (let gate = 0; gate < task.gates.length; gate++)
      for (const cell of task.gates[gate]!.cells) this.#refresh(cell, bits);
    for (const cell of this.#parts.auraCells) this.#refresh(cell, bits);
  }

  /** Prices anew what depends on a bit that has just changed. */
  change(bit: Bit, bits: Uint8Array): void {
    for (const cell of this.#parts.cellsOf[bit]!) this.#refresh(cell, bits);
  }

  #refresh(cell: number, bits: Uint8Array): void {
    const { gates, gateAt, base } = this.#task;
    const gate = gateAt[cell]!;
    if (gate >= 0)
      for (const bit of gates[gate]!.needs)
        if (bits[bit] === 0) {
          this.price[cell] = 0;
          return;
        }
    let aura = 0;
    const beside = this.#parts.aurasAt.get(cell);
    if (beside !== undefined)
      for (const one of beside) {
        const { bit, air } = this.#task.auras[one]!;
        if (air > aura && (bit < 0 || bits[bit] === 0)) aura = air;
      }
    this.price[cell] = base[cell]! + aura;
  }
}

interface Parts {
  readonly cellsOf: readonly (readonly number[])[];
  readonly aurasAt: ReadonlyMap<number, readonly number[]>;
  readonly auraCells: readonly number[];
  readonly span: number;
}

const made = new WeakMap<Task, Parts>();

const partsOf = (task: Task): Parts => {
  const known = made.get(task);
  if (known) return known;
  const cellsOf: number[][] = task.names.map(() => []);
  for (const { cells, needs } of task.gates) for (const bit of needs) cellsOf[bit]!.push(...cells);
  const aurasAt = new Map<number, number[]>();
  let dearest = 0;
  for (const [index, { bit, air, cells }] of task.auras.entries()) {
    dearest = Math.max(dearest, air);
    for (const cell of cells) {
      const list = aurasAt.get(cell);
      if (list) list.push(index);
      else aurasAt.set(cell, [index]);
      if (bit >= 0) cellsOf[bit]!.push(cell);
    }
  }
  let most = 0;
  for (const price of task.base) if (price > most) most = price;
  const parts = { cellsOf, aurasAt, auraCells: [...aurasAt.keys()], span: most + dearest + 1 };
  made.set(task, parts);
  return parts;
};
