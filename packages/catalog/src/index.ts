// The one list of games. Each is loaded only when asked for, so a hub that shows the list stays small.

import { type AnyGame, didYouMean, fail, ok, quote, type Result } from '@interlock/kernel';

export interface CatalogEntry {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** Playable, but in no list for players. */
  readonly isHidden?: true;
  load(): Promise<AnyGame>;
}

export const catalog: readonly CatalogEntry[] = [
  {
    id: 'reactor',
    title: 'Reactor Maintenance',
    tagline: 'A robot, three buried networks, one reactor to start.',
    load: async () => (await import('@interlock/reactor')).game,
  },
  {
    id: 'station',
    title: 'The Dark Station',
    tagline: 'Doors without power, and only so much air.',
    load: async () => (await import('@interlock/station')).game,
  },
  {
    id: 'port',
    title: 'Open The Port',
    tagline: 'One port, one company, not enough time.',
    load: async () => (await import('@interlock/port')).game,
  },
  {
    id: 'orbit',
    title: 'Orbit Simulator',
    tagline: 'Ten units of power, six rings, and everybody has said what they will do.',
    load: async () => (await import('@interlock/orbit')).game,
  },
  {
    id: 'droids',
    title: 'Donkeys and Droids',
    tagline: 'A robot that does what the tape says, and donkeys that know better.',
    load: async () => (await import('@interlock/droids')).game,
  },
  {
    id: 'lamp',
    title: 'Lamp',
    tagline: 'A keeper, a lamp, a dark cellar.',
    isHidden: true,
    load: async () => (await import('@interlock/lamp')).game,
  },
];

/** The game of that id, or one sentence that names those there are. */
export const loadGame = async (id: string): Promise<Result<AnyGame>> => {
  const entry = catalog.find((one) => one.id === id);
  if (entry) return ok(await entry.load());
  return fail(
    'unknown-game',
    `There is no game ${quote(id)}.${didYouMean(
      id,
      catalog.map((one) => one.id),
    )} There are: ${catalog.map((one) => one.id).join(', ')}.`,
  );
};

/** Every game, in the order of the list. */
export const loadAll = (): Promise<readonly AnyGame[]> => Promise.all(catalog.map((entry) => entry.load()));
