// The one place where a currency field is written [DD-041…DD-046].

import { type Cause, CURRENCIES, type Currency } from '../shape/names.ts';
import type { Deltas, Numbers } from '../shape/ruleset.ts';
import type { Run } from './run.ts';

/** Changes a field as far as its bounds allow; what was really applied. */
export const modifyCurrency = (run: Run, field: Currency, requested: number, cause: Cause): number => {
  const { purse, today } = run.state;
  const now = purse[field];
  const after = bounded(run.world.rules.numbers, field, now, now + requested);
  const applied = after - now;
  if (applied === 0) return 0;
  purse[field] = after;
  if (field === 'Energy') {
    if (applied < 0) today.energySpent -= applied;
    else if (cause === 'rest') today.energyRested += applied;
  }
  if (run.tape.recording) run.tape.emit({ type: 'currencyChanged', field, requested, applied, after, cause });
  return applied;
};

/** Several fields at once, in their fixed order [DD-112]. */
export const modifyCurrencies = (run: Run, deltas: Deltas, cause: Cause): void => {
  for (const field of CURRENCIES) {
    const delta = deltas[field];
    if (delta !== undefined && delta !== 0) modifyCurrency(run, field, delta, cause);
  }
};

/** A value outside its bounds from the start (an authored level) is never pushed further out, nor pulled in. */
const bounded = (numbers: Numbers, field: Currency, now: number, wanted: number): number => {
  if (wanted < now) {
    const least = leastOf(numbers, field);
    return wanted >= least ? wanted : Math.min(now, least);
  }
  const most = mostOf(numbers, field);
  return wanted <= most ? wanted : Math.max(now, most);
};

const leastOf = ({ currency }: Numbers, field: Currency): number => {
  if (field === 'TapeLength') return currency.minTapeLength;
  return field === 'HandSize' ? currency.minHandSize : 0;
};

const mostOf = ({ currency }: Numbers, field: Currency): number => {
  switch (field) {
    case 'TapeLength':
      return currency.maxTapeLength;
    case 'HandSize':
      return currency.maxHandSize;
    case 'Preview':
      return currency.maxPreview;
    case 'Stability':
      return currency.maxStability;
    default:
      return Number.MAX_SAFE_INTEGER;
  }
};
