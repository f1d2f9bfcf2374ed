// The opponents' personalities: how each weighs where it could be, and its energy in a training duel.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { list, text, whole, word } from './bounds.ts';
import { energySchema } from './classes.ts';
import { HYPOTHESES } from './names.ts';

const points = () => whole(0, 9999);

const personalitySchema = z
  .strictObject({
    laser: points().describe('its laser reaches the target'),
    rail: points().describe('the target is in its lane'),
    fearLaser: points().describe('it is in the window of a laser its target has'),
    fearRail: points().describe('it is in the lane of a railgun its target has'),
    ring: points().describe('each ring off the preferred difference'),
    sector: points().describe('each sector off the preferred distance'),
    delay: points().describe('each turn of coasting until that distance is best'),
    mass: points().describe('each reaction mass of the move'),
    rot: points().describe('turning round'),
    prefRing: whole(0, 5).describe('preferred difference of rings'),
    prefSector: whole(0, 12).describe('preferred distance in sectors'),
    hypotheses: list(word('hypothesis', HYPOTHESES), 1, 3, 'hypotheses').describe('what it thinks its target may do'),
    salvo: whole(1, 99).describe('missiles it keeps in flight at most'),
    trainingEnergy: energySchema.describe('energy of a ship it flies in a training duel'),
    about: text().describe('one line for the rules page'),
  })
  .describe('how one opponent weighs where it could be');

export const personalitiesSchema = z.strictObject({
  $schema: schemaLink,
  raider: personalitySchema,
  lancer: personalitySchema,
  picket: personalitySchema,
  warden: personalitySchema,
  ace: personalitySchema,
});

export type Personalities = Readonly<Omit<z.infer<typeof personalitiesSchema>, '$schema'>>;
export type Personality = Personalities[keyof Personalities];
