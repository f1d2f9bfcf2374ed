// Open The Port in the terminal: plan, preview, forecast, odds and undo by keys, with time standing and running; and the
// protocol's answers to lines that make no sense.

import { loadGame } from '@interlock/catalog';
import { lintDocument } from '@interlock/catalog/lint';
import { type AnyShape, openRun, record, Session, verify } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { Protocol } from '../../src/bot/protocol.ts';
import { handlingOf } from '../../src/keys/index.ts';
import { handling as ownHandling } from '../../src/keys/port.ts';
import { Desk } from '../../src/play/desk.ts';
import { playKeys } from '../../src/play/keyMode.tsx';
import { plain } from '../../src/wire.ts';
import { terminal, until } from '../play/terminal.ts';
import { lamp, open } from '../shell.ts';

const port = async () => {
  const loaded = await loadGame('port');
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
};

const sit = async () => {
  const game = await port();
  const opened = openRun(game, { level: game.levels[0]!.id });
  if (!opened.ok) throw new Error(opened.error.message);
  const handling = await handlingOf('port');
  const desk = new Desk(new Session<AnyShape>(opened.value), handling);
  const { keyboard, window, io } = terminal();
  const done = playKeys(desk, io, handling);
  await until(() => window.text.includes(game.title), game.title);
  /** Presses a key and waits for these words to be drawn after it. */
  const press = async (key: string, words: string): Promise<void> => {
    const from = window.text.length;
    keyboard.press(key);
    await until(() => window.text.slice(from).includes(words), words);
  };
  const leave = async (): Promise<void> => {
    keyboard.press('q');
    keyboard.press('y');
    await done;
  };
  return { desk, press, leave };
};

for (const isRunning of [false, true])
  test(`[OP-368] plan, preview, forecast, odds and undo by keys, ${isRunning ? 'in real time' : 'relaxed'}`, async () => {
    const { desk, press, leave } = await sit();
    if (isRunning) {
      await press('t', 'clock running');
      await until(() => desk.session.turns.length > 0, 'a tick');
      expect(desk.session.game.action.encode(desk.session.turns[0]![0])).toMatchObject({ type: 'tick' });
      await press('t', 'relaxed');
    }
    const before = desk.session.digest();
    const turns = desk.session.turns.length;
    await press('o', 'From here: win ');
    const { card } = desk.session.view() as { card: { answers: { next: { title: string; pm: number }[] }[] } };
    await press('f', 'If 1, ');
    const told = desk.forecast().lines.join(' ');
    for (const { next } of card.answers) {
      const likeliest = Math.max(...next.map(({ pm }) => pm));
      expect(told).toContain(`${next.find(({ pm }) => pm === likeliest)!.title} ${(likeliest / 10).toFixed(1)} %`);
    }
    expect(told).toContain('The office today brings more of');
    expect(desk.forecast(1).lines[0]).toContain('In 1: ');
    await press('p', 'Actions go into the plan');
    const [first] = desk.choices();
    await press('1', 'Plan: ');
    expect(desk.session.pending).toEqual([first!.action]);
    expect(desk.consequences().length).toBeGreaterThan(0);
    await press('u', 'The plan is empty.');
    // Nothing asked or planned has moved the run.
    expect(desk.session.digest()).toBe(before);
    if (isRunning) await press('t', 'clock running');
    await press('p', 'Actions are played at once.');
    await press('1', 'Turn ');
    expect(desk.session.turns.length).toBeGreaterThan(turns);
    const encoded = desk.session.turns.slice(turns).flat().map(desk.session.game.action.encode);
    const { type, eventId, actionId } = desk.session.game.action.encode(first!.action) as Record<string, string>;
    expect(encoded).toContainEqual(expect.objectContaining({ type, eventId, actionId }));
    if (isRunning) await press('t', 'relaxed');
    await press('u', 'Back at turn ');
    const left = desk.session.turns.flat().map(desk.session.game.action.encode);
    expect(left).not.toContainEqual(expect.objectContaining({ type, eventId, actionId }));
    await leave();
  });

