// What the tape on the table will do, slot by slot, as the game's own appraisal tells it.

import type { DroidsShape } from '@interlock/droids';
import type { Table } from '../../screen.ts';
import type { Act } from './trace.ts';

export interface Chance {
  readonly num: number;
  readonly den: number;
}

export interface SlotOutcome extends Chance {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  readonly energy: number;
  readonly carry: number;
  readonly delivery: number;
  readonly maxCarry: number;
  readonly outcome: string;
}

export interface SlotPreview {
  readonly card: string;
  readonly cost: number;
  readonly cardType: string;
  /** Beyond the Preview stat. */
  readonly hidden: boolean;
  readonly tooUncertain: boolean;
  /** Why it cannot be told. */
  readonly why: string | null;
  readonly badges: readonly {
    readonly kind: string;
    readonly source: string;
    readonly text: string;
    readonly suppressedBy: readonly string[];
  }[];
  readonly stages: readonly (Act & { readonly suppressedBy: readonly string[] })[];
  readonly outcomes: readonly SlotOutcome[];
  /** Shed filled, bump, empty crate: each with its odds. */
  readonly ahead: readonly (Chance & { readonly what: string; readonly of: string; readonly text: string })[];
}

export interface TapePreview {
  /** As it is laid out, and as it will run. */
  readonly tape: readonly string[];
  readonly order: readonly string[];
  readonly slots: readonly SlotPreview[];
  readonly space: { readonly used: number; readonly of: number };
  readonly limit: number;
  readonly dayEnd: (Chance & { readonly reasons: readonly string[] }) | null;
}

const nothing = (of: number, limit: number): TapePreview => ({
  tape: [],
  order: [],
  slots: [],
  space: { used: 0, of },
  limit,
  dayEnd: null,
});

/** The appraisal of the plan where a tape is planned; else that of an empty tape. */
export const previewOf = ({ view, appraisal }: Pick<Table<DroidsShape>, 'view' | 'appraisal'>): TapePreview => {
  const { currencies, phase } = view;
  if (phase !== 'ExecuteProgram' || appraisal === null) return nothing(currencies.TapeLength, currencies.Preview);
  return appraisal as unknown as TapePreview;
};
