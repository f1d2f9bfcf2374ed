// What each mode of a junction would bring to the consumers behind it: the game's own answer, asked through the run.

import { useContext, useMemo } from 'react';
import { RunContext } from '../../../play/context.ts';

export interface ModeAnswer {
  readonly mode: string;
  readonly consumers: readonly { readonly prop: string; readonly amount: number; readonly push: number }[];
}

const NONE: readonly ModeAnswer[] = [];

/** Null prop, no run or no eye access: nothing is known. `turn` is part of the question: answers age with the turn. */
export const useModes = (prop: string | null, turn: number): readonly ModeAnswer[] => {
  const run = useContext(RunContext);
  return useMemo(() => {
    if (!run || prop === null || turn < 0) return NONE;
    const { session } = run.getState();
    const answer = session.game.questions?.modes?.(session.world, session.state, session.viewer, { prop });
    return answer?.ok ? (answer.value as unknown as { readonly modes: readonly ModeAnswer[] }).modes : NONE;
  }, [run, prop, turn]);
};

/** `b 113, k 25`: what would arrive at each consumer. */
export const arrivals = (answers: readonly ModeAnswer[], mode: string): string =>
  (answers.find((one) => one.mode === mode)?.consumers ?? []).map(({ prop, amount }) => `${prop} ${amount}`).join(', ');
