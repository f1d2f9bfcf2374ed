// The ticket of the day: one address for hub and level map. Which of the day's seeds has a winning line is found in the
// worker once somebody opens it. One try a day is ranked; after it the ticket is there for practice.

import type { Daily } from '../card.ts';
import { tryOf } from './series/tries.ts';

export const dailyTicket = (date: string): Daily => {
  const isTried = tryOf(date) !== null;
  return {
    to: `/play/port?daily=${date}`,
    words: isTried ? 'standard, practice after your try' : 'standard, ranked, one try',
    code: `port-standard-${date}`,
    place: `daily/${date}`,
  };
};
