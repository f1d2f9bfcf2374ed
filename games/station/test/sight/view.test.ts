// What the view carries, and what it leaves out.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { numberIn } from '../../src/map/numbers.ts';
import { type ThingView, viewOf } from '../../src/view.ts';
import { example, exampleText } from '../kit/examples.ts';
import { Hand, levelOf, seenBy } from '../kit/kit.ts';
import { everything, handOn } from './playground.ts';

const thing = <K extends ThingView['kind']>(hand: Hand, kind: K, id?: string) =>
  viewOf(hand.deck, hand.state).things.find((one) => one.kind === kind && (id === undefined || one.id === id)) as
    | (ThingView & { kind: K })
    | undefined;
const coldStart = () => new Hand(example('12'));

describe('the first view', () => {
  test('[DS-157] has deck number, name, air, par and whether that is exact; rooms only outside the dark', () => {
    const { level, air } = handOn().deck;
    const dark = seenBy(handOn());
    expect(dark).toMatchObject({
      deck: level.deck,
      name: level.name,
      air,
      startingAir: air,
      par: 40,
      isParExact: false,
    });
    expect(dark).not.toHaveProperty('roomCount');
    for (const mode of ['blueprint', 'open']) expect(seenBy(handOn(`view ${mode}`)).roomCount).toBe(level.rooms.length);
    expect(seenBy(coldStart()).isParExact).toBe(true);
  });

  test('[DS-123] says that the lift is ready where it is from the beginning', () => {
    expect(seenBy(new Hand(example('3'))).objectives.isLiftReady).toBe(true);
    expect(seenBy(coldStart()).objectives.isLiftReady).toBe(false);
  });
});

describe('panel of a terminal', () => {
  test('[DS-054] own room first, then its neighbours in table order, with states and number of doors', () => {
    const hand = coldStart();
    hand.play('S', 'power t1 lab on', 'cctv t1 store on');
    const { layout } = hand.deck;
    const doorsOf = (key: string): number => layout.rooms[numberIn(layout.roomOf, key)!]!.doors.length;
    expect(viewOf(hand.deck, hand.state).panels).toEqual([
      {
        terminal: 't1',
        rows: [
          { room: 'dock', name: 'Dock', isDoorsOn: true, isCctvOn: false, doors: doorsOf('dock') },
          { room: 'lab', name: 'Emergency Lab', isDoorsOn: true, isCctvOn: false, doors: doorsOf('lab') },
          { room: 'store', name: 'Cold Store', isDoorsOn: false, isCctvOn: true, doors: doorsOf('store') },
        ],
      },
    ]);
    hand.play('N');
    expect(viewOf(hand.deck, hand.state).panels).toEqual([]);
    expect(thing(hand, 'terminal')!.controls.map(({ room }) => room)).toEqual(['dock', 'lab', 'store']);
  });
});

describe('cameras and feeds', () => {
  test('[DS-055] [DS-056] show what stands in the room, not what it holds', () => {
    const hand = coldStart();
    hand.play('S', 'cctv t1 store on');
    const view = viewOf(hand.deck, hand.state);
    const crate = thing(hand, 'furniture', 'f3')!;
    expect(crate).toMatchObject({ type: 'crate', isSearched: false, isInSight: true });
    expect(crate).not.toHaveProperty('holds');
    expect(view.rooms.find(({ id }) => id === 'store')).toMatchObject({ isCctvOn: true, isEntered: false });
    expect(view.things.some(({ room }) => room === 'plant')).toBe(false);
    hand.play('cctv t1 store off');
    expect(thing(hand, 'furniture', 'f3')).toMatchObject({ isInSight: false });
  });

  test('[DS-060] a feed keeps its action number and is not brought up to date', () => {
    const hand = handOn();
    hand.play('EEE', 'cctv t1 dock on', 'WSS', 'scan c1');
    const feed = { action: hand.state.actions, rooms: ['dock'], furniture: ['f1'] };
    expect(viewOf(hand.deck, hand.state).feeds).toEqual([feed]);
    hand.play('N', 'search f1');
    expect(viewOf(hand.deck, hand.state).feeds).toEqual([feed]);
  });
});

