// The look of Lamp: the template for every other game's folder here.

import type { LampShape } from '@interlock/lamp';
import type { Look, Table } from '../screen.ts';
import './lamp.css';
import { Board } from './Board.tsx';
import { Inspector } from './Inspector.tsx';
import { Pad } from './Pad.tsx';
import { Side, Vitals } from './Side.tsx';
import { sounds } from './sounds.ts';
import { stepOf } from './steps.tsx';

type Action = LampShape['action'];
const press = (keys: readonly string[], label: string, action: Action) => ({ keys, label, plan: () => [action] });

export const look: Look<LampShape> = {
  Board,
  Side,
  sideName: 'Keeper',
  Vitals,
  Inspector,
  inspectorName: 'Cell',
  Pad,
  series: { label: 'oil', value: (_, view) => view.oil, lines: () => [{ at: 0, word: 'dark at 0', kind: 'limit' }] },
  keys: [
    press(['ArrowUp', 'w'], 'Plan a step north', 'north'),
    press(['ArrowLeft', 'a'], 'Plan a step west', 'west'),
    press(['ArrowRight', 'd'], 'Plan a step east', 'east'),
    press(['ArrowDown', 's'], 'Plan a step south', 'south'),
    press([' ', 'l'], 'Plan to light up', 'light'),
  ],
  sounds,
  step: (_, action) => stepOf(action),
  slots: (table) => table.view.actions,
  summary: (table: Table<LampShape>) =>
    `${table.view.oil} oil left. ${table.plan.length === 0 ? 'Nothing is planned.' : `A plan of ${table.plan.length} is on the table.`}`,
};
