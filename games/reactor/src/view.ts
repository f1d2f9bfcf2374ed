// What a player may know, as one object. Before eye access nothing below ground is in it.

import type { Missing, Reason } from './events.ts';
import { cellOf } from './level/cells.ts';
import type { ConditionFile, EffectFile } from './level/file.ts';
import type { Plant, PlantProp } from './level/plant.ts';
import { type Loss, lossWithin } from './rules/ahead.ts';
import { isLeaking } from './rules/leaks.ts';
import { furtherWants, missingFor, reasonsOf } from './rules/levelState.ts';
import { actionBudget, wouldExposeOnEntry, wouldExposeOnStay } from './rules/robot.ts';
import { NEVER, nextFiring } from './rules/schedule.ts';
import { reactorHeatOf } from './rules/surface.ts';
import { REACTOR_HEAT, ROBOT_LOST } from './rules/terminal.ts';
import { type Underground, undergroundOf } from './rules/underground.ts';
import {
  CARRIERS,
  type Carrier,
  type Cell,
  DIRS,
  type Dir,
  HEAT,
  type Item,
  KINDS,
  type Kind,
  type LevelState,
  type PropType,
  SERVICES,
  type Service,
  SUPPLIES,
  type Supply,
} from './shape.ts';
import type { State } from './state.ts';

export type Label = 'safe' | 'caution' | 'critical';
export type Check = 'safe' | 'do not stay' | 'do not enter';

export interface CellView {
  readonly at: Cell;
  readonly fuel: number;
  readonly coolant: number;
  readonly electricity: number;
  readonly heat: number;
  /** Reactor area: how much of the heat was announced for the coming turn and is not judged yet. */
  readonly announced?: number;
  readonly labels: Readonly<Partial<Record<Kind, Label>>>;
  readonly blocks: Readonly<Partial<Record<Carrier, number>>>;
  readonly check: Check;
}

export interface PropView {
  readonly id: string;
  readonly type: PropType;
  readonly at: Cell;
  readonly carrier?: Carrier;
  readonly state?: string;
  readonly service?: Service;
  readonly required?: boolean;
  readonly edge?: Dir;
  readonly supply?: Supply;
  readonly modes?: readonly string[];
}

export interface LeakView {
  readonly id: string;
  readonly carrier: Carrier;
  readonly at: Cell;
  readonly face: Cell;
  readonly severity: number;
}

export interface ScheduleView {
  readonly id: string;
  readonly text: string;
  /** Turn of the next firing, null when it is over. */
  readonly next: number | null;
  readonly phase: 'beforeFlow' | 'endOfTurn';
  readonly every?: number;
  readonly until?: number;
  readonly unless?: ConditionFile;
  readonly effects: readonly EffectFile[];
  /** Cells the effects touch; a leak that has not started shows where it will come out. */
  readonly places: readonly Cell[];
  /** Leaks the event starts or worsens: what comes out, and where; nothing of the network around them. */
  readonly leaks?: readonly { readonly id: string; readonly carrier: Carrier; readonly face: Cell }[];
}

export interface ReactorView {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly actionsLeft: number;
  /** Actions this turn began with. */
  readonly actions: number;
  readonly spent: number;
  readonly costs: {
    readonly moveRobot: number;
    readonly interactProp: number;
    readonly interactLeak: number;
    readonly activateReactor: number;
  };
  readonly level: {
    readonly state: LevelState;
    readonly reasons: readonly Reason[];
    readonly missing: readonly Missing[];
    /** What the level asks for beyond its services, met or not. */
    readonly wants: readonly { readonly want: Missing; readonly holds: boolean }[];
    readonly warnings: readonly 'lossForecast'[];
  };
  readonly outcome: { readonly is: 'none' | 'won' } | { readonly is: 'lost'; readonly reason: string };
  /** Doing nothing for so many turns: the loss it leads to, if any. */
  readonly forecast: { readonly turns: number; readonly loss: Loss | null };
  readonly robot: {
    readonly at: Cell;
    readonly condition: 'Ready' | 'Damaged';
    readonly integrity: number;
    readonly maxIntegrity: number;
    readonly immunity: number;
    readonly inventory: readonly Item[];
    readonly capacity: number;
  };
  readonly terrain: readonly string[];
  readonly cells: readonly CellView[];
  readonly props: readonly PropView[];
  readonly leaks: readonly LeakView[];
  readonly schedule: readonly ScheduleView[];
  readonly terminal: readonly {
    readonly id: string;
    readonly text: string;
    /** What the value counts: `reactor heat`, `cells with 8 fuel or more`. */
    readonly of: string;
    /** The cell it watches, where it is one. */
    readonly at?: Cell;
    readonly value: number;
    readonly limit: number;
    /** Reactor heat: what is announced on top of it for the coming turn. */
    readonly announced?: number;
  }[];
  readonly deteriorating: boolean;
  readonly eyeUnlocked: boolean;
  readonly underground?: Underground;
}

