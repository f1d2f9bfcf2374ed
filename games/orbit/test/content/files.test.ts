// Scenario and duel files: what is refused, and with which sentence.

import { readFileSync } from 'node:fs';
import { jsonSchemaOf } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { documents } from '../../src/authoring/documents.ts';
import { lintDuelFile, lintScenario } from '../../src/authoring/lint.ts';
import { content } from '../../src/data/content.ts';
import { levelCodec } from '../../src/level.ts';
import { levels } from '../../src/levels.ts';

type Json = { [key: string]: unknown };

const joust = (): Json => structuredClone(levels.find(({ id }) => id === 'joust')!.level) as unknown as Json;
const mirror = (): Json => structuredClone(levels.find(({ id }) => id === 'mirror')!.level) as unknown as Json;

/** The file with one place set to another value; `undefined` takes the key away. */
const put = (file: Json, path: string, value: unknown): Json => {
  const steps = path.split('.');
  let here = file as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) here = here[step] as Record<string, unknown>;
  if (value === undefined) delete here[steps.at(-1)!];
  else here[steps.at(-1)!] = value;
  return file;
};

const messages = (file: unknown): string[] => lintScenario(content, file).map(({ message }) => message);
const wrong = (path: string, value: unknown): string[] => messages(put(joust(), path, value));
const ship = { id: 'extra', class: 'cutter', ring: 2, sector: 3 };
const withShip = (more: object): string[] => {
  const file = joust();
  (file.ships as unknown[]).push({ ...ship, ...more });
  return messages(file);
};

