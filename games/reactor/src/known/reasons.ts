// Reasons, missing prerequisites and conditions of the machine in words.

import { namesIn } from '../called.ts';
import type { Missing, Reason } from '../events.ts';
import type { ConditionFile } from '../level/file.ts';
import { type Facility, type Index, reactorHeat, surfaceAt, xOf, yOf } from './model.ts';
import { capital, propName, serviceName } from './names.ts';

const nameOf = (facility: Facility, id: string): string => {
  const prop = facility.propOf.get(id);
  return prop ? `${propName(prop)} at ${xOf(facility, prop.cell)},${yOf(facility, prop.cell)}` : id;
};

export const reasonWords = (facility: Facility, reason: Reason | Missing): string => {
  switch (reason.is) {
    case 'consumer': {
      const service = reason.service === 'Disabled' ? 'off' : reason.service.toLowerCase();
      return `${serviceName(facility, { id: reason.prop, carrier: reason.carrier })} (${service})`;
    }
    case 'dangerRose':
      return 'hazards spread';
    case 'reactorHeatRose':
      return 'reactor heat rises';
    case 'reactorHeat':
      return `reactor heat ${heatSaid(facility, reason.heat)}, not below ${reason.limit}`;
    case 'deteriorating':
      return 'plant deteriorates';
    case 'lossForecast':
      return 'doing nothing loses soon';
    case 'condition':
      return wantedWords(facility, reason.condition);
  }
};

/** The judged heat, and beside it what is announced, where a reason counts both. */
const heatSaid = (facility: Facility, heat: number): string => {
  const { judged, announced } = reactorHeat(facility);
  return announced > 0 && heat === judged + announced ? `${judged} + ${announced} announced` : `${heat}`;
};

/** A condition that does not hold yet, as what stands in the way. */
const wantedWords = (facility: Facility, condition: ConditionFile): string => {
  switch (condition.is) {
    case 'eyeUnlocked':
      return 'the closed eye';
    case 'noLeaks':
      return condition.carrier === 'any' ? 'an open leak' : `an open ${condition.carrier} leak`;
    case 'hazardBelow':
      return `${condition.kind} of ${condition.value} or more ${placeWords(condition.at)}`;
    case 'producing':
    case 'supplied':
      return `${nameOf(facility, condition.prop)} not ${condition.is}`;
    default:
      return `wanted: ${conditionWords(facility, condition)}`;
  }
};

/** What a level asks for beyond its services, as it should be: `Heat below 25 at 7,5`, and what it is now. */
export const wantWords = (
  facility: Facility,
  want: Missing,
): { readonly name: string; readonly now: string | null } => {
  if (want.is === 'reactorHeat')
    return { name: `Reactor heat below ${want.limit}`, now: heatSaid(facility, want.heat) };
  if (want.is !== 'condition') return { name: capital(reasonWords(facility, want)), now: null };
  const { condition } = want;
  const name = capital(conditionWords(facility, condition));
  if (condition.is !== 'hazardBelow') return { name, now: null };
  const { at, kind } = condition;
  const cells =
    at === 'reactor'
      ? [...facility.surface.keys()].filter((cell) => facility.isReactor(cell))
      : [at[1] * facility.width + at[0]];
  const surfaces = cells.map((cell) => surfaceAt(facility, cell));
  const now = Math.max(0, ...surfaces.map(({ value }) => value[kind]));
  const all = kind === 'heat' ? Math.max(0, ...surfaces.map(({ value, announced }) => value.heat + announced)) : now;
  return { name, now: all > now ? `${now} + ${all - now} announced` : `${now}` };
};

/** The cells that must stay below a value before the core starts. */
export const heldCells = (facility: Facility) =>
  facility.seen.level.wants.flatMap(({ want, holds }) => {
    const condition = want.is === 'condition' ? want.condition : null;
    if (condition?.is !== 'hazardBelow' || condition.at === 'reactor') return [];
    const { at, kind, value } = condition;
    return [{ cell: at[1] * facility.width + at[0], at, kind, value, holds }];
  });

const placeWords = (at: readonly [number, number] | 'reactor'): string =>
  at === 'reactor' ? 'in the reactor area' : `at ${at[0]},${at[1]}`;

export const conditionWords = (facility: Facility, condition: ConditionFile): string => {
  switch (condition.is) {
    case 'producing':
    case 'supplied':
      return `${nameOf(facility, condition.prop)} ${condition.is}`;
    case 'state':
      return `${nameOf(facility, condition.prop)} ${condition.state}`;
    case 'leak':
      return `${namesIn(facility.seen).leak(condition.leak)} ${condition.state === 'Leaking' ? 'open' : 'closed'}`;
    case 'noLeaks':
      return condition.carrier === 'any' ? 'no open leak' : `no open ${condition.carrier} leak`;
    case 'hazardAtLeast':
    case 'hazardBelow':
      return `${condition.kind} ${condition.is === 'hazardBelow' ? 'below' : 'at least'} ${condition.value} ${placeWords(condition.at)}`;
    case 'turnAtLeast':
      return `turn ${condition.turn} or later`;
    case 'robotAt':
      return `robot at ${condition.at[0]},${condition.at[1]}`;
    case 'eyeUnlocked':
      return 'eye open';
    case 'all':
    case 'any':
      return condition.of.map((one) => conditionWords(facility, one)).join(condition.is === 'all' ? ' and ' : ' or ');
    case 'not':
      return `not: ${conditionWords(facility, condition.of)}`;
  }
};

/** What the level says about a cell it can be lost by, or that the core waits for. */
export const watchWords = (facility: Facility, cell: Index): readonly string[] => [
  ...facility.seen.terminal
    .filter(({ at }) => at && at[1] * facility.width + at[0] === cell)
    .map(({ limit }) => `the level is lost at ${limit} heat here`),
  ...heldCells(facility)
    .filter((held) => held.cell === cell)
    .map(({ kind, value }) => `the core starts only with ${kind} below ${value} here`),
];
