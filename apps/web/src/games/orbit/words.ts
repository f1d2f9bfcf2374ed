// Words of the screen that the game has none for: names of cells for ears, the state of a subsystem in a few words, the
// line on the commit key. Every number in them was handed over by the game.

import type { Appraisal, Cell, OrbitView, PowerRow, ShipView } from '@interlock/orbit';
import type { Aim } from '../screen.ts';
import { isSame } from './board/scene.ts';

type Forecast = NonNullable<Appraisal['forecast']>;

/** `Maneuvering Thrusters` as `Thrusters`: the last word tells them apart. */
export const shortName = ({ name }: Pick<PowerRow, 'name'>): string => name.split(' ').at(-1) ?? name;

export const cellWords = ({ ring, sector }: Cell): string => `${ring}:${sector}`;

/** What the planned energy of a subsystem comes to. */
export const stateOfRow = (row: PowerRow, { ship, plan, mass, forecast, options, figures }: Appraisal): string => {
  const change = row.pending - row.committed;
  const given = change < 0 ? `gives back ${-change}` : '';
  const heat = row.heat > 0 ? `${row.heat} heat` : '';
  const held = row.pending > 0 && !row.isActive ? `asleep below ${row.min}` : '';
  const say = (active: string, idle: string): string =>
    [row.isActive ? active : held || (given === '' ? idle : ''), given, heat].filter((word) => word !== '').join(', ');
  switch (row.id) {
    case 'engines':
      return say(['', 'soft burn', 'medium burn', 'hard burn'][row.pending] ?? 'burns', 'coasts only');
    case 'thrusters':
      return say(plan.rotate ? 'turns' : 'can turn', 'cannot turn');
    case 'scoop':
      return say(
        mass.scooped === null ? 'open' : mass.scooped > 0 ? `+${mass.scooped} mass` : 'no mass this turn',
        'shut',
      );
    case 'laser':
      return say(laserWords(ship, plan.laser, forecast), 'off');
    case 'railgun': {
      const ring = options.find(({ id }) => id === 'railgun-fire')?.ring;
      if (plan.railgun === 'fire') return say(`fires${ring == null ? '' : `, to ring ${ring}`}`, 'fire ordered');
      return say(plan.railgun === 'brace' ? 'fires, braced' : 'charged', 'off');
    }
    case 'missiles':
      return say(plan.launch !== null ? 'launches' : isStocked(figures) ? 'ready' : 'none left', 'off');
    default: {
      const absorbed = forecast?.damage.find((one) => one.ship === ship)?.absorbed ?? 0;
      return say(absorbed > 0 ? `absorb ${absorbed}` : 'up', 'down');
    }
  }
};

const laserWords = (ship: string, stance: string, forecast: Forecast | null): string => {
  if (stance !== 'auto' && stance !== 'attack') return stance === 'hold' ? 'holds' : 'defends';
  if (forecast === null) return 'attacks';
  const count = forecast.given.filter(({ weapon, by }) => weapon === 'laser' && by === ship).length;
  return count === 0 ? 'attacks, no target' : `attacks, ${count} ${count === 1 ? 'target' : 'targets'}`;
};

const isStocked = (figures: Appraisal['figures']): boolean =>
  figures.every(({ id, value }) => id !== 'order.launch-none' || value > 0);

export const shipWords = (ship: ShipView): string => {
  const side = ship.isYours ? 'your ship' : ship.side === 'grey' ? 'neutral' : ship.side;
  return `${ship.name}, ${side}, hull ${ship.hull} of ${ship.hullMax}, facing ${ship.facing}`;
};

/** Every cell of the board for ears, ring by ring: what is there, what covers it, what ends there. */
export const namesOfCells = (view: OrbitView, appraisal: Appraisal | null): readonly (readonly string[])[] =>
  Array.from({ length: view.rings }, (_, i) =>
    Array.from({ length: view.sectors }, (_, sector) => nameOfCell(view, appraisal, { ring: i + 1, sector })),
  );

