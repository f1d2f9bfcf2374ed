// The generator as a whole: pure, proven three times over, worth playing; its params, statistics and last resort.

import { type Dice, diceOf, digestOf, openRun } from '@interlock/kernel';
import { isWinning } from '@interlock/search';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { expeditionDeck, expeditionOf } from '../../src/generate/expedition.ts';
import { type GeneratedDeck, generate, generateWith } from '../../src/generate/generate.ts';
import { follow, idealWalk, leastGoalSphere } from '../../src/generate/measures.ts';
import { statsOf } from '../../src/generate/stats.ts';
import { game } from '../../src/index.ts';
import { networkOf } from '../../src/logic/build.ts';
import { closure } from '../../src/logic/closure.ts';
import { postPass } from '../../src/logic/postPass.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { layoutOf, WALL } from '../../src/map/layout.ts';
import { readLevel } from '../../src/map/load.ts';
import { checkParams, paramsCodec } from '../../src/params.ts';
import type { Params } from '../../src/shape.ts';
import { Hand, seenBy } from '../kit/kit.ts';
import { withGen } from './drafts.ts';
import golden from './generated.json' with { type: 'json' };

const { gen, stat, preset } = content.balance;
const paramsOf = (difficulty: Params['difficulty'], rooms: number): Params => ({
  ...{ difficulty, rooms, view: 'dark', mode: 'unlimited' },
});
const make = (params: Params, seed: string): GeneratedDeck => {
  const made = generate(content, params, diceOf(seed));
  if (made === null) throw new Error(`${JSON.stringify(params)} ${seed} gives nothing`);
  return made;
};
const samples = (
  [
    ['story', 6, 3],
    ['story', 10, 2],
    ['normal', 8, 3],
    ['normal', 10, 3],
    ['hard', 10, 3],
    ['normal', 24, 2],
    ['hard', 40, 2],
  ] as const
).flatMap(([difficulty, rooms, seeds]) =>
  Array.from({ length: seeds }, (_, i) => {
    const params = paramsOf(difficulty, rooms);
    return { what: `${difficulty} ${rooms} ${i}`, params, made: make(params, `G${i}`) };
  }),
);

test('[DS-337] the same arguments give the same level, other seeds, difficulties and rooms another', () => {
  const params = paramsOf('normal', 8);
  const text = (one: Params, seed: string) => dumpMap(content, make(one, seed).level);
  expect(text(params, 'A')).toBe(text(params, 'A'));
  expect(
    new Set([text(params, 'A'), text(params, 'B'), text(paramsOf('story', 8), 'A'), text(paramsOf('normal', 9), 'A')])
      .size,
  ).toBe(4);
});

test('[DS-337] view and mode change the header, the air and the capacity, never the layout', () => {
  const params = paramsOf('normal', 7);
  const { par, plan, ...plain } = make(params, 'V').level;
  expect(make({ ...params, view: 'open' }, 'V').level).toEqual({ ...plain, par, plan, view: 'open' });
  const limited = make({ ...params, view: 'blueprint', mode: 'brownout' }, 'V').level;
  const { par: _par, plan: _plan, power, ...dim } = limited;
  expect(dim).toEqual(
    Object.fromEntries(Object.entries({ ...plain, view: 'blueprint' }).filter(([key]) => key !== 'power')),
  );
  expect(power).not.toBe('unlimited');
});

test('[DS-337] other numbers of rooms are refused as a bad argument, and nothing is made', () => {
  for (const rooms of [gen.roomsMin - 1, gen.roomsMax + 1, 7.5, 0, -8]) {
    const read = paramsCodec.decode({ ...paramsOf('hard', 8), rooms });
    expect([rooms, read.ok ? null : read.error.code]).toEqual([rooms, 'bad-argument']);
    expect(generate(content, paramsOf('hard', rooms), diceOf('A'))).toBeNull();
  }
  for (const rooms of [gen.roomsMin, gen.roomsMax]) expect(paramsCodec.decode(paramsOf('hard', rooms)).ok).toBe(true);
  for (const odd of [null, 'hard', {}, { ...paramsOf('hard', 8), extra: 1 }, { ...paramsOf('hard', 8), mode: 'dim' }]) {
    const read = paramsCodec.decode(odd);
    expect(read.ok ? null : read.error.code).toBe('bad-argument');
  }
});

