// The view and the planner as text, 80 columns wide: for terminals, goldens and screen readers.

import { fill, texts } from './data/texts.ts';
import type { Appraisal, Hit } from './shape/planner.ts';
import type { OrbitView, ShipView } from './shape/view.ts';
import type { World } from './shape/world.ts';
import { markOf, stripOf } from './view/strip.ts';
import { hullLine, reachLines } from './words/ahead.ts';
import { capital, cellText, listed, shipName } from './words/names.ts';
import { sayShipAction } from './words/orders.ts';

const { screen } = texts;
const WIDTH = 79;

export const show = (_world: World, view: OrbitView): string =>
  [...headOf(view), ...stripOf(view), ...othersOf(view), ...intentsOf(view), energyLine(view)]
    .flatMap(wrapped)
    .join('\n');

/** How the planner is drawn: in `room` lines as far as it can be, with the row that is being edited marked. */
export interface PlannerLook {
  readonly room?: number;
  readonly chosen?: string | null;
  /** One line more at the end: what a lesson asks for. */
  readonly note?: string | null;
}

/** The same with a plan laid over it: ghosts on the board, and what the plan comes to [OS-362..OS-375]. Where there is room
 *  for it, who reaches whom; where it is short, first other ships go, then intents: all can be asked for. */
export const showPlanner = (
  world: World,
  view: OrbitView,
  appraisal: Appraisal,
  { room, chosen = null, note = null }: PlannerLook = {},
): string => {
  const ghosts = appraisal.forecast?.tracks.find(({ id }) => id === appraisal.ship)?.cells ?? [];
  const top = [...headOf(view), ...stripOf(view, ghosts)].flatMap(wrapped);
  const foot = [
    plannedLine(appraisal, chosen),
    heatLine(appraisal),
    fill(screen.plan!, { plan: sayPlanLine(world, appraisal) }),
    ...outcomeOf(world, view, appraisal),
    ...(note === null ? [] : [note]),
  ].flatMap(wrapped);
  const others = othersOf(view).flatMap(wrapped);
  const intents = intentsOf(view).flatMap(wrapped);
  const left = room === undefined ? Number.POSITIVE_INFINITY : Math.max(0, room - top.length - foot.length);
  const told = intents.length + others.length <= left ? [...others, ...intents] : intents;
  const reach = room === undefined ? [] : reachLines(view, appraisal).flatMap(wrapped);
  const more = told.length + reach.length <= left ? reach : [];
  return [...top, ...told.slice(0, left), ...foot, ...more].join('\n');
};

const headOf = (view: OrbitView): string[] => {
  const own = view.ships.find(({ id }) => id === view.you)!;
  const turn =
    view.ending === null
      ? fill(screen.turn!, { turn: view.turn, limit: view.limit })
      : fill(screen.ended!, { turn: view.turn - 1 });
  const ammo = own.ammo > 0 ? `  ${fill(screen.ammo!, { ammo: own.ammo })}` : '';
  return [
    `${turn}  ${view.name}  ${fill(screen.own!, slotsOf(own))}${ammo}`,
    fill(screen.goal!, { goal: view.goal.text }) + (view.goal.of > 1 ? ` (${view.goal.done}/${view.goal.of})` : ''),
  ];
};

const slotsOf = ({ hull, hullMax, heat, mass, tank, name }: ShipView) => ({ hull, hullMax, heat, mass, tank, name });

/** Other ships and missiles, as many to a line as fit. */
const othersOf = (view: OrbitView): string[] => {
  const ships = view.ships
    .filter(({ id }) => id !== view.you)
    .map((ship) => fill(screen[ship.isAlive ? 'ship' : 'wreck']!, { ...slotsOf(ship), mark: markOf(ship) }));
  const missiles = view.missiles.map(({ id, target, life }) =>
    fill(screen.missile!, { id, target: view.ships.find((ship) => ship.id === target)!.name, life }),
  );
  return packed([...ships, ...missiles]);
};

const packed = (parts: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 3 <= WIDTH) lines[lines.length - 1] = `${last} | ${part}`;
    else lines.push(part);
  }
  return lines;
};

const intentsOf = (view: OrbitView): string[] =>
  view.intents
    .filter(({ plan, ship }) => {
      const { ai } = view.ships.find(({ id }) => id === ship)!;
      return ai !== 'drift' || plan.move.kind !== 'coast' || plan.rotate; // a wreck adrift has nothing to say
    })
    .map(({ ship, text }) =>
      fill(screen.intent!, { mark: `${view.ships.find(({ id }) => id === ship)!.name}:`, plan: text }),
    );

