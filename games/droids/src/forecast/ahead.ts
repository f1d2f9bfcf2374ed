// What a slot is going to bring, by name [DD-513]: sheds filled, donkeys, towers, bumps, empty crates, overspill, skips,
// loop guards, a shortage of goods.

import { failureText } from '../data/glossary.ts';
import { missingGoods } from '../rules/outcome.ts';
import type { DroidsEvent } from '../shape/events.ts';
import type { World } from '../shape/world.ts';
import type { Branch } from './branches.ts';
import { type Fraction, oddsOf } from './odds.ts';

export interface Ahead extends Fraction {
  readonly what: string;
  /** What it is about: a thing, a cell, a number; empty where there is nothing to name. */
  readonly of: string;
  readonly text: string;
}

type Sight = Omit<Ahead, 'num' | 'den'>;

const sightOf = (event: DroidsEvent): Sight | null => {
  switch (event.type) {
    case 'shedFilled':
      return { what: 'shedFilled', of: event.shed, text: `fills shed ${event.shed}` };
    case 'donkeyRecruited':
      return { what: 'donkeyRecruited', of: event.donkey, text: `recruits donkey ${event.donkey}` };
    case 'towerDisabled':
      return { what: 'towerDisabled', of: event.tower, text: `switches off tower ${event.tower}` };
    case 'moveBlocked':
      return { what: 'bump', of: event.thing ?? event.by, text: `bumps into ${event.thing ?? event.by}` };
    case 'interactFailed':
      return event.reason === 'empty'
        ? { what: 'emptyCrate', of: event.thing ?? '', text: `crate ${event.thing ?? ''} is empty` }
        : { what: 'fails', of: event.reason, text: `does nothing: ${failureText(event.reason)}` };
    case 'shedDelivered':
      return event.isOverspill ? { what: 'overspill', of: event.shed, text: `overspill at ${event.shed}` } : null;
    case 'instructionSkipped':
      return {
        what: 'energySkip',
        of: `${event.need}/${event.have}`,
        text: `skipped: needs ${event.need} Energy, has ${event.have}`,
      };
    case 'loopGuardTripped':
      return { what: 'loopGuard', of: event.reason, text: `loop guard: ${event.reason}` };
    case 'goodsBroken':
      return { what: 'goodsBroken', of: String(event.amount), text: `breaks ${event.amount}` };
    default:
      return null;
  }
};

export const aheadOf = ({
  world,
  ways,
  whole,
}: {
  readonly world: World;
  readonly ways: readonly Branch[];
  readonly whole: number;
}): readonly Ahead[] => {
  const found = new Map<string, { readonly sight: Sight; weight: number }>();
  const note = (sight: Sight, weight: number) => {
    const key = `${sight.what} ${sight.of}`;
    const entry = found.get(key);
    if (entry === undefined) found.set(key, { sight, weight });
    else entry.weight += weight;
  };
  for (const { state, events, weight } of ways) {
    const sights = new Map<string, Sight>();
    for (const event of events) {
      const sight = sightOf(event);
      if (sight !== null) sights.set(`${sight.what} ${sight.of}`, sight);
    }
    const missing = missingGoods({ world, state });
    if (missing > 0)
      sights.set('goodsShort', { what: 'goodsShort', of: String(missing), text: `${missing} goods too few` });
    for (const sight of sights.values()) note(sight, weight);
  }
  return [...found.values()].map(({ sight, weight }) => ({ ...sight, ...oddsOf(weight, whole) }));
};
