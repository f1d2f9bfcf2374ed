// The shipped levels, in the order in which they teach.

import type { LevelEntry } from '@interlock/kernel';
import sandbox from '../content/extra/sandbox.json' with { type: 'json' };
import gallery01 from '../content/gallery/gallery-01.json' with { type: 'json' };
import gallery02 from '../content/gallery/gallery-02.json' with { type: 'json' };
import gallery03 from '../content/gallery/gallery-03.json' with { type: 'json' };
import gallery04 from '../content/gallery/gallery-04.json' with { type: 'json' };
import gallery05 from '../content/gallery/gallery-05.json' with { type: 'json' };
import gallery06 from '../content/gallery/gallery-06.json' with { type: 'json' };
import gallery07 from '../content/gallery/gallery-07.json' with { type: 'json' };
import gallery08 from '../content/gallery/gallery-08.json' with { type: 'json' };
import gallery09 from '../content/gallery/gallery-09.json' with { type: 'json' };
import gallery10 from '../content/gallery/gallery-10.json' with { type: 'json' };
import gallery11 from '../content/gallery/gallery-11.json' with { type: 'json' };
import gallery12 from '../content/gallery/gallery-12.json' with { type: 'json' };
import blindStart from '../content/levels/blind-start.json' with { type: 'json' };
import boilerRoom from '../content/levels/boiler-room.json' with { type: 'json' };
import clockwork from '../content/levels/clockwork.json' with { type: 'json' };
import crossedWires from '../content/levels/crossed-wires.json' with { type: 'json' };
import deadEnd from '../content/levels/dead-end.json' with { type: 'json' };
import drip from '../content/levels/drip.json' with { type: 'json' };
import firebreak from '../content/levels/firebreak.json' with { type: 'json' };
import firstLight from '../content/levels/first-light.json' with { type: 'json' };
import forkInTheLine from '../content/levels/fork-in-the-line.json' with { type: 'json' };
import fourWays from '../content/levels/four-ways.json' with { type: 'json' };
import gettingWorse from '../content/levels/getting-worse.json' with { type: 'json' };
import glassFloor from '../content/levels/glass-floor.json' with { type: 'json' };
import halfMeasures from '../content/levels/half-measures.json' with { type: 'json' };
import hotCorridor from '../content/levels/hot-corridor.json' with { type: 'json' };
import inSeries from '../content/levels/in-series.json' with { type: 'json' };
import kettle from '../content/levels/kettle.json' with { type: 'json' };
import letItLeak from '../content/levels/let-it-leak.json' with { type: 'json' };
import lowVoltage from '../content/levels/low-voltage.json' with { type: 'json' };
import meltdownWatch from '../content/levels/meltdown-watch.json' with { type: 'json' };
import mindTheSpark from '../content/levels/mind-the-spark.json' with { type: 'json' };
import mop from '../content/levels/mop.json' with { type: 'json' };
import packLight from '../content/levels/pack-light.json' with { type: 'json' };
import parasite from '../content/levels/parasite.json' with { type: 'json' };
import restart from '../content/levels/restart.json' with { type: 'json' };
import ringMain from '../content/levels/ring-main.json' with { type: 'json' };
import rollingBlackout from '../content/levels/rolling-blackout.json' with { type: 'json' };
import scram from '../content/levels/scram.json' with { type: 'json' };
import slowFuse from '../content/levels/slow-fuse.json' with { type: 'json' };
import spinUp from '../content/levels/spin-up.json' with { type: 'json' };
import steppingStones from '../content/levels/stepping-stones.json' with { type: 'json' };
import theGrid from '../content/levels/the-grid.json' with { type: 'json' };
import threeLines from '../content/levels/three-lines.json' with { type: 'json' };
import twoFires from '../content/levels/two-fires.json' with { type: 'json' };
import wetFloor from '../content/levels/wet-floor.json' with { type: 'json' };
import type { LevelFile } from './level/file.ts';
import { sayLessons } from './level/lessons.ts';
import { parseWitness } from './level/witness.ts';
import type { ReactorShape } from './shape.ts';

/** JSON modules lose the literal types; the content tests lint every one of these files. */
const FILES = [
  firstLight,
  threeLines,
  glassFloor,
  deadEnd,
  kettle,
  steppingStones,
  mop,
  drip,
  forkInTheLine,
  mindTheSpark,
  slowFuse,
  wetFloor,
  hotCorridor,
  firebreak,
  letItLeak,
  crossedWires,
  halfMeasures,
  fourWays,
  parasite,
  ringMain,
  lowVoltage,
  inSeries,
  clockwork,
  gettingWorse,
  scram,
  spinUp,
  rollingBlackout,
  boilerRoom,
  packLight,
  twoFires,
  blindStart,
  theGrid,
  meltdownWatch,
  restart,
] as unknown as readonly LevelFile[];

/** After the campaign: a plant to try things in, and one small chamber for each reaction. */
const EXTRAS = [
  sandbox,
  gallery01,
  gallery02,
  gallery03,
  gallery04,
  gallery05,
  gallery06,
  gallery07,
  gallery08,
  gallery09,
  gallery10,
  gallery11,
  gallery12,
] as unknown as readonly LevelFile[];

const turnsOf = (line: string): LevelEntry<ReactorShape>['witnesses'][number]['turns'] => {
  const parsed = parseWitness(line);
  return parsed.ok ? parsed.value : [];
};

export const entryOf = (level: LevelFile): LevelEntry<ReactorShape> => {
  const { par, witnesses = [] } = level;
  const lines = [...(par?.witness === undefined ? [] : [{ kind: 'par', line: par.witness }]), ...witnesses];
  return {
    id: level.id,
    title: level.name,
    level,
    par:
      par?.turns === undefined || par.proof === undefined
        ? null
        : {
            turns: par.turns,
            proof: par.proof,
            ...(par.actions === undefined ? {} : { actions: par.actions }),
            ...(par.atLeast === undefined ? {} : { atLeast: par.atLeast }),
          },
    witnesses: lines.map(({ kind, line }) => ({ kind, turns: turnsOf(line) })),
    intro: level.text.intro,
    ...(level.chapter === undefined ? {} : { chapter: level.chapter }),
    ...(level.teaches === undefined ? {} : { teaches: sayLessons(level.teaches) }),
    ...(level.text.outro === undefined ? {} : { outro: level.text.outro }),
  };
};

export const levels: readonly LevelEntry<ReactorShape>[] = [
  ...[...FILES].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
  ...EXTRAS,
].map(entryOf);
