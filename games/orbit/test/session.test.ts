// Plans, undo, rewinding, replays and seats: the kernel's session on this game.

import { openRun, record, replayFromCode, Session, shareCode, verify } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import type { OrbitShape } from '../src/shape.ts';
import { plan } from './bench.ts';

const sit = (level = 'first-blood'): Session<OrbitShape> => {
  const run = openRun(game, { level });
  if (!run.ok) throw new Error(run.error.message);
  return new Session(run.value);
};
const witnessOf = (id: string) => game.levels.find((entry) => entry.id === id)!.witnesses[0]!.turns;
const played = (id: string, turns = Number.POSITIVE_INFINITY): Session<OrbitShape> => {
  const session = sit(id);
  for (const turn of witnessOf(id).slice(0, turns)) expect(session.commit(turn).ok).toBe(true);
  return session;
};

describe('the plan and its history', () => {
  test('[OS-108] [OS-353] every edit is one step back and forth, free, and leaves no trace', () => {
    const session = sit();
    const digest = session.digest();
    const [one, two, vent] = [...plan({ engines: 1 }), ...plan({ engines: 2 }), ...plan({ vent: 0 })];
    for (const entry of [one!, vent!, two!]) expect(session.plan(entry)).toEqual([]);
    expect(session.pending).toEqual([two, vent]);
    expect(session.unplan()).toBe(true);
    expect(session.pending).toEqual([one, vent]);
    expect(session.unplan() && session.unplan()).toBe(true);
    expect(session.pending).toEqual([]);
    expect(session.unplan()).toBe(false);
    for (let i = 0; i < 3; i++) expect(session.replan()).toBe(true);
    expect(session.pending).toEqual([two, vent]);
    expect([session.digest(), session.turns.length, session.rewinds]).toEqual([digest, 0, 0]);
    session.commit();
    const straight = sit();
    straight.commit(plan({ engines: 2 }));
    expect([session.digest(), session.turns]).toEqual([straight.digest(), straight.turns]);
  });

  test('[OS-109] [OS-442] reset and replacing the whole plan are one step each', () => {
    const session = sit();
    for (const entry of plan({ engines: 2, laser: 2, phase: 1 })) session.plan(entry);
    const before = session.pending;
    session.setPlan([]);
    expect(session.pending).toEqual([]);
    session.unplan();
    expect(session.pending).toEqual(before);
    session.setPlan(plan({ shields: 2, scoop: 1 }));
    session.unplan();
    expect(session.pending).toEqual(before);
  });

  test('[OS-110] [OS-118] a plan may be illegal while it is edited; it is not executed, and the never-legal is not taken', () => {
    const session = sit();
    expect(session.plan(plan({ transfer: 3 })[0]!)).toEqual([]);
    expect(session.refusals().map(({ code }) => code)).toEqual(['burn-underpowered', 'burn-off-board']);
    expect(session.commit().ok).toBe(false);
    expect(session.pending).toHaveLength(1);
    expect(session.plan(plan({ engines: 9 })[0]!)).toMatchObject([{ code: 'subsystem-max' }]);
    expect(session.pending).toHaveLength(1);
  });

  test('[OS-114] a plan survives being written down: its entries read back as the same plan', () => {
    const session = sit();
    session.setPlan(plan({ engines: 3, transfer: 3, stance: 'attack' }));
    const saved = JSON.parse(JSON.stringify(session.pending.map((entry) => game.action.encode(entry))));
    const again = sit();
    again.setPlan(
      saved.map((entry: unknown) => {
        const decoded = game.action.decode(entry);
        if (!decoded.ok) throw new Error(decoded.error.message);
        return decoded.value;
      }),
    );
    expect(again.pending).toEqual(session.pending);
    expect(again.appraise()).toEqual(session.appraise());
  });
});

