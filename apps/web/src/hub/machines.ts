// The five machines as the hub shows them, whether they are built yet or not.

import type { ComponentType } from 'react';
import { DroidsDrawing } from './drawings/Droids.tsx';
import { LampDrawing } from './drawings/Lamp.tsx';
import { OrbitDrawing } from './drawings/Orbit.tsx';
import { PortDrawing } from './drawings/Port.tsx';
import { ReactorDrawing } from './drawings/Reactor.tsx';
import { StationDrawing } from './drawings/Station.tsx';

export interface Machine {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly Drawing: ComponentType;
}

export const MACHINES: readonly Machine[] = [
  {
    id: 'reactor',
    title: 'Reactor Maintenance',
    what: 'A robot, three hidden networks, and a core that will not wait.',
    Drawing: ReactorDrawing,
  },
  {
    id: 'station',
    title: 'The Dark Station',
    what: 'Doors without power, cards without owners, air that runs out.',
    Drawing: StationDrawing,
  },
  {
    id: 'droids',
    title: 'Donkeys and Droids',
    what: 'Program the delivery. Glitches read the tape too.',
    Drawing: DroidsDrawing,
  },
  {
    id: 'orbit',
    title: 'Orbit Simulator',
    what: 'Ten units of energy. Everything wants eleven.',
    Drawing: OrbitDrawing,
  },
  {
    id: 'port',
    title: 'Open The Port',
    what: 'Three minutes, nine approvers, one firewall rule.',
    Drawing: PortDrawing,
  },
];

export const LAMP: Machine = {
  id: 'lamp',
  title: 'Lamp',
  what: 'A keeper, a lamp, a dark cellar. The smallest complete game.',
  Drawing: LampDrawing,
};

export const machineOf = (id: string): Machine | undefined => [...MACHINES, LAMP].find((one) => one.id === id);
