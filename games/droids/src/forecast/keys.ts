// When two ways of a program have led to the same place: a key of all that its later slots can depend on.

import type { Modifiers, State } from '../shape/state.ts';

/** Keys against one start state: what did not change since is left out. */
export class Keys {
  readonly #start: State;
  readonly #signs = new Map<Modifiers, string>();

  constructor(start: State) {
    this.#start = start;
  }

  of(state: State): string {
    const { purse, program } = state;
    const parts: (string | number)[] = [
      ...[state.at, state.facing, state.counters.unreliable, state.counters.effective, state.queuedImmunity.length],
      ...Object.values(purse),
      ...(program === null ? [] : [program.order.join(), program.reexecs.join(), program.moved.join(), program.copies]),
      ...(program === null ? [] : [program.passes, program.credited]),
      ...[
        state.crates.join(),
        state.sheds.join(),
        state.towers.join(),
        state.donkeys.join(),
        state.donkeyFacing.join(),
      ],
      ...[state.tow.join(), state.terminals.join(), state.discard.join(), state.hand.length, this.#sign(state.robot)],
    ];
    for (let card = 0; card < state.cards.length; card++) {
      const list = state.cards[card]!;
      if (list !== this.#start.cards[card]) parts.push(`c${card}`, this.#sign(list));
    }
    for (let cell = 0; cell < state.cells.length; cell++) {
      const list = state.cells[cell]!;
      if (list !== this.#start.cells[cell]) parts.push(`x${cell}`, this.#sign(list));
      if (state.terrain[cell] !== this.#start.terrain[cell]) parts.push(`t${cell}`, state.terrain[cell]!);
    }
    return parts.join('|');
  }

  #sign(list: Modifiers): string {
    let sign = this.#signs.get(list);
    if (sign === undefined) {
      sign = list
        .map(({ kind, duration, source, stacks, of }) => `${kind}:${duration}:${source}:${stacks}:${of}`)
        .join(';');
      this.#signs.set(list, sign);
    }
    return sign;
  }
}
