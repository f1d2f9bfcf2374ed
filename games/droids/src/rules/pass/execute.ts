// What each intent does when its turn in the pass has come [DD-134]: one branch per type. Each answers whether it had an
// effect [DD-122].

import { CURRENCIES } from '../../shape/names.ts';
import type { Deltas } from '../../shape/ruleset.ts';
import { FERTILE, terrainAt } from '../board.ts';
import { dampened } from '../cost.ts';
import { modifyCurrency } from '../currency.ts';
import { courierOverspill } from '../deliver.ts';
import type { Run } from '../run.ts';
import { cleanNext, copyNext, immunizeFollowing, modifyFollowing, nullify, reflash } from './cardIntents.ts';
import type { Intent, Pass } from './intent.ts';
import { interact } from './interact.ts';
import { hop, walk } from './move.ts';
import { treatCell } from './treat.ts';
import { turn, turnToward } from './turn.ts';

/** Its own effect, its result, then the follow-ups modifiers attached. */
export const execute = (run: Run, pass: Pass, intent: Intent): boolean => {
  const { spec } = intent;
  switch (spec.type) {
    case 'Move':
      return move(run, intent, spec.ignoreBlocking === true, spec.sidestep ?? 0);
    case 'Turn':
      return turn(run, intent.amount);
    case 'Rest':
      return rest(run, pass, intent.amount);
    case 'Interact':
      return interact(run, pass, intent, spec);
    case 'ModifyCurrency':
      return change(run, pass, intent, spec.deltas);
    case 'AddCardModifier':
      return modifyFollowing(run, pass, intent, spec.kind, spec.duration);
    case 'ImmunizeCard':
      return immunizeFollowing(run, pass, intent, spec.kind, spec.duration);
    case 'NullifyCard':
      return nullify(run, pass, intent, spec.duration);
    case 'TreatCell':
      return treatCell(run, pass, intent);
    case 'ReExecute':
      return false; // the pass itself starts further passes
    case 'RemoveCardModifiers':
      return cleanNext(run, pass, spec.count);
    case 'ReflashCard':
      return reflash(run, pass);
    case 'CopyCard':
      return copyNext(run, pass, intent);
    case 'TurnToward':
      return turnToward(run, pass, intent);
  }
};

const move = (run: Run, intent: Intent, isHop: boolean, sidestep: number): boolean => {
  const { state } = run;
  const way = (state.facing + intent.offset) % 6;
  const moved = isHop ? hop(run, way, intent.amount) : walk(run, way, intent.amount, sidestep);
  if (intent.moveEnergy !== 0) modifyCurrency(run, 'Energy', intent.moveEnergy, 'mud');
  if (moved.isBlocked || intent.amount >= 2) breakGoods(run);
  return moved.steps > 0;
};

/** Fragile Goods: a bump or a leap breaks one good, as the intent's last follow-up [DD-441]. */
const breakGoods = (run: Run): void => {
  const { state, tape, world } = run;
  if (state.assignment === null || state.purse.Carry === 0) return;
  if (world.rules.assignments[state.assignment]!.isFragile !== true) return;
  modifyCurrency(run, 'Carry', -1, 'broken');
  state.today.goodsBroken++;
  if (tape.recording) tape.emit({ type: 'goodsBroken', amount: 1 });
};

/** A Rest never writes Energy itself: its follow-up does [DD-110]. */
const rest = (run: Run, pass: Pass, amount: number): true => {
  if (terrainAt(run.state, pass.cell) === FERTILE) run.state.today.fertileRests++;
  modifyCurrency(run, 'Energy', amount, 'rest');
  return true;
};

/** A card's own ModifyCurrency: flipped or dampened by Corrupt [DD-222]. */
const change = (run: Run, pass: Pass, intent: Intent, deltas: Deltas): true => {
  for (const field of CURRENCIES) {
    const delta = deltas[field];
    if (delta === undefined) continue;
    modifyCurrency(run, field, dampened(intent.isReversed ? -delta : delta, intent.dampen), 'card');
  }
  courierOverspill(run, pass, deltas.Delivery ?? 0, 1);
  return true;
};
