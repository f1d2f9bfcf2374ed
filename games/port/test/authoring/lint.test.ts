// L01 to L25: each with content that triggers it and no other error, judged by code, path and message.

import { expect, test } from 'vitest';
import { printFinding } from '../../src/authoring/finding.ts';
import { lint } from '../../src/authoring/lint.ts';
import { lintDeep } from '../../src/authoring/lintDeep.ts';
import { reachableBox } from '../../src/authoring/reach.ts';
import { finish } from '../../src/forecast/odds.ts';
import type { Content } from '../../src/shape.ts';
import { act, config, content } from '../kit.ts';
import { edit, effect, guest, index, last, loud, plus, tuned, when } from './lintKit.ts';

test('[OP-293] [OP-320] shipped content has no error and no warning; findings say code, severity and ids', () => {
  expect(loud(content)).toEqual([]);
  expect(loud(content, 'warning')).toEqual([]);
  expect(lint(content)).toEqual([]);
  const [note] = lint(plus(guest({ cooldown: 40 })));
  expect(note).toMatchObject({ severity: 'note', file: 'events' });
  expect(note!.ids.length).toBeGreaterThan(0);
  expect(loud(plus(guest()))).toEqual([]);
  expect(loud(plus(guest()), 'warning')).toEqual([]);
});

test('[OP-294] L01 contradiction', () => {
  const on = plus(guest({ conditions: [when('security', '>=', 60), when('security', '<=', 40)] }));
  expect(loud(on)).toEqual([
    `L01 events[${last}].conditions[1]: \`guest\` can never be eligible: security >= 60 contradicts security <= 40`,
  ]);
});

test('[OP-295] [OP-391] L02 unreachable', () => {
  const poor: Content = {
    ...content,
    scenarios: content.scenarios.map((one) => ({
      ...one,
      initRanges: { ...one.initRanges, influence: { min: 0, max: 1 } },
    })),
    events: content.events
      .filter(({ conditions }) => !conditions.some(({ param, value }) => param === 'influence' && value > 1))
      .map((one) => ({
        ...one,
        actions: one.actions.map((answer) => ({
          ...answer,
          effects: answer.effects.filter(({ target, delta }) => target !== 'influence' || delta < 0),
        })),
      })),
  };
  const on = { ...poor, events: [...poor.events, guest({ conditions: [when('influence', '>=', 40)] })] };
  expect(loud(on)).toEqual([
    `L02 events[${poor.events.length}].conditions[0]: \`guest\` needs influence >= 40, but no sequence of actions brings influence above 1`,
  ]);
  const box = reachableBox(content);
  expect(box.stress).toEqual({ lo: 0, hi: 100 });
  expect(box.influence).toEqual({ lo: 0, hi: 6035 });
  expect(box.privilege).toEqual({ lo: 0, hi: 3012 });
  expect(box.timeLeft).toEqual({ lo: 0, hi: 4500 });
  expect(reachableBox(on).influence).toEqual({ lo: 0, hi: 1 });
});

test('[OP-296] L03 an answer that can never be chosen', () => {
  const rule = { param: 'stress', from: 10, to: 20, fromPm: 0, toPm: 0 } as const;
  const why = 'can never be chosen: its event has weight 0 in every reachable state';
  expect(loud(plus(guest({ weightRules: [rule] })))).toEqual([
    `L03 events[${last}].actions[0]: \`guest-a\` ${why}`,
    `L03 events[${last}].actions[1]: \`guest-b\` ${why}`,
  ]);
  const nowhere = { ...plus(guest()), scenarios: content.scenarios.slice(1, 2).map((one) => ({ ...one, order: 1 })) };
  const left = loud(nowhere).filter((line) => line.includes('guest'));
  expect(left[0]).toContain('is left out of every scenario');
});

test('[OP-297] L04 always fatal', () => {
  const on = plus(
    guest({
      conditions: [when('privilege', '<=', 1)],
      actions: [
        act('guest-a', [effect('privilege', -1), effect('stress', -5)], { label: 'Guest A', cooldown: 40 }),
        act('guest-b', [effect('stress', 5)], { label: 'Guest B', cooldown: 40 }),
      ],
    }),
  );
  expect(loud(on)).toEqual([
    `L04 events[${last}].actions[0]: \`guest-a\` loses by privilege in every state in which \`guest\` can be shown`,
  ]);
});

