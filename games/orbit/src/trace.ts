// Which events set what: how `explain` finds its way from a number back to its causes [OS-475].

import type { Trace } from '@interlock/kernel';
import type { OrbitEvent } from './events.ts';
import type { OrbitShape } from './shape.ts';

const sets = (event: OrbitEvent): readonly string[] => {
  switch (event.type) {
    case 'energyDeallocated':
    case 'energyAllocated':
      return [`energy:${event.ship}:${event.subsystem}`];
    case 'heatVented':
    case 'heatGenerated':
      return [`heat:${event.ship}`];
    case 'hullDamaged':
    case 'heatDamaged':
      return [`hull:${event.ship}`];
    case 'shipRotated':
      return [`facing:${event.ship}`];
    case 'shipCoasted':
    case 'recoilShifted':
      return [`cell:${event.ship}`];
    case 'shipTransferred':
    case 'shipPhased':
      return [`cell:${event.ship}`, `mass:${event.ship}`];
    case 'massScooped':
    case 'recoilBraced':
      return [`mass:${event.ship}`];
    case 'missileLaunched':
      return [`missile:${event.missile}`, `ammo:${event.ship}`];
    case 'missileMoved':
      return [`missile:${event.missile}`];
    case 'shipDestroyed':
      return [`fate:${event.ship}`];
    case 'gatePassed':
      return ['gates'];
    case 'dockHeld':
      return ['dock'];
    case 'scenarioWon':
    case 'scenarioLost':
    case 'duelEnded':
      return ['ending'];
    case 'intentPublished':
      return [`intent:${event.ship}`];
    default:
      return [];
  }
};

export const trace: Trace<OrbitShape> = {
  sets,
  subjects: (_world, view) => [
    ...view.ships.flatMap(({ id, name, subsystems }) => [
      ...(['hull', 'heat', 'mass', 'cell', 'facing'] as const).map((what) => ({
        subject: `${what}:${id}`,
        name: `${what} of ${name}`,
      })),
      ...subsystems
        .filter(({ isInstalled }) => isInstalled)
        .map((one) => ({ subject: `energy:${id}:${one.id}`, name: `${one.name} of ${name}` })),
    ]),
    ...view.intents.map(({ ship }) => ({
      subject: `intent:${ship}`,
      name: `plan of ${view.ships.find(({ id }) => id === ship)!.name}`,
    })),
    ...view.missiles.map(({ id }) => ({ subject: `missile:${id}`, name: `missile ${id}` })),
    ...(view.gates.length > 0 ? [{ subject: 'gates', name: 'gates passed' }] : []),
    ...(view.goal.kind === 'dock' ? [{ subject: 'dock', name: 'turns docked' }] : []),
  ],
};
