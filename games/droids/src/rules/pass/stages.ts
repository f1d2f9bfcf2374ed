// The modifier pipeline: robot, then cell, then card change the effect intents of a pass, each telling what it did
// [DD-124…DD-127, DD-131]. Read top to bottom, it is the order of the rules.

import { CARD_KINDS, type ModifierKind, ROBOT_KINDS } from '../../shape/names.ts';
import type { Modifier } from '../../shape/state.ts';
import { FERTILE, terrainAt, terrainName } from '../board.ts';
import { costOf, dampened } from '../cost.ts';
import { cardId } from '../ids.ts';
import { specOf } from '../modifiers.ts';
import type { Run } from '../run.ts';
import { activeOf } from '../suppression.ts';
import { forcedStepBack, hiccup, type Intent, type Pass } from './intent.ts';
import { tellActed } from './record.ts';

/** What the stages made of a pass. */
export interface Staged {
  intents: Intent[];
  isReplaced: boolean;
  isDuplicated: boolean;
  /** The active Corrupt of the card, a Permanent one first. */
  corrupt: Modifier | undefined;
}

export const throughStages = (run: Run, pass: Pass, intents: Intent[]): Staged => {
  const price = priceTale(run, pass);
  robotStage(run, pass, intents, price);
  cellStage(run, pass, intents, price);
  return cardStage(run, pass, intents, price);
};

/** What each modifier did to the price, to be told at its stage; empty where nobody reads. */
interface PriceChange {
  readonly stage: 'robot' | 'cell' | 'card';
  readonly modifier: Modifier | null;
  readonly kind: string;
  readonly amount: number;
}

const priceTale = (run: Run, pass: Pass): readonly PriceChange[] => {
  if (!run.tape.recording) return NO_CHANGES;
  const { world, state } = run;
  const changes: PriceChange[] = [];
  const cost = costOf(world, state, pass.card, pass.cell, (stage, by, amount, modifier) =>
    changes.push({ stage, modifier, kind: by, amount }),
  );
  const floored = Math.max(0, cost.sum);
  // A change that the floor at 0 swallowed changed nothing.
  return changes.filter(({ amount }) => Math.max(0, cost.sum - amount) !== floored);
};

const NO_CHANGES: readonly PriceChange[] = [];

/** In the order of the stage, whatever came first. */
const tellPrices = (
  run: Run,
  pass: Pass,
  price: readonly PriceChange[],
  at: 'robot' | 'card',
  kinds: readonly ModifierKind[],
): void => {
  for (const wanted of price.length === 0 ? [] : kinds)
    for (const { stage, kind, modifier, amount } of price)
      if (stage === at && kind === wanted) tellActed(run, pass, at, wanted, modifier!.source, `cost ${signed(amount)}`);
};

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const robotStage = (run: Run, pass: Pass, intents: readonly Intent[], price: readonly PriceChange[]): void => {
  const { state, world } = run;
  if (state.robot.length === 0) return;
  const fertile = activeOf(state, 'robot', state.robot, 'RangerFertileRest');
  if (fertile !== undefined && terrainAt(state, pass.cell) === FERTILE)
    changeRests(run, pass, intents, 'RangerFertileRest', fertile, specOf(world, 'RangerFertileRest').amount ?? 0, 0);
  tellPrices(run, pass, price, 'robot', ROBOT_KINDS);
  const deep = activeOf(state, 'robot', state.robot, 'DeepRest');
  if (deep !== undefined) changeRests(run, pass, intents, 'DeepRest', deep, specOf(world, 'DeepRest').amount ?? 0, 1);
};

const changeRests = (
  run: Run,
  pass: Pass,
  intents: readonly Intent[],
  kind: ModifierKind,
  modifier: Modifier,
  amount: number,
  least: number,
): void => {
  for (const intent of intents) {
    if (intent.spec.type !== 'Rest' || intent.amount < least) continue;
    const before = intent.amount;
    intent.amount = before + amount;
    if (run.tape.recording) tellActed(run, pass, 'robot', kind, modifier.source, `Rest ${before} → ${intent.amount}`);
  }
};

/** Only terrain changes intents here: a cell's corruption and the like act by being passed on [DD-126]. */
const cellStage = (run: Run, pass: Pass, intents: readonly Intent[], price: readonly PriceChange[]): void => {
  const terrain = terrainAt(run.state, pass.cell);
  const spec = run.world.terrain[terrain]!;
  const tell = (change: string): void =>
    tellActed(run, pass, 'cell', terrainName(terrain), run.world.board.names[pass.cell]!, change);
  for (const { stage, amount } of price) if (stage === 'cell') tell(`cost ${signed(amount)}`);
  for (const intent of intents) {
    if (intent.spec.type === 'Move' && spec.moveEnergy !== 0) {
      intent.moveEnergy = spec.moveEnergy;
      if (run.tape.recording) tell(`Energy ${signed(spec.moveEnergy)} after the Move`);
    } else if (intent.spec.type === 'Rest' && spec.rest !== 0) {
      const before = intent.amount;
      intent.amount = Math.max(0, before + spec.rest);
      if (run.tape.recording && before !== intent.amount) tell(`Rest ${before} → ${intent.amount}`);
    }
  }
};

