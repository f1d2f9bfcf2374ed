// The Dark Station in the hand: arrows walk, `e` does the one thing at hand, `g` and `y` switch doors and cameras, `.`
// waits; and typed words are for the ship.

import type { AnyShape, Json, Session } from '@interlock/kernel';
import type { StationShape } from '@interlock/station';
import { PHRASES, showView, sightings, talk } from '@interlock/station/terminal';
import { type Handling, moveKey } from './handling.ts';

type Deck = StationShape['world'];
type State = StationShape['state'];
type StationView = StationShape['view'];

const typeOf = (action: Json): unknown => (action as { readonly type?: unknown }).type;

/** What changes nothing but the place, or ends the deck, is no deed. */
const isDeed = (action: Json): boolean => !['move', 'wait', 'concede'].includes(typeOf(action) as string);

const first = (actions: readonly Json[], type: string): number | null => {
  const index = actions.findIndex((action) => typeOf(action) === type);
  return index < 0 ? null : index;
};

/** A switch of the first room listed that is not the one the player stands in; one that goes on before one that goes off. */
const switchElsewhere = (session: Session<AnyShape> | null, actions: readonly Json[], type: string): number | null => {
  const here = (session?.view() as { readonly room?: string | null } | undefined)?.room ?? null;
  const found = actions.flatMap((action, i) => {
    const { room, on } = action as { readonly room?: string; readonly on?: boolean };
    return typeOf(action) === type && room !== here ? [{ i, on }] : [];
  });
  return (found.find(({ on }) => on === true) ?? found[0])?.i ?? null;
};

const isWord = (line: string): boolean =>
  !/^(go|g|plan|board|b|[a-z])$/.test(line.trim()) || /^[nesw]$/.test(line.trim());

export const handling = (): Handling => ({
  key: (name, actions, session) => {
    if (name === 'g') return switchElsewhere(session ?? null, actions, 'setDoorPower');
    if (name === 'y') return switchElsewhere(session ?? null, actions, 'setCctvPower');
    if (name === '.') return first(actions, 'wait');
    if (name !== 'e') return moveKey(name, actions);
    const deeds = actions.flatMap((action, i) => (isDeed(action) ? [i] : []));
    return deeds.length === 1 ? deeds[0]! : null;
  },
  asks: (action) => (typeOf(action) === 'concede' ? 'Give the deck up?' : null),
  hears: (session, line) => {
    if (!isWord(line)) return null;
    const heard = talk(session.world as Deck, session.state as State, line);
    if (heard === null) return null;
    if (heard.is === 'said') return { turns: [], lines: heard.lines, isRefusal: heard.isRefusal };
    return {
      turns: heard.turns.map((turn) => [...turn]),
      lines: heard.words === '' ? [] : [heard.words],
      isRefusal: false,
    };
  },
  stopsFor: (session) => sightings(session.view() as StationView),
  phrases: PHRASES,
  overlay: (session, seat) => {
    const walked = session.preview(0, seat).frames.map(({ view }) => (view as unknown as StationView).at);
    return showView(session.view(seat) as StationView, walked);
  },
  footer: ': talk to the ship · ? keys · u undo · f forecast · v verdict · h hint · l log · x why · q quit',
  help: [
    ['e', 'do the one thing that can be done here; several are listed with their numbers'],
    ['g', 'gates: switch the doors of the first other room a terminal here lists, on before off'],
    ['y', 'eyes: switch the cameras of the first other room a terminal here lists'],
    ['.', 'wait'],
    [':', 'talk to the ship: go to store, open lab, search f2, look'],
  ],
  signs: [
    "@ you  # wall  . room  , corridor  ' and ` the same, out of sight  > lift",
    '/ open door  + door without power  = locked door  % locked door without power',
    'M terminal  C CCTV desk  V control  P puzzle  G generator  F furniture; in small letters: done',
    'k keycard  b battery  t tool  n fragment  a air  l log  ~ ^ hazard  " spill  * planned',
  ],
  // Only rows of the map begin with a wall or the dark; signs elsewhere are words.
  paint: [
    { match: /(?<=^[ #].*)@/, style: 'yellow' },
    { match: /(?<=^[ #].*)[/>]/, style: 'green' },
    { match: /(?<=^[ #].*)[+'`]/, style: 'dim' },
    { match: /(?<=^[ #].*)[=%*]/, style: 'yellow' },
    { match: /(?<=^[ #].*)[~^]/, style: 'red' },
    { match: /(?<=^[ #].*)[MCVPGF]/, style: 'cyan' },
    { match: /(?<=^[ #].*)[kbtnal]/, style: 'magenta' },
  ],
  quiet: ['moved', 'airSpent'],
});
