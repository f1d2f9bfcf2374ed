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
  const moves = to.q !== avatar.q || to.r !== avatar.r ? 'walks' : to.facing === avatar.facing ? null : 'turns';
  // What the last card fails to do takes nothing from what the others did.
  if (to.outcome !== 'ok') return moves === null ? 'comes to nothing' : `${moves}, then nothing`;
  return moves ?? 'stays';
};
