// The screen of Donkeys and Droids, assembled.

import { type DroidsShape, tallyOf } from '@interlock/droids';
import { freshSeed } from '../../play/start/freshSeed.ts';
import { solver } from '../../worker/client.ts';
import type { Look, Scene } from '../screen.ts';
import { aim } from './aim.ts';
import { packOf } from './bench/pack.ts';
import { Compile } from './Compile.tsx';
import { commit } from './commit.ts';
import { FieldBoard } from './field/FieldBoard.tsx';
import { keys } from './keys.ts';
import { lessons } from './lessons.ts';
import { isMinor } from './minor.ts';
import { Forecast } from './panels/Forecast.tsx';
import { Inspector } from './panels/Inspector.tsx';
import { Side } from './panels/Side.tsx';
import { pens } from './pens.ts';
import { fairSeed } from './route/fairSeed.ts';
import { Anomaly } from './scenes/Anomaly.tsx';
import { Bay } from './scenes/Bay.tsx';
import { Over } from './scenes/Over.tsx';
import { Overflow } from './scenes/Overflow.tsx';
import { Rays } from './scenes/Rays.tsx';
import { Telemetry } from './scenes/Telemetry.tsx';
import { hum, series } from './series.ts';
import { closing, instead } from './tape/plan.ts';
import './styles/board.css';
import './styles/cards.css';
import './styles/drag.css';
import './styles/mods.css';
import './styles/cardsNarrow.css';
import './styles/common.css';
import './styles/telemetry.css';
import './styles/anomaly.css';
import './styles/patch.css';
import './styles/bay.css';
import './styles/rays.css';
import './styles/end.css';
import './styles/postmortem.css';
import './styles/panels.css';
import './styles/narrow.css';
import './styles/narrowMore.css';
import './styles/show.css';
import './styles/running.css';
import './styles/tablet.css';
import './styles/phone.css';
import { Vitals } from './panels/Vitals.tsx';
import { sounds } from './sounds.ts';
import { Dock } from './tape/Dock.tsx';
import { step } from './tape/strip.tsx';

const HIDDEN: Readonly<Record<string, NonNullable<Scene<DroidsShape>['hides']>>> = {
  ExecuteProgram: ['pad', 'ahead'],
  RunOver: ['pad', 'ahead', 'goal', 'sum'],
};

const SCENES: Readonly<Record<string, Omit<Scene<DroidsShape>, 'hides'>>> = {
  ExecuteProgram: { id: 'compile', name: 'Compile & Run', isBoard: true, Component: Compile },
  Scoring: { id: 'telemetry', name: 'Telemetry Report', Component: Telemetry },
  DrawGlitch: { id: 'anomaly', name: 'Incoming Anomaly', Component: Anomaly },
  Improve: { id: 'bay', name: 'Repair Bay', Component: Bay },
  Gamble: { id: 'rays', name: 'Cosmic Rays', Component: Rays },
  BufferOverflow: { id: 'overflow', name: 'Buffer Overflow', Component: Overflow },
  RunOver: { id: 'over', name: 'Run over', Component: Over },
};

const scenes = new Map(
  Object.entries(SCENES).map(([phase, scene]) => [
    phase,
    { ...scene, hides: HIDDEN[phase] ?? ['pad', 'ahead', 'goal'] },
  ]),
);

/** A run with par days is worth its medal; anything else what the house gives. */
const STARS: Readonly<Record<string, number>> = { gold: 3, silver: 2, bronze: 1 };

export const look: Look<DroidsShape> = {
  frameClass: 'dd-frame',
  pens,
  Board: FieldBoard,
  sounds,
  aim,
  lessons,
  scene: (_, view) => scenes.get(view.phase) ?? null,
  Dock,
  Side,
  sideName: 'Droid',
  Vitals,
  Inspector,
  inspectorName: 'Card',
  Forecast,
  keys,
  commit,
  content: packOf,
  closing,
  instead,
  step,
  isMinor,
  planName: ({ turn, view }) =>
    view.phase === 'Scoring' ? `Programs of day ${view.day}` : `Plan for turn ${turn + 1}`,
  stars: ({ view }, _turns, _par, run) => STARS[(run && tallyOf(run, view.day)?.medal) ?? ''],
  figures: ({ view }) => [
    { label: 'Days', value: String(view.day) },
    { label: 'Programs', value: String(view.metrics.run.programsExecuted) },
    { label: 'Instructions', value: String(view.metrics.run.instructionsUsed) },
  ],
  horizon: 1,
  series,
  hum,
  seedFor: (preset) => fairSeed((seed) => solver().generate('droids', preset, seed), freshSeed),
  sideWidth: '17.5rem',
  summary: ({ view }) =>
    `Day ${view.day} of ${view.dayLimit}, ${view.credited} of ${view.target} goods delivered, ${view.currencies.Energy} Energy.`,
};
