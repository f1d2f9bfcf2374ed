// Every mistake a content file can hold, one by one: each alone in a file that is sound otherwise, with its code and its whole
// sentence. Then thousands of damaged files of every kind, in which no other code and no vague sentence turns up.

import { diceOf, type Json } from '@interlock/kernel';
import { mutateJson } from '@interlock/testkit';
import { describe, expect, test } from 'vitest';
import { documents } from '../../src/authoring/documents.ts';
import { content } from '../../src/data/content.ts';
import { levelOf, scenarioSchema } from '../../src/data/file.ts';
import { texts } from '../../src/data/texts.ts';
import { levels } from '../../src/levels.ts';

const fileOf = (id: string): Json => {
  const { level, witnesses } = levels.find((one) => one.id === id)!;
  return { ...(level as object), ...(witnesses[0] ? { solution: witnesses[0].turns } : {}) } as unknown as Json;
};

/** A sound file of each kind, and for scenarios a few with other goals and other ships. */
const SOUND: Readonly<Record<string, { readonly kind: string; readonly file: Json }>> = {
  joust: { kind: 'scenario', file: fileOf('joust') },
  convoy: { kind: 'scenario', file: fileOf('convoy') },
  rescue: { kind: 'scenario', file: fileOf('rescue') },
  mirror: { kind: 'duel', file: fileOf('mirror') },
  balance: { kind: 'balance', file: content.balance as unknown as Json },
  subsystems: { kind: 'subsystems', file: content.subsystems as unknown as Json },
  classes: { kind: 'classes', file: content.classes as unknown as Json },
  personalities: { kind: 'personalities', file: content.personalities as unknown as Json },
  texts: { kind: 'texts', file: texts as unknown as Json },
};

/** The file with one place set; a place that is not there is made, `undefined` takes it away. */
const damaged = (file: Json, path: string, value: unknown): Json => {
  const copy = structuredClone(file);
  const steps = path.split('.');
  let here = copy as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) here = here[step] as Record<string, unknown>;
  if (value === undefined) delete here[steps.at(-1)!];
  else here[steps.at(-1)!] = value;
  return copy;
};

const found = (name: string, file: unknown) => documents[SOUND[name]!.kind]!.lint(content, file as Json);

type Row = readonly [rule: string, code: string, file: string, path: string, value: unknown, sentence: string];