const SHORT: Readonly<Record<string, string>> = {
  engines: 'eng',
  thrusters: 'thr',
  scoop: 'scp',
  laser: 'las',
  railgun: 'rail',
  missiles: 'mis',
  shields: 'shd',
};

const energyLine = (view: OrbitView): string => {
  const own = view.ships.find(({ id }) => id === view.you)!;
  const rows = own.subsystems
    .filter(({ isInstalled }) => isInstalled)
    .map(({ id, energy, max, threshold }) => `${SHORT[id]} ${energy}${energy > threshold ? '!' : ''}/${max}`);
  return fill(screen.energy!, { rows: rows.join('  '), free: own.free });
};

/** Pending energy, with what it was where it changes [OS-456]. */
const plannedLine = ({ rows, free }: Appraisal, chosen: string | null): string => {
  const shown = rows
    .filter(({ isInstalled, pending }) => isInstalled || pending !== 0)
    .map(({ id, committed, pending, max, threshold }) => {
      const change = pending === committed ? `${pending}` : `${committed}>${pending}`;
      return `${id === chosen ? '>' : ''}${SHORT[id]} ${change}${pending > threshold ? '!' : ''}/${max}`;
    });
  return fill(screen.energy!, { rows: shown.join('  '), free });
};

/** The three slots of the limit, what is over outside them, and the heat line [OS-454] [OS-455]. */
const heatLine = ({ heat, release }: Appraisal): string => {
  const slots = [...'D'.repeat(release.deallocated), ...'V'.repeat(release.vented)];
  while (slots.length < release.limit) slots.push(' ');
  const meter = slots.map((slot, i) => (i < release.limit ? `[${slot}]` : `<${slot}>`)).join('');
  const fresh = heat.engines + heat.railgun + (heat.shields ?? 0);
  const line = fill(screen.heat!, { ...heat, shields: heat.shields ?? 0, fresh });
  return `${fill(screen.return!, { slots: meter })}  ${line}`;
};

/** The orders; what moves in the reactor stands in the line of the energy. */
const sayPlanLine = (world: World, { actions, mass, forecast, isLegal }: Appraisal): string => {
  const orders = actions.filter(({ type }) => type !== 'allocate' && type !== 'deallocate');
  const said = orders.map((action) => sayShipAction(world, action)).join(', ');
  const where = forecast === null ? '' : ` -> ${cellText(forecast.cell)}, mass ${mass.after}`;
  return `${said}${where}${isLegal ? `  ${screen.go}` : ''}`;
};

/** Refusals first and alone; else hits, what ends, and the cells ahead [OS-374]. */
const outcomeOf = (world: World, view: OrbitView, { refusals, forecast }: Appraisal): string[] => {
  if (forecast === null) return refusals.map(({ why }) => `! ${why}`);
  const lines: string[] = [];
  const hits = [
    ...forecast.given.map((hit) => sayHit(world, screen.given!, hit)),
    ...forecast.taken.map((hit) => sayHit(world, screen.taken!, hit)),
  ];
  if (hits.length > 0) lines.push(fill(screen.hits!, { hits: hits.join('; ') }));
  lines.push(...hullLine(view, forecast.damage));
  if (forecast.destroysOwn) lines.push(`! ${screen['warn-own']}`);
  if (forecast.loses.length > 0)
    lines.push(`! ${fill(screen['warn-loses']!, { ships: listed(forecast.loses.map((id) => shipName(world, id))) })}`);
  if (forecast.status.is === 'won') lines.push(screen['warn-won']!);
  if (forecast.status.is === 'lost' && !forecast.destroysOwn && forecast.loses.length === 0)
    lines.push(
      `! ${fill(screen['warn-lost']!, { cause: texts.causes[forecast.status.cause] ?? forecast.status.cause })}`,
    );
  if (forecast.supposes !== null) lines.push(forecast.supposes);
  return lines;
};

const sayHit = (world: World, template: string, { weapon, by, target, damage }: Hit): string =>
  fill(template, { weapon: capital(weapon), by: shipName(world, by), target: shipName(world, target), damage });

/** Lines longer than a terminal is wide go on, indented, on the next. */
const wrapped = (line: string): string[] => {
  if (line.length <= WIDTH) return [line];
  const cut = line.lastIndexOf(' ', WIDTH);
  const at = cut > 20 ? cut : WIDTH;
  return [line.slice(0, at), ...wrapped(`       ${line.slice(at).trimStart()}`)];
};
