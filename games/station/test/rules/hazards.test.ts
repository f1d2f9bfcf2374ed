// Hazards: what they bar, what they cost, what clears them.

import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { BARRED, HAZARDS } from '../kit/decks.ts';
import { Hand, levelOf, types } from '../kit/kit.ts';

const { cost } = content.balance;
const kindOf = (id: string) => content.hazards.find((kind) => kind.id === id)!;
const deck = () => new Hand(levelOf(HAZARDS));

/** The barred corridor with a hazard of that kind; a kind without control has no valve, and tools may be left out. */
const barred = (id: string, hasTools = true) => {
  let text = BARRED.replace('KIND', id);
  if (kindOf(id).control === undefined) text = text.replace('#.....V', '#......').replace(/\[controls\]\nv1.*\n/, '');
  if (!hasTools) text = text.replace('#@tttt', '#@....').replace(/\[items\]\n(i.*\n)+/, '');
  return new Hand(levelOf(text));
};

/** Where a move to it ends next to the hazard. */
const BESIDE = 'EEEEEEE';

describe('what clears them', () => {
  const blocking = content.hazards.filter(({ isBlocking }) => isBlocking);

  test.each(blocking.filter(({ tool }) => tool !== undefined))(
    '[DS-087] [DS-088] [DS-089] [DS-090] $id: by the $tool.name from the next cell',
    ({ id, tool }) => {
      const bare = barred(id, false);
      bare.play(BESIDE);
      expect(bare.refusal('fix h1')).toBe('no-tool');
      const hand = barred(id);
      hand.play(BESIDE);
      expect(hand.refusal('E')).toBe('hazard-blocks');
      const before = hand.state.air;
      const fixed = hand.play('fix h1');
      expect(fixed.events[0]).toEqual({ type: 'hazardFixed', hazard: 'h1', by: `item:${tool!.id}` });
      expect(before - hand.state.air).toBe(tool!.cost);
      expect(hand.held(`tool:${tool!.id}`)).toBe(1);
      expect(hand.refusal('fix h1')).toBe('hazard-already-fixed');
      hand.play('EEEEE');
      expect(hand.status.is).toBe('won');
    },
  );

  test.each(blocking.filter(({ control }) => control !== undefined))(
    '[DS-084] [DS-085] [DS-086] [DS-090] $id: by its $control',
    ({ id }) => {
      const hand = barred(id);
      hand.play('EEEEE');
      const before = hand.state.air;
      expect(hand.play('control v1').events.slice(0, 2)).toEqual([
        { type: 'controlActivated', control: 'v1', hazard: 'h1' },
        { type: 'hazardFixed', hazard: 'h1', by: 'control' },
      ]);
      expect(before - hand.state.air).toBe(cost.activateControl);
      expect(hand.refusal('control v1')).toBe('hazard-already-fixed');
      hand.play('EEEEEEE');
      expect(hand.status.is).toBe('won');
    },
  );

  test.each(content.hazards.filter(({ tool }) => tool === undefined))('[DS-095] $id: by no tool', ({ id }) => {
    const hand = barred(id);
    hand.play(BESIDE);
    expect(hand.refusal('fix h1')).toBe('wrong-fix');
  });

  test('[DS-083] the kinds that hold a control and those that take a tool cover every blocking kind', () => {
    for (const { control, tool } of blocking) expect(control ?? tool).toBeDefined();
    expect(content.hazards).toHaveLength(8);
  });

  test('[DS-096] [DS-143] the wrong tool is no tool', () => {
    const hand = new Hand(levelOf(HAZARDS.replace('tool:extinguisher', 'tool:uv-lamp')));
    hand.play('ESSNNEEEE');
    expect(hand.refusal('fix h1')).toBe('no-tool');
  });

  test('[DS-074] [DS-082] one tool clears any number, each hazard as a whole', () => {
    const hand = deck();
    hand.play('ESSNNEEEE', 'fix h1', 'EEEEE', 'S');
    expect(hand.at).toEqual([11, 2]);
    expect(hand.refusal('fix h4')).toBe('not-adjacent');
    hand.play('EEE', 'S');
    expect(hand.refusal('W')).toBe('hazard-blocks');
    hand.play('fix h4', 'WWW');
    expect(hand.at).toEqual([11, 3]);
  });

  test('[DS-094] a tool reaches from a room, a corridor and a door cell alike', () => {
    const hazards = ['#@..+,,~~,+', '#@..+,~~,,+', '#@.^+,,~~,+'] as const;
    for (const [row, steps] of [
      [hazards[0], 'EEEE'],
      [hazards[1], 'EEE'],
      [hazards[2], ''],
    ] as const) {
      let text = HAZARDS.replace('#@..+,,~~,+', row);
      if (row === hazards[1]) text = text.replace('h1 at 7,1|8,1', 'h1 at 6,1|7,1');
      if (row === hazards[2]) text = text.replace('[items]', 'h5 at 3,1 kind=fire\n[items]');
      const hand = new Hand(levelOf(text));
      hand.play('ESSNN', steps);
      const id = row === hazards[2] ? 'h5' : 'h1';
      expect(hand.play(`fix ${id}`).events[0]).toMatchObject({ type: 'hazardFixed', hazard: id });
    }
  });

  test('[DS-093] [DS-142] any one of several controls does it, the others refuse', () => {
    const twice = HAZARDS.replace('#.t.+,~', '#Vt.+,~').replace('[hazards]', 'v2 at 1,3 hazard=h3\n[hazards]');
    const hand = new Hand(levelOf(twice));
    hand.play('ESS', 'control v2');
    expect(hand.state.fixed[hand.state.fixed.length - 2]).toBe(1);
    hand.play('E');
    expect(hand.refusal('control v1')).toBe('hazard-already-fixed');
  });

  test('[DS-081] nothing brings one back', () => {
    const hand = deck();
    hand.play('EE', 'control v1', 'WW', 'power t1 dock off', 'power t1 dock on');
    hand.play('ESSEEE');
    expect(hand.at).toEqual([5, 3]);
    expect(hand.refusal('E')).toBeNull();
  });
});

