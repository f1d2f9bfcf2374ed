// The lint of numbers that span files, at its edges.

import { expect, test } from 'vitest';
import { agree, counterBound, longestRun, narrowed, reachableBox, timeGains } from '../../src/authoring/reach.ts';
import type { Condition, Content, SomeRanges } from '../../src/shape.ts';
import { config, content, event, withEvents } from '../kit.ts';
import { edit, effect, index, loud, tuned, when } from './lintKit.ts';

const range = (min: number, max: number) => ({ min, max });
const start = (more: SomeRanges): Content => tuned({ initRanges: { ...config.initRanges, ...more } });
const scenario = (i: number, more: SomeRanges): Content => ({
  ...content,
  scenarios: content.scenarios.map((one, k) =>
    k === i ? { ...one, initRanges: { ...one.initRanges, ...more } } : one,
  ),
});
const ticket = (i: number, more: SomeRanges): Content =>
  tuned({
    generator: {
      ...config.generator,
      difficulties: config.generator.difficulties.map((one, k) =>
        k === i ? { ...one, initRanges: { ...one.initRanges, ...more } } : one,
      ),
    },
  });

test('[OP-302] L09 counts the starts inside, once for a default that is inside', () => {
  const gate = { privilege: range(4, 5), bureaucracy: range(70, 71), security: range(69, 71) };
  expect(loud(scenario(2, gate), 'warning')).toEqual([
    'L09 scenarios[2].initRanges: a run may start inside the win gate in 166 of 1000 starts',
  ]);
  expect(loud(ticket(3, gate), 'warning')).toEqual([
    'L09 generator.difficulties[3].initRanges: a run may start inside the win gate in 166 of 1000 starts',
  ]);
  expect(loud(scenario(2, { ...gate, privilege: range(4, 4) }), 'warning')).toEqual([]);
  expect(
    loud(start({ privilege: range(5, 5), bureaucracy: range(60, 60), security: range(60, 60) }), 'warning'),
  ).toEqual(['L09 initRanges: a run may start inside the win gate in 1000 of 1000 starts']);
});

test('[OP-303] [OP-026] L10 in every place where a run may start', () => {
  expect(loud(scenario(2, { privilege: range(0, 3) }))).toEqual([
    'L10 scenarios[2].initRanges.privilege: privilege may start at 0, which is already lost',
  ]);
  expect(loud(ticket(4, { stress: range(40, 100) }))).toEqual([
    'L10 generator.difficulties[4].initRanges.stress: stress may start at 100, which is already lost',
  ]);
  expect(loud(ticket(0, { timeLeft: range(0, 9) }))).toEqual([
    'L10 generator.difficulties[0].initRanges.timeLeft: timeLeft may start at 0, which is already lost',
  ]);
  expect(loud(start({ stress: range(22, 99), privilege: range(1, 4), timeLeft: range(1, 180) }))).toEqual([]);
});

test('[OP-304] L11 from exactly as much as passes', () => {
  const cooldowns = (one: number, two: number, three: number): Content => {
    const by: Record<string, number> = {
      'deadline-extended': one,
      'manager-buys-time': two,
      'network-slot-opened': three,
    };
    return { ...content, events: content.events.map((card) => ({ ...card, cooldown: by[card.id] ?? card.cooldown })) };
  };
  expect(loud(cooldowns(60, 70, 100))).toEqual([
    'L11 events: time can be gained as fast as it passes: 1000 of 1000 per second',
  ]);
  expect(loud(cooldowns(60, 70, 101)).some((line) => line.startsWith('L11'))).toBe(false);
});

test('[OP-306] L13 counts the weights that scenarios scale', () => {
  const events = Array.from({ length: 5 }, (_, i) => event(`e${i}`, { baseWeight: 100, tags: ['paper'] }));
  const on = (pm: number): Content => ({
    ...withEvents(events),
    config: { ...config, weight: { ...config.weight, divisor: 1 } },
    scenarios: [{ ...content.scenarios[4]!, order: 1, tagWeightPm: { paper: pm } }],
  });
  const said = (pm: number) => loud(on(pm)).filter((line) => line.startsWith('L13'));
  expect(said(3579)).toEqual([]);
  expect(said(3580)).toEqual(['L13 events: largest total weight 2 148 000 000 exceeds 2 147 483 647']);
  expect(said(1000)).toEqual([]);
});

