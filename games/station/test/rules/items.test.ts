// Blocking things and their access cells, furniture, and what comes into the player's hands.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { FURNITURE } from '../../src/map/level.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const { cost, air } = content.balance;

const store = () => `
view open
air 40
par 9 exact
[map]
##########
#@a.F...>#
#..F..F.b#
##########
[rooms]
store "Store" at 1,1
[furniture]
f1 at 4,1 type=locker holds=keycard:store,battery,air
f2 at 3,2 type=crate holds=-
f3 at 6,2 type=desk holds=log:one,battery
[items]
i1 at 2,1 item=air
i2 at 8,2 item=battery
`;

describe('blocking things', () => {
  test('[DS-046] [DS-061] [DS-138] are never walked through', () => {
    const hand = new Hand(levelOf(store()));
    hand.play('EE');
    expect(hand.refusal('E')).toBe('blocked-by-entity');
    hand.play('search f1');
    expect(hand.refusal('E')).toBe('blocked-by-entity');
    const terminal = new Hand({ ...example('12'), view: 'open' });
    terminal.play('S');
    expect(terminal.refusal('S')).toBe('blocked-by-entity');
  });

  test('[DS-063] [DS-066] are operated from every free cell beside them, without facing', () => {
    // f1 stands above the player's row, f2 left of it, f3 below: 5,2 and 4,2 and their like reach what is beside them.
    const reach = (steps: string) => {
      const hand = new Hand(levelOf(store()));
      hand.play(steps);
      return ['f1', 'f2', 'f3'].filter((id) => hand.refusal(`search ${id}`) === null);
    };
    expect(reach('S')).toEqual([]);
    expect(reach('SE')).toEqual(['f2']);
    expect(reach('EE')).toEqual(['f1', 'f2']);
  });

  test('[DS-065] a hazard on an access cell keeps it from being used until it is fixed', () => {
    const hand = new Hand(
      levelOf(`
view open
air 60
par 9 exact
[map]
########
#@t....#
#...####
#F^...>#
########
[rooms]
hall "Hall" at 1,1
[hazards]
h1 at 2,3 kind=fire
[furniture]
f1 at 1,3 type=crate holds=battery
[items]
i1 at 2,1 item=tool:extinguisher
`),
    );
    hand.play('ES');
    expect(hand.refusal('S')).toBe('hazard-blocks');
    expect(hand.refusal('search f1')).toBe('not-adjacent');
    hand.play('fix h1', 'S', 'search f1');
    expect(hand.held('battery')).toBe(1);
  });
});

describe('furniture', () => {
  test('[DS-067] [DS-076] gives all it holds in stored order', () => {
    const hand = new Hand(levelOf(store()));
    const found = hand.play('EE', 'search f1');
    expect(found.events.slice(0, 5)).toEqual([
      { type: 'furnitureSearched', furniture: 'f1', contents: ['keycard:store', 'battery', 'air'] },
      { type: 'itemPicked', item: 'keycard:store', source: 'f1' },
      { type: 'itemPicked', item: 'battery', source: 'f1' },
      { type: 'itemPicked', item: 'air', source: 'f1' },
      { type: 'airGained', amount: air.canister },
    ]);
    expect(types(found).slice(5)).toEqual(['airSpent']);
    expect(found.events.at(-1)).toMatchObject({
      amount: cost.search,
      left: 40 - 2 * cost.move - cost.search + 2 * air.canister,
    });
  });

  test('[DS-068] [DS-144] is searched once', () => {
    const hand = new Hand(levelOf(store()));
    hand.play('EE', 'search f1');
    expect(hand.refusal('search f1')).toBe('already-searched');
  });

  test('[DS-069] may be empty; the search costs the same', () => {
    const hand = new Hand(levelOf(store()));
    const found = hand.play('EE', 'search f2');
    expect(found.events[0]).toEqual({ type: 'furnitureSearched', furniture: 'f2', contents: [] });
    expect(found.events[1]).toMatchObject({ type: 'airSpent', amount: cost.search });
    expect(hand.refusal('search f2')).toBe('already-searched');
  });
});

