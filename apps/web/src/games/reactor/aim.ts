// The walk that a press on a cell would plan: its cells, its price, and how the robot fares.

import type { ReactorShape } from '@interlock/reactor';
import { cellOfSubject, facilityOf, frontOf, stepsOf, walkOn, xOf, yOf } from '@interlock/reactor/screen';
import type { Look } from '../screen.ts';
import { costOf } from './panels/Vitals.tsx';

export const aim: NonNullable<Look<ReactorShape>['aim']> = (table, selected, { preview }) => {
  const { view, plan } = table;
  const facility = facilityOf(view);
  const to = cellOfSubject(facility, selected);
  const from = frontOf(facility, plan);
  if (to === null || to === from) return null;
  const moves = walkOn(facility, plan, to);
  const step = moves?.[0];
  if (!moves || !step) return null;
  const left = view.actionsLeft - plan.reduce((sum, action) => sum + costOf(view, action), 0);
  const price = costOf(view, step);
  const now = moves.slice(0, Math.max(0, Math.floor(left / price)));
  const walk = [...plan, ...moves];
  const cells = stepsOf(facility, walk, [])
    .slice(plan.length)
    .map(({ at }) => at);
  const path = [from, ...cells].map((cell) => `${xOf(facility, cell)},${yOf(facility, cell)}`);
  const sum = moves.length * price;
  const cost =
    now.length < moves.length ? `${sum} actions, ${now.length * price} this turn` : `${sum} of ${left} actions`;
  if (now.length === 0)
    return { path, cost: `${sum} ${sum === 1 ? 'action' : 'actions'}`, says: 'the turn is full', tone: 'caution' };
  const frame = preview(now)[0];
  if (!frame) return { path, cost, says: '' };
  if (frame.status.is === 'lost') return { path, cost, says: 'loses the run this turn', tone: 'critical' };
  const harm = view.robot.integrity - frame.view.robot.integrity;
  if (harm > 0) return { path, cost, says: `costs the robot ${harm} integrity`, tone: 'critical' };
  return { path, cost, says: 'no harm this turn' };
};
