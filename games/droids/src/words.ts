// Actions, events, causes and score in sentences, for log, plan strip, terminal and screen reader.

import type { Words } from '@interlock/kernel';
import {
  assignmentWords,
  cardWords,
  causeText,
  contractWords,
  failureText,
  glitchWords,
  phaseWords,
  reasonText,
} from './data/glossary.ts';
import { spaced } from './data/intentText.ts';
import { cardNumber, typeName } from './rules/ids.ts';
import { scoreLines, scoreOf } from './rules/outcome.ts';
import type { Action } from './shape/actions.ts';
import type { DroidsEvent, Entity, Place } from './shape/events.ts';
import type { State } from './shape/state.ts';
import type { World } from './shape/world.ts';
import type { DroidsShape } from './shape.ts';

const at = ({ q, r }: Place): string => `(${q},${r})`;
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const WAYS = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'];

const nameOf = (world: World, type: string): string => cardWords(world.rules, type).name;

/** A card by its name, where a state tells its type. */
const cardName = (world: World, state: State | undefined, id: string): string => {
  const card = state === undefined ? -1 : cardNumber(state, id);
  return card === -1 ? id : nameOf(world, typeName(world, state!.types[card]!));
};

/** Where one of several of a name is chosen, its id says which. */
const cardChosen = (world: World, state: State, id: string): string => {
  const name = cardName(world, state, id);
  return name === id ? id : `${name} ${id}`;
};

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

const paidWith = (payWith: string | undefined): string => {
  if (payWith === undefined || payWith === 'energy') return '';
  return payWith === 'token' ? ' with a token' : ' with Stability';
};

export const sayAction = (world: World, state: State, action: Action): string => {
  switch (action.type) {
    case 'moveCards':
      return `Move ${listed(action.cards.map((id) => cardChosen(world, state, id)))} to the ${action.to}${action.index === undefined ? '' : ` at ${action.index}`}`;
    case 'clearTape':
      return 'Clear the tape';
    case 'discard':
      return `Discard ${listed(action.cards.map((id) => cardChosen(world, state, id)))}`;
    case 'runProgram':
      return action.tape.length === 0
        ? 'Run an empty program'
        : `Run ${listed(action.tape.map((id) => cardName(world, state, id)))}`;
    case 'nextAssignment':
      return 'Go on to the next assignment';
    case 'acceptGlitch':
      return 'Accept the anomaly';
    case 'deferGlitch':
      return `Defer the anomaly${paidWith(action.payWith)}`;
    case 'chooseContract': {
      const contract = state.contractOffer?.[action.index];
      return contract === undefined
        ? `Choose contract ${action.index}`
        : `Sign ${contractWords(world.rules, world.rules.contracts[contract]!.name).name}`;
    }
    case 'buyCard': {
      const type = state.shop?.[action.slot] ?? -1;
      return type === -1 ? `Buy offer ${action.slot}` : `Buy ${nameOf(world, typeName(world, type))}`;
    }
    case 'reroll':
      return `Reroll the shop${paidWith(action.payWith)}`;
    case 'startGamble':
      return 'Gamble on Cosmic Rays';
    case 'takeBooster': {
      const offer = state.booster?.[action.slot];
      return offer ? `Take ${nameOf(world, typeName(world, offer.type))}` : `Take card ${action.slot}`;
    }
    case 'stopGamble':
      return 'Leave the Cosmic Rays';
    case 'startBufferOverflow':
      return 'Open the Buffer Overflow';
    case 'destroyCard':
      return `Destroy ${cardChosen(world, state, action.card)}`;
    case 'stopBufferOverflow':
      return 'Close the Buffer Overflow';
    case 'scrub':
      return `Scrub ${action.modifier.kind} off ${cardChosen(world, state, action.card)}${paidWith(action.payWith)}`;
    case 'quarantine':
      return `Quarantine ${cardChosen(world, state, action.card)} for its ${action.modifier.kind}`;
    case 'previewProgram':
      return 'Start the day';
    case 'concede':
      return 'Concede the run';
  }
};

const entityName = (world: World, state: State | undefined, entity: Entity): string => {
  if (entity.is === 'robot') return 'the robot';
  return entity.is === 'card' ? cardName(world, state, entity.card) : `cell ${at(entity)}`;
};

