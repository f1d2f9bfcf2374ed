// The strict half of the content check at its edges: the first value that is wrong, and the last that is right.

import { expect, test } from 'vitest';
import { ordered, type PortFinding, printFinding } from '../../src/authoring/finding.ts';
import { suggestion } from '../../src/authoring/suggest.ts';
import { validateFile } from '../../src/authoring/validate.ts';
import { config, content } from '../kit.ts';

type Loose = Record<string, unknown>;

/** Findings of the shipped events with one of them changed. */
const changed = (at: number, change: (event: Loose) => void): readonly string[] => {
  const list = content.events.map((one, i) => (i === at ? structuredClone(one) : one)) as unknown as Loose[];
  change(list[at]!);
  return validateFile('events', { events: list }, config).map(printFinding);
};
const set = (key: string, value: unknown, at = 0) =>
  changed(at, (event) => {
    event[key] = value;
  });
const answer = (key: string, value: unknown) =>
  changed(0, (event) => {
    (event.actions as Loose[])[0]![key] = value;
  });
const inside = (list: string, key: string, value: unknown) =>
  changed(7, (event) => {
    (event[list] as Loose[])[0]![key] = value;
  });
const tuned = (change: (copy: Loose) => void): readonly string[] => {
  const copy = structuredClone(config) as unknown as Loose;
  change(copy);
  return validateFile('config', copy, config).map(printFinding);
};

test('[OP-273] findings are ordered by file, then place, then code', () => {
  const finding = (file: PortFinding['file'], path: string, code: string): PortFinding => ({
    file,
    path,
    code,
    severity: 'error',
    message: '',
    ids: [],
  });
  const list = [
    finding('scenarios', 'scenarios[0].id', 'S01'),
    finding('config', 'limits', 'S04'),
    finding('config', 'nothing', 'S01'),
    finding('events', 'events[10].id', 'S02'),
    finding('events', 'events[2].title', 'S02'),
    finding('events', 'events[2].id', 'S06'),
    finding('events', 'events[2].id', 'S05'),
    finding('events', 'events[2].nothing', 'S01'),
  ];
  const said = ordered(list, {
    events: { events: content.events },
    config,
    scenarios: { scenarios: content.scenarios },
  });
  expect(said.map(({ path, code }) => `${code} ${path}`)).toEqual([
    'S01 events[2].nothing',
    'S05 events[2].id',
    'S06 events[2].id',
    'S02 events[2].title',
    'S02 events[10].id',
    'S01 nothing',
    'S04 limits',
    'S01 scenarios[0].id',
  ]);
  // What stands at one place under one code keeps its order.
  const twice = [finding('config', 'limits', 'S04'), finding('config', 'limits', 'S04')];
  const told = ordered(twice, { events: { events: [] }, config, scenarios: { scenarios: [] } });
  expect(told.map((one) => twice.indexOf(one))).toEqual([0, 1]);
});

test('[OP-275] a suggestion is within three edits and below the length of the word', () => {
  expect(suggestion('cooldwn', ['title', 'cooldown'])).toBe('cooldown');
  expect([suggestion('abcdexxx', ['abcde']), suggestion('abcdexxxx', ['abcde'])]).toEqual(['abcde', null]);
  expect([suggestion('ab', ['cd']), suggestion('ab', ['ad']), suggestion('abc', ['xyz'])]).toEqual([null, 'ad', null]);
  expect(suggestion('tost', ['test', 'toast'])).toBe('test');
  const nested = JSON.parse(JSON.stringify({ events: content.events }).replace('"label"', '"__proto__":{},"label"'));
  expect(validateFile('events', nested, config).map(printFinding)).toEqual([
    'S02 events[0].actions[0].__proto__: `__proto__` is not a known key',
  ]);
});

test('[OP-277] S04: both ends of every range, and one finding for a number beyond all of them', () => {
  const said = (found: readonly string[]) => found.map((line) => line.slice(0, 3));
  for (const [low, high, give] of [
    [0, 100, (value: number) => set('baseWeight', value)],
    [0, 3600, (value: number) => set('cooldown', value)],
    [0, 3600, (value: number) => answer('cooldown', value)],
    [-100, 100, (value: number) => answer('scoreImpact', value)],
    [-100, 100, (value: number) => answer('effects', [{ target: 'stress', delta: value }])],
    [0, 100, (value: number) => inside('conditions', 'value', value)],
    [0, 4000, (value: number) => inside('weightRules', 'fromPm', value)],
  ] as const) {
    expect([low, high].map((value) => said(give(value)))).toEqual([[], []]);
    expect([low - 1, high + 1, 1e20].map((value) => said(give(value)))).toEqual([['S04'], ['S04'], ['S04']]);
  }
  expect(set('tags', [])).toEqual(['S04 events[0].tags: must have at least one entry, found 0']);
});

test('[OP-279] [OP-245] S06: words joined by hyphens, and the whole id of the event in front', () => {
  const id = (value: string) =>
    changed(1, (event) => {
      (event.actions as Loose[])[0]!.id = value;
    });
  expect(id('status-callown')).toEqual(['S06 events[1].actions[0].id: action id must start with `status-call-`']);
  const form = 'S06 events[1].actions[0].id: id must be lower-case words joined by hyphens';
  for (const wrong of ['status-call-Own', 'status-call--own', 'status-call-own-', 'status-call-öwn'])
    expect(id(wrong)).toEqual([form]);
  expect(id('status-call-own-2')).toEqual([]);
});

