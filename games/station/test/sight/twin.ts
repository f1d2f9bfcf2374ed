// A state that differs from another one only in what its player cannot know: other contents of unsearched furniture and,
// in the dark, other locks, hazards, needs, names and floor out of sight.

import type { Stream } from '@interlock/kernel';
import { content } from '../../src/data/content.ts';
import { compileDeck, type Deck } from '../../src/deck.ts';
import { layoutOf, ROOM } from '../../src/map/layout.ts';
import type { Level } from '../../src/map/level.ts';
import { blankState, copyState, type State } from '../../src/state.ts';

export interface Place {
  readonly deck: Deck;
  readonly state: State;
}

export const hiddenTwin = ({ deck, state }: Place, stream: Stream): Place => {
  const { level } = deck;
  if (level.view === 'open') return { deck, state };
  const stirred = level.view === 'dark' ? stirUnseen(deck, state, stream) : level;
  const twin = compileDeck(content, { ...stirred, furniture: rotated(state, stirred.furniture) });
  const fresh = blankState(twin);
  const copy = copyState(state);
  for (const { index } of twin.layout.doors)
    if (state.doorSeen[index] === 0) copy.unlocked[index] = fresh.unlocked[index]!;
  return { deck: twin, state: copy };
};

/** The same in the words of the suite. */
export const hiddenWorld = (
  deck: Deck,
  state: State,
  stream: Stream,
): { readonly world: Deck; readonly state: State } => {
  const twin = hiddenTwin({ deck, state }, stream);
  return { world: twin.deck, state: twin.state };
};

/** Unsearched furniture passes its contents round; the kinds of items stay the same, and so do their indices. */
const rotated = (state: State, furniture: Level['furniture']): Level['furniture'] => {
  const rows = furniture.flatMap((_, row) => (state.searched[row] === 0 ? [row] : []));
  return furniture.map((one, row) => {
    const at = rows.indexOf(row);
    return at < 0 ? one : { ...one, holds: furniture[rows[(at + 1) % rows.length]!]!.holds };
  });
};

// How many hazards bar the lift is known: what spills stays a spill, what bars goes on barring.
const OTHER_KINDS = ['fire', 'vacuum', 'spore-bloom'] as const;

const stirUnseen = (deck: Deck, state: State, stream: Stream): Level => {
  const { level, layout } = deck;
  const { width } = layout.grid;
  const isUnknown = ([x, y]: readonly [number, number]): boolean => state.known[y * width + x] === 0;
  // A control in sight is named for the kind of its hazard.
  const isLabelled = (id: string): boolean => level.controls.some(({ hazard, at }) => hazard === id && !isUnknown(at));
  // A puzzle in sight tells how many doors it unlocks.
  const told = new Set(
    level.puzzles.flatMap(({ at, grants }) =>
      isUnknown(at) || !grants.startsWith('unlock:') ? [] : [grants.slice(7)],
    ),
  );
  const doors = level.doors.map((row) =>
    isUnknown(row.at) && !told.has(row.room) ? { ...row, locked: !row.locked } : row,
  );
  const glyphs = level.map.map((row) => [...row]);
  for (const { at, locked } of doors) glyphs[at[1]]![at[0]] = locked ? '=' : '+';
  const stirred: Level = {
    ...level,
    doors,
    map: glyphs.map((row) => row.join('')),
    rooms: level.rooms.map((row, i) => (state.named[i] === 1 ? row : { ...row, name: `${row.name} Two` })),
    generators: level.generators.map((row) => (isUnknown(row.at) ? { ...row, needs: row.needs + 1 } : row)),
    hazards: level.hazards.map((row, i) =>
      deck.hazards[i]!.isBlocking && state.hazardSeen[i] === 0 && !isLabelled(row.id)
        ? { ...row, kind: OTHER_KINDS[stream.int(3)]! }
        : row,
    ),
  };
  return wallUnseen(deck, state, stirred, stream);
};

/** One floor cell out of sight becomes wall, where its room stays one piece. */
const wallUnseen = (deck: Deck, state: State, level: Level, stream: Stream): Level => {
  const { layout } = deck;
  const { width } = layout.grid;
  const free: number[] = [];
  for (let cell = 0; cell < layout.grid.size; cell++)
    if (state.known[cell] === 0 && level.map[Math.floor(cell / width)]![cell % width] === '.') free.push(cell);
  if (free.length === 0) return level;
  const cell = free[stream.int(free.length)]!;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const walled: Level = {
    ...level,
    map: level.map.map((row, i) => (i === y ? `${row.slice(0, x)}#${row.slice(x + 1)}` : row)),
  };
  if (level.rooms.some(({ at }) => at[0] === x && at[1] === y)) return level;
  const { kind, roomAt } = layoutOf(walled);
  return kind.every((one, at) => one !== ROOM || roomAt[at]! >= 0) ? walled : level;
};
