// The Dark Station by typed words alone: what the ship is told, what it answers, where a walk stops and why.

import { type AnyGame, openRun, Session } from '@interlock/kernel';
import { game } from '@interlock/station';
import { expect, test } from 'vitest';
import { handling as station } from '../../src/keys/station.ts';
import { Desk } from '../../src/play/desk.ts';
import { playKeys } from '../../src/play/keyMode.tsx';
import { terminal, until } from '../play/terminal.ts';

const deskOf = (level: string): Desk => {
  const run = openRun(game as unknown as AnyGame, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Desk(new Session(run.value), station());
};
const said = (desk: Desk, line: string): string => desk.hear(line)!.lines.join('\n');

test('a walk by words goes on over bare floor, and says what it stops for', () => {
  const desk = deskOf('paper-trail');
  expect(said(desk, 'search')).toContain('keycard of Archive');
  expect(said(desk, 'open archive')).toContain('You see door d1 into Archive');
  const before = desk.session.turns.length;
  said(desk, 'go to archive');
  const stopped = said(desk, 'go to archive');
  expect(stopped).toContain('You see door d2 into Brig, unpowered, locked');
  expect(stopped).toContain('You stop to look.');
  // Two lines for four cells of an unlit corridor; it used to be one a cell.
  expect(desk.session.turns.length - before).toBeGreaterThanOrEqual(4);
  expect(said(desk, 'open archive')).toContain('unlocked by its keycard');
  expect(said(desk, 'open dock')).toBe('The doors of Dock are on already. I would not have minded being asked sooner.');
});

test('steps of which nothing is told are no lines of their own: words name them once, a commit in one line', () => {
  const walked = deskOf('cold-start');
  expect(said(walked, 'go to f1').split('\n')).toEqual(['Walking 4 turns, 4 air.']);
  expect(said(walked, 'west 2').split('\n')).toEqual(['Turn 6.']);
  const desk = deskOf('cold-start');
  desk.session.setPlan(['E', 'E', 'W'].map((dir) => ({ type: 'move', dir })));
  expect(desk.commit().lines).toEqual(['Turns 1 to 3.']);
});

test('to a place no known way leads to one walks by the side that may be nearest, and hears what stands in the way', () => {
  const desk = deskOf('cold-start');
  const lab = ['open lab', 'open store', 'go to lab', 'go to lab', 'go to lab', 'take battery', 'search'];
  for (const line of [...lab, 'open plant', 'go to plant', 'go to plant', 'go to plant', 'search desk', 'search desk'])
    said(desk, line);
  // The store's other door is eighteen steps round; this side of it begins with one.
  expect(said(desk, 'go to store')).toContain('walking towards it, 1 air.');
  expect(said(desk, 'go to store')).toBe('Something is in the way: fire h1, the extinguisher clears it.');
  expect(said(desk, 'fix fire')).toContain('The fire h1 is cleared by the extinguisher.');
  expect(said(desk, 'go to store')).toMatch(/^Walking/);
});

test('a planned walk is drawn into the board, and no line is spent on the dark above it', () => {
  const desk = deskOf('relay-deck');
  expect(desk.board().split('\n')[0]).toMatch(/#/);
  desk.session.setPlan(['E', 'E', 'S'].map((dir) => ({ type: 'move', dir })));
  expect(desk.board()).toContain('@**');
});

test('Paper Trail is won by words alone', () => {
  const desk = deskOf('paper-trail');
  const lines = [
    ...[
      'search',
      'open archive',
      'unlock archive',
      'go to archive',
      'search',
      'go to dock',
      'open brig',
      'unlock brig',
    ],
    ...['go to brig', 'take the lift'],
  ];
  for (const line of lines)
    for (let again = 0; again < 8 && !desk.isOver; again++) {
      const turns = desk.session.turns.length;
      if (said(desk, line) === '' || desk.session.turns.length === turns) break;
      if (!/^(go|take)/.test(line)) break;
    }
  expect(desk.session.status.is).toBe('won');
});

test('what the ship says stands under the board as far as there is room', async () => {
  const desk = deskOf('paper-trail');
  const { keyboard, window, io } = terminal();
  const done = playKeys(desk, io, station());
  await until(() => window.text.includes('Paper Trail'), 'Paper Trail');
  keyboard.press(':search\r');
  await until(() => window.text.includes('keycard of Archive'), 'the card');
  keyboard.press(':open archive\r');
  await until(() => window.text.includes('needs the keycard of Archive, you have'), 'the door');
  expect(window.text).toContain('switches the doors of Archive on');
  keyboard.press('q');
  keyboard.press('y');
  await done;
});