test('[OP-183] [OP-368] in the terminal a pick carries the millisecond of its press; a stop keeps the part of the second', async () => {
  const game = await port();
  const opened = openRun(game, { level: game.levels[0]!.id });
  if (!opened.ok) throw new Error(opened.error.message);
  let wall = 5000;
  const handling = ownHandling(() => wall);
  const desk = new Desk(new Session<AnyShape>(opened.value), handling);
  const driver = handling.driver!(desk, () => undefined);
  const press = (): { readonly type: string; readonly atMs: number } => {
    desk.take(desk.choices()[0]!.action);
    const picks = desk.session.turns.flat().map((one) => game.action.encode(one) as { type: string; atMs: number });
    return picks.findLast(({ type }) => type === 'pick')!;
  };
  driver.key!('t');
  wall += 437.6;
  expect(press()).toMatchObject({ type: 'pick', atMs: 437 });
  // Stopped at 437.6 ms: what passes on the wall meanwhile is not the run's.
  driver.key!('t');
  wall += 60_000;
  driver.key!('t');
  wall += 100;
  await until(() => desk.session.state.currentEventId !== null, 'a card');
  expect(press()).toMatchObject({ atMs: 537 });
  // A tick that is due but not yet sent comes before the press, and never after it.
  wall += 700;
  expect(press()).toMatchObject({ atMs: 999 });
  wall += 2000;
  await until(() => desk.session.state.clockMs === 3000, 'the ticks that are due');
  driver.stop();
  const again = verify(game, record(desk.session));
  expect(again).toMatchObject({ ok: true, digest: desk.session.digest() });
});

test('[OP-147] a lost run adds up too, since it is rated as well; a lost run of a game that rates none shows no sum', async () => {
  const game = await port();
  const opened = openRun(game, { level: game.levels[0]!.id });
  if (!opened.ok) throw new Error(opened.error.message);
  const desk = new Desk(new Session<AnyShape>(opened.value), await handlingOf('port'));
  // The last answer of every card, until the run is over.
  let last: readonly string[] = [];
  while (!desk.isOver)
    last = desk.take(
      desk.session
        .legal()
        .filter(({ type }) => type === 'pick')
        .at(-1),
    ).lines;
  const { status, state } = desk.session;
  expect(status.is).toBe('lost');
  const from = last.indexOf('The score adds up:');
  const sum = last.indexOf(`${`= ${state.score}`.padStart(8)}`);
  expect(from).toBeGreaterThan(last.findIndex((line) => line.startsWith('The run is over: lost')));
  const values = last.slice(from + 1, sum).map((line) => Number(line.trim().replace('−', '-').split(' ')[0]));
  expect(values.length).toBeGreaterThan(1);
  expect(values.reduce((a, b) => a + b)).toBe(state.score);

  const reactor = await loadGame('reactor');
  const run = reactor.ok ? openRun(reactor.value, { level: 'slow-fuse' }) : reactor;
  if (!run.ok) throw new Error(run.error.message);
  const plant = new Desk(new Session<AnyShape>(run.value), await handlingOf('reactor'));
  let told = '';
  while (!plant.isOver) told = plant.commit().lines.join('\n');
  expect(told).toContain('The run is over: lost');
  expect(told).not.toMatch(/Score:|adds up/);
});

test('[OP-399] compare lays two answers side by side, on the key and as a line; nothing moves', async () => {
  const { desk, press, leave } = await sit();
  const before = desk.session.digest();
  const { game, world, state, viewer } = desk.session;
  const [first, second] = desk.choices().map(({ action }) => game.action.encode(action) as { actionId: string });
  const asked = game.questions!.compare!(world, state, viewer, { a: first!.actionId, b: second!.actionId });
  if (!asked.ok) throw new Error(asked.error.message);
  const { lines } = desk.compare(1, 2);
  expect(lines).toEqual((asked.value as unknown as { text: readonly string[] }).text);
  await press('=', 'compare ');
  for (const key of ['1', ' ', '2']) await press(key, key);
  await press('\r', lines[0]!);
  // Waiting is no answer, so it is shown as any action of any game is.
  const wait = desk.choices().length;
  expect(desk.compare(1, wait).lines).toContainEqual(expect.stringMatching(/^B: /));
  expect(desk.compare(1, wait + 1)).toMatchObject({ isRefusal: true });
  expect(
    new Desk(open(), await handlingOf(lamp.id)).compare(1, 2).lines.filter((one) => /^[AB]: /.test(one)),
  ).toHaveLength(2);
  expect(desk.session.digest()).toBe(before);
  await leave();
});

test('[OP-368] the odds on the key are the odds of the protocol; a game without dice has none', async () => {
  const { desk, leave } = await sit();
  const { game, world, state, viewer } = desk.session;
  const asked = game.questions!.odds!(world, state, viewer, { samples: world.config.odds.samples });
  if (!asked.ok) throw new Error(asked.error.message);
  const odds = asked.value as unknown as readonly { readonly pm: { readonly win: number } }[];
  const { lines } = desk.odds();
  expect(lines).toHaveLength(odds.length);
  expect(lines.map((line) => Math.round(Number(/win ([0-9.]+) %/.exec(line)![1]) * 10))).toEqual(
    odds.map(({ pm }) => pm.win),
  );
  expect(new Desk(open(), await handlingOf(lamp.id)).odds()).toMatchObject({ isRefusal: true });
  await leave();
});

