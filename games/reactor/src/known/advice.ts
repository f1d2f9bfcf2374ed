// What to do while the eye is closed, by what can be seen alone: where the floor hides a choice, open it first. Nothing is
// advised where nothing below can be chosen, where no way leads to the terminal, or where there is no time for the walk.

import type { Action } from '../shape.ts';
import type { ReactorView } from '../view.ts';
import { facilityOf } from './facility.ts';
import type { Facility } from './model.ts';
import { walkOn } from './walk.ts';

/** A junction, two sources of one line, or a consumer that starves: what to do about it is written below the floor. */
const hidesChoice = ({ props }: Facility): boolean =>
  props.some(({ type, service }) => type === 'tJunction' || type === 'crossJunction' || service === 'Starved') ||
  props.some((one) => one.type === 'flow' && props.some((two) => two !== one && isTwin(one, two)));

const isTwin = (one: Facility['props'][number], two: Facility['props'][number]): boolean =>
  two.type === one.type && two.carrier === one.carrier;

const closedEye = (facility: Facility): Facility['props'][number] | undefined =>
  facility.underground || !hidesChoice(facility)
    ? undefined
    : facility.props.find(({ type }) => type === 'eyeTerminal');

/** True while what to choose is written below a closed eye: whoever says how this ends then knows more than the player. */
export const hidesTheWay = (view: ReactorView): boolean => closedEye(facilityOf(view)) !== undefined;

export const firstTheEye = (view: ReactorView): readonly Action[] | null => {
  const facility = facilityOf(view);
  const eye = closedEye(facility);
  if (!eye) return null;
  const walk = facility.robot.cell === eye.cell ? [] : walkOn(facility, [], eye.cell);
  if (walk === null || walk.length >= turnsOfWalk(view)) return null;
  const turn: readonly Action[] = [...walk, { type: 'interactProp' }];
  return turn.slice(0, view.actionsLeft);
};

/** Actions that are left before doing nothing loses, with a turn to spare. */
const turnsOfWalk = ({ forecast, turn, actions, actionsLeft }: ReactorView): number =>
  forecast.loss === null
    ? Number.POSITIVE_INFINITY
    : actionsLeft + Math.max(0, forecast.loss.turn - turn - 1) * actions;
