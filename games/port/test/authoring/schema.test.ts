// S01 to S20: each with a document that triggers it and nothing else, judged by code, path and message.

import { expect, test } from 'vitest';
import { printFinding } from '../../src/authoring/finding.ts';
import { lint } from '../../src/authoring/lint.ts';
import { at, validateFile, validateText } from '../../src/authoring/validate.ts';
import { game as port } from '../../src/index.ts';
import type { Content } from '../../src/shape.ts';
import { config, content } from '../kit.ts';

type Loose = Record<string, unknown>;

/** The shipped events with one of them changed. */
const events = (at: number, change: (event: Loose) => void): unknown => {
  const list = structuredClone(content.events) as unknown as Loose[];
  change(list[at]!);
  return { events: list };
};

const found = (input: unknown, file: 'events' | 'config' | 'scenarios' = 'events') =>
  validateFile(file, input, config).map(printFinding);

const action = (event: Loose, at = 0): Loose => (event.actions as Loose[])[at]!;
const changed = (change: (copy: Loose) => void): Loose => {
  const copy = structuredClone(config) as unknown as Loose;
  change(copy);
  return copy;
};

test('[OP-273] all findings at once, by place and code, printed with path and message', () => {
  const input = events(3, (event) => {
    delete action(event, 1).cooldown;
    event.baseWeight = 140;
    event.coolDown = 3;
  });
  expect(found(input)).toEqual(
    [
      'S02 events[3].coolDown: `coolDown` is not a known key; did you mean `cooldown`?',
      'S04 events[3].baseWeight: must be between 0 and 100, found 140',
      'S01 events[3].actions[1].cooldown: `cooldown` is missing',
    ].sort((a, b) => order(a) - order(b)),
  );
  expect(validateFile('events', input, config)[0]).toMatchObject({ file: 'events', severity: 'error' });
  const refused = port.authoring!.load!(content, input);
  expect(refused).toMatchObject({ ok: false, error: { code: 'bad-content' } });
  expect(!refused.ok && refused.error.message).toContain(
    '3 errors: S04 events[3].baseWeight: must be between 0 and 100',
  );
});

/** Place in the document: base weight before actions before the key added last. */
const order = (line: string): number => ['baseWeight', 'actions', 'coolDown'].findIndex((key) => line.includes(key));

test('[OP-274] S01 a missing key', () => {
  expect(found(events(0, (event) => delete event.cooldown))).toEqual(['S01 events[0].cooldown: `cooldown` is missing']);
  expect(found({})).toEqual(['S01 events: `events` is missing']);
  expect(found(events(7, (event) => delete (event.conditions as Loose[])[0]!.op))).toEqual([
    'S01 events[7].conditions[0].op: `op` is missing',
  ]);
});

test('[OP-275] S02 an unknown key, with a suggestion where one is near', () => {
  const typo = events(0, (event) => {
    action(event).cool = 1;
  });
  expect(found(typo)).toEqual(['S02 events[0].actions[0].cool: `cool` is not a known key']);
  expect(found({ ...(events(0, () => {}) as Loose), evnets: [] })).toEqual([
    'S02 evnets: `evnets` is not a known key; did you mean `events`?',
  ]);
  expect(found({ $schema: 'x', ...(events(0, () => {}) as Loose) })).toEqual([]);
  const proto = JSON.parse('{"events":[],"__proto__":{}}') as unknown;
  expect(found(proto)).toEqual(['S02 __proto__: `__proto__` is not a known key']);
});

test('[OP-276] S03 a wrong type', () => {
  const wrong = (key: string, value: unknown) =>
    found(
      events(0, (event) => {
        event[key] = value;
      }),
    );
  expect(wrong('cooldown', 2.5)).toEqual(['S03 events[0].cooldown: must be an integer, found 2.5']);
  expect(wrong('cooldown', '30')).toEqual(['S03 events[0].cooldown: must be an integer, found "30"']);
  expect(wrong('title', 7)).toEqual(['S03 events[0].title: must be text, found 7']);
  expect(wrong('conditions', {})).toEqual(['S03 events[0].conditions: must be a list, found an object']);
  expect(wrong('terminal', 'yes')).toEqual(['S03 events[0].terminal: must be a flag (true or false), found "yes"']);
  expect(found([])).toEqual(['S03 : must be an object, found a list of 0']);
});

