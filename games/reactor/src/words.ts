// Words for actions, events, reasons and conditions. Every number in them comes from what is handed over.

import type { Words } from '@interlock/kernel';
import { called, kindOf, leakCalled, type Names, namesOf } from './called.ts';
import type { Missing, ReactorEvent, Reason, Share } from './events.ts';
import type { ConditionFile } from './level/file.ts';
import type { Plant } from './level/plant.ts';
import { REACTOR_HEAT, ROBOT_LOST } from './rules/terminal.ts';
import { scoreTerms } from './score.ts';
import type { Action, Cell, ITEMS, ReactorShape, Service } from './shape.ts';
import type { State } from './state.ts';

const at = ([x, y]: Cell): string => `(${x},${y})`;
const DIR_WORDS = { N: 'north', W: 'west', E: 'east', S: 'south' } as const;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const itemWords: Readonly<Record<(typeof ITEMS)[number], string>> = {
  FuelNeutralizer: 'fuel neutralizer',
  CoolantNeutralizer: 'coolant neutralizer',
  ElectricityNeutralizer: 'electricity neutralizer',
  HeatShield: 'heat shield',
};

const oneOf = (item: (typeof ITEMS)[number]): string =>
  `${/^[aeiou]/.test(itemWords[item]) ? 'an' : 'a'} ${itemWords[item]}`;

export const sayAction = (plant: Plant, state: State, action: Action): string => {
  switch (action.type) {
    case 'moveRobot':
      return `Move ${DIR_WORDS[action.dir]}`;
    case 'interactProp':
      return action.mode === undefined
        ? `Operate ${propHere(plant, state)}`
        : `Set ${propHere(plant, state)} to ${action.mode}`;
    case 'activateReactor':
      return 'Start the core';
    case 'interactLeak':
      if (action.do === 'shield') return `Put up a heat shield for ${plant.numbers.shieldSteps} steps`;
      if (action.do === 'apply') return `Apply ${oneOf(action.item)}`;
      return action.leak === undefined ? 'Repair the leak' : `Repair the ${leakCalled(plant, action.leak)}`;
  }
};

const propHere = (plant: Plant, state: State): string => {
  const prop = plant.props[plant.propAt[state.robot.at]!];
  return prop === undefined ? 'what stands there' : `the ${kindOf(prop)}`;
};

/** `fuel consumer disabled`, as the status line has it. */
const serviceWords = (names: Names, prop: string, service: Service): string =>
  `${names.prop(prop)} ${service.toLowerCase()}`;

export const sayReason = (names: Names, reason: Reason): string => {
  switch (reason.is) {
    case 'consumer':
      return serviceWords(names, reason.prop, reason.service);
    case 'dangerRose':
      return 'hazards are spreading';
    case 'reactorHeatRose':
      return 'the reactor is warming';
    case 'reactorHeat':
      return `reactor heat ${reason.heat} of ${reason.limit}`;
    case 'deteriorating':
      return 'the plant is deteriorating';
    case 'lossForecast':
      return 'doing nothing loses soon';
  }
};

export const sayMissing = (names: Names, missing: Missing): string => {
  switch (missing.is) {
    case 'consumer':
      return serviceWords(names, missing.prop, missing.service);
    case 'reactorHeat':
      return `reactor heat ${missing.heat}, must be below ${missing.limit}`;
    case 'condition':
      return `wanted: ${sayCondition(names, missing.condition)}`;
  }
};

const sayCondition = (names: Names, c: ConditionFile): string => {
  switch (c.is) {
    case 'producing':
    case 'supplied':
      return `the ${names.prop(c.prop)} is ${c.is}`;
    case 'state':
      return `the ${names.prop(c.prop)} is ${c.state}`;
    case 'leak':
      return `the ${names.leak(c.leak)} is ${c.state === 'Leaking' ? 'open' : 'closed'}`;
    case 'noLeaks':
      return c.carrier === 'any' ? 'no leak is open' : `no ${c.carrier} leak is open`;
    case 'hazardAtLeast':
    case 'hazardBelow': {
      const place =
        c.at === 'reactor'
          ? c.is === 'hazardBelow'
            ? 'everywhere in the reactor area'
            : 'somewhere in the reactor area'
          : `at ${at(c.at)}`;
      return `${c.kind} is ${c.is === 'hazardBelow' ? 'below' : 'at least'} ${c.value} ${place}`;
    }
    case 'turnAtLeast':
      return `it is turn ${c.turn} or later`;
    case 'robotAt':
      return `the robot is at ${at(c.at)}`;
    case 'eyeUnlocked':
      return 'the all-seeing eye is open';
    case 'all':
      return c.of.length === 0 ? 'always' : c.of.map((one) => sayPart(names, one)).join(' and ');
    case 'any':
      return c.of.length === 0 ? 'never' : c.of.map((one) => sayPart(names, one)).join(' or ');
    case 'not':
      return `not (${sayCondition(names, c.of)})`;
  }
};

