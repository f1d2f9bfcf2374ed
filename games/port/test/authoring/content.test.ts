// The shipped content: events, configuration, scenarios, texts.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../../content/texts.json' with { type: 'json' };
import { lint } from '../../src/authoring/lint.ts';
import { isDominated } from '../../src/authoring/lintActions.ts';
import { validateFile } from '../../src/authoring/validate.ts';
import { givesTime } from '../../src/forecast/forecast.ts';
import { game as port } from '../../src/index.ts';
import { OUTCOMES, TAGS } from '../../src/shape.ts';
import { answer, BASICS, card, config, content } from '../kit.ts';

const delta = (id: string, field: string): number =>
  answer(id).effects.find(({ target }) => target === field)?.delta ?? 0;
const effects = (id: string) => Object.fromEntries(answer(id).effects.map((one) => [one.target, one.delta]));
const conditions = (id: string) => card(id).conditions.map(({ param, op, value }) => `${param} ${op} ${value}`);

test('[OP-242] [OP-261] one file holds 119 events with 344 answers', () => {
  expect(content.events).toHaveLength(119);
  expect(content.events.flatMap(({ actions }) => actions)).toHaveLength(344);
});

test('[OP-243] [OP-244] [OP-245] [OP-246] events and answers have their form, ids theirs', () => {
  const keys = ['id', 'title', 'situation', 'tags', 'conditions', 'baseWeight', 'cooldown', 'actions'];
  const seen = new Set<string>();
  for (const one of content.events) {
    for (const key of keys) expect(one).toHaveProperty(key);
    expect(one.actions.length >= 2 && one.actions.length <= 4).toBe(true);
    for (const { id, ...rest } of one.actions) {
      expect(Object.keys(rest).sort()).toEqual(['cooldown', 'effects', 'label', 'says', 'scoreImpact']);
      expect(id.startsWith(`${one.id}-`)).toBe(true);
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
  }
});

test('[OP-247] every event has a tag of the thirteen', () => {
  expect(TAGS).toHaveLength(13);
  for (const { tags } of content.events) {
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(TAGS).toContain(tag);
  }
});

test('[OP-248] [OP-249] [OP-250] exactly seven events are always eligible, with their cooldowns', () => {
  const always = content.events.filter(
    (one) => one.conditions.length === 0 && one.after === undefined && !one.tags.includes('lesson'),
  );
  expect(always.map(({ id }) => id)).toEqual(BASICS);
  expect(always.map(({ cooldown }) => cooldown)).toEqual([30, 28, 32, 33, 25, 35, 34]);
  expect(lint(content).filter(({ code }) => code === 'L15')).toEqual([]);
});

test('[OP-251] [OP-255] exactly three events give time, to those who keep paper low or built privilege', () => {
  const givers = content.events.filter(givesTime);
  expect(givers.map(({ id }) => id).sort()).toEqual(['deadline-extended', 'manager-buys-time', 'network-slot-opened']);
  for (const { conditions: list } of givers) {
    expect(
      list.some(({ param, op }) => (param === 'bureaucracy' && op === '<=') || (param === 'privilege' && op === '>=')),
    ).toBe(true);
  }
});

test('[OP-252] deadline-extended', () => {
  expect(conditions('deadline-extended')).toEqual(['bureaucracy <= 56', 'timeLeft <= 120']);
  expect([card('deadline-extended').baseWeight, card('deadline-extended').cooldown]).toEqual([6, 75]);
  expect(effects('deadline-extended-take')).toEqual({ timeLeft: 24, stress: -3 });
  expect(effects('deadline-extended-trade')).toEqual({ timeLeft: 8, stress: 5, privilege: 1 });
  expect(effects('deadline-extended-refuse')).toEqual({ stress: 14, privilege: 1, influence: 1 });
});

test('[OP-253] manager-buys-time', () => {
  expect(conditions('manager-buys-time')).toEqual(['privilege >= 5']);
  expect([card('manager-buys-time').baseWeight, card('manager-buys-time').cooldown]).toEqual([6, 75]);
  expect(effects('manager-buys-time-accept')).toEqual({ timeLeft: 24, stress: -2, privilege: -1 });
  expect(effects('manager-buys-time-use')).toEqual({ timeLeft: 28, stress: 15 });
  expect(effects('manager-buys-time-modest')).toEqual({ timeLeft: 7, stress: 4, influence: 1 });
});

test('[OP-254] network-slot-opened', () => {
  expect(conditions('network-slot-opened')).toEqual(['bureaucracy <= 62', 'security <= 64']);
  expect([card('network-slot-opened').baseWeight, card('network-slot-opened').cooldown]).toEqual([5, 80]);
  expect(effects('network-slot-opened-grab')).toEqual({ timeLeft: 20, stress: 7 });
  expect(effects('network-slot-opened-share')).toEqual({ timeLeft: 7, stress: 4, bureaucracy: -4, influence: 1 });
  expect(effects('network-slot-opened-test')).toEqual({ timeLeft: -2, stress: 4, bureaucracy: -6, security: -9 });
});

test('[OP-256] [OP-257] port-scan-alert and its harden', () => {
  expect(conditions('port-scan-alert')).toEqual(['security >= 40']);
  expect(card('port-scan-alert')).toMatchObject({
    baseWeight: 7,
    cooldown: 30,
    weightRules: [{ param: 'security', from: 40, to: 85, fromPm: 800, toPm: 2200 }],
  });
  expect(effects('port-scan-alert-harden')).toEqual({ security: -15, timeLeft: -20 });
  expect(answer('port-scan-alert-harden')).toMatchObject({ scoreImpact: 12, cooldown: 36 });
});

test('[OP-258] port-open', () => {
  expect(card('port-open')).toMatchObject({
    baseWeight: 60,
    weightRules: [
      { param: 'privilege', from: 5, to: 9, fromPm: 1000, toPm: 1800 },
      { param: 'influence', from: 0, to: 6, fromPm: 450, toPm: 2800 },
    ],
  });
  expect(effects('port-open-document')).toEqual({ timeLeft: -12, stress: -10 });
  expect(effects('port-open-celebrate')).toEqual({ timeLeft: -3, stress: -5, privilege: -1 });
  expect(effects('port-open-run')).toEqual({ timeLeft: -1, security: 5 });
  expect(['document', 'celebrate', 'run'].map((one) => answer(`port-open-${one}`).scoreImpact)).toEqual([70, 55, 45]);
});

test('[OP-259] the losing cards', () => {
  for (const [id, param, from] of [
    ['port-blocked', 'security', 85],
    ['ticket-expired', 'bureaucracy', 90],
  ] as const) {
    expect(card(id)).toMatchObject({
      baseWeight: 24,
      weightRules: [{ param, from, to: 100, fromPm: 1000, toPm: 4000 }],
    });
    expect(card(id).actions).toHaveLength(2);
  }
});

test('[OP-260] late events open with influence', () => {
  const needs = (id: string) => card(id).conditions.find(({ param }) => param === 'influence');
  const table = {
    2: ['admin-owes-you', 'network-guild', 'security-champion'],
    3: ['policy-draft', 'ciso-elevator', 'vendor-dinner'],
    4: ['cto-drops-by', 'console-unattended'],
    5: ['board-slide'],
  };
  for (const [value, ids] of Object.entries(table)) {
    for (const id of ids) expect(needs(id)).toMatchObject({ op: '>=', value: Number(value) });
  }
});

test('[OP-262] no answer is dominated', () => {
  for (const one of content.events) {
    if (one.terminal) continue;
    for (const a of one.actions) for (const b of one.actions) if (a !== b) expect(isDominated(a, b)).toBe(false);
  }
});

test('[OP-263] every event offers relief, or nearly', () => {
  const hardOnes = [
    'change-window',
    'forensic-imaging',
    'two-signatures',
    'raci-matrix',
    'network-slot-opened',
    'typo-in-rule',
    'calm-morning',
    'network-guild',
    'policy-draft',
    'console-unattended',
    'change-freeze',
    'excel-firewall',
    'other-firewall',
    'test-environment',
  ];
  const hard: string[] = [];
  for (const one of content.events) {
    if (one.terminal || one.tags.includes('filler')) continue;
    const least = Math.min(...one.actions.map(({ id }) => delta(id, 'stress')));
    expect(least).toBeLessThanOrEqual(7);
    if (least > 0) hard.push(one.id);
  }
  expect(hard.sort()).toEqual(hardOnes.sort());
});

test('[OP-264] labels tell the deed and leave the numbers to the button', () => {
  for (const { actions } of content.events) {
    for (const { label } of actions) expect(label).not.toMatch(/[+-]\d|\d+ ?(s|sec|points?)\b/);
  }
});

test('[OP-265] [OP-345] [OP-392] configuration, events and scenarios are three files of data', () => {
  expect(Object.keys(content).sort()).toEqual(['config', 'events', 'scenarios']);
  for (const path of [
    'winGate.privilegeMin',
    'loseTerminals.securityMin',
    'envModifierPm.min',
    'stateModifier.enabled',
  ]) {
    expect(config).toHaveProperty(path);
  }
  expect(validateFile('events', { $schema: 'x', events: content.events }, config)).toEqual([]);
  expect(validateFile('config', { $schema: 'x', ...config }, config)).toEqual([]);
  expect(validateFile('scenarios', { $schema: 'x', scenarios: content.scenarios }, config)).toEqual([]);
  // Read as a file of its own, the configuration is judged as it is here.
  const read = port.authoring!.documents!.config!.lint(content, { $schema: 'x', ...config });
  expect(read).toEqual(lint(content));
});

test('[OP-266] gate in the configuration and conditions of the win event must agree', () => {
  const off = { ...content, config: { ...config, winGate: { ...config.winGate, securityMax: 60 } } };
  expect(
    lint(off)
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code),
  ).toEqual(['L21']);
});