/** A cell as source is told by its place, anything else by its name where it says more than the modifier's. */
const actorName = (kind: string, source: string): string => {
  if (source.startsWith('cell(')) return `${spaced(kind)} at ${source.slice(4)}`;
  return source === kind ? spaced(kind) : `${spaced(kind)} (${spaced(source)})`;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A modifier with what it is for, and whose it is where its name does not say that. */
const modifierName = (kind: string, of: readonly string[] | undefined, source: string): string => {
  const name = of === undefined ? spaced(kind) : `${spaced(kind)} (${of.map(spaced).join(', ')})`;
  return source === kind
    ? name
    : `${name} from ${source.startsWith('cell(') ? `cell ${source.slice(4)}` : spaced(source)}`;
};

export const sayEvent = (world: World, event: DroidsEvent, state?: State): string => {
  const card = (id: string): string => cardName(world, state, id);
  switch (event.type) {
    case 'runStarted':
      return `A ${event.difficulty} run in the ${event.ruleset} rules with the ${event.robot} begins, seed ${event.seed}.`;
    case 'boardGenerated':
      return `A yard of radius ${event.radius}: ${many(event.sheds, 'shed')}, ${many(event.crates, 'crate')}, ${many(event.donkeys, 'donkey')}, ${many(event.towers, 'tower')}; ${event.target} goods are asked for within ${event.dayLimit} days.`;
    case 'dayStarted':
      return `Day ${event.day} begins.`;
    case 'dayEnded':
      return `Day ${event.day} ends: ${event.reasons.map((reason) => DAY_ENDS[reason]).join(', ')}.`;
    case 'sleepCycleEntered':
      return 'The robot enters its sleep cycle and recharges over night.';
    case 'phaseChanged':
      return event.to === 'RunOver' ? 'The run is over.' : `Now: ${phaseWords(event.to).name}.`;
    case 'runWon':
      return `Every shed is filled on day ${event.day}: the run is won with ${event.score} points.`;
    case 'runLost':
      return `The run is lost: ${sayCause(world, event.reason)}`;
    case 'handDrawn':
      return `Drawn: ${event.cards.map(({ cardType }) => nameOf(world, cardType)).join(', ')}.`;
    case 'cardsDiscarded':
      return `Discarded: ${listed(event.cards.map(card))}.`;
    case 'cardResolved':
      return `${card(event.card)} goes to the ${event.to === 'hand' ? 'hand: it is kept' : 'discard pile'}.`;
    case 'cardBought':
      return `${nameOf(world, event.cardType)} is bought and joins the deck.`;
    case 'boosterTaken':
      return `${nameOf(world, event.cardType)} is taken and joins the deck.`;
    case 'cardDestroyed':
      return `${nameOf(world, event.cardType)} is gone for good.`;
    case 'cardCopied':
      return event.copy === null
        ? `${nameOf(world, event.cardType)} is not copied: the deck is full.`
        : `${nameOf(world, event.cardType)} is copied into the discard pile.`;
    case 'cardGained':
      return event.card === null
        ? `${event.source} offers ${nameOf(world, event.cardType)}, but the deck is full.`
        : `${event.source} gives ${nameOf(world, event.cardType)}.`;
    case 'cardScrubbed':
      return `${event.kind} from ${event.source} is scrubbed off ${card(event.card)}.`;
    case 'cardQuarantined':
      return `${card(event.card)} goes into quarantine for a day.`;
    case 'cardReleased':
      return `${card(event.card)} comes back from quarantine, mended.`;
    case 'deckShuffled':
      return `The draw pile of ${many(event.cards, 'card')} is shuffled.`;
    case 'programStarted':
      return `Program ${event.program} of day ${event.day} runs ${many(event.tape.length, 'card')}; ${event.programsLeft} left.`;
    case 'raceSwapped':
      return `${card(event.card)} races with ${card(event.partner)}: slots ${event.slots[0] + 1} and ${event.slots[1] + 1} are swapped.`;
    case 'instructionStarted':
      return `Slot ${event.slot + 1}: ${nameOf(world, event.cardType)}${event.kind === 'reexec' ? ', once more' : ''}.`;
    case 'instructionSkipped':
      return `${card(event.card)} is skipped: it needs ${event.need} Energy and has ${event.have}.`;
    case 'modifierActed':
      return `${actorName(event.kind, event.source)} acts on ${card(event.card)}: ${event.change}.`;
    case 'intentSkipped':
      return `The ${spaced(event.intent)} of ${card(event.card)} does nothing: ${event.debuffs.join(', ')}.`;
    case 'intentFailed':
      return `The ${spaced(event.intent)} of ${card(event.card)} fails: ${failureText(event.reason)}.`;
    case 'instructionReplaced':
      return `${card(event.card)} hiccups and rests for ${event.rest} instead.`;
    case 'reExecuted':
      return `${card(event.by)} runs ${card(event.card)} once more.`;
    case 'loopGuardTripped':
      return `${card(event.by)} is held back by the loop guard: ${GUARDS[event.reason]}.`;
    case 'instructionFinished':
      return `Slot ${event.slot + 1} ends ${event.outcome}: ${at(event.after)}, Energy ${event.after.energy}, Carry ${event.after.carry}.`;
    case 'programFinished':
      return `Program ${event.program} is done: ${many(event.instructions, 'instruction')}, ${many(event.credited, 'good')} credited.`;
    default:
      return sayWorldEvent(world, event, state);
  }
};

const GUARDS = {
  control: 'cards that repeat are never repeated',
  nested: 'a repeated card repeats nothing',
  perCard: 'that card was repeated often enough for one program',
  total: 'the program has run long enough',
  depth: 'one thing led to too many others',
};

const DAY_ENDS = {
  programs: 'no program is left',
  deck: 'the draw pile is empty',
  energy: 'the Energy is used up',
  sheds: 'all sheds are filled',
};

type WorldOnly = Exclude<
  DroidsEvent,
  { type: 'runStarted' | 'boardGenerated' | 'dayStarted' | 'dayEnded' | 'sleepCycleEntered' | 'phaseChanged' }
>;

const sayWorldEvent = (world: World, event: WorldOnly, state: State | undefined): string => {
  switch (event.type) {
    case 'avatarMoved':
      return `The robot moves from ${at(event.from)} to ${at(event.to)}.`;
    case 'moveBlocked':
      return `The robot bumps at ${at(event.cell)}: ${event.by === 'ring' ? 'the edge of the yard' : event.thing === null ? 'blocked ground' : `${event.by} ${event.thing}`}.`;
    case 'avatarTurned':
      return `The robot turns ${event.delta > 0 ? 'right' : 'left'} and faces ${WAYS[event.to]}.`;
    case 'avatarTowed':
      return `The robot is towed from ${at(event.from)} to ${at(event.to)}.`;
    case 'crateLoaded':
      return `${event.amount + event.bonus} goods are loaded from ${event.crate}, ${event.left} stay in it.`;
    case 'crateDumped':
      return `${event.amount} goods are put back into ${event.crate}, which holds ${event.left} now.`;
    case 'shedDelivered':
      return event.isOverspill
        ? `${event.credited} goods spill over at ${event.shed}.`
        : `${event.carried} goods handed over, ${event.credited} credited: ${event.shed} has ${event.received} of ${event.request}.`;
    case 'shedFilled':
      return `${event.shed} is filled, ${event.open} to go.`;
    case 'deliveryRefused':
      return `${event.shed} refuses the delivery.`;
    case 'interactFailed':
      return `Nothing comes of it at ${event.thing ?? at(event.cell)}: ${failureText(event.reason)}.`;
    case 'towerDisabled':
      return `${event.tower} goes quiet${event.first ? ' for the first time' : ''}.`;
    case 'towerEnabled':
      return `${event.tower} hums again.`;
    case 'towerRewardGranted':
      return `${event.tower} gives up its reward: ${event.cardType === null ? event.reward : nameOf(world, event.cardType)}.`;
    case 'donkeyRecruited':
      return `${event.donkey} joins: ${many(event.inTow, 'donkey')} in tow.`;
    case 'donkeyDropped':
      return `${event.donkey} is left behind at ${at(event.cell)}.`;
    case 'donkeyTurned':
      return `${event.donkey} turns to face ${WAYS[event.facing]}.`;
    case 'donkeyArrived':
      return event.cell === null
        ? 'A donkey looks over the fence, finds no place, and leaves.'
        : `${event.donkey} wanders in at ${at(event.cell)}.`;
    case 'cellTreated':
      return `Cell ${at(event.cell)} is treated: ${event.from === event.to ? `${many(event.removed, 'modifier')} gone` : `${event.from} becomes ${event.to}`}.`;
    case 'cellHarmed':
      return `Cell ${at(event.cell)} is harmed${event.from === event.to ? '' : `: ${event.from} becomes ${event.to}`}.`;
    case 'weatherChanged':
      return event.cause === 'dayEnd'
        ? `The weather clears over ${many(event.cells.length, 'cell')}.`
        : `${spaced(event.cause)} changes ${many(event.cells.length, 'cell')}.`;
    case 'terminalRevealed':
      return `${event.terminal} is close enough to read: ${event.reward}.`;
    case 'terminalUsed':
      return `${event.terminal} grants its reward: ${event.reward}.`;
    case 'goodsBroken':
      return `${many(event.amount, 'good')} broken.`;
    case 'resupplyDropped':
      return `A resupply of ${event.amount} goods lands in ${event.crate}.`;
    default:
      return sayModifierEvent(world, event as Parameters<typeof sayModifierEvent>[1], state);
  }
};

type Rest = Extract<
  DroidsEvent,
  {
    type:
      | ('modifierAdded' | 'modifierRefreshed' | 'modifierRemoved' | 'modifierSuppressed' | 'modifierRestored')
      | ('currencyChanged' | 'heatChanged' | 'counterChanged' | 'assignmentSet' | 'assignmentCompleted')
      | ('assignmentMissed' | 'contractOffered' | 'contractChosen' | 'contractPaid' | 'glitchRevealed')
      | ('glitchAccepted' | 'glitchDeferred' | 'glitchFizzled' | 'shopOpened' | 'shopRerolled' | 'gambleStarted')
      | ('gambleStopped' | 'bufferOverflowStarted' | 'bufferOverflowStopped');
  }
>;

const sayModifierEvent = (world: World, event: Rest, state: State | undefined): string => {
  switch (event.type) {
    case 'modifierAdded':
      return `${capital(entityName(world, state, event.entity))} gets ${modifierName(event.kind, event.of, event.source)}${event.stacks > 1 ? `, ${event.stacks} times now` : ''}.`;
    case 'modifierRefreshed':
      return `${capital(entityName(world, state, event.entity))} has ${modifierName(event.kind, event.of, event.source)} already.`;
    case 'modifierRemoved':
      return `${capital(entityName(world, state, event.entity))} loses ${modifierName(event.kind, event.of, event.source)}.`;
    case 'modifierSuppressed':
      return `${spaced(event.kind)} on ${entityName(world, state, event.entity)} is suppressed by ${spaced(event.by)}.`;
    case 'modifierRestored':
      return `${spaced(event.kind)} on ${entityName(world, state, event.entity)} acts again: ${spaced(event.by)} is gone.`;
    case 'currencyChanged':
      return `${spaced(event.field)} ${signed(event.applied)} → ${event.after} (${reasonText(event.cause)}).`;
    case 'heatChanged':
      return `Heat ${event.from} → ${event.to}.`;
    case 'counterChanged':
      return `The ${event.counter} counter is at ${event.to} of ${event.period}.`;
    case 'assignmentSet':
      return `Assignment of day ${event.day}: ${assignmentWords(world.rules, event.assignment, event.shed).text}`;
    case 'assignmentCompleted':
      return `${spaced(event.assignment)} is completed.`;
    case 'assignmentMissed':
      return `${spaced(event.assignment)} is missed; nothing is lost.`;
    case 'contractOffered':
      return `Two contracts lie on the desk: ${event.contracts.map(spaced).join(' and ')}.`;
    case 'contractChosen':
      return `${spaced(event.contract)} is signed.`;
    case 'contractPaid':
      return `${spaced(event.contract)} pays ${event.amount} Energy${event.stability > 0 ? ` and ${event.stability} Stability` : ''}.`;
    case 'glitchRevealed':
      return `Incoming: ${glitchWords(world.rules, event.glitch).name}${event.target === null ? '' : `, aimed at ${cardName(world, state, event.target)}`}.`;
    case 'glitchAccepted':
      return `${glitchWords(world.rules, event.glitch).name} is accepted.`;
    case 'glitchDeferred':
      return `${glitchWords(world.rules, event.glitch).name} is deferred.`;
    case 'glitchFizzled':
      return `${glitchWords(world.rules, event.glitch).name} finds nothing to hit.`;
    case 'shopOpened':
    case 'shopRerolled':
      return `${event.type === 'shopOpened' ? 'The shop opens' : 'New offers'}: ${event.offers.map((type) => nameOf(world, type)).join(', ')}.`;
    case 'gambleStarted':
      return `Cosmic Rays hit ${event.cards.map(({ cardType, modifiers }) => [nameOf(world, cardType), ...modifiers].join(' + ')).join(', ')}.`;
    case 'gambleStopped':
      return 'What is left of the booster is lost.';
    case 'bufferOverflowStarted':
      return 'The buffer overflows: one card of this hand may go.';
    case 'bufferOverflowStopped':
      return 'The buffer is closed; the hand goes back.';
  }
};

const LOSSES: Readonly<Record<string, string>> = {
  goodsShort: 'the goods left in the world can no longer fill the sheds.',
  conceded: 'it was conceded.',
};

const sayCause = (world: World, cause: string): string =>
  cause === 'dayLimit' ? `day ${world.dayLimit} has closed with a shed unfilled.` : (LOSSES[cause] ?? cause);

export const words: Words<DroidsShape> = {
  action: sayAction,
  event: sayEvent,
  cause: (_world, cause) => causeText(cause),
  score: (world, state) => {
    const lines = scoreLines(world, state);
    const missing = scoreOf(world, state) - lines.reduce((sum, { value }) => sum + value, 0);
    const terms = lines.map(({ what, value }) => ({ label: what, value }));
    return missing === 0 ? terms : [...terms, { label: 'never below 0', value: missing }];
  },
};
