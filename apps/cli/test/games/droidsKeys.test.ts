// Donkeys and Droids by keys in the terminal: cards laid by their numbers, a program run, a night with anomaly, contract and
// shop, all of it in 80 columns and 24 lines.

import { type DroidsShape, game } from '@interlock/droids';
import { type AnyGame, openRun, Session } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { handling as droids } from '../../src/keys/droids.ts';
import { Desk } from '../../src/play/desk.ts';
import { playKeys } from '../../src/play/keyMode.tsx';
import { terminal, until } from '../play/terminal.ts';

const ROOM = 21;
const handling = droids();

const sessionOf = (level: string): Session<never> => {
  const run = openRun(game as unknown as AnyGame, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value) as never;
};

/** What stands on the board now, and the digit of a card in it. */
const drawn = (session: Session<never>): string => handling.board!(session as never, 'player', ROOM);
const digitOf = (session: Session<never>, card: string, tape: readonly string[]): string => {
  const view = session.view() as unknown as DroidsShape['view'];
  const left = view.hand.filter(({ id }) => !tape.includes(id));
  const order = left.sort((a, b) => (a.type === b.type ? (a.id < b.id ? -1 : 1) : a.type < b.type ? -1 : 1));
  return String((order.findIndex(({ id }) => id === card) + 1) % 10);
};

test('a scenario of several days is won by keys alone, and every screen of it fits', async () => {
  const level = game.levels.find(({ id }) => id === 'repair-bay')!;
  const session = sessionOf('repair-bay');
  const desk = new Desk(session as never, handling);
  const { keyboard, window, io } = terminal();
  const done = playKeys(desk, io, handling);
  await until(() => window.text.includes(level.title), level.title);
  const phases = new Set<string>();
  for (const turn of level.witnesses[0]!.turns) {
    const action = turn.at(-1) as DroidsShape['action'];
    const before = session.turns.length;
    phases.add((session.view() as unknown as DroidsShape['view']).phase);
    const lines = drawn(session).split('\n');
    expect(lines.length).toBeLessThanOrEqual(ROOM);
    for (const line of lines) expect(line.length).toBeLessThan(80);
    const tape = action.type === 'runProgram' ? action.tape : [];
    for (const [i, card] of tape.entries()) {
      keyboard.press(digitOf(session, card, tape.slice(0, i)));
      await until(() => session.pending.length === i + 1, `card ${i + 1} on the tape`);
    }
    const keys: Readonly<Record<string, string>> = {
      ...{ runProgram: '\r', nextAssignment: '\r', previewProgram: 'n', acceptGlitch: 'a', deferGlitch: 'f' },
      ...(action.type === 'chooseContract' ? { chooseContract: String(action.index + 1) } : {}),
      ...(action.type === 'buyCard' ? { buyCard: String(action.slot + 1) } : {}),
      ...(action.type === 'discard' ? { discard: `:discard ${action.cards.join(' ')}\r` } : {}),
    };
    keyboard.press(keys[action.type] ?? '');
    await until(() => session.turns.length > before, `${action.type} to be played`);
  }
  expect(session.status.is).toBe('won');
  expect([...phases]).toEqual(expect.arrayContaining(['ExecuteProgram', 'Scoring', 'DrawGlitch', 'Improve']));
  keyboard.press('q');
  await done;
});

test('on the largest board a full tape and the hand both stand on 24 lines', async () => {
  const run = openRun(game as unknown as AnyGame, { preset: 'hard', seed: 'MULE-7' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value) as unknown as Session<never>;
  const { keyboard, window, io } = terminal(80, 24);
  const done = playKeys(new Desk(session as never, handling), io, handling);
  await until(() => window.text.includes('MULE-7'), 'the first screen');
  for (let n = 1; n <= 4; n++) {
    keyboard.press('1');
    await until(() => session.pending.length === n, `card ${n} on the tape`);
  }
  await until(() => window.text.includes('Tape 4/4'), 'the full tape');
  const screen = window.text.slice(window.text.lastIndexOf('Tape 4/4'));
  expect(screen).toMatch(/^ {2}4 /m);
  expect(screen).toMatch(/^Hand {2}1 /m);
  expect(screen).not.toContain('tells the rest');
  keyboard.press('q');
  keyboard.press('y');
  await done;
});

test('numbers, prices and what they leave stand beside each choice', () => {
  const session = sessionOf('repair-bay');
  for (const turn of game.levels.find(({ id }) => id === 'repair-bay')!.witnesses[0]!.turns) {
    const { phase, shop, services, currencies, contractOffer } = session.view() as unknown as DroidsShape['view'];
    if (phase === 'ExecuteProgram') expect(drawn(session)).toMatch(/^Hand {2}1 /m);
    if (phase === 'Improve' && contractOffer === null) {
      for (const offer of shop!.offers)
        if (offer) expect(drawn(session)).toContain(`Energy ${currencies.Energy} → ${currencies.Energy - offer.price}`);
      const mends = `m scrub ${services.scrub!.price}, quarantine ${services.quarantine!.price}`;
      expect(drawn(session)).toContain(mends);
      expect(droids().press!('m', session as never, 'player')).toHaveProperty('lines');
    }
    session.commit(turn as never);
  }
  expect(drawn(session)).toContain('Won on day');
});

test('an empty tape is run only when asked twice, and the foot names the keys of the phase', () => {
  const session = sessionOf('anomaly-desk');
  const own = droids();
  const press = (name: string) => own.press!(name, session as never, 'player');
  const foot = (): string => (typeof own.footer === 'function' ? own.footer(session as never, 'player') : '');
  expect(press('enter')).toEqual({ lines: [expect.stringContaining('empty')] });
  expect(press('c')).toBeNull();
  expect(press('enter')).toEqual({ lines: [expect.stringContaining('empty')] });
  expect(press('enter')).toEqual({ command: 'run ' });
  expect(foot()).toContain('Enter run');
  session.commit([{ type: 'runProgram', tape: [] }] as never);
  expect(press('enter')).toEqual({ lines: [expect.stringContaining('empty')] });
  session.commit([{ type: 'runProgram', tape: [] }] as never);
  expect(foot()).toMatch(/^Enter next/);
  session.commit([{ type: 'nextAssignment' }] as never);
  expect(foot()).toMatch(/^a accept {2}f defer/);
  expect(foot()).not.toContain('Backspace');
});

test('a contract is read whole, and its keys stand at the foot', () => {
  const run = openRun(game as unknown as AnyGame, { preset: 'easy', seed: 'HAY6' });
  if (!run.ok) throw new Error(run.error.message);
  const session = new Session(run.value) as unknown as Session<never>;
  const view = () => session.view() as unknown as DroidsShape['view'];
  while (view().contractOffer?.includes('CleanRoom') !== true)
    session.commit(game.proof!.advice!.pick(session.world, view(), session.state as never) as never);
  const screen = drawn(session);
  expect(screen.split('\n').length).toBeLessThanOrEqual(ROOM);
  expect(screen).not.toContain('…');
  expect(typeof handling.footer === 'function' && handling.footer(session as never, 'player')).toMatch(/^1 2 sign/);
});
