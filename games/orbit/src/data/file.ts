// Scenario and duel files: their schemas, and the level a file becomes.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { flag, id, list, text, whole, word } from './bounds.ts';
import { energySchema } from './classes.ts';
import { ACTS, FACINGS, KINDS, MOVES, PERSONALITIES, SIDES, SUBSYSTEMS } from './names.ts';

export const LIMIT_MAX = 60;

const ring = () => whole(1, 6).describe('ring, 1 innermost');
const sector = () => whole(0, 23);

const scriptSchema = z.strictObject({
  turn: whole(1, LIMIT_MAX).describe('turn it is done in'),
  move: z
    .strictObject({
      kind: word('move', MOVES).describe('what it does'),
      power: whole(0, 3).describe('0 for coasting, else 1 to 3'),
    })
    .optional()
    .describe('coasting where left out'),
  rotate: flag().optional().describe('turn round before the move'),
});

const shipSchema = z.strictObject({
  id,
  class: z.string('must be a class').max(24).describe('a class of classes.json'),
  name: text(40).optional().describe('display name; that of the class where left out'),
  side: word('side', SIDES).optional().describe('that of the class where left out'),
  ring: ring().describe('ring at the start of turn 1'),
  sector: sector().describe('sector at the start of turn 1'),
  facing: word('facing', FACINGS).optional().describe('prograde where left out'),
  hull: whole(1, 99).optional().describe('hull; that of the class where left out'),
  mass: whole(0, 99).optional().describe('reaction mass, at most the tank'),
  ammo: whole(0, 99).optional().describe('missiles in stock'),
  heat: whole(0, 99).optional().describe('heat on board; none where left out'),
  energy: energySchema.optional().describe('replaces all seven values of the class; what is left out is 0'),
  installed: list(word('subsystem', SUBSYSTEMS), 0, 7, 'subsystems').optional().describe('replaces those of the class'),
  ai: z.string('must be a personality').max(24).optional().describe('who flies it; that of the class where left out'),
  target: id.optional().describe('ship it hunts while that one lives'),
  script: list(scriptSchema, 0, LIMIT_MAX, 'entries').optional().describe('moves of a drifting ship, by turn'),
});

const gateSchema = z.strictObject({
  ring: ring(),
  sector: sector().describe('sector at the start of turn 1; a gate orbits with its ring'),
  width: whole(0, 11).optional().describe('sectors either way'),
});

const requireCold = flag().optional().describe('the win waits for heat 0');

const goalSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('gates').describe('pass these gates in order'),
      gates: list(gateSchema, 1, 12, 'gates').describe('in the order they are passed'),
      requireCold,
    }),
    z.strictObject({
      kind: z.literal('destroy').describe('destroy ships'),
      ships: list(id, 1, 10, 'ships').optional().describe('all red ships where left out'),
      requireCold,
    }),
    z.strictObject({
      kind: z.literal('dock').describe('share a cell with a ship'),
      ship: id.describe('ship to share a cell with'),
      turns: whole(1, LIMIT_MAX).describe('turns in a row'),
      requireCold,
    }),
    z.strictObject({ kind: z.literal('escape').describe('leave by a ring'), ring: ring(), requireCold }),
    z.strictObject({
      kind: z.literal('survive').describe('live to the end of a turn'),
      turn: whole(1, LIMIT_MAX).describe('that turn'),
      requireCold,
    }),
    z.strictObject({
      kind: z.literal('cool').describe('shed energy and heat'),
      maxEnergy: whole(0, 99).describe('energy allocated in total, at most'),
      requireCold,
    }),
  ],
  'unknown goal',
);

/** A turn as stored: the entries of a plan, judged when it is replayed. */
const turnSchema = list(z.looseObject({ type: z.string().max(24).describe('kind of entry') }), 0, 20, 'entries');

const about = {
  $schema: schemaLink,
  id,
  name: text(60).describe('as a player reads it'),
  intro: text().optional().describe('one line of briefing'),
};

export const scenarioSchema = z.strictObject({
  ...about,
  act: word('act', ACTS).optional().describe('where it stands in the campaign'),
  order: whole(1, 999).optional().describe('place in the campaign'),
  teaches: text().optional().describe('what is new, in a few words'),
  limit: whole(1, LIMIT_MAX).describe('last turn'),
  par: whole(1, LIMIT_MAX).optional().describe('turns of the best win known; the limit until one is'),
  parProof: word('proof', ['proven', 'best-known'])
    .optional()
    .describe('whether no shorter win exists or none is known'),
  parAtLeast: whole(1, LIMIT_MAX).optional().describe('beside a best known par: no win takes fewer turns'),
  parHull: whole(1, 99).optional().describe('hull of the best survival known; exactly for survive goals'),
  difficulty: z.record(z.string().max(24), z.json()).optional().describe('measured when content is built'),
  goal: goalSchema.describe('what wins'),
  protect: list(id, 0, 10, 'ships').optional().describe('ships whose loss loses the scenario'),
  ships: list(shipSchema, 1, 10, 'ships').describe("the player's first"),
  hints: list(text(), 0, 9, 'hints').optional().describe('shown before the run'),
  solution: list(turnSchema, 0, LIMIT_MAX, 'turns').optional().describe('turns that win in exactly par turns'),
  made: z
    .strictObject({
      kind: word('kind', KINDS).describe('kind of scenario asked for'),
      difficulty: whole(1, 5).describe('difficulty asked for'),
      attempt: whole(1, 999).describe('which try it was'),
      isFallback: flag().describe('true: no try met the difficulty'),
    })
    .optional()
    .describe('how the generator came to it'),
});

export const duelSchema = z.strictObject({
  ...about,
  ships: list(shipSchema, 2, 2, 'ships').describe('blue, then red'),
  limit: whole(1, LIMIT_MAX).optional().describe('last turn; that of the balance where left out'),
  blueWinsAt: whole(1, LIMIT_MAX).optional().describe('turn at whose end blue wins if it lives'),
  redAi: word('personality', PERSONALITIES).optional().describe('flies the red ship: a training duel'),
});

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type DuelFile = z.infer<typeof duelSchema>;
export type ShipFile = ScenarioFile['ships'][number];
export type Goal = ScenarioFile['goal'];

/** What a run is made from: the file without its proof and its address in the schema's folder. */
export type Scenario = Omit<ScenarioFile, '$schema' | 'solution' | 'difficulty' | 'par' | 'parProof'> & {
  readonly par: number;
  readonly parProof: 'proven' | 'best-known';
};
export type Duel = Omit<DuelFile, '$schema'>;
export type Level = Scenario | Duel;

export const isDuel = (level: Level): level is Duel => !('goal' in level);

export const levelOf = (file: ScenarioFile | DuelFile): Level => {
  if (!('goal' in file)) {
    const { $schema: _schema, ...duel } = file;
    return duel;
  }
  const { $schema: _schema, solution: _solution, difficulty: _difficulty, ...scenario } = file;
  return { ...scenario, par: file.par ?? file.limit, parProof: file.parProof ?? 'best-known' };
};
