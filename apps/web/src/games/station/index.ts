// The station's screen, assembled.

import type { StationShape } from '@interlock/station';
import { finalScore, unhidden } from '@interlock/station/tools';
import type { Look } from '../screen.ts';
import { Board } from './Board.tsx';
import { commit, facts, says, series, summary } from './forecast.ts';
import { Inspector } from './Inspector.tsx';
import { keys } from './keys.ts';
import { Pad } from './Pad.tsx';
import { figures, Result } from './Result.tsx';
import { Side } from './Side.tsx';
import './panels.css';
import './station.css';
import { onward, origin, place } from './origin.ts';
import { proven } from './proven.ts';
import { step } from './strip.tsx';
import { ViewBar } from './ViewBar.tsx';
import { Vitals } from './Vitals.tsx';

export const look: Look<StationShape> = {
  Board,
  ViewBar,
  Side,
  sideName: 'Pack',
  Vitals,
  Inspector,
  inspectorName: 'Here',
  Pad,
  series,
  facts,
  says,
  keys,
  step,
  commit,
  summary,
  needsPlan: 'Nothing is planned. Plan a step first; waiting has a key of its own, the full stop.',
  isMinor: ({ type }) => type === 'airSpent' || type === 'moved',
  Result,
  figures,
  isVerdictAsked: ({ mode }) => mode === 'dark',
  stars: ({ view }) => view.result?.stars ?? 0,
  finalScore: ({ world, view }, helps, isRanked) =>
    isRanked ? (view.result?.score ?? 0) : finalScore(world.content, view.result?.score ?? 0, helps),
  origin,
  place,
  onward,
  unhidden,
  proven,
};
