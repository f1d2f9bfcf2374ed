// What must share a cell of the reactor's board, and what decides a level: figures, robot, ghost, numbers and words of the
// plan keep off each other along the witness of every level; chart and commit key name the loss that comes.

import { openRun, Session, type Turn } from '@interlock/kernel';
import type { Action, ReactorView } from '@interlock/reactor';
import { game } from '@interlock/reactor';
import {
  cellName,
  facilityOf,
  frontOf,
  heldCells,
  type Index,
  linesOf,
  stepsOf,
  surfaceAt,
  wantWords,
  watchWords,
} from '@interlock/reactor/screen';
import { describe, expect, test } from 'vitest';
import { type Box, boxOf, CELL, left, top } from '../../src/games/reactor/board/geometry.ts';
import { MOST } from '../../src/games/reactor/board/useCamera.ts';
import { announcedLosses, commit, decisiveRule, facts, lossNow, series } from '../../src/games/reactor/forecast.ts';
import { bubblesOf } from '../../src/games/reactor/layers/bubbles.ts';
import { checkPlace, chipsOf, type Figures } from '../../src/games/reactor/layers/chips.ts';
import { overlap, pillIn, robotBox, robotIn } from '../../src/games/reactor/layers/room.ts';
import { offersOf } from '../../src/games/reactor/panels/offers.tsx';
import { fitOf } from '../../src/play/board/useMapCamera.ts';
import { tableOf } from '../../src/store/table.ts';
import { commitWords } from '../../src/store/words.ts';

const start = (level: string) => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

type Run = ReturnType<typeof start>;
const look = { series, facts, commit };
const tableAt = (session: Run) => tableOf(session as never, look as never);
const seenOf = (view: unknown): ReactorView => view as ReactorView;

/** Every turn of a level's witness, planned and not yet committed. */
function* planned(level: string): Generator<{ session: Run; figures: Figures }> {
  const session = start(level);
  const turns = (session.run.witness ?? []) as readonly Turn<never>[];
  for (const turn of turns) {
    session.setPlan(turn as never);
    const { view, ahead, idle } = tableAt(session);
    const at = (frames: typeof ahead.frames) => (frames[0] ? facilityOf(seenOf(frames[0].view)) : null);
    yield {
      session,
      figures: { facility: facilityOf(seenOf(view)), planned: at(ahead.frames), idle: at(idle.frames) },
    };
    const answer = session.commit();
    if (!answer.ok) throw new Error(answer.refusals[0]?.why);
  }
}

const cellsOf = ({ facility, planned: then }: Figures): readonly Index[] => [
  ...new Set([...facility.surface.keys(), ...(then?.surface.keys() ?? [])]),
];

const clash = (boxes: readonly Box[]): number => {
  let most = 0;
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) most = Math.max(most, overlap(a, b));
  });
  return most;
};

const expectInside = ({ x, y, width, height }: Box, facility: Figures['facility'], cell: Index): void => {
  expect(x).toBeGreaterThanOrEqual(left(facility, cell));
  expect(y).toBeGreaterThanOrEqual(top(facility, cell));
  expect(x + width).toBeLessThanOrEqual(left(facility, cell) + CELL);
  expect(y + height).toBeLessThanOrEqual(top(facility, cell) + CELL);
};

/** How much of the figures in its cell the robot hides, of a thousand. */
const hiddenBy = (figures: Figures, cell: Index): number => {
  const box = robotBox(figures.facility, cell, robotIn(figures, cell));
  const chips = chipsOf(figures, cell);
  const hidden = chips.reduce((sum, chip) => sum + overlap(chip, box), 0);
  return (1000 * hidden) / chips.reduce((sum, chip) => sum + chip.width * chip.height, 0);
};

test.each(game.levels.filter(({ chapter }) => chapter !== undefined).map(({ id }) => id))(
  '[RM-466] on %s figures stay in their cells, off each other and clear of the robot, whatever the plan makes of them',
  (level) => {
    for (const { figures } of planned(level)) {
      const { facility } = figures;
      for (const cell of cellsOf(figures)) {
        const chips = chipsOf(figures, cell);
        for (const chip of chips) expectInside(chip, facility, cell);
        expect(clash(chips)).toBe(0);
        // Of three and four it cannot but hide some: they are drawn over it.
        if (chips.length === 1) expect(hiddenBy(figures, cell)).toBeLessThan(100);
        if (chips.length === 2) expect(hiddenBy(figures, cell)).toBeLessThan(350);
        // Drawn small, a cell has one figure, the one that hurts if any does, and a sign for every other kind.
        const calm = chipsOf({ ...figures, isCalm: true }, cell);
        for (const chip of calm) expectInside(chip, facility, cell);
        expect(clash(calm)).toBe(0);
        expect(calm.map(({ kind }) => kind).sort()).toEqual(chips.map(({ kind }) => kind).sort());
        expect(calm.filter(({ now, next }) => now + next !== '').length).toBe(Math.min(1, chips.length));
        const { hurts } = surfaceAt(facility, cell);
        if (hurts.length > 0 && calm[0]!.next === '') expect(hurts).toContain(calm[0]!.kind);
        const [x, y] = checkPlace(facility, cell, true);
        for (const chip of calm)
          if (hurts.length > 0) expect(overlap(chip, { x: x - 8, y: y - 8, width: 16, height: 16 })).toBe(0);
      }
    }
  },
);

