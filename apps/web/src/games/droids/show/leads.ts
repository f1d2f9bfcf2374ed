// Where a tape leads up to a slot, in a word or two; the forecast and the large key say the same.

import type { View } from '@interlock/droids';
import { plural } from '../words.ts';
import type { SlotOutcome } from './preview.ts';

export const leadsTo = (to: SlotOutcome, { currencies, avatar }: View): string => {
  const goods = to.delivery - currencies.Delivery;
  const carried = to.carry - currencies.Carry;
  if (goods > 0) return `delivers ${plural(goods, 'good')}`;
  if (carried > 0) return `loads ${plural(carried, 'good')}`;
  if (to.maxCarry > currencies.MaxCarry) return 'recruits a donkey';
  if (to.outcome !== 'ok') return 'comes to nothing';
  if (to.q !== avatar.q || to.r !== avatar.r) return 'walks';
  return to.facing === avatar.facing ? 'stays' : 'turns';
};
