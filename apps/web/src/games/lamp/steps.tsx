// Actions of Lamp as items of the plan strip.

import type { LampShape } from '@interlock/lamp';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Flame } from 'lucide-react';
import type { Step } from '../screen.ts';

export const ICONS = { north: ArrowUp, west: ArrowLeft, east: ArrowRight, south: ArrowDown, light: Flame } as const;

export const stepOf = (action: LampShape['action']): Step => {
  const Icon = ICONS[action];
  const icon = <Icon className="i" aria-hidden="true" />;
  return action === 'light'
    ? { icon, verb: 'Light up', target: 'see the floor', isKey: true }
    : { icon, verb: 'Walk', target: action };
};
