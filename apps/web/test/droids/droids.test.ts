// The droids' screen without a browser: hexes one can walk, the order of a hand, and programs told from their events.

import {
  type CardView,
  type DroidsEvent,
  type DroidsShape,
  donkeyWords,
  game,
  milestoneLine,
  type Tag,
} from '@interlock/droids';
import { openRun, replayFromCode, Session, verify } from '@interlock/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cellName } from '../../src/games/droids/field/cellNames.ts';
import { boxAround, boxOf, formed, next, spotOf, walk } from '../../src/games/droids/field/hex.ts';
import { keys } from '../../src/games/droids/keys.ts';
import { Inspector } from '../../src/games/droids/panels/Inspector.tsx';
import { besideOf } from '../../src/games/droids/report/beside.ts';
import { balanceOf, reportOf, turnsOfDay } from '../../src/games/droids/report/day.ts';
import { summaryOf } from '../../src/games/droids/report/summary.ts';
import { fairSeed, proofWords } from '../../src/games/droids/route/fairSeed.ts';
import { milestoneWords } from '../../src/games/droids/scenes/milestones.ts';
import { momentsOf, stayOf } from '../../src/games/droids/show/script.ts';
import { poisBefore, type Trace, traceOf } from '../../src/games/droids/show/trace.ts';
import { useSight } from '../../src/games/droids/sight.ts';
import { sounds } from '../../src/games/droids/sounds.ts';
import { instead, layoutOf, sent, shownHand } from '../../src/games/droids/tape/plan.ts';

const sessionOf = (level: string): Session<DroidsShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

/** Every program of a level's witness, with the views before and after it. */
const programsOf = (level: string) => {
  const session = sessionOf(level);
  const { turns } = game.levels.find(({ id }) => id === level)!.witnesses[0]!;
  return turns.flatMap((turn, i) => {
    const before = session.view();
    session.commit(turn);
    const events = session.seen(i + 1).map(({ event }): DroidsEvent => event);
    const trace = traceOf(events);
    return trace ? [{ before, after: session.view(), trace }] : [];
  });
};

describe('hexes', () => {
  it('a window on the field takes the form of its place, keeps what it is about and shows nothing beyond the field', () => {
    const whole = boxOf(3);
    for (const form of [0.8, 1.2, 1.6, 2.4]) {
      const near = boxAround([{ q: 1, r: -3 }], 3);
      const box = formed(near, 3, form);
      expect(box.width / box.height).toBeCloseTo(form, 5);
      expect(box.x).toBeLessThanOrEqual(near.x);
      expect(box.y).toBeLessThanOrEqual(near.y);
      if (box.height <= whole.height) expect(box.y).toBeGreaterThanOrEqual(whole.y);
      if (box.width <= whole.width) expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width);
    }
  });

  it('up and down stay in a column over two rows, and lead back to where one was', () => {
    const down = walk(walk(spotOf('0,0'), 'ArrowDown')!, 'ArrowDown')!;
    expect(down).toEqual({ q: -1, r: 2 });
    expect(walk(walk(down, 'ArrowUp')!, 'ArrowUp')).toEqual({ q: 0, r: 0 });
    expect(next({ q: 0, r: 0 }, 6)).toEqual(next({ q: 0, r: 0 }, 0));
  });
});

describe('a program told from its events', () => {
  for (const level of ['low-tech', 'static', 'bulk-day', 'anomaly-desk'])
    it(`${level}: it starts where the robot stood, ends where it stands, and what it did is undone to what was`, () => {
      const programs = programsOf(level);
      expect(programs.length).toBeGreaterThan(0);
      for (const { before, after, trace } of programs) {
        expect(trace.start).toEqual(before.avatar);
        const moments = momentsOf(trace, after);
        expect(moments.at(-1)!.stand).toEqual(after.avatar);
        expect(moments[0]!.carry).toBe(before.currencies.Carry);
        expect(moments.at(-1)!.carry).toBe(after.currencies.Carry);
        const told = (pois: typeof before.pois) =>
          pois
            .map((poi) =>
              poi.kind === 'Crate'
                ? [poi.id, poi.amount]
                : poi.kind === 'Shed'
                  ? [poi.id, poi.received, poi.isFilled]
                  : [poi.id, poi.q, poi.r],
            )
            .sort();
        expect(told(poisBefore(after.pois, trace.passes))).toEqual(told(before.pois));
        expect(told(moments.at(-1)!.pois)).toEqual(told(after.pois));
      }
    });
});