export const viewOf = (plant: Plant, state: State): ReactorView => {
  const { numbers, file } = plant;
  const isOpen = state.outcome === 'none';
  const loss = isOpen ? lossWithin(plant, state, Math.max(numbers.horizon, numbers.near)) : null;
  const isNear = loss !== null && loss.turn < state.turn + numbers.near;
  return {
    id: file.id,
    name: file.name,
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    actions: Math.max(actionBudget(plant, state), state.actionsLeft),
    spent: state.spent,
    costs: numbers.cost,
    level: {
      state: state.level,
      reasons: reasonsOf(plant, state),
      missing: isOpen && state.level !== 'Ready' ? missingFor(plant, state) : [],
      wants: furtherWants(plant, state),
      warnings: state.level === 'Ready' && isNear ? ['lossForecast'] : [],
    },
    outcome: state.outcome === 'lost' ? { is: 'lost', reason: state.reason! } : { is: state.outcome },
    forecast: { turns: numbers.horizon, loss: loss !== null && loss.turn < state.turn + numbers.horizon ? loss : null },
    robot: {
      at: cellOf(plant, state.robot.at),
      condition: state.robot.condition,
      integrity: state.robot.integrity,
      maxIntegrity: numbers.integrity,
      immunity: state.robot.immunity,
      inventory: [...state.robot.inventory],
      capacity: numbers.capacity,
    },
    terrain: file.terrain.map((row) => row.replace('@', '.')),
    cells: Array.from(plant.floor, (cell) => cellView(plant, state, cell)).filter(isWorthShowing),
    props: plant.props.map((prop) => propView(plant, state, prop)),
    leaks: plant.leaks
      .filter((leak) => isLeaking(state, leak))
      .map((leak) => ({
        id: leak.id,
        carrier: CARRIERS[leak.carrier]!,
        at: cellOf(plant, leak.cell),
        face: cellOf(plant, leak.face),
        severity: state.leaks[leak.index]!,
      })),
    schedule: scheduleView(plant, state),
    terminal: terminalView(plant, state),
    deteriorating: state.deteriorating,
    eyeUnlocked: state.eye,
    ...(state.eye && !state.isBlind ? { underground: undergroundOf(plant, state) } : {}),
  };
};

const isWorthShowing = (cell: CellView): boolean =>
  cell.fuel + cell.coolant + cell.electricity + cell.heat > 0 || Object.keys(cell.blocks).length > 0;

export const labelOf = (plant: Plant, kind: number, value: number): Label => {
  const { uiCaution, uiCritical } = plant.numbers;
  return value >= uiCritical[kind]! ? 'critical' : value >= uiCaution[kind]! ? 'caution' : 'safe';
};