test('[OP-393] an event file that names no schema is read as one, also where it has mistakes', async () => {
  const { events } = (await port()).content as { readonly events: readonly { readonly title: string }[] };
  const { findings: found } = await lintDocument({
    events: [{ ...events[0], title: '' }, ...events.slice(1)],
  } as never);
  expect(found).toContainEqual(expect.objectContaining({ code: 'S17', path: 'events[0].title' }));
  expect(found).toContainEqual(
    expect.objectContaining({ code: 'guessed-kind', message: expect.stringContaining('port-events') }),
  );
});

test('[OP-372] a line that makes no sense gets an error, changes nothing, and the next is read as usual', async () => {
  const game = await port();
  const protocol = new Protocol();
  const say = (line: unknown) => protocol.answer({ text: typeof line === 'string' ? line : JSON.stringify(line) });
  expect(await say({ id: 1, op: 'start', game: 'port', level: game.levels[0]!.id })).toMatchObject({ ok: true });
  const { session } = protocol;
  const digest = session!.digest();
  const lines: readonly (readonly [unknown, string, number | null])[] = [
    [{ id: 2, op: 'tick' }, 'unknown-op', 2],
    [{ id: 3, op: 'constructor' }, 'unknown-op', 3],
    ['{"id":4,"op":"commit","turn":[', 'not-json', null],
    ['pick 1', 'not-json', null],
    ['[1,2]', 'bad-request', null],
    [{ id: 5, op: 'commit', turn: [{ type: 'bribe' }] }, 'bad-action', 5],
    [{ id: 6, op: 'ask', what: 'fortune', args: {} }, 'unknown-question', 6],
  ];
  for (const [line, code, id] of lines) {
    expect(await say(line)).toMatchObject({ id, ok: false, error: { code } });
    expect(protocol.session).toBe(session);
    expect(session!.digest()).toBe(digest);
    expect(await say({ id: 9, op: 'status' })).toMatchObject({ id: 9, ok: true });
  }
  const turn = [game.action.encode(session!.legal()[0])];
  expect(await say({ id: 10, op: 'commit', turn })).toMatchObject({ id: 10, ok: true });
  expect(session!.digest()).not.toBe(digest);
});

test('[OP-233] [OP-383] [OP-396] a ranked run answers what knows no dice: hint, odds, and whether any rolls still win', async () => {
  const protocol = new Protocol();
  const say = async (fields: Record<string, unknown>) =>
    JSON.parse(JSON.stringify(plain(await protocol.answer({ text: JSON.stringify(fields) }))));
  await say({ op: 'start', game: 'port', levelData: { scenario: 'seven-doors' }, seed: 'BLIND-1', ranked: true });
  expect(protocol.session!.isRanked).toBe(true);
  const digest = protocol.session!.digest();
  const [look, exact] = [await say({ op: 'hint' }), await say({ op: 'hint', step: 3 })];
  expect(look).toMatchObject({ ok: true, by: 'careful play', text: expect.stringMatching(/^Look at /) });
  expect(await say({ op: 'verdict' })).toEqual({ id: null, ok: true, verdict: 'winnable', by: 'any rolls' });
  const odds = await say({ op: 'ask', what: 'odds', args: { samples: 40 } });
  expect(odds.answer[0].pm.win).toBeGreaterThan(0);
  expect(protocol.session!.digest()).toBe(digest);
  expect(await say({ op: 'blame' })).toMatchObject({ ok: false, error: { code: 'ranked' } });
  expect(await say({ op: 'commit', turn: exact.turn })).toMatchObject({ ok: true });
});

test('[OP-168] [OP-402] the log tells the last answers and what came of them, not the seconds between', async () => {
  const game = await port();
  const opened = openRun(game, { level: game.levels[0]!.id });
  if (!opened.ok) throw new Error(opened.error.message);
  const desk = new Desk(new Session<AnyShape>(opened.value), await handlingOf('port'));
  for (let i = 0; i < 3; i++) desk.take(desk.choices()[0]!.action);
  const { lines } = desk.log(2);
  expect(lines.filter((line) => / s left\.$/.test(line))).toEqual([]);
  const { events } = game.content as { events: { title: string; actions: { says: string[] }[] }[] };
  const told = lines.filter((line) => events.some(({ title }) => line.includes(`${title}: `)));
  expect(told).toHaveLength(2);
  for (const line of told)
    expect(events.some(({ actions }) => actions.some(({ says }) => says.some((one) => line.endsWith(one))))).toBe(true);
});
