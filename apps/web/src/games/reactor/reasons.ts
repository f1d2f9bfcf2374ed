// Reasons, missing prerequisites and conditions of the machine in words.

import type { Facility } from './model.ts';
import type { Condition, Reason } from './seen.ts';
import { propName, serviceName } from './words.ts';

const nameOf = (facility: Facility, id: string): string => {
  const prop = facility.propOf.get(id);
  return prop ? propName(prop) : id;
};

export const reasonWords = (facility: Facility, reason: Reason): string => {
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
      return `reactor heat ${reason.heat}, not below ${reason.limit}`;
    case 'deteriorating':
      return 'plant deteriorates';
    case 'lossForecast':
      return 'doing nothing loses soon';
    case 'condition':
      return wantedWords(facility, reason.condition);
  }
};

/** A condition that does not hold yet, as what stands in the way. */
const wantedWords = (facility: Facility, condition: Condition): string => {
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

const placeWords = (at: readonly [number, number] | 'reactor'): string =>
  at === 'reactor' ? 'in the reactor area' : `at ${at[0]},${at[1]}`;

export const conditionWords = (facility: Facility, condition: Condition): string => {
  switch (condition.is) {
    case 'producing':
    case 'supplied':
      return `${nameOf(facility, condition.prop)} ${condition.is}`;
    case 'state':
      return `${nameOf(facility, condition.prop)} ${condition.state}`;
    case 'leak':
      return `leak ${condition.leak} ${condition.state === 'Leaking' ? 'open' : 'closed'}`;
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
