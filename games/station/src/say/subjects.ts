// What events speak about: the names by which one event finds the earlier event that led to it, and by which a player
// asks `explain` why something is as it is.

import type { StationEvent } from '../events.ts';

export const doorsOf = (room: string): string => `doors:${room}`;
export const cctvOf = (room: string): string => `cctv:${room}`;
export const doorOf = (door: string): string => `door:${door}`;
export const hazardOf = (hazard: string): string => `hazard:${hazard}`;
export const generatorOf = (generator: string): string => `generator:${generator}`;
export const furnitureOf = (furniture: string): string => `furniture:${furniture}`;
export const controlOf = (control: string): string => `control:${control}`;
export const puzzleOf = (puzzle: string): string => `puzzle:${puzzle}`;
export const roomOf = (room: string): string => `room:${room}`;
export const itemOf = (item: string): string => `item:${item}`;
export const AIR = 'air';
export const LIFT = 'lift';
export const PLAYER = 'player';
export const OUTCOME = 'outcome';

/** The subjects an event sets. */
export function* subjectsSet(event: StationEvent): Generator<string> {
  switch (event.type) {
    case 'moved':
      yield PLAYER;
      return;
    case 'doorPowerChanged':
      yield doorsOf(event.room);
      return;
    case 'cctvPowerChanged':
      yield cctvOf(event.room);
      return;
    case 'doorUnlocked':
      yield doorOf(event.door);
      return;
    case 'furnitureSearched':
      yield furnitureOf(event.furniture);
      return;
    case 'itemPicked':
      yield itemOf(event.item);
      return;
    case 'airGained':
    case 'airSpent':
      yield AIR;
      return;
    case 'batteryInserted':
      yield generatorOf(event.generator);
      yield itemOf('battery');
      return;
    case 'generatorPowered':
      yield generatorOf(event.generator);
      return;
    case 'controlActivated':
      yield controlOf(event.control);
      return;
    case 'hazardFixed':
      yield hazardOf(event.hazard);
      return;
    case 'puzzlePressed':
    case 'puzzleSolved':
      yield puzzleOf(event.puzzle);
      return;
    case 'roomEntered':
      yield roomOf(event.room);
      return;
    case 'liftReady':
    case 'liftRefused':
      yield LIFT;
      return;
    case 'deckCleared':
    case 'deckLost':
      yield OUTCOME;
      return;
    default:
      return; // a feed sets nothing; running out of air is told by what spent it
  }
}
