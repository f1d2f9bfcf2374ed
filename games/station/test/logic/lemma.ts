// The first-derivation lemma [DS-178] and the exhaustive oracle [DS-179], for the quick and the deep run.

import { SilentTape } from '@interlock/kernel';
import { expect } from 'vitest';
import { content } from '../../src/data/content.ts';
import type { StationEvent } from '../../src/events.ts';
import { legalActions } from '../../src/legal.ts';
import { avoidance } from '../../src/logic/avoidance.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure, earliest } from '../../src/logic/closure.ts';
import { doorsInto } from '../../src/logic/network.ts';
import { layoutOf } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { playTurn } from '../../src/play.ts';
import { copyState, type State } from '../../src/state.ts';
import { begun } from '../kit/kit.ts';
import { randomLevel } from '../kit/randomLevels.ts';

/** Every gate: what opens it is had in the closure exactly if it is had with the gate taken out. Counts the gates. */
export const checkLemma = (levels: number, name: string): number => {
  let gates = 0;
  for (let i = 0; i < levels; i++) {
    const network = networkOf(content, layoutOf(randomLevel(`${name}-${i}`, { columns: 2 + (i % 2), things: 12 })));
    for (const ideal of [[], ['hazard'], ['power', 'hazard'], ['power', 'key'], ['key', 'hazard']]) {
      const whole = closure(network, { ideal });
      for (const [index, { kind, opens, room }] of network.gates.entries()) {
        if (ideal.includes(kind)) continue;
        const shut =
          kind === 'hazard'
            ? [index]
            : network.gates.flatMap((gate, at) => (gate.kind === kind && gate.room === room ? [at] : []));
        const without = closure(network, { ideal, shut });
        expect(earliest(without.factSphere, opens) !== -1).toBe(earliest(whole.factSphere, opens) !== -1);
        gates++;
      }
    }
  }
  return gates;
};

/** Every cell and room: the bits of the avoidance say what a closure without the room's doors says. */
export const checkAvoidance = (levels: number, name: string): number => {
  let apart = 0;
  for (let i = 0; i < levels; i++) {
    const network = networkOf(content, layoutOf(randomLevel(`${name}-${i}`, { columns: 3, things: 14 })));
    const locks = network.gates.flatMap(({ kind }, at) => (kind === 'key' ? [at] : []));
    for (const isStrict of [false, true]) {
      const ideal = ['power', 'hazard'];
      const found = avoidance(network, { ideal, shut: isStrict ? ['key'] : [] });
      for (const room of [-1, ...network.layout.rooms.keys()]) {
        const doors = room === -1 ? [] : doorsInto(network, room);
        const { sphere } = closure(network, { ideal, shut: isStrict ? [...doors, ...locks] : doors });
        for (let cell = 0; cell < sphere.length; cell++) {
          if (network.passable[cell] === 0) continue;
          if (found.needs(cell, room) !== (sphere[cell] === -1))
            throw new Error(`level ${i}, cell ${cell}, room ${room}`);
          if (room !== -1 && sphere[cell] === -1) apart++;
        }
      }
    }
  }
  return apart;
};

export interface OracleCount {
  readonly levels: number;
  readonly unsolvable: number;
}

/** Closure against all states of the real game, on rows of two or three rooms small enough to visit them all. A relay
 *  board alone has 512 states, so levels with one have fewer facts beside it. Those the closure holds for unsolvable are
 *  passed over while they are more than six in ten. */
export const checkOracle = (levels: number, name: string, mostFacts: number): OracleCount => {
  let unsolvable = 0;
  let done = 0;
  for (let i = 0; done < levels; i++) {
    const shape = { columns: 2 + (i % 2), rows: 1, width: 2 + ((i >> 1) % 2), things: 3 + (i % 5) };
    const level = randomLevel(`${name}-${i}`, shape);
    const hasRelay = level.puzzles.some(({ type }) => type === 'relay');
    const network = networkOf(content, layoutOf(level));
    const undecided = new Set(network.sources.flatMap(({ gives }) => gives));
    for (const fact of network.given) undecided.delete(fact);
    if (undecided.size > (hasRelay ? mostFacts - 4 : mostFacts)) continue;
    const isSolvable = closure(network).goalSphere !== -1;
    if (!isSolvable && unsolvable * 10 > done * 6) continue;
    done++;
    if (!isSolvable) unsolvable++;
    if (isWinnable(level) !== isSolvable) throw new Error(`${name}-${i}: closure and play disagree`);
  }
  return { levels: done, unsolvable };
};

const keyOf = ({ at, doorsOn, unlocked, fixed, searched, picked, inserted, held, solved, lamps }: State): string =>
  [at, doorsOn, unlocked, fixed, searched, picked, inserted, held, solved, lamps].join('|');

/** Whether any legal action list wins, switching off included; air does not count. */
export const isWinnable = (level: Level): boolean => {
  const { deck, state: first } = begun({ ...level, air: 'none', view: 'open' });
  const seen = new Set([keyOf(first)]);
  const open = [first];
  const tape = new SilentTape<StationEvent>();
  for (let state = open.pop(); state !== undefined; state = open.pop())
    for (const action of legalActions(deck, state)) {
      if (['wait', 'concede', 'setCctvPower', 'scanFeeds'].includes(action.type)) continue;
      const draft = copyState(state);
      playTurn(deck, draft, [action], tape);
      if (draft.outcome === 'won') return true;
      const key = keyOf(draft);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(draft);
    }
  return false;
};
