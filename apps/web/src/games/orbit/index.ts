// Orbit's screen, assembled.

import type { OrbitShape } from '@interlock/orbit';
import type { Look } from '../screen.ts';
import { Board } from './Board.tsx';
import { CURTAIN } from './Curtain.tsx';
import { Forecast } from './Forecast.tsx';
import { commit, facts, outcome, says, series, step, summary } from './forecast.ts';
import { Inspector } from './Inspector.tsx';
import { keys } from './keys.ts';
import { Log } from './Log.tsx';
import './styles/board.css';
import './styles/curtain.css';
import './styles/orders.css';
import './styles/panels.css';
import './styles/phone.css';
import { Orders } from './Orders.tsx';
import { finalScore, record, stars } from './result.ts';
import { Side } from './Side.tsx';
import { sounds } from './sounds.ts';
import { Under } from './Under.tsx';
import { ViewBar } from './ViewBar.tsx';
import { Vitals } from './Vitals.tsx';

export const look: Look<OrbitShape> = {
  sounds,
  Board,
  ViewBar,
  Side,
  sideName: 'Power',
  isSideFirst: true,
  sideWidth: '21.5rem',
  isRound: true,
  Vitals,
  Inspector,
  inspectorName: 'Intents',
  Pad: Under,
  Dock: Orders,
  Forecast,
  Log,
  horizon: 6,
  series,
  facts,
  outcome,
  says,
  keys,
  step,
  commit,
  summary,
  stars,
  finalScore,
  record,
  showsOpened: true,
  scene: ({ stage }) => (stage === 'curtain' ? CURTAIN : null),
  seatName: (seat) => seat.charAt(0).toUpperCase() + seat.slice(1),
};
