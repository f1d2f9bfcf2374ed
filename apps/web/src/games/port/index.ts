// The look of Open The Port: a card in place of a board, gauges beside it, odds for a forecast, and a clock.

import type { PortShape } from '@interlock/port';
import { picksIn } from '@interlock/port/screen';
import { noteWin } from '../../store/progress.ts';
import { starsOf } from '../../store/words.ts';
import type { Look, Scene } from '../screen.ts';
import { dailyTicket } from './daily.ts';
import { Desk } from './desk/Desk.tsx';
import { Climate } from './panels/Climate.tsx';
import { Side, Vitals } from './panels/Gauges.tsx';
import { OutlookSection } from './panels/Outlook.tsx';
import { acts } from './run/acts.ts';
import { advice } from './run/advice.ts';
import { ending } from './run/ending.ts';
import { keys } from './run/keys.ts';
import { origin } from './run/origin.ts';
import { packOf } from './run/pack.ts';
import './port.css';
import { Foot } from './desk/WaitBar.tsx';
import { Strip } from './panels/Strip.tsx';
import { TopVitals } from './panels/TopVitals.tsx';
import { usePace } from './run/settings.ts';
import { portOf } from './run/state.ts';
import { logLines, sumOf } from './run/told.ts';
import { leavesDay, noteDay } from './series/day.ts';
import { noteResult } from './series/ranks.ts';
import { pulse, sounds } from './sounds.ts';

const CARD: Scene<PortShape> = { id: 'card', name: 'Card', Component: Desk, hides: ['goal', 'ahead'] };

export const look: Look<PortShape> = {
  ...acts,
  ...ending,
  logLines,
  sumOf,
  logNote: "press a gauge's name",
  sounds,
  pulse,
  frameClass: 'port',
  scene: () => CARD,
  Pad: Foot,
  Side,
  sideName: 'Gauges',
  sideWidth: '18.5rem',
  Vitals,
  TopVitals,
  Forecast: OutlookSection,
  Inspector: Climate,
  inspectorName: 'Climate',
  Dock: Strip,
  keys,
  menu: [
    { name: 'Mode, pace and presses', does: () => usePace.getState().open(true) },
    { name: 'The cards, for designers', to: '/workshop/port' },
  ],
  advice,
  origin,
  content: packOf,
  restarts: leavesDay,
  ended(run) {
    const port = portOf(run);
    noteResult(port);
    const day = new URLSearchParams(location.search).get('daily');
    if (day === null) return;
    noteDay(day, run);
    if (run.table.status.is !== 'won') return;
    const stars = starsOf(run.screen, run.table, null, run.helps, null, port.undone);
    noteWin('port', dailyTicket(day).place, { turns: picksIn(port.session.turns), stars });
  },
  series: {
    label: 'time',
    value: (_, view) => view.fields.timeLeft,
    lines: () => [{ at: 0, word: 'lost at 0', kind: 'limit' }],
  },
};