describe('hand and plan', () => {
  it('[DD-537] a presorted hand stands by what cards are for, then by type, then by number; the run never notices', () => {
    const session = sessionOf('bulk-day');
    const before = session.digest();
    const [one] = session.view().hand;
    const card = (id: string, tag: Tag, type: string): CardView => ({ ...one!, id, tag, type });
    const drawn = [
      card('c010', 'memory', 'A'),
      card('c9', 'mobility', 'Move'),
      card('c2', 'stability', 'A'),
      card('c10', 'mobility', 'Move'),
      card('c7', 'combo', 'A'),
      card('c4', 'economy', 'A'),
      card('c3', 'logistics', 'A'),
      card('c11', 'mobility', 'Hop'),
    ];
    const ids = (cards: readonly CardView[]) => cards.map(({ id }) => id);
    expect(ids(shownHand(drawn, [], true))).toEqual(['c11', 'c9', 'c10', 'c3', 'c4', 'c7', 'c2', 'c010']);
    expect(ids(shownHand(drawn, [], false))).toEqual(ids(drawn));
    expect(ids(shownHand(drawn, ['c9', 'c4'], true))).toEqual(['c11', 'c10', 'c3', 'c7', 'c2', 'c010']);
    shownHand(session.view().hand, [], true);
    expect(session.digest()).toBe(before);
  });

  it('[DD-538] cards picked together go to tape, hand or discard in one step', () => {
    const { pick, setPicked } = useSight.getState();
    for (const id of ['c1', 'c2', 'c3', 'c2']) pick(id);
    expect(useSight.getState().picked).toEqual(['c1', 'c3']);
    setPicked([]);
    expect(sent(['c1', 'c3'], 'tape', [], 1)).toEqual({ type: 'moveCards', cards: ['c1', 'c3'], to: 'tape', index: 1 });
    expect(sent(['c1', 'c3'], 'hand', ['c3', 'c4'])).toEqual({ type: 'moveCards', cards: ['c3'], to: 'hand' });
    expect(sent(['c1', 'c3', 'c5'], 'discard', ['c3'])).toEqual({ type: 'discard', cards: ['c1', 'c5'] });
    expect(sent(['c3'], 'discard', ['c3'])).toBeNull();
    const session = sessionOf('bulk-day');
    const cards = session
      .view()
      .hand.slice(0, 3)
      .map(({ id }) => id);
    session.plan(sent(cards, 'tape', [])!);
    expect(session.pending).toHaveLength(1);
    expect((session.appraise() as { tape: readonly string[] }).tape).toEqual(cards);
    session.plan(sent(cards.slice(0, 2), 'hand', cards)!);
    expect((session.appraise() as { tape: readonly string[] }).tape).toEqual(cards.slice(2));
  });

  it('[DD-540] the last tape is laid out again as far as the hand has its types, by an ordinary move', () => {
    const { hand } = sessionOf('bulk-day').view();
    const [one] = hand;
    const card = (id: string, type: string): CardView => ({ ...one!, id, type });
    const now = [card('c1', 'Move'), card('c2', 'Interact'), card('c3', 'Move')];
    expect(layoutOf({ hand: now }, ['Interact', 'Move', 'Move'])).toEqual(['c2', 'c1', 'c3']);
    expect(layoutOf({ hand: now }, ['Move', 'Rest', 'Interact', 'Interact'])).toEqual(['c1', 'c2']);
    const appraisal = { tape: [] };
    const table = { view: { phase: 'ExecuteProgram', hand: now }, plan: [], appraisal } as never;
    useSight.getState().keepLayout(['Rest', 'Interact']);
    const again = keys.find(({ keys: caps }) => caps.includes('l'))!;
    expect(again.plan(table, null as never)).toEqual([{ type: 'moveCards', cards: ['c2'], to: 'tape' }]);
    useSight.getState().keepLayout([]);
  });

  it('one answer takes the place of another; an order pressed again is taken back', () => {
    const table = (plan: readonly DroidsShape['action'][]) => ({ plan }) as never;
    const accept = { type: 'acceptGlitch' } as const;
    const buy = { type: 'buyCard', slot: 1 } as const;
    const scrub = { type: 'reroll' } as const;
    expect(instead(table([accept]), { type: 'deferGlitch' })).toEqual([{ type: 'deferGlitch' }]);
    expect(instead(table([buy, scrub]), buy)).toEqual([scrub]);
    expect(instead(table([scrub]), buy)).toBeNull();
  });
});

