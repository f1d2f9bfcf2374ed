// The shipped decks, in the order of the campaign.

import type { LevelEntry } from '@interlock/kernel';
import campaignFile from '../content/campaign.json' with { type: 'json' };
import coldStart from '../content/levels/cold-start.json' with { type: 'json' };
import emergencyLab from '../content/levels/emergency-lab.json' with { type: 'json' };
import halfLight from '../content/levels/half-light.json' with { type: 'json' };
import paperTrail from '../content/levels/paper-trail.json' with { type: 'json' };
import { type Campaign, campaignSchema } from './campaign.ts';
import { content } from './content.ts';
import type { Level } from './map/level.ts';
import { readLevel } from './map/load.ts';
import type { StationShape } from './shape.ts';

const FILES: Readonly<Record<string, unknown>> = {
  'cold-start': coldStart,
  'emergency-lab': emergencyLab,
  'half-light': halfLight,
  'paper-trail': paperTrail,
};

const read = (id: string): Level => {
  const loaded = readLevel(content, FILES[id]);
  if (!loaded.ok) throw new Error(`content/levels/${id}.json: ${loaded.findings[0]!.message}`);
  return loaded.level;
};

const parWords = ({ par }: Level): { readonly words?: string } => (par === 'auto' ? {} : { words: `${par.air} air` });

/** Par counts air, the kernel counts turns: what is proven about the air says nothing about them. */
const entryOf = ({ id, chapter, teaches, intro, outro }: Campaign['decks'][number]): LevelEntry<StationShape> => {
  const level = read(id);
  const { plan } = level;
  return {
    ...{ id, title: level.name, level, chapter, teaches, intro },
    par: plan === undefined ? null : { turns: plan.length, proof: 'witness', ...parWords(level) },
    witnesses: plan === undefined ? [] : [{ kind: 'par', turns: plan }],
    ...(outro === undefined ? {} : { outro }),
  };
};

export const levels: readonly LevelEntry<StationShape>[] = campaignSchema.parse(campaignFile).decks.map(entryOf);
