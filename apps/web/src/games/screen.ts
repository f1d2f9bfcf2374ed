// How a game plugs into the frame: games/<id>/index.ts exports one `look`. Everything in it may be left out; the frame
// then falls back to the game's own text, words and legal actions.

import type { AnyGame, AnyShape, Shape } from '@interlock/kernel';
import type { Advising } from './look/advising.ts';
import type { Boards } from './look/boards.ts';
import type { Drawing } from './look/drawing.ts';
import type { Ending } from './look/ending.ts';
import type { Forecasting } from './look/forecasting.ts';
import type { Planning } from './look/planning.ts';
import type { Seating } from './look/seating.ts';
import type { Starting } from './look/starting.ts';
import type { Telling } from './look/telling.ts';
import type { Timing } from './look/timing.ts';

export type { Advice } from './look/advising.ts';
export type { Aim, Lesson, Scene, SceneProps } from './look/boards.ts';
export type { Decided } from './look/ending.ts';
export type { Fact, Series } from './look/forecasting.ts';
export type { KeyBinding, Step } from './look/planning.ts';
export type { Asked, Journey, Travelled } from './look/starting.ts';
export type { BoardProps, PanelProps, Refused, SectionProps, Stage, Table } from './look/table.ts';
export type { FigureSum, LogEntry, Told } from './look/telling.ts';
export type { Clock } from './look/timing.ts';

export interface Look<G extends Shape = AnyShape>
  extends Boards<G>,
    Planning<G>,
    Forecasting<G>,
    Advising<G>,
    Timing<G>,
    Starting<G>,
    Telling<G>,
    Ending<G>,
    Seating,
    Drawing<G> {}

/** A game and its look, loaded together. */
export interface Screen {
  readonly game: AnyGame;
  readonly look: Look;
}
