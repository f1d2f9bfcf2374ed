// Levels and params: their codecs, the frame of a run (start ranges, base weights in use), a shift's carry-over.

import { type Codec, decodeWith, fail, type Json, ok, quote } from '@interlock/kernel';
import { z } from 'zod';
import { content as shipped } from './content.ts';
import type { Card, Carry, Content, InitRanges, Level, Params, State, Tag, TagWeights } from './shape.ts';
import { TAGS } from './shape.ts';

const TOP = shipped.config.generator.difficulties.length;
const PM_MAX = shipped.config.stateModifier.maxPm;

const carrySchema = z.strictObject({
  stress: z.int().min(0).max(shipped.config.shift.stressMax),
  influence: z.int().min(0).max(shipped.config.shift.influenceMax),
});
const scenarioLevel = z.strictObject({ scenario: z.string().max(40), carry: carrySchema.optional() });
const ticketLevel = z.strictObject({
  ticket: z.int().min(1).max(TOP),
  climates: z.array(z.strictObject({ tag: z.enum(TAGS), pm: z.int().min(0).max(PM_MAX) })).max(TAGS.length),
  bandMissed: z.boolean().optional(),
  carry: carrySchema.optional(),
});

/** A scenario or a ticket; told apart by the key, so that the sentence speaks about the right one. */
export const levelCodec: Codec<Level> = {
  encode: (level) => level as unknown as Json,
  decode: (input) => {
    if (typeof input === 'object' && input !== null && 'ticket' in input) {
      return decodeWith(ticketLevel, 'level', input);
    }
    const read = decodeWith(scenarioLevel, 'level', input);
    return read.ok && !isScenario(shipped, read.value.scenario) ? unknownScenario(read.value.scenario) : read;
  },
};

const ticketParams = z.strictObject({ ticket: z.int().min(1).max(TOP) });
const scenarioParams = z.strictObject({ scenario: z.string().max(40) });

export const presets: Readonly<Record<string, Params>> = {
  ...Object.fromEntries(shipped.scenarios.map(({ id }) => [id, { scenario: id }])),
  ...Object.fromEntries(shipped.config.generator.difficulties.map((_, i) => [`ticket-${i + 1}`, { ticket: i + 1 }])),
};

export const paramsCodec: Codec<Params> = {
  encode: (params) => params as Json,
  decode: (input) => {
    if (typeof input === 'object' && input !== null && 'ticket' in input) {
      return decodeWith(ticketParams, 'params', input);
    }
    const read = decodeWith(scenarioParams, 'params', input);
    return read.ok && !isScenario(shipped, read.value.scenario) ? unknownScenario(read.value.scenario) : read;
  },
};

const isScenario = (content: Content, id: string): boolean => content.scenarios.some((one) => one.id === id);

const unknownScenario = (id: string) =>
  fail(
    'unknown-scenario',
    `There is no scenario ${quote(id)}; there are ${shipped.scenarios.map((one) => one.id).join(', ')}.`,
  );

/** What level and content fix for the whole run. */
export interface Frame {
  readonly name: string;
  readonly ranges: InitRanges;
  /** Base weight by event in content order; -1 where the event is left out. */
  readonly base: Int32Array;
}

export const frameOf = (content: Content, level: Level): Frame => {
  if ('ticket' in level) {
    const { initRanges } = content.config.generator.difficulties[level.ticket - 1]!;
    const weights: { [T in Tag]?: number } = {};
    for (const { tag, pm } of level.climates) weights[tag] = pm;
    return {
      name: `ticket-${level.ticket}`,
      ranges: { ...content.config.initRanges, ...initRanges } as InitRanges,
      base: basesOf(content, weights, null),
    };
  }
  const scenario = content.scenarios.find((one) => one.id === level.scenario);
  return {
    name: level.scenario,
    ranges: { ...content.config.initRanges, ...scenario?.initRanges } as InitRanges,
    base: basesOf(content, scenario?.tagWeightPm ?? {}, scenario?.onlyTags ?? null),
  };
};

const basesOf = (content: Content, weights: TagWeights, only: readonly Tag[] | null): Int32Array =>
  Int32Array.from(content.events, (card) => (isInUse(card, only) ? scaledBase(card, weights) : -1));

/** A scenario may keep some tags only; the cards of a lesson come where they are named, and nowhere else [OP-404]. */
export const isInUse = ({ tags }: Card, only: readonly Tag[] | null): boolean =>
  only === null
    ? !tags.includes('lesson')
    : tags.some((tag) => only.includes(tag)) && (only.includes('lesson') || !tags.includes('lesson'));

/** For each tag of the event, in its order; a weight never falls to 0 by scaling, and 0 stays 0. */
export const scaledBase = (card: Card, weights: TagWeights): number => {
  let base = card.baseWeight;
  if (base === 0) return 0;
  for (const tag of card.tags) {
    const pm = weights[tag];
    if (pm !== undefined) base = Math.max(1, Math.floor((base * pm) / 1000));
  }
  return base;
};

export const carryOf = (level: Level): Carry | null => level.carry ?? null;

/** What a finished ticket hands to the next ticket of its shift. */
export const carryFrom = (content: Content, last: Pick<State, 'stress' | 'influence'>): Carry => {
  const { stressDivisor, stressMax, influenceDivisor, influenceMax } = content.config.shift;
  return {
    stress: Math.min(stressMax, Math.floor(last.stress / stressDivisor)),
    influence: Math.min(influenceMax, Math.floor(last.influence / influenceDivisor)),
  };
};

/** The seeds of a shift's tickets, or why the shift's own seed will not do. */
export const shiftSeeds = (content: Content, seed: string) => {
  const { shiftMaxChars } = content.config.seed;
  if (!/^[A-Z0-9-]+$/.test(seed) || seed.length > shiftMaxChars) {
    return fail('bad-seed', `A shift's seed has 1 to ${shiftMaxChars} letters A-Z, digits or hyphens.`);
  }
  return ok(Array.from({ length: content.config.shift.tickets }, (_, i) => `${seed}-${i + 1}`));
};

/** Better shifts first: tickets won, then the sum of the scores. */
export const compareShifts = (
  a: { readonly won: number; readonly score: number },
  b: { readonly won: number; readonly score: number },
): number => b.won - a.won || b.score - a.score;
