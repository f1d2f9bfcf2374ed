// How `explain` finds its way: what an event sets, and what a player may ask about.

import type { Trace } from '@interlock/kernel';
import { spaced } from './data/intentText.ts';
import type { DroidsEvent, Entity } from './shape/events.ts';
import { CURRENCIES } from './shape/names.ts';
import type { DroidsShape } from './shape.ts';

const entityName = (entity: Entity): string => {
  if (entity.is === 'robot') return 'robot';
  return entity.is === 'card' ? `card:${entity.card}` : `cell:${entity.q},${entity.r}`;
};

export function* subjectsSet(event: DroidsEvent): Generator<string, void, void> {
  switch (event.type) {
    case 'currencyChanged':
      yield `currency:${event.field}`;
      return;
    case 'avatarMoved':
    case 'avatarTowed':
      yield 'position';
      return;
    case 'avatarTurned':
      yield 'facing';
      return;
    case 'heatChanged':
      yield 'heat';
      return;
    case 'counterChanged':
      yield `counter:${event.counter}`;
      return;
    case 'modifierAdded':
    case 'modifierRefreshed':
    case 'modifierRemoved':
    case 'modifierSuppressed':
    case 'modifierRestored':
      yield `modifiers:${entityName(event.entity)}`;
      return;
    case 'crateLoaded':
    case 'crateDumped':
    case 'resupplyDropped':
      yield `thing:${event.crate}`;
      return;
    case 'shedDelivered':
    case 'shedFilled':
    case 'deliveryRefused':
      yield `thing:${event.shed}`;
      return;
    case 'towerDisabled':
    case 'towerEnabled':
      yield `thing:${event.tower}`;
      return;
    case 'donkeyRecruited':
    case 'donkeyDropped':
    case 'donkeyTurned':
      yield `thing:${event.donkey}`;
      return;
    case 'donkeyArrived':
      if (event.donkey !== null) yield `thing:${event.donkey}`;
      return;
    case 'terminalRevealed':
    case 'terminalUsed':
      yield `thing:${event.terminal}`;
      return;
    case 'phaseChanged':
      yield 'phase';
      return;
    default:
  }
}

export const trace: Trace<DroidsShape> = {
  sets: subjectsSet,
  *subjects(_world, view) {
    for (const field of CURRENCIES) yield { subject: `currency:${field}`, name: spaced(field) };
    yield { subject: 'position', name: 'where the robot stands' };
    yield { subject: 'facing', name: 'where the robot faces' };
    yield { subject: 'phase', name: 'the phase' };
    if (view.heat !== null) yield { subject: 'heat', name: 'Heat' };
    if (view.counters.unreliable !== null) yield { subject: 'counter:unreliable', name: 'the Unreliable counter' };
    if (view.counters.effective !== null) yield { subject: 'counter:effective', name: 'the Effective counter' };
    yield { subject: 'modifiers:robot', name: 'modifiers of the robot' };
    for (const { id, type } of view.hand) yield { subject: `modifiers:card:${id}`, name: `modifiers of ${type} ${id}` };
    for (const { id, kind } of view.pois) yield { subject: `thing:${id}`, name: `${kind} ${id}` };
  },
};