test('[DS-502] the presets are those of the rules, each within bounds and named in the short code', () => {
  const { presets } = game.params;
  expect(Object.keys(presets).sort()).toEqual(
    ['story', 'normal', 'hard']
      .flatMap((one) => [one, `${one}.blueprint`, `${one}.brownout`, `${one}.open`])
      .concat('mega')
      .sort(),
  );
  for (const difficulty of ['story', 'normal', 'hard'] as const) {
    const plain = { difficulty, rooms: preset.rooms[difficulty], view: 'dark', mode: 'unlimited' };
    expect(presets[difficulty]).toEqual(plain);
    expect(presets[`${difficulty}.open`]).toEqual({ ...plain, view: 'open' });
    expect(presets[`${difficulty}.blueprint`]).toEqual({ ...plain, view: 'blueprint' });
    expect(presets[`${difficulty}.brownout`]).toEqual({ ...plain, view: 'blueprint', mode: 'brownout' });
  }
  expect(presets.mega).toEqual(paramsOf('normal', preset.megaRooms));
  for (const one of Object.values(presets))
    expect(game.params.decode(game.params.encode(one))).toEqual({ ok: true, value: one });
  const run = openRun(game, { preset: 'story.blueprint', seed: 'k3f9' });
  expect(run.ok && [run.value.level.view, run.value.level.seed]).toEqual(['blueprint', 'K3F9']);
});

test('[DS-336] brownout decks are smaller, and run on the smallest capacity proven plus the slack', () => {
  const { roomsMin, roomsMax, slack } = content.balance.brownout;
  for (const rooms of [roomsMin, roomsMax])
    expect(checkParams(content.balance, { ...paramsOf('hard', rooms), mode: 'brownout' }).ok).toBe(true);
  expect(checkParams(content.balance, { ...paramsOf('hard', roomsMax + 1), mode: 'brownout' }).ok).toBe(false);
  const tight = {
    ...content,
    balance: { ...content.balance, brownout: { ...content.balance.brownout, slack: { story: 0, normal: 0, hard: 0 } } },
  };
  const params: Params = { ...paramsOf('story', 6), mode: 'brownout' };
  const capacity = (from: typeof content): number => {
    const { power } = generate(from, params, diceOf('DIM'))!.level;
    return power === 'unlimited' ? 0 : power.limited;
  };
  expect(capacity(content) - capacity(tight)).toBe(slack.story);
});

test.each(samples)(
  '[DS-360] [DS-193] $what: proven by closure, by validator and by a plan that the rules carry out',
  ({ made }) => {
    const run = openRun(game, { levelData: game.level.encode(made.level) });
    if (!run.ok) throw new Error(run.error.message);
    expect(isWinning(game, run.value.world, run.value.start, made.witness!)).toBe(true);
    const { turns, proof, words } = made.par!;
    expect([turns, proof]).toEqual([made.witness!.length, 'witness']);
    const { air, exact } = made.level.par as { readonly air: number; readonly exact: boolean };
    expect(words).toBe(exact ? `${air} air` : `${air} air at the most`);
    expect(made.level.plan).toEqual(made.witness);
    const { findings, isSolvable } = validate(content, made.level);
    expect(isSolvable).toBe(true);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  },
);

test.each(samples)('[DS-228] [DS-149] $what: the air covers the plan', ({ made, params }) => {
  const { air } = seenBy(new Hand(made.level));
  const par = made.level.par as { air: number };
  const { permille, flat } = content.balance.air;
  expect(air).toBe(Math.floor((par.air * permille.dark[params.difficulty]) / 1000) + flat[params.difficulty]);
  expect(air).toBeGreaterThanOrEqual(par.air);
});

