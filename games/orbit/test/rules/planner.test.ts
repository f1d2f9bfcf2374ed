// The planner against execution, second part: the orders on offer, hits by weapon, windows and lanes turn by turn, missiles
// on their way, and the numbers that stand without a plan. The geometry here is told anew, from the rules.

import { openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/actions.ts';
import { content } from '../../src/data/content.ts';
import { texts } from '../../src/data/texts.ts';
import type { Cell, OrbitEvent } from '../../src/events.ts';
import { game } from '../../src/index.ts';
import { standingOf } from '../../src/planner/standing.ts';
import type { Appraisal, Hit } from '../../src/shape/planner.ts';
import type { OrbitView } from '../../src/shape/view.ts';
import { M_ID, M_RING, M_SECTOR, MISSILE_STRIDE, type State } from '../../src/state.ts';
import { Bench, plan, scenario } from '../bench.ts';
import { legalPlan, streamOf } from '../randomPlans.ts';

const scenarios = game.levels.filter(({ level }) => 'goal' in level);
const appraise = ({ world, state }: Bench, turn: readonly Entry[]): Appraisal =>
  game.appraise!(world, state, turn, 'player') as unknown as Appraisal;
const viewOf = ({ world, state }: Bench): OrbitView => game.view(world, state, 'player') as OrbitView;
const { sectors } = content.balance.board;

/** Sectors from one to another, prograde. */
const ahead = (from: Cell, to: Cell): number => (to.sector - from.sector + sectors) % sectors;
const apart = (one: Cell, other: Cell): number => Math.min(ahead(one, other), ahead(other, one));
const isBeside = (one: Cell, other: Cell): boolean => Math.abs(one.ring - other.ring) === 1 && apart(one, other) <= 2;
const isInLane = (from: Cell, facing: string, to: Cell): boolean => {
  const gap = facing === 'prograde' ? ahead(from, to) : ahead(to, from);
  return from.ring === to.ring && gap >= 1 && gap <= 6;
};

/** Where a ship was after the manoeuvre phase of a turn; null where it took no part. */
const movedTo = (events: readonly OrbitEvent[], ship: string): Cell | null => {
  const move = events.find(
    (event) => /^ship(Coasted|Transferred|Phased)$/.test(event.type) && 'ship' in event && event.ship === ship,
  );
  return move && 'to' in move ? move.to : null;
};

const missileCells = ({ missiles }: State): ReadonlyMap<number, Cell> =>
  new Map(
    Array.from({ length: missiles.length / MISSILE_STRIDE }, (_, i) => {
      const at = i * MISSILE_STRIDE;
      return [missiles[at + M_ID]!, { ring: missiles[at + M_RING]!, sector: missiles[at + M_SECTOR]! }] as const;
    }),
  );

/** What an order comes to, when it is given in place of what the plan says of its field. */
const checkOrder = (shown: Appraisal, bench: Bench, turn: readonly Entry[], pick: number): number => {
  const option = shown.options[pick % shown.options.length]!;
  const given = [...turn.filter(({ type }) => type !== option.entry.type), option.entry];
  const refusals = bench.refuse(given);
  // What can be executed is on offer, and nothing speaks against an order on offer itself. Turning back needs nothing.
  const { entry, isAvailable } = option;
  const isBack = entry.type === 'rotate' && !entry.value;
  const against = refusals.filter(({ field }) => field === entry.type);
  if (isAvailable) expect([option.id, against]).toEqual([option.id, []]);
  if (refusals.length > 0) return 0;
  expect([option.id, isAvailable || isBack]).toEqual([option.id, true]);
  const done = bench.again().play(given);
  const was = bench.look(shown.ship);
  const is = done.look(shown.ship);
  if (option.end !== null) {
    expect(movedTo(done.events, shown.ship)).toEqual(option.end);
    const burnt = done.of('shipTransferred', 'shipPhased').find(({ ship }) => ship === shown.ship);
    expect(was.mass - (burnt?.mass ?? was.mass)).toBe(option.mass);
  }
  if (option.id === 'railgun-fire') expect(Number(is.cell.split(':')[0])).toBe(option.ring);
  if (option.id === 'railgun-brace')
    expect(done.of('recoilBraced').find(({ ship }) => ship === shown.ship)?.paid).toBe(option.mass);
  return 1;
};

const hitsIn = (bench: Bench, events: readonly OrbitEvent[]): readonly Hit[] => {
  const owners = new Map(viewOf(bench).missiles.map(({ id, owner }) => [id, owner]));
  return events.flatMap((event): Hit[] => {
    if (event.type === 'laserHit' || event.type === 'railgunHit') {
      const weapon = event.type === 'laserHit' ? 'laser' : 'railgun';
      return [{ weapon, by: event.ship, target: event.target, damage: event.damage }];
    }
    if (event.type !== 'missileImpacted') return [];
    return [{ weapon: 'missile', by: owners.get(event.missile)!, target: event.target, damage: event.damage }];
  });
};

/** Hits, cells that are covered, windows and lanes of every projected turn, and every missile on its way. */
const checkSights = (shown: Appraisal, bench: Bench, turn: readonly Entry[]): void => {
  const forecast = shown.forecast!;
  const own = shown.ship;
  const turns = [bench.again().play(turn)];
  while (turns.length < forecast.turns) {
    const last = turns.at(-1)!;
    turns.push(last.again().play(game.idle!(last.world, last.state)));
  }
  const hits = hitsIn(bench, turns[0]!.events);
  expect(forecast.given).toEqual(hits.filter(({ by, target }) => by === own && target !== own));
  expect(forecast.taken).toEqual(hits.filter(({ target }) => target === own));
  const here = movedTo(turns[0]!.events, own)!;
  for (const { target, weapon } of forecast.given.filter(({ weapon: by }) => by !== 'missile')) {
    const cells = weapon === 'laser' ? forecast.window : forecast.lane;
    expect(cells).toContainEqual(movedTo(turns[0]!.events, target));
  }
  if (forecast.lane.length > 0) expect(forecast.lane.every((cell) => isInLane(here, forecast.facing, cell))).toBe(true);
  for (const row of forecast.windows)
    turns.forEach((played, at) => {
      const before = at === 0 ? bench : turns[at - 1]!;
      const me = movedTo(played.events, own);
      const it = movedTo(played.events, row.ship);
      const there = before.look(row.ship);
      const facing = played.look(row.ship).facing;
      const can = (subsystem: number, min: number): boolean => there.energy[subsystem]! >= min;
      const isSeen = me !== null && it !== null;
      const now = [row.laser, row.prograde, row.retrograde, row.theirLaser, row.theirLane].map((list) => list[at]);
      expect([row.ship, at, ...now]).toEqual([
        row.ship,
        at,
        isSeen && isBeside(me, it),
        isSeen && isInLane(me, 'prograde', it),
        isSeen && isInLane(me, 'retrograde', it),
        isSeen && isBeside(me, it) && can(3, 2),
        isSeen && isInLane(it, facing, me) && can(4, 4),
      ]);
    });
  const tracks = forecast.tracks.filter(({ id }) => id.startsWith('missile-'));
  const flown = turns.map(({ state }) => missileCells(state));
  expect(new Set(tracks.map(({ id }) => id))).toEqual(
    new Set(flown.flatMap((cells) => [...cells.keys()].map((id) => `missile-${id}`))),
  );
  for (const { id, cells } of tracks)
    expect(cells.map((cell) => cell && { ring: cell.ring, sector: cell.sector })).toEqual(
      flown.map((map) => map.get(Number(id.slice(8))) ?? null),
    );
};

describe('the planner against execution', () => {
  test('[OS-368] [OS-369] [OS-370] [OS-371] orders, hits, windows and missiles of thousands of plans', () => {
    const stream = streamOf('SIGHTS');
    const seen = { plans: 0, orders: 0 };
    for (const { level } of scenarios) {
      let bench = new Bench(level);
      for (let turn = 0; turn < 10; turn++) {
        if (bench.state.ending !== null) bench = new Bench(level);
        for (let i = 0; i < 9; i++) {
          const planned = legalPlan(bench.world, bench.state, stream);
          const shown = appraise(bench, planned);
          checkSights(shown, bench, planned);
          for (let k = 0; k < 3; k++) seen.orders += checkOrder(shown, bench, planned, stream.range(0, 60));
          seen.plans++;
        }
        bench.play(legalPlan(bench.world, bench.state, stream));
      }
    }
    expect(seen.plans).toBeGreaterThanOrEqual(2000);
    expect(seen.orders).toBeGreaterThanOrEqual(2000);
  }, 120_000);

  test('[OS-153] a vent is a vent and no energy for anybody, wherever the next ship of the roster flies', () => {
    const bench = new Bench(scenario({ K: { at: '4:0', heat: 3 }, low: { at: '1:0', hull: 9 } }));
    expect(appraise(bench, plan({ vent: 3 })).actions).toEqual([
      { type: 'vent', amount: 3 },
      { type: 'move', kind: 'coast', power: 0 },
    ]);
  });

  test('[OS-457] orders and hits say their sums, a burn off the board too', () => {
    const bench = new Bench(scenarios.find(({ id }) => id === 'joust')!.level);
    const { figures } = appraise(bench, plan({ engines: 2, railgun: 4, gun: 'fire' }));
    const said = Object.fromEntries(figures.map(({ id, rule, sum }) => [id, `${rule}: ${sum}`]));
    const { ring, sector } = viewOf(bench).ships[0]!;
    const after = (sector + content.balance.board.speed[ring - 1]!) % sectors;
    expect(said['order.coast']).toContain(`= ${after}, counted round ${sectors}; on ring ${ring}, for nothing`);
    expect(said['order.transfer-3']).toBe(`OS-192: ring ${ring} + 3 = ${ring + 3}, and there is no ring ${ring + 3}`);
    expect(said['order.railgun-fire']).toContain(`ring ${ring} − (4 energy − 3) × 1 = ${ring - 1}`);
  });
});

describe('numbers that stand', () => {
  const playing = (level: string): Session<never> => {
    const run = openRun(game, { level });
    if (!run.ok) throw new Error(run.error.message);
    const session = new Session(run.value);
    for (const turn of game.levels.find(({ id }) => id === level)!.witnesses[0]!.turns) session.commit(turn);
    return session as never;
  };
  const standing = (session: Session<never>) => {
    const turns = session.turns.map((_, i) => session.seen(i + 1).map(({ event }) => event as OrbitEvent));
    return standingOf(session.world, session.view('player') as unknown as OrbitView, turns);
  };

  test('[OS-457] [OS-380] [OS-381] [OS-382] every sum over a run comes to the number it explains', () => {
    for (const { id } of scenarios) {
      const figures = standing(playing(id));
      for (const { id: name, value, sum, rule } of figures) {
        expect(texts.rules[rule], rule).toMatch(/\.$/);
        if (!/^(hull|heat|mass)\./.test(name)) continue;
        const [terms, total] = sum.replace(/^(\d+) at the start, unchanged/, '$1 at the start = $1').split(' = ') as [
          string,
          string,
        ];
        const added = terms
          .replace(/ at the start/, '')
          .replace(/ (in|before) turn \d+/g, '')
          .replaceAll('−', '-')
          .replace(/([+-]) /g, '$1')
          .split(' ')
          .reduce((all, term) => all + Number(term), 0);
        expect([id, name, added, Number.parseInt(total, 10)]).toEqual([id, name, value, value]);
      }
    }
  });

  test('[OS-457] [OS-315] [OS-316] a gate says where it has drifted to and where it is passed, which is what the turn brings', () => {
    for (const { id } of scenarios) {
      const run = openRun(game, { level: id });
      if (!run.ok) throw new Error(run.error.message);
      const session = new Session(run.value);
      for (let turn = 0; turn < 4 && session.status.is === 'playing'; turn++) {
        const view = session.view('player') as unknown as OrbitView;
        const open = view.gates.filter(({ isPassed }) => !isPassed);
        const said = standing(session as never).filter(({ id: name }) => name.startsWith('gate.'));
        expect(said.map(({ value }) => value)).toEqual(open.map(({ sector }) => sector));
        session.commit([] as never);
        const then = (session.view('player') as unknown as OrbitView).gates;
        said.forEach(({ sum }, i) => {
          const { number, sector } = open[i]!;
          expect(sum).toContain(`= ${sector}, counted round`);
          expect(sum).toContain(`after this turn ${then.find((gate) => gate.number === number)!.sector},`);
        });
      }
    }
  });

  test('[OS-457] [OS-317] the turn and the goal say how they came about', () => {
    const said = Object.fromEntries(
      standing(playing('first-light')).map(({ id, rule, sum }) => [id, `${rule}: ${sum}`]),
    );
    expect(said['turn.now']).toBe('OS-332: turn 2 of 6, 4 more after it');
    expect(said['goal.now']).toBe('OS-317: 2 of 2, one in turn 1, one in turn 2');
    expect(said['mass.kestrel']).toBe('OS-203: 4 at the start − 1 in turn 1 − 2 in turn 2 = 1, 8 at most');
    expect(said['hull.kestrel']).toBe('OS-021: 12 at the start, unchanged; 12 at most');
  });
});
