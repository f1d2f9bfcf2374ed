// What the board draws, told apart from the game's own view: ships, missiles and gates in the colours of whoever looks.

import type { Cell } from './geometry.ts';

export type Facing = 'prograde' | 'retrograde';

/** Hue belongs to the machine, ivory to whoever plans. On screens of nobody in particular nobody is ivory. */
export type Tone = 'you' | 'foe' | 'ally' | 'neutral';

export interface ShipFigure extends Cell {
  readonly id: string;
  readonly name: string;
  readonly classId: string;
  readonly letter: string;
  readonly tone: Tone;
  /** Red ships keep their double ring, whoever looks. */
  readonly isRed: boolean;
  readonly facing: Facing;
  readonly hull: number;
  readonly hullMax: number;
  readonly isAlive: boolean;
}

export interface MissileFigure extends Cell {
  readonly id: number;
  readonly tone: Tone;
  readonly life: number;
  /** Where it is headed, for its nose and its thread. */
  readonly target: Cell | null;
  readonly targetName: string;
}

export interface GateFigure extends Cell {
  readonly number: number;
  readonly width: number;
  readonly state: 'passed' | 'next' | 'later';
}

/** Cells in which a weapon would hit. */
export interface Zone {
  readonly id: string;
  readonly kind: 'window' | 'lane';
  readonly tone: Tone;
  readonly cells: readonly Cell[];
  /** Planned, not true yet: dashed. */
  readonly isPlanned: boolean;
}

export const toneVar = (tone: Tone): string => `var(--${tone})`;

/** Degrees of a ship's nose, from its cell and facing: along its ring. */
export const headingOf = (degrees: number, facing: Facing): number => degrees + (facing === 'retrograde' ? 180 : 0);