test('[OP-267] [OP-268] the default start, outside the gate', () => {
  const said = Object.fromEntries(
    Object.entries(config.initRanges).map(([field, { min, max }]) => [field, `${min}-${max}`]),
  );
  expect(said).toEqual({
    timeLeft: '168-180',
    stress: '25-35',
    privilege: '3-3',
    bureaucracy: '76-84',
    security: '70-77',
    influence: '0-1',
    score: '0-0',
  });
  expect(config.initRanges.privilege.max).toBeLessThan(config.winGate.privilegeMin);
});

test('[OP-270] a scenario that cuts out what a run needs is refused', () => {
  const cut = (onlyTags: readonly (typeof TAGS)[number][]) =>
    lint({ ...content, scenarios: [{ ...content.scenarios[1]!, order: 1, onlyTags }] })
      .filter(({ code }) => code === 'S20')
      .map(({ message }) => message.split(' leaves out ')[1]);
  expect(cut(['basic', 'filler'])).toEqual(['the win event']);
  expect(cut(['terminal', 'filler'])).toEqual(['every always-eligible event']);
  expect(cut(['basic', 'terminal'])).toEqual(['the filler']);
});

test('[OP-271] twelve scenarios in their order; standard changes nothing', () => {
  expect(content.scenarios.map(({ id }) => id)).toEqual([
    'first-ticket',
    'seven-doors',
    'small-office',
    'any-any-rule',
    'standard',
    'audit-season',
    'form-reform',
    'well-connected',
    'friday-release',
    'burnout',
    'reorganisation',
    'year-end-freeze',
  ]);
  const standard = content.scenarios[4]!;
  expect([standard.initRanges, standard.tagWeightPm, standard.onlyTags]).toEqual([{}, undefined, undefined]);
});

