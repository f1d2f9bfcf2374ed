// Remedies: picking up, neutralizing, shielding, and the blocks that run out in step 14.

import type { Tape } from '@interlock/kernel';
import type { ReactorEvent } from '../events.ts';
import { cellOf } from '../level/cells.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { CARRIERS, ITEMS, type Item } from '../shape.ts';
import type { State } from '../state.ts';
import { emit } from './emit.ts';

export const pickUp = (draft: State, tape: Tape<ReactorEvent>, prop: PlantProp): void => {
  const item = ITEMS[prop.item]!;
  draft.props[prop.index] = 1;
  draft.robot.inventory = [...draft.robot.inventory, item];
  if (tape.recording) emit(tape, draft, 1, { type: 'pickUpRemedy', prop: prop.id, item });
};

/** Takes the first item of that name out of the inventory. */
const spend = (draft: State, item: Item): void => {
  const at = draft.robot.inventory.indexOf(item);
  draft.robot.inventory = draft.robot.inventory.filter((_, i) => i !== at);
};

export const neutralize = (plant: Plant, draft: State, tape: Tape<ReactorEvent>, item: Item): void => {
  const carrier = ITEMS.indexOf(item);
  const { at } = draft.robot;
  spend(draft, item);
  const removed = draft.surface[at * 4 + carrier]!;
  const blockTurns = plant.numbers.blockTurns;
  draft.surface[at * 4 + carrier] = 0;
  draft.blocks[at * 3 + carrier] = blockTurns;
  draft.hasBlocks = true;
  if (!tape.recording) return;
  emit(tape, draft, 1, {
    type: 'applyElementRemedy',
    carrier: CARRIERS[carrier]!,
    cell: cellOf(plant, at),
    removed,
    blockTurns,
  });
};

export const shield = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  const steps = plant.numbers.shieldSteps;
  spend(draft, 'HeatShield');
  draft.robot.immunity = steps;
  if (tape.recording) emit(tape, draft, 1, { type: 'applyHeatImmunity', steps });
};

/** Step 14: blocks run down by one, row-major, fuel before coolant before electricity. */
export const expireBlocks = (plant: Plant, draft: State, tape: Tape<ReactorEvent>): void => {
  if (!draft.hasBlocks) return;
  draft.hasBlocks = false;
  const { blocks } = draft;
  for (let i = 0; i < blocks.length; i++) {
    if (blocks[i] === 0) continue;
    blocks[i]!--;
    if (blocks[i]! > 0) draft.hasBlocks = true;
    if (blocks[i]! > 0 || !tape.recording) continue;
    const cell = cellOf(plant, Math.floor(i / 3));
    const carrier = CARRIERS[i % 3]!;
    emit(
      tape,
      draft,
      14,
      { type: 'expireRemedyBlock', carrier, cell },
      { last: `block:${carrier}@${cell[0]},${cell[1]}` },
    );
  }
};

/** True where some value of the cell is at its trace level: a shield may be activated there. */
export const isHazardous = (plant: Plant, state: State, cell: number): boolean => {
  const { trace } = plant.numbers;
  for (let kind = 0; kind < 4; kind++) if (state.surface[cell * 4 + kind]! >= trace[kind]!) return true;
  return false;
};
