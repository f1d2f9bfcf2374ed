// The preview of a tape [DD-502 to DD-514]: slot by slot, with the rules' own passes, every chance followed both ways and
// equal outcomes merged. It reads what is public: no dice, no order of the pile.

import { costOf } from '../rules/cost.ts';
import { dayEndReasons } from '../rules/day.ts';
import { cardId, typeName } from '../rules/ids.ts';
import { tapeSpace } from '../rules/piles.ts';
import { beginProgram, runSlot } from '../rules/program.ts';
import { DAY_END_REASONS, type DayEndReason } from '../shape/names.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { type Badge, badgesOf } from './badges.ts';
import { type Branch, branchesOf } from './branches.ts';
import { Keys } from './keys.ts';
import { commonDen, type Fraction, fraction, oddsOf, wholeOf } from './odds.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { type StageLine, stagesOf } from './stages.ts';

export interface SlotPreview {
  readonly slot: number;
  readonly card: string;
  readonly cardType: string;
  readonly cost: number;
  /** Beyond the preview: only card, cost and badges are known. */
  readonly hidden: boolean;
  readonly tooUncertain: boolean;
  readonly why: string | null;
  readonly badges: readonly Badge[];
  readonly outcomes: readonly Outcome[];
  readonly stages: readonly StageLine[];
  readonly ahead: readonly Ahead[];
}

export interface TapePreview {
  /** How many slots may be predicted. */
  readonly limit: number;
  readonly slots: readonly SlotPreview[];
  /** As committed; `order` and the slots are as executed. */
  readonly tape: readonly string[];
  /** The executed order that is most likely, and the odds of every card in every slot. */
  readonly order: readonly string[];
  readonly orders: readonly (readonly ({ readonly card: string } & Fraction)[])[];
  readonly space: { readonly used: number; readonly of: number };
  /** Whether the day ends after this program; null where it cannot be told within the preview. */
  readonly dayEnd: (Fraction & { readonly reasons: readonly string[] }) | null;
}

/** Ways after a slot, the most likely first. */
type Ways = readonly Branch[];

export const tapePreview = (world: World, state: State, tape: readonly number[]): TapePreview => {
  const { maxStates, maxQuarterPower } = world.rules.numbers.preview;
  const whole = wholeOf(maxQuarterPower);
  const limit = Math.min(state.purse.Preview, tape.length);
  const begun = branchesOf(world, state, whole, (run) => beginProgram(run, tape));
  const slots: SlotPreview[] = [];
  const keys = new Keys(state);
  let ways = begun === null ? null : merged(keys, begun);
  const orders = ordersOf(ways, tape, whole);
  const order = ways?.[0]?.state.program?.order ?? tape;
  const entered = new Map<string, number>();
  for (let slot = 0; slot < tape.length; slot++) {
    const before: State = ways?.[0]?.state ?? state;
    const isShown = slot < limit && ways !== null;
    const raw: Ways | null = isShown ? step(world, ways!) : null;
    const after: Ways | null = raw === null ? null : merged(keys, raw);
    const isTooMany = isShown && (after === null || after.length > maxStates);
    const card = (isShown ? before.program?.order[slot] : order[slot]) ?? tape[slot]!;
    const known = isShown && !isTooMany ? after! : null;
    const settled = slot < limit && ways === null;
    slots.push({
      ...{ slot, card: cardId(card), cardType: typeName(world, state.types[card]!) },
      cost: costOf(world, before, card, before.at).total,
      hidden: slot >= limit,
      tooUncertain: isTooMany || settled,
      why: isTooMany || settled ? `more than ${maxStates} ways lead on from here` : null,
      badges: badgesOf(world, before, card, slot, tape.length, entered),
      outcomes: known === null ? [] : outcomesOf(world, known, whole),
      stages: known === null ? [] : stagesOf(world, before, known[0]!, card),
      ahead: known === null ? [] : aheadOf({ world, ways: raw!, whole }), // before merging: what happened differs
    });
    if (known !== null) for (const name of enteredIn(world, known[0]!)) entered.set(name, slot);
    ways = known;
  }
  return {
    ...{ limit, slots, tape: tape.map(cardId), order: order.map(cardId), orders },
    space: { used: tapeSpace(world, state, tape), of: state.purse.TapeLength },
    dayEnd: dayEndOf(world, state, tape, ways, whole),
  };
};

/** One slot further on every way; null where odds could no longer be told exactly. */
const step = (world: World, ways: Ways): Ways | null => {
  const found: Branch[] = [];
  for (const { state, weight } of ways) {
    const next = branchesOf(world, state, weight, runSlot);
    if (next === null) return null;
    found.push(...next);
  }
  return found;
};

const merged = (keys: Keys, branches: readonly Branch[]): Ways => {
  if (branches.length === 1) return branches;
  const byKey = new Map<string, Branch[]>();
  for (const branch of branches) {
    const key = keys.of(branch.state);
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, [branch]);
    else group.push(branch);
  }
  const ways = [...byKey.values()].map((group): Branch => {
    const [first] = group.sort((a, b) => b.weight - a.weight);
    return { ...first!, weight: group.reduce((sum, { weight }) => sum + weight, 0) };
  });
  return ways.sort((a, b) => b.weight - a.weight);
};

const ordersOf = (ways: Ways | null, tape: readonly number[], whole: number): TapePreview['orders'] =>
  tape.map((own, slot) => {
    const weights = new Map<number, number>();
    for (const { state, weight } of ways ?? []) {
      const card = state.program?.order[slot] ?? own;
      weights.set(card, (weights.get(card) ?? 0) + weight);
    }
    const den = commonDen([...weights.values()], whole);
    return [...weights.entries()]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([card, weight]) => ({ card: cardId(card), ...fraction(weight, whole, den) }));
  });

/** Cells that passed something on in this slot, by name. */
const enteredIn = ({ board }: World, { events }: Branch): readonly string[] =>
  events.flatMap((event) => {
    if (event.type !== 'avatarMoved') return [];
    const cell = board.names.find((name) => name === `cell(${event.to.q},${event.to.r})`);
    return cell === undefined ? [] : [cell];
  });

/** Programs and pile are known before the program runs; Energy and sheds only where every slot was predicted. */
const dayEndOf = (
  world: World,
  state: State,
  tape: readonly number[],
  ways: Ways | null,
  whole: number,
): TapePreview['dayEnd'] => {
  const sure = [...(state.programsLeft <= 1 ? ['programs'] : []), ...(state.pile.length === 0 ? ['deck'] : [])];
  if (sure.length > 0 && ways === null) return { num: 1, den: 1, reasons: sure };
  if (ways === null) return null;
  if (tape.length > 0 && ways[0]?.state.program?.slot !== tape.length) return null;
  let weight = 0;
  const reasons = new Set<DayEndReason>();
  for (const way of ways) {
    const ends = dayEndReasons({ world, state: way.state });
    if (ends.length === 0) continue;
    weight += way.weight;
    for (const reason of ends) reasons.add(reason);
  }
  return { ...oddsOf(weight, whole), reasons: DAY_END_REASONS.filter((reason) => reasons.has(reason)) };
};