describe('modes', () => {
  test('[DS-453] blueprint knows all but contents, open knows these too', () => {
    const [dark, blueprint, open] = ['dark', 'blueprint', 'open'].map((mode) => seenBy(handOn(`view ${mode}`)));
    const { level } = handOn().deck;
    expect(dark!.rooms.map(({ id }) => id)).not.toContain('attic');
    for (const view of [blueprint!, open!]) {
      expect(view.rooms).toHaveLength(level.rooms.length);
      expect(view.doors).toHaveLength(level.doors.length);
      expect(view.hazards).toHaveLength(level.hazards.length);
      expect(view.things).toHaveLength(handOn().deck.layout.things.length);
      expect(view.rows.join('')).not.toMatch(/['`]/);
    }
    const holdsIn = (view: typeof dark) =>
      view!.things.flatMap((one) => (one.kind === 'furniture' && one.holds ? [one.holds] : []));
    expect(holdsIn(blueprint)).toEqual([]);
    expect(holdsIn(open)).toEqual(level.furniture.map(({ holds }) => holds));
  });

  test('[DS-453] a code shows in the open, elsewhere only by its fragments', () => {
    const digitsOf = (mode: string) => {
      const board = thing(handOn(mode), 'puzzle', 'p2')!;
      return board.type === 'code' ? board.digits : [];
    };
    expect(digitsOf('view open')).toEqual([...'3141']);
    expect(digitsOf('view blueprint')).toEqual([null, null, null, null]);
  });
});

describe('doors', () => {
  test('[DS-456] are as last known, with a mark out of sight', () => {
    const hand = coldStart();
    hand.play('EEES', 'EE');
    const door = (id: string) => viewOf(hand.deck, hand.state).doors.find((one) => one.id === id);
    expect(door('d1')).toMatchObject({ isPowered: false, isLocked: false, lacks: ['power'], isInSight: true });
    hand.play('WW');
    expect(door('d1')).toMatchObject({ isPowered: false, isInSight: false });
  });

  test('[DS-459] locked and unpowered are told apart and the card is named by its room', () => {
    const hand = handOn();
    hand.play('EEE', 'power t1 store on');
    const door = viewOf(hand.deck, hand.state).doors.find(({ room }) => room === 'store')!;
    expect(door).toMatchObject({ isPowered: true, isLocked: true, lacks: ['key'] });
    expect(door.card).toEqual({ item: 'keycard:store', name: 'keycard of Cold Store', isHeld: false });
    hand.play('WSSS');
    expect(viewOf(hand.deck, hand.state).doors.find(({ room }) => room === 'store')!.card!.isHeld).toBe(true);
  });
});

describe('hazards, puzzles and goals', () => {
  test('[DS-460] an active hazard shows kind, aura, ways of fixing and whether the tool is held', () => {
    const { hazards } = content;
    const kind = hazards.find(({ id }) => id === 'steam-jet')!;
    const [hazard] = seenBy(handOn('view blueprint')).hazards;
    expect(hazard).toMatchObject({ kind: kind.id, aura: kind.aura, control: kind.control, isFixed: false });
    expect(hazard!.tool).toEqual({
      item: 'tool:pipe-clamp',
      name: kind.tool!.name,
      cost: kind.tool!.cost,
      isHeld: false,
    });
    const hand = handOn('view blueprint');
    hand.play('S', 'search f1');
    expect(viewOf(hand.deck, hand.state).hazards[0]!.tool!.isHeld).toBe(true);
  });

  test('[DS-460] seeing a hazard does not show its control', () => {
    const text = everything('view dark').replace('#.V.C#', '#...C#').replace('#.........#\n', '#......V..#\n');
    const hand = new Hand(levelOf(text.replace('v1 at 2,3', 'v1 at 18,3')));
    hand.play('SSSEEE', 'SSEEEEEE', 'N');
    const view = viewOf(hand.deck, hand.state);
    expect(view.hazards.map(({ id }) => id)).toEqual(['h1']);
    expect(view.things.filter(({ kind }) => kind === 'control')).toEqual([]);
  });

  test('[DS-112] the j-th fragment held shows the digits j, j+m, …', () => {
    const hand = handOn('view blueprint');
    const digits = () => (thing(hand, 'puzzle', 'p2') as Extract<ThingView, { type: 'code' }>).digits;
    const hold = (item: string) => {
      const index = numberIn(hand.deck.itemOf, item)!;
      hand.state.held[index] = 1;
    };
    hold('fragment:b');
    expect(digits()).toEqual([null, '1', null, '1']);
    hold('fragment:a');
    expect(digits()).toEqual([...'3141']);
  });

  test('[DS-108] a relay board shows its nine lamps', () => {
    const board = thing(handOn('view blueprint'), 'puzzle', 'p1') as Extract<ThingView, { type: 'relay' }>;
    expect(board.lamps.map(Number).join('')).toBe('010111010');
  });

  test('[DS-461] the dark tells how many generators and hazards there are, not where', () => {
    const view = seenBy(handOn());
    expect(view.objectives).toMatchObject({
      generators: { done: 0, total: 1 },
      hazards: { done: 0, total: 1 },
      isLiftReady: false,
    });
    expect(view.things.some(({ kind }) => kind === 'generator')).toBe(false);
    expect(view.hazards).toEqual([]);
    expect(view).not.toHaveProperty('exit');
    expect(JSON.stringify(view)).not.toMatch(/g1|f2|p1|p2|i2|pipe-clamp|3141/);
  });

  test('[DS-078] what the lift asks for is named before it is found', () => {
    const text = everything().replace('item=log:lots', 'item=log:lots required=yes');
    const { objectives, items } = seenBy(new Hand(levelOf(text)));
    expect(objectives.items).toEqual({ done: 0, total: 1 });
    expect(objectives.wanted).toEqual([{ item: 'log:lots', name: 'log “Lots”', isHeld: false }]);
    expect(items.map(({ id }) => id)).not.toContain('i4');
  });
});

test('[DS-329] brownout shows load and capacity', () => {
  const hand = new Hand(example('15'));
  expect(viewOf(hand.deck, hand.state).load).toEqual({ now: 2, capacity: 5 });
  expect(seenBy(coldStart())).not.toHaveProperty('load');
});

test('[DS-152] [DS-153] the result carries stars, score and air once the deck is over', () => {
  const hand = new Hand(levelOf(`air 30\npar 14 exact\n${exampleText['3']}`));
  expect(viewOf(hand.deck, hand.state)).not.toHaveProperty('result');
  hand.play('power t2 lab on', 'EEEEEEEE', 'S', 'EE', 'N', 'E');
  const cleared = hand.done.at(-1)!.events.find(({ type }) => type === 'deckCleared')!;
  expect(viewOf(hand.deck, hand.state).result).toMatchObject({ is: 'won', airUsed: 14, ...pick(cleared) });
});

const pick = (event: object) => {
  const { stars, score } = event as { stars: number; score: number };
  return { stars, score };
};
