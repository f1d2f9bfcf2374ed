// Talking to the ship: what typed words become, and what is answered where they become nothing.

import { describe, expect, test } from 'vitest';
import { texts } from '../../src/data/texts.ts';
import { levels } from '../../src/levels.ts';
import { talk } from '../../src/say/talk.ts';
import { viewOf } from '../../src/view.ts';
import { example } from '../kit/examples.ts';
import { Hand } from '../kit/kit.ts';

const coldStart = () => new Hand(example('12'));
const hear = ({ deck, state }: Hand, line: string) => talk(deck, state, line);
/** Plays what a line becomes until something new shows; gives the types of the actions made. */
const follow = (hand: Hand, line: string): readonly string[] => {
  const heard = hear(hand, line);
  if (heard?.is !== 'turns') throw new Error(`${line}: ${heard === null ? 'not understood' : heard.lines.join(' ')}`);
  const made: string[] = [];
  for (const [action] of heard.turns) {
    made.push(action.type);
    if (hand.act(action).revealed) break;
  }
  return made;
};

describe('what the ship tells', () => {
  const lines = (hand: Hand, line: string): string => {
    const heard = hear(hand, line);
    return heard?.is === 'said' ? heard.lines.join('\n') : '';
  };
  const wakeUp = () => new Hand(levels.find(({ id }) => id === 'wake-up')!.level);

  test('a look names everything in sight, with where it is; one thing can be looked at alone', () => {
    const hand = wakeUp();
    const all = lines(hand, 'look');
    expect(all).toContain('locker f1, not searched, in Cryo Bay, 2 east, 2 south');
    expect(all).toContain('on the floor, 1 east, 3 south');
    expect(all).not.toContain('Lift Lobby');
    expect(lines(hand, 'look at the locker')).toBe('locker f1, not searched, in Cryo Bay, 2 east, 2 south');
    expect(lines(hand, 'examine d0')).toContain('door d0 into Cryo Bay, powered');
    expect(lines(hand, 'where is the locker')).toBe('locker f1, not searched, in Cryo Bay, 2 east, 2 south');
    expect(lines(hand, 'where is cryo bay')).toContain('door d0 into Cryo Bay, powered');
    expect(lines(hand, 'x kraken')).toBe('I see no kraken from here.');
  });

  test('reading fetches the log that lies about, and afterwards says it again', () => {
    const hand = wakeUp();
    expect(follow(hand, 'read').every((type) => type === 'move')).toBe(true);
    expect(lines(hand, 'read log')).toMatch(/^“The wing”, day \d+, /);
  });

  test('a name that fits nothing in sight is never taken for the nearest thing; a word for any of them is', () => {
    const hand = wakeUp();
    expect(lines(hand, 'search cabinet')).toBe('I see no cabinet from here.');
    expect(lines(hand, 'fill the kraken')).toBe('I see no kraken from here.');
    for (const line of [
      'search',
      'search here',
      'search the room',
      'search furniture',
      'search locker',
      'search cryo bay',
    ])
      expect(hear(hand, line)?.is, line).toBe('turns');
  });

  test('a door is opened by its id, and the only one that is shut by being a door', () => {
    const hand = coldStart();
    for (const line of ['e 3', 's', 'e 2']) follow(hand, line);
    for (const line of ['open d1', 'open the door'])
      expect(hear(hand, line)).toMatchObject({
        turns: expect.arrayContaining([[expect.objectContaining({ room: 'lab', on: true })]]),
      });
    expect(lines(hand, 'open d9')).toContain('No room called d9');
  });
});

describe('words become turns', () => {
  test('a room is opened at the terminal that can, wherever the player stands', () => {
    const hand = coldStart();
    expect(follow(hand, 'open lab')).toEqual(['move', 'setDoorPower']);
    expect(hand.isOn('lab')).toBe(true);
    expect(follow(hand, 'close the lab')).toEqual(['setDoorPower']);
    expect(follow(hand, 'power emergency lab doors')).toEqual(['setDoorPower']);
    expect(hand.isOn('lab')).toBe(true);
  });

  test('what has power and is still shut is unlocked by the same word', () => {
    const hand = new Hand(levels.find(({ id }) => id === 'paper-trail')!.level);
    const made = [...follow(hand, 'search')];
    // A walk ends where something new shows; said again, it goes on.
    for (let i = 0; i < 6 && !made.includes('useKeycard'); i++) made.push(...follow(hand, 'open archive'));
    expect(made.filter((type) => type !== 'move')).toEqual(['search', 'setDoorPower', 'useKeycard']);
  });

  test('a whole deck can be won by words', () => {
    const hand = new Hand(example('3'));
    for (let i = 0; i < 30 && hand.status.is === 'playing'; i++) {
      const line = hand.isOn('lab')
        ? hear(hand, 'go to the lift')?.is === 'turns'
          ? 'leave'
          : 'go to lab'
        : 'open lab';
      follow(hand, line);
    }
    expect(hand.status.is).toBe('won');
  });

  test('what is not in reach is walked to first', () => {
    const hand = coldStart();
    const made = follow(hand, 'search the locker');
    expect(made.at(-1)).toBe('search');
    expect(made.slice(0, -1).every((type) => type === 'move')).toBe(true);
    expect(hear(hand, 'search f1')).toMatchObject({ is: 'turns', turns: [[{ type: 'search', furniture: 'f1' }]] });
  });

  test('[DS-508] a room in the dark is walked towards over what is known', () => {
    const hand = coldStart();
    follow(hand, 'open lab');
    const heard = hear(hand, 'go to lab');
    expect(heard?.is).toBe('turns');
    if (heard?.is === 'turns') for (const [action] of heard.turns) expect(action.type).toBe('move');
  });
});