test('[RM-466] on a desk of 1440×900 every level is seen whole, its figures no smaller than nine pixels', () => {
  // The window of the board at that size.
  const room = { width: 802, height: 479, least: 24 };
  for (const { id } of game.levels) {
    const box = boxOf(facilityOf(seenOf(start(id).view())));
    const scale = fitOf({ box, cell: CELL, most: MOST }, room);
    expect(box.width * scale, id).toBeLessThanOrEqual(room.width);
    expect(box.height * scale, id).toBeLessThanOrEqual(room.height);
    // 12 units high in full, from 38 px a cell; 18 in small cells: see reactor.css.
    expect((CELL * scale < 38 ? 18 : 12) * scale, id).toBeGreaterThan(9);
  }
  // A thumb needs larger cells than that: there the map is panned.
  const map = { box: { width: 1504, height: 912 }, cell: CELL, most: MOST };
  expect(fitOf(map, { width: 390, height: 224, least: 44 })).toBe(44 / CELL);
});

test('[RM-315] a repair is named in full, and its words keep off the robot beside it', () => {
  const session = start('drip');
  const walk = (...dirs: string[]) => dirs.map((dir) => ({ type: 'moveRobot', dir }));
  session.setPlan(walk('E', 'E', 'E', 'E', 'S') as never);
  expect(session.commit().ok).toBe(true);
  const plan = [...walk('S'), { type: 'interactLeak', do: 'repair' }];
  session.setPlan(plan as never);
  const { view, ahead } = tableAt(session);
  const facility = facilityOf(seenOf(view));
  const figures = { facility, planned: null, idle: null };
  const steps = stepsOf(facility, plan as Action[], (ahead.frames[0]?.happenings ?? []) as never);
  const robot = robotBox(facility, facility.robot.cell, robotIn(figures, facility.robot.cell));
  const [bubble] = bubblesOf(facility, steps, [robot]);
  expect(bubble?.lines).toEqual(['2 repair fuel']);
  expect(overlap(bubble!, robot)).toBe(0);
  // The number of the step keeps off the figure of the leak.
  const at = steps[0]!.at;
  const pill = pillIn(figures, at, 18);
  const box = { x: left(facility, at) + CELL / 2 + pill.x - 9, y: top(facility, at) + CELL / 2 + pill.y - 9 };
  for (const chip of chipsOf(figures, at)) expect(overlap(chip, { ...box, width: 18, height: 18 })).toBe(0);
});

