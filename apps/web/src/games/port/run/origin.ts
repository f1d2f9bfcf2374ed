// Addresses that only the port understands: the ticket of a day, as the first of its seeds that has a winning line.

import { fail, type Origin, ok, type Result } from '@interlock/kernel';
import { ask } from './ask.ts';

export const origin = async (query: URLSearchParams): Promise<Result<Origin> | null> => {
  const date = query.get('daily');
  if (date === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return fail('no-day', `${date} is no day; a day is spelled 2026-11-17.`);
  const ticket = await ask('daily', [date]).answer;
  return ticket === null ? fail('no-ticket', `No seed of ${date} has a winning line.`) : ok(ticket);
};
