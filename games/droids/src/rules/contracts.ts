// Contracts: two are offered on entering the bay, one is taken, and its day pays [DD-424…DD-435].

import type { ContractSpec } from '../shape/ruleset.ts';
import { modifyCurrency } from './currency.ts';
import { measureOf } from './measure.ts';
import { addModifier, modifierOf } from './modifiers.ts';
import type { Run } from './run.ts';

/** The first from all, the second from those with another tag. */
export const offerContracts = (run: Run): void => {
  const { state, tape, world } = run;
  const { contracts } = world.rules;
  tape.hidden('contracts');
  const stream = tape.dice('contract');
  const first = stream.int(contracts.length);
  const others = contracts.map((_, i) => i).filter((i) => contracts[i]!.tag !== contracts[first]!.tag);
  state.contractOffer = [first, stream.pick(others)];
  state.contract = null;
  if (tape.recording)
    tape.emit({ type: 'contractOffered', contracts: state.contractOffer.map((i) => contracts[i]!.name) });
};

export const chooseContract = (run: Run, index: number): void => {
  const { state, tape, world } = run;
  const contract = state.contractOffer![index]!;
  const spec = world.rules.contracts[contract]!;
  state.contract = contract;
  state.contractOffer = null;
  if (tape.recording) tape.emit({ type: 'contractChosen', contract: spec.name });
  if (spec.modifier !== null) addModifier(run, 'robot', 0, modifierOf(spec.modifier, 'Temporary', spec.name));
};

/** What the contract would pay as the day stands. */
export const contractPay = (
  run: Pick<Run, 'world' | 'state'>,
): { readonly measure: number; readonly energy: number; readonly stability: number } => {
  const { state, world } = run;
  if (state.contract === null) return { measure: 0, energy: 0, stability: 0 };
  const spec = world.rules.contracts[state.contract]!;
  const measure = measureOf(run, spec.measure);
  return { measure, ...payFor(spec, measure) };
};

export const payFor = (
  { per, most, energy, stability }: ContractSpec,
  measure: number,
): { readonly energy: number; readonly stability: number } => {
  const times = Math.min(Math.floor(measure / per), most ?? Number.MAX_SAFE_INTEGER);
  return { energy: energy * times, stability: stability * times };
};

/** Paid at the end of its day; an unpaid one costs nothing [DD-435]. */
export const settleContract = (run: Run): void => {
  const { state, tape, world } = run;
  if (state.contract === null) return;
  const { energy, stability } = contractPay(run);
  const { name } = world.rules.contracts[state.contract]!;
  state.contract = null;
  if (energy === 0 && stability === 0) return;
  state.contractsPaid++;
  if (tape.recording) tape.emit({ type: 'contractPaid', contract: name, amount: energy, stability });
  modifyCurrency(run, 'Energy', energy, 'contract');
  modifyCurrency(run, 'Stability', stability, 'contract');
};