describe('what decides', () => {
  const idle = (level: string) => {
    const table = tableAt(start(level));
    const views = [table.view, ...table.idle.frames.map(({ view }) => view)].map(seenOf);
    const end = table.idle.frames.at(-1)?.status;
    return { table, views, cause: end?.is === 'lost' ? end.cause : null };
  };

  test('[RM-269] [RM-298] the chart draws the rule the level is lost by, against its limit', () => {
    const { table, views, cause } = idle('firebreak');
    const line = series(views, cause);
    const rule = views[0]!.terminal.find(({ id }) => id === 'Soaked')!;
    expect(line.label).toBe(rule.of);
    expect(line.lines?.(table.world, table.view)).toMatchObject([{ at: rule.limit, kind: 'limit' }]);
    const last = views.at(-1)!;
    expect(line.value(table.world, last)).toBe(last.terminal.find(({ id }) => id === 'Soaked')!.value);
    expect(facts(table)[0]?.now).toBe(String(rule.value));
  });

  test('[RM-269] reactor heat is drawn where it decides, and where nothing rises', () => {
    for (const level of ['first-light', 'fork-in-the-line', 'scram']) {
      const { table, views, cause } = idle(level);
      const line = series(views, cause);
      expect(line.label).toBe('reactor heat');
      expect(line.lines?.(table.world, table.view)).toHaveLength(2);
    }
  });

  test('[RM-269] a loss announced for a turn is marked in the chart at that turn, and is where the run then ends', () => {
    const session = start('scram');
    const marks = () => announcedLosses(seenOf(session.view()));
    const [{ in: ahead, word }] = marks() as [{ in: number; word: string }];
    expect(word).toBe(`lost in turn ${ahead}, unless…`);
    for (let left = ahead; left > 0; left--) {
      expect(marks()).toEqual([{ in: left, word }]);
      session.commit([] as never);
    }
    expect(session.status).toEqual({ is: 'lost', cause: 'Scram' });
    const view = seenOf(start('first-light').view());
    expect(announcedLosses(view)).toEqual([]);
    const timed = { ...view, turn: 3, terminal: [{ id: 'Late', text: 'Too late', of: 'turns', value: 2, limit: 8 }] };
    expect(announcedLosses(timed)).toEqual([{ in: 6, word: 'lost in turn 8' }]);
  });

  test('[RM-265] [RM-269] a cell the level is lost by says its limit', () => {
    const { views } = idle('slow-fuse');
    const facility = facilityOf(views[0]!);
    const rule = views[0]!.terminal.find(({ at }) => at)!;
    const cell = rule.at![1] * facility.width + rule.at![0];
    expect(watchWords(facility, cell)).toEqual([`the level is lost at ${rule.limit} heat here`]);
    expect(watchWords(facility, cell - 1)).toEqual([]);
    expect(cellName(facility, cell, watchWords(facility, cell))).toContain('lost at');
    expect(linesOf(facility, cell, start('slow-fuse').world)[0]).toBe(`The level is lost at ${rule.limit} heat here.`);
  });

  test('[RM-278] what the core waits for besides its services is named, with its value now', () => {
    const facility = facilityOf(seenOf(start('half-measures').view()));
    const [wanted] = facility.seen.level.wants;
    const [held] = heldCells(facility);
    const { name, now } = wantWords(facility, wanted!.want);
    expect(name).toBe(`Heat below ${held!.value} at ${held!.at.join(',')}`);
    expect(now).toBe(String(surfaceAt(facility, held!.cell).value.heat));
    expect(watchWords(facility, held!.cell)).toEqual([`the core starts only with heat below ${held!.value} here`]);
    const ring = facilityOf(seenOf(start('ring-main').view()));
    expect(wantWords(ring, ring.seen.level.wants[0]!.want).name).toMatch(/^Reactor heat below \d+$/);
  });

  test('[RM-262] wear of the robot is drawn only where it loses the run', () => {
    const [view] = idle('first-light').views;
    const worn = {
      ...view!,
      terminal: view!.terminal.map((one) => (one.id === 'RobotLost' ? { ...one, value: 2 } : one)),
    };
    expect(decisiveRule([worn], null).id).toBe('ReactorHeat');
    expect(decisiveRule([worn], 'RobotLost').of).toBe('damage to the robot');
  });

  test('[RM-319] the commit key tells a loss of this turn as one that comes', () => {
    const session = start('hot-corridor');
    while (tableAt(session).ahead.frames[0]?.status.is !== 'lost') expect(session.commit([] as never).ok).toBe(true);
    const table = tableAt(session);
    const { value, limit } = seenOf(table.ahead.frames[0]!.view).terminal[0]!;
    expect(commitWords({ game, look } as never, session as never, table, false)).toMatchObject({
      note: `The core melts: heat ${value} of ${limit}`,
      mood: 'risky',
    });
    const own = seenOf(start('firebreak').view());
    expect(lossNow(own, 'Soaked')).toBe(`Lost this turn: ${own.terminal[2]!.text.replace(/^S/, 's')}`);
    expect(lossNow(own, 'RobotLost')).toBe('The robot is worn out this turn');
  });
});

test('[RM-470] what can be done on the spot is said in words, and no two keys say the same', () => {
  const said = new Set<string>();
  for (const { id } of game.levels)
    for (const { session } of planned(id)) {
      const plan = tableAt(session).plan as readonly Action[];
      for (let steps = 0; steps <= plan.length; steps++) {
        session.setPlan(plan.slice(0, steps) as never);
        const { view, legal } = tableAt(session);
        const facility = facilityOf(seenOf(view));
        const verbs = offersOf(facility, legal as never, frontOf(facility, plan.slice(0, steps)), null);
        expect(new Set(verbs.map(({ verb }) => verb)).size).toBe(verbs.length);
        for (const { verb } of verbs) said.add(verb);
      }
      session.setPlan(plan as never);
    }
  expect([...said]).toEqual(expect.arrayContaining(['Repair the fuel leak', 'Use the fuel neutralizer']));
  // The letters of a level file are on no board.
  for (const verb of said) expect(verb).not.toMatch(/\b[A-Z]\d/);
});
