// Modifiers come and go: refreshes, stacks, the currency a modifier takes on arrival and gives back [DD-155…DD-162].

import { neverChanges } from '@interlock/kernel';
import type { Duration, ModifierKind } from '../shape/names.ts';
import type { ModifierSpec } from '../shape/ruleset.ts';
import type { Modifier, Modifiers, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { modifyCurrency } from './currency.ts';
import type { Run } from './run.ts';
import { type Carrier, entityOf, listOf, type Scope, watchSuppression } from './suppression.ts';

export const NONE: Modifiers = neverChanges([]);
const OF_NOTHING: readonly ModifierKind[] = [];

export const modifierOf = (
  kind: ModifierKind,
  duration: Duration,
  source: string,
  of: readonly ModifierKind[] = OF_NOTHING,
): Modifier => ({ kind, duration, source, stacks: 1, of, taken: 0 });

export const specOf = (world: World, kind: ModifierKind): ModifierSpec => world.rules.modifiers[kind];

export const isNegative = (world: World, kind: ModifierKind): boolean => specOf(world, kind).sign === 'negative';

/** The same (kind, duration, source); immunities of different kinds are different kinds [DD-157]. */
const isSame = (a: Modifier, b: Modifier): boolean =>
  a.kind === b.kind &&
  a.duration === b.duration &&
  a.source === b.source &&
  a.of.length === b.of.length &&
  a.of.every((kind, i) => kind === b.of[i]);

const setList = (state: State, carrier: Carrier, index: number, list: Modifiers): void => {
  if (carrier === 'robot') state.robot = neverChanges(list);
  else if (carrier === 'card') state.cards = neverChanges(state.cards.with(index, list));
  else state.cells = neverChanges(state.cells.with(index, list));
};

/** Puts a modifier on a carrier; one it has already is refreshed, a Worn one gains a stack. */
export const addModifier = (run: Run, carrier: Carrier, index: number, modifier: Modifier): void => {
  const { state, tape } = run;
  const list = listOf(state, carrier, index);
  let at = -1;
  for (let i = 0; i < list.length && at === -1; i++) if (isSame(list[i]!, modifier)) at = i;
  if (at !== -1 && modifier.kind !== 'Worn') {
    if (tape.recording) {
      const entity = entityOf(run, carrier, index);
      const { kind, duration, source, of } = modifier;
      if (of.length === 0) tape.emit({ type: 'modifierRefreshed', entity, kind, duration, source });
      else tape.emit({ type: 'modifierRefreshed', entity, kind, duration, source, of });
    }
    return;
  }
  if (at !== -1) {
    const stacks = list[at]!.stacks + 1;
    setList(state, carrier, index, list.with(at, { ...list[at]!, stacks }));
    tellAdded(run, carrier, index, modifier, stacks);
    return;
  }
  watchSuppression(run, scopeOf(modifier.kind, carrier, index), () => {
    setList(state, carrier, index, list.length === 0 ? [modifier] : [...list, modifier]);
    tellAdded(run, carrier, index, modifier, modifier.stacks);
  });
  const { arrival } = specOf(run.world, modifier.kind);
  if (arrival === undefined) return;
  const now = state.purse[arrival.field];
  const least = arrival.least ?? 0;
  const wanted = arrival.amount < 0 ? Math.max(arrival.amount, Math.min(0, least - now)) : arrival.amount;
  const taken = modifyCurrency(run, arrival.field, wanted, modifier.kind);
  if (taken === 0) return;
  const grown = listOf(state, carrier, index);
  setList(state, carrier, index, grown.with(grown.length - 1, { ...modifier, taken }));
};

/** Takes a modifier off its carrier and gives back what it took. */
export const removeModifier = (run: Run, carrier: Carrier, index: number, modifier: Modifier, reason: string): void => {
  const { state, tape, world } = run;
  watchSuppression(run, scopeOf(modifier.kind, carrier, index), () => {
    const rest = listOf(state, carrier, index).filter((one) => one !== modifier);
    setList(state, carrier, index, rest.length === 0 ? NONE : rest);
    if (!tape.recording) return;
    const entity = entityOf(run, carrier, index);
    const { kind, duration, source, of } = modifier;
    if (of.length === 0) tape.emit({ type: 'modifierRemoved', entity, kind, duration, source, reason });
    else tape.emit({ type: 'modifierRemoved', entity, kind, duration, source, of, reason });
  });
  const { arrival } = specOf(world, modifier.kind);
  if (arrival === undefined) return;
  const isNominal = modifier.kind === 'HeatWave' && world.rules.flags.heatWaveRestore === 'nominal';
  modifyCurrency(run, arrival.field, -(isNominal ? arrival.amount : modifier.taken), modifier.kind);
};

/** All modifiers of a duration go: robot by arrival, cells in canonical order, cards by id [DD-102, DD-313]. */
export const removeDuration = (run: Run, duration: Duration, reason: string): void => {
  const { state } = run;
  removeFrom(run, 'robot', 0, duration, reason);
  for (let cell = 0; cell < state.cells.length; cell++) removeFrom(run, 'cell', cell, duration, reason);
  for (let card = 0; card < state.cards.length; card++) removeFrom(run, 'card', card, duration, reason);
};

const removeFrom = (run: Run, carrier: Carrier, index: number, duration: Duration, reason: string): void => {
  const list = listOf(run.state, carrier, index);
  if (list.length === 0) return;
  for (const modifier of list)
    if (modifier.duration === duration) removeModifier(run, carrier, index, modifier, reason);
};

/** Whom a modifier of this kind may suppress or free by coming or going. */
const scopeOf = (kind: ModifierKind, carrier: Carrier, index: number): Scope =>
  kind === 'GlobalImmunity' ? 'all' : { carrier, index };

/** Written out, not spread: a night takes dozens of modifiers off, and each of them is told. */
const tellAdded = (run: Run, carrier: Carrier, index: number, modifier: Modifier, stacks: number): void => {
  if (!run.tape.recording) return;
  const entity = entityOf(run, carrier, index);
  const { kind, duration, source, of } = modifier;
  if (of.length === 0) run.tape.emit({ type: 'modifierAdded', entity, kind, duration, source, stacks });
  else run.tape.emit({ type: 'modifierAdded', entity, kind, duration, source, of, stacks });
};
