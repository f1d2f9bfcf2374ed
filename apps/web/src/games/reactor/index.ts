// The reactor's screen, assembled.

import type { Look } from '../screen.ts';
import { Board } from './Board.tsx';
import { commit, facts, says, series } from './forecast.ts';
import { Inspector } from './Inspector.tsx';
import { keys } from './keys.ts';
import { Pad } from './Pad.tsx';
import type { Action } from './plan.ts';
import { proven } from './proven.ts';
import './reactor.css';
import './panels.css';
import { Result } from './Result.tsx';
import { badges, isMinor, stars, summary } from './result.ts';
import { Side } from './Side.tsx';
import type { Seen } from './seen.ts';
import { step } from './strip.tsx';
import { ViewBar } from './ViewBar.tsx';
import { costOf, Vitals } from './Vitals.tsx';

export const look: Look = {
  Board,
  ViewBar,
  Side,
  sideName: 'Machine',
  Vitals,
  Inspector,
  inspectorName: 'Cell',
  Pad,
  series,
  facts,
  says,
  keys,
  step,
  commit,
  isMinor,
  stars,
  badges,
  Result,
  summary,
  unhidden: (world, state) => ({ world, state: { ...state, eye: true } }),
  proven,
  slots: (table) => {
    const seen = table.view as Seen;
    const plan = table.plan as readonly Action[];
    const spent = plan.reduce((sum, action) => sum + costOf(seen, action), 0);
    return plan.length + Math.max(0, seen.actionsLeft - spent);
  },
};