test('[OP-277] S04 out of range', () => {
  const act = (key: string, value: number) =>
    found(
      events(0, (event) => {
        action(event)[key] = value;
      }),
    );
  expect(act('cooldown', 4000)).toEqual(['S04 events[0].actions[0].cooldown: must be between 0 and 3600, found 4000']);
  expect(act('scoreImpact', -101)).toEqual([
    'S04 events[0].actions[0].scoreImpact: must be between -100 and 100, found -101',
  ]);
  const deep = (change: (event: Loose) => void) => found(events(7, change));
  expect(
    deep((event) => {
      (event.conditions as Loose[])[0]!.value = 140;
    }),
  ).toEqual(['S04 events[7].conditions[0].value: must be between 0 and 100, found 140']);
  expect(
    deep((event) => {
      (event.weightRules as Loose[])[0]!.toPm = 4001;
    }),
  ).toEqual(['S04 events[7].weightRules[0].toPm: must be between 0 and 4000, found 4001']);
  expect(
    deep((event) => {
      (action(event).effects as Loose[])[0]!.delta = 101;
    }),
  ).toEqual(['S04 events[7].actions[0].effects[0].delta: must be between -100 and 100, found 101']);
});

test('[OP-278] S05 an id used twice', () => {
  const twice = events(4, (event) => {
    event.id = 'status-call';
    (event.actions as Loose[]).forEach((one, i) => {
      one.id = `status-call-x${i}`;
    });
  });
  expect(found(twice).filter((line) => !line.startsWith('S07'))).toEqual([
    'S05 events[4].id: id `status-call` is already used at events[1]',
  ]);
  const button = events(1, (event) => {
    action(event, 2).id = 'status-call-own';
  });
  expect(found(button)).toEqual([
    'S05 events[1].actions[2].id: id `status-call-own` is already used at events[1].actions[0]',
  ]);
});

test('[OP-279] S06 the form of ids', () => {
  const bad = events(82, (event) => {
    event.id = 'Port_Open';
    (event.actions as Loose[]).forEach((one, i) => {
      one.id = `port-open-x${i}`;
    });
  });
  expect(found(bad)).toContain('S06 events[82].id: id must be lower-case words joined by hyphens');
  const prefix = events(1, (event) => {
    action(event).id = 'other-own';
  });
  expect(found(prefix)).toEqual(['S06 events[1].actions[0].id: action id must start with `status-call-`']);
});

test('[OP-280] [OP-090] [OP-091] S07 an unknown name', () => {
  const name = (key: string, value: string) =>
    found(
      events(7, (event) => {
        (event.conditions as Loose[])[0]![key] = value;
      }),
    );
  expect(name('op', '=>')).toEqual([
    'S07 events[7].conditions[0].op: `op` must be one of >=, <=, >, <, ==, !=, found `=>`',
  ]);
  expect(name('param', 'karma')[0]).toMatch(/^S07 .*`param` must be one of timeLeft, .*found `karma`$/);
});

test('[OP-281] [OP-070] S08 an effect on the score', () => {
  const target = (value: string) =>
    found(
      events(0, (event) => {
        (action(event).effects as Loose[])[0]!.target = value;
      }),
    );
  expect(target('score')).toEqual([
    'S08 events[0].actions[0].effects[0].target: effects must not target score; use scoreImpact',
  ]);
  expect(target('luck')[0]).toMatch(/^S07 /);
});

test('[OP-282] [OP-070] S09 a target twice', () => {
  const twice = events(0, (event) => {
    (action(event).effects as Loose[]).push({ target: 'stress', delta: 1 });
  });
  expect(found(twice)).toEqual([
    'S09 events[0].actions[0].effects[3].target: target `stress` appears twice; join the two deltas',
  ]);
});

test('[OP-283] S10 too few or too many answers', () => {
  const many = (change: (list: Loose[]) => Loose[]) =>
    found(
      events(0, (event) => {
        event.actions = change(event.actions as Loose[]);
      }),
    );
  const alone = many((list) => list.slice(0, 1)).filter((line) => !line.startsWith('S07'));
  expect(alone).toEqual(['S10 events[0].actions: an event needs 2 to 4 actions, found 1']);
  const five = many((list) => [
    ...list,
    ...[1, 2].map((n) => ({ ...list[0]!, id: `request-form-${n}`, label: `L${n}` })),
  ]);
  expect(five).toEqual(['S10 events[0].actions: an event needs 2 to 4 actions, found 5']);
});

