// The reactor's screen, assembled.

import type { ReactorShape } from '@interlock/reactor';
import { hidesTheWay } from '@interlock/reactor/screen';
import type { Look } from '../screen.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { commit, facts, says, series } from './forecast.ts';
import { keys } from './keys.ts';
import { Inspector } from './panels/Inspector.tsx';
import { Pad } from './panels/Pad.tsx';
import { proven } from './proven.ts';
import './styles/reactor.css';
import './styles/panels.css';
import './styles/phone.css';
import { ViewBar } from './board/ViewBar.tsx';
import { lessons } from './lessons.ts';
import { Result } from './panels/Result.tsx';
import { Side } from './panels/Side.tsx';
import { step } from './panels/strip.tsx';
import { costOf, Vitals } from './panels/Vitals.tsx';
import { pens } from './pens.ts';
import { badges, bundle, isMinor, stars, summary } from './result.ts';
import { sounds } from './sounds.ts';

export const look: Look<ReactorShape> = {
  aim,
  sounds,
  lessons,
  callout: ({ world }) => {
    const said = world.file.text.callout;
    return said === undefined ? null : { at: said.at.join(','), text: said.text };
  },
  pens,
  Board,
  ViewBar,
  Side,
  sideName: 'Machine',
  frameClass: 'rx-frame',
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
  bundle,
  stars,
  badges,
  Result,
  summary,
  unhidden: (world, state) => ({ world, state: { ...state, eye: true } }),
  proven,
  isVerdictAsked: hidesTheWay,
  undoPrice: (_, rewinds) => (rewinds > 0 ? null : 'Clean Run'),
  slots: (table) => {
    const seen = table.view;
    const plan = table.plan;
    const spent = plan.reduce((sum, action) => sum + costOf(seen, action), 0);
    return plan.length + Math.max(0, seen.actionsLeft - spent);
  },
};
