// Talking to the ship: a typed line becomes turns to play or sentences to read. It knows what the player knows: rooms by
// name, things by kind or id, the cheapest known way to each; what it cannot do it says, and what would be possible.

import type { Action } from '../actions.ts';
import { fill, listed, texts } from '../data/texts.ts';
import type { Deck } from '../deck.ts';
import { legalActions } from '../legal.ts';
import type { State } from '../state.ts';
import { supposed } from '../suppose.ts';
import { type Cell, type StationView, type ThingView, viewOf } from '../view.ts';
import { ANY, isSpent, NOUNS, nounOf } from './nouns.ts';
import { logsHeld, lookAround, lookAt } from './telling.ts';
import { no, said, type Talk, Ways } from './ways.ts';

export type { Talk };

const WAYS = { north: 'N', east: 'E', south: 'S', west: 'W', n: 'N', e: 'E', s: 'S', w: 'W' } as const;
const FILLER = /\b(the|a|an|of|at|in|into|with|please|doors?|power|room|on|off|to)\b/g;

/** Verbs and what they mean; the first that the line begins with counts, so longer ones come first. */
const VERBS: readonly (readonly [RegExp, (one: Speaker, rest: string) => Talk])[] = [
  [/^(look|look around|where am i|summary|l)$/, (one) => said(...lookAround(one.view))],
  [
    /^(?:look at|look in|examine|inspect|describe|x|what is|where is|where are|find) (.+)$/,
    (one, rest) => one.lookAt(rest),
  ],
  [/^(?:read|play|listen)(?: .*)?$|^logs?$/, (one) => one.read()],
  [/^(rooms|map)$/, (one) => one.rooms()],
  [/^(inventory|inv|pack)$/, (one) => one.inventory()],
  [/^(?:explore|go on|wander|look further|search the dark)$/, (one) => one.explore()],
  [/^(walk|go|run|travel|return|step|move) (?:back )?(?:to |through |up to )?(.+)$/, (one, rest) => one.goTo(rest)],
  [/^(leave|lift|exit|take the lift|call the lift)$/, (one) => one.goTo('lift')],
  [
    /^(?:switch|turn|power) (?:off|down) (.+)$|^(?:close|shut|cut) (.+)$/,
    (one, rest) => one.switch(rest, 'doors', false),
  ],
  [/^(?:switch|turn|power) (.+) off$/, (one, rest) => one.switch(rest, 'doors', false)],
  [/^(?:open|power|switch on|switch|turn on|doors) (.+)$/, (one, rest) => one.switch(rest, 'doors', true)],
  [/^(?:cameras?|cctv|watch|show) (.+)$/, (one, rest) => one.switch(rest, 'cctv', !/\boff$/.test(rest))],
  [/^(?:search|rummage|loot) ?(.*)$/, (one, rest) => one.use(rest, 'search', 'furniture')],
  [
    /^(?:unlock|key|card|(?:use|swipe) (?:the )?(?:key)?card(?: (?:on|at|in))?) ?(.*)$/,
    (one, rest) => one.unlock(rest),
  ],
  [
    /^(?:fill|feed|start|charge|(?:use|put|insert) (?:the |a |both )?batter(?:y|ies)|battery|insert) ?(.*)$/,
    (one, rest) => one.use(rest, 'insertBattery', 'generator'),
  ],
  [/^(?:fix|clear|extinguish|seal|repair) ?(.*)$/, (one, rest) => one.fix(rest)],
  [/^(?:pull|turn|activate|throw) (.*)$/, (one, rest) => one.use(rest, 'activateControl', 'control')],
  [/^(?:use|operate|try) (.*)$/, (one, rest) => one.operate(rest)],
  [/^(?:take|get|grab|fetch|pick up) (.+)$/, (one, rest) => one.take(rest)],
  [/^(?:press|lamp) ([0-8])$/, (one, rest) => one.press(Number(rest))],
  [/^(?:code|enter code|submit)$|^(?:code|enter|submit) ([0-9]+)$/, (one) => one.use('', 'submitCode', 'puzzle')],
  [/^(?:scan|feeds?)$/, (one) => one.use('', 'scanFeeds', 'desk')],
  [/^wait$/, () => ({ is: 'turns', turns: [[{ type: 'wait' }]], words: '' })],
  [/^(north|east|south|west|[nesw])(?: ([0-9]{1,2}))?$/, (one, rest) => one.step(rest)],
];

