// Orbit's screen, assembled.

import type { OrbitShape } from '@interlock/orbit';
import { isStill } from '../../store/settings.ts';
import type { Look } from '../screen.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { commit, facts, outcome, says, series, step, summary } from './forecast.ts';
import { keys } from './keys.ts';
import { CURTAIN } from './panels/Curtain.tsx';
import { Forecast } from './panels/Forecast.tsx';
import { Inspector } from './panels/Inspector.tsx';
import { Log } from './panels/Log.tsx';
import './styles/asked.css';
import './styles/board.css';
import './styles/curtain.css';
import './styles/orders.css';
import './styles/panels.css';
import './styles/result.css';
import './styles/phone.css';
import { Under } from './board/Under.tsx';
import { ViewBar } from './board/ViewBar.tsx';
import { Orders } from './panels/Orders.tsx';
import { Side } from './panels/Side.tsx';
import { Vitals } from './panels/Vitals.tsx';
import { finalScore, record, stars } from './result.ts';
import { hum, sounds } from './sounds.ts';

export const look: Look<OrbitShape> = {
  sounds,
  showsTurns: () => !isStill(),
  hum,
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
  forecastName: ({ refusals, status }) =>
    refusals.length > 0 && status.is === 'playing' ? `Refusals ${refusals.length}` : null,
  aheadWaits: 'opens when the plan is legal',
  Log,
  horizon: 6,
  series,
  facts,
  outcome,
  says,
  keys,
  step,
  commit,
  vitalsNameTurn: true,
  planName: ({ status, turn }) => (status.is === 'playing' ? `Plan for turn ${turn + 1}` : `Turn ${turn} is committed`),
  summary,
  stars,
  undoPrice: (_, rewinds) => (rewinds > 0 ? null : 'record'),
  finalScore,
  record,
  showsOpened: true,
  aim,
  scene: ({ stage }) => (stage === 'curtain' ? CURTAIN : null),
  seatName: (seat) => seat.charAt(0).toUpperCase() + seat.slice(1),
};
