// What a press on something in sight comes to: the way there and what is done there, as far as it can be planned; and an
// answer where that is not all. Never a refusal [DS-470]. Like every preview it stands on known cells only [DS-473].

import { type Action, thingId } from '../actions.ts';
import type { Deck } from '../deck.ts';
import { legalActions } from '../legal.ts';
import { refusalOf } from '../refuse.ts';
import { sayRefusal } from '../say/refusalWords.ts';
import { liftWords } from '../say/spoken.ts';
import type { State } from '../state.ts';
import { supposed } from '../suppose.ts';
import type { Cell, StationView, ThingView } from '../view.ts';
import { answerOf, type Help, isSame, nearest, type Stand, sayPress } from './gateAnswer.ts';
import { outlookOf } from './preview.ts';
import { cellsTo, detoursFrom, routeTo, walksFrom } from './route.ts';

export interface Press {
  readonly actions: readonly Action[];
  /** What there is to say to it; null: the plan says it all. */
  readonly says: string | null;
  /** What would open the way, where it can be done from here. */
  readonly help: Help | null;
}

const NOTHING: Press = { actions: [], says: null, help: null };

/** `view` is that of the state. */
export const pressOf = (deck: Deck, given: State, view: StationView, cell: Cell): Press => {
  if (isSame(cell, view.at) || given.outcome !== 'none') return NOTHING;
  const state = supposed(deck, given);
  const stand = { deck, state, view, outlook: outlookOf(deck, state) };
  const thing = view.things.find(({ at }) => isSame(at, cell));
  if (thing?.isInReach) return use(stand, thing);
  const hazard = view.hazards.find((one) => !one.isFixed && one.at.some((at) => isSame(at, cell)));
  const fix: Action | null = hazard === undefined ? null : { type: 'fixHazard', hazard: hazard.id };
  if (fix !== null && refusalOf(deck, state, fix) === null) return { ...NOTHING, actions: [fix] };
  const way = walk(stand, thing === undefined || thing.access.length === 0 ? [cell] : thing.access);
  const isLift = view.exit !== undefined && isSame(view.exit, cell);
  if (way.says !== null || !isLift || view.objectives.isLiftReady) return way;
  return { ...way, says: sayPress('liftWaits', { lift: liftWords(view) }) };
};

/** Something within reach: its only deed; with several the player chooses; with none it says why. */
const use = ({ deck, state }: Stand, thing: ThingView): Press => {
  const deeds = legalActions(deck, state).filter((action) => thingId(action) === thing.id);
  if (deeds.length === 1) return { ...NOTHING, actions: deeds };
  const deed = deedOf(thing);
  const code = deeds.length > 1 || deed === null ? null : refusalOf(deck, state, deed);
  return { ...NOTHING, says: code === null ? sayPress('choose') : sayRefusal(deck, state, deed!, code).why };
};

/** The cheapest way to one of some cells, or as far as the first gate on the way. */
const walk = (stand: Stand, cells: readonly Cell[]): Press => {
  const { deck, state, view } = stand;
  const way = nearest(stand, cells);
  if (way !== null) return asFarAsAirLasts(state, way);
  const { width } = deck.layout.grid;
  const detours = detoursFrom(deck, state);
  const [to] = cells
    .map(([x, y]) => y * width + x)
    .filter((cell) => detours.air[cell]! >= 0)
    .sort((a, b) => detours.air[a]! - detours.air[b]!);
  if (to === undefined) return { ...NOTHING, says: sayPress(view.objectives.isLiftReady ? 'noWayPast' : 'noWay') };
  const walks = walksFrom(deck, state);
  const route = routeTo(deck, state, to, walks, () => detours);
  if (route.ok || route.gate === null) return { ...NOTHING, says: sayPress('noWay') };
  const { gate } = route;
  const { says, help } = answerOf(stand, gate);
  const path = cellsTo(detours, to)!;
  const before = path[path.indexOf(gate.cell) - 1];
  const upTo = before === undefined ? null : routeTo(deck, state, before, walks, () => detours);
  const { actions } = upTo?.ok ? asFarAsAirLasts(state, { actions: upTo.turns.flat(), air: upTo.air }) : NOTHING;
  return { actions, says: gate.cell === to ? says : sayPress('behind', { gate: says }), help };
};

const asFarAsAirLasts = (state: State, way: { readonly actions: readonly Action[]; readonly air: number }): Press => {
  if (state.air < 0 || way.air <= state.air) return { ...NOTHING, actions: way.actions };
  return { ...NOTHING, says: sayPress('far', { air: way.air, left: state.air }) };
};

/** What would be done with a thing that nothing can be done with now: its refusal says why not. */
const deedOf = (thing: ThingView): Action | null => {
  switch (thing.kind) {
    case 'furniture':
      return { type: 'search', furniture: thing.id };
    case 'generator':
      return { type: 'insertBattery', generator: thing.id };
    case 'control':
      return { type: 'activateControl', control: thing.id };
    case 'desk':
      return { type: 'scanFeeds', desk: thing.id };
    case 'puzzle':
      return thing.type === 'relay'
        ? { type: 'pressRelay', puzzle: thing.id, k: 0 }
        : { type: 'submitCode', puzzle: thing.id, digits: '000' };
    default:
      return null;
  }
};
