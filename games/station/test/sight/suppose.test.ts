// The masked copy: what plan, preview and forecast may run on.

import { apply, diceOf, forecast, openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/actions.ts';
import type { Deck } from '../../src/deck.ts';
import { game } from '../../src/index.ts';
import { planOf } from '../../src/map/plan.ts';
import { refuseTurn } from '../../src/refuse.ts';
import { codeOf, contentsOf, hazardAt, kindAt, thingAt } from '../../src/rules/ground.ts';
import type { StationShape } from '../../src/shape.ts';
import { outlookOf } from '../../src/sight/preview.ts';
import { UNKNOWN } from '../../src/sight/redact.ts';
import type { State } from '../../src/state.ts';
import { supposed } from '../../src/suppose.ts';
import { viewOf } from '../../src/view.ts';
import { COLD_START_PLAN, example } from '../kit/examples.ts';
import { Hand, levelOf } from '../kit/kit.ts';
import { everything, handOn } from './playground.ts';
import { hiddenTwin } from './twin.ts';

interface Place {
  readonly deck: Deck;
  readonly state: State;
}

const aheadOf = ({ deck, state }: Place, ...lines: readonly string[]) =>
  forecast(game, deck, state, { plan: lines.flatMap(planOf).map((action) => [action]), turns: 0 });

describe('the masked copy', () => {
  test('[DS-508] looks exactly like the truth', () => {
    for (const mode of ['view dark', 'view blueprint', 'view open']) {
      const hand = handOn(mode);
      for (const line of ['EEE', 'power t1 hall on', 'WS', 'search f1', 'SS', 'E', 'SS', 'EEEEEE']) {
        hand.play(line);
        expect(viewOf(hand.deck, supposed(hand.deck, hand.state))).toEqual(viewOf(hand.deck, hand.state));
      }
    }
  });

  test('[DS-508] looks like the truth at every step of every deck, past cells that nobody has seen too', () => {
    let looks = 0;
    for (const { id } of game.levels) {
      const opened = openRun(game, { level: id });
      if (!opened.ok) throw new Error(opened.error.message);
      const { world, start, witness } = opened.value;
      let here = start;
      for (const turn of witness ?? []) {
        const { state } = here;
        if (world.level.view === 'dark') looks++;
        expect(viewOf(world, supposed(world, state))).toEqual(viewOf(world, state));
        const played = apply(game, world, here, turn);
        if (!played.ok) throw new Error(`${id} refused its own plan`);
        here = played.value.position;
      }
    }
    expect(looks).toBeGreaterThan(100);
  });

  test('[DS-508] has walls where nothing is known and nothing in furniture', () => {
    const { deck, state } = handOn();
    const masked = supposed(deck, state);
    for (const row of deck.level.furniture.keys()) expect(contentsOf(deck, masked, row)).toEqual([]);
    const { kind } = deck.layout;
    for (let cell = 0; cell < kind.length; cell++) {
      const seen = [kindAt(deck, masked, cell), thingAt(deck, masked, cell), hazardAt(deck, masked, cell)];
      if (state.known[cell] === 0) expect(seen).toEqual([0, -1, -1]);
      else expect(seen).toEqual([kind[cell], deck.layout.thingAt[cell], deck.layout.hazardAt[cell]]);
    }
    const row = deck.puzzles.findIndex(({ id }) => id === 'p2');
    expect(codeOf(deck, masked, row)).toBe('????');
  });

  test('[DS-508] a step planned into the unknown is refused as unknown; what is seen to be a wall, as a wall', () => {
    const hand = new Hand(example('12'));
    const masked = supposed(hand.deck, hand.state);
    const why = (state: State, way: 'N' | 'E'): string | undefined =>
      refuseTurn(hand.deck, state, [{ type: 'move', dir: way }])[0]?.why;
    expect(why(masked, 'N')).toBe('There is a wall to the north; walk another way.');
    // In the door: what lies behind it shows only when one stands there.
    masked.at = hand.deck.layout.doors[0]!.cell;
    expect(why(masked, 'E')).toBe('What lies to the east is not known yet; carry the plan out and look.');
    expect(why(hand.state, 'N')).toBe('There is a wall to the north; walk another way.');
  });

  test('[DS-473] [DS-508] states that differ only in what is hidden give equal views, previews and refusals', () => {
    const stream = diceOf('TWINS').stream('twins');
    let differing = 0;
    for (const mode of ['view dark', 'view blueprint']) {
      const hand = handOn(mode);
      for (const line of ['EEE', 'power t1 store on', 'WSSS', 'E', 'SS', 'EEEEEE']) {
        hand.play(line);
        const twin = hiddenTwin(hand, stream);
        if (twin.deck !== hand.deck) differing++;
        expect(viewOf(twin.deck, twin.state)).toEqual(viewOf(hand.deck, hand.state));
        const seen = ({ deck, state }: Place) => {
          const outlook = outlookOf(deck, state);
          const tried = ['N', 'E', 'S', 'W', 'search f1', 'search f2', 'battery g1', 'fix h1', 'press p1 4', 'scan c1'];
          return {
            reach: outlook.reach(),
            paths: [outlook.pathTo([11, 6]), outlook.pathTo([14, 2]), outlook.pathTo([1, 1])],
            switches: ['dock', 'hall', 'store', 'den'].map((room) => [
              outlook.onSwitch(room, true),
              outlook.onSwitch(room, false),
            ]),
            refusals: tried.map((one) => refuseTurn(deck, state, planOf(one))),
            ahead: tried.map((one) => {
              const { frames, end, refusals } = aheadOf({ deck, state }, one);
              return [end, refusals, frames.map(({ view, happenings, reveals }) => [view, happenings, reveals])];
            }),
          };
        };
        expect(seen(twin)).toEqual(seen(hand));
      }
    }
    expect(differing).toBeGreaterThan(6);
  });
});

describe('steps that uncover', () => {
  test('[DS-508] are marked, and what they would show stays unknown', () => {
    const hand = new Hand(example('12'));
    hand.play('S', 'power t1 lab on', 'EEE');
    const { frames, end, refusals } = aheadOf(hand, 'EE');
    expect(frames.map(({ reveals }) => reveals)).toEqual([true]);
    expect([end, refusals[0]?.code]).toEqual(['refused', 'wall']);
    const known = (rows: readonly string[]): number => rows.join('').replaceAll(' ', '').length;
    expect(known(frames[0]!.view.rows)).toBe(known(viewOf(hand.deck, hand.state).rows));
    hand.play('E');
    expect(known(viewOf(hand.deck, hand.state).rows)).toBeGreaterThan(known(frames[0]!.view.rows));
  });

  test('[DS-508] a search finds something unknown and adds nothing', () => {
    for (const mode of ['view dark', 'view blueprint']) {
      const hand = handOn(mode);
      hand.play('E');
      const [frame] = aheadOf(hand, 'search f1').frames;
      expect(frame!.reveals).toBe(true);
      expect(frame!.happenings.map(({ event }) => event)).toEqual([
        { type: 'furnitureSearched', furniture: 'f1', contents: [UNKNOWN] },
        expect.objectContaining({ type: 'airSpent', amount: game.content.balance.cost.search }),
      ]);
      expect(frame!.view.inventory).toEqual([]);
    }
    const open = handOn('view open');
    open.play('E');
    expect(aheadOf(open, 'search f1').frames[0]!.view.inventory).toHaveLength(2);
  });

  test('[DS-508] cameras, feeds and fragments tell nothing before they are paid for', () => {
    const hand = handOn('view blueprint');
    hand.play('EEE', 'cctv t1 dock on', 'WSS');
    const [scan] = aheadOf(hand, 'scan c1').frames;
    expect(scan!.reveals).toBe(true);
    expect(scan!.view.feeds).toEqual([]);
    const dark = handOn();
    dark.play('EEE');
    const [camera] = aheadOf(dark, 'cctv t1 store on').frames;
    expect(camera!.reveals).toBe(true);
    expect(camera!.view.rows).toEqual(viewOf(dark.deck, dark.state).rows);
    const near = new Hand(
      levelOf(
        everything('view blueprint')
          .replace('#@...+', '#@n..+')
          .replace('.n...#####', '.....#####')
          .replace('i3 at 13,7', 'i3 at 2,1'),
      ),
    );
    const [picked] = aheadOf(near, 'E').frames;
    expect(picked!.reveals).toBe(true);
    const board = picked!.view.things.find(({ id }) => id === 'p2')!;
    expect(board.kind === 'puzzle' && board.type === 'code' && board.digits).toEqual([null, null, null, null]);
  });

  test('[DS-508] for every other step preview equals what happens', () => {
    const hand = new Hand(example('12'));
    let [quiet, revealing] = [0, 0];
    for (const action of COLD_START_PLAN.flatMap(planOf)) {
      const before = hand.state;
      const [frame] = forecast(game, hand.deck, before, { plan: [[action]], turns: 0 }).frames;
      const { events, revealed } = hand.act(action);
      if (revealed) expect(frame!.reveals).toBe(true);
      if (frame!.reveals) {
        revealing++;
        continue;
      }
      quiet++;
      expect(frame!.view).toEqual(viewOf(hand.deck, hand.state));
      expect(frame!.happenings.map(({ event }) => event)).toEqual(
        events.flatMap((event) => game.redact!(hand.deck, hand.state, event, 'player') ?? []),
      );
    }
    expect(hand.status.is).toBe('won');
    expect(Math.min(quiet, revealing)).toBeGreaterThan(10);
  });
});

describe('plans', () => {
  const session = (): Session<StationShape> => {
    const run = openRun(game, { levelData: game.level.encode(example('12')) } as never);
    if (!run.ok) throw new Error(run.error.message);
    return new Session(run.value);
  };

  test('[DS-474] [DS-475] show position, cost and air of every step and leave no trace', () => {
    const played = session();
    const digest = played.digest();
    played.setPlan(planOf('S').concat(planOf('power t1 lab on')) as Action[]);
    const { frames } = played.preview();
    const air = (view: unknown): number => (view as { air: number }).air;
    const before = air(played.view());
    expect(frames.map(({ view }) => before - air(view))).toEqual([1, 2]);
    played.setPlan([]);
    expect(played.digest()).toBe(digest);
    expect(played.turns).toEqual([]);
  });

  test('[DS-477] a step that would be refused says why, and nothing beyond it is simulated', () => {
    const { frames, end, refusals } = aheadOf(new Hand(example('12')), 'S', 'S', 'N');
    expect(frames).toHaveLength(1);
    expect(end).toBe('refused');
    expect(refusals.map(({ code }) => code)).toEqual(['blocked-by-entity']);
  });

  test('[DS-476] committing stops after a step that uncovers something and keeps the rest', () => {
    const played = session();
    played.setPlan([...planOf('S'), ...planOf('power t1 lab on'), ...planOf('EEEEEEE')]);
    const answer = played.commit();
    expect(answer.ok).toBe(true);
    expect(answer.value.at(-1)!.revealed).toBe(true);
    expect(answer.value.slice(0, -1).every(({ revealed }) => !revealed)).toBe(true);
    expect(played.pending.length).toBe(9 - answer.value.length);
    expect(played.pending.length).toBeGreaterThan(0);
  });
});