test('[OP-280] S07 lists what a target may be', () => {
  expect(answer('effects', [{ target: 'luck', delta: 1 }])).toEqual([
    'S07 events[0].actions[0].effects[0].target: `target` must be one of timeLeft, stress, privilege, bureaucracy, security, influence, found `luck`',
  ]);
});

test('[OP-283] [OP-246] S10: two to four', () => {
  const [first] = content.events[0]!.actions;
  const many = (count: number) =>
    set(
      'actions',
      Array.from({ length: count }, (_, i) => ({ ...first, id: `request-form-n${i}`, label: `L${i}` })),
    );
  // A card that remembers one of the answers taken away says so; that is not this rule's matter.
  const shape = (count: number) => many(count).filter((line) => !line.startsWith('S07'));
  expect([2, 3, 4].map(shape)).toEqual([[], [], []]);
  expect([0, 1, 5].map((count) => many(count)[0]?.slice(0, 3))).toEqual(['S10', 'S10', 'S10']);
});

test('[OP-284] S11: an outcome beside `terminal: false`', () => {
  expect(
    changed(0, (event) => {
      Object.assign(event, { terminal: false, terminalOutcome: 'lose' });
    }),
  ).toEqual(['S11 events[0].terminalOutcome: terminalOutcome without terminal']);
});

test('[OP-285] S12: equal bounds are no line', () => {
  expect(inside('weightRules', 'to', 40)).toEqual([
    'S12 events[7].weightRules[0]: `from` must be below `to`, found 40 and 40',
  ]);
  expect(inside('weightRules', 'to', 41)).toEqual([]);
});

test('[OP-287] S14: 180 is the last start, in the tickets too', () => {
  const start = (max: number) =>
    tuned((copy) => {
      (copy.initRanges as Loose).timeLeft = { min: 170, max };
    });
  expect(start(180)).toEqual([]);
  expect(start(181)).toEqual(['S14 initRanges.timeLeft: timeLeft may not start above 180']);
  const ticket = tuned((copy) => {
    const rows = (copy.generator as Loose).difficulties as Loose[];
    Object.assign(rows[1]!.initRanges as Loose, { stress: { min: 31, max: 30 }, timeLeft: { min: 1, max: 200 } });
  });
  expect(ticket).toEqual([
    'S14 generator.difficulties[1].initRanges.timeLeft: timeLeft may not start above 180',
    'S14 generator.difficulties[1].initRanges.stress: min 31 exceeds max 30',
  ]);
});

test('[OP-288] S15: a tier may not stand twice', () => {
  const tiers = tuned((copy) => {
    copy.scoreTiers = [0, 40, 40].map((min, i) => ({ min, title: `T${i}`, needsWin: false }));
  });
  expect(tiers).toEqual(['S15 scoreTiers[2].min: tiers must rise strictly and start at 0; 40 follows 40']);
});

test('[OP-290] S17: the longest text that is right, and every kind of loose end', () => {
  expect([set('title', 'x'.repeat(32)), set('situation', 'x'.repeat(110)), answer('label', 'x'.repeat(48))]).toEqual([
    [],
    [],
    [],
  ]);
  expect(answer('label', 'x'.repeat(49))).toEqual([
    'S17 events[0].actions[0].label: label has 49 characters, at most 48',
  ]);
  const line = ['S17 events[0].title: title must be one line without a space at either end'];
  for (const wrong of ['x ', ' x', 'a\nb', 'a\rb', ' ']) expect([wrong, set('title', wrong)]).toEqual([wrong, line]);
});

test('[OP-291] S18: a score alone is something', () => {
  const only = (scoreImpact: number) =>
    changed(0, (event) => {
      Object.assign((event.actions as Loose[])[0]!, { effects: [], scoreImpact });
    });
  expect([only(5), only(-5)]).toEqual([[], []]);
  expect(only(0)[0]).toMatch(/^S18 /);
});

test('[OP-278] [OP-269] S05 and S04 in the scenarios: an id once, the order without gaps', () => {
  const said = (change: (list: Loose[]) => void) => {
    const list = structuredClone(content.scenarios) as unknown as Loose[];
    change(list);
    return validateFile('scenarios', { scenarios: list }, config).map(printFinding);
  };
  expect(said(() => {})).toEqual([]);
  expect(
    said((list) => {
      list[3]!.id = 'first-ticket';
    }),
  ).toEqual(['S05 scenarios[3].id: id `first-ticket` is already used at scenarios[0]']);
  expect(
    said((list) => {
      list[11]!.order = 13;
    }),
  ).toEqual(['S04 scenarios[11].order: order must count 1 to 12 without gaps; 12 expected, found 13']);
});

test('[OP-287] S14 judges a range of two numbers; what is no number the schema names', () => {
  const broken = { ...config, initRanges: { ...config.initRanges, timeLeft: { max: 999 } } };
  const codes = validateFile('config', broken, config).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).not.toContain('S14');
});
