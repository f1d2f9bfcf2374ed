// What makes a card on the tape unstable and why: shown whatever the preview shows [DD-519, DD-520].

import { spaced } from '../data/intentText.ts';
import { typeName } from '../rules/ids.ts';
import { suppressorsOf } from '../rules/suppression.ts';
import type { Modifier, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';

export interface Badge {
  readonly kind: string;
  readonly source: string;
  readonly text: string;
  readonly suppressedBy: readonly string[];
}

/** Where a modifier that came from a cell was picked up, by the name of the cell. */
export type Entered = ReadonlyMap<string, number>;

/** The towers in whose aura a cell lies, by the name it has as a source. */
export const towersBehind = (world: World, state: State, source: string): readonly string[] => {
  const cell = world.board.names.indexOf(source);
  const modifiers = cell < 0 ? [] : state.cells[cell]!;
  return modifiers.flatMap(({ source: from }) => (/^T\d+$/.test(from) ? [from] : []));
};

/** Behind a cell: the tower whose aura it is, or its own corruption. */
export const behindCell = (world: World, state: State, source: string): string => {
  const towers = towersBehind(world, state, source);
  return towers.length === 0 ? '' : `, aura of tower ${towers.join(' and ')}`;
};

const sourceWords = (world: World, state: State, { source }: Modifier, entered: Entered): string => {
  if (!source.startsWith('cell(')) return /^c\d+$/.test(source) ? cardName(world, state, source) : spaced(source);
  const slot = entered.get(source);
  const where = source.replace('cell', 'cell ');
  return `${where}${slot === undefined ? '' : `, entered in slot ${slot + 1}`}${behindCell(world, state, source)}`;
};

const cardName = (world: World, state: State, id: string): string => {
  const card = Number(id.slice(1)) - 1;
  return card < state.types.length ? `${typeName(world, state.types[card]!)} ${id}` : id;
};

/** The size of it: odds, counter, or nothing more to say. */
const sizeWords = (world: World, state: State, kind: string, slot: number, slots: number): string => {
  const { flags, modifiers } = world.rules;
  const odds = (one: { readonly num: number; readonly den: number } | undefined) =>
    one === undefined ? '' : ` ${one.num}/${one.den}`;
  if (kind === 'Unreliable')
    return flags.unreliableMode === 'chance'
      ? `Unreliable${odds(modifiers.Unreliable.chance)}`
      : `Unreliable: counter ${state.counters.unreliable} of ${modifiers.Unreliable.period ?? 0}`;
  if (kind === 'Effective')
    return flags.effectiveMode === 'chance'
      ? `Effective${odds(modifiers.Effective.chance)}`
      : `Effective: counter ${state.counters.effective} of ${modifiers.Effective.period ?? 0}`;
  if (kind !== 'RaceCondition') return spaced(kind);
  const partner = slot + 1 < slots ? ` with slot ${slot + 2}` : '';
  if (flags.raceMode === 'chance') return `Race risk${odds(modifiers.RaceCondition.chance)}${partner}`;
  return partner === '' ? 'Race Condition (last slot: stays)' : `swaps${partner}`;
};

/** The badges of a card in a slot, active ones first. */
export const badgesOf = (
  world: World,
  state: State,
  card: number,
  slot: number,
  slots: number,
  entered: Entered,
): readonly Badge[] => {
  const list = state.cards[card]!;
  const badges = list.flatMap((modifier): Badge[] => {
    const { kind, source } = modifier;
    if (kind === 'Immunity' || kind === 'Nullified') return [];
    const suppressedBy = suppressorsOf(state, 'card', list, modifier);
    const size = sizeWords(world, state, kind, slot, slots);
    return [{ kind, source, suppressedBy, text: `${size} (${sourceWords(world, state, modifier, entered)})` }];
  });
  return badges.sort((a, b) => a.suppressedBy.length - b.suppressedBy.length);
};