describe('scenario files', () => {
  test('[OS-414] all tables and files are read by their schemas, and each kind has a linter', () => {
    expect(Object.keys(documents)).toEqual([
      'scenario',
      'duel',
      'balance',
      'subsystems',
      'classes',
      'personalities',
      'texts',
    ]);
    for (const { id, level } of levels)
      expect(documents['goal' in level ? 'scenario' : 'duel']!.lint(content, level), id).toEqual([]);
  });

  test('[OS-494] every bound is the one editors are told: the committed schemas are those of the game', () => {
    const committed = new URL('../../../../schemas/', import.meta.url);
    for (const [name, document] of Object.entries(documents)) {
      const text = readFileSync(new URL(`orbit-${name}.schema.json`, committed), 'utf8');
      expect(jsonSchemaOf(`orbit-${name}`, document as never), name).toEqual(JSON.parse(text));
    }
  });

  test('[OS-415] fields of a scenario: unknown ones and missing ones are refused', () => {
    expect(wrong('colour', 'red')).toEqual(['file: unknown field colour']);
    expect(wrong('limit', undefined)).toEqual(['limit is missing']);
    expect(wrong('parProof', 'hoped')).toEqual(['parProof: unknown proof hoped']);
    expect(wrong('parHull', 3)).toEqual(['parHull belongs to a survive goal, not to destroy']);
    expect(messages({ ...joust(), goal: { kind: 'survive', turn: 3 } })).toEqual(['parHull is missing']);
  });

  test('[OS-492] a goal has exactly the keys of its kind', () => {
    const goal = (value: unknown) => wrong('goal', value);
    expect(goal({ kind: 'destroy' })).toEqual([]);
    expect(goal({ kind: 'destroy', ships: ['lancer'], requireCold: true })).toEqual([]);
    expect(goal({ kind: 'gates', gates: [{ ring: 3, sector: 1 }] })).toEqual([]);
    expect(goal({ kind: 'dock', ship: 'lancer', turns: 2 })).toEqual([]);
    expect(goal({ kind: 'escape', ring: 6 })).toEqual([]);
    expect(goal({ kind: 'cool', maxEnergy: 0 })).toEqual([]);
    expect(goal({ kind: 'escape', ring: 6, turns: 2 })).toEqual(['goal: unknown field turns']);
    expect(goal({ kind: 'dock', ship: 'lancer' })).toEqual(['goal.turns is missing']);
    expect(goal({ kind: 'dock', ship: 'kestrel', turns: 1 })).toEqual([
      "goal.ship must be another ship than the player's",
    ]);
    expect(goal({ kind: 'glory' })).toEqual(['goal.kind: unknown goal glory']);
    expect(goal({ kind: 'destroy', requireCold: 'yes' })).toEqual([
      'goal.requireCold must be true or false, got "yes"',
    ]);
  });

  test('[OS-493] a ship has id, class, ring and sector; side and facing have defaults', () => {
    for (const key of ['id', 'class', 'ring', 'sector'])
      expect(withShip({ [key]: undefined })).toEqual([`ships[2].${key} is missing`]);
    expect(withShip({ speed: 3 })).toEqual(['ships[2]: unknown field speed']);
    const side = (id: string) => content.classes[id]!.side;
    for (const id of ['drone', 'cutter', 'picket', 'lancer', 'ace', 'warden', 'hulk']) expect(side(id)).toBe('red');
    expect(side('beacon')).toBe('grey');
    for (const id of ['kestrel', 'freighter', 'lifeboat', 'station']) expect(side(id)).toBe('blue');
  });

  test('[OS-494] bounds are told with path, value and range', () => {
    expect(wrong('limit', 61)).toEqual(['limit must be 1 to 60, got 61']);
    expect(wrong('ships', [])).toEqual(['ships must hold 1 to 10 ships, got a list of 0']);
    const many = Array.from({ length: 10 }, (_, i) => ({ ...ship, id: `c${i}` }));
    expect(messages(put(joust(), 'ships', [...(joust().ships as unknown[]), ...many]))).toEqual([
      'ships must hold 1 to 10 ships, got a list of 12',
    ]);
    expect(withShip({ hull: 100 })).toEqual(['ships[2].hull must be 1 to 99, got 100']);
    expect(withShip({ ammo: 100 })).toEqual(['ships[2].ammo must be 0 to 99, got 100']);
    expect(withShip({ heat: -1 })).toEqual(['ships[2].heat must be 0 to 99, got -1']);
    expect(withShip({ id: 'Ace of Rings' })).toEqual([
      'ships[2].id must be 1 to 24 characters a-z, 0-9 and hyphen, got "Ace of Rings"',
    ]);
    expect(wrong('intro', 'x'.repeat(401))[0]).toMatch(/^intro must be a text of 1 to 400 characters, got /);
    const gates = Array.from({ length: 13 }, () => ({ ring: 1, sector: 1 }));
    expect(wrong('goal', { kind: 'gates', gates })).toEqual(['goal.gates must hold 1 to 12 gates, got a list of 13']);
  });

  test('[OS-416] an error names path and reason', () => {
    expect(wrong('ships.1.ring', 7)).toEqual(['ships[1].ring must be 1 to 6, got 7']);
    const decoded = levelCodec.decode(put(joust(), 'ships.1.ring', 7));
    expect(decoded).toMatchObject({ ok: false, error: { message: 'ships[1].ring must be 1 to 6, got 7.' } });
  });

  test('[OS-417] no id twice', () => {
    expect(wrong('ships.1.id', 'kestrel')).toEqual(['ships[1].id kestrel is used twice']);
  });

  test("[OS-418] the first ship is the player's: blue, and nobody else flies it", () => {
    const sentence = ["ships[0] must be the player's blue ship"];
    expect(wrong('ships.0.side', 'red')).toEqual(sentence);
    expect(wrong('ships.0.ai', 'ace')).toEqual(sentence);
    expect(wrong('ships.0.class', 'cutter')).toEqual(sentence);
    expect(withShip({ class: 'kestrel', side: 'red' })).toEqual([
      'ships[2].ai must say who flies it: the player has the first ship',
    ]);
  });

  test('[OS-419] unknown class, subsystem, side and personality', () => {
    expect(withShip({ class: 'frigate' })).toEqual(['ships[2].class: unknown class frigate']);
    expect(withShip({ energy: { warp: 1 } })).toEqual(['ships[2].energy: unknown subsystem warp']);
    expect(withShip({ installed: ['warp'], energy: {} })).toEqual(['ships[2].installed[0]: unknown subsystem warp']);
    expect(withShip({ side: 'green' })).toEqual(['ships[2].side: unknown side green']);
    expect(withShip({ ai: 'coward' })).toEqual(['ships[2].ai: unknown personality coward']);
    expect(withShip({ class: 'constructor' })).toEqual(['ships[2].class: unknown class constructor']);
  });

  test('[OS-420] rings 1 to 6 and sectors 0 to 23, for ships and gates', () => {
    expect(withShip({ ring: 0 })).toEqual(['ships[2].ring must be 1 to 6, got 0']);
    expect(withShip({ sector: 24 })).toEqual(['ships[2].sector must be 0 to 23, got 24']);
    const gate = (ring: number, sector: number) => wrong('goal', { kind: 'gates', gates: [{ ring, sector }] });
    expect(gate(7, 0)).toEqual(['goal.gates[0].ring must be 1 to 6, got 7']);
    expect(gate(1, -1)).toEqual(['goal.gates[0].sector must be 0 to 23, got -1']);
    expect(gate(1, 1.5)).toEqual(['goal.gates[0].sector must be 0 to 23, got 1.5']);
  });

  test('[OS-421] energy above a maximum, above the reactor, or in what is not installed', () => {
    const { rated } = content.subsystems.laser;
    expect(withShip({ energy: { laser: rated + 1 } })).toEqual([
      `ships[2].energy.laser must be at most ${rated}, got ${rated + 1}`,
    ]);
    expect(withShip({ energy: { railgun: 4 } })).toEqual([
      'ships[2].energy.railgun: Railgun is not installed on this ship',
    ]);
    const all = { engines: 3, thrusters: 1, scoop: 1, laser: 2, railgun: 5 };
    const sum = Object.values(all).reduce((a, b) => a + b, 0);
    expect(wrong('ships.0.energy', all)).toEqual([
      `ships[0].energy adds up to ${sum}, the reactor has ${content.balance.reactor.size}`,
    ]);
    expect(withShip({ installed: ['engines'] }).length).toBe(3); // the class's own energy is judged too
  });

  test('[OS-422] mass above the tank, hull below 1, negative heat or missiles', () => {
    const { tank } = content.classes.cutter!;
    expect(withShip({ mass: tank + 1 })).toEqual([
      `ships[2].mass must be at most the tank of ${tank}, got ${tank + 1}`,
    ]);
    expect(withShip({ hull: 0 })).toEqual(['ships[2].hull must be 1 to 99, got 0']);
    expect(withShip({ heat: -1 }).length).toBe(1);
    expect(withShip({ ammo: -1 }).length).toBe(1);
  });

  test('[OS-423] a race without gates, a gate too wide', () => {
    expect(wrong('goal', { kind: 'gates', gates: [] })).toEqual([
      'goal.gates must hold 1 to 12 gates, got a list of 0',
    ]);
    expect(wrong('goal', { kind: 'gates', gates: [{ ring: 1, sector: 1, width: 12 }] })).toEqual([
      'goal.gates[0].width must be 0 to 11, got 12',
    ]);
  });

  test('[OS-424] goal, protect and target name ships of the roster', () => {
    expect(wrong('goal', { kind: 'destroy', ships: ['ghost'] })).toEqual(['goal.ships[0]: unknown ship ghost']);
    expect(wrong('goal', { kind: 'dock', ship: 'ghost', turns: 1 })).toEqual(['goal.ship: unknown ship ghost']);
    expect(wrong('protect', ['ghost'])).toEqual(['protect[0]: unknown ship ghost']);
    expect(withShip({ target: 'ghost' })).toEqual(['ships[2].target: unknown ship ghost']);
  });

  test('[OS-425] a script has one entry a turn, within the limit', () => {
    const limit = joust().limit as number;
    const script = (...turns: number[]) => withShip({ class: 'freighter', script: turns.map((turn) => ({ turn })) });
    expect(script(1, limit)).toEqual([]);
    expect(script(2, 2)).toEqual(['ships[2].script[1].turn 2 is used twice']);
    expect(script(limit + 1)).toEqual([`ships[2].script[0].turn must be 1 to the limit of ${limit}, got ${limit + 1}`]);
    expect(script(0)).toEqual(['ships[2].script[0].turn must be 1 to 60, got 0']);
    expect(withShip({ script: [{ turn: 1 }] })).toEqual(['ships[2].script is for drifting ships; this one has a mind']);
    const coast = { turn: 1, move: { kind: 'coast', power: 1 } };
    expect(withShip({ class: 'freighter', script: [coast] })).toEqual([
      'ships[2].script[0].move.power must be 0 for coasting, got 1',
    ]);
  });

  test('[OS-426] limit, survive and par fit each other', () => {
    const limit = joust().limit as number;
    expect(wrong('limit', 0)).toContain('limit must be 1 to 60, got 0');
    expect(wrong('par', limit + 1)).toEqual([`par must be at most the limit of ${limit}, got ${limit + 1}`]);
    const par = joust().par as number;
    const best = { ...joust(), parProof: 'best-known' };
    expect(messages({ ...best, parAtLeast: par })).toEqual([]);
    expect(messages({ ...best, parAtLeast: par + 1 })).toEqual([
      `parAtLeast must be at most the par of ${par}, got ${par + 1}`,
    ]);
    expect(wrong('parAtLeast', par)).toEqual(['parAtLeast belongs to a par that is best known, not to a proven one']);
    const file = { ...joust(), goal: { kind: 'survive', turn: limit + 1 }, parHull: 3 };
    expect(messages(file)).toEqual([`goal.turn must be at most the limit of ${limit}, got ${limit + 1}`]);
  });

  test('[OS-429] all errors of a file are reported together', () => {
    const file = joust();
    put(file, 'limit', 0);
    put(file, 'colour', 1);
    put(file, 'ships.1.ring', 9);
    put(file, 'ships.1.class', 'frigate');
    put(file, 'goal', { kind: 'destroy', ships: ['ghost'] });
    expect(messages(file).sort()).toEqual(
      [
        'limit must be 1 to 60, got 0',
        'file: unknown field colour',
        'ships[1].ring must be 1 to 6, got 9',
        'ships[1].class: unknown class frigate',
        'goal.ships[0]: unknown ship ghost',
        `par must be at most the limit of 0, got ${joust().par}`,
      ].sort(),
    );
  });

  test('[OS-484] a duel: two ships, blue then red, nobody aboard but players, nothing powered', () => {
    const duel = (path: string, value: unknown) =>
      lintDuelFile(content, put(mirror(), path, value)).map(({ message }) => message);
    expect(duel('limit', undefined)).toEqual([]);
    expect(duel('redAi', 'ace')).toEqual([]);
    expect(duel('redAi', 'drift')).toEqual(['redAi: unknown personality drift']);
    expect(duel('par', 3)).toEqual(['file: unknown field par']);
    expect(duel('solution', [])).toEqual(['file: unknown field solution']);
    expect(duel('ships', [(mirror().ships as unknown[])[0]])).toEqual(['ships must hold 2 ships, got a list of 1']);
    expect(duel('ships.1.side', 'blue')).toEqual(['ships[1] must be a red ship somebody flies by hand']);
    expect(duel('ships.1.ai', 'ace')).toEqual(['ships[1] must be a red ship somebody flies by hand']);
    expect(duel('ships.0.energy', { engines: 1 })).toEqual([
      'ships[0].energy must be left out: a duel begins with nothing powered',
    ]);
    expect(duel('blueWinsAt', 21)).toEqual(['blueWinsAt must be at most the limit of 20, got 21']);
  });
});
