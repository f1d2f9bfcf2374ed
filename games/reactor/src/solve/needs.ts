// What Ready asks of single props, whatever the others are set to: found by trying every setting of a network. A switch
// that is in no supplying setting as it stands has to be walked to.

import { spend } from '@interlock/kernel';
import type { ConditionFile } from '../level/file.ts';
import type { Plant, PlantProp } from '../level/plant.ts';
import { propagate } from '../rules/flow.ts';
import { isLeaking } from '../rules/leaks.ts';
import { CARRIERS } from '../shape.ts';
import { blankState, type State } from '../state.ts';

/** Something the robot has to do in person before Ready. */
export interface Need {
  readonly cell: number;
  readonly price: number;
  isOpen(state: State): boolean;
}

/** Settings of one network that are tried; a larger network is asked nothing. */
const SETTINGS = 2000;

export const needsOf = (plant: Plant): readonly Need[] => {
  const { cost } = plant.numbers;
  const byEvent = setByEvents(plant);
  const needs: Need[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++)
    for (const [prop, isGood] of goodStates(plant, carrier))
      if (!byEvent.has(prop.id))
        needs.push({
          cell: prop.cell,
          price: cost.interactProp,
          isOpen: (state) => !isGood[state.props[prop.index]!],
        });
  const eyes = plant.props.filter(({ type }) => type === 'eyeTerminal');
  for (const one of plant.also.flatMap(({ condition }) => asked(condition))) {
    if (one.is === 'eyeUnlocked' && eyes.length === 1)
      needs.push({ cell: eyes[0]!.cell, price: cost.interactProp, isOpen: ({ eye }) => !eye });
    for (const leak of plant.leaks)
      if (asksToMend(one, leak.id, CARRIERS[leak.carrier]!))
        needs.push({ cell: leak.face, price: cost.interactLeak, isOpen: (state) => isLeaking(state, leak) });
  }
  return needs;
};

const asksToMend = (one: ConditionFile, leak: string, carrier: string): boolean =>
  (one.is === 'leak' && one.leak === leak && one.state === 'Intact') ||
  (one.is === 'noLeaks' && (one.carrier === 'any' || one.carrier === carrier));

/** What must hold for the whole to hold. */
const asked = (condition: ConditionFile): readonly ConditionFile[] =>
  condition.is === 'all' ? condition.of.flatMap(asked) : [condition];

const setByEvents = (plant: Plant): ReadonlySet<string> =>
  new Set(
    plant.events.flatMap(({ effects }) => effects.flatMap((effect) => (effect.do === 'setProp' ? [effect.prop] : []))),
  );

/** For each prop of the network the states in which every required consumer can be supplied, by code. */
const goodStates = (plant: Plant, carrier: number): ReadonlyMap<PlantProp, readonly boolean[]> => {
  const isOurs = (prop: PlantProp): boolean => prop.carrier === carrier;
  const required = plant.consumers.filter((prop) => isOurs(prop) && prop.required);
  const others = [...plant.sources, ...plant.junctions, ...plant.consumers.filter((prop) => !prop.required)];
  const free = others.filter(isOurs);
  const good = new Map<PlantProp, boolean[]>(required.map((prop) => [prop, [false, true]]));
  const settings = free.reduce((count, { states }) => count * states.length, 1);
  if (settings > SETTINGS) return good;
  spend(settings * plant.graph.nodes);
  const trial = blankState(plant);
  for (const { index } of required) trial.props[index] = 1;
  for (const prop of free)
    good.set(
      prop,
      prop.states.map(() => false),
    );
  let isAny = false;
  for (let setting = 0; setting < settings; setting++) {
    let rest = setting;
    for (const { index, states } of free) {
      trial.props[index] = rest % states.length;
      rest = Math.floor(rest / states.length);
    }
    trial.isFlowKnown = false;
    propagate(plant, trial, false);
    if (!required.every(({ node, amount, push }) => trial.amount[node]! >= amount && trial.push[node]! >= push))
      continue;
    isAny = true;
    for (const prop of free) good.get(prop)![trial.props[prop.index]!] = true;
  }
  // What no setting supplies is a fragment, or lost: nothing follows for single switches.
  if (!isAny) for (const prop of free) good.delete(prop);
  return good;
};
