// Orbit by ear: which sound each kind of event makes, no two the same. Coasting makes none: it is quiet out there.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import type { SoundName } from '../../app/tones.ts';
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
  heatDamaged: 'fire',
  shipRotated: 'tick',
  shipCoasted: null,
  shipTransferred: 'engine',
  shipPhased: 'thrust',
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
