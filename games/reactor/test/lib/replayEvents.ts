// The next state from the previous one and the recorded events alone: a second, independent reading of a turn.

import type { ReactorEvent, Reason } from '../../src/events.ts';
import { propagate } from '../../src/rules/flow.ts';
import { WHY } from '../../src/rules/levelState.ts';
import { CARRIERS, type Cell, DISABLED, ITEMS, KINDS, type Kind, SERVICES, STARVED, UNKNOWN } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import { copyState, plantOf } from './fragment.ts';

export const replayEvents = (before: State, events: readonly ReactorEvent[]): State => {
  const s = copyState(before);
  const { width, numbers, propOf, leakOf, props } = plantOf(s);
  const add = (kind: Kind, [x, y]: Cell, n: number): void => {
    s.surface[(y * width + x) * 4 + KINDS.indexOf(kind)]! += n;
  };
  const pay = (cost: number): void => {
    s.spent += cost;
    s.actionsLeft -= cost;
  };
  const drop = (item: string): void => {
    const i = s.robot.inventory.indexOf(item as never);
    s.robot.inventory = s.robot.inventory.filter((_, j) => j !== i);
  };
  const setProp = (id: string, code: number): void => {
    const prop = propOf[id]!;
    s.props[prop.index] = code;
    if (prop.consumer < 0) return;
    s.service[prop.consumer] = code === 1 ? UNKNOWN : DISABLED;
    if (code === 0) s.spin[prop.consumer] = 0;
  };
  let hasFlowed = false;
  for (const e of events) {
    if (e.step > 2 && !hasFlowed) {
      hasFlowed = true;
      s.isFlowKnown = false;
      propagate(plantOf(s), s, false);
    }
    if (e.step > 12) s.robot.exposed = false;
    switch (e.type) {
      case 'moveRobot':
        pay(numbers.cost.moveRobot);
        s.robot.at = e.to[1] * width + e.to[0];
        break;
      case 'startInteraction':
        pay(numbers.cost[e.kind]);
        break;
      case 'damageRobot':
        s.robot.integrity = e.integrity;
        s.robot.condition = 'Damaged';
        s.robot.exposed = true;
        break;
      case 'recoverRobot':
        s.robot.condition = 'Ready';
        break;
      case 'advanceHeatImmunityStep':
        s.robot.immunity = e.left;
        break;
      case 'enableFlow':
      case 'enableConsumer':
        setProp(e.prop, 1);
        break;
      case 'disableFlow':
      case 'disableConsumer':
        setProp(e.prop, 0);
        break;
      case 'setTJunctionRatio':
      case 'setCrossJunctionRatio':
        setProp(e.prop, propOf[e.prop]!.states.indexOf(e.to));
        break;
      case 'openDoor':
        setProp(e.prop, 0);
        break;
      case 'closeDoor':
        setProp(e.prop, 1);
        break;
      case 'unlockAllSeeingEye':
        s.eye = true;
        for (const p of props) if (p.type === 'eyeTerminal') setProp(p.id, 1);
        break;
      case 'pickUpRemedy':
        setProp(e.prop, 1);
        s.robot.inventory = [...s.robot.inventory, e.item];
        break;
      case 'applyElementRemedy': {
        const c = CARRIERS.indexOf(e.carrier);
        add(e.carrier, e.cell, -e.removed);
        s.blocks[(e.cell[1] * width + e.cell[0]) * 3 + c] = e.blockTurns;
        drop(ITEMS[c]!);
        break;
      }
      case 'applyHeatImmunity':
        s.robot.immunity = e.steps;
        drop('HeatShield');
        break;
      case 'consumeFromNetwork': {
        const p = propOf[e.prop]!;
        s.service[p.consumer] = SERVICES.indexOf(e.service);
        s.spin[p.consumer] = Math.min(p.spinUp, s.spin[p.consumer]! + 1);
        break;
      }
      case 'starveConsumer':
        s.service[propOf[e.prop]!.consumer] = STARVED;
        s.spin[propOf[e.prop]!.consumer] = 0;
        break;
      case 'startLeak':
        s.leaks[leakOf[e.leak]!.index] = leakOf[e.leak]!.severity;
        break;
      case 'worsenLeak':
        s.leaks[leakOf[e.leak]!.index] = e.severity;
        break;
      case 'repairLeak':
        s.leaks[leakOf[e.leak]!.index] = 0;
        break;
      case 'injectLeak':
        add(e.carrier, e.cell, e.quantity);
        break;
      case 'heatUp':
      case 'ignite':
        add('heat', e.cell, e.heat);
        add('fuel', e.cell, e.fuel);
        break;
      case 'short':
        add('heat', e.cell, e.heat);
        add('electricity', e.cell, e.electricity);
        add('coolant', e.partner, e.coolant);
        break;
      case 'coolDown':
        add('heat', e.cell, e.heat);
        add('coolant', e.partner, e.coolant);
        break;
      case 'equalize':
      case 'heatTransfer': {
        const kind = e.type === 'equalize' ? e.carrier : 'heat';
        add(kind, e.from, -e.quantity);
        add(kind, e.to, e.quantity);
        break;
      }
      case 'serviceCooling':
      case 'dissipate':
        for (const share of e.cells) add(share.kind, share.cell, -share.quantity);
        break;
      case 'clampValues':
        for (const cut of e.cuts) add(cut.kind, cut.cell, -cut.quantity);
        break;
      case 'addHeat':
        for (const share of e.cells) add(share.kind, share.cell, share.quantity);
        break;
      case 'addHazard':
        add(e.kind, e.cell, e.amount);
        break;
      case 'deteriorate':
        s.deteriorating = e.on;
        break;
      case 'escalateLevel':
      case 'recoverLevel':
      case 'clearReady':
        s.level = e.to;
        break;
      case 'markReady':
        s.level = 'Ready';
        break;
      case 'loseLevel':
        s.level = 'Lost';
        s.outcome = 'lost';
        s.reason = e.reason;
        s.why = 0;
        break;
      case 'activateCore':
        s.outcome = 'won';
        break;
      case 'beginTurn':
        s.turn = e.turn;
        s.actionsLeft = e.actions;
        s.dangerCells = e.dangerCells;
        s.reactorHeat = e.reactorHeat;
        s.why = e.reasons.reduce((bits, reason) => bits | bitOf(reason, numbers.criticalHeat), 0);
        for (let i = 0; i < s.blocks.length; i++) if (s.blocks[i]! > 0) s.blocks[i]!--;
        break;
      default:
        break;
    }
  }
  return s;
};

const bitOf = (reason: Reason, critical: number): number => {
  switch (reason.is) {
    case 'consumer':
      return WHY.service;
    case 'dangerRose':
      return WHY.dangerRose;
    case 'reactorHeatRose':
      return WHY.heatRose;
    case 'reactorHeat':
      return reason.limit === critical ? WHY.criticalHeat | WHY.cautionHeat : WHY.cautionHeat;
    case 'deteriorating':
      return WHY.deteriorating;
    case 'lossForecast':
      return WHY.lossForecast;
  }
};
