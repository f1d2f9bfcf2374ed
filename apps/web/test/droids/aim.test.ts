// What is pointed at is told before it is done: of a card its end, price and deed; of a cell the fewest cards to it. And the
// keys that cards listen to, under whatever keys were chosen.

import { type DroidsShape, game } from '@interlock/droids';
import { routeTo } from '@interlock/droids/screen';
import { openRun, Session, SOLO } from '@interlock/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { aim } from '../../src/games/droids/aim.ts';
import { next } from '../../src/games/droids/field/hex.ts';
import { cardKey } from '../../src/games/droids/tape/cardKey.ts';
import { useSettings } from '../../src/store/settings.ts';

type Action = DroidsShape['action'];

const sessionOf = (level: string): Session<DroidsShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};

const pointed = (session: Session<DroidsShape>, subject: string, plan: readonly Action[] = []) => {
  const { world, state } = session;
  const appraisal = game.appraise!(world, state, plan, SOLO);
  const table = { world, view: session.view(), plan, appraisal } as never;
  return aim(table, subject, { state, preview: () => [], appraise: () => null });
};

describe('a card of the hand that is pointed at', () => {
  it('tells where it leads and what it costs: the same as when it runs', () => {
    for (const level of ['first-delivery', 'turn-signals', 'low-tech', 'first-shift'])
      for (const { id } of sessionOf(level).view().hand) {
        const session = sessionOf(level);
        const before = session.view();
        const told = pointed(session, `card:${id}`)!;
        const answer = session.commit([{ type: 'runProgram', tape: [id] }]);
        if (!answer.ok) throw new Error(answer.refusals[0]!.why);
        const events = session.seen(1).map(({ event }) => event);
        const paid = events.find((event) => event.type === 'currencyChanged' && event.cause === 'cost');
        const end = events.findLast((event) => event.type === 'instructionFinished')!;
        if (end.type !== 'instructionFinished') throw new Error('no end');
        expect(told.path[0]).toBe(`${before.avatar.q},${before.avatar.r}`);
        expect(told.path.at(-1)).toBe(`${end.after.q},${end.after.r}`);
        expect(told.cost).toBe(`${paid?.type === 'currencyChanged' ? -paid.applied : 0} Energy`);
        expect(told.tone === 'critical').toBe(end.outcome !== 'ok');
      }
  });

  it('goes on from the end of the tape, and says so where the tape is full or the preview ends', () => {
    const session = sessionOf('first-delivery');
    const [turn] = game.levels.find(({ id }) => id === 'first-delivery')!.witnesses[0]!.turns;
    const run = turn!.at(-1)!;
    if (run.type !== 'runProgram') throw new Error('no program');
    const [first, second] = run.tape;
    const plan: readonly Action[] = [{ type: 'moveCards', cards: [first!], to: 'tape' }];
    const alone = pointed(session, `card:${first}`)!;
    expect(pointed(session, `card:${second}`, plan)!.path[0]).toBe(alone.path.at(-1));
    expect(pointed(session, `card:${first}`, plan)).toBeNull();
    const long = sessionOf('first-shift');
    const hand = long.view().hand.map(({ id }) => id);
    const { Preview, TapeLength } = long.view().currencies;
    const tape = (count: number): readonly Action[] => [{ type: 'moveCards', cards: hand.slice(0, count), to: 'tape' }];
    expect(pointed(long, `card:${hand[Preview]}`, tape(Preview))!.says).toBe('beyond the preview');
    expect(pointed(long, `card:${hand.at(-1)}`, tape(TapeLength))).toBeNull();
  });
});

describe('a cell that is pointed at', () => {
  it('tells the fewest cards to it, by another count, and what the hand lacks', () => {
    const session = sessionOf('first-shift');
    const view = session.view();
    const { rules } = session.world;
    const free = new Set(view.cells.filter(({ isFree }) => isFree).map(({ q, r }) => `${q},${r}`));
    const { avatar } = view;
    free.add(`${avatar.q},${avatar.r}`);
    // Steps from stand to stand, relaxed until nothing changes.
    const cards = new Map([[`${avatar.q},${avatar.r},${avatar.facing}`, 0]]);
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const [stand, count] of [...cards]) {
        const [q = 0, r = 0, facing = 0] = stand.split(',').map(Number);
        const ahead = next({ q, r }, facing);
        const ways = [`${q},${r},${(facing + 1) % 6}`, `${q},${r},${(facing + 5) % 6}`];
        if (free.has(`${ahead.q},${ahead.r}`)) ways.push(`${ahead.q},${ahead.r},${facing}`);
        for (const way of ways)
          if ((cards.get(way) ?? 999) > count + 1) {
            cards.set(way, count + 1);
            hasChanged = true;
          }
      }
    }
    let told = 0;
    for (const { q, r, terrain, isRing } of view.cells) {
      const route = routeTo(rules, view, avatar, { q, r });
      if (isRing || terrain === 'Blocked' || (q === avatar.q && r === avatar.r)) {
        expect(route).toBeNull();
        continue;
      }
      const isThing = view.pois.some((poi) => poi.q === q && poi.r === r);
      const ends = [...cards].filter(([stand]) => {
        const [q2 = 0, r2 = 0, facing = 0] = stand.split(',').map(Number);
        const at = isThing ? next({ q: q2, r: r2 }, facing) : { q: q2, r: r2 };
        return at.q === q && at.r === r;
      });
      const least = Math.min(...ends.map(([, count]) => count));
      expect(route!.moves + route!.left + route!.right).toBe(least);
      expect(route!.isBefore).toBe(isThing);
      const said = pointed(session, `cell:${q},${r}`)!;
      expect(said.path.at(-1)).toBe(`${q},${r}`);
      if (least > 0) expect(said.cost).toMatch(new RegExp(`^${least} cards?, \\d+ Energy$`));
      const moves = view.hand.filter(({ type }) => type === 'Move').length;
      if (route!.moves > moves) expect(said.says).toContain(`${route!.moves - moves} Move`);
      told++;
    }
    expect(told).toBeGreaterThan(20);
  });
});

describe('keys of the cards', () => {
  const { keys } = useSettings.getState();
  afterEach(() => useSettings.setState({ keys }));

  it('are the usual ones, or those chosen in their place, with Shift or without', () => {
    expect(cardKey({ key: 'ArrowLeft' })).toBe('ArrowLeft');
    expect(cardKey({ key: 'w' })).toBeNull();
    useSettings.setState({ keys: { 'droids/ArrowLeft': 'w', 'droids/ ': 'j' } });
    expect(cardKey({ key: 'w' })).toBe('ArrowLeft');
    expect(cardKey({ key: 'W' })).toBe('ArrowLeft');
    expect(cardKey({ key: 'j' })).toBe(' ');
    expect(cardKey({ key: 'ArrowLeft' })).toBeNull();
    expect(cardKey({ key: 'ArrowRight' })).toBe('ArrowRight');
  });
});
