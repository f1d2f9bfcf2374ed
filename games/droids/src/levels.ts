// The shipped scenarios in the order in which they teach, one thing at a time; the last is a whole run.

import type { LevelEntry, Turn } from '@interlock/kernel';
import anomalyDesk from '../content/levels/anomaly-desk.json' with { type: 'json' };
import backwardsDay from '../content/levels/backwards-day.json' with { type: 'json' };
import bulkDay from '../content/levels/bulk-day.json' with { type: 'json' };
import emptyBattery from '../content/levels/empty-battery.json' with { type: 'json' };
import firstDelivery from '../content/levels/first-delivery.json' with { type: 'json' };
import firstShift from '../content/levels/first-shift.json' with { type: 'json' };
import greenPastures from '../content/levels/green-pastures.json' with { type: 'json' };
import loopUnrolled from '../content/levels/loop-unrolled.json' with { type: 'json' };
import lowTech from '../content/levels/low-tech.json' with { type: 'json' };
import offByChance from '../content/levels/off-by-chance.json' with { type: 'json' };
import offByOne from '../content/levels/off-by-one.json' with { type: 'json' };
import repairBay from '../content/levels/repair-bay.json' with { type: 'json' };
import staticFile from '../content/levels/static.json' with { type: 'json' };
import stickyCode from '../content/levels/sticky-code.json' with { type: 'json' };
import tightLoop from '../content/levels/tight-loop.json' with { type: 'json' };
import turnSignals from '../content/levels/turn-signals.json' with { type: 'json' };
import wornOut from '../content/levels/worn-out.json' with { type: 'json' };
import { content } from './data/content.ts';
import { levelFrom } from './level/codec.ts';
import { documentSchema } from './level/document.ts';
import type { DroidsShape } from './shape.ts';

const FILES: readonly unknown[] = [
  ...[firstDelivery, turnSignals, emptyBattery, lowTech],
  ...[staticFile, wornOut, offByOne, backwardsDay, offByChance],
  ...[loopUnrolled, stickyCode, anomalyDesk, repairBay],
  ...[bulkDay, tightLoop, greenPastures, firstShift],
];

const entryOf = (file: unknown): LevelEntry<DroidsShape> => {
  const { id, title, texts, witness, par, seed, ruleset } = documentSchema.parse(file);
  const runs = content.rulesets[ruleset].numbers.proof.robustRuns;
  const { hints: _hints, ...about } = texts ?? {};
  const turns = (witness ?? []) as unknown as readonly Turn<DroidsShape>[];
  return {
    ...{ id, title, level: levelFrom(file), seed: seed ?? id.toUpperCase(), ...about },
    par:
      par === undefined
        ? null
        : {
            ...{ turns: par.turns, proof: par.proof },
            words: `${par.programs} program${par.programs === 1 ? '' : 's'}`,
            ...(par.robust === undefined ? {} : { robust: { won: par.robust, of: runs } }),
          },
    witnesses: turns.length === 0 ? [] : [{ kind: 'par', turns }],
  };
};

export const levels: readonly LevelEntry<DroidsShape>[] = FILES.map(entryOf);

const hints = new Map(
  FILES.map((file): [string, readonly string[]] => {
    const { id, texts } = documentSchema.parse(file);
    return [id, texts?.hints ?? []];
  }),
);

/** The author's hint for the nth program of a scenario, from 0; null where there is none. */
export const scenarioHint = (id: string, program: number): string | null => hints.get(id)?.[program] ?? null;