/** Null for a line that is no word to the ship. */
export const talk = (deck: Deck, state: State, line: string): Talk | null => {
  const text = line
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ');
  const one = new Speaker(deck, state, text);
  for (const [verb, answer] of VERBS) {
    const found = verb.exec(text);
    if (found === null) continue;
    const parts = found.slice(1).filter((part) => part !== undefined);
    return answer(
      one,
      parts.length > 1 && !/^(north|east|south|west|[nesw])$/.test(parts[0]!) ? parts.at(-1)! : parts.join(' '),
    );
  }
  return null;
};

const ofWords = (text: string): string => text.replaceAll('-', ' ').toLowerCase();

class Speaker {
  readonly view: StationView;
  readonly #deck: Deck;
  readonly #state: State;
  readonly #text: string;
  readonly #ways: Ways;

  constructor(deck: Deck, state: State, text: string) {
    this.#deck = deck;
    this.#state = supposed(deck, state);
    this.#ways = new Ways(deck, this.#state);
    this.#text = text;
    this.view = viewOf(deck, state);
  }

  rooms(): Talk {
    return said(
      ...this.view.rooms.map(({ id, name, isEntered }) => {
        const doors = this.view.doors.filter((door) => door.room === id);
        const power = doors.length === 0 ? 'doors not seen' : doors[0]!.isPowered ? 'doors on' : 'doors off';
        return `${name}: ${isEntered ? 'entered' : 'not entered'}, ${power}`;
      }),
    );
  }

  inventory(): Talk {
    const held = this.view.inventory.map(({ name, count: n }) => (n > 1 ? `${n} × ${name}` : name));
    return said(held.length === 0 ? texts.ship.empty! : `${listed(held)}.`);
  }

  lookAt(rest: string): Talk {
    const what = rest.replace(/^(the|a) /, '');
    const lines = lookAt(this.view, what, this.#thing(what));
    return lines === null ? no('unknown', { what }) : said(...lines);
  }

  /** What is in hand; where nothing is, the log that lies nearest is fetched, and says itself. */
  read(): Talk {
    const isHeld = this.view.inventory.some(({ item }) => item.startsWith('log:'));
    const lies = this.view.items.some(({ item }) => item.startsWith('log:'));
    return !isHeld && lies ? this.take('log') : said(...logsHeld(this.view));
  }

  /** To the nearest cell from which something unknown may show. */
  explore(): Talk {
    return this.#ways.outward() ?? no('explored');
  }

  goTo(rest: string): Talk {
    const what = rest.replace(/^(the|a) /, '');
    if (/^(north|east|south|west|[nesw])( [0-9]{1,2})?$/.test(what)) return this.step(what);
    if (/^(lift|exit)$/.test(what)) {
      return this.view.exit === undefined ? no('unseenLift') : this.#walk([this.view.exit], [], 'the lift');
    }
    const thing = this.#thing(what);
    if (thing !== null) return this.#walk(thing.access, [], `${thing.id}`);
    const room = this.#room(what);
    if (room === null) return this.#placed(what) ?? this.#unknown(what);
    const cells: Cell[] = room.runs.flatMap(([x, y, n]) => Array.from({ length: n }, (_, i): Cell => [x + i, y]));
    const doors = this.view.doors.filter((door) => door.room === room.id).map(({ at }) => at);
    return this.#walk(cells.length > 0 ? cells : doors, [], room.name);
  }

  switch(rest: string, what: 'doors' | 'cctv', on: boolean): Talk {
    const isOff = / off$/.test(rest) || !on;
    const room = this.#doorOwner(rest) ?? this.#room(rest.replace(FILLER, ' ').trim());
    if (room === null) {
      if (/^(the |a )?doors?$/.test(rest)) return this.#whichDoor();
      const thing = this.#thing(rest);
      return thing?.kind === 'furniture' ? this.use(rest, 'search', 'furniture') : this.#unknown(rest);
    }
    const type = what === 'doors' ? 'setDoorPower' : 'setCctvPower';
    const able = this.view.things.filter(
      (one) => one.kind === 'terminal' && one.controls.some((row) => row.room === room.id),
    );
    if (able.length === 0) return no('noTerminal', { room: room.name });
    const row = able
      .flatMap((one) => (one.kind === 'terminal' ? one.controls : []))
      .find((one) => one.room === room.id)!;
    if ((what === 'doors' ? row.isDoorsOn : row.isCctvOn) === !isOff) {
      // Powered and still shut: what is left to open is the lock.
      const isShut = this.view.doors.some((door) => door.room === room.id && door.isLocked);
      if (what === 'doors' && !isOff && isShut) {
        const opened = this.unlock(room.id, room);
        return opened.is === 'turns' ? opened : this.goTo(room.id);
      }
      return no(isOff ? 'alreadyOff' : 'alreadyOn', {
        what: `The ${what === 'doors' ? 'doors' : 'cameras'} of ${room.name}`,
      });
    }
    return this.#nearest(able, (id) => [{ type, terminal: id, room: room.id, on: !isOff }], room.name);
  }

  use(
    rest: string,
    type: 'search' | 'insertBattery' | 'activateControl' | 'submitCode' | 'scanFeeds',
    kind: ThingView['kind'],
  ): Talk {
    const bare = rest.replace(FILLER, ' ').replace(/\s+/g, ' ').trim();
    const named = rest === '' ? null : (this.#thing(rest, kind) ?? this.#thing(bare, kind));
    const isAny = bare === '' || ANY.test(bare);
    const room = isAny || named !== null ? null : this.#room(bare);
    const open = this.view.things.filter((one) => one.kind === kind && !isSpent(one));
    // A name that fits nothing is never taken for the nearest thing there is: that would cost air unasked.
    const wanted =
      named !== null
        ? [named]
        : open.filter((one) => isAny || one.room === room?.id || nounOf(one).split(' ').includes(bare));
    if (wanted.length === 0) return no(isAny ? 'nothingLike' : 'unknown', { what: isAny ? NOUNS[kind] : bare });
    return this.#nearest(wanted, (id) => actionsOn(this.#deck, this.#state, type, id, this.#text), rest);
  }

  /** What a thing is for, whatever it is; a tool is for the hazard it clears, a card for its door. */
  operate(rest: string): Talk {
    const what = rest.replace(/^(the|a|an) /, '');
    const thing = this.#thing(what);
    switch (thing?.kind) {
      case 'furniture':
        return this.use(what, 'search', 'furniture');
      case 'generator':
        return this.use(what, 'insertBattery', 'generator');
      case 'desk':
        return this.use(what, 'scanFeeds', 'desk');
      case 'control':
        return this.use(what, 'activateControl', 'control');
      case 'terminal':
        return thing.isInReach ? said(...(lookAt(this.view, what, thing) ?? [])) : this.goTo(what);
      case 'puzzle':
        return thing.type === 'code' ? this.use(what, 'submitCode', 'puzzle') : this.goTo(what);
      default:
        break;
    }
    const hazard = this.view.hazards.find(
      ({ isFixed, tool }) => !isFixed && tool !== undefined && ofWords(what).includes(ofWords(tool.name)),
    );
    if (hazard !== undefined) return this.fix(hazard.id);
    return no('noUse', { what });
  }

  unlock(rest: string, room = rest === '' ? null : this.#room(rest.replace(FILLER, ' ').trim())): Talk {
    const doors = this.view.doors.filter(
      (door) =>
        door.isLocked && (room === null || door.room === room.id) && (room !== null || rest === '' || door.id === rest),
    );
    if (doors.length === 0) return no('nothingLike', { what: 'locked door' });
    const best = this.#ways.best(
      doors.flatMap((door) =>
        besides(door.at).map((cell) => ({ cell, actions: [{ type: 'useKeycard', door: door.id }] as const })),
      ),
    );
    return (
      best ??
      this.#ways.blocked(
        doors.map(({ at }) => at),
        `door ${doors[0]!.id}`,
      )
    );
  }