/** A run played by its witness to the end, with its turns as the report takes them. */
const playedOut = (level: string) => {
  const session = sessionOf(level);
  const { turns } = game.levels.find(({ id }) => id === level)!.witnesses[0]!;
  for (const turn of turns) session.commit(turn);
  const told = turns.map((_, i) => ({
    turn: i + 1,
    events: session.seen(i + 1).map(({ event }): DroidsEvent => event),
  }));
  return { session, told };
};

describe('a cell that is pointed at', () => {
  it('[DD-523] tells ground and its effect in numbers, modifiers with their source, amounts, tower area, free or not', () => {
    let towers = 0;
    for (const level of ['first-shift', 'static']) {
      const session = sessionOf(level);
      const { world } = session;
      const view = session.view();
      const shown = (q: number, r: number): string =>
        renderToStaticMarkup(
          createElement(Inspector, { table: { world }, view, selected: `cell:${q},${r}` } as never),
        ).replaceAll(/<[^>]+>/g, ' ');
      for (const cell of view.cells.filter(({ isRing }) => !isRing)) {
        const text = shown(cell.q, cell.r);
        const name = cellName(view, cell);
        expect(name).toContain(cell.terrain.toLowerCase());
        expect(name.endsWith(cell.isFree ? ', free' : ', blocked')).toBe(true);
        expect(text).toContain(cell.isFree ? ' free ' : ' not free ');
        const { rest, moveEnergy, interactCost } = world.rules.terrain[cell.terrain];
        for (const n of [rest, moveEnergy, interactCost])
          if (n !== 0) expect(text).toContain(n < 0 ? `−${-n}` : `+${n}`);
        const poi = view.pois.find(({ id }) => id === cell.poi);
        if (poi?.kind === 'Crate') expect(text).toContain(`${poi.amount} goods`);
        if (poi?.kind === 'Shed') expect(text).toContain(`${poi.received} of ${poi.request}`);
        for (const { source } of cell.modifiers) {
          const isTower = /^T\d+$/.test(source);
          if (isTower) towers++;
          expect(text).toContain(isTower ? `From tower ${source}` : 'From ');
        }
      }
    }
    expect(towers).toBeGreaterThan(0);
  });
});

