// The station's screen, assembled.

import type { StationShape } from '@interlock/station';
import { finalScore, unhidden } from '@interlock/station/screen';
import type { Look } from '../screen.ts';
import { aim } from './aim.ts';
import { Board } from './board/Board.tsx';
import { keys } from './board/keys.ts';
import { Pad } from './board/Pad.tsx';
import { commit, says, series, summary } from './forecast.ts';
import { Ahead } from './side/Ahead.tsx';
import { Inspector } from './side/Inspector.tsx';
import { logLines } from './side/log.ts';
import { figures, Result, starRules } from './side/Result.tsx';
import { Side } from './side/Side.tsx';
import './side/panels.css';
import './station.css';
import { ViewBar } from './board/ViewBar.tsx';
import { lessons } from './lessons.ts';
import { onward, origin, place } from './pages/origin.ts';
import { proven } from './pages/proven.ts';
import { pens } from './pens.ts';
import { Vitals } from './side/Vitals.tsx';
import { sounds } from './sounds.ts';
import { step } from './strip.tsx';

export const look: Look<StationShape> = {
  aim,
  sounds,
  lessons,
  pens,
  Board,
  ViewBar,
  Side,
  sideName: 'Pack',
  Vitals,
  Inspector,
  inspectorName: 'Here',
  Pad,
  isPadAtOnce: true,
  series,
  Forecast: Ahead,
  logLines,
  horizon: 0,
  frameClass: 'st-frame',
  says,
  keys,
  step,
  commit,
  summary,
  needsPlan: 'Nothing is planned. Plan a step first; waiting has a key of its own, the full stop.',
  isMinor: ({ type }) => type === 'airSpent' || type === 'moved',
  Result,
  figures,
  starRules,
  isVerdictAsked: ({ mode }) => mode === 'dark',
  undoPrice: ({ world }) => {
    const { rewind } = world.content.balance.score;
    return rewind > 0 ? `${rewind} points` : null;
  },
  stars: ({ view }) => view.result?.stars ?? 0,
  finalScore: ({ world, view }, helps, isRanked) =>
    isRanked ? (view.result?.score ?? 0) : finalScore(world.content, view.result?.score ?? 0, helps),
  origin,
  place,
  onward,
  unhidden,
  proven,
};
