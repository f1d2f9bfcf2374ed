// A press on anything known of a deck: what it plans is legal from first to last, and where it plans less than was asked for
// it says what is missing. Tried on every cell in sight, turn after turn of won runs.

import { diceOf, RecordingTape } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/actions.ts';
import type { Deck } from '../../src/deck.ts';
import { game } from '../../src/index.ts';
import { playTurn } from '../../src/play.ts';
import { refusalOf } from '../../src/refuse.ts';
import { type Press, pressOf } from '../../src/sight/press.ts';
import { copyState, type State } from '../../src/state.ts';
import { supposed } from '../../src/suppose.ts';
import { type Cell, type StationView, viewOf } from '../../src/view.ts';
import { HAZARDS } from '../kit/decks.ts';
import { example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';

/** A lift in a corridor of a room: what lies past it is reached over it alone. */
const NICHE = `
view open
air 99
par 20 exact
[map]
###########
#@..+,+.>.#
#M.t#######
###########
[rooms]
dock "Dock" at 1,1
lobby "Lift Lobby" at 7,1 doors=on why=authored
[items]
i1 at 3,2 item=tool:extinguisher
`;

const pressed = ({ deck, state }: Hand, cell: Cell): Press => pressOf(deck, state, viewOf(deck, state), cell);

/** Plays the actions on what is known; the first that is refused, or null. */
const refusedOf = (deck: Deck, state: State, actions: readonly Action[]): Action | null => {
  const draft = copyState(supposed(deck, state));
  for (const action of actions) {
    if (refusalOf(deck, draft, action) !== null) return action;
    playTurn(deck, draft, [action], new RecordingTape(diceOf('0')));
  }
  return null;
};

/** How often on the way to the win everything is pressed. */
const MOMENTS = 6;

const cellsOf = ({ rows }: StationView): readonly Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((glyph, x): Cell[] => (' #'.includes(glyph) ? [] : [[x, y]])));

describe('[DS-470] a press', () => {
  test('on a shut door walks up to it, says what it waits for and who switches it, and offers that', () => {
    const hand = new Hand(example('12'));
    hand.play('SEEEEE');
    // In the corridor: the lab's door beside, without power; the dock's terminal was seen.
    const beside = pressed(hand, [7, 2]);
    expect(beside.actions).toEqual([]);
    expect(beside.says).toMatch(/^Door d1 into Emergency Lab at 7,2 has no power\. Terminal t1 in Dock switches it\.$/);
    expect(beside.help?.words).toBe('Switch it at t1');
    expect(beside.help?.actions.at(-1)).toEqual({ type: 'setDoorPower', terminal: 't1', room: 'lab', on: true });
    const { air } = hand.state;
    for (const action of beside.help!.actions) hand.act(action);
    expect(air - hand.state.air).toBe(beside.help!.air);
    expect(pressed(hand, [7, 2])).toMatchObject({ says: null, help: null });
  });

  test('from afar plans the walk up to the door, and behind it only that far', () => {
    const hand = new Hand(levelOf(`view blueprint\n${HAZARDS.replace('view open', '')}`));
    const fire = pressed(hand, [7, 1]);
    expect(fire.actions).toHaveLength(5);
    expect(fire.says).toContain('Fire h1 blocks the way; the extinguisher clears it. The extinguisher lies at 2,3.');
    expect(fire.help).toMatchObject({ words: 'Fetch the extinguisher', air: 3 });
    const behind = pressed(hand, [14, 3]);
    expect(behind.actions).toEqual(fire.actions);
    expect(behind.says).toBe(`Not that far yet. ${fire.says}`);
    for (const action of fire.help!.actions) hand.act(action);
    const held = pressed(hand, [7, 1]);
    expect(held.help?.words).toBe('Walk up and clear it');
    for (const action of pressed(hand, [7, 1]).actions) hand.act(action);
    expect(pressed(hand, [7, 1])).toEqual({ actions: [{ type: 'fixHazard', hazard: 'h1' }], says: null, help: null });
  });

  test('on a thing at hand plans its only deed, names the list where there are several, and says why where there is none', () => {
    const hand = new Hand(levelOf(HAZARDS));
    expect(pressed(hand, [1, 2])).toMatchObject({ actions: [], says: expect.stringContaining('choose one') });
    hand.play('EE');
    expect(pressed(hand, [3, 2]).actions).toEqual([{ type: 'activateControl', control: 'v1' }]);
    hand.act({ type: 'activateControl', control: 'v1' });
    expect(pressed(hand, [3, 2])).toMatchObject({ actions: [], says: expect.stringContaining('cleared already') });
  });

  test('on a lift that waits walks onto it and says what it waits for; past one that is ready no way leads on', () => {
    const waiting = new Hand(
      levelOf(NICHE.replace('>.#', '>^#').replace('[items]', '[hazards]\nh1 at 9,1 kind=fire\n[items]')),
    );
    expect(pressed(waiting, [8, 1])).toMatchObject({ says: 'The lift is not ready, 1 hazard to clear.', help: null });
    expect(pressed(waiting, [8, 1]).actions).toHaveLength(7);
    const ready = new Hand(levelOf(NICHE));
    expect(pressed(ready, [8, 1])).toMatchObject({ says: null });
    expect(pressed(ready, [9, 1])).toMatchObject({ actions: [], says: expect.stringContaining('over the lift') });
  });

  test('offers no switch that the load does not bear, and no walk that the air does not last for', () => {
    const hand = new Hand(example('15'));
    hand.play('S', 'power t1 lab on', 'ESSS');
    const shut = pressed(hand, [2, 6]);
    expect(shut.help).toBeNull();
    expect(shut.says).toContain('bring the load to 7; the deck bears 5');
    const short = new Hand(levelOf(HAZARDS.replace('air 200', 'air 3')));
    expect(pressed(short, [4, 3])).toMatchObject({ actions: [], says: expect.stringContaining('and 3 is left') });
  });
});

describe.each(game.levels.map(({ id, level, witnesses }) => [id, level, witnesses[0]!.turns.flat()] as const))(
  '%s',
  (_id, level, plan) => {
    test('[DS-470] [DS-473] whatever is pressed while it is won: no step that is planned or offered is refused', () => {
      const hand = new Hand(level);
      const every = Math.ceil(plan.length / MOMENTS);
      for (const [i, action] of plan.entries()) {
        const { deck, state } = hand;
        const view = viewOf(deck, state);
        for (const cell of i % every === 0 ? cellsOf(view) : []) {
          const { actions, says, help } = pressOf(deck, state, view, cell);
          for (const deeds of [actions, help?.actions ?? []])
            expect({ cell, refused: refusedOf(deck, state, deeds) }).toEqual({ cell, refused: null });
          // Something comes of it: a plan, or an answer.
          if (cell.join() !== view.at.join())
            expect({ cell, isMute: actions.length === 0 && says === null }).toEqual({ cell, isMute: false });
        }
        hand.act(action);
      }
    });
  },
);
