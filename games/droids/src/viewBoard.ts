// The board as a player sees it: cells with what lies on them, things with their amounts.

import { isFree, placeOf, stepFrom, terrainAt, terrainName } from './rules/board.ts';
import { isFilled } from './rules/deliver.ts';
import { idOf, thingId } from './rules/ids.ts';
import type { State } from './shape/state.ts';
import type { CellView, PoiView } from './shape/view.ts';
import type { World } from './shape/world.ts';
import { modifierViews } from './viewCards.ts';

export const cellViews = (world: World, state: State): readonly CellView[] => {
  const cells: CellView[] = [];
  for (let cell = 0; cell < world.board.size; cell++) {
    const code = state.thingAt[cell]!;
    cells.push({
      ...placeOf(world.board, cell),
      isRing: world.board.ring[cell] === 1,
      terrain: terrainName(terrainAt(state, cell)),
      base: terrainName(state.terrain[cell]!),
      modifiers: modifierViews(state, 'cell', cell),
      poi: code === 0 ? null : idOf(code),
      isFree: isFree(world, state, cell),
      isVisited: state.visited[cell] === 1,
    });
  }
  return cells;
};

/** Donkeys on the board, sheds, crates, towers, terminals; each kind by id. */
export const poiViews = (world: World, state: State): readonly PoiView[] => {
  const { board, things, rules } = world;
  const at = (cell: number) => placeOf(board, cell);
  return [
    ...state.donkeys.flatMap((cell, i): PoiView[] => {
      if (cell === -1) return [];
      const facing = state.donkeyFacing[i]!;
      const behind = stepFrom(board, cell, (facing + 3) % 6);
      const kickFrom = rules.flags.hasKicks && behind !== -1 ? at(behind) : null;
      return [{ kind: 'Donkey', id: thingId('Donkey', i), ...at(cell), facing, kickFrom }];
    }),
    ...things.sheds.map(
      ({ cell, request }, i): PoiView => ({
        kind: 'Shed',
        id: thingId('Shed', i),
        ...at(cell),
        request,
        received: state.sheds[i]!,
        isFilled: isFilled({ world, state }, i),
        isPriority: state.priorityShed === i,
      }),
    ),
    ...things.crates.map(
      ({ cell }, i): PoiView => ({ kind: 'Crate', id: thingId('Crate', i), ...at(cell), amount: state.crates[i]! }),
    ),
    ...things.towers.map(
      ({ cell, reward }, i): PoiView => ({
        kind: 'Tower',
        id: thingId('Tower', i),
        ...at(cell),
        isActive: state.towers[i] === 1,
        reward: state.tamed[i] === 1 || !rules.flags.hasTowerRewards ? null : reward,
      }),
    ),
    ...things.terminals.map(
      ({ cell, reward }, i): PoiView => ({
        kind: 'Terminal',
        id: thingId('Terminal', i),
        ...at(cell),
        isUsed: state.terminals[i] === 2,
        reward: state.terminals[i] === 0 ? null : reward,
      }),
    ),
  ];
};
