// The commands about levels: games, generate, solve, perft, forecast, simulate, schemas; text, JSON and exit codes.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, loadAll } from '@interlock/catalog';
import { contentDigest, openRun, Session } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { allSchemas } from '../src/commands/schemas.ts';
import { folder, lamp, shell, story, witness } from './shell.ts';

const NAMES = 'games play generate validate prove solve replay forecast explain blame simulate perft bot schemas'.split(
  ' ',
);
const preset = Object.keys(lamp.params.presets)[0]!;
const code = `lamp-${preset}-K3F9`;

describe('games', () => {
  test('lists every game of the catalog with its digest, presets and levels', async () => {
    const { code, json } = await shell(['games', '--json']);
    expect(code).toBe(0);
    expect(json.games.map((one: { id: string }) => one.id)).toEqual(catalog.map((one) => one.id));
    const found = json.games.find((one: { id: string }) => one.id === 'lamp');
    expect(found).toMatchObject({
      title: lamp.title,
      rules: lamp.rules,
      contentDigest: contentDigest(lamp.content),
      presets: Object.keys(lamp.params.presets),
    });
    expect(found.levels).toEqual(lamp.levels.map(({ id, title, par }) => expect.objectContaining({ id, title, par })));
  });

  test('says the same in words, of the games that players are shown', async () => {
    const { out } = await shell(['games']);
    for (const game of await loadAll()) {
      const isShown = !catalog.find(({ id }) => id === game.id)!.isHidden;
      expect(out.includes(`(${game.id}@${game.rules}, content ${contentDigest(game.content)})`)).toBe(isShown);
      for (const { id, title } of isShown ? game.levels : [])
        expect(out).toMatch(new RegExp(`^  ${id} +${title}`, 'm'));
    }
  });
});