test('[OP-298] L05 a possible freeze', () => {
  const cure = 'add a filler with cooldown 0, an action of cooldown 0 and idleTicks >= 3 or less';
  const slow = edit('hold-music', (card) => ({ ...card, conditions: [when('idleTicks', '>=', 9)] }));
  expect(loud(slow)).toEqual([`L05 events: with everything cooling the player may wait 9 s (limit 3 s); ${cure}`]);
  const none = { ...content, events: content.events.filter(({ id }) => id !== 'hold-music') };
  expect(loud(none)).toEqual([`L05 events: with everything cooling the player may wait 28 s (limit 3 s); ${cure}`]);
});

test('[OP-299] [OP-390] L06 a soft lock, and L05 keeps silent', () => {
  const bare = {
    ...content,
    events: content.events.filter(
      // Without the cards that come back after one that is left out.
      ({ id, conditions }) =>
        conditions.length > 0 && id !== 'hold-music' && id !== 'ciso-which' && !id.endsWith('-again'),
    ),
  };
  const found = loud(bare);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(
    /^L06 events: no event can ever become eligible at stress 25, .*; add an event without conditions$/,
  );
});

test('[OP-300] [OP-390] L07 no way to win', () => {
  const none = { ...content, events: content.events.filter(({ id }) => id !== 'port-open') };
  expect(loud(none)).toEqual(['L07 events: no event wins the run']);
  const stuck: Content = {
    ...content,
    config: { ...config, winGate: { ...config.winGate, privilegeMin: 5 } },
    events: content.events
      .filter(
        ({ conditions }) =>
          !conditions.some(({ param, op, value }) => param === 'privilege' && op === '>=' && value > 4) || true,
      )
      .map((one) => ({
        ...one,
        actions: one.actions.map((answer) => ({
          ...answer,
          effects: answer.effects.filter(({ target, delta }) => target !== 'privilege' || delta < 0),
        })),
      }))
      .filter(
        ({ id, conditions }) =>
          id === 'port-open' ||
          !conditions.some(({ param, op, value }) => param === 'privilege' && op === '>=' && value > 4),
      ),
  };
  const at = stuck.events.findIndex(({ id }) => id === 'port-open');
  expect(loud(stuck)).toEqual([
    `L07 events[${at}].conditions[0]: the win event needs privilege >= 5, but privilege cannot exceed 4`,
  ]);
});

test('[OP-301] [OP-390] L08 an unsolved scenario', () => {
  const doomed: Content = {
    ...content,
    events: content.events.filter(({ tags }) => !tags.includes('lesson')),
    config: { ...config, lint: { ...config.lint, solveSeeds: 1 }, solver: { ...config.solver, beam: 8, maxPicks: 8 } },
    scenarios: [
      {
        ...content.scenarios[4]!,
        id: 'doomed',
        order: 1,
        initRanges: { stress: { min: 99, max: 99 }, privilege: { min: 1, max: 1 }, timeLeft: { min: 5, max: 5 } },
      },
    ],
  };
  expect(finish(lintDeep(doomed, { runs: 1 })).map(printFinding)).toEqual([
    'L08 scenarios[0]: no winning line found for any of the first 1 seeds of `doomed`; ease its start or its weights',
  ]);
  expect(config.lint.solveSeeds).toBe(20);
  // The first seed has no line so short, the third has one.
  const short = (solveSeeds: number): Content => ({
    ...doomed,
    config: {
      ...config,
      lint: { ...config.lint, solveSeeds },
      solver: { ...config.solver, beam: 8, maxPicks: 8 },
    },
    scenarios: [{ ...content.scenarios[4]!, order: 1 }],
  });
  const isUnsolved = (on: Content) => finish(lintDeep(on, { runs: 1 })).some(({ code }) => code === 'L08');
  expect([1, 3].map((seeds) => isUnsolved(short(seeds)))).toEqual([true, false]);
  const broken = { ...doomed, events: doomed.events.filter(({ id }) => id !== 'port-open') };
  expect(finish(lintDeep(broken, { runs: 1 })).some(({ code }) => code === 'L08')).toBe(false);
});

test('[OP-302] L09 a start inside the gate', () => {
  const scenarios = content.scenarios.map((one, i) =>
    i === 2
      ? {
          ...one,
          initRanges: {
            ...one.initRanges,
            privilege: { min: 4, max: 5 },
            bureaucracy: { min: 70, max: 71 },
            security: { min: 70, max: 71 },
          },
        }
      : one,
  );
  expect(loud({ ...content, scenarios }, 'warning')).toEqual([
    'L09 scenarios[2].initRanges: a run may start inside the win gate in 125 of 1000 starts',
  ]);
});

