// The shipped decks, in the order of the campaign.

import type { LevelEntry } from '@interlock/kernel';
import campaignFile from '../content/campaign.json' with { type: 'json' };
import blindCameras from '../content/levels/blind-cameras.json' with { type: 'json' };
import coldStart from '../content/levels/cold-start.json' with { type: 'json' };
import coolantRow from '../content/levels/coolant-row.json' with { type: 'json' };
import emergencyLab from '../content/levels/emergency-lab.json' with { type: 'json' };
import halfLight from '../content/levels/half-light.json' with { type: 'json' };
import hotCorridor from '../content/levels/hot-corridor.json' with { type: 'json' };
import lastFuse from '../content/levels/last-fuse.json' with { type: 'json' };
import loadShedding from '../content/levels/load-shedding.json' with { type: 'json' };
import overgrownBay from '../content/levels/overgrown-bay.json' with { type: 'json' };
import paperTrail from '../content/levels/paper-trail.json' with { type: 'json' };
import relayDeck from '../content/levels/relay-deck.json' with { type: 'json' };
import ringDeck from '../content/levels/ring-deck.json' with { type: 'json' };
import rollingBlackout from '../content/levels/rolling-blackout.json' with { type: 'json' };
import theLongDark from '../content/levels/the-long-dark.json' with { type: 'json' };
import threeEngines from '../content/levels/three-engines.json' with { type: 'json' };
import wakeUp from '../content/levels/wake-up.json' with { type: 'json' };
import { type Campaign, campaignSchema } from './data/campaign.ts';
import { content } from './data/content.ts';
import { type Level, parWords } from './map/level.ts';
import { readLevel } from './map/load.ts';
import type { StationShape } from './shape.ts';

const FILES: Readonly<Record<string, unknown>> = {
  'blind-cameras': blindCameras,
  'cold-start': coldStart,
  'coolant-row': coolantRow,
  'emergency-lab': emergencyLab,
  'half-light': halfLight,
  'hot-corridor': hotCorridor,
  'last-fuse': lastFuse,
  'load-shedding': loadShedding,
  'overgrown-bay': overgrownBay,
  'paper-trail': paperTrail,
  'relay-deck': relayDeck,
  'ring-deck': ringDeck,
  'rolling-blackout': rollingBlackout,
  'the-long-dark': theLongDark,
  'three-engines': threeEngines,
  'wake-up': wakeUp,
};

const read = (id: string): Level => {
  const loaded = readLevel(content, FILES[id]);
  if (!loaded.ok) throw new Error(`content/levels/${id}.json: ${loaded.findings[0]!.message}`);
  return loaded.level;
};

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