test.each(samples)('[DS-406] $what: written and read it is the same level', ({ made }) => {
  const read = readLevel(content, dumpMap(content, made.level));
  expect(read.findings).toEqual([]);
  expect(read.ok && read.level).toEqual(made.level);
});

test.each(samples)(
  '[DS-282] [DS-362] $what: neither post-pass nor repair had to act, and every room can be entered',
  ({ made }) => {
    expect(postPass(content, made.level).rooms).toEqual([]);
    expect(made.stats.poweredByPostPass).toBe(0);
    const layout = layoutOf(made.level);
    const { sphere } = closure(networkOf(content, layout));
    for (const { id, cells } of layout.rooms)
      expect([id, cells.some((cell) => sphere[cell] !== -1)]).toEqual([id, true]);
  },
);

test.each(samples)(
  '[DS-365] [DS-371] $what: it opens up step by step, and no step opens too much',
  ({ made, params }) => {
    const layout = layoutOf(made.level);
    const { sphere, goalSphere } = closure(networkOf(content, layout));
    const extra = Math.min(stat.goalSphereExtraMax, Math.floor((params.rooms - 6) / stat.goalSphereRoomsStep));
    expect(leastGoalSphere(content.balance, params)).toBe(stat.minGoalSphere[params.difficulty] + extra);
    expect(goalSphere).toBeGreaterThanOrEqual(stat.minGoalSphere[params.difficulty] + extra);
    const opened = new Map<number, number>();
    for (const { cells } of layout.rooms) {
      const first = Math.min(...[...cells].map((cell) => sphere[cell]!).filter((one) => one !== -1));
      opened.set(first, (opened.get(first) ?? 0) + 1);
    }
    if (params.rooms >= stat.sphereRoomsFromRooms)
      expect(1000 * Math.max(...opened.values())).toBeLessThanOrEqual(stat.maxSphereRoomsPermille * params.rooms);
  },
);

test.each(samples)(
  '[DS-366] [DS-367] [DS-368] [DS-370] $what: the plan goes out of its way, comes back and mixes',
  ({ made, params }) => {
    const layout = layoutOf(made.level);
    const entered = new Set([layout.startRoom]);
    let again = 0;
    let at = layout.start;
    const used = new Map<string, number>();
    for (const [action] of made.witness! as readonly (readonly [{ type: string; dir?: string; puzzle?: string }])[]) {
      const unlocks = made.level.puzzles.some(({ id, grants }) => id === action.puzzle && grants.startsWith('unlock:'));
      const kind = unlocks ? 'useKeycard' : action.type === 'activateControl' ? 'fixHazard' : action.type;
      used.set(kind, (used.get(kind) ?? 0) + 1);
      if (action.type !== 'move') continue;
      const from = layout.roomAt[at]!;
      at += layout.steps['NESW'.indexOf(action.dir!)]!;
      const room = layout.roomAt[at]!;
      if (room === -1 || room === from) continue;
      if (entered.has(room)) again++;
      entered.add(room);
    }
    expect(again).toBeGreaterThan(0);
    const optional = 1000 * (params.rooms - entered.size);
    expect(optional).toBeGreaterThanOrEqual(stat.optionalMinPermille * params.rooms);
    expect(optional).toBeLessThanOrEqual(stat.optionalMaxPermille * params.rooms);
    const par = made.level.par as { air: number };
    expect(Math.floor((1000 * par.air) / idealWalk(layout))).toBeGreaterThanOrEqual(
      stat.minDetourPermille[params.difficulty],
    );
    if (params.rooms < stat.mixFromRooms) return;
    for (const [kind, least] of [
      ['useKeycard', 1],
      ['fixHazard', 1],
      ['insertBattery', 1],
      ['setDoorPower', 2],
    ] as const)
      expect([kind, (used.get(kind) ?? 0) >= least]).toEqual([kind, true]);
  },
);

test.each(samples)('[DS-369] $what: the rooms form a cycle', ({ made, params }) => {
  const { rooms } = layoutOf(made.level);
  const connections = rooms.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
  if (params.rooms >= stat.cycleFromRooms) expect(connections).toBeGreaterThanOrEqual(params.rooms);
});