test('[OP-303] L10 a start that is already lost', () => {
  const start = (field: string, min: number, max: number) =>
    loud(tuned({ initRanges: { ...config.initRanges, [field]: { min, max } } }));
  expect(start('privilege', 0, 4)).toEqual([
    'L10 initRanges.privilege: privilege may start at 0, which is already lost',
  ]);
  expect(start('stress', 22, 100)).toEqual(['L10 initRanges.stress: stress may start at 100, which is already lost']);
  expect(start('timeLeft', 0, 180)).toEqual([
    'L10 initRanges.timeLeft: timeLeft may start at 0, which is already lost',
  ]);
});

test('[OP-304] L11 an endless run', () => {
  const quick = edit('network-slot-opened', (card) => ({ ...card, cooldown: 58 }));
  expect(loud(quick)).toEqual(['L11 events: time can be gained as fast as it passes: 1039 of 1000 per second']);
});

test('[OP-305] L12 a single gain too large, left out of the sum of L11', () => {
  const i = index('network-slot-opened');
  const rich = edit('network-slot-opened', (card) => ({ ...card, cooldown: 20 }));
  expect(loud(rich)).toEqual([`L12 events[${i}].actions[0]: \`network-slot-opened-grab\` gives 20 s every 20 s`]);
});

test('[OP-306] L13 weights that overflow', () => {
  const found = loud(tuned({ weight: { ...config.weight, divisor: 1 }, envModifierPm: { min: 800, max: 4000 } }));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^L13 events: largest total weight [\d ]+ exceeds 2 147 483 647$/);
});

test('[OP-307] [OP-390] L14 base weight 0, without L03', () => {
  const on = plus(guest({ baseWeight: 0 }));
  expect(loud(on, 'warning')).toEqual([
    `L14 events[${last}].baseWeight: \`guest\` has base weight 0 and will never be drawn`,
  ]);
  expect(loud(on)).toEqual([]);
});

test('[OP-308] L15 a condition that always holds', () => {
  const on = plus(guest({ conditions: [when('stress', '>=', 40), when('security', '>=', 0)] }));
  expect(loud(on, 'warning')).toEqual([`L15 events[${last}].conditions[1]: security >= 0 is always true; remove it`]);
});

test('[OP-309] L16 a dominated answer', () => {
  const on = plus(
    guest({
      actions: [
        act('guest-a', [effect('stress', 5)], { label: 'Guest A', cooldown: 40 }),
        act('guest-b', [effect('stress', 4)], { label: 'Guest B', cooldown: 40 }),
      ],
    }),
  );
  expect(loud(on, 'warning')).toEqual([
    `L16 events[${last}].actions[0]: \`guest-a\` is never better than \`guest-b\` in any field or score`,
  ]);
});

test('[OP-310] L17 the basics', () => {
  expect(loud(plus(guest({ conditions: [] })), 'warning')).toEqual([
    'L17 events: 8 events are always eligible, 7 expected',
  ]);
  const quick = edit('coffee-machine', (card) => ({ ...card, cooldown: 12 }));
  expect(loud(quick, 'warning')).toEqual([
    `L17 events[${index('coffee-machine')}].cooldown: \`coffee-machine\` is always eligible with cooldown 12 s, 25 to 35 expected`,
  ]);
});

test('[OP-311] L18 time given out of place', () => {
  const gift = act('guest-a', [effect('timeLeft', 1), effect('stress', 5)], { label: 'Guest A', cooldown: 40 });
  const on = plus(guest({ actions: [gift, guest().actions[1]!], cooldown: 90 }));
  expect(loud(on)).toEqual([
    `L18 events[${last}].actions[0]: \`guest-a\` gives time, but \`guest\` is not tagged time`,
  ]);
  const tagged = content.events.filter(({ tags }) => tags.includes('time')).map(({ id }) => id);
  expect(tagged.sort()).toEqual(['deadline-extended', 'manager-buys-time', 'network-slot-opened']);
});

test('[OP-312] L19 a cooldown nobody sees', () => {
  const on = plus(guest({ cooldown: 40 }));
  expect(loud(on, 'note')).toContain(
    `L19 events[${last}].actions[0].cooldown: \`guest-a\` cools 40 s and its event 40 s: the button can never be seen disabled; give it 0, or more than 40`,
  );
  const idle = guest({ cooldown: 40 }).actions.map((answer) => ({ ...answer, cooldown: 0 }));
  expect(loud(plus(guest({ cooldown: 40, actions: idle })), 'note').some((line) => line.includes('guest'))).toBe(false);
  expect(loud(plus(guest()), 'note').some((line) => line.includes('guest'))).toBe(false);
});

