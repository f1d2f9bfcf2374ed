// What keeps a modifier from acting: derived from the state at the moment of use, never stored [DD-163…DD-170].

import type { Entity } from '../shape/events.ts';
import type { ModifierKind } from '../shape/names.ts';
import type { Modifier, Modifiers, State } from '../shape/state.ts';
import { cardId, thingId, towerOf } from './ids.ts';
import type { Run } from './run.ts';

/** What carries modifiers: the robot (index 0), a card or a cell by number. */
export type Carrier = 'robot' | 'card' | 'cell';

export const isActive = (state: State, carrier: Carrier, list: Modifiers, modifier: Modifier): boolean => {
  const { kind } = modifier;
  if (carrier === 'card') {
    for (let i = 0; i < list.length; i++) {
      const other = list[i]!;
      if (other === modifier) continue;
      if (other.kind === 'Nullified' && kind !== 'Nullified') return false;
      if (other.kind === 'Immunity' && other.of.includes(kind)) return false;
    }
  } else if (carrier === 'cell' && kind === 'Unreliable') {
    if (state.towers[towerOf(modifier.source)] === 0) return false;
  }
  return !isGloballyImmune(state, kind);
};

export const isGloballyImmune = (state: State, kind: ModifierKind): boolean => {
  for (let i = 0; i < state.robot.length; i++) {
    const modifier = state.robot[i]!;
    if (modifier.kind === 'GlobalImmunity' && modifier.of.includes(kind)) return true;
  }
  return false;
};

/** The first active instance of a kind; undefined: nothing of it acts. */
export const activeOf = (state: State, carrier: Carrier, list: Modifiers, kind: ModifierKind): Modifier | undefined => {
  for (let i = 0; i < list.length; i++) {
    const modifier = list[i]!;
    if (modifier.kind === kind && isActive(state, carrier, list, modifier)) return modifier;
  }
  return undefined;
};

/** Everything that suppresses it, in words. */
export const suppressorsOf = (
  state: State,
  carrier: Carrier,
  list: Modifiers,
  modifier: Modifier,
): readonly string[] => {
  const found: string[] = [];
  const { kind } = modifier;
  if (carrier === 'card') {
    for (const other of list) {
      if (other === modifier) continue;
      if (other.kind === 'Immunity' && other.of.includes(kind)) found.push(`Immunity(${kind})`);
      if (other.kind === 'Nullified' && kind !== 'Nullified') found.push('Nullified');
    }
  }
  if (isGloballyImmune(state, kind)) found.push('GlobalImmunity');
  if (carrier === 'cell' && kind === 'Unreliable') {
    const tower = towerOf(modifier.source);
    if (state.towers[tower] === 0) found.push(thingId('Tower', tower));
  }
  return [...new Set(found)];
};

export const listOf = (state: State, carrier: Carrier, index: number): Modifiers =>
  carrier === 'robot' ? state.robot : carrier === 'card' ? state.cards[index]! : state.cells[index]!;

export const entityOf = (run: Run, carrier: Carrier, index: number): Entity => {
  if (carrier === 'robot') return { is: 'robot' };
  if (carrier === 'card') return { is: 'card', card: cardId(index) };
  return { is: 'cell', q: run.world.board.q[index]!, r: run.world.board.r[index]! };
};

/** Where a change may suppress or restore something: one carrier, all cells, or everything. */
export type Scope = { readonly carrier: Carrier; readonly index: number } | 'cells' | 'all';

/** Makes the change and tells right behind it which modifiers stopped or began to act [DD-170]. */
export const watchSuppression = (run: Run, scope: Scope, change: () => void): void => {
  if (!run.tape.recording) {
    change();
    return;
  }
  // One modifier may lie on many carriers as the same object, suppressed on one and not on the other.
  const before = new Map<string, Map<Modifier, string>>();
  for (const { carrier, index, modifier, by } of suppressedIn(run.state, scope)) {
    if (by.length === 0) continue;
    const key = carrier + index;
    before.set(key, (before.get(key) ?? new Map()).set(modifier, by[0]!));
  }
  change();
  for (const { carrier, index, modifier, by } of suppressedIn(run.state, scope)) {
    const was = before.get(carrier + index)?.get(modifier);
    if ((was !== undefined) === by.length > 0) continue;
    const { kind, duration, source } = modifier;
    const words = { entity: entityOf(run, carrier, index), kind, duration, source };
    if (was !== undefined) run.tape.emit({ type: 'modifierRestored', ...words, by: was });
    else run.tape.emit({ type: 'modifierSuppressed', ...words, by: by[0]! });
  }
};

interface Suppressed {
  readonly carrier: Carrier;
  readonly index: number;
  readonly modifier: Modifier;
  readonly by: readonly string[];
}

/** Every modifier of the scope: robot, then cells in canonical order, then cards by id. */
const suppressedIn = (state: State, scope: Scope): readonly Suppressed[] => {
  const found: Suppressed[] = [];
  const look = (carrier: Carrier, index: number): void => {
    const list = listOf(state, carrier, index);
    for (const modifier of list)
      found.push({ carrier, index, modifier, by: suppressorsOf(state, carrier, list, modifier) });
  };
  if (typeof scope === 'object') {
    look(scope.carrier, scope.index);
    return found;
  }
  if (scope === 'all') look('robot', 0);
  for (let cell = 0; cell < state.cells.length; cell++) look('cell', cell);
  if (scope === 'all') for (let card = 0; card < state.cards.length; card++) look('card', card);
  return found;
};
