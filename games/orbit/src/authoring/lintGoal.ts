// What is wrong with goal, protection, limit and par beyond their shape.

import { type Findings, valueAt } from './findings.ts';
import { idsOf } from './lintShips.ts';

const isWhole = (value: unknown): value is number => Number.isInteger(value);

export const lintGoal = (input: unknown, found: Findings): void => {
  const goal = valueAt(input, ['goal']);
  const kind = valueAt(goal, ['kind']);
  const limit = valueAt(input, ['limit']);
  const named = (path: string, id: unknown): void => {
    if (typeof id === 'string' && !idsOf(input).includes(id)) found.unknown(path, 'ship', id);
  };
  if (kind === 'dock') {
    named('goal.ship', valueAt(goal, ['ship']));
    if (typeof valueAt(goal, ['ship']) === 'string' && valueAt(goal, ['ship']) === idsOf(input)[0])
      found.say('own-goal', 'goal.ship', "goal.ship must be another ship than the player's");
  }
  listAt(goal, 'ships').forEach((id, i) => void named(`goal.ships[${i}]`, id));
  listAt(input, 'protect').forEach((id, i) => void named(`protect[${i}]`, id));
  if (!isWhole(limit)) return;
  const turn = valueAt(goal, ['turn']);
  if (kind === 'survive' && isWhole(turn) && turn > limit)
    found.must('over-limit', 'goal.turn', `be at most the limit of ${limit}`, turn);
  const par = valueAt(input, ['par']);
  if (isWhole(par) && par > limit) found.must('over-limit', 'par', `be at most the limit of ${limit}`, par);
  if (par === undefined)
    found.say('no-par', 'par', 'par is not known yet: until a proof is written, the limit stands for it', 'warning');
  const least = valueAt(input, ['parAtLeast']);
  if (isWhole(par) && isWhole(least) && least > par)
    found.must('over-limit', 'parAtLeast', `be at most the par of ${par}`, least);
  if (least !== undefined && valueAt(input, ['parProof']) === 'proven')
    found.say('unknown-field', 'parAtLeast', 'parAtLeast belongs to a par that is best known, not to a proven one');
};

/** Par in hull belongs to goals whose turns are fixed, and to no others. */
export const lintParHull = (input: unknown, found: Findings): void => {
  const kind = valueAt(input, ['goal', 'kind']);
  const hull = valueAt(input, ['parHull']);
  if (kind === 'survive' && hull === undefined) found.say('missing-field', 'parHull', 'parHull is missing');
  if (typeof kind === 'string' && kind !== 'survive' && hull !== undefined)
    found.say('unknown-field', 'parHull', `parHull belongs to a survive goal, not to ${kind}`);
};

export const lintDuel = (input: unknown, turnLimit: number, found: Findings): void => {
  const limit = valueAt(input, ['limit']) ?? turnLimit;
  const at = valueAt(input, ['blueWinsAt']);
  if (isWhole(limit) && isWhole(at) && at > limit)
    found.must('over-limit', 'blueWinsAt', `be at most the limit of ${limit}`, at);
};

const listAt = (input: unknown, key: string): readonly unknown[] => {
  const list = valueAt(input, [key]);
  return Array.isArray(list) ? list : [];
};