const cutter = { id: 'extra', class: 'cutter', ring: 2, sector: 3 };
const freighter = { id: 'extra', class: 'freighter', ring: 2, sector: 3 };
const ROWS: readonly Row[] = [
  ['OS-415', 'unknown-field', 'joust', 'colour', 1, 'file: unknown field colour'],
  ['OS-415', 'missing-field', 'joust', 'limit', undefined, 'limit is missing'],
  ['OS-415', 'unknown-field', 'joust', 'parHull', 3, 'parHull belongs to a survive goal, not to destroy'],
  ['OS-415', 'missing-field', 'convoy', 'parHull', undefined, 'parHull is missing'],
  [
    'OS-415',
    'unknown-field',
    'joust',
    'parAtLeast',
    5,
    'parAtLeast belongs to a par that is best known, not to a proven one',
  ],
  ['OS-415', 'unknown-word', 'joust', 'parProof', 'hoped', 'parProof: unknown proof hoped'],
  [
    ...(['OS-415', 'wrong-type', 'joust', '$schema', 'x'.repeat(201)] as const),
    `$schema must be a text of at most 200 characters, got "${'x'.repeat(39)}…"`,
  ],
  ['OS-415', 'wrong-type', 'joust', 'ships.1', 7, 'ships[1] must be an object, got 7'],
  ['OS-492', 'unknown-word', 'joust', 'goal', 7, 'goal: unknown goal 7'],
  ['OS-492', 'unknown-word', 'joust', 'goal.kind', 'glory', 'goal.kind: unknown goal glory'],
  ['OS-492', 'own-goal', 'rescue', 'goal.ship', 'kestrel', "goal.ship must be another ship than the player's"],
  ['OS-492', 'out-of-range', 'rescue', 'goal.turns', 0, 'goal.turns must be 1 to 60, got 0'],
  ['OS-494', 'out-of-range', 'joust', 'limit', 61, 'limit must be 1 to 60, got 61'],
  ['OS-494', 'out-of-range', 'joust', 'ships', [], 'ships must hold 1 to 10 ships, got a list of 0'],
  ['OS-417', 'id-twice', 'joust', 'ships.1.id', 'kestrel', 'ships[1].id kestrel is used twice'],
  ['OS-418', 'no-player', 'joust', 'ships.0.ai', 'ace', "ships[0] must be the player's blue ship"],
  [
    ...(['OS-418', 'nobody-aboard', 'joust', 'ships.2', { ...cutter, class: 'kestrel' }] as const),
    'ships[2].ai must say who flies it: the player has the first ship',
  ],
  ['OS-419', 'unknown-word', 'joust', 'ships.1.class', 'frigate', 'ships[1].class: unknown class frigate'],
  ['OS-419', 'unknown-word', 'joust', 'ships.1.side', 'green', 'ships[1].side: unknown side green'],
  ['OS-419', 'unknown-word', 'joust', 'ships.1.ai', 'coward', 'ships[1].ai: unknown personality coward'],
  ['OS-419', 'unknown-field', 'joust', 'ships.0.energy', { warp: 1 }, 'ships[0].energy: unknown subsystem warp'],
  ['OS-420', 'out-of-range', 'joust', 'ships.1.ring', 7, 'ships[1].ring must be 1 to 6, got 7'],
  ['OS-420', 'out-of-range', 'joust', 'ships.1.sector', 24, 'ships[1].sector must be 0 to 23, got 24'],
  ['OS-421', 'over-max', 'joust', 'ships.0.energy', { laser: 3 }, 'ships[0].energy.laser must be at most 2, got 3'],
  [
    ...(['OS-421', 'not-installed', 'joust', 'ships.2', { ...cutter, energy: { railgun: 4 } }] as const),
    'ships[2].energy.railgun: Railgun is not installed on this ship',
  ],
  [
    ...(['OS-421', 'over-reactor', 'joust', 'ships.0.energy', { engines: 3, railgun: 5, laser: 2, scoop: 1 }] as const),
    'ships[0].energy adds up to 11, the reactor has 10',
  ],
  [
    ...(['OS-421', 'installed-twice', 'joust', 'ships.0.installed', ['engines', 'engines']] as const),
    'ships[0].installed[1] engines is named twice',
  ],
  ['OS-422', 'over-tank', 'joust', 'ships.0.mass', 9, 'ships[0].mass must be at most the tank of 8, got 9'],
  ['OS-422', 'out-of-range', 'joust', 'ships.0.hull', 0, 'ships[0].hull must be 1 to 99, got 0'],
  [
    'OS-423',
    'out-of-range',
    'joust',
    'goal',
    { kind: 'gates', gates: [] },
    'goal.gates must hold 1 to 12 gates, got a list of 0',
  ],
  [
    ...([
      'OS-423',
      'out-of-range',
      'joust',
      'goal',
      { kind: 'gates', gates: [{ ring: 1, sector: 1, width: 12 }] },
    ] as const),
    'goal.gates[0].width must be 0 to 11, got 12',
  ],
  ['OS-424', 'unknown-word', 'joust', 'protect', ['ghost'], 'protect[0]: unknown ship ghost'],
  ['OS-424', 'unknown-word', 'joust', 'goal.ships', ['ghost'], 'goal.ships[0]: unknown ship ghost'],
  ['OS-424', 'unknown-word', 'joust', 'ships.1.target', 'ghost', 'ships[1].target: unknown ship ghost'],
  ['OS-424', 'own-target', 'joust', 'ships.1.target', 'lancer', 'ships[1].target must be another ship than itself'],
  [
    ...(['OS-425', 'script-twice', 'joust', 'ships.2', { ...freighter, script: [{ turn: 2 }, { turn: 2 }] }] as const),
    'ships[2].script[1].turn 2 is used twice',
  ],
  [
    ...(['OS-425', 'script-turn', 'joust', 'ships.2', { ...freighter, script: [{ turn: 13 }] }] as const),
    'ships[2].script[0].turn must be 1 to the limit of 12, got 13',
  ],
  [
    ...([
      'OS-425',
      'script-power',
      'joust',
      'ships.2',
      { ...freighter, script: [{ turn: 1, move: { kind: 'phase', power: 0 } }] },
    ] as const),
    'ships[2].script[0].move.power must be 1 to 3, got 0',
  ],
  [
    ...(['OS-302', 'script-flown', 'joust', 'ships.1.script', [{ turn: 1 }]] as const),
    'ships[1].script is for drifting ships; this one has a mind',
  ],
  ['OS-426', 'over-limit', 'joust', 'par', 13, 'par must be at most the limit of 12, got 13'],
  ['OS-426', 'over-limit', 'convoy', 'goal.turn', 59, 'goal.turn must be at most the limit of 8, got 59'],
  ['OS-427', 'bad-solution', 'joust', 'par', 7, 'solution must win in exactly par turns: it takes 6, par is 7'],
  ['OS-427', 'bad-solution', 'joust', 'solution', [[]], 'solution does not win in 1 turns'],
  ['OS-427', 'bad-solution', 'convoy', 'parHull', 1, 'solution must end with par hull: it has 12, parHull is 1'],
  [
    ...(['OS-427', 'bad-solution', 'joust', 'solution.0', [{ type: 'vent', value: 1 }]] as const),
    'solution[0] is refused: Cannot vent 1 heat, only 0 on board.',
  ],
  ['OS-484', 'no-seat', 'mirror', 'ships.1.ai', 'ace', 'ships[1] must be a red ship somebody flies by hand'],
  [
    ...(['OS-484', 'duel-energy', 'mirror', 'ships.0.energy', { engines: 1 }] as const),
    'ships[0].energy must be left out: a duel begins with nothing powered',
  ],
  [
    ...(['OS-484', 'script-flown', 'mirror', 'ships.0.script', [{ turn: 1 }]] as const),
    'ships[0].script is for drifting ships; somebody sits in this one',
  ],
  ['OS-484', 'over-limit', 'mirror', 'blueWinsAt', 21, 'blueWinsAt must be at most the limit of 20, got 21'],
  ['OS-484', 'unknown-word', 'mirror', 'redAi', 'drift', 'redAi: unknown personality drift'],
  ['OS-428', 'bad-subsystem', 'subsystems', 'laser.min', 0, 'laser.min must be 1 to the rated maximum of 2, got 0'],
  [
    'OS-428',
    'bad-subsystem',
    'subsystems',
    'laser.overdrive',
    1,
    'laser.overdrive must be 0 with 0 heat for each overclocked unit, got 1',
  ],
  [
    'OS-428',
    'bad-subsystem',
    'subsystems',
    'laser.threshold',
    3,
    'laser.threshold must be at most the enforced maximum of 2, got 3',
  ],
  [
    'OS-428',
    'bad-subsystem',
    'subsystems',
    'laser.heatWhen',
    'used',
    'laser.heatWhen must be never, since it makes no heat, got "used"',
  ],
  [
    'OS-428',
    'bad-subsystem',
    'subsystems',
    'engines.heatWhen',
    'never',
    'engines.heatWhen must be powered or used, got "never"',
  ],
  ['OS-428', 'unknown-word', 'subsystems', 'laser.heatWhen', 'maybe', 'laser.heatWhen: unknown occasion of heat maybe'],
  ['OS-414', 'bad-speed', 'balance', 'board.speed.0', 7, 'board.speed[0] must divide 24, got 7'],
  [
    'OS-414',
    'bad-speed',
    'balance',
    'board.speed.1',
    8,
    'board.speed[1] must be below the speed of the ring inside it, got 8',
  ],
  ['OS-414', 'wrong-type', 'balance', 'board.rings', 5, 'board.rings must be 6, got 5'],
  ['OS-414', 'out-of-range', 'balance', 'burn.mass', [1], 'burn.mass must be a list of 3, got a list of 1'],
  [
    'OS-414',
    'bad-name',
    'balance',
    'gen.cost',
    { 'a-class-with-far-too-long-a-name': 1 },
    'gen.cost: the name "a-class-with-far-too-long-a-name" must have at most 24 characters',
  ],
  ['OS-414', 'out-of-range', 'classes', 'kestrel.letter', 'KK', 'kestrel.letter must be one letter, got "KK"'],
  ['OS-414', 'unknown-word', 'classes', 'kestrel.installed', ['warp'], 'kestrel.installed[0]: unknown subsystem warp'],
  ['OS-414', 'unknown-word', 'personalities', 'ace.hypotheses', ['flee'], 'ace.hypotheses[0]: unknown hypothesis flee'],
  ['OS-414', 'out-of-range', 'personalities', 'ace.salvo', 0, 'ace.salvo must be 1 to 99, got 0'],
  [
    ...(['OS-414', 'bad-name', 'texts', 'screen', { 'a b': 'x' }] as const),
    'screen: the name "a b" must be 1 to 40 letters, digits and hyphens, no hyphen first',
  ],
  ['OS-414', 'out-of-range', 'texts', 'screen.some', '', 'screen.some must be a text of 1 to 240 characters, got ""'],
];

