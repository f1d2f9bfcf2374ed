// Why a program did not do what its cards say [DD-524 to DD-532]: its path, the slot where it left the nominal run, the
// modifiers that were responsible with what helps against them, and a sentence for every instruction that came to nothing.

import { failureText, remedyCards, cardWords as wordsOfCard } from '../data/glossary.ts';
import { spaced } from '../data/intentText.ts';
import type { DroidsEvent, Place } from '../shape/events.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import { behindCell, towersBehind } from './badges.ts';
import { nominalRun, type Stand } from './nominal.ts';

export interface PathStep {
  readonly slot: number;
  readonly from: Place;
  readonly to: Place;
  /** True: it wanted to go there and could not. */
  readonly isBump: boolean;
}

export interface Culprit {
  readonly slot: number;
  readonly card: string;
  readonly kind: string;
  readonly source: string;
  readonly stage: string;
  /** Slot in which the cell was entered that passed it on, from 0; null: it was not passed on by a cell. */
  readonly entered: number | null;
  readonly text: string;
  readonly remedies: readonly string[];
}

export interface Reason {
  readonly slot: number;
  readonly card: string;
  readonly outcome: string;
  readonly text: string;
}

export interface Postmortem {
  readonly path: readonly PathStep[];
  /** Where each slot was meant to end; null where the state before is not known. */
  readonly nominal: readonly Stand[] | null;
  /** Slot of the first difference from the nominal run, from 0; null: none, what failed was planned so. */
  readonly divergence: number | null;
  readonly responsible: readonly Culprit[];
  readonly reasons: readonly Reason[];
}

/** Everything that happened in one slot of the executed order, reexec passes included. */
interface SlotTale {
  readonly slot: number;
  readonly card: string;
  readonly cardType: string;
  readonly events: DroidsEvent[];
}

/** `before` is the state the program was run from; without it the first slot with a culprit counts as the divergence. */
export const postmortem = (
  world: World,
  events: readonly DroidsEvent[],
  before: State | null,
  tape: readonly number[],
): Postmortem => {
  const tales = talesOf(events);
  const swaps = events.filter((event) => event.type === 'raceSwapped');
  const culprits = tales.flatMap((tale) => culpritsOf(world, before, tale, tales));
  const swapped = swaps.flatMap((swap): Culprit[] =>
    swap.slots.map((slot) => ({
      ...{ slot, card: swap.card, kind: 'RaceCondition', source: swap.source, stage: 'card', entered: null },
      text: `Slots ${swap.slots[0] + 1} and ${swap.slots[1] + 1} changed places: Race Condition (${sourceText(swap.source)})`,
      remedies: remediesOf(world, before, 'RaceCondition', swap.source),
    })),
  );
  const nominal = before === null ? null : meantBy(world, before, tape, tales);
  const divergence = nominal === null ? firstSlot([...culprits, ...swapped]) : divergenceOf(nominal, tales);
  const at = ({ slot }: Culprit) => slot === divergence;
  const own = culprits.filter(at);
  return {
    ...{ path: tales.flatMap(pathOf), nominal, divergence },
    responsible: divergence === null ? [] : own.length > 0 ? own : swapped.filter(at),
    reasons: tales.flatMap((tale) => reasonsOf(world.rules, tale, culprits)),
  };
};

const firstSlot = (culprits: readonly Culprit[]): number | null =>
  culprits.length === 0 ? null : culprits.reduce((least, { slot }) => Math.min(least, slot), Number.MAX_SAFE_INTEGER);

const talesOf = (events: readonly DroidsEvent[]): readonly SlotTale[] => {
  const tales: SlotTale[] = [];
  let pending: DroidsEvent[] = [];
  for (const event of events) {
    if (event.type === 'programStarted') pending = [];
    else if (event.type === 'programFinished') break;
    else pending.push(event);
    if (event.type !== 'cardResolved') continue;
    const started = pending.find(
      (one) => one.type === 'instructionStarted' && one.kind === 'slot' && one.card === event.card,
    );
    const cardType = started?.type === 'instructionStarted' ? started.cardType : '';
    tales.push({ slot: tales.length, card: event.card, cardType, events: pending });
    pending = [];
  }
  return tales;
};

/** The nominal run of the same tape; Effective grants it what it granted the real one. */
const meantBy = (
  world: World,
  before: State,
  tape: readonly number[],
  tales: readonly SlotTale[],
): readonly Stand[] => {
  const doubled = new Set(
    tales.flatMap(({ slot, events }) =>
      events.some((event) => event.type === 'modifierActed' && event.kind === 'Effective') ? [slot] : [],
    ),
  );
  return nominalRun(world, before, tape, (slot) => doubled.has(slot));
};

const COMPARED = ['q', 'r', 'facing', 'energy', 'carry', 'delivery'] as const;