test.each(samples)('[DS-372] $what: the statistics say what the level and the plan are', ({ made, params }) => {
  const { making, ...told } = made.stats;
  const { making: nobody, objectives: _, ...found } = statsOf(content, made.level);
  expect(told).toEqual(found);
  expect(nobody).toBeNull();
  const layout = layoutOf(made.level);
  const { goalSphere, rounds } = closure(networkOf(content, layout));
  const par = made.level.par as { air: number; exact: boolean };
  expect(told).toMatchObject({ rooms: params.rooms, goalSphere, spheres: rounds, par: par.air, parExact: par.exact });
  expect(told.cells).toBe(layout.kind.filter((kind) => kind !== WALL).length);
  expect(told.interactions).toBe(made.witness!.filter(([action]) => action!.type !== 'move').length);
  expect(told.gatekeepers).toEqual(validate(content, made.level).gatekeepers);
  expect(making).toMatchObject({ attempts: made.attempts, fallback: false, missed: [] });
  const open = new Hand({ ...made.level, view: 'open' });
  const asked = game.questions!.stats!(open.deck, open.state, 'player', null);
  expect(asked.ok && asked.value).toMatchObject({ rooms: params.rooms, par: par.air });
});

test('[DS-361] when nothing is good enough the attempt that misses least is handed out, and says so', () => {
  const picky = (maxAttempts: number): typeof content => ({
    ...content,
    balance: {
      ...withGen({ maxAttempts }).balance,
      stat: {
        ...stat,
        minGoalSphere: { story: 99, normal: 99, hard: 99 },
        minDetourPermille: { story: 2500, normal: 2500, hard: 2500 },
      },
    },
  });
  /** Dice on which the first attempt draws what another one would. */
  const shifted = (attempt: number): Dice => {
    const dice = diceOf('LAST');
    const stream = (name: string) => dice.stream(name.replace(/1$/, String(attempt)));
    return { seed: 'LAST', stream, fork: () => shifted(attempt), save: () => dice.save() };
  };
  const params = paramsOf('story', 6);
  const alone = [1, 2, 3, 4].map((attempt) => generateWith(picky(1), params, shifted(attempt)).made!);
  const misses = alone.map(({ stats }) => stats.making!.missed.length);
  const best = alone[misses.indexOf(Math.min(...misses))]!;
  const { made, rejected } = generateWith(picky(4), params, diceOf('LAST'));
  expect(made).toMatchObject({ fallback: true, attempts: 4, stats: { making: { fallback: true } } });
  expect(made!.level).toEqual(best.level);
  expect(new Set(misses).size).toBeGreaterThan(1);
  expect(made!.stats.making!.missed).toContain('goal-sphere');
  expect(rejected['goal-sphere']).toBe(4);
  const run = openRun(game, { levelData: game.level.encode(made!.level) });
  expect(run.ok && isWinning(game, run.value.world, run.value.start, made!.witness!)).toBe(true);
});

test('[DS-361] when no attempt can be finished nothing is given, with the reasons and how often', () => {
  const { made, rejected } = generateWith(
    withGen({ exitHopMin: 99, maxAttempts: 7 }),
    paramsOf('normal', 8),
    diceOf('A'),
  );
  expect(made).toBeNull();
  expect(rejected).toEqual({ 'no-exit': 7 });
});

test('[DS-363] a deck of 120 rooms takes not much more than its share of one of 30', () => {
  const spent = (rooms: number): number => {
    const times = [0, 1, 2, 0, 1, 2, 0, 1, 2].map((i) => {
      const from = process.cpuUsage().user;
      make(paramsOf('normal', rooms), `T${i}`);
      return process.cpuUsage().user - from;
    });
    return Math.min(...times);
  };
  spent(30);
  // Exponent 1.3 over a factor of 4 is 6.1; twice that leaves room for a busy machine.
  expect(spent(120)).toBeLessThan(12.2 * spent(30));
});