  fix(rest: string): Talk {
    const active = this.view.hazards.filter(({ isFixed, isBlocking }) => !isFixed && isBlocking);
    const wanted =
      rest === ''
        ? active
        : active.filter((one) => [one.id, one.name, one.kind].some((name) => ofWords(rest).includes(ofWords(name))));
    if (wanted.length === 0) return no('nothingLike', { what: rest === '' ? 'hazard' : rest });
    const best = this.#ways.best(
      wanted.flatMap(({ id, at }) =>
        at.flatMap((cell) =>
          besides(cell).map((one) => ({ cell: one, actions: [{ type: 'fixHazard', hazard: id }] as const })),
        ),
      ),
    );
    return (
      best ??
      this.#ways.blocked(
        wanted.flatMap(({ at }) => at),
        `the ${wanted[0]!.name}`,
      )
    );
  }

  take(rest: string): Talk {
    const items = this.view.items.filter(
      ({ id, name, item }) => id === rest || ofWords(name).includes(ofWords(rest)) || item === rest,
    );
    if (items.length === 0) return no('nothingLike', { what: rest });
    return this.#walk(
      items.map(({ at }) => at),
      [],
      items[0]!.name,
    );
  }

  press(k: number): Talk {
    const board = this.view.things.find((one) => one.kind === 'puzzle' && one.type === 'relay' && one.isInReach);
    if (board === undefined) return no('nothingLike', { what: 'relay board in reach' });
    return { is: 'turns', turns: [[{ type: 'pressRelay', puzzle: board.id, k }]], words: '' };
  }

  step(rest: string): Talk {
    const [way, times = '1'] = rest.split(' ');
    const dir = WAYS[way as keyof typeof WAYS];
    return {
      is: 'turns',
      turns: Array.from({ length: Number(times) }, () => [{ type: 'move', dir }] as const),
      words: '',
    };
  }

  #room(name: string): StationView['rooms'][number] | null {
    const wanted = ofWords(name);
    if (wanted === '') return null;
    const exact = this.view.rooms.find(({ id, name: full }) => id === name || ofWords(full) === wanted);
    if (exact !== undefined) return exact;
    const like = this.view.rooms.filter(
      ({ id, name: full }) => ofWords(full).includes(wanted) || ofWords(id).includes(wanted),
    );
    return like.length === 1 ? like[0]! : null;
  }

  /** Whose doors are meant where a door is named, or none: of the room whose door that is, or of the only one that is shut. */
  #doorOwner(name: string): StationView['rooms'][number] | null {
    const what = name.replace(/^(the|a) /, '');
    const doors = this.view.doors.filter((one) =>
      /^doors?$/.test(what) ? !one.isPowered || one.isLocked : one.id === what,
    );
    const owners = new Set(doors.map(({ room }) => room));
    return owners.size === 1 ? (this.view.rooms.find(({ id }) => owners.has(id)) ?? null) : null;
  }

  #whichDoor(): Talk {
    const shut = this.view.doors.filter((one) => !one.isPowered || one.isLocked);
    const nameOf = (id: string): string => this.view.rooms.find((room) => room.id === id)?.name ?? id;
    if (shut.length === 0) return no('noDoor');
    return no('whichDoor', { doors: listed(shut.map(({ id, room }) => `${id} into ${nameOf(room)}`)) });
  }

  #thing(name: string, kind?: ThingView['kind']): ThingView | null {
    const wanted = name.replace(/^(the|a) /, '');
    const all = this.view.things.filter((one) => kind === undefined || one.kind === kind);
    return all.find(({ id }) => wanted.split(' ').includes(id)) ?? all.find((one) => nounOf(one) === wanted) ?? null;
  }

  /** A door, a hazard or something on the floor that is known: the way to it, or beside it; null: there is no such thing. */
  #placed(what: string): Talk | null {
    const doors = this.view.doors.filter(({ id }) => /^doors?$/.test(what) || id === what);
    if (doors.length > 0) {
      const at = doors.map((one) => one.at);
      return this.#ways.best(at.map((cell) => ({ cell, actions: [] }))) ?? this.#walk(at.flatMap(besides), [], what);
    }
    const hazard = this.view.hazards.find(
      (one) => !one.isFixed && [one.id, ofWords(one.name), one.kind].includes(what),
    );
    if (hazard !== undefined) return this.#walk(hazard.at.flatMap(besides), [], hazard.name);
    const lies = this.view.items.some(({ id, name }) => id === what || ofWords(name).includes(what));
    return lies ? this.take(what) : null;
  }

  #unknown(what: string): Talk {
    const known = this.view.rooms.map(({ name }) => name);
    return no('unknownRoom', { what, known: listed(known) });
  }

  #walk(cells: readonly Cell[], actions: readonly Action[], name: string): Talk {
    const best = this.#ways.best(cells.map((cell) => ({ cell, actions })));
    if (best === null) {
      return this.#ways.blocked(cells, name);
    }
    return best.is === 'turns' && best.turns.length === 0 ? said(fill(texts.ship.here!, { what: name })) : best;
  }

  #nearest(things: readonly ThingView[], act: (id: string) => readonly Action[], name: string): Talk {
    const best = this.#ways.best(
      things.flatMap(({ id, access }) => access.map((cell) => ({ cell, actions: act(id) }))),
    );
    return (
      best ??
      this.#ways.blocked(
        things.flatMap(({ access, at }) => (access.length > 0 ? access : [at])),
        name,
      )
    );
  }
}

const besides = ([x, y]: Cell): readonly Cell[] => [
  ...([
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ] as const),
];

const actionsOn = (deck: Deck, state: State, type: string, id: string, text: string): readonly Action[] => {
  switch (type) {
    case 'search':
      return [{ type, furniture: id }];
    case 'insertBattery':
      return [{ type, generator: id }];
    case 'activateControl':
      return [{ type, control: id }];
    case 'scanFeeds':
      return [{ type, desk: id }];
    default: {
      const typed = /[0-9]+/.exec(text)?.[0];
      const legal = legalActions(deck, state).find((action) => action.type === 'submitCode' && action.puzzle === id);
      return [
        typed === undefined && legal !== undefined ? legal : { type: 'submitCode', puzzle: id, digits: typed ?? '' },
      ];
    }
  }
};
