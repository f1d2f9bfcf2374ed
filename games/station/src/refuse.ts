// The judge of legality: the first reason in the order of the rule [DS-137…DS-145]. Sentences are in refusalWords.ts.

import type { Refusal } from '@interlock/kernel';
import { type Action, WAYS } from './actions.ts';
import type { Deck } from './deck.ts';
import type { Thing, ThingKind } from './map/layout.ts';
import { numberIn } from './map/numbers.ts';
import { canPull, isPulled, leverCalled } from './rules/added.ts';
import { lacksAir, priceOf } from './rules/air.ts';
import { hasFeed } from './rules/feeds.ts';
import { codeOf, hazardAt } from './rules/ground.ts';
import { heldOf } from './rules/items.ts';
import { cellTowards, type Obstacle, obstacleAt } from './rules/moves.ts';
import { isOverloadedBy } from './rules/power.ts';
import { hasFragments } from './rules/puzzles.ts';
import { sayRefusal } from './say/refusalWords.ts';
import { isKnown } from './sight/sight.ts';
import type { State } from './state.ts';

export type Code =
  | ('deck-over' | 'bad-argument' | 'unknown-target' | 'not-adjacent' | 'not-enough-air' | Obstacle)
  | ('room-not-controlled' | 'no-change' | 'capacity' | 'door-not-locked' | 'reader-unpowered' | 'no-keycard')
  | ('generator-full' | 'no-battery' | 'hazard-already-fixed' | 'wrong-fix' | 'no-tool' | 'already-searched')
  | ('no-feed' | 'wrong-type' | 'puzzle-solved' | 'fragments-missing' | 'wrong-code');

/** The kernel's question: deck over, exactly one action, then that action. */
export const refuseTurn = (deck: Deck, state: State, turn: readonly Action[]): readonly Refusal[] => {
  const action = turn[0];
  if (state.outcome === 'none' && (turn.length !== 1 || action === undefined)) {
    const why = `A turn is exactly one action; this one has ${turn.length}.`;
    return [{ code: 'bad-argument', why, at: turn.length === 0 ? 0 : 1 }];
  }
  const code = action === undefined ? 'deck-over' : refusalOf(deck, state, action);
  return code === null ? [] : [{ ...sayRefusal(deck, state, action ?? { type: 'wait' }, code), at: 0 }];
};

/** Why this action is not possible now; null: it is. */
export const refusalOf = (deck: Deck, state: State, action: Action): Code | null => {
  if (state.outcome !== 'none') return 'deck-over';
  if (!isWellFormed(deck, action)) return 'bad-argument';
  const own = judge(deck, state, action);
  if (own !== null) return own;
  return lacksAir(state, priceOf(deck, state, action)) ? 'not-enough-air' : null;
};

const isId = (value: unknown): boolean => typeof value === 'string';

/** What the codec reads is well formed; programs that hand over actions of their own may not be so careful. */
const isWellFormed = (deck: Deck, action: Action): boolean => {
  switch (action.type) {
    case 'move':
      return WAYS.includes(action.dir);
    case 'setDoorPower':
    case 'setCctvPower':
      return isId(action.terminal) && isId(action.room) && typeof action.on === 'boolean';
    case 'useKeycard':
      return isId(action.door);
    case 'search':
      return isId(action.furniture);
    case 'insertBattery':
      return isId(action.generator);
    case 'activateControl':
      return isId(action.control);
    case 'fixHazard':
      return isId(action.hazard);
    case 'pressRelay':
      return isId(action.puzzle) && Number.isInteger(action.k) && action.k >= 0 && action.k < 9;
    case 'submitCode': {
      const { codeDigitsMin, codeDigitsMax } = deck.content.balance.rules;
      if (!isId(action.puzzle) || !isId(action.digits) || !/^[0-9]*$/.test(action.digits)) return false;
      return action.digits.length >= codeDigitsMin && action.digits.length <= codeDigitsMax;
    }
    case 'scanFeeds':
      return isId(action.desk);
    default:
      return action.type === 'wait' || action.type === 'concede';
  }
};