test('[OP-313] L20 a text used twice, an error within one event', () => {
  const [a, b] = guest().actions;
  const label = content.events[0]!.actions[0]!.label;
  const across = plus(guest({ actions: [{ ...a!, label }, b!] }));
  expect(loud(across, 'warning')).toEqual([
    `L20 events[${last}].actions[0].label: label ${JSON.stringify(label)} is used by \`request-form-fill\` and \`guest-a\``,
  ]);
  const within = plus(
    guest({
      actions: [
        { ...a!, label: 'Do nothing' },
        { ...b!, label: 'Do nothing' },
      ],
    }),
  );
  expect(loud(within)).toEqual([
    `L20 events[${last}].actions[1].label: label "Do nothing" is used by \`guest-a\` and \`guest-b\``,
  ]);
});

test('[OP-314] L21 thresholds that disagree', () => {
  const i = index('port-blocked');
  const early = edit('port-blocked', (card) => ({ ...card, conditions: [when('security', '>=', 80)] }));
  expect(loud(early)).toEqual([
    `L21 events[${i}].conditions[0]: \`port-blocked\` starts at security 80, configuration says 85`,
  ]);
  const gate = loud(tuned({ winGate: { ...config.winGate, bureaucracyMax: 60 } }));
  expect(gate[0]).toContain('`port-open` ends at bureaucracy 70, configuration says 60');
  expect(loud(content)).toEqual([]);
});

test('[OP-315] L22 an effect that can never take place', () => {
  const on = plus(
    guest({
      conditions: [when('influence', '==', 0)],
      actions: [
        act('guest-a', [effect('influence', -1), effect('stress', -2)], { label: 'Guest A', cooldown: 40 }),
        act('guest-b', [effect('stress', 2), effect('security', -2)], { label: 'Guest B', cooldown: 40 }),
      ],
    }),
  );
  expect(loud(on, 'warning')).toEqual([
    `L22 events[${last}].actions[0].effects[0]: influence -1 can never take place where influence == 0`,
  ]);
});

const isEspresso = (a: { readonly id: string }, b: { readonly id: string }): number =>
  Number(a.id === 'coffee-machine-espresso') - Number(b.id === 'coffee-machine-espresso');

test('[OP-316] [OP-317] L23 and L24 from simulation', () => {
  const rare = guest({ conditions: [when('stress', '>=', 40), when('influence', '>=', 50)] });
  const shy = edit('coffee-machine', (card) => ({
    ...card,
    // Last on its card: where every answer loses, players take the first.
    actions: card.actions
      .toSorted(isEspresso)
      .map((answer) =>
        answer.id === 'coffee-machine-espresso'
          ? { ...answer, effects: [effect('timeLeft', -40), effect('stress', 40), effect('bureaucracy', 30)] }
          : { ...answer, cooldown: 1 },
      ),
  }));
  const on: Content = {
    ...shy,
    events: [
      ...shy.events
        .filter(({ tags }) => !tags.includes('lesson'))
        .map((one) =>
          one.id === 'lunch-at-desk' ? { ...one, baseWeight: 100, conditions: [when('stress', '>=', 1)] } : one,
        ),
      rare,
    ],
    config: { ...config, lint: { ...config.lint, minOffers: 5, solveSeeds: 3 } },
    scenarios: [{ ...content.scenarios[4]!, order: 1 }],
  };
  const found = finish(lintDeep(on, { runs: 120 }))
    .filter(({ code }) => code === 'L23' || code === 'L24')
    .map(printFinding);
  expect(found.some((line) => /^L23 .*`guest` was seen in 0 % of 360 runs \(at least 1 % expected\)$/.test(line))).toBe(
    true,
  );
  expect(
    found.some((line) => /^L23 .*`lunch-at-desk` was seen in .* \(at most 60 % outside the basics\)$/.test(line)),
  ).toBe(true);
  expect(found.some((line) => /^L24 .*`coffee-machine-espresso` is picked by neither/.test(line))).toBe(true);
}, 60_000);

test('[OP-318] L25 counters without end', () => {
  const i = index('coffee-machine');
  const zero = edit('coffee-machine', (card) => ({ ...card, cooldown: 0 }));
  expect(loud(zero)).toEqual([
    `L25 events[${i}].cooldown: \`coffee-machine\` has cooldown 0 and could be answered without end in one millisecond`,
  ]);
  const small = loud(tuned({ limits: { ...config.limits, counterMax: 40_000 } }));
  expect(small).toEqual(['L25 limits.counterMax: score could reach 86 455, limit 40 000']);
});

test('[OP-390] a finding is not followed by its consequences', () => {
  const on = plus(
    guest({ conditions: [when('security', '>=', 60), when('security', '<=', 40), when('influence', '>=', 900_000)] }),
  );
  expect(loud(on).map((line) => line.slice(0, 3))).toEqual(['L01']);
});
