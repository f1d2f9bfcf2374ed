// The validator as a whole: its report, its independence, its robustness, its time; level files; the certifier.

import { readdirSync, readFileSync } from 'node:fs';
import { diceOf, type Json } from '@interlock/kernel';
import { describe, expect, test } from 'vitest';
import { documents } from '../../src/authoring/documents.ts';
import { content } from '../../src/data/content.ts';
import { CERTIFIED, COLUMNS, checklist, reportText } from '../../src/logic/report.ts';
import { validate } from '../../src/logic/validate.ts';
import { dumpMap } from '../../src/map/dump.ts';
import { fileOf } from '../../src/map/json.ts';
import type { Level } from '../../src/map/level.ts';
import { certify } from '../kit/certify.ts';
import { type ExampleId, example, exampleIds, exampleText, levelFrom } from '../kit/examples.ts';
import { randomLevel, randomText } from '../kit/randomLevels.ts';

const marks = (id: ExampleId): string =>
  checklist(validate(content, example(id)))
    .map(({ code, mark, count }) => `${code} ${mark}${count > 0 ? ` ${count}` : ''}`)
    .join(', ');

describe('report', () => {
  test('[DS-293] [DS-285] the checklist in its order, each line marked', () => {
    expect(marks('12')).toBe(
      'I6 pass, I2 pass, I3 pass, I4 pass, I5 pass, I7 pass, I1 pass, I8 pass, I9 not checked, I10 not checked, I11 pass',
    );
    expect(marks('9')).toContain('I2 blocked 1, I3 pass, I4 blocked 1, I5 pass, I7 pass, I1 fail 1');
    expect(marks('7b')).toContain('I2 not applicable, I3 fail 2');
    expect(checklist(validate(content, example('12')), CERTIFIED).map(({ mark }) => mark)).not.toContain('not checked');
  });

  test('[DS-299] plain text of at most 100 columns, every word of every message in it', () => {
    for (const level of [
      ...exampleIds.map(example),
      ...Array.from({ length: 15 }, (_, i) => randomLevel(`text-${i}`)),
    ]) {
      const verdict = validate(content, level);
      const text = reportText(verdict);
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(COLUMNS);
      const flat = text.replace(/\s+/g, ' ');
      for (const { message } of verdict.findings) expect(flat).toContain(message.replace(/\s+/g, ' '));
    }
    expect(COLUMNS).toBe(100);
  });

  test('[DS-287] every finding has every field, and none is undefined', () => {
    const fields = [
      'cells',
      'code',
      'condition',
      'file',
      'gate',
      'message',
      'missing',
      'path',
      'room',
      'root',
      'severity',
    ];
    for (let i = 0; i < 20; i++)
      for (const one of validate(content, randomLevel(`fields-${i}`)).findings) {
        expect(Object.keys(one).sort()).toEqual(fields);
        expect(Object.values(one)).not.toContain(undefined);
        expect(one.message.startsWith(one.code)).toBe(true);
      }
  });
});