const NO_PAR = {
  ...{ path: 'par', code: 'no-par', severity: 'warning' },
  message: 'par is not known yet: until a proof is written, the limit stands for it',
};

describe('mistakes of content files', () => {
  test.each(Object.keys(SOUND))('[OS-414] the file they are put into is sound: %s', (name) => {
    expect(found(name, SOUND[name]!.file)).toEqual([]);
  });

  test.each(ROWS)('[%s] %s: %s %s', (_rule, code, name, path, value, sentence) => {
    const list = found(name, damaged(SOUND[name]!.file, path, value));
    expect(list.map(({ message }) => message)).toEqual([sentence]);
    expect(list[0]).toMatchObject({ code, severity: 'error' });
  });

  test('[OS-415] a scenario without a par is no mistake, only unproven: the limit stands for it', () => {
    const bare = damaged(
      damaged(damaged(SOUND.joust!.file, 'par', undefined), 'parProof', undefined),
      'solution',
      undefined,
    );
    expect(found('joust', bare)).toEqual([NO_PAR]);
    expect(found('joust', damaged(SOUND.joust!.file, 'par', undefined))).toEqual([NO_PAR]);
    const level = levelOf(scenarioSchema.parse(bare));
    expect(level).toMatchObject({ par: level.limit, parProof: 'best-known' });
  });

  test('[OS-429] thousands of damaged files of every kind: only mistakes of the list, each in words of its own', () => {
    const stream = diceOf('ERRORS').stream('damage');
    const listed = new Set([NO_PAR.code, ...ROWS.map(([, code]) => code)]);
    const met = new Set<string>();
    const vague: string[] = [];
    let many = 0;
    for (const [name, { file }] of Object.entries(SOUND))
      for (const bad of mutateJson(file, stream, 300))
        for (const { code, message, path } of found(name, bad)) {
          many++;
          met.add(code);
          if (path === '' || /as the schema says|Invalid|undefined|\[object/.test(message)) vague.push(message);
        }
    expect(vague).toEqual([]);
    expect([...met].filter((code) => !listed.has(code))).toEqual([]);
    expect(many).toBeGreaterThan(2000);
    expect(met.size).toBeGreaterThan(8);
  });
});
