// The exact solver for scenarios with a fixed order of cards [DD-606]: breadth first over programs, so that the first win
// has the fewest. Every distinct tape is tried with the rules themselves; equal positions are looked at once.

import { type Position, SilentTape, type SolveAnswer, type SolveProgress, type Turn } from '@interlock/kernel';
import { playTurn } from '../play.ts';
import { cardId } from '../rules/ids.ts';
import { spaceOf, tapeSpace } from '../rules/piles.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import type { DroidsShape } from '../shape.ts';
import { copyState } from '../state.ts';
import { stateKey } from './stateKey.ts';

/** Every ordered selection from the hand that fits, cards that are alike counted once; the empty tape among them. */
export const allTapes = (world: World, state: State): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>();
  for (const card of [...state.hand].sort((a, b) => a - b)) {
    const sign = `${state.types[card]}/${JSON.stringify(state.cards[card])}/${spaceOf(state, card)}`;
    groups.set(sign, [...(groups.get(sign) ?? []), card]);
  }
  const kinds = [...groups.values()];
  const used = kinds.map(() => 0);
  const tapes: number[][] = [[]];
  const tape: number[] = [];
  const extend = (): void => {
    if (tape.length >= world.rules.numbers.tape.hardCap) return;
    for (let kind = 0; kind < kinds.length; kind++) {
      const card = kinds[kind]![used[kind]!];
      if (card === undefined) continue;
      tape.push(card);
      used[kind]!++;
      if (tapeSpace(world, state, tape) <= state.purse.TapeLength) {
        tapes.push([...tape]);
        extend();
      }
      used[kind]!--;
      tape.pop();
    }
  };
  extend();
  return tapes;
};

interface Node {
  readonly state: State;
  readonly dice: Position<DroidsShape>['dice'];
  readonly turns: readonly Turn<DroidsShape>[];
}

const EVERY = 2000;

export function* solveScenario(
  world: World,
  position: Position<DroidsShape>,
  budget: number,
): Generator<SolveProgress, SolveAnswer<DroidsShape>, void> {
  let frontier: Node[] = [{ state: position.state, dice: position.dice, turns: [] }];
  const seen = new Set<string>();
  const tape = new SilentTape<DroidsEvent>();
  let nodes = 0;
  for (let depth = 1; frontier.length > 0; depth++) {
    const next: Node[] = [];
    for (const node of frontier) {
      for (const order of allTapes(world, node.state)) {
        if (nodes >= budget) return { verdict: 'unknown', nodes, why: 'the tapes looked at are spent' };
        if (++nodes % EVERY === 0) yield { nodes, depth };
        const turn: Turn<DroidsShape> = [{ type: 'runProgram', tape: order.map(cardId) }];
        const state = copyState(node.state);
        const dice = node.dice.fork();
        playTurn(world, state, turn, tape.load(dice));
        const turns = [...node.turns, turn];
        if (state.isWon) return { verdict: 'winnable', witness: turns, optimal: true, nodes };
        if (state.phase !== 'ExecuteProgram') continue;
        const key = stateKey(state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, dice, turns });
      }
    }
    frontier = next;
  }
  return { verdict: 'unknown', nodes, why: 'no win on the first day' };
}
