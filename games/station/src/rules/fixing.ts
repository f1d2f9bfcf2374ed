// Clearing hazards for good [DS-081]: by a control bound to them, by a tool beside them, or by a puzzle.

import type { Because, Tape } from '@interlock/kernel';
import type { Deck } from '../deck.ts';
import type { StationEvent } from '../events.ts';
import { numberIn } from '../map/numbers.ts';
import { itemOf } from '../say/subjects.ts';
import { noteHazard } from '../sight/sight.ts';
import type { State } from '../state.ts';
import { leverCalled, pullLever } from './added.ts';

/** All its cells at once [DS-082]. */
const fix = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  hazard: number,
  by: string,
  because: readonly Because[],
): number => {
  draft.fixed[hazard] = 1;
  noteHazard(draft, hazard);
  return tape.emit({ type: 'hazardFixed', hazard: deck.level.hazards[hazard]!.id, by }, ...because);
};

export const activateControl = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const lever = leverCalled(deck, id);
  if (lever !== undefined) return pullLever(deck, draft, tape, lever);
  const { layout, bound, level } = deck;
  const { row } = layout.things[numberIn(layout.thingOf, id)!]!;
  const hazard = bound[row]!;
  draft.activated[row] = 1;
  const pulled = tape.emit({ type: 'controlActivated', control: id, hazard: level.hazards[hazard]!.id });
  fix(deck, draft, tape, hazard, 'control', [{ event: pulled }]);
  return pulled;
};

/** The tool is kept [DS-074]. */
export const fixByTool = (deck: Deck, draft: State, tape: Tape<StationEvent>, id: string): number => {
  const { layout, hazards } = deck;
  const hazard = numberIn(layout.hazardOf, id)!;
  const tool = hazards[hazard]!.tool!.id;
  return fix(deck, draft, tape, hazard, `item:${tool}`, [{ action: 0 }, { last: itemOf(`tool:${tool}`) }]);
};

/** By a puzzle's grant; a hazard fixed already stays as it is and nothing is told [DS-107]. */
export const fixByPuzzle = (
  deck: Deck,
  draft: State,
  tape: Tape<StationEvent>,
  hazard: number,
  solved: number,
): void => {
  if (draft.fixed[hazard] === 0) fix(deck, draft, tape, hazard, 'puzzle', [{ event: solved }]);
};