const WIN = content.events.findIndex(({ terminalOutcome }) => terminalOutcome === 'win');

test('[OP-284] S11 terminal and its outcome', () => {
  expect(found(events(WIN, (event) => delete event.terminalOutcome))).toEqual([
    `S11 events[${WIN}]: terminal events need terminalOutcome \`win\` or \`lose\``,
  ]);
  expect(
    found(
      events(0, (event) => {
        event.terminalOutcome = 'win';
      }),
    ),
  ).toEqual(['S11 events[0].terminalOutcome: terminalOutcome without terminal']);
  expect(
    found(
      events(WIN, (event) => {
        event.terminalOutcome = 'draw';
      }),
    ),
  ).toEqual([`S11 events[${WIN}].terminalOutcome: terminal events need terminalOutcome \`win\` or \`lose\``]);
});

test('[OP-285] S12 weight rule bounds', () => {
  const rule = events(7, (event) => {
    Object.assign((event.weightRules as Loose[])[0]!, { from: 85, to: 40 });
  });
  expect(found(rule)).toEqual(['S12 events[7].weightRules[0]: `from` must be below `to`, found 85 and 40']);
});

test('[OP-286] [OP-091] [OP-143] S13 a forbidden parameter', () => {
  const param = (value: string) =>
    found(
      events(7, (event) => {
        (event.conditions as Loose[])[0]!.param = value;
      }),
    );
  expect(param('idleTicks')).toEqual([
    'S13 events[7].conditions[0].param: `idleTicks` is for events tagged filler only',
  ]);
  expect(param('score')).toEqual(['S13 events[7].conditions[0].param: conditions must not test score']);
});

test('[OP-287] S14 a start range upside down or too late', () => {
  const range = (field: string, min: number, max: number) =>
    found(
      changed((copy) => {
        (copy.initRanges as Loose)[field] = { min, max };
      }),
      'config',
    );
  expect(range('stress', 40, 30)).toEqual(['S14 initRanges.stress: min 40 exceeds max 30']);
  expect(range('timeLeft', 170, 200)).toEqual(['S14 initRanges.timeLeft: timeLeft may not start above 180']);
  const scenario = structuredClone(content.scenarios) as unknown as Loose[];
  scenario[2]!.initRanges = { security: { min: 64, max: 56 } };
  expect(found({ scenarios: scenario }, 'scenarios')).toEqual([
    'S14 scenarios[2].initRanges.security: min 64 exceeds max 56',
  ]);
});

test('[OP-288] S15 score tiers', () => {
  const tiers = (mins: readonly number[]) =>
    found(
      changed((copy) => {
        copy.scoreTiers = mins.map((min) => ({ min, title: `T${min}`, needsWin: false }));
      }),
      'config',
    );
  expect(tiers([0, 105, 75])).toEqual([
    'S15 scoreTiers[2].min: tiers must rise strictly and start at 0; 75 follows 105',
  ]);
  expect(tiers([10, 20])).toEqual(['S15 scoreTiers[0].min: tiers must rise strictly and start at 0; the first is 10']);
});

test('[OP-289] S16 an unknown tag', () => {
  const tag = events(0, (event) => {
    event.tags = ['basic', 'papers'];
  });
  expect(found(tag)).toEqual(['S16 events[0].tags[1]: `papers` is not a known tag; did you mean `paper`?']);
  const scenarios = structuredClone(content.scenarios) as unknown as Loose[];
  scenarios[5]!.tagWeightPm = { weather: 1600 };
  scenarios[1]!.onlyTags = ['basic', 'terminals', 'filler', 'terminal'];
  expect(found({ scenarios }, 'scenarios')).toEqual([
    'S16 scenarios[1].onlyTags[1]: `terminals` is not a known tag; did you mean `terminal`?',
    'S16 scenarios[5].tagWeightPm.weather: `weather` is not a known tag',
  ]);
});

test('[OP-290] S17 text limits', () => {
  const text = (key: string, value: string) =>
    found(
      events(0, (event) => {
        event[key] = value;
      }),
    );
  expect(text('title', 'x'.repeat(33))).toEqual(['S17 events[0].title: title has 33 characters, at most 32']);
  expect(text('situation', 'x'.repeat(111))).toEqual([
    'S17 events[0].situation: situation has 111 characters, at most 110',
  ]);
  expect(text('title', '')[0]).toMatch(/^S17 /);
  expect(text('title', ' x')).toEqual(['S17 events[0].title: title must be one line without a space at either end']);
  expect(text('situation', 'a\nb')[0]).toMatch(/^S17 /);
  const label = events(0, (event) => {
    action(event).label = 'x'.repeat(61);
  });
  expect(found(label)).toEqual(['S17 events[0].actions[0].label: label has 61 characters, at most 48']);
});

