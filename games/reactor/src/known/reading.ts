// The sentences of the inspector: what stands on a cell, what breaks there, what runs below and where its numbers come
// from.

import type { Plant } from '../level/plant.ts';
import { CARRIERS, KINDS } from '../shape.ts';
import { falloffOf } from './constants.ts';
import { type Facility, type Index, isCooled, type Pipe, type Prop, surfaceAt, xOf, yOf } from './model.ts';
import { CHECK_WORD, capital, fullItemName, KIND_NAME, PUSH_NAME, sideOf, stateWord } from './names.ts';
import { watchWords } from './reasons.ts';
import { trailOf, trailWords } from './trail.ts';

/** Every sentence worth saying about a cell. `planned` is the facility after the plan, `next` after the turn, planned or
 *  not. */
export const linesOf = (
  facility: Facility,
  cell: Index,
  world: Plant,
  planned?: Facility,
  next?: Facility,
): readonly string[] => [
  ...watchWords(facility, cell).map((words) => `${capital(words)}.`),
  ...heatLines(facility, cell),
  ...propLines(facility, cell, planned),
  ...leakLines(facility, cell, planned),
  ...blockLines(facility, cell),
  ...checkLines(facility, cell, next),
  ...pipeLines(facility, cell, world),
  ...eventLines(facility, cell),
];

/** Where a cell holds more for reactions than is judged, in words: only the inspector says so. */
const heatLines = (facility: Facility, cell: Index): string[] => {
  const { value, announced } = surfaceAt(facility, cell);
  if (announced === 0) return [];
  const cooled = isCooled(facility) ? ', after cooling' : '';
  return [
    `Judged at ${value.heat}. The ${announced} announced already lie here: reactions and the robot meet ${value.heat + announced}, the coming turn judges what is left of it${cooled}.`,
  ];
};

const propLines = (facility: Facility, cell: Index, planned?: Facility): string[] => {
  const prop = facility.propAt.get(cell);
  if (!prop) return [];
  const then = planned?.propOf.get(prop.id);
  if (prop.type === 'reactorControl' && planned?.isWon) return ['Your plan starts the core here.'];
  const lines = [purposeOf(facility, prop), ...linkLines(facility, prop)];
  if (then && (then.service !== prop.service || then.state !== prop.state))
    lines.push(`With your plan: ${stateWord(then)}.`);
  return lines;
};

/** Who feeds whom, once the pipes are seen. */
const linkLines = (facility: Facility, prop: Prop): string[] => {
  const links = facility.underground?.links ?? [];
  const place = (id: string): string => {
    const { cell } = facility.propOf.get(id)!;
    return `${xOf(facility, cell)},${yOf(facility, cell)}`;
  };
  const from = links.filter(({ consumer }) => consumer === prop.id).map(({ source }) => source);
  const to = links.filter(({ source }) => source === prop.id).map(({ consumer }) => consumer);
  if (prop.type === 'consumer' && facility.underground)
    return [
      from.length === 0 ? 'No open source reaches it.' : `Fed by the source at ${from.map(place).join(' and ')}.`,
    ];
  return to.length === 0 ? [] : [`Reaches the consumer at ${to.map(place).join(' and ')}.`];
};

const purposeOf = (facility: Facility, prop: Prop): string => {
  switch (prop.type) {
    case 'flow':
      return prop.state === 'Enabled'
        ? 'Feeds its network from outside. Stand here to shut it.'
        : 'Shut. Stand here to open it.';
    case 'consumer':
      return prop.isRequired
        ? 'Must produce before the reactor is ready.'
        : 'Auxiliary: draws flow, but the reactor does not need it.';
    case 'tJunction':
    case 'crossJunction':
      return 'Splits what arrives between its branches. Stand here to set the mode.';
    case 'door':
      return prop.state === 'Closed'
        ? 'Shut: no hazard crosses this edge. Robots and pipes do.'
        : 'Open: hazards cross this edge.';
    case 'eyeTerminal':
      return prop.state === 'Unlocked' ? 'Open: the pipes are shown.' : 'Open it to see the pipes below the floor.';
    case 'supply':
      return prop.state === 'Full' ? `Holds one ${fullItemName(prop.item ?? '').toLowerCase()}.` : 'Empty.';
    case 'reactorControl':
      return facility.isWon
        ? 'The core runs.'
        : facility.isReady
          ? 'The reactor is ready: start the core here.'
          : 'Start the core here once the reactor is ready.';
  }
};

const leakLines = (facility: Facility, cell: Index, planned?: Facility): string[] =>
  facility.leaks
    .filter((leak) => leak.cell === cell || leak.face === cell)
    .map((leak) => {
      const where =
        leak.cell === leak.face
          ? 'under this floor'
          : leak.cell === cell
            ? `sparks ${sideOf(facility, cell, leak.face)}`
            : `in the wall ${sideOf(facility, cell, leak.cell)}`;
      const isMended = planned !== undefined && !planned.leaks.some((one) => one.id === leak.id);
      return `${KIND_NAME[leak.carrier]} leak ${where}, severity ${leak.severity}.${isMended ? ' Your plan repairs it.' : ''}`;
    });

const blockLines = (facility: Facility, cell: Index): string[] => {
  const { block } = surfaceAt(facility, cell);
  return CARRIERS.filter((carrier) => block[carrier] > 0).map(
    (carrier) =>
      `${KIND_NAME[carrier]} is kept out for ${block[carrier]} more ${block[carrier] === 1 ? 'turn' : 'turns'}.`,
  );
};

const checkLines = (facility: Facility, cell: Index, next?: Facility): string[] => {
  const { check, hurts } = surfaceAt(facility, cell);
  const then = next === undefined ? check : surfaceAt(next, cell).check;
  const after = then === check ? [] : [`After this turn: ${then === 'safe' ? 'safe' : CHECK_WORD[then]}.`];
  if (check === 'safe') return after;
  const kinds = KINDS.filter((kind) => hurts.includes(kind)).map((kind) => KIND_NAME[kind].toLowerCase());
  const how = check === 'enter' ? 'entering costs one integrity' : 'crossing is harmless, ending the turn here is not';
  const said = CHECK_WORD[check];
  return [`${capital(said)} (${kinds.join(', ') || 'hazard'}): ${how}.`, ...after];
};

const pipeLines = (facility: Facility, cell: Index, world: Plant): string[] =>
  CARRIERS.flatMap((carrier) => {
    const pipe = facility.underground?.pipes[carrier].get(cell);
    return pipe ? [pipeLine(facility, pipe, world)] : [];
  });

const pipeLine = (facility: Facility, pipe: Pipe, world: Plant): string => {
  const { carrier, cell } = pipe;
  const push = trailWords(
    facility,
    carrier,
    'push',
    pipe.push,
    trailOf(facility, carrier, cell, 'push', falloffOf(world, carrier, 'push')),
  );
  const taken = pipe.reserved > 0 ? `, ${pipe.reserved} drawn here` : '';
  return pipe.push === pipe.amount
    ? `${KIND_NAME[carrier]} pipe: ${pipe.amount} arrives${taken}; ${push}.`
    : `${KIND_NAME[carrier]} pipe: amount ${pipe.amount}${taken}, ${PUSH_NAME[carrier]} ${pipe.push}; ${push}.`;
};

const eventLines = (facility: Facility, cell: Index): string[] =>
  facility.schedule
    .filter((event) => event.turn !== null && event.places.includes(cell))
    .map((event) => `Announced for turn ${event.turn}: ${event.text}.`.replace('..', '.'));
