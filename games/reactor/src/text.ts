// The view as text: three characters a cell (object, state, hazard), status lines, leaks, networks after eye access.

import { namesIn } from './called.ts';
import type { EffectFile } from './level/file.ts';
import { REACTOR_HEAT } from './rules/terminal.ts';
import { type Carrier, KINDS } from './shape.ts';
import type { CellView, PropView, ReactorView } from './view.ts';
import { itemWords, sayMissing, sayReason } from './words.ts';

const SOURCE = { fuel: '1', coolant: '2', electricity: '3' } as const;
const CONSUMER = { fuel: '4', coolant: '5', electricity: '6' } as const;
const SERVICE = { Producing: 'P', Supplied: 's', Starved: '!', Disabled: '-', Unknown: '?' } as const;
const SUPPLY = {
  FuelRemedySupply: 'f',
  CoolantRemedySupply: 'c',
  ElectricityRemedySupply: 'e',
  HeatRemedySupply: 'h',
} as const;

const objectOf = (prop: PropView): string => {
  switch (prop.type) {
    case 'flow':
      return SOURCE[prop.carrier!];
    case 'consumer':
      return CONSUMER[prop.carrier!];
    case 'tJunction':
      return 'T';
    case 'crossJunction':
      return 'X';
    case 'door':
      return 'D';
    case 'eyeTerminal':
      return '?';
    case 'supply':
      return '$';
    case 'reactorControl':
      return 'R';
  }
};

const stateOf = (prop: PropView): string => {
  switch (prop.type) {
    case 'flow':
      return prop.state === 'Enabled' ? '+' : '-';
    case 'consumer':
      return SERVICE[prop.service!];
    case 'tJunction':
      return prop.state![0]!;
    case 'crossJunction': {
      const shut = prop.state!.split('/').indexOf('0');
      return shut < 0 ? '=' : 'abc'[shut]!;
    }
    case 'door':
      return prop.state === 'Open' ? 'o' : '|';
    case 'eyeTerminal':
      return prop.state === 'Unlocked' ? '+' : '-';
    case 'supply':
      return prop.state === 'Full' ? SUPPLY[prop.supply!] : '-';
    case 'reactorControl':
      return ' ';
  }
};

const HAZARD = { fuel: 'f', coolant: 'c', electricity: 'e', heat: 'h' } as const;

const hazardOf = (cell: CellView | undefined): string => {
  if (cell === undefined) return ' ';
  const marked = KINDS.filter((kind) => cell.labels[kind] === 'caution' || cell.labels[kind] === 'critical');
  if (marked.length > 1) return '*';
  const kind = marked[0];
  if (kind !== undefined) return cell.labels[kind] === 'critical' ? HAZARD[kind].toUpperCase() : HAZARD[kind];
  return cell.fuel + cell.coolant + cell.electricity + cell.heat > 0 ? "'" : ' ';
};

/** The map; a narrow one has the object character only. */
export const showMap = (view: ReactorView, isNarrow = false): string => {
  const key = (x: number, y: number): string => `${x},${y}`;
  const cells = new Map(view.cells.map((cell) => [key(...cell.at), cell]));
  const props = new Map(view.props.map((prop) => [key(...prop.at), prop]));
  const leaks = new Map(view.leaks.map((leak) => [key(...leak.at), leak]));
  const here = key(...view.robot.at);
  return view.terrain
    .map((row, y) =>
      [...row]
        .map((symbol, x) => {
          const place = key(x, y);
          const prop = props.get(place);
          const leak = leaks.get(place);
          let look = symbol === 'R' ? ': ' : symbol === '#' ? '# ' : '. ';
          if (leak !== undefined) look = `${leak.carrier === 'electricity' ? '~' : '%'}${leak.severity}`;
          if (prop !== undefined) look = objectOf(prop) + stateOf(prop);
          if (place === here) look = '@ ';
          return isNarrow ? look[0] : look + hazardOf(cells.get(place));
        })
        .join('')
        .trimEnd(),
    )
    .join('\n');
};

const values = (cell: CellView): string =>
  KINDS.filter((kind) => cell[kind] > 0)
    .map((kind) => `${kind} ${kind === 'heat' ? heatOf(cell) : cell[kind]} ${cell.labels[kind]}`)
    .join(', ');

/** The judged heat; what is announced for the coming turn stands beside it. [RM-D61] */
const heatOf = ({ heat, announced = 0 }: CellView): string =>
  announced > 0 ? `${heat - announced} (+${announced} announced)` : `${heat}`;

const hereLine = (view: ReactorView): string[] => {
  const [x, y] = view.robot.at;
  const isHere = (at: readonly [number, number]): boolean => at[0] === x && at[1] === y;
  const parts: string[] = [];
  const prop = view.props.find((p) => isHere(p.at));
  if (prop !== undefined)
    parts.push(`${namesIn(view).prop(prop.id)}${prop.state === undefined ? '' : ` ${prop.service ?? prop.state}`}`);
  const cell = view.cells.find((c) => isHere(c.at));
  if (cell !== undefined && values(cell) !== '') parts.push(values(cell));
  for (const [carrier, left] of Object.entries(cell?.blocks ?? {})) parts.push(`${carrier} blocked for ${left} turns`);
  if (cell !== undefined && cell.check !== 'safe') parts.push(cell.check);
  return parts.length === 0 ? [] : [`Here: ${parts.join('; ')}`];
};