/** Everything that may be known about one floor cell. */
export const cellView = (plant: Plant, state: State, cell: number): CellView => {
  const [fuel, coolant, electricity, heat] = state.surface.subarray(cell * 4, cell * 4 + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const added = plant.inReactor[cell] ? state.announced[plant.reactor.indexOf(cell)]! : 0;
  const labels: Partial<Record<Kind, Label>> = {};
  KINDS.forEach((kind, k) => {
    const value = state.surface[cell * 4 + k]! - (k === HEAT ? added : 0);
    if (value > 0) labels[kind] = labelOf(plant, k, value);
  });
  const blocks: Partial<Record<Carrier, number>> = {};
  CARRIERS.forEach((carrier, c) => {
    const left = state.blocks[cell * 3 + c]!;
    if (left > 0) blocks[carrier] = left;
  });
  const check = wouldExposeOnEntry(plant, state, cell)
    ? 'do not enter'
    : wouldExposeOnStay(plant, state, cell)
      ? 'do not stay'
      : 'safe';
  const place = cellOf(plant, cell);
  // Once the run is over no turn is to come, and nothing is announced for it.
  if (state.outcome !== 'none')
    return { at: place, fuel, coolant, electricity, heat: heat - added, labels, blocks, check };
  const told = added > 0 ? { announced: added } : {};
  return { at: place, fuel, coolant, electricity, heat, ...told, labels, blocks, check };
};

const propView = (plant: Plant, state: State, prop: PlantProp): PropView => {
  const isJunction = prop.type === 'tJunction' || prop.type === 'crossJunction';
  const word = prop.states[state.props[prop.index]!];
  return {
    id: prop.id,
    type: prop.type,
    at: cellOf(plant, prop.cell),
    ...(prop.carrier >= 0 ? { carrier: CARRIERS[prop.carrier]! } : {}),
    ...(word === undefined ? {} : { state: word }),
    ...(prop.consumer >= 0 ? { service: SERVICES[state.service[prop.consumer]!]!, required: prop.required } : {}),
    ...(prop.type === 'door' ? { edge: DIRS[prop.dir]! } : {}),
    ...(prop.item >= 0 ? { supply: SUPPLIES[prop.item]! } : {}),
    ...(isJunction ? { modes: prop.states } : {}),
  };
};

const scheduleView = (plant: Plant, state: State): ScheduleView[] =>
  plant.events.map((event) => ({
    id: event.id,
    text: event.text,
    next: state.outcome === 'none' ? nextFiring(event, state.turn) : null,
    phase: event.phase,
    ...(event.every > 0 ? { every: event.every } : {}),
    ...(event.every > 0 && event.until < NEVER ? { until: event.until } : {}),
    ...(event.unless === null ? {} : { unless: event.unless.condition }),
    effects: event.effects,
    places: event.effects.flatMap((effect) => placesOf(plant, effect)),
    ...(event.effects.some(isOfLeak)
      ? { leaks: event.effects.filter(isOfLeak).map(({ leak }) => leakIn(plant, leak)) }
      : {}),
  }));

type LeakEffect = Extract<EffectFile, { readonly leak: string }>;

const isOfLeak = (effect: EffectFile): effect is LeakEffect => effect.do === 'startLeak' || effect.do === 'worsenLeak';

const leakIn = (plant: Plant, id: string): NonNullable<ScheduleView['leaks']>[number] => {
  const { carrier, face } = plant.leakOf[id]!;
  return { id, carrier: CARRIERS[carrier]!, face: cellOf(plant, face) };
};

const placesOf = (plant: Plant, effect: EffectFile): Cell[] => {
  switch (effect.do) {
    case 'startLeak':
    case 'worsenLeak':
      return [cellOf(plant, plant.leakOf[effect.leak]!.face)];
    case 'addHeat':
      return effect.at === undefined ? Array.from(plant.reactor, (cell) => cellOf(plant, cell)) : [effect.at];
    case 'addHazard':
      return [effect.at];
    case 'setProp':
      return [cellOf(plant, plant.propOf[effect.prop]!.cell)];
    default:
      return [];
  }
};

/** The heat that step 13 judged: the hottest cell without what the schedule added after it. [RM-D61] */
const judgedHeat = ({ reactor }: Plant, { surface, announced }: State): number => {
  let most = 0;
  for (let i = 0; i < reactor.length; i++) most = Math.max(most, surface[reactor[i]! * 4 + HEAT]! - announced[i]!);
  return most;
};

/** How far the hottest cell stands above what was judged, while a turn is to come that will judge it. */
const announcedOn = (plant: Plant, state: State): { readonly announced?: number } => {
  if (state.outcome !== 'none') return {};
  const announced = reactorHeatOf(plant, state) - judgedHeat(plant, state);
  return announced > 0 ? { announced } : {};
};

const terminalView = (plant: Plant, state: State): ReactorView['terminal'] => [
  {
    id: REACTOR_HEAT,
    text: 'The reactor area overheats',
    of: 'reactor heat',
    value: judgedHeat(plant, state),
    limit: plant.numbers.terminalHeat,
    ...announcedOn(plant, state),
  },
  {
    id: ROBOT_LOST,
    text: 'The robot is worn down to nothing',
    of: 'damage to the robot',
    value: plant.numbers.integrity - state.robot.integrity,
    limit: plant.numbers.integrity,
  },
  ...plant.terminal.map((rule) => ({
    id: rule.id,
    text: rule.text,
    of: rule.of,
    ...(rule.rule.kind === 'cellHeat' ? { at: rule.rule.at } : {}),
    value: rule.value(plant, state),
    limit: rule.limit,
  })),
];