describe('independence', () => {
  const logic = new URL('../../src/logic/', import.meta.url);
  const sources = (readdirSync(logic, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));

  test('[DS-284] [DS-286] the validator imports map, network and content, neither rules nor solver nor generator', () => {
    const allowed =
      /\/src\/(logic|map)\/|\/src\/(data\/(content|hazards|balance)|actions)\.ts$|^@interlock\/(kernel|grid)$/;
    expect(sources.length).toBeGreaterThan(20);
    for (const file of sources) {
      const text = readFileSync(new URL(file, logic), 'utf8');
      for (const [, from] of text.matchAll(/from '([^']+)'/g))
        expect(from!.startsWith('.') ? new URL(from!, new URL(file, logic)).href : from, file).toMatch(allowed);
    }
    for (const file of readdirSync(new URL('../../src/map/', import.meta.url))) {
      const text = readFileSync(new URL(`../../src/map/${file}`, import.meta.url), 'utf8');
      expect(text, file).not.toMatch(/from '\.\.\/(solve|generate|rules|play|refuse|legal|setup)/);
    }
  });

  test('[DS-002] [DS-286] [DS-326] what is shown and what is derived change no finding', () => {
    for (const id of exampleIds) {
      const level = example(id);
      const other: Level = { ...level, view: 'open', air: 7, difficulty: 'hard', par: { air: 3, exact: true } };
      expect(validate(content, other)).toEqual(validate(content, level));
    }
  });
});

describe('robustness', () => {
  test('[DS-301] 600 damaged level texts are answered with a report or with errors', () => {
    const stream = diceOf('damage').stream('bytes');
    const seen = { levels: 0, errors: 0 };
    for (let i = 0; i < 600; i++) {
      const text = i % 2 === 0 ? randomText(`fuzz-${i % 20}`) : dumpMap(content, example(stream.pick(exampleIds)));
      const at = stream.int(text.length);
      const glyph = stream.pick(['#', '.', ',', '+', '=', 'M', 'F', '~', '>', '@', 'G', '\n']);
      const found = documents.level!.lint(content, text.slice(0, at) + glyph + text.slice(at + 1));
      if (found.some(({ code }) => /^E\d\d$/.test(code))) seen.errors++;
      else seen.levels++;
      for (const { message } of found) expect(message.length).toBeGreaterThan(0);
    }
    expect(seen.levels).toBeGreaterThan(30);
    expect(seen.errors).toBeGreaterThan(50);
  });
});

describe('level files', () => {
  const lint = (input: unknown, options = {}) => documents.level!.lint(content, input, options);

  test('[DS-284] [DS-299] map text, the text of a file, and level files get the same findings', () => {
    for (const id of ['2', '7b', '12'] as const) {
      const fromText = lint(dumpMap(content, example(id)));
      const fromFile = lint(JSON.parse(JSON.stringify(fileOf(example(id)))) as Json);
      expect(fromText).toEqual(fromFile);
      expect(fromText.map(({ code }) => code)).toEqual(validate(content, example(id)).findings.map(({ code }) => code));
    }
    expect(documents.level!.isText!(exampleText['12'])).toBe(true);
    expect(documents.level!.isText!('{}')).toBe(false);
  });

  test('[DS-296] [DS-299] bad input gives its E codes and nothing of logic', () => {
    const found = lint('darkstation-map 1\n[map]\n###\n#@#\n###\n');
    expect(found.length).toBeGreaterThan(0);
    for (const { code, severity } of found)
      expect([code, severity]).toEqual([expect.stringMatching(/^E\d\d$/), 'error']);
  });

  test('[DS-300] the strict reading is a switch of the linter', () => {
    const text = dumpMap(content, example('4b'));
    expect(lint(text).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(lint(text, { 'strict-i2': true }).map(({ code }) => code)).toContain('I2');
  });
});

describe('certifier', () => {
  const codes = (level: Level): readonly string[] => certify(content, level).findings.map(({ code }) => code);

  test('[DS-227] [DS-229] [DS-230] air is enough for the plan, and one less is I9 with its shortfall', () => {
    expect(codes({ ...example('12'), air: 60 })).toEqual([]);
    expect(codes(example('12'))).toEqual([]);
    const { findings, plan } = certify(content, { ...example('12'), air: 59 });
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['I9', 'I9 air: the deck starts with 59 air, its plan takes 60; 1 too little'],
    ]);
    expect(plan!.air).toBe(60);
    expect(codes({ ...example('12'), air: 'none' })).toEqual([]);
  });

  test('[DS-229] [DS-404] the plan of the file is replayed, the first refused step named', () => {
    const { plan } = certify(content, example('12'));
    const stored = plan!.actions.map((action) => [action] as const);
    const own: Level = { ...example('12'), plan: stored };
    expect(certify(content, own).plan!.actions).toEqual(plan!.actions);
    const bad = certify(content, { ...own, plan: stored.slice(0, -1) }).findings;
    expect(bad[0]).toMatchObject({ code: 'I9', path: 'plan' });
    const wrong: Level = { ...own, plan: [[{ type: 'move', dir: 'N' }], ...stored] };
    expect(certify(content, wrong).findings[0]).toMatchObject({
      path: 'plan[0]',
      message: expect.stringContaining('wall'),
    });
  });

  test('[DS-231] [DS-233] [DS-234] limited power is proven, or named with load and smallest capacity', () => {
    expect(codes({ ...example('15'), power: { limited: 5 } })).toEqual([]);
    const { findings } = certify(content, { ...example('15'), power: { limited: 4 } });
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['I10', 'I10 brownout: capacity 4, initial load 2; smallest proven capacity 5'],
    ]);
  });

  test('[DS-504] [DS-507] a stored par that is not the true one is a warning', () => {
    const [found] = certify(content, { ...example('12'), par: { air: 61, exact: true } }).findings;
    expect(found).toMatchObject({ code: 'W07', severity: 'warning', path: 'par' });
    expect(found!.message).toContain('61 exact, it is 60 exact');
    const thin = levelFrom(exampleText['12'].replace('par 60 exact', 'par auto').replace(/digest .*\n/, ''));
    expect(codes(thin)).toEqual([]);
  });

  test('[DS-285] looking deeper adds the certifier to the linter, step by step', () => {
    const text = dumpMap(content, { ...example('12'), air: 59 });
    const work = documents.level!.deep!(content, text, 1);
    let step = work.next();
    const said: string[] = [];
    for (; !step.done; step = work.next()) said.push(step.value.what);
    expect(said).toEqual(['replaying the plan', 'solving for par', 'searching limited power']);
    expect(step.value.map(({ code }) => code)).toEqual(['I9']);
    expect(documents.level!.lint(content, text)).toEqual([]);
  });
});