export const thingsAt = (view: OrbitView, appraisal: Appraisal | null, cell: Cell): readonly string[] => {
  const isHere = (other: Cell | null): boolean => isSame(other, cell);
  const away = (a: number, b: number): number => {
    const gap = Math.abs(a - b) % view.sectors;
    return Math.min(gap, view.sectors - gap);
  };
  const own = appraisal?.forecast ?? null;
  return [
    ...view.ships.filter((ship) => ship.isAlive && isHere(ship)).map(shipWords),
    ...view.missiles
      .filter(isHere)
      .map(({ id, target, life }) => `missile ${id} for ${nameOf(view, target)}, life ${life}`),
    ...view.gates
      .filter((gate) => gate.ring === cell.ring && away(gate.sector, cell.sector) <= gate.width)
      .map((gate) => `gate ${gate.number}${gate.isPassed ? ', passed' : gate.isNext ? ', next' : ''}`),
    ...view.intents.flatMap(({ ship, end, window, lane }) => [
      ...(isHere(end) ? [`${nameOf(view, ship)} ends here`] : []),
      ...(window.some(isHere) ? [`in the window of ${nameOf(view, ship)}`] : []),
      ...(lane.some(isHere) ? [`in the lane of ${nameOf(view, ship)}`] : []),
    ]),
    ...(own?.tracks ?? []).flatMap(({ id, cells }) => {
      const sum = appraisal?.figures.find((figure) => figure.id === `taken.${id}`)?.sum;
      return sum !== undefined && isHere(cells[0] ?? null) ? [`hull of ${nameOf(view, id)}: ${sum}`] : [];
    }),
    ...(own?.window.some(isHere) ? ['in your window as planned'] : []),
    ...(own?.lane.some(isHere) ? ['in your lane as planned'] : []),
    ...(appraisal?.options ?? [])
      .filter((option) => option.kind !== null && isHere(option.end))
      .map(
        (option) =>
          `${option.text} ends here${option.isChosen ? ', planned' : option.isAvailable ? '' : `, not now: ${option.why}`}`,
      ),
  ];
};

const nameOfCell = (view: OrbitView, appraisal: Appraisal | null, cell: Cell): string => {
  const things = thingsAt(view, appraisal, cell);
  return `ring ${cell.ring}, sector ${cell.sector}: ${things.length === 0 ? 'empty' : things.join('; ')}`;
};

export const nameOf = ({ ships }: OrbitView, id: string): string => ships.find((ship) => ship.id === id)?.name ?? id;

/** The end that this turn brings; null where the run goes on. */
const endWords = (view: OrbitView, { destroysOwn, loses, status }: Forecast): string | null => {
  if (destroysOwn) return 'Your ship is destroyed';
  if (loses.length > 0) return `${loses.map((id) => nameOf(view, id)).join(', ')} is lost`;
  if (status.is === 'won') return 'Wins';
  return status.is === 'lost' ? 'Lost at the end of it' : null;
};

const deedWords = (view: OrbitView, forecast: Forecast): readonly string[] => {
  const given = forecast.given.reduce((sum, { damage }) => sum + damage, 0);
  const own = view.ships.find(({ isYours }) => isYours);
  const lost = own ? own.hull - forecast.hull : 0;
  return [
    ...(given > 0 ? [`hits for ${given}`] : []),
    ...(lost > 0 ? [`takes ${lost}`] : []),
    ...forecast.events.flatMap((event) => (event.type === 'gatePassed' ? [`gate ${event.gate}`] : [])),
  ];
};

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What this turn does, in a few words: for the commit key. */
export const turnWords = (view: OrbitView, { forecast, plan }: Appraisal): string => {
  if (!forecast) return '';
  const move = `${plan.move.kind} to ${cellWords(forecast.cell)}`;
  return endWords(view, forecast) ?? capital([...deedWords(view, forecast), move].join(', '));
};

/** What would come of a plan that is only pointed at; `why` speaks against the order itself. */
export const comesOf = (
  view: OrbitView,
  { forecast, refusals }: Appraisal,
  why: string | null,
): Pick<Aim, 'says' | 'tone'> => {
  if (!forecast) return { says: why ?? refusals[0]?.why ?? '', tone: 'caution' };
  const end = endWords(view, forecast);
  if (end !== null) return forecast.status.is === 'won' ? { says: end } : { says: end, tone: 'critical' };
  const deeds = deedWords(view, forecast);
  const isHurt = deeds.some((deed) => deed.startsWith('takes'));
  const says = deeds.length === 0 ? 'unharmed' : deeds.join(', ');
  return isHurt ? { says, tone: 'caution' } : { says };
};
