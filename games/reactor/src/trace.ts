// How `explain` finds its way: the subjects each event sets, and the subjects a player may ask about.

import type { Trace } from '@interlock/kernel';
import { namesIn } from './called.ts';
import type { ReactorEvent } from './events.ts';
import { type Cell, KINDS, type ReactorShape } from './shape.ts';

const cell = (kind: string, [x, y]: Cell): string => `${kind}@${x},${y}`;

export function* subjectsSet(e: ReactorEvent): Generator<string> {
  switch (e.type) {
    case 'moveRobot':
    case 'damageRobot':
    case 'recoverRobot':
      yield 'robot';
      return;
    case 'applyHeatImmunity':
    case 'advanceHeatImmunityStep':
    case 'expireHeatImmunity':
      yield 'immunity';
      return;
    case 'enableFlow':
    case 'disableFlow':
    case 'setTJunctionRatio':
    case 'setCrossJunctionRatio':
    case 'openDoor':
    case 'closeDoor':
    case 'unlockAllSeeingEye':
      yield `prop:${e.prop}`;
      return;
    case 'enableConsumer':
    case 'disableConsumer':
      yield `prop:${e.prop}`;
      yield `service:${e.prop}`;
      return;
    case 'pickUpRemedy':
      yield `prop:${e.prop}`;
      yield 'inventory';
      return;
    case 'consumeFromNetwork':
    case 'starveConsumer':
      yield `service:${e.prop}`;
      return;
    case 'applyElementRemedy':
      yield cell(e.carrier, e.cell);
      yield `block:${cell(e.carrier, e.cell)}`;
      yield 'inventory';
      return;
    case 'expireRemedyBlock':
      yield `block:${cell(e.carrier, e.cell)}`;
      return;
    case 'startLeak':
    case 'worsenLeak':
    case 'repairLeak':
      yield `leak:${e.leak}`;
      return;
    case 'injectLeak':
      yield cell(e.carrier, e.cell);
      return;
    case 'heatUp':
    case 'ignite':
      yield cell('heat', e.cell);
      yield cell('fuel', e.cell);
      return;
    case 'short':
      yield cell('heat', e.cell);
      yield cell('electricity', e.cell);
      yield cell('coolant', e.partner);
      return;
    case 'coolDown':
      yield cell('heat', e.cell);
      yield cell('coolant', e.partner);
      return;
    case 'equalize':
      yield cell(e.carrier, e.from);
      yield cell(e.carrier, e.to);
      return;
    case 'heatTransfer':
      yield cell('heat', e.from);
      yield cell('heat', e.to);
      return;
    case 'serviceCooling':
    case 'dissipate':
    case 'addHeat':
      for (const share of e.cells) yield cell(share.kind, share.cell);
      return;
    case 'clampValues':
      for (const share of e.cuts) yield cell(share.kind, share.cell);
      return;
    case 'addHazard':
      yield cell(e.kind, e.cell);
      return;
    case 'escalateLevel':
    case 'recoverLevel':
    case 'markReady':
    case 'clearReady':
    case 'loseLevel':
      yield 'level';
      return;
    default:
      return;
  }
}

export const trace: Trace<ReactorShape> = {
  sets: subjectsSet,
  *subjects(_content, view) {
    const names = namesIn(view);
    yield { subject: 'level', name: `level state ${view.level.state}` };
    yield { subject: 'robot', name: `robot, integrity ${view.robot.integrity}` };
    for (const prop of view.props) {
      if (prop.state === undefined) continue;
      yield { subject: `prop:${prop.id}`, name: `${names.prop(prop.id)}: ${prop.state}` };
      if (prop.service !== undefined)
        yield { subject: `service:${prop.id}`, name: `service of the ${names.prop(prop.id)}: ${prop.service}` };
    }
    for (const leak of view.leaks) yield { subject: `leak:${leak.id}`, name: names.leak(leak.id) };
    for (const one of view.cells)
      for (const kind of KINDS)
        if (one[kind] > 0) yield { subject: cell(kind, one.at), name: `${kind} ${one[kind]} at (${one.at.join(',')})` };
  },
};