/** A part of a condition: in brackets only where it has parts of its own. */
const sayPart = (names: Names, part: ConditionFile): string =>
  part.is === 'all' || part.is === 'any' ? `(${sayCondition(names, part)})` : sayCondition(names, part);

/** Cells that had as much of the same are named together. */
const shares = (list: readonly Share[], verb = ''): string => {
  const groups: { readonly what: string; readonly cells: string[] }[] = [];
  for (const { quantity, kind, cell } of list) {
    const what = `${quantity} ${kind}`;
    const same = groups.find((one) => one.what === what);
    if (same) same.cells.push(at(cell));
    else groups.push({ what, cells: [at(cell)] });
  }
  return groups.map(({ what, cells }, i) => `${what}${i === 0 ? verb : ''} at ${listed(cells)}`).join(', ');
};
const reasonsTail = (names: Names, reasons: readonly Reason[]): string =>
  reasons.length === 0 ? '' : `: ${reasons.map((one) => sayReason(names, one)).join(', ')}`;

const sayEvent = (plant: Plant, e: ReactorEvent): string => {
  switch (e.type) {
    case 'moveRobot':
      return `The robot moves from ${at(e.from)} to ${at(e.to)}.`;
    case 'startInteraction':
      return 'The robot sets to work.';
    case 'finishInteraction':
      return 'The robot is done.';
    case 'damageRobot':
      return `${e.check === 'enter' ? 'Entering' : 'Staying'} exposes the robot to ${listed(e.kinds)}; integrity ${e.integrity}.`;
    case 'recoverRobot':
      return 'The robot recovers.';
    case 'advanceHeatImmunityStep':
      return `Heat immunity: ${e.left} left.`;
    case 'expireHeatImmunity':
      return 'The heat shield is used up.';
    case 'enableFlow':
    case 'disableFlow':
      return `${capital(called(plant, e.prop))} is ${e.type === 'enableFlow' ? 'opened' : 'shut'}${byWords(e.by)}.`;
    case 'enableConsumer':
    case 'disableConsumer':
      return `${capital(called(plant, e.prop))} is switched ${e.type === 'enableConsumer' ? 'on' : 'off'}${byWords(e.by)}.`;
    case 'setTJunctionRatio':
    case 'setCrossJunctionRatio':
      return `${capital(called(plant, e.prop))} turns from ${e.from} to ${e.to}${byWords(e.by)}.`;
    case 'openDoor':
    case 'closeDoor':
      return `${capital(called(plant, e.prop))} ${e.type === 'openDoor' ? 'opens' : 'closes'}${byWords(e.by)}.`;
    case 'unlockAllSeeingEye':
      return 'The terminal opens the all-seeing eye.';
    case 'pickUpRemedy':
      return `The robot takes ${oneOf(e.item)}.`;
    case 'applyElementRemedy':
      return `${e.removed} ${e.carrier} at ${at(e.cell)} neutralized; blocked for ${e.blockTurns} turns.`;
    case 'applyHeatImmunity':
      return `The heat shield holds for ${e.steps} steps.`;
    case 'expireRemedyBlock':
      return `The ${e.carrier} block at ${at(e.cell)} is gone.`;
    case 'feedFromOutside':
      return `${capital(called(plant, e.prop))} feeds${e.amount === undefined ? '' : ` ${e.amount} at ${e.push}`}.`;
    case 'routeThroughTJunction':
    case 'routeThroughCrossJunction':
      return `${capital(called(plant, e.prop))} in mode ${e.mode} divides ${e.in.amount}/${e.in.push} into ${e.out.map((o) => `${o.amount}/${o.push}`).join(', ')}.`;
    case 'consumeFromNetwork':
      return `${capital(called(plant, e.prop))} is ${e.service.toLowerCase()}${e.demand === undefined ? '' : `: draws ${e.demand} of ${e.amount} at ${e.push}`}.`;
    case 'starveConsumer':
      return `${capital(called(plant, e.prop))} starves${e.reasons === undefined ? '' : `: ${starveWords(e)}`}.`;
    case 'startLeak':
      return `A ${e.carrier} leak breaks open at ${at(e.cell)}.`;
    case 'rejectInvalidLeak':
      return `${capital(leakCalled(plant, e.leak))} is open already.`;
    case 'worsenLeak':
      return `${capital(leakCalled(plant, e.leak))} worsens to severity ${e.severity}.`;
    case 'repairLeak':
      return `${capital(leakCalled(plant, e.leak))} is repaired.`;
    case 'injectLeak':
      return `A leak puts ${e.quantity} ${e.carrier} on ${at(e.cell)}.`;
    case 'heatUp':
    case 'ignite':
      return `${e.type === 'ignite' ? 'Fire' : 'Fuel warms'} at ${at(e.cell)}, lit by ${e.cause.kind} at ${at(e.cause.cell)}: heat ${signed(e.heat)}, fuel ${signed(e.fuel)}.`;
    case 'short':
      return `Short at ${at(e.cell)} with coolant at ${at(e.partner)}: heat ${signed(e.heat)}, electricity ${signed(e.electricity)}, coolant ${signed(e.coolant)}.`;
    case 'coolDown':
      return `Coolant at ${at(e.partner)} quenches ${at(e.cell)}: heat ${signed(e.heat)}, coolant ${signed(e.coolant)}.`;
    case 'equalize':
      return `${e.quantity} ${e.carrier} flows from ${at(e.from)} to ${at(e.to)}.`;
    case 'heatTransfer':
      return `${e.quantity} heat passes from ${at(e.from)} to ${at(e.to)}.`;
    case 'serviceCooling':
      return `The coolant service takes ${e.heat} heat from the reactor area.`;
    case 'dissipate':
      return `Lost to the air: ${shares(e.cells)}.`;
    case 'clampValues':
      return `Cut at the maximum: ${shares(e.cuts)}.`;
    case 'escalateLevel':
      return `The level turns from ${e.from} to ${e.to}${reasonsTail(namesOf(plant), e.reasons)}.`;
    case 'recoverLevel':
      return `The level eases from ${e.from} to ${e.to}.`;
    case 'markReady':
      return 'REACTOR READY.';
    case 'clearReady':
      return `No longer ready (${e.to}): ${e.missing.map((one) => sayMissing(namesOf(plant), one)).join(', ')}.`;
    case 'loseLevel':
      return `The level is lost. ${sayCause(plant, e.reason)}`;
    case 'activateCore':
      return 'The core starts.';
    case 'reactorNotReady':
      return `The reactor is not ready: ${e.missing.map((one) => sayMissing(namesOf(plant), one)).join(', ')}.`;
    case 'beginSimulation':
      return `Turn ${e.turn} ends; the machine runs.`;
    case 'beginTurn':
      return `Turn ${e.turn} begins with ${e.actions} actions.`;
    case 'scheduledEvent':
      return `${capital(announced(plant, e.id))}, as announced.`;
    case 'eventAverted':
      return `Averted, since ${sayCondition(namesOf(plant), e.condition)}: ${announced(plant, e.id)}.`;
    case 'addHeat':
      return `${shares(e.cells, ' is added')}.`;
    case 'addHazard':
      return `${e.amount} ${e.kind} is spilled at ${at(e.cell)}.`;
    case 'deteriorate':
      return e.on ? 'The plant begins to deteriorate.' : 'The plant no longer deteriorates.';
    case 'announce':
      return e.text;
  }
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const byWords = (by: 'robot' | 'event'): string => (by === 'event' ? ' by schedule' : '');

/** Without a way from an open source the amounts say nothing; with one, what is too low says so. */
const starveWords = ({ carrier, reasons = [], amount, push }: ReactorEvent & { type: 'starveConsumer' }): string => {
  if (reasons.includes('Disconnected')) return `no open source leads ${carrier} to it`;
  const low = reasons.map((reason) =>
    reason === 'LowAmount' ? `amount ${amount}` : reason === 'LowVoltage' ? `voltage ${push}` : `pressure ${push}`,
  );
  return `too little ${carrier} arrives (${low.join(', ')})`;
};

const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** The text a designer gave an event, else its name. */
const announced = (plant: Plant, id: string): string => {
  const event = plant.events.find((one) => one.id === id);
  return event ? event.text.replace(/\.$/, '') : `event ${spaced(id)}`;
};

const sayCause = (plant: Plant, cause: string): string => {
  if (cause === REACTOR_HEAT) return `The reactor area reached ${plant.numbers.terminalHeat} heat.`;
  if (cause === ROBOT_LOST) return 'The robot was worn down to nothing.';
  // The level's own: a terminal rule by its id, else an event by the reason of its loss.
  const rule = plant.terminal.find(({ id }) => id === cause);
  const event = plant.events.find(({ effects }) =>
    effects.some((one) => one.do === 'loseLevel' && one.reason === cause),
  );
  const text = rule?.text ?? event?.text;
  return text === undefined ? `A rule of this level ends it: ${spaced(cause)}.` : sentence(text);
};

const sentence = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;

export const words: Words<ReactorShape> = {
  action: sayAction,
  event: sayEvent,
  cause: sayCause,
  score: (_, state) => (state.outcome === 'lost' ? [] : scoreTerms(state)),
};