/** Target, place, and the target's own checks. */
const judge = (deck: Deck, state: State, action: Action): Code | null => {
  switch (action.type) {
    case 'move':
      return obstacleAt(deck, state, cellTowards(deck, state, action.dir));
    case 'setDoorPower':
      return judgeSwitch(deck, state, action, 'doors');
    case 'setCctvPower':
      return judgeSwitch(deck, state, action, 'cctv');
    case 'useKeycard':
      return judgeKeycard(deck, state, action.door);
    case 'fixHazard':
      return judgeFix(deck, state, action.hazard);
    case 'search':
      return judgeThing(deck, state, 'furniture', action.furniture, ({ row }) =>
        state.searched[row] === 1 ? 'already-searched' : null,
      );
    case 'insertBattery':
      return judgeThing(deck, state, 'generator', action.generator, ({ row }) => {
        if (state.inserted[row]! >= deck.needs[row]!) return 'generator-full';
        return heldOf(deck, state, 'battery') === 0 ? 'no-battery' : null;
      });
    case 'activateControl':
      return leverCalled(deck, action.control) !== undefined
        ? judgeLever(deck, state, action.control)
        : judgeThing(deck, state, 'control', action.control, ({ row }) =>
            state.fixed[deck.bound[row]!] === 1 ? 'hazard-already-fixed' : null,
          );
    case 'scanFeeds':
      return judgeThing(deck, state, 'desk', action.desk, () => (hasFeed(state) ? null : 'no-feed'));
    case 'pressRelay':
      return judgeThing(deck, state, 'puzzle', action.puzzle, ({ row }) => judgePuzzle(deck, state, row, 'relay'));
    case 'submitCode':
      return judgeThing(
        deck,
        state,
        'puzzle',
        action.puzzle,
        ({ row }) => judgePuzzle(deck, state, row, 'code') ?? judgeCode(deck, state, row, action.digits),
      );
    default:
      return null;
  }
};

/** A blocking thing: there is one and it is known, the player stands at it, and its own checks. */
const judgeThing = (
  deck: Deck,
  state: State,
  kind: ThingKind,
  id: string,
  own: (thing: Thing) => Code | null,
): Code | null => {
  const { layout } = deck;
  const thing = layout.things[numberIn(layout.thingOf, id) ?? -1];
  if (thing?.kind !== kind || !isKnown(state, thing.cell)) return 'unknown-target';
  return thing.access.includes(state.at) ? own(thing) : 'not-adjacent';
};

const judgeLever = (deck: Deck, state: State, id: string): Code | null => {
  const lever = leverCalled(deck, id)!;
  if (!isKnown(state, lever.cell)) return 'unknown-target';
  if (!lever.from.includes(state.at)) return 'not-adjacent';
  if (isPulled(deck, state, lever)) return 'no-change';
  return canPull(deck, state, lever) ? null : 'gate-shut';
};

const judgeSwitch = (
  deck: Deck,
  state: State,
  action: { readonly terminal: string; readonly room: string; readonly on: boolean },
  what: 'doors' | 'cctv',
): Code | null =>
  judgeThing(deck, state, 'terminal', action.terminal, (terminal) => {
    const { layout } = deck;
    const room = numberIn(layout.roomOf, action.room) ?? -1;
    if (!layout.rooms[terminal.room]!.controlled.includes(room)) return 'room-not-controlled';
    const isOn = (what === 'doors' ? state.doorsOn : state.cctvOn)[room] === 1;
    if (isOn === action.on) return 'no-change';
    return action.on && isOverloadedBy(deck, state, room, what) ? 'capacity' : null;
  });

/** From any cell beside the door, on either side, another door included [DS-032]. */
const judgeKeycard = (deck: Deck, state: State, id: string): Code | null => {
  const { layout, keycard } = deck;
  const door = layout.doors[numberIn(layout.doorOf, id) ?? -1];
  if (door === undefined || !isKnown(state, door.cell)) return 'unknown-target';
  if (!layout.steps.some((step) => state.at + step === door.cell)) return 'not-adjacent';
  if (state.unlocked[door.index] === 1) return 'door-not-locked';
  if (state.doorsOn[door.room] === 0) return 'reader-unpowered';
  return (state.held[keycard[door.room]!] ?? 0) === 0 ? 'no-keycard' : null;
};

/** From any cell beside a cell of the hazard [DS-094]. */
const judgeFix = (deck: Deck, state: State, id: string): Code | null => {
  const { layout, hazards, tool } = deck;
  const hazard = numberIn(layout.hazardOf, id) ?? -1;
  if (hazard < 0 || state.hazardSeen[hazard] === 0) return 'unknown-target';
  if (!layout.steps.some((step) => hazardAt(deck, state, state.at + step) === hazard)) return 'not-adjacent';
  if (state.fixed[hazard] === 1) return 'hazard-already-fixed';
  if (hazards[hazard]!.tool === undefined) return 'wrong-fix';
  return (state.held[tool[hazard]!] ?? 0) === 0 ? 'no-tool' : null;
};

const judgePuzzle = (deck: Deck, state: State, row: number, type: 'relay' | 'code'): Code | null => {
  if (deck.puzzles[row]!.type !== type) return 'wrong-type';
  return state.solved[row] === 1 ? 'puzzle-solved' : null;
};

const judgeCode = (deck: Deck, state: State, row: number, digits: string): Code | null => {
  const puzzle = deck.puzzles[row]!;
  if (puzzle.type !== 'code') return 'wrong-type';
  if (!hasFragments(state, puzzle.fragments)) return 'fragments-missing';
  return digits === codeOf(deck, state, row) ? null : 'wrong-code';
};
