// A day of the run out of its events: programs, goods per shed, Energy by cause, milestones, combos and losses. Pure.

import type { DroidsEvent, View } from '@interlock/droids';
import { type Trace, traceOf } from '../show/trace.ts';
import { plural } from '../words.ts';

export interface DayTurn {
  /** Committed turn, from 1. */
  readonly turn: number;
  readonly events: readonly DroidsEvent[];
}

interface ProgramOfDay {
  readonly turn: number;
  readonly trace: Trace;
}

interface Flow {
  readonly cause: string;
  readonly amount: number;
  readonly times: number;
}

export interface DayReport {
  readonly programs: readonly ProgramOfDay[];
  readonly reasons: readonly string[];
  /** Goods credited today, by shed. */
  readonly goods: ReadonlyMap<string, number>;
  readonly credited: number;
  readonly flows: readonly Flow[];
  readonly energy: { readonly from: number; readonly to: number };
  readonly milestones: readonly DroidsEvent[];
  readonly hiccups: readonly {
    readonly program: number;
    readonly turn: number;
    readonly type: string;
    readonly outcome: string;
  }[];
  readonly worn: number;
  readonly mud: number;
}

/** The turns of the day that is being looked at: back to where it began. */
export const turnsOfDay = (turns: readonly DayTurn[], day: number): readonly DayTurn[] => {
  const starts = turns.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'dayStarted' && event.day === day),
  );
  return starts < 0 ? turns : turns.slice(starts + 1);
};

/** Each is told once: a tower only the first time it is switched off. */
const isMilestone = (event: DroidsEvent): boolean => {
  switch (event.type) {
    case 'shedFilled':
    case 'donkeyRecruited':
    case 'assignmentCompleted':
    case 'contractPaid':
      return true;
    case 'towerDisabled':
      return event.first;
    case 'dayEnded':
      return event.reasons.includes('sheds');
    default:
      return false;
  }
};

export const reportOf = (turns: readonly DayTurn[], energyNow: number): DayReport => {
  const events = turns.flatMap((turn) => turn.events);
  const programs = turns.flatMap(({ turn, events: own }) => {
    const trace = traceOf(own);
    return trace ? [{ turn, trace }] : [];
  });
  const goods = new Map<string, number>();
  const flows = new Map<string, { amount: number; times: number }>();
  let credited = 0;
  let change = 0;
  let worn = 0;
  for (const event of events) {
    if (event.type === 'shedDelivered' && !event.isOverspill) {
      goods.set(event.shed, (goods.get(event.shed) ?? 0) + event.credited);
      credited += event.credited;
    }
    if (event.type === 'currencyChanged' && event.field === 'Energy') {
      const was = flows.get(event.cause) ?? { amount: 0, times: 0 };
      flows.set(event.cause, { amount: was.amount + event.applied, times: was.times + 1 });
      change += event.applied;
    }
    if (event.type === 'modifierAdded' && event.kind === 'Worn') worn++;
  }
  const ended = events.find((event) => event.type === 'dayEnded');
  return {
    programs,
    reasons: ended?.type === 'dayEnded' ? ended.reasons : [],
    goods,
    credited,
    flows: [...flows].map(([cause, { amount, times }]) => ({ cause, amount, times })),
    energy: { from: energyNow - change, to: energyNow },
    milestones: events.filter(isMilestone),
    hiccups: programs.flatMap(({ turn, trace }) =>
      trace.passes
        .filter(
          ({ outcome }) =>
            outcome === 'replaced' || outcome === 'debuffed' || outcome === 'skipped' || outcome === 'failed',
        )
        .map(({ type, outcome }) => ({ program: trace.program, turn, type, outcome })),
    ),
    worn,
    mud: -(flows.get('mud')?.amount ?? 0),
  };
};

interface Sum {
  readonly n: number;
  readonly icon: string;
  readonly text: string;
}

/** The day's wins and losses and the run so far, each as a number with its words; what did not happen is left out. */
export const balanceOf = (
  { metrics: { day, run } }: Pick<View, 'metrics'>,
  { mud, worn }: Pick<DayReport, 'mud' | 'worn'>,
): { readonly combos: readonly Sum[]; readonly losses: readonly Sum[]; readonly run: string } => {
  const happened = ({ n }: Sum): boolean => n > 0;
  return {
    combos: [
      { n: day.cardsReturned, icon: 'Persistent', text: plural(day.cardsReturned, 'card kept', 'cards kept') },
      { n: day.extraActions, icon: 'Effective', text: `+${plural(day.extraActions, 'action')}` },
      { n: day.energySaved, icon: 'Optimized', text: `saved ${day.energySaved} Energy` },
      { n: day.overspill, icon: 'Efficient', text: `${plural(day.overspill, 'good')} beyond the order` },
    ].filter(happened),
    losses: [
      { n: day.lostToPest, icon: 'flag', text: `${plural(day.lostToPest, 'good')} lost to pests` },
      { n: day.goodsBroken, icon: 'crate', text: `${plural(day.goodsBroken, 'good')} broken` },
      { n: mud, icon: 'move', text: `${mud} Energy to mud` },
      { n: worn, icon: 'card', text: `${plural(worn, 'card')} worn` },
      { n: day.bumps, icon: 'move', text: plural(day.bumps, 'bump') },
    ].filter(happened),
    run: [
      plural(run.credited, 'good'),
      plural(run.programsExecuted, 'program'),
      plural(run.instructionsUsed, 'instruction'),
      plural(run.pathLength, 'step'),
      `${run.energySpent} Energy spent`,
    ].join(', '),
  };
};
