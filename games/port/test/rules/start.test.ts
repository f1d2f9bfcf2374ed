// Starting a run: draws, streams, scenarios, refusals of a bad start.

import { diceOf, digestOf, openRun, seedFrom } from '@interlock/kernel';
import { expect, test } from 'vitest';
import { game as port } from '../../src/index.ts';
import { frameOf, levelCodec } from '../../src/params.ts';
import { totalOf, weigh } from '../../src/rules/selection.ts';
import { ENV, INIT, opening, setup } from '../../src/setup.ts';
import type { Content, Field } from '../../src/shape.ts';
import { FIELDS } from '../../src/shape.ts';
import { config, content, event, only, sessionOf, slot, start, withEvents, written } from '../kit.ts';

test('[OP-016] a run starts running, at clock 0, with nothing cooling', () => {
  const state = start('BEGIN');
  expect(state).toMatchObject({ phase: 'running', outcome: null, clockMs: 0, nextTickMs: 1000, idleTicks: 0 });
  expect(state.cooldowns.events).toHaveLength(0);
  expect(state.cooldowns.actions).toHaveLength(0);
  expect(sessionOf('BEGIN').turns).toEqual([]);
});

test('[OP-017] each field is drawn from port.init, both ends possible', () => {
  const seen = new Map<Field, Set<number>>(FIELDS.map((field) => [field, new Set()]));
  for (let i = 0; i < 400; i++) {
    const seed = `INIT-${i}`;
    const state = start(seed);
    const stream = diceOf(seed).stream(INIT);
    for (const field of FIELDS) {
      const { min, max } = config.initRanges[field];
      expect(state[field]).toBe(stream.range(min, max));
      seen.get(field)!.add(state[field]);
    }
  }
  for (const field of FIELDS) {
    const { min, max } = config.initRanges[field];
    expect(Math.min(...seen.get(field)!)).toBe(min);
    expect(Math.max(...seen.get(field)!)).toBe(max);
  }
});

test('[OP-018] [OP-019] editing one range shifts no other field', () => {
  for (const { id, initRanges } of content.scenarios) {
    const [plain, other] = [start('SHIFTLESS'), start('SHIFTLESS', id)];
    for (const field of FIELDS) {
      const range = initRanges[field];
      if (!range) expect(other[field]).toBe(plain[field]);
      else expect(other[field] >= range.min && other[field] <= range.max).toBe(true);
    }
  }
});

test('[OP-020] env modifiers lie in 800 to 1200, each of 401 values possible', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) for (const pm of start(`ENV-${i}`).env.filter((one) => one > 0)) seen.add(pm);
  expect(Math.min(...seen)).toBe(800);
  expect(Math.max(...seen)).toBe(1200);
  expect(seen.size).toBe(401);
});

test('[OP-021] [OP-155] an event keeps its modifier when others come and go', () => {
  const all = start('OWN');
  const few = only(['coffee-machine', 'port-open', 'status-call']);
  const state = setup(few, { scenario: 'standard' }, diceOf('OWN'));
  for (const id of ['coffee-machine', 'port-open', 'status-call']) {
    expect(state.env[slot(id, few)]).toBe(all.env[slot(id)]);
    expect(all.env[slot(id)]).toBe(
      diceOf('OWN')
        .stream(ENV + id)
        .range(800, 1200),
    );
  }
});

test('[OP-023] different seeds weigh differently, one seed never does', () => {
  const [a, b] = [start('MOOD-1'), start('MOOD-2')];
  expect(Array.from(a.env)).not.toEqual(Array.from(b.env));
  expect(Array.from(a.env)).toEqual(Array.from(start('MOOD-1').env));
  for (const [i, pm] of a.env.entries()) expect(pm * 800 <= b.env[i]! * 1200).toBe(true);
});

test('[OP-024] the first card is selected at clock 0 with nothing cooling', () => {
  const dice = diceOf('FIRST');
  const state = setup(content, { scenario: 'standard' }, dice);
  const weights = weigh(content, { ...state, currentEventId: null }, 0);
  const fresh = diceOf('FIRST');
  const { index } = fresh.stream('port.select').weighted(weights);
  expect(state.currentEventId).toBe(content.events[index]!.id);
  // The run's own dice have moved by that one draw.
  expect(dice.save()).toEqual(fresh.save());
});

