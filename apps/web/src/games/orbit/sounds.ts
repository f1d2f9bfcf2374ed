// Orbit by ear: which sound each kind of event makes, no two the same, and how the ship that makes it changes it. Coasting
// makes none: it is quiet out there.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import { type Note, type SoundName, TONES } from '../../app/tones.ts';
import type { Look } from '../screen.ts';

/** Nothing carries sound out there; a hot reactor is heard through the own hull, up to heat that eats what is left of it. */
export const hum: NonNullable<Look<OrbitShape>['hum']> = ({ view, stage }) => {
  const own = view.ships.find(({ isYours }) => isYours);
  if (!own || own.heat === 0 || own.hull === 0 || stage === 'curtain') return null;
  return Math.min(1, own.heat / own.hull);
};

export const sounds: Readonly<Record<OrbitEvent['type'], SoundName | null>> = {
  planCommitted: null,
  turnEnded: null,
  intentPublished: null,
  energyDeallocated: 'drains',
  energyAllocated: 'charges',
  subsystemActivated: 'switch',
  subsystemDeactivated: 'shuts',
  heatVented: 'hiss',
  heatGenerated: null,
  heatDamaged: 'crackle',
  shipRotated: 'tick',
  shipCoasted: null,
  shipTransferred: 'burn',
  shipPhased: 'nudge',
  massScooped: 'flow',
  missileMoved: null,
  missileLaunched: 'launch',
  missileIntercepted: 'spark',
  missileImpacted: 'blast',
  missileExpired: 'fizzles',
  missileLost: 'fades',
  laserFired: 'beam',
  laserHit: 'sears',
  railgunFired: 'shot',
  railgunHit: 'breaks',
  railgunMissed: 'whistles',
  recoilShifted: 'lift',
  recoilBraced: 'puts',
  damageAbsorbed: 'scan',
  hullDamaged: 'hurt',
  shipDestroyed: 'bursts',
  gatePassed: 'met',
  dockHeld: 'clamps',
  scriptSkipped: null,
  scenarioWon: null,
  scenarioLost: null,
  duelEnded: 'calm',
};

/** A burn lasts and weighs by its power; what others fire or suffer is lower and softer than one's own. */
export const voiceOf = (event: OrbitEvent, name: SoundName, isYours: boolean): readonly Note[] => {
  const power = event.type === 'shipTransferred' || event.type === 'shipPhased' ? event.power : 2;
  const stretch = 0.6 + 0.2 * power;
  return (TONES[name] as readonly Note[]).map((note) => ({
    ...note,
    ...(isYours ? {} : { pitch: note.pitch * OTHERS, ...(note.to === undefined ? {} : { to: note.to * OTHERS }) }),
    length: note.length * stretch,
    level: (note.level ?? 1) * (isYours ? 1 : 0.6) * stretch,
  }));
};

/** A fourth below. */
const OTHERS = 0.75;
