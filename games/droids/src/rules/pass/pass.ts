// A pass: one execution of one card, in the seven steps of the rules [DD-121…DD-142].

import type { Outcome } from '../../shape/names.ts';
import { costOf, costParts } from '../cost.ts';
import { modifyCurrency } from '../currency.ts';
import { cardId, typeName } from '../ids.ts';
import { addModifier, modifierOf, specOf } from '../modifiers.ts';
import type { Run } from '../run.ts';
import { execute } from './execute.ts';
import { type Intent, intentOf, type Pass } from './intent.ts';
import { reExecute } from './reexec.ts';
import { type Staged, throughStages } from './stages.ts';

const NO_SHEDS: readonly number[] = [];

export const runPass = (run: Run, card: number, kind: 'slot' | 'reexec'): void => {
  const { state, tape, world } = run;
  const program = state.program!;
  program.passes++;
  const slot = kind === 'slot' ? program.slot : program.order.indexOf(card);
  const cell = state.at;
  const pass: Pass = {
    card,
    slot,
    kind,
    cell,
    paid: 0,
    hasOverspilled: false,
    hasRefunded: false,
    filled: NO_SHEDS,
    credited: 0,
  };
  const type = state.types[card]!;
  if (tape.recording)
    tape.emit({ type: 'instructionStarted', slot, card: cardId(card), cardType: typeName(world, type), kind });
  // Step 1: the card's own intents
  const { intents: specs } = world.cardTypes[type]!.spec;
  const intents: Intent[] = [];
  for (let i = 0; i < specs.length; i++) intents.push(intentOf(specs[i]!));
  // Steps 2 to 4: the price, before any chance or counter acts
  const cost = costOf(world, state, card, cell);
  if (state.purse.Energy < cost.total) {
    skip(run, pass, cost.total);
    return;
  }
  pass.paid = cost.total;
  if (cost.total > 0) modifyCurrency(run, 'Energy', -cost.total, 'cost');
  state.passes[card]!++;
  state.today.instructionsUsed++;
  program.instructions++;
  if (cost.saved > 0) state.today.energySaved += cost.saved;
  if (kind === 'reexec') {
    state.today.extraActions++;
    state.today.extraPasses++;
  }
  // Step 5: robot, cell, card
  const staged = throughStages(run, pass, intents);
  if (staged.isDuplicated) state.today.extraPasses++;
  // Step 6: the intents in their order
  const outcome = executeAll(run, pass, staged);
  // Step 7: wear, and the end of it
  if (staged.corrupt !== undefined && !staged.isReplaced) wear(run, card, staged.corrupt.duration === 'Permanent');
  settle(run, pass, outcome);
  finish(run, pass, outcome);
};

const skip = (run: Run, pass: Pass, need: number): void => {
  const { state, tape, world } = run;
  if (tape.recording)
    tape.emit({
      type: 'instructionSkipped',
      slot: pass.slot,
      card: cardId(pass.card),
      reason: 'energy',
      need,
      have: state.purse.Energy,
      parts: costParts(world, state, pass.card, pass.cell),
    });
  finish(run, pass, 'skipped');
};

const executeAll = (run: Run, pass: Pass, staged: Staged): Outcome => {
  let executed = 0;
  let effects = 0;
  for (const intent of staged.intents) {
    if (intent.debuffs.length > 0 && !intent.isForced) {
      if (run.tape.recording)
        run.tape.emit({
          type: 'intentSkipped',
          card: cardId(pass.card),
          intent: intent.spec.type,
          debuffs: intent.debuffs,
        });
      continue;
    }
    executed++;
    if (intent.isCopy) run.state.today.extraActions++;
    if (effectOf(run, pass, intent)) effects++;
  }
  if (staged.isReplaced) return 'replaced';
  if (staged.intents.length > 0 && executed === 0) return 'debuffed';
  return executed > 0 && effects === 0 ? 'failed' : 'ok';
};

const effectOf = (run: Run, pass: Pass, intent: Intent): boolean =>
  intent.spec.type === 'ReExecute'
    ? reExecute(run, pass, intent, intent.spec.count, runPass)
    : execute(run, pass, intent);

/** A corrupt card that ran wears, up to its most stacks over both durations [DD-188, DD-189]. */
const wear = (run: Run, card: number, isPermanent: boolean): void => {
  const { state, world } = run;
  if (world.rules.flags.corruptMode !== 'dampenWear') return;
  let stacks = 0;
  for (const modifier of state.cards[card]!) if (modifier.kind === 'Worn') stacks += modifier.stacks;
  if (stacks >= (specOf(world, 'Worn').amount ?? 0)) return;
  addModifier(run, 'card', card, modifierOf('Worn', isPermanent ? 'Permanent' : 'Temporary', 'wear'));
  state.today.worn++;
};

/** What contracts and assignments count per instruction. */
const settle = ({ state, world }: Run, pass: Pass, outcome: Outcome): void => {
  if (outcome === 'debuffed' || outcome === 'replaced') state.today.fizzles++;
  if (pass.credited === 0) return;
  if (pass.credited > state.today.heaviest) state.today.heaviest = pass.credited;
  const contract = state.contract === null ? undefined : world.rules.contracts[state.contract];
  if (contract?.measure === 'heavyInstructions' && pass.credited >= contract.at) state.today.heavyInstructions++;
};

const finish = ({ state, tape, world }: Run, pass: Pass, outcome: Outcome): void => {
  if (!tape.recording) return;
  const { Energy: energy, Carry: carry, Delivery: delivery, MaxCarry: maxCarry } = state.purse;
  const q = world.board.q[state.at]!;
  const r = world.board.r[state.at]!;
  const after = { q, r, facing: state.facing, energy, carry, delivery, maxCarry };
  tape.emit({ type: 'instructionFinished', slot: pass.slot, card: cardId(pass.card), outcome, after });
};
