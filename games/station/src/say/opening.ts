// The sentence a deck opens with, made of its first view [DS-157]: name, how much shows, air and par, what the lift asks.

import { count, fill, listed, texts } from '../data/texts.ts';
import type { StationView } from '../view.ts';

const MODE = { dark: 'openingDark', blueprint: 'openingBlueprint', open: 'openingOpen' } as const;

export const sayOpening = (view: StationView): string => {
  const { phrases } = texts;
  const { name, mode, startingAir, par, isParExact, roomCount, objectives, load } = view;
  const proof = phrases[isParExact ? 'proven' : 'bestKnown']!;
  const asked = [
    ...(objectives.generators.total > 0 ? [count(objectives.generators.total, 'generator')] : []),
    ...(objectives.hazards.total > 0 ? [count(objectives.hazards.total, 'hazard')] : []),
  ];
  const facts = [
    ...(roomCount === undefined ? [] : [count(roomCount, 'room')]),
    startingAir === null
      ? fill(phrases.openingNoAir!, { par, proof })
      : fill(phrases.openingAir!, { air: startingAir, par, proof }),
    ...(asked.length === 0 ? [] : [listed(asked)]),
    ...(load === undefined ? [] : [fill(phrases.openingLoad!, { capacity: load.capacity })]),
  ];
  return fill(phrases.opening!, { name, mode: phrases[MODE[mode]]!, facts: facts.join('; ') });
};
