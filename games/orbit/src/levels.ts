// The shipped levels: scenarios in the order in which they teach, duels, and a training duel of each against every
// personality.

import type { LevelEntry } from '@interlock/kernel';
import hareAndHound from '../content/duels/hare-and-hound.json' with { type: 'json' };
import highGround from '../content/duels/high-ground.json' with { type: 'json' };
import mirror from '../content/duels/mirror.json' with { type: 'json' };
import aceOfRings from '../content/scenarios/ace-of-rings.json' with { type: 'json' };
import blockade from '../content/scenarios/blockade.json' with { type: 'json' };
import broadsideDrill from '../content/scenarios/broadside-drill.json' with { type: 'json' };
import coldShip from '../content/scenarios/cold-ship.json' with { type: 'json' };
import convoy from '../content/scenarios/convoy.json' with { type: 'json' };
import crossfire from '../content/scenarios/crossfire.json' with { type: 'json' };
import dryTank from '../content/scenarios/dry-tank.json' with { type: 'json' };
import firstBlood from '../content/scenarios/first-blood.json' with { type: 'json' };
import firstLight from '../content/scenarios/first-light.json' with { type: 'json' };
import flagship from '../content/scenarios/flagship.json' with { type: 'json' };
import freightRun from '../content/scenarios/freight-run.json' with { type: 'json' };
import joust from '../content/scenarios/joust.json' with { type: 'json' };
import lastOrbit from '../content/scenarios/last-orbit.json' with { type: 'json' };
import phaseLock from '../content/scenarios/phase-lock.json' with { type: 'json' };
import picketLine from '../content/scenarios/picket-line.json' with { type: 'json' };
import pointDefence from '../content/scenarios/point-defence.json' with { type: 'json' };
import redline from '../content/scenarios/redline.json' with { type: 'json' };
import rescue from '../content/scenarios/rescue.json' with { type: 'json' };
import slalom from '../content/scenarios/slalom.json' with { type: 'json' };
import slowFuse from '../content/scenarios/slow-fuse.json' with { type: 'json' };
import spinalDrill from '../content/scenarios/spinal-drill.json' with { type: 'json' };
import stationKeeping from '../content/scenarios/station-keeping.json' with { type: 'json' };
import threeGates from '../content/scenarios/three-gates.json' with { type: 'json' };
import turnAndBurn from '../content/scenarios/turn-and-burn.json' with { type: 'json' };
import type { Entry } from './actions.ts';
import { type DuelFile, duelSchema, levelOf, type ScenarioFile, scenarioSchema } from './data/file.ts';
import { PERSONALITIES } from './data/names.ts';
import { texts } from './data/texts.ts';
import type { OrbitShape } from './shape.ts';

const SCENARIOS: readonly unknown[] = [
  firstLight,
  turnAndBurn,
  phaseLock,
  dryTank,
  coldShip,
  redline,
  threeGates,
  slalom,
  broadsideDrill,
  spinalDrill,
  slowFuse,
  pointDefence,
  firstBlood,
  joust,
  picketLine,
  freightRun,
  stationKeeping,
  blockade,
  rescue,
  convoy,
  crossfire,
  aceOfRings,
  lastOrbit,
  flagship,
];

const DUELS: readonly unknown[] = [mirror, highGround, hareAndHound];

export const scenarioEntry = (file: ScenarioFile): LevelEntry<OrbitShape> => ({
  id: file.id,
  title: file.name,
  level: levelOf(file),
  par: {
    turns: file.par ?? file.limit,
    proof: file.parProof === 'proven' ? 'optimal' : 'witness',
    ...(file.parAtLeast === undefined ? {} : { atLeast: file.parAtLeast }),
    ...(file.parHull === undefined ? {} : { words: `${file.parHull} hull` }),
  },
  // the turns were read with the file; what is in them is judged when they are played
  witnesses: file.solution === undefined ? [] : [{ kind: 'par', turns: file.solution as unknown as Entry[][] }],
  ...(file.act === undefined ? {} : { chapter: texts.acts[file.act].name }),
  ...(file.teaches === undefined ? {} : { teaches: file.teaches }),
  ...(file.intro === undefined ? {} : { intro: file.intro }),
  ...(file.difficulty === undefined ? {} : { difficulty: file.difficulty }),
});

/** Two free players leave nothing to prove: no par, no witness [OS-484]. */
const duelEntry = (file: DuelFile, chapter: string): LevelEntry<OrbitShape> => ({
  id: file.id,
  title: file.name,
  level: levelOf(file),
  par: null,
  witnesses: [],
  chapter,
  ...(file.intro === undefined ? {} : { intro: file.intro }),
});

const scenarios = SCENARIOS.map((file) => scenarioSchema.parse(file));
const duels = DUELS.map((file) => duelSchema.parse(file));

/** The duel with a personality in the red seat [OS-352]. */
const trained = (duel: DuelFile): readonly DuelFile[] =>
  PERSONALITIES.map((redAi) => ({
    ...duel,
    id: `${duel.id}-vs-${redAi}`,
    name: `${duel.name} against ${redAi}`,
    redAi,
  }));

export const levels: readonly LevelEntry<OrbitShape>[] = [
  ...[...scenarios].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(scenarioEntry),
  ...duels.map((duel) => duelEntry(duel, texts.chapters.seats!)),
  ...duels.flatMap(trained).map((duel) => duelEntry(duel, texts.chapters.training!)),
];
