// Interact: what the robot does with the thing in front of it, by kind [DD-258…DD-274], and its contrary where Corrupt
// reverses [DD-176…DD-180]. Each answers whether it had an effect.

import { POI_KINDS } from '../../shape/names.ts';
import type { IntentSpec } from '../../shape/ruleset.ts';
import { isFree, placeOf, stepFrom } from '../board.ts';
import { dampened } from '../cost.ts';
import { modifyCurrency } from '../currency.ts';
import { deliver, isFilled } from '../deliver.ts';
import { CRATE, DONKEY, indexOf, kindOf, SHED, TOWER, thingCode, thingId } from '../ids.ts';
import type { Run } from '../run.ts';
import { watchSuppression } from '../suppression.ts';
import type { Intent, Pass } from './intent.ts';
import { failInteract } from './record.ts';
import { grantTerminal, grantTower } from './rewards.ts';

type InteractSpec = Extract<IntentSpec, { type: 'Interact' }>;

export const interact = (run: Run, pass: Pass, intent: Intent, spec: InteractSpec): boolean => {
  const { world, state } = run;
  const front = stepFrom(world.board, state.at, state.facing);
  const cell = targetOf(run, spec, front);
  const code = cell === -1 ? 0 : state.thingAt[cell]!;
  if (intent.isReversed) return interactReversed(run, pass, code, cell === -1 ? front : cell);
  if (code === 0) return failInteract(run, front, 'nothing');
  if (!spec.kinds.includes(POI_KINDS[kindOf(code)]!)) return failInteract(run, cell, 'wrongKind');
  const index = indexOf(code);
  switch (kindOf(code)) {
    case CRATE:
      return load(run, intent, spec.bonus ?? 0, index, cell);
    case SHED:
      return handOver(run, pass, intent, spec.bonus ?? 0, index, cell);
    case TOWER:
      return disable(run, index, cell);
    case DONKEY:
      return recruit(run, index, cell);
    default:
      return state.terminals[index] === 2 ? failInteract(run, cell, 'used') : grantTerminal(run, index);
  }
};

/** With a longer arm the nearest cell that holds a fitting thing; -1: none [DD-485]. */
const targetOf = ({ world, state }: Run, spec: InteractSpec, front: number): number => {
  if (spec.range === 1) return front;
  for (let reach = 1; reach <= spec.range; reach++) {
    const cell = stepFrom(world.board, state.at, state.facing, reach);
    const code = cell === -1 ? 0 : state.thingAt[cell]!;
    if (code !== 0 && spec.kinds.includes(POI_KINDS[kindOf(code)]!)) return cell;
  }
  return -1;
};

const load = (run: Run, intent: Intent, bonus: number, crate: number, cell: number): boolean => {
  const { state, tape } = run;
  const amount = state.crates[crate]!;
  if (amount === 0) return failInteract(run, cell, 'empty');
  const room = state.purse.MaxCarry - state.purse.Carry;
  if (room <= 0) return failInteract(run, cell, 'full');
  const goods = dampened(Math.min(amount, room), intent.dampen);
  const extra = dampened(bonus, intent.dampen);
  state.crates = state.crates.with(crate, amount - goods);
  state.today.bonusGoods += extra;
  if (tape.recording)
    tape.emit({
      type: 'crateLoaded',
      crate: thingId('Crate', crate),
      amount: goods,
      left: amount - goods,
      bonus: extra,
    });
  modifyCurrency(run, 'Carry', goods + extra, 'load');
  return true;
};

const handOver = (run: Run, pass: Pass, intent: Intent, bonus: number, shed: number, cell: number): boolean => {
  const { state, world } = run;
  const carry = state.purse.Carry;
  if (carry === 0) return failInteract(run, cell, 'nothingToDeliver');
  if (isFilled(run, shed)) {
    if (pass.filled.includes(shed)) return failInteract(run, cell, 'filledThisInstruction');
    deliver(run, pass, shed, dampened(carry, intent.dampen), 0);
    return true;
  }
  const open = world.things.sheds[shed]!.request - state.sheds[shed]!;
  const goods = dampened(Math.min(carry, open), intent.dampen);
  deliver(run, pass, shed, goods, Math.min(dampened(bonus, intent.dampen), open - goods));
  return true;
};

const disable = (run: Run, tower: number, cell: number): boolean => {
  const { state, tape, world } = run;
  if (state.towers[tower] === 0) return failInteract(run, cell, 'alreadyInactive');
  const first = state.tamed[tower] === 0;
  watchSuppression(run, 'cells', () => {
    state.towers = state.towers.with(tower, 0);
    if (tape.recording) tape.emit({ type: 'towerDisabled', tower: thingId('Tower', tower), first });
  });
  state.today.towersDisabled++;
  if (!first) return true;
  state.tamed = state.tamed.with(tower, 1);
  state.today.firstTowers++;
  if (world.rules.flags.hasStability) modifyCurrency(run, 'Stability', world.rules.numbers.stability.perTower, 'tower');
  if (world.rules.flags.hasTowerRewards) grantTower(run, tower);
  return true;
};