test('[DS-158] an expedition is a row of decks of growing size, each with a seed of its own', () => {
  const { run } = content.balance;
  for (const difficulty of ['story', 'normal', 'hard'] as const) {
    const decks = expeditionOf(content, 'RUN', { difficulty, view: 'open', mode: 'unlimited' });
    expect(decks.map(({ deck }) => deck)).toEqual(Array.from({ length: run.decks }, (_, i) => i + 1));
    expect(decks.map(({ params }) => params.rooms)).toEqual(run.rooms[difficulty]);
    expect(decks.map(({ seed }) => seed)).toEqual(decks.map(({ deck }) => `RUN/${deck}`));
    for (const { params } of decks) expect(params).toMatchObject({ difficulty, view: 'open', mode: 'unlimited' });
  }
  const [, second] = expeditionOf(content, 'RUN', { difficulty: 'story', view: 'dark', mode: 'unlimited' });
  const { level } = expeditionDeck(content, second!)!;
  expect([level.deck, level.seed, level.rooms.length]).toEqual([2, 'RUN/2', run.rooms.story[1]]);
  expect({ ...level, deck: 1 }).toEqual(make(second!.params, 'RUN/2').level);
});

test('[DS-511] ways back are short: few steps are walked twice, on seeds nothing was set by', () => {
  const again = (rooms: number, count: number): number => {
    let [steps, twice] = [0, 0];
    for (let i = 0; i < count; i++) {
      const { level, stats } = make(paramsOf('normal', rooms), `BACK${i}`);
      const walked = follow(layoutOf(level), level, level.plan!);
      const share = (1000 * walked.stepsAgain) / walked.steps;
      expect([i, stats.making!.missed.includes('walked-again')]).toEqual([i, share > stat.maxAgainPermille]);
      steps += walked.steps;
      twice += walked.stepsAgain;
    }
    return (1000 * twice) / steps;
  };
  expect(again(preset.rooms.normal, 60)).toBeLessThanOrEqual(250);
  expect(again(60, 8)).toBeLessThanOrEqual(350);
});

test('[DS-511] a deck on which too many are walked twice is drawn again, and larger ones are not asked', () => {
  const picky = (againToRooms: number) => ({
    ...content,
    balance: {
      ...content.balance,
      gen: { ...gen, maxAttempts: 3 },
      stat: { ...stat, maxAgainPermille: 0, againToRooms },
    },
  });
  const [asked, unasked] = [8, 7].map((rooms) => generateWith(picky(rooms), paramsOf('story', 8), diceOf('TWICE')));
  expect(asked!.rejected['walked-again']).toBeGreaterThan(0);
  expect(unasked!.rejected['walked-again']).toBeUndefined();
});

test('[DS-161] an expedition of normal difficulty has the length it was sized for', () => {
  const seeds = ['SIZE', 'LENGTH', 'AIR'];
  const made = seeds.flatMap((seed) =>
    expeditionOf(content, seed, { difficulty: 'normal', view: 'dark', mode: 'unlimited' }).map(
      (deck) => expeditionDeck(content, deck)!.level,
    ),
  );
  const par = made.reduce((sum, level) => sum + (level.par as { air: number }).air, 0) / seeds.length;
  const plans = made.reduce((sum, { plan }) => sum + plan!.filter(([{ type }]) => type !== 'move').length, 0);
  expect([par > 680, par < 920], `${par} air`).toEqual([true, true]);
  expect([plans / seeds.length > 70, plans / seeds.length < 130], `${plans / seeds.length} deeds`).toEqual([
    true,
    true,
  ]);
});

test.each(golden.filter(({ seed }) => seed === 'K3F9'))(
  '[DS-337] [DS-147] $difficulty-$seed is the deck it was when it was recorded',
  ({ difficulty, seed, ...recorded }) => {
    const { level, stats } = make(game.params.presets[difficulty]!, seed);
    expect({ digest: digestOf(dumpMap(content, level)), stats }).toEqual(recorded);
  },
);
