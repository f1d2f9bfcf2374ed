// The handling of each game, made anew for every run: a clock is nobody else's. A game's own module (`keys/<game>.ts`) is entered here.

import { COMMON, type Handling } from './handling.ts';

const OWN: Readonly<Record<string, () => Promise<{ readonly handling: () => Handling }>>> = {
  droids: () => import('./droids.ts'),
  lamp: () => import('./lamp.ts'),
  orbit: () => import('./orbit.ts'),
  port: () => import('./port.ts'),
  reactor: () => import('./reactor.ts'),
  station: () => import('./station.ts'),
};

export const handlingOf = async (game: string): Promise<Handling> => {
  const own = Object.hasOwn(OWN, game) ? await OWN[game]!() : null;
  return own === null ? COMMON : { ...COMMON, ...own.handling() };
};