describe('rewinding and replays', () => {
  test('[OS-354] [OS-355] turns are rewound one by one to the very state before, and played again', () => {
    const session = sit('first-blood');
    const digests = [session.digest()];
    const states = [session.state];
    for (const turn of witnessOf('first-blood')) {
      session.commit(turn);
      digests.push(session.digest());
      states.push(session.state);
    }
    session.setPlan([]);
    for (let at = digests.length - 1; at > 0; at--) {
      const undone = session.undo();
      expect(undone.ok && undone.value).toEqual(witnessOf('first-blood')[at - 1]);
      expect([session.digest(), session.state]).toEqual([digests[at - 1], states[at - 1]]);
      expect(session.pending).toEqual([]);
    }
    expect(session.undo().ok).toBe(false);
    expect(session.rewinds).toBe(digests.length - 1);
    for (let at = 1; at < digests.length; at++) {
      expect(session.redo().ok).toBe(true);
      expect(session.digest()).toBe(digests[at]);
    }
  });

  test('[OS-497] the count of rewinds is beside the run: the same digest and replay with or without it', () => {
    const straight = played('first-light');
    const wavering = played('first-light', 1);
    wavering.undo();
    wavering.undo();
    for (const turn of witnessOf('first-light')) wavering.commit(turn);
    expect(wavering.rewinds).toBe(1);
    expect(wavering.digest()).toBe(straight.digest());
    expect(verify(game, record(wavering))).toMatchObject({ ok: true });
    expect(JSON.stringify(record(wavering).turns)).toBe(JSON.stringify(record(straight).turns));
  });

  test('[OS-357] [OS-358] a replay is canonical, holds no opponent’s plan and gives every digest again', () => {
    const session = sit('joust');
    for (const turn of witnessOf('joust')) session.commit([...turn].reverse());
    const replay = record(session);
    expect(replay).toMatchObject({ game: 'orbit', rules: 1 });
    expect(replay.turns).toEqual(witnessOf('joust'));
    expect(JSON.stringify(replay)).not.toContain('lancer');
    expect(verify(game, replay)).toMatchObject({ ok: true, digest: session.digest() });
    const code = shareCode(game, replay);
    expect(replayFromCode([game], code)).toEqual({ ok: true, value: replay });
  });

  test('[OS-358] the first differing turn is named', () => {
    const replay = record(played('joust'));
    const wrong = { ...replay, turns: replay.turns.map((turn, i) => (i === 2 ? [] : turn)) };
    expect(verify(game, wrong).ok).toBe(false);
  });

  test('[OS-360] a replay whose plan is refused stops at that turn with its reason', () => {
    const replay = record(played('first-light'));
    const wrong = { ...replay, turns: [replay.turns[0]!, [{ type: 'energy', subsystem: 'engines', value: 9 }]] };
    const answer = verify(game, wrong as never);
    expect(answer).toMatchObject({ ok: false, turn: 2 });
    expect(JSON.stringify(answer)).toContain('Engines: at most 3 energy, planned 9.');
  });

  test('[OS-495] the rules have a version, and a replay of another is refused by its name', () => {
    expect(game.rules).toBe(1);
    const other = { ...record(played('first-light')), rules: 7 };
    const answer = verify(game, other);
    expect(answer.ok).toBe(false);
    expect(JSON.stringify(answer)).toMatch(/needs orbit@7|orbit.*7/);
  });
});

describe('two seats', () => {
  const shoot = (side: 'blue' | 'red') => plan({ engines: 1, transfer: 1 }, side);

  test('[OS-341] each plans alone; the turn is played when both plans are in', () => {
    const session = sit('mirror');
    session.setPlan(shoot('blue'), 'blue');
    expect(session.pendingOf('red')).toEqual([]);
    expect(session.handIn('blue')).toEqual({ ok: true, value: [] });
    expect(session.turns).toHaveLength(0);
    session.setPlan(shoot('red'), 'red');
    const answer = session.handIn('red');
    expect(answer.ok && answer.value).toHaveLength(1);
    expect(session.turns[0]).toEqual([...shoot('blue'), ...shoot('red')]);
    expect([session.pendingOf('blue'), session.pendingOf('red')]).toEqual([[], []]);
  });

  test('[OS-340] the other seat’s view, legal entries and appraisal do not change with a plan handed in', () => {
    const session = sit('mirror');
    const seen = (): string => JSON.stringify([session.view('red'), session.legal('red'), session.appraise('red')]);
    const before = seen();
    session.setPlan(shoot('blue'), 'blue');
    session.handIn('blue');
    expect(seen()).toBe(before);
  });

  test('[OS-343] a plan handed in can be withdrawn and changed while the other is still planning', () => {
    const session = sit('mirror');
    session.setPlan(shoot('blue'), 'blue');
    session.handIn('blue');
    expect(session.plan(plan({ vent: 0 }, 'blue')[0]!, 'blue').length).toBeGreaterThan(0);
    expect(session.withdraw('blue')).toBe(true);
    session.setPlan(plan({ shields: 2 }, 'blue'), 'blue');
    session.handIn('blue');
    session.handIn('red');
    expect(session.turns[0]).toEqual(plan({ shields: 2 }, 'blue'));
    expect(session.withdraw('blue')).toBe(false);
  });

  test('[OS-350] no turn of a duel is taken back, every edit of a plan is', () => {
    const session = sit('mirror');
    session.commit([]);
    expect(session.undo().ok).toBe(false);
    session.plan(plan({ engines: 1 }, 'red')[0]!, 'red');
    expect(session.unplan('red')).toBe(true);
    expect(session.pendingOf('red')).toEqual([]);
  });

  test('[OS-349] conceding goes through the plan like any entry', () => {
    const session = sit('mirror');
    session.setPlan([{ type: 'concede', side: 'red' }], 'red');
    session.handIn('red');
    session.handIn('blue');
    expect([session.statusFor('blue'), session.statusFor('red')]).toEqual([
      { is: 'won', score: 0 },
      { is: 'lost', cause: 'blueWon' },
    ]);
  });
});