describe('the report of a day', () => {
  it('[DD-335] goods per shed, Energy by cause, the last way, milestones and the run, on the last day as on the others', () => {
    const { session, told } = playedOut('first-shift');
    const view = session.view();
    expect(view.phase).toBe('RunOver');
    const own = turnsOfDay(told, view.day);
    const day = reportOf(own, view.currencies.Energy);
    expect(day.reasons).toContain('sheds');
    expect(day.credited).toBe(view.deliveries.at(-1));
    expect([...day.goods.values()].reduce((sum, n) => sum + n, 0)).toBe(day.credited);
    expect(day.flows.reduce((sum, { amount }) => sum + amount, day.energy.from)).toBe(view.currencies.Energy);
    expect(day.flows.map(({ cause }) => cause)).toContain('cost');
    const steps = day.programs.flatMap(({ trace }) => trace.legs.filter(({ bump }) => bump === undefined));
    expect(steps).toHaveLength(view.metrics.day.pathLength);
    expect(steps.length).toBeGreaterThan(0);
    expect(day.milestones.filter(({ type }) => type === 'dayEnded')).toHaveLength(1);
    expect(day.programs).toHaveLength(view.metrics.day.programsExecuted);
    const { run } = balanceOf(view, day);
    const { credited, programsExecuted, instructionsUsed, pathLength, energySpent } = view.metrics.run;
    expect(run).toBe(
      `${credited} goods, ${programsExecuted} programs, ${instructionsUsed} instructions, ${pathLength} steps, ${energySpent} Energy spent`,
    );
    expect(programsExecuted).toBeGreaterThan(view.metrics.day.programsExecuted);
  });

  it('[DD-533] milestones come from the events: a tower only the first time, each with words of its own', () => {
    const { world } = sessionOf('first-shift');
    const assignment = world.rules.assignments[0]!.name;
    const events: DroidsEvent[] = [
      { type: 'shedFilled', shed: 'S1', open: 1 },
      { type: 'donkeyRecruited', donkey: 'D1', inTow: 1, first: true },
      { type: 'towerDisabled', tower: 'T1', first: true },
      { type: 'towerEnabled', tower: 'T1' },
      { type: 'towerDisabled', tower: 'T1', first: false },
      { type: 'assignmentCompleted', assignment, energy: 1, stability: 0 },
      { type: 'dayEnded', day: 2, reasons: ['programs'] },
      { type: 'dayEnded', day: 2, reasons: ['programs', 'sheds'] },
    ];
    const { milestones } = reportOf([{ turn: 1, events }], 10);
    expect(milestones).toEqual([events[0], events[1], events[2], events[5], events[7]]);
    const texts = milestones.map((event) => milestoneWords(world, event).text);
    expect(new Set(texts).size).toBe(5);
    expect(texts.at(-1)).toBe('All sheds are full');
    // Each has its moment in the program that is shown, those of the day's end after the last card, a sound and a line.
    const { session, told } = playedOut('first-shift');
    const ends = traceOf(told.at(-1)!.events)!;
    const assigned: DroidsEvent = { type: 'assignmentCompleted', assignment, energy: 1, stability: 0 };
    const feasts = momentsOf({ ...ends, rest: [assigned, ...ends.rest] }, session.view()).filter(({ flashes }) =>
      flashes.some(({ isFeast }) => isFeast),
    );
    expect(feasts.map(({ event }) => event?.type)).toEqual(
      expect.arrayContaining(['shedFilled', 'assignmentCompleted', 'dayEnded']),
    );
    for (const { type } of milestones) expect(sounds[type]).toEqual(expect.any(String));
    for (const kind of ['donkeyRecruited', 'towerDisabled', 'assignmentCompleted', 'contractPaid', 'allSheds'])
      expect(milestoneLine(kind, 3)).toMatch(/\.$/);
    const sheds = session.view().pois.filter(({ kind }) => kind === 'Shed');
    expect(new Set(sheds.map(({ id }) => donkeyWords(world, id).name)).size).toBe(sheds.length);
  });

  it('[DD-534] combos are wins with numbers, where they happen and in the report of the day', () => {
    const session = sessionOf('first-shift');
    const view = session.view();
    const metrics = { ...view.metrics.day, cardsReturned: 2, extraActions: 1, energySaved: 3 };
    const { combos } = balanceOf({ metrics: { run: metrics, day: metrics } }, { mud: 0, worn: 0 });
    expect(combos.map(({ text }) => text)).toEqual(['2 cards kept', '+1 action', 'saved 3 Energy']);
    const acted = { type: 'modifierActed', slot: 0, card: 'c1', stage: 'card', source: 'level' } as const;
    const trace = traceOf([
      { type: 'programStarted', program: 1, day: 1, tape: [{ card: 'c1', cardType: 'Rest' }], programsLeft: 1 },
      { type: 'instructionStarted', slot: 0, card: 'c1', cardType: 'Rest', kind: 'slot' },
      { ...acted, kind: 'Optimized', change: 'cost −1' },
      { ...acted, kind: 'Effective', change: 'duplicated' },
      { type: 'reExecuted', by: 'c1', card: 'c2' },
      {
        ...{ type: 'instructionFinished', slot: 0, card: 'c1', outcome: 'ok' },
        after: { ...view.avatar, energy: 9, carry: 0, delivery: 0, maxCarry: 10 },
      },
      { type: 'cardResolved', card: 'c1', to: 'hand' },
    ])!;
    const flashes = momentsOf(trace, view).flatMap((moment) => moment.flashes.map(({ text }) => text));
    expect(flashes).toEqual(['saved 1 Energy', '+1 action', 'once more', 'card kept']);
  });

  it('[DD-535] losses are told as concretely: pests, broken goods, mud, wear', () => {
    const { day } = sessionOf('first-shift').view().metrics;
    const metrics = { ...day, lostToPest: 1, goodsBroken: 4 };
    const worn = (card: string): DroidsEvent =>
      ({ type: 'modifierAdded', target: { card }, kind: 'Worn', duration: 'Permanent', source: 'wear' }) as never;
    const mud: DroidsEvent = {
      ...{ type: 'currencyChanged', field: 'Energy', cause: 'mud', amount: -1, applied: -1, before: 9, after: 8 },
    } as never;
    const report = reportOf([{ turn: 1, events: [mud, worn('c1'), mud, worn('c2'), worn('c3')] }], 10);
    const { losses, combos } = balanceOf({ metrics: { run: metrics, day: metrics } }, report);
    expect(losses.map(({ text }) => text)).toEqual([
      ...['1 good lost to pests', '4 goods broken', '2 Energy to mud', '3 cards worn'],
    ]);
    expect(combos).toEqual([]);
  });
});

