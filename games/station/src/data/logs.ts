// The voice logs [DS-077]: what happened on the station, found out of order. Read from content/ by their schema; like all
// texts they are no part of what a run is recorded with, but their ids are what a deck may hold.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import logsFile from '../../content/logs.json' with { type: 'json' };
import { idSchema } from '../actions.ts';

const WORDS = 60;

export const logsSchema = z.strictObject({
  $schema: schemaLink,
  logs: z
    .array(
      z.strictObject({
        id: idSchema,
        title: z.string().min(1).max(40).describe('what it is listed under'),
        /** Days since the wing was lost; the order of what happened, not of the list. */
        day: z.int().min(1).max(99).describe('days since the wing was lost: the order of what happened'),
        by: z.string().min(1).max(20).describe('who speaks'),
        text: z
          .string()
          .min(1)
          .refine((text) => text.split(/\s+/).length <= WORDS, `expected at most ${WORDS} words`)
          .describe('what is said'),
      }),
    )
    .min(1)
    .max(200)
    .describe('every log that a deck may hold'),
});

export type Log = z.infer<typeof logsSchema>['logs'][number];

export const logs: readonly Log[] = logsSchema.parse(logsFile).logs;

/** Ids a generated deck may draw from. */
export const logIds: readonly string[] = logs.map(({ id }) => id);

const byId = new Map(logs.map((log) => [log.id, log]));

/** The log of an item such as `log:lots`; a deck may hold logs of its own that have no text here. */
export const logOf = (item: string): Log | undefined => byId.get(item.replace(/^log:/, ''));