test('[DS-070] the type of furniture changes nothing', () => {
  const told = FURNITURE.map((type) => {
    const hand = new Hand(levelOf(store().replace('type=locker', `type=${type}`)));
    hand.play('EE', 'search f1');
    return hand.events;
  });
  for (const events of told) expect(events).toEqual(told[0]);
});

describe('items', () => {
  test('[DS-072] on the floor are picked up by stepping on them, once and for nothing', () => {
    const hand = new Hand(levelOf(store()));
    const picked = hand.play('E');
    expect(types(picked)).toEqual(['moved', 'itemPicked', 'airGained', 'airSpent']);
    expect(picked.events[1]).toEqual({ type: 'itemPicked', item: 'air', source: 'floor' });
    expect(picked.events[3]).toMatchObject({ amount: cost.move });
    expect(types(hand.play('W', 'E'))).toEqual(['moved', 'airSpent']);
  });

  test('[DS-075] batteries are counted', () => {
    const hand = new Hand(levelOf(store()));
    hand.play('EE', 'search f1');
    expect(hand.held('battery')).toBe(1);
    const other = new Hand(example('10'));
    other.play('EEEEE', 'search f1');
    expect(other.held('battery')).toBe(2);
    other.play('SWWW', 'battery g1');
    expect(other.held('battery')).toBe(1);
  });

  test('[DS-076] a canister has no upper limit and never lowers the air used', () => {
    const hand = new Hand(levelOf(store()));
    hand.play('E');
    expect(hand.state.air).toBe(40 - cost.move + air.canister);
    expect(hand.state.airUsed).toBe(cost.move);
  });

  test('[DS-076] [DS-135] what an action costs must be there before its canister counts', () => {
    const thin = store().replace('air 40', 'air 3').replace('#@a.F', '#@..F').replace('i1 at 2,1 item=air\n', '');
    const hand = new Hand(levelOf(thin));
    hand.play('EE');
    expect(hand.state.air).toBe(1);
    expect(hand.refusal('search f1')).toBe('not-enough-air');
  });

  test('[DS-076] with air none a canister is only picked up', () => {
    const hand = new Hand(levelOf(store().replace('air 40', 'air none')));
    expect(types(hand.play('E'))).toEqual(['moved', 'itemPicked', 'airSpent']);
    expect(hand.held('air')).toBe(1);
  });

  test('[DS-073] [DS-074] [DS-077] nothing but batteries ever leaves the hands', () => {
    const hand = new Hand(levelOf(store()));
    hand.play('EE', 'search f1', 'search f2');
    const before = [...hand.state.held];
    hand.play('wait', 'WW', 'EE');
    expect([...hand.state.held]).toEqual(before);
    expect(before.reduce((sum, n) => sum + n, 0)).toBe(4);
  });

  test('[DS-078] [DS-122] a required item is asked for by the lift until its row is picked up', () => {
    const hand = new Hand(
      levelOf(`
view open
air 40
par 9 exact
[map]
#########
#@.>...b#
#....F..#
#########
[rooms]
hall "Hall" at 1,1
[furniture]
f1 at 5,2 type=crate holds=battery
[items]
i1 at 7,1 item=battery required=yes
`),
    );
    expect(hand.deck.required).toHaveLength(1);
    const refused = hand.play('EE');
    expect(refused.events.at(-1)).toEqual({ type: 'liftRefused', generators: [], hazards: [], items: ['i1'] });
    // Another battery is not that battery.
    hand.play('EE', 'search f1');
    expect(hand.held('battery')).toBe(1);
    expect(types(hand.done.at(-1)!)).not.toContain('liftReady');
    expect(types(hand.play('EE'))).toEqual(['moved', 'itemPicked', 'airSpent', 'liftReady']);
    expect(types(hand.play('WWWW'))).toEqual(['moved', 'airSpent', 'deckCleared']);
  });
});
