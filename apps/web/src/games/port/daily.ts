// The ticket of the day: one address for hub and level map. Which of the day's seeds has a winning line is found in the
// worker once somebody opens it.

import type { Daily } from '../card.ts';

export const dailyTicket = (date: string): Daily => ({
  to: `/play/port?daily=${date}&ranked`,
  words: 'standard, ranked',
  code: `port-standard-${date}`,
  place: `daily/${date}`,
});