test('[OP-025] [OP-016] a start that finds no card runs on without one', () => {
  const late = withEvents([event('late', { conditions: [{ param: 'timeLeft', op: '<=', value: 10 }] })]);
  const state = setup(late, { scenario: 'standard' }, diceOf('NONE'));
  expect(state).toMatchObject({ phase: 'running', currentEventId: null, idleTicks: 0, clockMs: 0, nextTickMs: 1000 });
  expect(opening(late, { scenario: 'standard' }, state).at(-1)).toEqual({
    type: 'noCardFound',
    atMs: 0,
    earliestMs: null,
  });
});

test('[OP-026] nothing is judged at the start', () => {
  const doomed: Content = {
    ...content,
    config: { ...config, initRanges: { ...config.initRanges, stress: { min: 100, max: 100 } } },
  };
  expect(setup(doomed, { scenario: 'standard' }, diceOf('DOOM'))).toMatchObject({ stress: 100, outcome: null });
});

test('[OP-027] [OP-157] the same start gives the same state and digest', () => {
  for (const level of [{ scenario: 'burnout' }, { scenario: 'standard', carry: { stress: 3, influence: 1 } }]) {
    const [a, b] = [setup(content, level, diceOf('SAME')), setup(content, level, diceOf('SAME'))];
    expect(digestOf(a)).toBe(digestOf(b));
  }
  expect(digestOf(start('SAME'))).not.toBe(digestOf(start('OTHER')));
  expect(sessionOf('SAME').digest()).toBe(sessionOf('SAME').digest());
});

test('[OP-029] a bad start is refused with a sentence that lists what there is', () => {
  const unknown = levelCodec.decode({ scenario: 'holiday' });
  expect(unknown).toMatchObject({ ok: false, error: { code: 'unknown-scenario' } });
  if (!unknown.ok) for (const { id } of content.scenarios) expect(unknown.error.message).toContain(id);
  const bad = openRun(port, { levelData: { scenario: 'standard' } }, { content: { events: [] } });
  expect(bad).toMatchObject({ ok: false, error: { code: 'bad-content' } });
});

test('[OP-030] a seed is 1 to 24 letters, digits or hyphens; lower case is folded', () => {
  expect(seedFrom('kestrel-7')).toEqual({ ok: true, value: 'KESTREL-7' });
  for (const wrong of ['', 'A'.repeat(config.seed.maxChars + 1), 'A B', 'Ä', 7, null]) {
    expect(seedFrom(wrong)).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
  }
  const run = openRun(port, { levelData: { scenario: 'standard' }, seed: 'no spaces' });
  expect(run).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
});

test('[OP-161] the opening is four facts', () => {
  const level = { scenario: 'burnout', carry: { stress: 4, influence: 1 } };
  const state = setup(content, level, diceOf('OPEN'));
  const facts = opening(content, level, state);
  expect(facts.map(({ type }) => type)).toEqual(['runStarted', 'stateRolled', 'climateRolled', 'cardShown']);
  const [, rolled, climate, shown] = facts;
  expect(rolled).toMatchObject({ values: { stress: state.stress }, carried: level.carry });
  expect(climate).toMatchObject({ modifiers: { 'port-open': state.env[slot('port-open')] } });
  expect(shown).toEqual({
    type: 'cardShown',
    eventId: state.currentEventId,
    atMs: 0,
    total: totalOf(weigh(content, state, 0)),
  });
});

test('[OP-269] a scenario keeps only the events with its tags', () => {
  const frame = frameOf(content, { scenario: 'seven-doors' });
  content.events.forEach(({ tags }, i) => {
    const isKept = tags.some((tag) => tag === 'basic' || tag === 'terminal' || tag === 'filler');
    expect(frame.base[i]! >= 0).toBe(isKept);
  });
  expect(content.scenarios.map(({ order }) => order)).toEqual(content.scenarios.map((_, i) => i + 1));
  expect(written(start('X', 'seven-doors')).split('/')[3]).toMatch(/^7[2-8]$/);
});