const divergenceOf = (nominal: readonly Stand[], tales: readonly SlotTale[]): number | null => {
  for (const { slot, events } of tales) {
    const real = events.findLast((event) => event.type === 'instructionFinished');
    const wanted = nominal[slot];
    if (real?.type !== 'instructionFinished' || wanted === undefined) continue;
    if (COMPARED.some((field) => real.after[field] !== wanted[field])) return slot;
  }
  return null;
};

const pathOf = ({ slot, events }: SlotTale): readonly PathStep[] => {
  let at: Place | null = null;
  return events.flatMap((event): PathStep[] => {
    if (event.type === 'avatarMoved') {
      at = event.to;
      return [{ slot, from: event.from, to: event.to, isBump: false }];
    }
    return event.type === 'moveBlocked' ? [{ slot, from: at ?? event.cell, to: event.cell, isBump: true }] : [];
  });
};

const sourceText = (source: string): string =>
  source.startsWith('cell(') ? source.replace('cell', 'cell ') : spaced(source);

const remediesOf = (world: World, before: State | null, kind: string, source: string): readonly string[] => {
  const cards = remedyCards(world.rules, kind).map((type) => wordsOfCard(world.rules, type).name);
  const { flags } = world.rules;
  if (!source.startsWith('cell('))
    return [...cards, ...(flags.hasScrubber ? ['Scrub'] : []), ...(flags.hasQuarantine ? ['Quarantine'] : [])];
  const towers = before === null ? [] : towersBehind(world, before, source);
  return [
    ...cards,
    'walk around the cell',
    ...(kind === 'Unreliable' ? towers.map((tower) => `switch off tower ${tower}`) : []),
  ];
};

/** Where a cell passed something on: the slot it was entered in. */
const enteredSlot = (source: string, tales: readonly SlotTale[], until: number): number | null => {
  if (!source.startsWith('cell(')) return null;
  const found = tales.findLast(
    ({ slot, events }) =>
      slot < until &&
      events.some((event) => event.type === 'avatarMoved' && `cell(${event.to.q},${event.to.r})` === source),
  );
  return found?.slot ?? null;
};

const culpritsOf = (
  world: World,
  before: State | null,
  tale: SlotTale,
  tales: readonly SlotTale[],
): readonly Culprit[] => {
  const { rules } = world;
  const isNegative = (kind: string) =>
    Object.hasOwn(rules.modifiers, kind) && rules.modifiers[kind as keyof Ruleset['modifiers']].sign === 'negative';
  return tale.events.flatMap((event): Culprit[] => {
    if (event.type !== 'modifierActed' || !isNegative(event.kind)) return [];
    const { stage, kind, source, change } = event;
    const entered = enteredSlot(source, tales, tale.slot);
    const behind = before === null ? '' : behindCell(world, before, source);
    const passed =
      entered === null ? '' : `, passed on by ${sourceText(source)} entered in slot ${entered + 1}${behind}`;
    const from = entered === null ? ` (${sourceText(source)})` : '';
    return [
      {
        ...{ slot: tale.slot, card: tale.card, kind, source, stage, entered },
        text: `${spaced(kind)}${from}: ${change}${passed}`,
        remedies: remediesOf(world, before, kind, source),
      },
    ];
  });
};

/** At least one sentence for a slot that was skipped, debuffed, replaced or failed. */
const reasonsOf = (rules: Ruleset, tale: SlotTale, culprits: readonly Culprit[]): readonly Reason[] => {
  const finished = tale.events.findLast((event) => event.type === 'instructionFinished');
  if (finished?.type !== 'instructionFinished' || finished.outcome === 'ok') return [];
  const { outcome } = finished;
  const head = `Slot ${tale.slot + 1} ${wordsOfCard(rules, tale.cardType).name} ${outcome === 'replaced' ? 'hiccuped' : 'did nothing'}`;
  const planned = tale.events.flatMap(plannedReason);
  const blamed = culprits.filter(({ slot }) => slot === tale.slot).map(({ text }) => text);
  const causes = outcome === 'skipped' || blamed.length === 0 ? [...planned, ...blamed] : [...blamed, ...planned];
  const texts = causes.length === 0 ? ['it had no effect'] : causes;
  return texts.map((text) => ({ slot: tale.slot, card: tale.card, outcome, text: `${head}: ${text}.` }));
};

const plannedReason = (event: DroidsEvent): readonly string[] => {
  switch (event.type) {
    case 'instructionSkipped':
      return [failureText('energy', { need: event.need, have: event.have })];
    case 'moveBlocked':
      return [failureText('blocked', { by: event.thing ?? (event.by === 'ring' ? 'the border' : event.by) })];
    case 'interactFailed':
    case 'intentFailed':
      return [failureText(event.reason)];
    case 'deliveryRefused':
      return [`shed ${event.shed} refused the goods`];
    case 'loopGuardTripped':
      return [failureText('loopGuard', { reason: event.reason })];
    default:
      return [];
  }
};