const levelWords = (view: ReactorView): string => {
  const { state, reasons, missing, warnings } = view.level;
  if (view.outcome.is === 'won') return 'WON';
  if (view.outcome.is === 'lost') return `LOST: ${lossWords(view, view.outcome.reason)}`;
  if (state === 'Ready') return warnings.length > 0 ? 'REACTOR READY (doing nothing loses soon)' : 'REACTOR READY';
  const wanted = missing.filter(({ is }) => is === 'condition' || (is === 'reactorHeat' && reasons.length === 0));
  const names = namesIn(view);
  const why = [...reasons.map((one) => sayReason(names, one)), ...wanted.map((one) => sayMissing(names, one))];
  return `${state.toUpperCase()}${why.length === 0 ? '' : `: ${why.join(', ')}`}`;
};

/** The rule's own text with its limit where that is a number of heat; a scheduled loss has the text of its event. */
const lossWords = (view: ReactorView, reason: string): string => {
  const rule = view.terminal.find(({ id }) => id === reason);
  if (rule === undefined) {
    const losesBy = (one: EffectFile): boolean => one.do === 'loseLevel' && one.reason === reason;
    return sentence(view.schedule.find(({ effects }) => effects.some(losesBy))?.text ?? reason);
  }
  return reason === REACTOR_HEAT ? `the reactor area reaches ${rule.limit} heat` : sentence(rule.text);
};
const sentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const eventLines = (view: ReactorView): string => {
  const coming = view.schedule.filter((event) => event.next !== null);
  if (coming.length === 0) return 'none';
  return coming.map((e) => `${whenOf(view, e)}: ${e.text}`).join('; ');
};

const whenOf = ({ turn }: ReactorView, { next, every }: ReactorView['schedule'][number]): string => {
  if (every === undefined) return `turn ${next}`;
  if (every === 1) return next! <= turn ? 'every turn' : `every turn from ${next} on`;
  return `turn ${next} and every ${every}`;
};

/** What can lose the level by heat, as it was judged; nothing where there is none. */
const heatLine = ({ terminal }: ReactorView): string[] => {
  const rule = terminal.find(({ id }) => id === REACTOR_HEAT);
  if (rule === undefined || rule.value + (rule.announced ?? 0) === 0) return [];
  return [`Reactor heat ${rule.value}${rule.announced ? ` (+${rule.announced} announced)` : ''} of ${rule.limit}`];
};

/** The authored symbols of one network with amount/push of each cell, row by row. */
export const showNetwork = (view: ReactorView, carrier: Carrier): string => {
  const network = view.underground?.networks.find((n) => n.carrier === carrier);
  if (network === undefined) return `The ${carrier} network is out of sight until an eye terminal is unlocked.`;
  const lines = network.rows.map((row, y) => {
    const cells = network.cells.filter((cell) => cell.at[1] === y);
    return `${row}${cells.length === 0 ? '' : `  ${cells.map((c) => `${c.amount}/${c.push}`).join(' ')}`}`;
  });
  return [`Network ${carrier}`, ...lines].join('\n');
};

export const showView = (view: ReactorView): string => {
  const { robot } = view;
  const items = robot.inventory.map((item) => itemWords[item]).join(', ') || '-';
  const immunity = robot.immunity > 0 ? `  immunity ${robot.immunity}` : '';
  return [
    showMap(view),
    `Turn ${view.turn}  actions ${view.actionsLeft}/${view.actions}  ${levelWords(view)}`,
    `Robot (${robot.at.join(',')}) ${robot.condition}  integrity ${robot.integrity}/${robot.maxIntegrity}${immunity}  inventory ${robot.inventory.length}/${robot.capacity}: ${items}`,
    ...hereLine(view),
    ...heatLine(view),
    ...view.leaks.map((leak) => {
      const face = leak.carrier === 'electricity' ? ` face (${leak.face.join(',')})` : '';
      return `${leak.carrier.charAt(0).toUpperCase()}${leak.carrier.slice(1)} leak (${leak.at.join(',')})${face} severity ${leak.severity}`;
    }),
    ...(view.outcome.is === 'none' ? [comingLine(view)] : []),
    ...(view.underground === undefined ? [] : view.underground.networks.map((n) => showNetwork(view, n.carrier))),
  ].join('\n');
};

/** What is announced, and where doing nothing leads. */
const comingLine = (view: ReactorView): string => {
  const { loss, turns } = view.forecast;
  const ahead = loss === null ? `none in ${turns} turns` : `turn ${loss.turn}, ${lossWords(view, loss.reason)}`;
  return `Events: ${eventLines(view)}   Loss forecast: ${ahead}`;
};
