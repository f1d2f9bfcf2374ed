// One reactor heat: every place that tells it says the judged number, with what is announced beside it, on every level and
// turn by turn; and no cell is called safe to stay on where staying costs integrity.

import { openRun, Session, SilentTape } from '@interlock/kernel';
import { game, type ReactorShape } from '@interlock/reactor';
import {
  accountWords,
  announcedBy,
  cellName,
  facilityOf,
  heatAccount,
  isSafeToStay,
  linesOf,
  reactorHeat,
  surfaceAt,
} from '@interlock/reactor/screen';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { facts, series } from '../../src/games/reactor/forecast.ts';
import { chipsOf } from '../../src/games/reactor/layers/chips.ts';
import { Announced } from '../../src/games/reactor/layers/Numbers.tsx';
import { summary } from '../../src/games/reactor/result.ts';
import type { Table } from '../../src/games/screen.ts';

const start = (level: string) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

const levels = game.levels.filter(({ chapter }) => chapter !== undefined).map(({ id }) => id);
const TURNS = 30;

/** All that the places under test read of a table; no forecast is needed for what stands now. */
const tableAt = (session: ReturnType<typeof start>) =>
  ({
    game,
    world: session.world,
    view: session.view(),
    status: session.status,
    turn: session.turns.length,
    plan: [],
    planFrames: 0,
    ahead: { frames: [] },
    idle: { frames: [] },
  }) as never as Table<ReactorShape>;

/** The idle run of a level, turn by turn, with the table of each. */
function* idled(level: string) {
  const session = start(level);
  for (let turn = 0; turn < TURNS && session.status.is === 'playing'; turn++) {
    yield tableAt(session);
    session.commit([]);
  }
  yield tableAt(session);
}

test('turns to a loss: with a plan it looks as far as the plan does, and a win leaves none to count', () => {
  const session = start('kettle');
  const table = tableAt(session);
  const frame = (is: string) => ({ view: table.view, status: { is, cause: 'ReactorHeat' } });
  const of = (ahead: readonly string[]) =>
    facts({
      ...table,
      planFrames: 1,
      idle: { frames: ['playing', 'playing', 'lost'].map(frame) },
      ahead: { frames: ahead.map(frame) },
    } as never).find(({ label }) => label === 'Turns to a loss');
  expect(of(Array(8).fill('playing'))).toMatchObject({ now: '3', planned: 'over 8' });
  expect(of(['playing', 'lost'])).toMatchObject({ now: '3', planned: '2' });
  expect(of(['won'])).toMatchObject({ now: '3', planned: 'never' });
});

describe('[RM-D61] [RM-429] one reactor heat', () => {
  test.each(levels)('%s: gauge, board, chart, facts, spoken names and go-on card agree', (level) => {
    for (const table of idled(level)) {
      const facility = facilityOf(table.view);
      const { judged, announced } = reactorHeat(facility);
      const cells = [...facility.surface.keys()].filter(facility.isReactor);
      const heats = cells.map((cell) => surfaceAt(facility, cell));
      expect(Math.max(0, ...heats.map(({ value }) => value.heat))).toBe(judged);
      expect(Math.max(0, ...heats.map((one) => one.value.heat + one.announced))).toBe(judged + announced);
      for (const one of heats) {
        const chip = chipsOf({ facility, planned: null, idle: null }, one.cell).find(({ kind }) => kind === 'heat');
        expect(chip?.now ?? '0').toBe(String(one.value.heat));
        const said =
          one.announced > 0 ? `heat ${one.value.heat} + ${one.announced} announced` : `heat ${one.value.heat} `;
        if (one.value.heat + one.announced > 0) expect(cellName(facility, one.cell)).toContain(said);
        const lines = linesOf(facility, one.cell, table.world).join(' ');
        expect(lines.includes('Judged at')).toBe(one.announced > 0);
        const isCooling = facility.props.some((p) => p.carrier === 'coolant' && p.service === 'Producing');
        expect(lines.includes('after cooling')).toBe(one.announced > 0 && isCooling);
      }
      const drawn = renderToStaticMarkup(createElement(Announced, { facility, isCalm: false }));
      expect((drawn.match(/<text/g) ?? []).length).toBe(heats.filter((one) => one.announced > 0).length);
      const chart = series([table.view], 'ReactorHeat');
      expect(chart.value(table.world, table.view)).toBe(judged);
      expect(chart.added?.(table.world, table.view) ?? 0).toBe(announced);
      const fact = facts(table).find(({ label }) => label === 'Heat, next');
      if (fact && series([table.view], null).label === 'reactor heat') expect(fact.now).toBe(String(judged));
      if (table.status.is === 'playing') expect(summary(table)).toContain(`eactor heat ${judged}.`);
    }
  });

  test.each(levels)('%s: once the core runs nothing is announced any more, and the judged heat stays', (level) => {
    const { run } = start(level);
    const session = new Session(run);
    const turns = run.witness ?? [];
    turns.slice(0, -1).forEach((turn) => {
      session.commit(turn);
    });
    const before = session.view();
    session.commit(turns.at(-1)!);
    expect(session.status.is).toBe('won');
    const after = session.view();
    const { judged } = reactorHeat(facilityOf(before));
    expect(reactorHeat(facilityOf(after))).toMatchObject({ judged, announced: 0 });
    expect(after.terminal.every(({ announced }) => announced === undefined)).toBe(true);
    expect(after.cells.every(({ announced }) => announced === undefined)).toBe(true);
    expect(game.show(session.world, after)).not.toContain('announced)');
  });

  test('a cell that is unsafe for what is announced is not called safe in the same breath', () => {
    for (const level of levels)
      for (const table of idled(level)) {
        const facility = facilityOf(table.view);
        for (const cell of facility.surface.keys()) {
          const name = cellName(facility, cell);
          expect(/\bsafe\b/.test(name) && name.includes('do not'), name).toBe(false);
        }
      }
  });

  test('[RM-429] the account of a turn leads from the judged heat to the next judged heat', () => {
    const session = start('slow-fuse');
    for (let turn = 0; turn < 8; turn++) {
      const before = facilityOf(session.view());
      session.commit([]);
      const after = facilityOf(session.view());
      const events = session.seen(turn + 1).map(({ event }) => event) as never;
      for (const cell of [...after.surface.keys()].filter(after.isReactor)) {
        const was = surfaceAt(before, cell);
        const account = heatAccount(after.width, cell, events, was.announced);
        const sum = account.reduce((total, [, heat]) => total + heat, 0);
        expect(sum, accountWords(account)).toBe(surfaceAt(after, cell).value.heat - was.value.heat);
        expect(announcedBy(after.width, cell, events)).toBe(surfaceAt(after, cell).announced);
      }
    }
  });
});

test('[RM-D61] no cell is called safe to stay on where ending the turn costs integrity', () => {
  const silent = new SilentTape<ReactorShape['event']>();
  let hurt = 0;
  for (const level of levels.slice(0, 12)) {
    const session = start(level);
    for (let turn = 0; turn < 6 && session.status.is === 'playing'; turn++) {
      const { state, world } = session;
      const now = facilityOf(session.view());
      session.commit([]);
      const next = facilityOf(session.view());
      for (const cell of world.floor) {
        const draft = game.copy(state);
        draft.robot.at = cell;
        const whole = draft.robot.integrity;
        game.play(world, draft, [], silent);
        if (draft.robot.integrity >= whole) continue;
        hurt++;
        expect(isSafeToStay(now, next, cell), `${level}, turn ${turn + 1}, cell ${cell}`).toBe(false);
      }
    }
  }
  expect(hurt).toBeGreaterThan(0);
});
