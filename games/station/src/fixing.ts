// Clearing hazards for good [DS-081]: by a control bound to them, by a tool beside them, or by a puzzle.

import type { Because, Tape } from '@interlock/kernel';
import type { StationEvent } from './events.ts';
import { noteHazard } from './sight.ts';
import { DECK, type State } from './state.ts';
import { itemOf } from './subjects.ts';

/** All its cells at once [DS-082]. */
const fix = (
  draft: State,
  tape: Tape<StationEvent>,
  hazard: number,
  by: string,
  because: readonly Because[],
): number => {
  draft.fixed[hazard] = 1;
  noteHazard(draft, hazard);
  return tape.emit({ type: 'hazardFixed', hazard: draft[DECK].level.hazards[hazard]!.id, by }, ...because);
};

export const activateControl = (draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, bound, level } = draft[DECK];
  const { row } = layout.things[layout.thingOf.get(id)!]!;
  const hazard = bound[row]!;
  draft.activated[row] = 1;
  const pulled = tape.emit({ type: 'controlActivated', control: id, hazard: level.hazards[hazard]!.id });
  fix(draft, tape, hazard, 'control', [{ event: pulled }]);
  return pulled;
};

/** The tool is kept [DS-074]. */
export const fixByTool = (draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, hazards } = draft[DECK];
  const hazard = layout.hazardOf.get(id)!;
  const tool = hazards[hazard]!.tool!.id;
  return fix(draft, tape, hazard, `item:${tool}`, [{ action: 0 }, { last: itemOf(`tool:${tool}`) }]);
};

/** By a puzzle's grant; a hazard fixed already stays as it is and nothing is told [DS-107]. */
export const fixByPuzzle = (draft: State, tape: Tape<StationEvent>, hazard: number, solved: number): void => {
  if (draft.fixed[hazard] === 0) fix(draft, tape, hazard, 'puzzle', [{ event: solved }]);
};
