// Repeat and Macro: extra passes of the next cards, and the safeguards that keep loops finite [DD-149…DD-154].

import type { GuardReason } from '../../shape/names.ts';
import { cardId } from '../ids.ts';
import type { Run } from '../run.ts';
import { neighbourOf } from './cardIntents.ts';
import type { Intent, Pass } from './intent.ts';
import { failIntent } from './record.ts';

/** True if at least one pass was started. */
export const reExecute = (
  run: Run,
  pass: Pass,
  intent: Intent,
  count: number,
  runPass: (run: Run, card: number, kind: 'reexec') => void,
): boolean => {
  const targets: number[] = [];
  for (let ahead = 1; ahead <= count; ahead++) targets.push(neighbourOf(run, pass, intent, ahead));
  let started = 0;
  for (const target of targets) {
    if (target === -1) {
      failIntent(run, pass, 'ReExecute', 'noTarget');
      continue;
    }
    const guard = guardOf(run, pass, target);
    if (guard !== null) {
      trip(run, pass, guard, target);
      continue;
    }
    const { order, reexecs } = run.state.program!;
    reexecs[order.indexOf(target)]!++;
    if (run.tape.recording) run.tape.emit({ type: 'reExecuted', by: cardId(pass.card), card: cardId(target) });
    runPass(run, target, 'reexec');
    started++;
  }
  return started > 0;
};

const guardOf = ({ world, state }: Run, pass: Pass, target: number): GuardReason | null => {
  const { loop } = world.rules.numbers;
  const program = state.program!;
  if (pass.kind === 'reexec') return 'nested';
  if (world.cardTypes[state.types[target]!]!.isControl) return 'control';
  if (program.reexecs[program.order.indexOf(target)]! >= loop.maxReexecPerCard) return 'perCard';
  return program.passes >= loop.maxPasses ? 'total' : null;
};

const trip = ({ tape }: Run, pass: Pass, reason: GuardReason, target: number): void => {
  if (tape.recording) tape.emit({ type: 'loopGuardTripped', by: cardId(pass.card), reason, target: cardId(target) });
};
