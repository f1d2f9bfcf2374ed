// TreatCell: the forward cell is healed, or harmed where Corrupt reverses [DD-467…DD-470].

import { TERRAINS } from '../../shape/names.ts';
import { BLOCKED, placeOf, stepFrom, terrainName } from '../board.ts';
import { cardId } from '../ids.ts';
import { addModifier, modifierOf, removeModifier, specOf } from '../modifiers.ts';
import type { Run } from '../run.ts';
import type { Intent, Pass } from './intent.ts';
import { failIntent } from './record.ts';

export const treatCell = (run: Run, pass: Pass, intent: Intent): boolean => {
  const { state, world } = run;
  const cell = stepFrom(world.board, state.at, state.facing);
  if (world.board.ring[cell] === 1) return failIntent(run, pass, 'TreatCell', 'noCell');
  const hasChanged = intent.isReversed ? harm(run, pass, cell) : heal(run, pass, cell);
  return hasChanged || failIntent(run, pass, 'TreatCell', 'nothing');
};

const heal = (run: Run, pass: Pass, cell: number): boolean => {
  const { state, tape, world } = run;
  let removed = 0;
  for (const modifier of state.cells[cell]!) {
    if (!specOf(world, modifier.kind).passedOn) continue;
    removeModifier(run, 'cell', cell, modifier, cardId(pass.card));
    removed++;
  }
  const from = state.terrain[cell]!;
  const to = TERRAINS.indexOf(world.terrain[from]!.healed);
  if (from !== to) state.terrain = state.terrain.with(cell, to);
  if (removed === 0 && from === to) return false;
  if (tape.recording)
    tape.emit({
      type: 'cellTreated',
      cell: placeOf(world.board, cell),
      from: terrainName(from),
      to: terrainName(to),
      removed,
    });
  return true;
};

const harm = (run: Run, pass: Pass, cell: number): boolean => {
  const { state, tape, world } = run;
  const canCorrupt = state.terrain[cell] !== BLOCKED && state.thingAt[cell] === 0;
  const before = state.cells[cell]!.length;
  if (canCorrupt) addModifier(run, 'cell', cell, modifierOf('Corrupt', 'Permanent', cardId(pass.card)));
  const from = state.terrain[cell]!;
  const to = TERRAINS.indexOf(world.terrain[from]!.harmed);
  if (from !== to) state.terrain = state.terrain.with(cell, to);
  if (from === to && state.cells[cell]!.length === before) return false;
  if (tape.recording)
    tape.emit({
      type: 'cellHarmed',
      cell: placeOf(world.board, cell),
      from: terrainName(from),
      to: terrainName(to),
    });
  return true;
};
