// A planned action as an item of the plan strip.

import type { Action, ReactorShape } from '@interlock/reactor';
import {
  carrierOfItem,
  type Dir,
  type Facility,
  facilityOf,
  type PlanStep,
  type Prop,
  placeOf,
  propName,
  stepsOf,
} from '@interlock/reactor/screen';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Eye,
  Hammer,
  Hand,
  PackagePlus,
  Power,
  Shield,
  Split,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { Step, Table } from '../../screen.ts';
import { costOf } from './Vitals.tsx';

const ARROW: Readonly<Record<Dir, ReactNode>> = {
  N: <ArrowUp className="i" aria-hidden />,
  W: <ArrowLeft className="i" aria-hidden />,
  E: <ArrowRight className="i" aria-hidden />,
  S: <ArrowDown className="i" aria-hidden />,
};

const made = new WeakMap<object, readonly PlanStep[]>();

/** The strip asks for one action at a time; the steps of a table are worked out once. */
const stepsOfTable = (table: Table<ReactorShape>): readonly PlanStep[] => {
  let steps = made.get(table);
  if (!steps) {
    const first = table.planFrames > 0 ? table.ahead.frames[0] : undefined;
    steps = stepsOf(facilityOf(table.view), table.plan, first?.happenings ?? []);
    made.set(table, steps);
  }
  return steps;
};

const propIcon = (prop: Prop | undefined): ReactNode => {
  if (prop?.type === 'tJunction' || prop?.type === 'crossJunction') return <Split className="i" aria-hidden />;
  if (prop?.type === 'eyeTerminal') return <Eye className="i" aria-hidden />;
  if (prop?.type === 'supply') return <PackagePlus className="i" aria-hidden />;
  if (prop?.type === 'door') return <Hand className="i" aria-hidden />;
  return <Power className="i" aria-hidden />;
};

const wordsOf = (facility: Facility, step: PlanStep): Omit<Step, 'cost'> => {
  const { action, at, label } = step;
  const prop = facility.propAt.get(at);
  switch (action.type) {
    case 'moveRobot':
      return {
        icon: ARROW[action.dir],
        verb: 'Walk',
        ...(step.hurts ? {} : { run: 'walk' }),
        target: `to ${placeOf(facility, at)}${step.hurts ? ', hurts' : ''}`,
      };
    case 'interactProp': {
      const [verb = '', ...rest] = label.split(' ');
      const isSet = prop?.type === 'tJunction' || prop?.type === 'crossJunction';
      return {
        icon: propIcon(prop),
        verb: isSet ? `Set ${prop.type === 'tJunction' ? 'T' : 'X'}` : verb,
        target: isSet
          ? rest.join(' ')
          : `${rest.join(' ')}${prop?.carrier ? ` ${propName(prop).toLowerCase()}` : ''}`.trim(),
        isKey: true,
      };
    }
    case 'interactLeak':
      if (action.do === 'repair')
        return {
          icon: <Hammer className="i" aria-hidden />,
          verb: 'Repair',
          target: label.replace('Repair ', ''),
          isKey: true,
        };
      if (action.do === 'shield')
        return {
          icon: <Shield className="i" aria-hidden />,
          verb: 'Shield',
          target: label.replace('Shield, ', ''),
          isKey: true,
        };
      return {
        icon: <Glyph name={carrierOfItem(action.item)} className={carrierOfItem(action.item)} />,
        verb: 'Neutralize',
        target: `${carrierOfItem(action.item)} at ${placeOf(facility, at)}`,
        isKey: true,
      };
    case 'activateReactor':
      return { icon: <Glyph name="ready" className="ready" />, verb: 'Start', target: 'the core', isKey: true };
  }
};

export const step = (table: Table, action: Action): Step => {
  const facility = facilityOf(table.view);
  // Equal actions are one object only by chance, so the place in the plan tells them apart where it can.
  const found = stepsOfTable(table).find((one) => one.action === action);
  const cost = String(costOf(facility.seen, action));
  if (!found) return { verb: action.type, cost };
  return { ...wordsOf(facility, found), cost };
};
