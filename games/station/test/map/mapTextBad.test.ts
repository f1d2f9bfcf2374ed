// What map text is refused for, and what it is only warned about: one file for every code, with the place it must name.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { readLevel } from '../../src/map/load.ts';
import { MAP_CODES } from '../../src/map/report.ts';

const folder = fileURLToPath(new URL('./bad/', import.meta.url));

/** Rule, code, line and column of the one finding. */
const REFUSED = [
  ['[DS-410] first line of another version', 'E01', 1, 1],
  ['[DS-411] unknown header key', 'E02', 3, 1],
  ['[DS-412] section given twice', 'E03', 12, 1],
  ['[DS-413] malformed header value', 'E04', 3, 14],
  ['[DS-414] no map section', 'E05', 1, 1],
  ['[DS-415] row longer than the size', 'E06', 5, 13],
  ['[DS-416] unknown glyph', 'E07', 5, 10],
  ['[DS-417] second start cell', 'E08', 5, 11],
  ['[DS-418] no exit cell', 'E09', 2, 1],
  ['[DS-419] anchor on a door', 'E10', 10, 16],
  ['[DS-420] two rows for one room', 'E11', 10, 1],
  ['[DS-421] room without a row', 'E12', 4, 9],
  ['[DS-422] id used twice', 'E13', 11, 1],
  ['[DS-423] keycard of an unknown room', 'E14', 11, 21],
  ['[DS-424] row beside its glyph', 'E15', 11, 7],
  ['[DS-425] glyph without the row it needs', 'E16', 5, 10],
  ['[DS-426] door with two possible owners', 'E17', 4, 4],
  ['[DS-427] owner away from its door', 'E18', 11, 11],
  ['[DS-428] door that leads nowhere', 'E19', 5, 4],
  ['[DS-429] furniture in the corridor', 'E20', 11, 7],
  ['[DS-430] hazard cells apart', 'E21', 11, 7],
  ['[DS-431] unknown hazard kind', 'E22', 11, 11],
  ['[DS-432] number out of range', 'E23', 11, 11],
  ['[DS-433] control of a fire', 'E24', 11, 11],
  ['[DS-434] four items in a desk', 'E25', 11, 21],
  ['[DS-435] [DS-110] dark relay board', 'E26', 11, 22],
  ['[DS-436] [DS-010] room called Corridor', 'E27', 9, 5],
  ['[DS-437] room name used twice', 'E28', 9, 5],
  ['[DS-438] adjacency that is none', 'E29', 8, 26],
  ['[DS-439] side beyond the limit', 'E30', 2, 6],
  ['[DS-440] exit said of another room', 'E31', 8, 20],
  ['[DS-441] two rows on one cell', 'E32', 12, 7],
  ['[DS-442] open border', 'E33', 5, 1],
  ['[DS-443] regions leave out a room cell', 'E34', 10, 21],
  ['[DS-444] initial load above capacity', 'E35', 2, 7],
  ['[DS-445] non-ASCII character', 'E36', 5, 10],
] as const;

const WARNED = [
  ['[DS-446] keycard of a room without locked door', 'W01', 11, 21],
  ['[DS-447] digest of another text', 'W02', 2, 8],
  ['[DS-448] no maintenance terminal', 'W03', 2, 1],
  ['[DS-449] tool that fixes no hazard of the deck', 'W04', 13, 11],
  ['[DS-450] room without door or opening', 'W05', 11, 1],
  ['[DS-451] furniture out of reach', 'W06', 6, 10],
] as const;

const read = (code: string) => readLevel(content, readFileSync(`${folder}${code}.txt`, 'utf8'));

test.each(REFUSED)('%s: %s at %i:%i and nothing loaded', (_, code, line, column) => {
  const answer = read(code);
  expect(answer.ok).toBe(false);
  expect(answer).not.toHaveProperty('level');
  expect(answer.findings).toMatchObject([{ code, line, column, path: `${line}:${column}`, severity: 'error' }]);
});

test.each(WARNED)('%s: %s at %i:%i and the level loaded', (_, code, line, column) => {
  const answer = read(code);
  expect(answer.ok).toBe(true);
  expect(answer).toHaveProperty('level.rooms[0].id', 'dock');
  expect(answer.findings).toMatchObject([{ code, line, column, severity: 'warning' }]);
});

test('[DS-409] every code has its file, and every file its code', () => {
  const named = [...REFUSED, ...WARNED].map(([, code]) => code);
  expect(named).toEqual(MAP_CODES);
  expect(readdirSync(folder).sort()).toEqual(named.map((code) => `${code}.txt`).sort());
});

test('[DS-409] every finding says what was found and what was expected', () => {
  for (const [, code] of [...REFUSED, ...WARNED])
    for (const { found, expected, message } of read(code).findings) {
      expect(found).not.toBe('');
      expect(expected).not.toBe('');
      expect(message).toContain(`found ${found}, expected ${expected}`);
    }
});
