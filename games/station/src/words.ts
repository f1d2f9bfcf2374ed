// Words for actions, events, losses and scores, from the templates of content/texts.json. Numbers come from what is handed
// over, names from the deck of the run.

import { type ScoreTerm, SilentTape, type Words } from '@interlock/kernel';
import type { Action } from './actions.ts';
import { type Log, logOf } from './data/logs.ts';
import { count, fill, listed, type Slots, texts } from './data/texts.ts';
import type { Deck } from './deck.ts';
import type { AirPart, StationEvent } from './events.ts';
import { playTurn } from './play.ts';
import { scorePartsOf } from './rules/score.ts';
import { hintWords, stretchOf } from './say/hint.ts';
import { sayOpening } from './say/opening.ts';
import { type Namer, namerOf, onOff, sayAction, WAY_WORDS } from './say/sayAction.ts';
import type { StationShape } from './shape.ts';
import { UNKNOWN } from './sight/redact.ts';
import { copyState, type State } from './state.ts';

export const sayEvent = (deck: Deck, event: StationEvent): string => {
  if (event.type === 'airSpent' && event.left === null) return texts.phrases.uncounted!;
  const said = fill(texts.events[event.type]!, eventSlots(namerOf(deck), event));
  const log = event.type === 'itemPicked' ? logOf(event.item) : undefined;
  return log === undefined ? said : `${said} ${sayLog(log)}`;
};

/** `Day 16, Okonjo: “It was a hole. …”` */
export const sayLog = ({ day, by, text }: Log): string => fill(texts.phrases.log!, { day, by, text });

const eventSlots = (name: Namer, event: StationEvent): Slots => {
  const { phrases } = texts;
  switch (event.type) {
    case 'moved':
      return { way: wayBetween(event.from, event.to), to: event.to.join(',') };
    case 'doorPowerChanged':
    case 'cctvPowerChanged':
      return { terminal: name.thing(event.terminal), room: name.room(event.room), state: onOff(event.on) };
    case 'doorUnlocked':
      return { door: `the ${name.door(event.door)}`, by: event.by === 'keycard' ? phrases.card! : phrases.puzzle! };
    case 'furnitureSearched':
      return { furniture: `the ${name.thing(event.furniture)}`, contents: contentsOf(event.contents, name.item) };
    case 'itemPicked':
      return { item: `the ${name.item(event.item)}`, source: sourceOf(name, event.source) };
    case 'batteryInserted':
      return { generator: name.thing(event.generator), inserted: event.inserted, required: event.required };
    case 'generatorPowered':
      return { generator: name.thing(event.generator) };
    case 'controlActivated':
      return { control: `the ${name.thing(event.control)}` };
    case 'hazardFixed':
      return { hazard: `the ${name.hazard(event.hazard)}`, by: fixedBy(name, event.by) };
    case 'puzzlePressed':
      return { k: event.k, puzzle: `the ${name.thing(event.puzzle)}` };
    case 'puzzleSolved':
      return { puzzle: `the ${name.thing(event.puzzle)}` };
    case 'feedScanned':
      return { rooms: listed(event.rooms.map(name.room)), furniture: contentsOf(event.furniture, name.thing) };
    case 'roomEntered':
      return { room: name.room(event.room), first: event.first ? phrases.first! : '' };
    case 'airGained':
      return { amount: event.amount };
    case 'airSpent':
      return { amount: event.amount, parts: partWords(name, event.parts), left: event.left ?? 0 };
    case 'liftRefused':
      return { missing: missingWords(name, event) };
    case 'deckCleared':
      return { airUsed: event.airUsed, par: event.par, stars: count(event.stars, 'star'), score: event.score };
    case 'deckLost':
      return { reason: event.reason === 'air' ? phrases.lostByAir! : phrases.lostByConceding! };
    default:
      return {};
  }
};

const wayBetween = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string => {
  if (toX !== x) return toX > x ? WAY_WORDS.E : WAY_WORDS.W;
  return toY > y ? WAY_WORDS.S : WAY_WORDS.N;
};

