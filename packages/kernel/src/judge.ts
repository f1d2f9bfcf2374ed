// One judge of single actions makes both `legal` and `refuse`, so that the two agree by construction.

import type { Game, Refusal, Shape, Turn } from './contract.ts';

/** Why an action may not follow those before it in its turn: code and sentence; null where it may. */
export type Judge<G extends Shape> = (
  content: G['content'],
  state: G['state'],
  before: Turn<G>,
  action: G['action'],
) => readonly [code: string, why: string] | null;

/** For games whose every beginning of a legal turn is legal. Each action is judged after the accepted ones before it. */
export const judgedBy = <G extends Shape>(
  actions: readonly G['action'][],
  status: Game<G>['status'],
  judge: Judge<G>,
): Pick<Game<G>, 'legal' | 'refuse'> => {
  const refuse: Game<G>['refuse'] = (content, state, turn) => {
    if (status(content, state).is !== 'playing') return [{ code: 'run-over', why: 'The run is over.', at: 0 }];
    const found: Refusal[] = [];
    const before: G['action'][] = [];
    for (let at = 0; at < turn.length; at++) {
      const action: G['action'] = turn[at];
      const wrong = judge(content, state, before, action);
      if (wrong === null) before.push(action);
      else found.push({ code: wrong[0], why: wrong[1], at });
    }
    return found;
  };
  const legal: Game<G>['legal'] = (content, state, pending) =>
    actions.filter((action) => refuse(content, state, [...pending, action]).length === 0);
  return { legal, refuse };
};