describe('what they cost', () => {
  test('[DS-097] [DS-130] a move that ends beside one pays its aura, a move away or anything else does not', () => {
    const hand = barred('radiation');
    const aura = kindOf('radiation').aura;
    hand.play('EEEEEE');
    expect(hand.play('E').events.at(-1)).toMatchObject({
      amount: cost.move + aura,
      parts: [
        { for: 'action', air: cost.move },
        { for: 'aura', hazard: 'h1', air: aura },
      ],
    });
    expect(hand.play('wait').events).toMatchObject([{ amount: cost.wait, parts: [{ for: 'action', air: cost.wait }] }]);
    expect(hand.play('W').events.at(-1)).toMatchObject({ amount: cost.move });
  });

  test('[DS-097] [DS-080] a fixed one has no aura', () => {
    const hand = barred('radiation');
    hand.play('EEEEE', 'control v1', 'E');
    expect(hand.play('E').events.at(-1)).toMatchObject({ amount: cost.move, parts: [{ for: 'action' }] });
  });

  const crossing = (north: string, south: string) =>
    new Hand(
      levelOf(`
view open
air 99
par 20 exact
[map]
#########
####~####
#@.+,+.>#
####~####
#########
[rooms]
dock "Dock" at 1,2
lobby "Lift Lobby" at 6,2 doors=on why=authored
[hazards]
h1 at 4,1 kind=${north}
h2 at 4,3 kind=${south}
`),
    );

  test('[DS-097] [DS-493] auras do not add up: the largest counts, of equal ones the first of the file', () => {
    const partsOf = (north: string, south: string) => {
      const spent = crossing(north, south).play('EEE').events.at(-1)!;
      return spent.type === 'airSpent' ? [spent.amount, spent.parts.slice(1)] : null;
    };
    const strong = kindOf('radiation').aura;
    const weak = kindOf('fire').aura;
    expect(strong).toBeGreaterThan(weak);
    expect(partsOf('fire', 'radiation')).toEqual([cost.move + strong, [{ for: 'aura', hazard: 'h2', air: strong }]]);
    expect(partsOf('radiation', 'fire')).toEqual([cost.move + strong, [{ for: 'aura', hazard: 'h1', air: strong }]]);
    expect(partsOf('fire', 'vacuum')).toEqual([cost.move + weak, [{ for: 'aura', hazard: 'h1', air: weak }]]);
    expect(partsOf('spore-bloom', 'electric-arc')).toEqual([cost.move, []]);
  });

  test('[DS-091] [DS-130] a spill is walked through and pays its drag on its own cell only', () => {
    const hand = barred('spill');
    hand.play(BESIDE);
    expect(hand.play('E').events.at(-1)).toMatchObject({
      amount: cost.move + cost.spillDrag,
      parts: [{ for: 'action' }, { for: 'spill', hazard: 'h1', air: cost.spillDrag }],
    });
    expect(hand.play('E').events.at(-1)).toMatchObject({ amount: cost.move });
    expect(types(hand.play('EEE'))).toContain('deckCleared');
  });
});

describe('what they bar', () => {
  test('[DS-080] [DS-138] the cells of an active one', () => {
    const hand = deck();
    hand.play('EEEEE');
    expect(hand.refusal('E')).toBe('hazard-blocks');
    expect(hand.why('E')).toMatch(/extinguisher/);
  });

  test('[DS-119] [DS-120] the lift asks for all that block, wherever they are, and for no spill', () => {
    const hand = deck();
    hand.play('ESSNNEEEE', 'fix h1', 'EEEEEEE');
    const stepped = hand.play('E');
    expect(stepped.events.at(-1)).toEqual({ type: 'liftRefused', generators: [], hazards: ['h3', 'h4'], items: [] });
  });
});