describe('generate', () => {
  test('gives levels with witnesses that win', async () => {
    const { code, json } = await shell([
      'generate',
      'lamp',
      '--preset',
      preset,
      '--seed',
      '7',
      '--count',
      '3',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'lamp', preset });
    expect(json.levels.map((one: { seed: string }) => one.seed)).toEqual(['7', '8', '9']);
    for (const one of json.levels) {
      expect(Object.keys(one)).toEqual(expect.arrayContaining(['seed', 'level', 'witness', 'par', 'attempts', 'ms']));
      const opened = openRun(lamp, { preset, seed: one.seed });
      if (!opened.ok) throw new Error(opened.error.message);
      expect(lamp.level.encode(opened.value.level)).toEqual(one.level);
      const session = new Session(opened.value);
      for (const turn of one.witness) session.commit(turn);
      expect(session.status.is).toBe('won');
    }
  });

  test('is the same for the same seed, and a word seed counts with a suffix', async () => {
    const args = ['generate', 'lamp', '--preset', preset, '--seed', 'abc', '--count', '2', '--json'];
    const [a, b] = [(await shell(args)).json.levels, (await shell(args)).json.levels];
    const bare = (levels: readonly { ms: number }[]) => levels.map(({ ms: _, ...rest }) => rest);
    expect(bare(a)).toEqual(bare(b));
    expect(a.map((one: { seed: string }) => one.seed)).toEqual(['ABC', 'ABC-2']);
  });

  test('--out writes a level and a verified witness a level, and nothing else', async () => {
    const cwd = folder();
    const { code, out } = await shell(['generate', 'lamp', '-p', preset, '-s', '1', '-n', '2', '-o', 'made'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('2 levels');
    const files = readdirSync(join(cwd, 'made')).sort();
    expect(files).toEqual([1, 2].flatMap((n) => [`lamp-${preset}-${n}.interlock.json`, `lamp-${preset}-${n}.json`]));
    const paths = files.map((file) => join(cwd, 'made', file));
    expect((await shell(['validate', ...paths, '--quiet'])).code).toBe(0);
    expect((await shell(['replay', paths[0]!, '--json'])).json).toMatchObject({ ok: true, status: { is: 'won' } });
    expect((await shell(['solve', 'lamp', '--level-file', paths[1]!, '--json'])).json.verdict).toBe('winnable');
  });

  test('takes a level code and shows the board', async () => {
    const { code: exit, out } = await shell(['generate', code]);
    expect(exit).toBe(0);
    expect(out).toContain(code);
  });

  test.each([
    [['generate', 'lamp', '--preset', 'nowhere', '--seed', '1'], 'no preset "nowhere"'],
    [['generate', 'lamp', '--seed', 'not a seed'], 'seed'],
    [['generate', 'lamp', '--count', '0'], 'whole number'],
    [['generate', 'lamp', '--out', '/dev/null/x'], 'file stands where a folder'],
  ])('%j is refused in one sentence', async (args, words) => {
    const { code, out, err } = await shell(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('solve', () => {
  test('finds a witness that the kernel replays to a win', async () => {
    const { code, json } = await shell(['solve', 'lamp', '--level', story.id, '--optimal', '--json']);
    expect(code).toBe(0);
    expect(json).toMatchObject({ verdict: 'winnable', optimal: true, length: json.witness.length });
    expect(json.length).toBeLessThanOrEqual(witness.length);
    expect(json.nodes).toBeGreaterThan(0);
    const opened = openRun(lamp, { level: story.id });
    if (!opened.ok) throw new Error(opened.error.message);
    const session = new Session(opened.value);
    for (const turn of json.witness) session.commit(turn);
    expect(session.status.is).toBe('won');
  });

  test('says the witness in words, turn by turn', async () => {
    const { code: exit, out } = await shell(['solve', code]);
    expect(exit).toBe(0);
    expect(out).toMatch(/^winnable in \d+ turns?/);
    expect(out).toContain('   1. ');
  });

  test('a level that cannot be won is lost, exit 1', async () => {
    const cwd = folder();
    const level = { ...(lamp.level.encode(story.level) as object), oil: 1 };
    writeFileSync(join(cwd, 'dark.json'), JSON.stringify(level));
    const { code, json } = await shell(['solve', 'lamp', '--level-file', 'dark.json', '--json'], { cwd });
    expect(code).toBe(1);
    expect(json).toMatchObject({ verdict: 'lost', optimal: false, length: null, witness: [] });
  });

  test('a search out of budget is unknown, exit 1', async () => {
    const file = join(folder(), 'bare.json');
    writeFileSync(file, JSON.stringify(lamp.level.encode(story.level)));
    const spent = ['--optimal', '--budget-nodes', '1'];
    const { code, json } = await shell(['solve', 'lamp', '--level-file', file, ...spent, '--json']);
    expect(code).toBe(1);
    expect(json.verdict).toBe('unknown');
    // Where a line is known it stays the answer, and is not called the shortest.
    const known = await shell(['solve', 'lamp', '-l', story.id, ...spent]);
    expect(known.code).toBe(0);
    expect(known.out).toContain(`winnable in ${story.par!.turns} turns`);
    expect(known.out).toContain('whether a shorter win exists was not settled (1 node');
  });

  test('balance overrides reach the rules', async () => {
    const args = ['solve', 'lamp', '-l', story.id, '--json', '--balance'];
    expect((await shell([...args, '{"flame":99}'])).json.verdict).toBe('lost');
    expect((await shell([...args, '{"nonsense":1}'])).code).toBe(2);
  });
});

describe('perft', () => {
  test('plans that can be laid and taken back for ever are not counted, and it says so', async () => {
    const { code, err } = await shell(['perft', 'droids', '-l', 'first-delivery', '-d', '1']);
    expect([code, err]).toEqual([1, expect.stringContaining('more plans here than can be counted')]);
  });

  test('counts by depth; the first is one', async () => {
    const { code, json } = await shell(['perft', 'lamp', '-l', story.id, '-d', '2', '--json']);
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'lamp', level: story.id });
    expect(json.counts).toHaveLength(3);
    expect(json.counts[0]).toBe(1);
    expect(json.counts[2]).toBeGreaterThan(json.counts[1]);
    expect((await shell(['perft', 'lamp', '-l', story.id, '-d', '2'])).out).toContain(String(json.counts[2]));
  });
});

describe('forecast', () => {
  test('one entry a turn, as the run then goes', async () => {
    const { code, json } = await shell(['forecast', 'lamp', '-l', story.id, '--turns', '2', '--json']);
    expect(code).toBe(0);
    expect(json.turns).toHaveLength(2);
    const opened = openRun(lamp, { level: story.id });
    if (!opened.ok) throw new Error(opened.error.message);
    const session = new Session(opened.value);
    for (const entry of json.turns) {
      session.commit([]);
      expect(entry.view).toEqual(session.view());
      expect(entry.text).toBe(lamp.show(session.world, session.view()));
    }
  });

  test('no turns at all: refused with the way out; with a plan, the plan alone', async () => {
    const none = await shell(['forecast', 'lamp', '-l', story.id, '--turns', '0']);
    expect([none.code, none.out]).toEqual([2, '']);
    expect(none.err).toContain('A forecast of 0 turns shows nothing: ask for --turns of 1 or more, or give a --plan.');
    const args = ['forecast', 'lamp', '-l', story.id, '--plan', '[["light"]]', '--json', '--turns'];
    const [alone, more] = [await shell([...args, '0']), await shell([...args, '1'])];
    expect([alone.code, alone.json.turns]).toEqual([0, more.json.turns.slice(0, 1)]);
  });

  test('a refused plan is a negative answer', async () => {
    const { code, json } = await shell(['forecast', 'lamp', '-l', story.id, '--plan', '[["light","light"]]', '--json']);
    expect(code).toBe(1);
    expect(json.end).toBe('refused');
    expect(json.refusals[0].code).toBe('lit-twice');
  });

  test('says it in words', async () => {
    const { out } = await shell(['forecast', 'lamp', '-l', story.id, '-t', '1']);
    expect(out).toContain('In 1: nothing done');
  });
});

describe('simulate', () => {
  test('rates per mille with their interval, causes and coverage', async () => {
    const cwd = folder();
    const args = ['simulate', 'lamp', '--policy', 'random', '--seeds', '1..40', '--preset', preset];
    const { code, json } = await shell([...args, '--svg', 'chart.svg', '--json'], { cwd });
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'lamp', policy: 'random', runs: 40 });
    expect(json.rate.value).toBe(Math.round((1000 * json.wins) / 40));
    expect(json.rate.low).toBeLessThanOrEqual(json.rate.value);
    expect(json.rate.high).toBeGreaterThanOrEqual(json.rate.value);
    const ended = Object.values<number>(json.causes).reduce((sum, n) => sum + n, json.wins);
    expect(ended).toBe(40);
    expect(Object.keys(json.coverage)).toContain('keeperMoved');
    const chart = readFileSync(join(cwd, 'chart.svg'), 'utf8');
    expect(chart).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(chart).toContain(`${json.wins} of 40 runs won`);
    expect((await shell(args)).out).toContain(`${json.wins} of 40 runs won`);
  });

  test('one row a level that ships, and the sum of them', async () => {
    const args = ['simulate', 'lamp', '--policy', 'random', '--seeds', '1..3', '--each'];
    const { json } = await shell([...args, '--json']);
    const rows = Object.values<{ runs: number; wins: number }>(json.levels);
    expect(rows.every(({ runs }) => runs === 3)).toBe(true);
    expect([json.runs, json.wins]).toEqual([3 * rows.length, rows.reduce((sum, { wins }) => sum + wins, 0)]);
    expect((await shell(args)).out).toContain(`${json.wins} of ${json.runs} runs won`);
    expect((await shell([...args, '--preset', preset])).err).toContain('leave out --level and --preset');
    const several = 'simulate lamp --policy random,careful --seeds 1..3 --each'.split(' ');
    const both = (await shell([...several, '--json'])).json.results;
    expect(both.map(({ policy }: { policy: string }) => policy)).toEqual(['random', 'careful']);
    expect(both[0]).toMatchObject({ runs: json.runs, wins: json.wins, levels: json.levels });
    expect((await shell(several)).out).toMatch(/^level +random +careful$/m);
  });

  test('several presets, or all of them, one row each; one that is not there is named', async () => {
    const args = 'simulate lamp --policy random,careful --seeds 1..2 --preset'.split(' ');
    const { json } = await shell([...args, 'all', '--json']);
    const alone = (await shell(['simulate', 'lamp', '--seeds', '1..2', '--preset', preset, '--json'])).json;
    expect(json.results[0].presets[preset]).toEqual({ runs: 2, wins: alone.wins, meanTurns: alone.meanTurns });
    expect((await shell([...args, `${preset},${preset}`])).out).toMatch(/^preset +random +careful$/m);
    expect((await shell([...args, `${preset},nowhere`])).err).toContain('no preset "nowhere"');
  });

  test('lists the content of a game that has cards, also what was never met', async () => {
    const { json } = await shell(['simulate', 'port', '--policy', 'random', '--seeds', '1..2', '--json']);
    const covers = Object.entries<{ times: number }>(json.labels);
    expect(covers.some(([label, one]) => label.startsWith('card ') && one.times > 0)).toBe(true);
    expect(covers.some(([, one]) => one.times === 0)).toBe(true);
  });

  test('tells what was bought of what the shops had, where a game has shops', async () => {
    const args = 'simulate droids --policy careful --seeds 1..1 --level anomaly-desk --json'.split(' ');
    const { json } = await shell(args);
    const times = (label: string): number => json.labels[label].times;
    expect(times('bought Macro')).toBe(0);
    for (const label of Object.keys(json.labels).filter((one) => one.startsWith('bought ')))
      expect(times(label)).toBeLessThanOrEqual(times(label.replace('bought', 'offered')));
    expect(Object.keys(json.labels).some((label) => label.startsWith('offered ') && times(label) > 0)).toBe(true);
  });

  test.each([
    [['--policy', 'lucky'], 'no policy "lucky"'],
    [['--seeds', '9..1'], '--seeds'],
    [['--level', 'a', '--preset', 'b'], 'not both'],
    [['--level', 'nowhere'], 'no level "nowhere"'],
  ])('%j is refused', async (more, words) => {
    const { code, err } = await shell(['simulate', 'lamp', ...more]);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});

describe('schemas', () => {
  test('the committed files are current: run `npx interlock schemas` after changing a schema', async () => {
    const committed = new URL('../../../schemas/', import.meta.url);
    for (const [name, text] of Object.entries(await allSchemas()))
      expect(readFileSync(new URL(name, committed), 'utf8'), name).toBe(text);
    expect((await shell(['schemas', '--check'])).code).toBe(0);
  });

  test('every property says what it is', async () => {
    const silent: string[] = [];
    type Node = { readonly description?: string; readonly $ref?: string; readonly $defs?: Record<string, Node> };
    let whole: Node = {};
    const said = ({ description, $ref }: Node): string =>
      description ?? ($ref === undefined ? '' : said(whole.$defs![$ref.replace('#/$defs/', '')]!));
    const read = (path: string, node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key !== 'properties') read(`${path}/${key}`, value);
        else
          for (const [name, property] of Object.entries(value as Record<string, Node>)) {
            if (said(property).length < 3) silent.push(`${path}/${name}`);
            read(`${path}/${name}`, property);
          }
      }
    };
    for (const [name, text] of Object.entries(await allSchemas())) {
      whole = JSON.parse(text);
      read(name, whole);
    }
    expect(silent).toEqual([]);
  });

  test('written into another folder; --check sees what is missing', async () => {
    const cwd = folder();
    const missing = await shell(['schemas', '--check', '--out', 'made', '--json'], { cwd });
    expect(missing.code).toBe(1);
    expect(missing.json.stale).toEqual(missing.json.files);
    expect((await shell(['schemas', '--out', 'made'], { cwd })).code).toBe(0);
    expect((await shell(['schemas', '--check', '--out', 'made'], { cwd })).code).toBe(0);
  });
});

describe('usage', () => {
  test('the help lists what single games bring along', async () => {
    const { code, out } = await shell(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/Of single games:\n[\s\S]*inspector +station: [\s\S]*spheres +station: the rounds/);
    expect((await shell(['play', '--help'])).out).not.toContain('Of single games');
  });

  test.each(NAMES)('%s --help has examples', async (name) => {
    const { code, out } = await shell([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain(`$ interlock ${name}`);
  });

  test.each([
    [[], 'Usage'],
    [['nothing'], "unknown command 'nothing'"],
    [['solve', '--sideways'], "unknown option '--sideways'"],
    [['solve'], 'Name a game'],
    [['solve', 'chess'], 'There is no game "chess"'],
    [['solve', 'lamp', '--level', 'nowhere'], 'no level "nowhere"'],
    [['solve', 'lamp', '--preset', preset], 'needs a --seed'],
    [['solve', 'lamp', '--level', 'a', '--preset', 'b'], 'not both'],
    [['solve', 'lamp', '--code', 'chess-easy-1'], 'names no game'],
    [['solve', 'lamp-nothing-1'], 'names no preset'],
    [['solve', 'lamp', '--at', '3'], '--at names a turn of a replay'],
    [['solve', 'lamp', '--level-file', 'no/such/file'], 'there is no such file'],
    [['solve', 'lamp', '--level-file', '.'], 'this is a folder'],
    [['solve', 'lamp', '--balance', '{'], '--balance'],
    [['perft', 'lamp', '--depth', 'deep'], 'whole number'],
  ])('%j: exit 2 and one sentence on stderr', async (args, words) => {
    const { code, out, err } = await shell(args);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
  });

  test('with --json an error is one document too', async () => {
    const { code, json, err } = await shell(['solve', 'chess', '--json']);
    expect(code).toBe(2);
    expect(json).toEqual({ ok: false, error: { code: 'unknown-game', message: expect.stringContaining('chess') } });
    expect(err).toContain('chess');
  });
});