const cardStage = (run: Run, pass: Pass, intents: Intent[], price: readonly PriceChange[]): Staged => {
  const staged: Staged = { intents, isReplaced: false, isDuplicated: false, corrupt: undefined };
  const list = run.state.cards[pass.card]!;
  if (list.length === 0) return staged;
  tellPrices(run, pass, price, 'card', CARD_KINDS);
  corrupt(run, pass, staged);
  worn(run, pass);
  unreliable(run, pass, staged);
  if (!staged.isReplaced) effective(run, pass, staged);
  return staged;
};

const corrupt = (run: Run, pass: Pass, staged: Staged): void => {
  const { state, world } = run;
  const list = state.cards[pass.card]!;
  const first = activeOf(state, 'card', list, 'Corrupt');
  if (first === undefined) return;
  staged.corrupt = list.find((one) => one.kind === 'Corrupt' && one.duration === 'Permanent') ?? first;
  const changes: string[] = [];
  if (world.rules.flags.corruptMode === 'reverse') {
    const own = staged.intents.length;
    for (let i = 0; i < own; i++) reverse(staged.intents, staged.intents[i]!, changes);
  } else {
    const step = specOf(world, 'Corrupt').amount ?? 0;
    if (run.tape.recording) {
      const cost = costOf(world, state, pass.card, pass.cell);
      if (cost.isDampened) changes.push(`cost ${signed(-step)}`);
    }
    for (const intent of staged.intents) dampen(intent, step, changes);
  }
  if (changes.length > 0 && run.tape.recording)
    tellActed(run, pass, 'card', 'Corrupt', first.source, changes.join(', '));
};

/** Reverse mode: each intent becomes its contrary [DD-172…DD-183]. */
const reverse = (intents: Intent[], intent: Intent, changes: string[]): void => {
  const { spec } = intent;
  switch (spec.type) {
    case 'Move':
      intent.offset = (intent.offset + 3) % 6;
      break;
    case 'Turn':
      intent.amount = -intent.amount;
      break;
    case 'Rest':
      intent.debuffs = ['Corrupt'];
      intents.push(forcedStepBack());
      break;
    case 'ModifyCurrency':
    case 'ImmunizeCard':
      if (spec.canCorrupt !== true) return;
      intent.isReversed = true;
      break;
    default:
      intent.isReversed = true;
  }
  changes.push(`${spec.type} reversed`);
};

/** Dampen mode: every number of its own one step towards 0 [DD-185…DD-187]. */
const dampen = (intent: Intent, step: number, changes: string[]): void => {
  const { spec } = intent;
  if (spec.type === 'Move' || spec.type === 'Turn' || spec.type === 'Rest') {
    const before = intent.amount;
    intent.amount = dampened(before, step);
    if (before !== intent.amount) changes.push(`${spec.type} ${before} → ${intent.amount}`);
  } else if (spec.type === 'Interact' || spec.type === 'TurnToward' || spec.type === 'ModifyCurrency') {
    intent.dampen = step;
    if (spec.type !== 'ModifyCurrency') changes.push(`${spec.type} ${signed(-step)}, at least 1`);
  }
};

const worn = (run: Run, pass: Pass): void => {
  if (!run.tape.recording) return;
  const { state, world } = run;
  const list = state.cards[pass.card]!;
  const first = activeOf(state, 'card', list, 'Worn');
  if (first === undefined) return;
  const { worn: amount } = costOf(world, state, pass.card, pass.cell);
  tellActed(run, pass, 'card', 'Worn', first.source, `cost ${signed(amount)}`);
};

const unreliable = (run: Run, pass: Pass, staged: Staged): void => {
  const { state, world, tape } = run;
  const modifier = activeOf(state, 'card', state.cards[pass.card]!, 'Unreliable');
  if (modifier === undefined) return;
  const spec = specOf(world, 'Unreliable');
  if (world.rules.flags.unreliableMode === 'chance') {
    const { num, den } = spec.chance!;
    if (!tape.dice('unreliable').chance(num, den)) return;
    for (const intent of staged.intents) intent.debuffs = [...intent.debuffs, 'Unreliable'];
    tellActed(run, pass, 'card', 'Unreliable', modifier.source, 'debuffed');
    return;
  }
  if (!countUp(run, 'unreliable', spec.period!)) return;
  staged.isReplaced = true;
  const rest = spec.amount ?? 0;
  staged.intents = [hiccup(rest)];
  state.today.replaced++;
  tellActed(run, pass, 'card', 'Unreliable', modifier.source, 'replaced');
  if (tape.recording)
    tape.emit({ type: 'instructionReplaced', card: cardId(pass.card), source: modifier.source, rest });
};

const effective = (run: Run, pass: Pass, staged: Staged): void => {
  const { state, world, tape } = run;
  const modifier = activeOf(state, 'card', state.cards[pass.card]!, 'Effective');
  if (modifier === undefined) return;
  const spec = specOf(world, 'Effective');
  const isHit =
    world.rules.flags.effectiveMode === 'chance'
      ? tape.dice('effective').chance(spec.chance!.num, spec.chance!.den)
      : countUp(run, 'effective', spec.period!);
  if (!isHit) return;
  staged.isDuplicated = true;
  for (const intent of staged.intents.slice()) staged.intents.push({ ...intent, isCopy: true });
  tellActed(run, pass, 'card', 'Effective', modifier.source, 'duplicated');
};

/** True on the wrap. */
const countUp = ({ state, tape }: Run, counter: 'unreliable' | 'effective', period: number): boolean => {
  const to = (state.counters[counter] + 1) % period;
  state.counters[counter] = to;
  if (tape.recording) tape.emit({ type: 'counterChanged', counter, to, period });
  return to === 0;
};
