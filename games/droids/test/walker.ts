// A player without a plan, for what must hold in any run: it takes any legal turn, programs a little more often.

import { diceOf, SOLO } from '@interlock/kernel';
import { game } from '../src/index.ts';
import { playTurn } from '../src/play.ts';
import type { Action } from '../src/shape/actions.ts';
import { type Bench, benchOf, type Part } from './bench.ts';

const HAND = [
  'Move',
  'Move',
  'Move',
  'Interact',
  'Interact',
  'TurnRight',
  'TurnLeft',
  'Repeat',
  'Potentiate',
  'EMField',
  'Jump',
  'Persist',
];

/** A busy little yard. */
const YARD: Part = {
  radius: 3,
  isBare: true,
  deckOrder: 'shuffled',
  dayLimit: 6,
  currencies: { HandSize: 7, TapeLength: 5, Energy: 40 },
  ground: { '1,-1': '~', '-1,1': '"', '0,2': '-', '-2,2': '^', '3,-3': '#' },
  cells: [{ q: 0, r: 1, modifiers: [{ kind: 'Corrupt', source: 'board' }] }],
  pois: [
    { kind: 'Tower', q: 2, r: -1 },
    { kind: 'Crate', q: 2, r: 0, amount: 20 },
    { kind: 'Crate', q: -2, r: 0, amount: 20 },
    { kind: 'Donkey', q: 0, r: 3 },
    { kind: 'Shed', q: 1, r: 1, request: 9 },
    { kind: 'Shed', q: -1, r: -1, request: 9 },
  ],
};

export const yard = (part: Part = {}): Bench => benchOf({ ...YARD, ...part }, HAND);

/** Plays up to `turns` turns; `look` sees the bench after each one. */
export const wander = (bench: Bench, seed: string, turns: number, look: (action: Action) => void): void => {
  const stream = diceOf(seed).stream('walk');
  for (let turn = 0; turn < turns && bench.state.phase !== 'RunOver'; turn++) {
    const pending: Action[] = [];
    let action: Action | undefined;
    for (let step = 0; action === undefined; step++) {
      const next = [...game.legal(bench.world, bench.state, pending, SOLO)].filter(({ type }) => type !== 'concede');
      const laid = next.filter((one) => one.type === 'moveCards' && one.to === 'tape');
      const picked =
        laid.length > 0 && step < 4 ? stream.pick(laid) : stream.pick(next.filter((one) => one.type !== 'discard'));
      if (game.closes!(picked)) action = picked;
      else pending.push(picked);
    }
    playTurn(bench.world, bench.state, [...pending, action], bench.tape);
    look(action);
  }
};
