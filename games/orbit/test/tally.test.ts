// Medals, records, the figures of the result screen, and the acts of the campaign.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openActs } from '../src/acts.ts';
import { compile } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { duelSchema, levelOf, scenarioSchema } from '../src/data/file.ts';
import { ACTS } from '../src/data/names.ts';
import type { OrbitEvent } from '../src/events.ts';
import { isRecord, medalBarOf, medalOf, tallyOf } from '../src/tally.ts';

const FOLDER = new URL('../content/scenarios/', import.meta.url);
const fileOf = (id: string) => scenarioSchema.parse(JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8')));
const worldOf = (id: string) => compile(content, levelOf(fileOf(id)));
const mirror = compile(
  content,
  levelOf(duelSchema.parse(JSON.parse(readFileSync(new URL('../duels/mirror.json', FOLDER), 'utf8')))),
);

describe('medals', () => {
  const world = worldOf('first-light');
  const { par = 0 } = fileOf('first-light');
  const slack = content.balance.medal.silverSlack;

  it('[OS-335] gold at par or better, silver up to the slack over it, bronze for any other win', () => {
    const medal = (turns: number) => medalOf(world, { turns, hull: 1 });
    expect([par - 1, par, par + 1, par + slack, par + slack + 1].map(medal)).toEqual([
      'gold',
      'gold',
      'silver',
      'silver',
      'bronze',
    ]);
    expect(medalBarOf(world)).toEqual({ by: 'turns', gold: par, silver: par + slack });
  });

  it('[OS-336] where the turns are fixed, hull decides: par hull, half of it rounded up, any', () => {
    const defence = worldOf('point-defence');
    const hull = fileOf('point-defence').parHull ?? 0;
    const half = Math.ceil((hull * content.balance.medal.silverHullPermille) / 1000);
    const medal = (left: number) => medalOf(defence, { turns: 8, hull: left });
    expect([hull, hull - 1, half, half - 1].map(medal)).toEqual(['gold', 'silver', 'silver', 'bronze']);
    const odd = compile(content, { ...levelOf(fileOf('point-defence')), parHull: 7 } as never);
    expect(medalBarOf(odd)?.silver).toBe(4);
  });

  it('a duel has no medal', () => {
    expect(medalOf(mirror, { turns: 1, hull: 12 })).toBeNull();
  });

  it('[OS-337] [OS-356] a record is a win below a par that is only the best known, without rewinds', () => {
    const known = { ...levelOf(fileOf('flagship')), parProof: 'best-known' as const };
    const { par: best = 0 } = fileOf('flagship');
    expect(isRecord(known, { turns: best - 1, rewinds: 0 })).toBe(true);
    expect(isRecord(known, { turns: best, rewinds: 0 })).toBe(false);
    expect(isRecord(known, { turns: best - 1, rewinds: 1 })).toBe(false);
    const proven = { ...known, parProof: 'proven' as const };
    expect(isRecord(proven, { turns: best - 1, rewinds: 0 })).toBe(false);
    expect(isRecord(mirror.level, { turns: 1, rewinds: 0 })).toBe(false);
  });
});

describe('the figures of a run', () => {
  const cell = { ring: 4, sector: 0 };
  const turns: readonly (readonly OrbitEvent[])[] = [
    [
      { type: 'heatVented', ship: 'kestrel', amount: 2, heat: 1 },
      { type: 'shipPhased', ship: 'kestrel', from: cell, to: cell, power: 3, mass: 1 },
      { type: 'shipTransferred', ship: 'cutter', from: cell, to: cell, power: 2, mass: 1 },
      { type: 'laserFired', ship: 'kestrel', stance: 'attack', targets: 1 },
      { type: 'laserHit', ship: 'kestrel', target: 'cutter', damage: 3 },
      { type: 'railgunFired', ship: 'kestrel', energy: 4 },
      { type: 'railgunMissed', ship: 'kestrel' },
      { type: 'missileLaunched', ship: 'kestrel', missile: 1, target: 'cutter', at: cell, ammo: 1 },
      { type: 'missileLaunched', ship: 'cutter', missile: 2, target: 'kestrel', at: cell, ammo: 1 },
      { type: 'recoilBraced', ship: 'kestrel', paid: 1, mass: 0 },
      { type: 'heatDamaged', ship: 'kestrel', amount: 1, hull: 11 },
      { type: 'heatDamaged', ship: 'cutter', amount: 5, hull: 1 },
    ],
    [
      { type: 'massScooped', ship: 'kestrel', amount: 2, mass: 2 },
      { type: 'missileIntercepted', ship: 'kestrel', missile: 2 },
      { type: 'missileImpacted', missile: 1, target: 'cutter', damage: 4 },
      { type: 'heatDamaged', ship: 'kestrel', amount: 2, hull: 9 },
    ],
  ];

  it("[OS-338] turns, heat, mass, shots and missiles of the own ship, and nobody else's", () => {
    expect(tallyOf(worldOf('first-blood'), 'kestrel', turns)).toEqual({
      turns: 2,
      par: fileOf('first-blood').par,
      isParProven: fileOf('first-blood').parProof === 'proven',
      heatDamage: 3,
      heatVented: 2,
      massBurned: 4,
      massScooped: 2,
      shotsFired: 3,
      shotsHit: 2,
      missilesLaunched: 1,
      missilesIntercepted: 1,
    });
    expect(tallyOf(mirror, 'red', []).par).toBeNull();
  });

  it('[OS-338] a broadside into a crowd is one shot that hit, a laser in defence is none', () => {
    const fired = (stance: 'attack' | 'defend', targets: number): OrbitEvent[] => [
      { type: 'laserFired', ship: 'kestrel', stance, targets },
      ...Array.from(
        { length: targets },
        (_, i): OrbitEvent =>
          stance === 'attack'
            ? { type: 'laserHit', ship: 'kestrel', target: `hulk-${i}`, damage: 3 }
            : { type: 'missileIntercepted', ship: 'kestrel', missile: i },
      ),
    ];
    expect(
      tallyOf(worldOf('first-blood'), 'kestrel', [fired('attack', 3), fired('attack', 0), fired('defend', 2)]),
    ).toMatchObject({ shotsFired: 2, shotsHit: 1, missilesIntercepted: 2 });
  });
});

describe('acts', () => {
  const scenarios = readdirSync(FOLDER).flatMap((name) => {
    const { id, act } = fileOf(name.replace('.json', ''));
    return act === undefined ? [] : [{ id, act }];
  });
  const idsOf = (act: string) => scenarios.filter((one) => one.act === act).map(({ id }) => id);

  it('[OS-463] an act opens when all but one scenario of the act before are won', () => {
    expect(openActs(scenarios, new Set())).toEqual([ACTS[0]]);
    const training = idsOf('training');
    expect(openActs(scenarios, new Set(training.slice(2)))).toEqual([ACTS[0]]);
    expect(openActs(scenarios, new Set(training.slice(1)))).toEqual(ACTS.slice(0, 2));
    // Wins of a later act open nothing while an act before it is unfinished.
    expect(openActs(scenarios, new Set([...idsOf('gunnery'), ...training.slice(2)]))).toEqual([ACTS[0]]);
    expect(openActs(scenarios, new Set(scenarios.map(({ id }) => id)))).toEqual(ACTS);
  });
});