const recruit = (run: Run, donkey: number, cell: number): boolean => {
  const { state, tape, world } = run;
  const behind = stepFrom(world.board, cell, (state.donkeyFacing[donkey]! + 3) % 6);
  if (world.rules.flags.hasKicks && behind === state.at) return kicked(run, donkey, cell);
  const first = state.met[donkey] === 0;
  state.thingAt = state.thingAt.with(cell, 0);
  state.donkeys = state.donkeys.with(donkey, -1);
  state.tow = [...state.tow, donkey];
  state.today.donkeysRecruited++;
  if (first) {
    state.met = state.met.with(donkey, 1);
    state.today.firstDonkeys++;
  }
  if (tape.recording)
    tape.emit({ type: 'donkeyRecruited', donkey: thingId('Donkey', donkey), inTow: state.tow.length, first });
  modifyCurrency(run, 'MaxCarry', world.rules.numbers.donkey.capacity, 'donkey');
  return true;
};

/** Approached from behind it kicks and turns, so that the same Interact again succeeds [DD-273]. */
const kicked = (run: Run, donkey: number, cell: number): false => {
  const { state, tape, world } = run;
  failInteract(run, cell, 'kicked');
  modifyCurrency(run, 'Energy', -world.rules.numbers.donkey.kickEnergy, 'kick');
  const facing = (state.donkeyFacing[donkey]! + 1) % 6;
  state.donkeyFacing = state.donkeyFacing.with(donkey, facing);
  if (tape.recording) tape.emit({ type: 'donkeyTurned', donkey: thingId('Donkey', donkey), facing });
  return false;
};

const interactReversed = (run: Run, pass: Pass, code: number, cell: number): boolean => {
  if (code === 0) return dropDonkey(run, cell);
  const index = indexOf(code);
  switch (kindOf(code)) {
    case CRATE:
      return dump(run, index, cell);
    case SHED:
      return refuseDelivery(run, pass, index);
    case TOWER:
      return enable(run, index, cell);
    case DONKEY:
      return failInteract(run, cell, 'corruptDonkey');
    default:
      return failInteract(run, cell, 'nothing');
  }
};

const dump = (run: Run, crate: number, cell: number): boolean => {
  const { state, tape } = run;
  const amount = state.purse.Carry;
  if (amount === 0) return failInteract(run, cell, 'nothingToDump');
  const left = state.crates[crate]! + amount;
  state.crates = state.crates.with(crate, left);
  if (tape.recording) tape.emit({ type: 'crateDumped', crate: thingId('Crate', crate), amount, left });
  modifyCurrency(run, 'Carry', -amount, 'dump');
  return true;
};

/** Refused, and what the pass paid comes back, once [DD-177]. */
const refuseDelivery = (run: Run, pass: Pass, shed: number): false => {
  if (run.tape.recording) run.tape.emit({ type: 'deliveryRefused', shed: thingId('Shed', shed) });
  if (!pass.hasRefunded && pass.paid > 0) {
    pass.hasRefunded = true;
    modifyCurrency(run, 'Energy', pass.paid, 'refund');
  }
  return false;
};

const enable = (run: Run, tower: number, cell: number): boolean => {
  const { state, tape } = run;
  if (state.towers[tower] === 1) return failInteract(run, cell, 'alreadyActive');
  watchSuppression(run, 'cells', () => {
    state.towers = state.towers.with(tower, 1);
    if (tape.recording) tape.emit({ type: 'towerEnabled', tower: thingId('Tower', tower) });
  });
  return true;
};

/** The last recruited donkey is left in the free cell ahead, facing the robot [DD-179]. */
const dropDonkey = (run: Run, cell: number): boolean => {
  const { state, tape, world } = run;
  if (state.tow.length === 0 || !isFree(world, state, cell)) return failInteract(run, cell, 'nothing');
  const donkey = state.tow.at(-1)!;
  state.tow = state.tow.slice(0, -1);
  const facing = (state.facing + 3) % 6;
  state.donkeys = state.donkeys.with(donkey, cell);
  state.donkeyFacing = state.donkeyFacing.with(donkey, facing);
  state.thingAt = state.thingAt.with(cell, thingCode(DONKEY, donkey));
  if (tape.recording)
    tape.emit({
      type: 'donkeyDropped',
      donkey: thingId('Donkey', donkey),
      cell: placeOf(world.board, cell),
      facing,
    });
  modifyCurrency(run, 'MaxCarry', -world.rules.numbers.donkey.capacity, 'donkey');
  return true;
};