test('[OP-314] [OP-266] L21 for every threshold of the gate and of the losing cards', () => {
  const gate = (more: object) => loud(tuned({ winGate: { ...config.winGate, ...more } }));
  expect(gate({ privilegeMin: 6 })[0]).toContain('`port-open` starts at privilege 5, configuration says 6');
  expect(gate({ securityMax: 60 })[0]).toContain('`port-open` ends at security 70, configuration says 60');
  expect(gate({ timeLeftMin: 2 })[0]).toContain('`port-open` starts at timeLeft 1, configuration says 2');
  const lost = (more: object) => loud(tuned({ loseTerminals: { ...config.loseTerminals, ...more } }));
  expect(lost({ bureaucracyMin: 80 })[0]).toContain('`ticket-expired` starts at bureaucracy 90, configuration says 80');
  expect(lost({ securityMin: 80 })[0]).toContain('`port-blocked` starts at security 85, configuration says 80');
  const blind = edit('port-open', (card) => ({
    ...card,
    conditions: card.conditions.filter(({ param }) => param !== 'security'),
  }));
  expect(loud(blind)).toEqual([
    `L21 events[${index('port-open')}].conditions: \`port-open\` does not test security, configuration does`,
  ]);
  const strict = edit('port-open', (card) => ({
    ...card,
    conditions: [when('privilege', '>', 4), when('security', '<', 71), ...card.conditions.slice(2)],
  }));
  expect(loud(strict)).toEqual([]);
});

test('[OP-318] L25 for the clock, and a filler once in two seconds', () => {
  const small = loud(tuned({ limits: { ...config.limits, counterMax: 4400 } }));
  expect(small).toContain('L25 limits.counterMax: timeLeft could reach 4 500, limit 4 400');
  const exact = loud(tuned({ limits: { ...config.limits, counterMax: 86_455 } }));
  expect(exact).toEqual([]);
  const rich = edit('hold-music', (card) => ({
    ...card,
    actions: card.actions.map((one, i) => (i === 0 ? { ...one, effects: [effect('influence', 1)] } : one)),
  }));
  expect(counterBound(rich, 'influence')! - counterBound(content, 'influence')!).toBe(4500 / 2 + 1);
});

test('[OP-295] the part of a box in which conditions hold ends exactly where they do', () => {
  const box = reachableBox(content);
  const cut = (op: Condition['op'], value: number) => {
    const { lo, hi } = narrowed(box, [{ param: 'stress', op, value }]).stress;
    return [lo, hi];
  };
  expect(box.stress).toEqual({ lo: 0, hi: 100 });
  expect([cut('>', 40), cut('>=', 40)]).toEqual([
    [41, 100],
    [40, 100],
  ]);
  expect([cut('<', 40), cut('<=', 40), cut('==', 40)]).toEqual([
    [0, 39],
    [0, 40],
    [40, 40],
  ]);
  expect([cut('!=', 0), cut('!=', 100), cut('!=', 40)]).toEqual([
    [1, 100],
    [0, 99],
    [0, 100],
  ]);
});

test('[OP-302] a start at nothing at all is inside the gate too', () => {
  expect(loud(start({ privilege: range(5, 5), bureaucracy: range(0, 0), security: range(0, 0) }), 'warning')).toContain(
    'L09 initRanges: a run may start inside the win gate in 1000 of 1000 starts',
  );
});

test('[OP-318] the clock may reach the limit of counters, not one beyond it', () => {
  const limited = (counterMax: number): readonly string[] =>
    loud(tuned({ limits: { ...config.limits, counterMax } })).filter((one) => one.includes('timeLeft could reach'));
  const longest = longestRun(content)!;
  expect(limited(longest)).toEqual([]);
  expect(limited(longest - 1)).toHaveLength(1);
});

test('[OP-305] a card that gives more than its cooldown counts for L12 alone, not for the longest run', () => {
  const [giver] = timeGains(content);
  const { id } = giver!.card;
  const beyond = edit(id, (card) => ({ ...card, cooldown: 1 }));
  const without = { ...content, events: content.events.filter((card) => card.id !== id) };
  expect(longestRun(beyond)).toBe(longestRun(without));
});

test('[OP-294] conditions that only 0 meets agree', () => {
  expect(agree(when('stress', '<=', 0), when('stress', '==', 0))).toBe(true);
  expect(agree(when('stress', '<', 1), when('stress', '!=', 1))).toBe(true);
  expect(agree(when('stress', '<', 0), when('stress', '!=', 1))).toBe(false);
});
