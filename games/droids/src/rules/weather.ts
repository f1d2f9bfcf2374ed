// Weather: terrain that lies over the ground for a day [DD-254, DD-255, DD-367…DD-370, DD-379].

import { neverChanges } from '@interlock/kernel';
import { TERRAINS, type Terrain } from '../shape/names.ts';
import type { GlitchEffect } from '../shape/ruleset.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { cellAt, terrainAt, terrainName } from './board.ts';
import type { Run } from './run.ts';

type Weather = Extract<GlitchEffect, { type: 'weather' }>;

export interface WeatherChange {
  readonly cell: number;
  readonly to: Terrain;
  /** Certain, or by a roll of the ruleset's weather chance. */
  readonly isCertain: boolean;
}

/** What the weather would change, read from the terrain as it is now; playable cells in canonical order. */
export const weatherChanges = (world: World, state: State, effect: Weather): readonly WeatherChange[] => {
  const isChance = world.rules.flags.weatherMode === 'chance';
  const changes: WeatherChange[] = [];
  for (let cell = 0; cell < world.board.size; cell++) {
    if (world.board.ring[cell] === 1) continue;
    const terrain = terrainName(terrainAt(state, cell));
    const always = effect.always.find(({ from }) => from === terrain);
    if (always !== undefined) changes.push({ cell, to: always.to, isCertain: true });
    else if (effect.spread?.from === terrain && (isChance || isNear(world, state, cell, effect.spread.near)))
      changes.push({ cell, to: effect.spread.to, isCertain: !isChance });
  }
  return changes;
};

const isNear = (world: World, state: State, cell: number, near: readonly Terrain[]): boolean => {
  let count = 0;
  for (let way = 0; way < 6; way++) {
    const next = world.board.next[cell * 6 + way]!;
    if (next !== -1 && world.board.ring[next] === 0 && near.includes(terrainName(terrainAt(state, next)))) count++;
  }
  return count >= world.rules.numbers.weather.neighbours;
};

export const bringWeather = (run: Run, effect: Weather, cause: string): void => {
  const { state, tape, world } = run;
  const { num, den } = world.rules.numbers.weather.chance;
  const changed: { q: number; r: number; from: Terrain; to: Terrain }[] = [];
  for (const { cell, to, isCertain } of weatherChanges(world, state, effect)) {
    if (!isCertain && !tape.dice('weather').chance(num, den)) continue;
    const from = terrainName(terrainAt(state, cell));
    changed.push({ q: world.board.q[cell]!, r: world.board.r[cell]!, from, to });
  }
  if (changed.length === 0) return;
  const weather = state.weather.slice();
  for (const { q, r, to } of changed) weather[cellAt(world.board, q, r)] = TERRAINS.indexOf(to) + 1;
  state.weather = neverChanges(weather);
  if (tape.recording) tape.emit({ type: 'weatherChanged', cells: changed, cause });
};

/** When Scoring is entered the ground shows again. */
export const clearWeather = ({ state, tape, world }: Run): void => {
  const cells: { q: number; r: number; from: Terrain; to: Terrain }[] = [];
  let hasCleared = false;
  for (let cell = 0; cell < state.weather.length; cell++) {
    if (state.weather[cell] === 0) continue;
    hasCleared = true;
    const from = terrainName(terrainAt(state, cell));
    const to = terrainName(state.terrain[cell]!);
    // The ground may have been treated under the weather and look the same now.
    if (from !== to) cells.push({ q: world.board.q[cell]!, r: world.board.r[cell]!, from, to });
  }
  if (!hasCleared) return;
  state.weather = neverChanges(new Uint8Array(state.weather.length));
  if (tape.recording && cells.length > 0) tape.emit({ type: 'weatherChanged', cells, cause: 'dayEnd' });
};