describe('walking by words', () => {
  test('a compass point is a step, a door a place; a door that is shut is walked up to as far as one can', () => {
    const hand = coldStart();
    expect(follow(hand, 'go east 3')).toEqual(['move', 'move', 'move']);
    expect(hear(hand, 'go to d0')).toMatchObject({ is: 'turns' });
    follow(hand, 'go to the door');
    expect(hand.deck.layout.doorAt[hand.state.at]).toBeGreaterThanOrEqual(0);
  });

  test('exploring walks from dark to dark, and says when nothing of it is left', () => {
    const hand = new Hand(levels.find(({ id }) => id === 'wake-up')!.level);
    let walks = 0;
    for (; hear(hand, 'explore')?.is === 'turns'; walks++) follow(hand, 'explore');
    expect(walks).toBeGreaterThan(1);
    expect(hear(hand, 'explore')).toMatchObject({ is: 'said', lines: [texts.ship.explored] });
    while (hand.status.is === 'playing') follow(hand, 'leave');
    expect(hand.status.is).toBe('won');
  });

  test('using a thing is what it is for: furniture is searched, a tool clears its hazard, a card opens its door', () => {
    const hand = new Hand(levels.find(({ id }) => id === 'paper-trail')!.level);
    const made = [...follow(hand, 'use locker')];
    for (let i = 0; i < 6 && !made.includes('setDoorPower'); i++) made.push(...follow(hand, 'open archive'));
    for (let i = 0; i < 8 && !made.includes('useKeycard'); i++) made.push(...follow(hand, 'use keycard on archive'));
    expect(made.filter((type) => type !== 'move')).toEqual(['search', 'setDoorPower', 'useKeycard']);
    expect(hear(hand, 'use the kraken')).toMatchObject({ is: 'said', isRefusal: true });
  });

  test('of several shut doors it asks which', () => {
    const hand = new Hand(levels.find(({ id }) => id === 'hot-corridor')!.level);
    for (let i = 0; i < 6; i++) if (hear(hand, 'explore')?.is === 'turns') follow(hand, 'explore');
    const shut = viewOf(hand.deck, hand.state).doors.filter(({ isPowered }) => !isPowered);
    const heard = hear(hand, 'open the door');
    if (shut.length > 1) expect(heard?.is === 'said' ? heard.lines[0] : '').toMatch(/^Which one\? Shut are d\d+ into/);
    else expect(heard?.is).toBe('turns');
  });
});

describe('answers', () => {
  test('name what is known, and nothing that is not', () => {
    const heard = hear(coldStart(), 'open lobby');
    expect(heard).toMatchObject({ is: 'said', isRefusal: true });
    const said = heard?.is === 'said' ? heard.lines.join(' ') : '';
    expect(said).toContain('Emergency Lab');
    expect(said).not.toMatch(/Lift Lobby|Power Plant/);
  });

  test('the first gate in the way is named', () => {
    const hand = coldStart();
    follow(hand, 'open lab');
    for (const line of ['go to lab', 'go to lab']) follow(hand, line);
    expect(hear(hand, 'unlock')).toMatchObject({ is: 'said' });
    const heard = hear(hand, 'go to plant');
    expect(heard?.is === 'said' ? heard.lines[0] : heard?.is).toBeTruthy();
  });

  test('looking, listing and the pack cost nothing', () => {
    for (const line of ['look', 'rooms', 'inventory'])
      expect(hear(coldStart(), line)).toMatchObject({ is: 'said', isRefusal: false });
    expect(hear(coldStart(), 'inventory')).toMatchObject({ lines: [texts.ship.empty] });
  });

  test('what is no word to the ship is left to others', () => {
    for (const line of ['undo', 'forecast 3', 'hint', '', 'xyzzy', '4']) expect(hear(coldStart(), line)).toBeNull();
  });
});