test('[OP-291] S18 an empty action', () => {
  const empty = events(0, (event) => {
    Object.assign(action(event), { effects: [], scoreImpact: 0 });
  });
  expect(found(empty)).toEqual([
    'S18 events[0].actions[0]: this action changes nothing; give it an effect or a scoreImpact',
  ]);
  const zero = events(0, (event) => {
    (action(event).effects as Loose[])[0]!.delta = 0;
  });
  expect(found(zero)[0]).toMatch(/^S18 events\[0\]\.actions\[0\]\.effects\[0\]\.delta: /);
});

test('[OP-292] S19 broken JSON', () => {
  const broken = validateText('events', '{\n  "events": [\n    7 8\n  ]\n}', config);
  expect(broken).toMatchObject([{ code: 'S19', severity: 'error' }]);
  expect(broken[0]!.message).toMatch(/^line 3, column 7: expected /);
  expect(broken[0]!.message).not.toMatch(/\n|at .*\.ts/);
  expect(validateText('events', JSON.stringify({ events: content.events }), config)).toEqual([]);
});

test('[OP-389] S20 a scenario that cuts too much, through the scenarios file', () => {
  const scenarios = structuredClone(content.scenarios) as unknown as Content['scenarios'];
  const cut = scenarios.map((one) =>
    one.id === 'seven-doors' ? { ...one, onlyTags: ['basic', 'filler'] as const } : one,
  );
  const findings = port.authoring!.documents!.scenarios!.lint(content, { scenarios: cut });
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'S20', path: 'scenarios[1].onlyTags', message: 'scenario `seven-doors` leaves out the win event' },
  ]);
  expect(lint(content).filter(({ code }) => code === 'S20')).toEqual([]);
});

test('[OP-029] hostile documents are judged, never thrown at', () => {
  for (const input of [
    null,
    7,
    'x',
    [],
    [[]],
    { events: 7 },
    { events: [null, 7, [], {}] },
    { events: [{ actions: [null] }] },
  ]) {
    expect(found(input).length).toBeGreaterThan(0);
    expect(found(input, 'config').length).toBeGreaterThan(0);
    expect(found(input, 'scenarios').length).toBeGreaterThan(0);
    expect(port.authoring!.load!(content, input).ok).toBe(false);
    for (const kind of Object.values(port.authoring!.documents!))
      expect(kind.lint(content, input).length).toBeGreaterThan(0);
  }
});

test('[OP-277] the gate and the cards that end it badly may lie at either end of a gauge', () => {
  const at = (value: number) => ({
    ...config,
    winGate: { privilegeMin: 0, securityMax: value, bureaucracyMax: value, timeLeftMin: 0 },
    loseTerminals: { securityMin: value, bureaucracyMin: value },
    stateModifier: { enabled: true, minPm: value, maxPm: value },
  });
  expect([found(at(0), 'config'), found(at(100), 'config')]).toEqual([[], []]);
  expect(found(at(-1), 'config')).toHaveLength(6);
  // Thousandths run on.
  expect(found(at(101), 'config')).toHaveLength(4);
});

test('[OP-277] bounds of the search start at one', () => {
  const least = (value: number) => ({
    ...config,
    solver: { beam: value, retryBeam: value, maxPicks: value, exactNodes: value },
  });
  expect(found(least(1), 'config')).toEqual([]);
  expect(found(least(0), 'config')).toHaveLength(4);
});

test('[OP-280] S07 shows what is no text without the marks of a name', () => {
  const input = events(7, (event) => {
    (event.conditions as Loose[])[0]!.op = 7;
  });
  expect(found(input)[0]).toMatch(/^S07 .*, found 7$/);
});

test("[OP-273] a place that only an object's ancestors have is no place of the file", () => {
  expect([at({}, ['constructor']), at(null, ['id']), at(7, ['id']), at({ a: [1] }, ['a', 0])]).toEqual([
    undefined,
    undefined,
    undefined,
    1,
  ]);
});