describe('celebrations', () => {
  // What is drawn of them, and that nothing moves where motion is reduced, is held by droids.spec.ts.
  it('[DD-536] none holds a shown program longer than 600 ms', () => {
    const feasts = (trace: Trace, view: DroidsShape['view']) =>
      momentsOf(trace, view).filter(({ flashes }) => flashes.some(({ isFeast }) => isFeast));
    const all = ['first-shift', 'bulk-day', 'static'].flatMap((level) =>
      programsOf(level).flatMap(({ trace, after }) => feasts(trace, after)),
    );
    expect(all.length).toBeGreaterThan(2);
    for (const moment of all) expect(stayOf(moment, 1)).toBeLessThanOrEqual(600);
  });
});

describe('a run that is over, and one that begins', () => {
  it('[DD-541] the summary names parameters, goods by day, score, medal, and a code that replays to its digest', () => {
    const { session } = playedOut('first-shift');
    const { parameters, code, digest, deliveries, score, tally } = summaryOf(session);
    expect(parameters).toBe('remastered · Easy · Vintage · standard kit · seed HAYSTACK');
    expect(deliveries.reduce((sum, n) => sum + n, 0)).toBe(session.view().target);
    expect(deliveries).toHaveLength(session.view().day);
    expect(session.status).toEqual({ is: 'won', score });
    expect(tally!.medal).toBe('gold');
    const replay = replayFromCode([game as never], code);
    if (!replay.ok) throw new Error(replay.error.message);
    expect(verify(game as never, replay.value)).toMatchObject({ ok: true, digest });
    expect(summaryOf(sessionOf('first-shift')).tally).toBeNull();
  });

  it('[DD-541] two runs of one seed stand side by side, day by day; a run of another seed is refused by name', () => {
    const { session } = playedOut('first-shift');
    const { deliveries, score } = session.view();
    const idle = sessionOf('first-shift');
    idle.commit([{ type: 'concede' }]);
    const found = besideOf(session, summaryOf(idle).code);
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.days.map(({ mine }) => mine)).toEqual(deliveries);
    expect(found.value.days[0]!.theirs).toBeNull();
    expect(found.value.rows).toContainEqual({ what: 'Score', mine: String(score), theirs: String(idle.view().score) });
    expect(found.value.rows).toContainEqual({ what: 'Ended', mine: 'won', theirs: 'lost' });
    const other = besideOf(session, summaryOf(playedOut('first-delivery').session).code);
    expect(other).toMatchObject({ ok: false, error: { code: 'other-seed' } });
    const code = summaryOf(session).code;
    expect(besideOf(session, `${code.slice(0, -6)}AAAAAA`).ok).toBe(false);
  });

  it('[DD-603] only fair seeds are offered; a typed one is opened whatever is proven of it, and says so', async () => {
    const proofs: Record<string, 'witness' | 'fair'> = { A: 'witness', B: 'fair' };
    const asked: string[] = [];
    const make = async (seed: string) => {
      asked.push(seed);
      if (!Object.hasOwn(proofs, seed)) return { problem: 'no level' };
      return { par: { turns: 1, proof: proofs[seed]! } };
    };
    const seeds = (all: readonly string[]) => {
      const left = [...all];
      return () => left.shift()!;
    };
    expect(await fairSeed(make, seeds(['A', 'X', 'B', 'A']))).toBe('B');
    expect(asked).toEqual(['A', 'X', 'B']);
    expect(await fairSeed(make, seeds(['A', 'A', 'A']), 3)).toBeNull();
    expect(
      new Set((['fair', 'witness', null] as const).map((proof) => proofWords(proof && { turns: 1, proof }).name)).size,
    ).toBe(3);
    // On the first the reference player needs longer than the table, on the second it does not.
    const typed = [
      { preset: 'hard', seed: 'L2' },
      { preset: 'easy', seed: 'A1' },
    ];
    const opened = typed.map((origin) => {
      const run = openRun(game, origin);
      if (!run.ok) throw new Error(run.error.message);
      return run.value;
    });
    expect(opened.map(({ par }) => proofWords(par).name)).toEqual(['Winnable', 'Fair']);
    const [late, fair] = opened.map(({ world }) => world);
    expect(late!.dayLimit).toBeGreaterThan(late!.tabledDays);
    expect(fair!.dayLimit).toBe(fair!.tabledDays);
  });
});
