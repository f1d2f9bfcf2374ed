// Tickets by difficulty: candidates from one stream, each proven winnable before it is offered. Never fails on shipped
// content: after the last try comes a fixed ticket whose line stands in the content.

import { type Dice, diceOf, type Generated, type Stream } from '@interlock/kernel';
import tickets from '../../content/tickets.json' with { type: 'json' };
import { finish, stateOdds } from '../forecast/odds.ts';
import { compile } from '../rules/table.ts';
import { setup } from '../setup.ts';
import type { Climate, Content, Level, Params, PortShape, Range, Tag } from '../shape.ts';
import { beam, parOf, turnsOfLine } from '../solve/search.ts';

export const GENERATE = 'port.generate';

/** Letters that nobody reads as digits. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const SEED_CHARS = 8;

export interface Candidate {
  readonly climates: readonly Climate[];
  readonly seed: string;
}

/** The next candidate of the stream; every draw is taken, also where only one value is possible. */
export const candidateFrom = (content: Content, difficulty: number, stream: Stream): Candidate => {
  const { generator } = content.config;
  const { climates: range } = generator.difficulties[difficulty - 1]!;
  const left = Object.keys(generator.climates) as Tag[];
  const climates: Climate[] = [];
  const many = stream.range(range.min, range.max);
  for (let i = 0; i < many; i++) {
    const [tag] = left.splice(stream.int(left.length), 1);
    climates.push({ tag: tag!, pm: stream.pick(generator.climatePm) });
  }
  let seed = '';
  for (let i = 0; i < SEED_CHARS; i++) seed += LETTERS[stream.int(LETTERS.length)];
  return { climates, seed };
};

/** A winning line by the narrow beam, failing that by the wide one; null where neither finds one. */
export const certify = (given: Content, level: Level, seed: string): Generated<PortShape> | null => {
  const content = compile(given);
  const { solver } = content.config;
  const dice = diceOf(seed);
  const position = { state: setup(content, level, dice), dice };
  for (const width of [solver.beam, solver.retryBeam]) {
    const nodes = width * solver.maxPicks;
    const { line, complete } = finish(beam(content, position, { width, maxPicks: solver.maxPicks, nodes }));
    if (!line) continue;
    const turns = turnsOfLine(content, position, line)!;
    return { level, seed, witness: turns, par: parOf(turns, complete), attempts: 1 };
  }
  return null;
};

/** Odds of the steady player from the start, per mille. */
export const startOdds = (content: Content, level: Level, seed: string): number =>
  stateOdds(content, setup(content, level, diceOf(seed)), content.config.odds.samples).pm.win;

const distanceTo = ({ min, max }: Range, pm: number): number => (pm < min ? min - pm : pm > max ? pm - max : 0);

const generateTicket = (content: Content, difficulty: number, dice: Dice): Generated<PortShape> | null => {
  const { maxTries, difficulties } = content.config.generator;
  const band = difficulties[difficulty - 1]!.oddsPm;
  const stream = dice.stream(GENERATE);
  const missed: {
    readonly level: Level;
    readonly seed: string;
    readonly attempts: number;
    readonly distance: number;
  }[] = [];
  for (let attempts = 1; attempts <= maxTries; attempts++) {
    const { climates, seed } = candidateFrom(content, difficulty, stream);
    const level: Level = { ticket: difficulty, climates };
    const distance = distanceTo(band, startOdds(content, level, seed));
    const found = distance === 0 ? certify(content, level, seed) : null;
    if (found !== null) return { ...found, attempts };
    if (distance > 0) missed.push({ level, seed, attempts, distance });
  }
  // Nothing in the band: the nearest that can be won. Sorting keeps the earlier of two equally near ones first.
  for (const { level, seed, attempts } of missed.sort((a, b) => a.distance - b.distance)) {
    const found = certify(content, level, seed);
    if (found !== null) return { ...found, attempts, level: { ...level, bandMissed: true } as Level };
  }
  return fallback(content, difficulty);
};

/** The difficulty's fixed ticket. With content it was not proven on, its line is looked for anew. */
export const fallback = (content: Content, difficulty: number): Generated<PortShape> | null => {
  const row = tickets.tickets[difficulty - 1];
  if (!row) return null;
  const level: Level = { ticket: difficulty, climates: row.climates as readonly Climate[] };
  const found = certify(content, level, row.seed);
  return found && { ...found, attempts: content.config.generator.maxTries, fallback: true };
};

export const generate = (content: Content, params: Params, dice: Dice): Generated<PortShape> | null =>
  'ticket' in params
    ? generateTicket(content, params.ticket, dice)
    : { level: { scenario: params.scenario }, witness: null, par: null, attempts: 1 };
