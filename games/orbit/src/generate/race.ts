// A race: a pilot flies at random by the rules, and gates are laid where it comes by. Its flight is a solution [OS-404].

import type { Stream } from '@interlock/kernel';
import { compile } from '../compile.ts';
import type { Content } from '../data/content.ts';
import type { Params } from '../params.ts';
import { gateSector } from '../rules/objectives.ts';
import { resolveTurn } from '../rules/turn.ts';
import { setup } from '../setup.ts';
import { MOVE, ORDER_STRIDE, POWER, ROTATE } from '../shape/orders.ts';
import { Plans } from '../solve/plans.ts';
import { Rows } from '../solve/rows.ts';
import { SILENCE } from '../solve/silence.ts';
import { RING, SECTOR } from '../state.ts';
import { type Draft, PLAYER, scenarioOf } from './draft.ts';

const RINGS = [3, 4] as const;
/** Turns between two gates. */
const APART = [2, 3] as const;
/** Where nothing can be won: the pilot must not be stopped by its own goal. */
const FAR = 60;

export const draftRace = (content: Content, params: Params, stream: Stream): Draft => {
  const { gen, board } = content.balance;
  const count = gen.race.gates[params.difficulty - 1]!;
  const ship = {
    id: PLAYER,
    class: PLAYER,
    ring: stream.pick(RINGS),
    sector: stream.int(board.sectors),
    mass: gen.race.mass,
    installed: ['engines' as const, 'thrusters' as const, 'scoop' as const],
  };
  const open = { goal: { kind: 'survive' as const, turn: FAR }, ships: [ship], turns: FAR, minPar: 1, isExact: false };
  const world = compile(content, scenarioOf(open, params, FAR));
  const state = setup(world);
  const plans = new Plans(world);
  const rows = new Rows();
  const orders = new Int16Array(ORDER_STRIDE);
  const width = params.difficulty === gen.race.gates.length ? 0 : content.balance.gate.width;
  const gates = [];
  let turn = 0;
  for (let gate = 0; gate < count; gate++) {
    for (let left = stream.pick(APART); left > 0; left--) {
      plans.list(state, orders, { isLast: false, isCarefree: false }, rows);
      orders.set(pickRow(rows, stream));
      resolveTurn(world, state, orders, SILENCE, null);
      turn++;
    }
    const ring = state.ships[RING]!;
    // where the gate must have begun to be here now
    const sector = gateSector(world.tables, { ring, sector: state.ships[SECTOR]!, width }, -turn);
    gates.push({ ring, sector, ...(width === content.balance.gate.width ? {} : { width }) });
  }
  return { goal: { kind: 'gates', gates }, ships: [ship], turns: turn, minPar: count, isExact: true };
};

/** A move first, then one of its plans: otherwise moves with many ways to power them would be flown most. */
const pickRow = (rows: Rows, stream: Stream): Int16Array => {
  const moveAt = (row: number): number => {
    const at = row * ORDER_STRIDE;
    return (rows.data[at + ROTATE]! * 8 + rows.data[at + MOVE]!) * 8 + rows.data[at + POWER]!;
  };
  const moves = [...new Set(Array.from({ length: rows.count }, (_, row) => moveAt(row)))];
  const move = stream.pick(moves);
  const same = Array.from({ length: rows.count }, (_, row) => row).filter((row) => moveAt(row) === move);
  const row = stream.pick(same);
  return rows.data.slice(row * ORDER_STRIDE, (row + 1) * ORDER_STRIDE);
};
