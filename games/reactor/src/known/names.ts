// Words of the reactor's screen: names of kinds, bands, states and items, and the spoken name of a cell.

import { CARRIERS, type Carrier, KINDS, type Kind } from '../shape.ts';
import {
  type Band,
  type Check,
  type Facility,
  type Index,
  type Prop,
  placeOf,
  type Surface,
  surfaceAt,
  xOf,
  yOf,
} from './model.ts';

export const KIND_NAME: Readonly<Record<Kind, string>> = {
  fuel: 'Fuel',
  coolant: 'Coolant',
  electricity: 'Electricity',
  heat: 'Heat',
};

export const PUSH_NAME: Readonly<Record<Carrier, string>> = {
  fuel: 'pressure',
  coolant: 'pressure',
  electricity: 'voltage',
};

const BAND_WORD: Readonly<Record<Band, string>> = {
  none: 'none',
  trace: 'safe',
  caution: 'caution',
  critical: 'critical',
};

export const CHECK_WORD: Readonly<Record<Check, string>> = {
  safe: 'safe',
  stay: 'do not stay',
  enter: 'do not enter',
};

/** The kind an item or a supply deals with; items are named after their element in the rules. */
export const carrierOfItem = (item: string): Kind =>
  KINDS.find((kind) => item.toLowerCase().startsWith(kind)) ?? 'heat';

export const itemName = (item: string): string => (carrierOfItem(item) === 'heat' ? 'Heat shield' : 'Neutralizer');

export const fullItemName = (item: string): string => {
  const kind = carrierOfItem(item);
  return kind === 'heat' ? 'Heat shield' : `${KIND_NAME[kind]} neutralizer`;
};

const TYPE_NAME: Readonly<Record<Prop['type'], string>> = {
  flow: 'source',
  consumer: 'consumer',
  tJunction: 'T-junction',
  crossJunction: 'cross-junction',
  door: 'door',
  eyeTerminal: 'eye terminal',
  supply: 'supply',
  reactorControl: 'reactor control',
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Fuel source`, `Coolant T-junction`, `Fuel neutralizer supply`. Which one is meant, its cell says. */
export const propName = (prop: Prop): string => {
  if (prop.type === 'supply') return `${fullItemName(prop.item ?? '')} supply`;
  return prop.carrier ? `${KIND_NAME[prop.carrier]} ${TYPE_NAME[prop.type]}` : capital(TYPE_NAME[prop.type]);
};

/** `coolant`, or `coolant at 5,3` where several consumers draw on one line. */
export const serviceName = (facility: Facility, { id, carrier }: Pick<Prop, 'id' | 'carrier'>): string => {
  const many = facility.props.filter((one) => one.type === 'consumer' && one.carrier === carrier).length;
  const cell = facility.propOf.get(id)?.cell;
  return many > 1 && cell !== undefined ? `${carrier} at ${placeOf(facility, cell)}` : `${carrier}`;
};

const STATE_WORD: Readonly<Record<string, string>> = {
  Enabled: 'on',
  Disabled: 'off',
  Open: 'open',
  Closed: 'closed',
  Locked: 'locked',
  Unlocked: 'open',
  Full: 'full',
  Depleted: 'empty',
};

/** The state of a prop in a word: on, off, a mode, its service. */
export const stateWord = (prop: Prop): string => {
  if (prop.type === 'consumer' && prop.service !== null)
    return prop.service === 'Disabled' ? 'off' : prop.service.toLowerCase();
  if (prop.type === 'tJunction' || prop.type === 'crossJunction') return `mode ${prop.state}`;
  return STATE_WORD[prop.state] ?? prop.state.toLowerCase();
};

const DIR_WORD = { N: 'north', W: 'west', E: 'east', S: 'south' } as const;

/** The side of a cell another one lies on. */
export const sideOf = (facility: Facility, cell: Index, other: Index): string => {
  const [dx, dy] = [xOf(facility, other) - xOf(facility, cell), yOf(facility, other) - yOf(facility, cell)];
  return DIR_WORD[dy < 0 ? 'N' : dy > 0 ? 'S' : dx < 0 ? 'W' : 'E'];
};

/** `N 1, E 3`: the weights of a junction's mode by side, once the eye shows the sides. */
export const sidesOf = (facility: Facility, prop: Prop, action: { readonly type: string; readonly mode?: string }) => {
  const out = facility.underground?.junctions.get(prop.id)?.out;
  const weights = action.mode?.split('/');
  return out && weights ? out.map((dir, i) => `${dir} ${weights[i]}`).join(', ') : '';
};

/** `heat 92 + 17 announced`: the judged figure, and what comes on top of it. */
const heatWords = ({ value, announced }: Surface, kind: Kind): string =>
  `${kind} ${value[kind]}${kind === 'heat' && announced > 0 ? ` + ${announced} announced` : ''}`;

/** The word of a band; none for a little of something on a cell that is unsafe for another reason: it would deny it. */
export const bandWordOf = ({ band, check }: Surface, kind: Kind): string =>
  band[kind] === 'trace' && check !== 'safe' ? '' : BAND_WORD[band[kind]];

/** A cell as a screen reader says it: everything that is drawn on it, with its numbers. */
export const cellName = (facility: Facility, cell: Index, more: readonly string[] = []): string => {
  const parts = [`column ${xOf(facility, cell)}, row ${yOf(facility, cell)}`];
  if (facility.isWall(cell)) parts.push('wall');
  else parts.push(facility.isReactor(cell) ? 'reactor area' : 'floor');
  if (facility.robot.cell === cell) parts.push(`robot, ${facility.robot.condition.toLowerCase()}`);
  const prop = facility.propAt.get(cell);
  if (prop) parts.push([propName(prop), stateWord(prop)].filter((word) => word !== '').join(', '));
  for (const leak of facility.leaks) {
    if (leak.cell === cell)
      parts.push(
        leak.face === cell
          ? `${leak.carrier} leak, severity ${leak.severity}`
          : `sparking cables, severity ${leak.severity}, toward ${sideOf(facility, cell, leak.face)}`,
      );
    else if (leak.face === cell)
      parts.push(`${leak.carrier} leak in the wall ${sideOf(facility, cell, leak.cell)}, severity ${leak.severity}`);
  }
  parts.push(...more);
  const surface = surfaceAt(facility, cell);
  const { value, block, check, announced } = surface;
  for (const kind of KINDS)
    if (value[kind] > 0 || (kind === 'heat' && announced > 0))
      parts.push(`${heatWords(surface, kind)} ${bandWordOf(surface, kind)}`.trimEnd());
  for (const carrier of CARRIERS) if (block[carrier] > 0) parts.push(`${carrier} blocked for ${block[carrier]} turns`);
  for (const carrier of CARRIERS) {
    const pipe = facility.underground?.pipes[carrier].get(cell);
    if (pipe) parts.push(`${carrier} pipe, amount ${pipe.amount}, ${PUSH_NAME[carrier]} ${pipe.push}`);
  }
  // A safe cell needs no word: heard two hundred times it would hide the one that is not.
  if (!facility.isWall(cell) && check !== 'safe') parts.push(check === 'enter' ? 'do not enter' : 'do not stay');
  return parts.join(', ');
};