test('[OP-271] every scenario starts and weighs as the table of the rules says', () => {
  const FIELDS = {
    t: 'timeLeft',
    pr: 'privilege',
    bu: 'bureaucracy',
    se: 'security',
    st: 'stress',
    inf: 'influence',
  } as const;
  const table = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('### Scenarios')[1]!;
  const rows = [...table.matchAll(/^\| (\d+) \| ([\w-]+) \| ([^|]*) \| ([^|]*) \|/gm)].slice(0, 12);
  expect(rows.map(([, order, id]) => [Number(order), id])).toEqual(
    content.scenarios.map(({ order, id }) => [order, id]),
  );
  for (const [i, [, , id, start, weights]] of rows.entries()) {
    const [ranges = '', only] = start!.split('; only ');
    const wanted = Object.fromEntries(
      [...ranges.matchAll(/([a-z]+) (\d+)(?:–(\d+))?/g)].map(([, name, min, max]) => [
        FIELDS[name as keyof typeof FIELDS],
        { min: Number(min), max: Number(max ?? min) },
      ]),
    );
    const scenario = content.scenarios[i]!;
    expect(scenario.initRanges, id).toEqual(wanted);
    expect(scenario.tagWeightPm ?? {}, id).toEqual(
      Object.fromEntries([...weights!.matchAll(/([a-z]+) (\d+)/g)].map(([, tag, pm]) => [tag, Number(pm)])),
    );
    expect([...(scenario.onlyTags ?? [])].sort(), id).toEqual(only?.split(', ').sort() ?? []);
  }
});

test('[OP-361] three end texts for every outcome, and words for everything else', () => {
  for (const outcome of OUTCOMES) {
    expect(texts.ends[outcome]).toHaveLength(3);
    expect(new Set(texts.ends[outcome]).size).toBe(3);
  }
  expect(Object.keys(texts.briefings)).toEqual(content.scenarios.map(({ id }) => id));
  expect(Object.keys(texts.ratings)).toEqual(config.scoreTiers.map(({ title }) => title));
  expect([texts.tutorial['first-ticket'].length, texts.tutorial['seven-doors'].length, texts.shift.length]).toEqual([
    6, 3, 4,
  ]);
  for (const climate of Object.keys(config.generator.climates))
    expect(texts.glossary).toHaveProperty(`climate-${climate}`);
  const codes = [
    ...Array.from({ length: 20 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`),
    ...Array.from({ length: 25 }, (_, i) => `L${String(i + 1).padStart(2, '0')}`),
  ];
  expect(Object.keys(texts.lints)).toEqual(codes);
});

test('[OP-261] the place of an answer says nothing about its kind', () => {
  const three = content.events.filter(({ actions, terminal }) => actions.length === 3 && !terminal);
  const places = [0, 0, 0];
  for (const { actions } of three) {
    const scores = actions.map(({ scoreImpact }) => scoreImpact);
    places[scores.indexOf(Math.max(...scores))]! += 1;
  }
  for (const many of places) expect(many / three.length).toBeGreaterThan(0.2);
});