const contentsOf = (ids: readonly string[], nameOf: (id: string) => string): string => {
  if (ids.length === 0) return texts.phrases.nothing!;
  return listed(ids.map((id) => (id === UNKNOWN ? texts.phrases.unknown! : nameOf(id))));
};

const sourceOf = (name: Namer, source: string): string => {
  if (source === 'floor' || source === 'puzzle') return texts.phrases[source]!;
  return `the ${name.thing(source)}`;
};

const fixedBy = (name: Namer, by: string): string => {
  if (by === 'puzzle') return texts.phrases.puzzle!;
  return by === 'control' ? 'its control' : `the ${name.item(by.replace(/^item:/, 'tool:'))}`;
};

/** What made an action dearer than it is by itself [DS-493]. */
const partWords = (name: Namer, parts: readonly AirPart[]): string => {
  const extra = parts.flatMap((part) => {
    if (part.for === 'action') return [];
    const template = part.for === 'spill' ? texts.phrases.drag! : texts.phrases.aura!;
    return [fill(template, { air: part.air, hazard: `the ${name.hazard(part.hazard)}` })];
  });
  return extra.length === 0 ? '' : ` (${listed(extra)})`;
};

const missingWords = (name: Namer, event: StationEvent & { readonly type: 'liftRefused' }): string => {
  const { phrases } = texts;
  const groups = [
    { template: phrases.missingGenerators!, list: event.generators.map(name.thing) },
    { template: phrases.missingHazards!, list: event.hazards.map(name.hazard) },
    { template: phrases.missingItems!, list: event.items.map(name.item) },
  ].filter(({ list }) => list.length > 0);
  if (groups.length === 0) return `: ${phrases.missingUnseen!}`;
  return `; ${groups.map(({ template, list }) => fill(template, { list: listed(list) })).join('; ')}`;
};

const CAUSES: Readonly<Record<string, string>> = texts.causes;

/** `×1.2` of 1200 per mille. */
const timesWords = (permille: number): string =>
  `×${Math.floor(permille / 1000)}.${String(permille % 1000).padStart(3, '0')}`.replace(/\.?0+$/, '');

/** Terms that add up to the score: the sum before the factors, then what each factor adds or takes [DS-153]. */
export const scoreTerms = (deck: Deck, state: State): readonly ScoreTerm[] => {
  if (state.outcome !== 'won') return [];
  const { par, level } = deck;
  const parts = scorePartsOf(deck, state);
  const sum = parts.base + parts.efficiency + parts.optionalRooms + parts.logs;
  const rated = Math.floor((sum * parts.difficultyPermille) / 1000);
  const seen = Math.floor((rated * parts.viewPermille) / 1000);
  const terms = [
    { label: 'deck cleared', value: parts.base },
    { label: `air, ${state.airUsed} used at a par of ${par}`, value: parts.efficiency },
    { label: 'rooms off the plan', value: parts.optionalRooms },
    { label: 'logs', value: parts.logs },
    { label: `difficulty ${level.difficulty}, ${timesWords(parts.difficultyPermille)}`, value: rated - sum },
    { label: `view ${level.view}, ${timesWords(parts.viewPermille)}`, value: seen - rated },
  ];
  return terms.filter(({ value }) => value !== 0);
};

export const sayCause = (_deck: Deck, cause: string): string => CAUSES[cause] ?? cause;

/** Air a line of turns takes from here. */
const airOf = (deck: Deck, state: State, line: readonly (readonly Action[])[]): number => {
  const draft = copyState(state);
  const tape = new SilentTape<StationEvent>();
  for (const turn of line) playTurn(deck, draft, turn, tape);
  return draft.airUsed - state.airUsed;
};

export const words: Words<StationShape> = {
  action: (deck, state, action) => sayAction(deck, state, action),
  event: (deck, event) => sayEvent(deck, event),
  cost: (deck, state, line) => `${airOf(deck, state, line)} air`,
  opening: (_deck, view) => sayOpening(view),
  cause: sayCause,
  score: (deck, state) => scoreTerms(deck, state),
  hint: (deck, state, turn, line = [turn]) => hintWords(deck, state, line),
  stretch: (deck, state, line) => stretchOf(deck, state, line),
};
