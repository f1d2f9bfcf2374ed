// Stability, towers and terminals.

import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/view.ts';
import { benchOf, eventsOf, outcomes, play, purse, ran, runFirst, typesOf, withMods } from '../bench.ts';

const remastered = { ruleset: 'remastered', currencies: { Energy: 40 } } as const;
const shed = { kind: 'Shed', q: 1, r: 0, request: 12 } as const;

describe('Stability', () => {
  test('[DD-415] one for each full 8 goods credited in the run', () => {
    const after = (carry: number) =>
      purse(
        ran({ ...remastered, pois: [{ ...shed, request: 30 }], currencies: { Carry: carry } }, ['Interact']),
        'Stability',
      );
    expect([7, 8, 15, 16].map(after)).toEqual([0, 1, 1, 2]);
    // Goods of the days before count on.
    const later = benchOf({ ...remastered, pois: [{ ...shed, request: 30 }], currencies: { Carry: 3 } }, ['Interact']);
    later.state.past = { ...later.state.past, credited: 5 };
    runFirst(later, 1);
    expect(purse(later, 'Stability')).toBe(1);
    const tower = ran({ ...remastered, pois: [{ kind: 'Tower', q: 1, r: 0 }] }, ['Interact']);
    expect(purse(tower, 'Stability')).toBe(1);
  });

  test('[DD-416] overspill gives none', () => {
    const bench = ran({ ...remastered, pois: [{ ...shed, request: 1, received: 1 }], currencies: { Carry: 9 } }, [
      'Interact',
    ]);
    expect([purse(bench, 'Stability'), purse(bench, 'Delivery')]).toEqual([0, 9]);
  });
});

describe('exploration', () => {
  const tower = (reward: 'energy' | 'patch' | 'stability') =>
    ({
      kind: 'Tower',
      q: 1,
      r: 0,
      reward: { kind: reward, ...(reward === 'patch' ? { card: 'EMField' } : {}) },
    }) as const;

  test('[DD-448] (classic) a tower gives nothing, whatever a level says of it', () => {
    const bench = ran({ pois: [tower('energy')], currencies: { Energy: 20 } }, ['Interact']);
    expect(eventsOf(bench, 'towerDisabled')).toHaveLength(1);
    expect(eventsOf(bench, 'towerRewardGranted')).toEqual([]);
    expect(purse(bench, 'Energy')).toBeLessThan(20);
  });

  test('[DD-448] [DD-266] what was tamed or met before counts as no first time and pays nothing again', () => {
    const again = benchOf({ ...remastered, pois: [tower('energy')] }, ['Interact']);
    again.state.tamed = [1];
    runFirst(again, 1);
    expect(eventsOf(again, 'towerDisabled')).toMatchObject([{ first: false }]);
    expect(eventsOf(again, 'towerRewardGranted')).toEqual([]);
    expect([again.state.today.towersDisabled, again.state.today.firstTowers]).toEqual([1, 0]);
    const old = benchOf({ ...remastered, pois: [{ kind: 'Donkey', q: 1, r: 0, facing: 3 }] }, ['Interact']);
    old.state.met = [1];
    runFirst(old, 1);
    expect([old.state.today.donkeysRecruited, old.state.today.firstDonkeys]).toEqual([1, 0]);
  });

  test('[DD-448] [DD-449] energy, a patch, or immunity for the next program; once', () => {
    const energy = ran({ ...remastered, currencies: { Energy: 10 }, pois: [tower('energy')] }, ['Interact']);
    expect(purse(energy, 'Energy')).toBe(17);
    const patch = ran({ ...remastered, pois: [tower('patch')] }, ['Interact']);
    expect(eventsOf(patch, 'cardGained')).toMatchObject([{ cardType: 'EMField', to: 'discard', source: 'T1' }]);
    expect(patch.state.discard).toContain(patch.state.types.length - 1);
    const calm = benchOf({ ...remastered, pois: [tower('stability')] }, [
      'Interact',
      withMods('NoOp', 'Unreliable'),
      'NoOp',
    ]);
    runFirst(calm, 1);
    expect(calm.state.queuedImmunity).toEqual(['T1']);
    play(calm, { type: 'runProgram', tape: ['c002'] });
    expect(calm.state.counters.unreliable).toBe(0);
    const again = ran({ ...remastered, pois: [{ ...tower('energy'), active: false }] }, ['Interact']);
    expect(eventsOf(again, 'towerRewardGranted')).toEqual([]);
  });

  test('[DD-449] the order of it all', () => {
    const bench = ran({ ...remastered, pois: [tower('energy')] }, ['Interact']);
    const from = bench.events.findIndex(({ type }) => type === 'towerDisabled');
    const to = bench.events.findIndex(({ type }) => type === 'instructionFinished');
    const told = typesOf(bench.events.slice(from, to));
    expect(told[0]).toBe('towerDisabled');
    expect(told.slice(1, -3).every((type) => type === 'modifierSuppressed')).toBe(true);
    expect(told.slice(-3)).toEqual(['currencyChanged', 'towerRewardGranted', 'currencyChanged']);
  });

  test('[DD-450] the reward shows on the tower until it is gone', () => {
    const bench = benchOf({ ...remastered, pois: [tower('energy')] }, ['Interact']);
    const shown = () => viewOf(bench.world, bench.state).pois.find(({ kind }) => kind === 'Tower');
    expect(shown()).toMatchObject({ reward: { kind: 'energy' } });
    runFirst(bench, 1);
    expect(shown()).toMatchObject({ reward: null, isActive: false });
  });

  test('[DD-451] [DD-453] a terminal grants once', () => {
    for (const reward of ['reroll', 'cleanse', 'preview'] as const) {
      const bench = ran(
        { ...remastered, currencies: { Preview: 2 }, pois: [{ kind: 'Terminal', q: 1, r: 0, reward }] },
        ['Interact', 'Interact'],
      );
      expect(eventsOf(bench, 'terminalUsed')).toMatchObject([{ terminal: 'Q1', reward }]);
      expect(eventsOf(bench, 'interactFailed')).toMatchObject([{ reason: 'used' }]);
      expect([bench.state.rerollTokens, bench.state.cleanseTokens, purse(bench, 'Preview') - 2]).toEqual([
        reward === 'reroll' ? 1 : 0,
        reward === 'cleanse' ? 1 : 0,
        reward === 'preview' ? 1 : 0,
      ]);
      expect(outcomes(bench)).toEqual(['ok', 'failed']);
    }
  });

  test('[DD-452] its reward shows within distance 2', () => {
    const bench = benchOf({ ...remastered, radius: 4, pois: [{ kind: 'Terminal', q: 3, r: 0, reward: 'reroll' }] }, [
      'Move',
      'Move',
    ]);
    const shown = () => viewOf(bench.world, bench.state).pois.find(({ kind }) => kind === 'Terminal');
    expect(shown()).toMatchObject({ reward: null });
    play(bench, { type: 'runProgram', tape: ['c001'] });
    expect(eventsOf(bench, 'terminalRevealed')).toMatchObject([{ terminal: 'Q1', reward: 'reroll' }]);
    expect(shown()).toMatchObject({ reward: 'reroll', isUsed: false });
    const near = benchOf({ ...remastered, pois: [{ kind: 'Terminal', q: 1, r: 0, reward: 'reroll' }] }, []);
    expect(viewOf(near.world, near.state).pois.find(({ kind }) => kind === 'Terminal')).toMatchObject({
      reward: 'reroll',
    });
  });
});
