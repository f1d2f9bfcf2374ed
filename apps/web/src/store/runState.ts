// What the screen of a run holds and can do: the shape of the store, without the store.

import type { AnyShape, Json, Session, Turn, Viewer } from '@interlock/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { Refused, Screen, Stage, Table, Travelled } from '../games/screen.ts';
import type { VerdictAnswer } from '../worker/api.ts';

type AnySession = Session<AnyShape>;
type Action = AnyShape['action'];

export interface RunState {
  readonly screen: Screen;
  readonly session: AnySession;
  readonly table: Table;
  readonly which: 'A' | 'B';
  readonly otherPlan: Turn<AnyShape>;
  readonly isComparing: boolean;
  /** The last change of the plan was one between A and B: undo changes back. */
  readonly isSwapped: boolean;
  /** Look-ahead tick: 0 is now. */
  readonly ahead: number;
  readonly selected: string | null;
  readonly refused: Refused | null;
  /** What the last act left to say, where nothing was refused; gone with the next one. */
  readonly note: string | null;
  /** The run that a restart put aside: undo brings it back until a turn is committed. */
  readonly aside: { readonly session: AnySession; readonly rewindsBefore: number; readonly helps: Helps } | null;
  /** Refusals since the last commit, newest last: they stand in the log too. */
  readonly refusedLines: readonly string[];
  /** The commit key was pressed once on a losing turn. */
  readonly isAsking: boolean;
  /** For the live region. */
  readonly said: { readonly text: string; readonly count: number };
  /** Grows with every committed, undone or redone turn. */
  readonly revision: number;
  /** What made the last revision: a turn played, taken back, played again, or the run begun anew. */
  readonly did: 'turn' | 'undo' | 'redo' | 'anew' | null;
  /** The game still shows the turn just played: nobody is told yet how it ended. */
  readonly isShowing: boolean;
  readonly saveProblem: string | null;
  readonly verdict: VerdictAnswer | null;
  readonly rewindsBefore: number;
  /** Steps of hints shown and verdicts asked for, and how often the run was begun anew: beside the run, in no digest. */
  readonly helps: Helps;
  /** The clock stands still. */
  readonly isPaused: boolean;
  /** The run's own time between two turns, where its clock says that something depends on it. */
  readonly moment: number;
  /** When what lies on the table last changed, by `now`: a press right after it was meant for what lay there before. */
  readonly since: number;
  /** The open panel, where one is shown at a time. */
  readonly tab: string;
  /** The journey this run is a leg of. */
  readonly journey: Travelled | null;
  /** After a loss: the turn that decided it, and the line from before it that wins. The board shows both. */
  readonly aftermath: { readonly turn: number; readonly line: readonly Turn<AnyShape>[] } | null;
  /** In the replay room: nothing can be planned, nothing is saved. */
  readonly isReadOnly: boolean;
  /** What stands beside the run, in the game's own words: the label of its replay. */
  readonly label: string | null;

  /** Who plans now; the only one where nobody else sits. */
  readonly seat: Viewer;
  /** Between two seats nothing of a plan is on the screen. */
  readonly stage: Stage;

  plan(action: Action): boolean;
  planAll(actions: Turn<AnyShape>): void;
  drop(index: number): void;
  /** Moves a step to another place of the plan; what no longer holds drops out. */
  reorder(from: number, to: number): void;
  clearPlan(): void;
  /** Commits; where that loses, asks once first. */
  commit(): void;
  /** The turn just played has been shown. */
  shown(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  /** Back to the end of a turn; `saving`, a line that wins from there, is laid beside as plan B. */
  forkAt(turn: number, saving?: readonly Json[]): void;
  swapPlans(to: 'A' | 'B'): void;
  compare(): void;
  look(at: number): void;
  select(subject: string | null): void;
  say(text: string): void;
  /** What there is to say to an act that changed nothing and broke no rule: beside the plan, and aloud. */
  remark(text: string): void;
  /** Takes a refusal off the board; the log keeps it. */
  hush(): void;
  setVerdict(verdict: VerdictAnswer | null): void;
  /** One more hint was shown. */
  noteHint(): void;
  /** Commits these turns at once and leaves the plan as it is: the clock's turns, and actions that wait for no commit.
   *  False where the first was refused. */
  play(...turns: readonly Turn<AnyShape>[]): boolean;
  /** Lets the clock play what is due. */
  beat(): void;
  /** Whether a clock runs in this run, paused or not. */
  isTimed(): boolean;
  /** An action as it is committed at this moment. */
  stamped(action: Action): Action;
  setLabel(label: string): void;
  showAftermath(aftermath: RunState['aftermath']): void;
  openTab(id: string): void;
  /** Why what was asked cannot be done now, for eyes and ears. */
  tell(why: string): void;
  /** Milliseconds, by the clock of whoever opened the run. */
  now(): number;
  /** A line that knows the dice was asked for. */
  noteSeedLine(): void;
  /** Puts a list in place of the plan. */
  replan(actions: Turn<AnyShape>): void;
  pause(): void;
  resume(): void;
  /** The one whose turn it is to plan takes the seat. */
  takeSeat(): void;
  /** After all plans were opened: the curtain falls for the next turn. */
  lowerCurtain(): void;
  /** Takes a handed-in plan back for changes; nothing of it is shown before the seat is taken. */
  withdraw(seat: Viewer): void;
  /** Shows another session in place of this one; the replay room walks through a run with it. */
  show(session: AnySession, table: Table): void;
  /** Saves now, and says when it is done. */
  keep(): Promise<void>;
}

export type RunStore = StoreApi<RunState>;

export interface Helps {
  readonly hints: number;
  readonly retries: number;
  /** Lines asked for that know the dice of the run. */
  readonly seedLines?: number;
}

export const NO_HELPS: Helps = { hints: 0, retries: 0 };

export interface RunStart {
  readonly plan?: readonly Json[];
  /** How many actions of the plan belong to each turn of the row, where it has several. */
  readonly planTurns?: readonly number[];
  readonly otherPlan?: readonly Json[];
  readonly which?: 'A' | 'B';
  readonly rewinds?: number;
  readonly helps?: Helps;
  /** Where it is saved; by its level or code where left out. */
  readonly key?: string;
  readonly isReadOnly?: boolean;
  readonly label?: string;
  readonly journey?: Travelled;
  /** Milliseconds that pass; the page's own where left out. */
  now?(): number;
}
