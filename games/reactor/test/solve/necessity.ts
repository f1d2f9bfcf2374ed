// Which mechanics a level cannot do without, and why. Flow follows from the props alone: if no setting of all other props
// supplies what Ready asks for, no line of play can. Where that says nothing, every line of play is tried.

import type { ConditionFile, LevelFile } from '../../src/level/file.ts';
import { buildPlant } from '../../src/level/plant.ts';
import { setupState } from '../../src/setup.ts';
import { CARRIERS, type Content, ITEMS, type Mechanic } from '../../src/shape.ts';
import { exhaust } from '../../src/solve/exhaust.ts';
import { type Ban, banOf } from '../../src/solve/steps.ts';

type Props = LevelFile['props'];
type Setting = Readonly<Record<string, Props[string]>>;

/** A sentence that says why Ready cannot be reached without the mechanic, or null. */
export const whyNeeded = (content: Content, file: LevelFile, mechanic: Mechanic): string | null => {
  const scripted = new Set(
    (file.events ?? []).flatMap(({ effects }) => effects.flatMap((one) => ('prop' in one ? [one.prop] : []))),
  );
  if (mechanic === 'repair') return whyRepair(file);
  if (mechanic === 'consumer') {
    const [id] =
      Object.entries(file.props).find(([key, prop]) => isRequired(prop) && !isOn(prop) && !scripted.has(key)) ?? [];
    return id === undefined ? null : `consumer ${id} is off and nothing but the robot switches it on`;
  }
  if (mechanic !== 'flow' && mechanic !== 'tJunction' && mechanic !== 'crossJunction') return null;
  for (const carrier of CARRIERS) {
    const settings = settingsOf(content, file, carrier, (key, type) => type === mechanic && !scripted.has(key));
    if (settings.every((setting) => !isSupplied(content, file, carrier, setting)))
      return `none of ${settings.length} settings of the other ${carrier} props supplies its consumers`;
  }
  return null;
};

const isRequired = (prop: Props[string]): boolean => prop.type === 'consumer' && prop.required !== false;
const isOn = (prop: Props[string]): boolean => 'state' in prop && prop.state === 'Enabled';

/** Ready asks for a mended pipe that is broken at the start. */
const whyRepair = (file: LevelFile): string | null => {
  const broken = (file.leaks ?? []).filter(({ state }) => state !== 'Intact');
  const asked = (file.ready?.also ?? []).flatMap(parts);
  const leak = broken.find(({ id, carrier }) =>
    asked.some(
      (one) =>
        (one.is === 'noLeaks' && (one.carrier === 'any' || one.carrier === carrier)) ||
        (one.is === 'leak' && one.leak === id && one.state === 'Intact'),
    ),
  );
  return leak === undefined ? null : `Ready asks for leak ${leak.id} to be mended`;
};

/** What must hold for a condition to hold. */
const parts = (condition: ConditionFile): readonly ConditionFile[] =>
  condition.is === 'all' ? condition.of.flatMap(parts) : [condition];

/** Every setting of the sources, junctions and auxiliary consumers of one carrier; what is fixed stays as authored. The
 *  required consumers are on, as Ready asks. */
const settingsOf = (
  content: Content,
  file: LevelFile,
  carrier: string,
  isFixed: (key: string, type: string) => boolean,
): readonly Setting[] => {
  const plant = buildPlant(content, file);
  let settings: Setting[] = [{}];
  for (const [key, prop] of Object.entries(file.props)) {
    const built = plant.propOf[key]!;
    if (built.carrier < 0 || CARRIERS[built.carrier] !== carrier) continue;
    let ways: readonly Props[string][] = [prop];
    if (isRequired(prop)) ways = [{ ...prop, state: 'Enabled' } as Props[string]];
    else if (!isFixed(key, prop.type) && (prop.type === 'tJunction' || prop.type === 'crossJunction'))
      ways = built.states.map((mode) => ({ ...prop, mode }) as Props[string]);
    else if (!isFixed(key, prop.type))
      ways = ['Enabled', 'Disabled'].map((state) => ({ ...prop, state }) as Props[string]);
    settings = settings.flatMap((setting) => ways.map((way) => ({ ...setting, [key]: way })));
  }
  return settings;
};

const isSupplied = (content: Content, file: LevelFile, carrier: string, setting: Setting): boolean => {
  const plant = buildPlant(content, { ...file, props: { ...file.props, ...setting } });
  const state = setupState(plant);
  return plant.consumers.every(
    (prop) =>
      !prop.required ||
      CARRIERS[prop.carrier] !== carrier ||
      (state.amount[prop.node]! >= prop.amount && state.push[prop.node]! >= prop.push),
  );
};

/** Tries every line of play without the mechanic up to that turn: `none` is a proof that it cannot win. */
export const tryAllWithout = (
  content: Content,
  file: LevelFile,
  mechanic: Mechanic,
  turns: number,
  nodes: number,
): 'best' | 'none' | 'unknown' => {
  const plant = buildPlant(content, file);
  const trying = exhaust(plant, setupState(plant), { nodes, last: turns }, uselessWithout(file, mechanic));
  for (;;) {
    const step = trying.next();
    if (step.done) return step.value.is;
  }
};

/** The mechanic itself, and what then cannot change the outcome: picking up its item, and a look at the floor that nothing
 *  asks for. Leaving them out tries the same lines with far fewer positions. */
const uselessWithout = (file: LevelFile, mechanic: Mechanic): Ban => {
  const isBanned = banOf(mechanic);
  const item = ITEMS.findIndex((name) => name.toLowerCase() === mechanic.toLowerCase());
  const isEyeAsked = JSON.stringify([file.ready, file.terminal, file.events]).includes('eyeUnlocked');
  return (plant, state, action) => {
    if (isBanned(plant, state, action)) return true;
    if (action.type !== 'interactProp') return false;
    const prop = plant.props[plant.propAt[state.robot.at]!];
    if (prop?.type === 'supply') return prop.item === item && !isCrowded(file);
    return prop?.type === 'eyeTerminal' && !isEyeAsked;
  };
};

/** More to carry than fits: then even a useless item takes a place. */
const isCrowded = (file: LevelFile): boolean =>
  Object.values(file.props).filter(({ type }) => type === 'supply').length + (file.inventory?.start?.length ?? 0) >
  (file.inventory?.capacity ?? 1);
