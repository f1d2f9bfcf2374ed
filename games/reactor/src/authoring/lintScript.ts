// Scheduled events, terminal rules, readiness and the conditions in them: numbers in range, every name known.

import { constants } from '../level/balance.ts';
import type { ConditionFile, EffectFile, EventFile, LevelFile } from '../level/file.ts';
import { statesOf } from '../level/plant.ts';
import { MAX_DEPTH } from '../rules/conditions.ts';
import type { Content } from '../shape.ts';
import type { Findings } from './findings.ts';
import type { FileMap, LintPart } from './lintMap.ts';

export const lintEvents: LintPart = (content, file, map, isBroken, found) => {
  const ids = new Set<string>();
  for (const [i, event] of (file.events ?? []).entries()) {
    if (ids.has(event.id)) found.add('event-id', `events[${i}].id`, `'${event.id}' is used twice`);
    ids.add(event.id);
    if (isBroken(`events[${i}]`)) continue;
    const path = `events ${event.id}`;
    if (!isScheduleSound(event))
      found.add('event-turn', path, 'turn must be 1 or more, every 1 or more, until not before turn');
    if (event.text === undefined || event.text.trim() === '') found.add('event-text', path, 'text is required');
    for (const [j, effect] of event.effects.entries())
      lintEffect(content, file, map, effect, `${path}.effects[${j}]`, found);
    if (event.unless !== undefined) lintCondition(content, file, map, event.unless, `events[${i}].unless`, found);
  }
};

const isScheduleSound = ({ turn, every, until }: EventFile): boolean =>
  turn >= 1 && (every === undefined || every >= 1) && (until === undefined || until >= turn);

const lintEffect = (
  content: Content,
  file: LevelFile,
  map: FileMap,
  effect: EffectFile,
  path: string,
  found: Findings,
): void => {
  const values = constants(content, file);
  const cell = (at: readonly [number, number]): void => {
    if (!map.isFloor(at)) found.add('event-target', path, `no cell '${at.join(',')}'`);
  };
  const amount = (value: number, kind: string): void => {
    const max = values[`surface.${kind}.max`]!;
    if (value < 1 || value > max) found.add('event-value', `${path}.amount`, `must be 1..${max}`);
  };
  switch (effect.do) {
    case 'startLeak':
    case 'worsenLeak':
      if (!file.leaks?.some((leak) => leak.id === effect.leak))
        found.add('event-target', path, `no leak '${effect.leak}'`);
      return;
    case 'addHeat':
      if ((effect.at === undefined) === (effect.area === undefined))
        found.add('event-value', `${path}.at`, 'either at or area is required');
      if (effect.at !== undefined) cell(effect.at);
      amount(effect.amount, 'heat');
      return;
    case 'addHazard':
      cell(effect.at);
      amount(effect.amount, effect.kind);
      return;
    case 'setProp':
      lintSetting(content, file, effect, path, found);
      return;
    default:
      return;
  }
};

const SETTABLE = ['flow', 'consumer', 'tJunction', 'crossJunction', 'door'];

const lintSetting = (
  content: Content,
  file: LevelFile,
  effect: Extract<EffectFile, { do: 'setProp' }>,
  path: string,
  found: Findings,
): void => {
  const prop = Object.hasOwn(file.props, effect.prop) ? file.props[effect.prop] : undefined;
  if (prop === undefined) {
    found.add('event-target', path, `no prop '${effect.prop}'`);
    return;
  }
  if (!SETTABLE.includes(prop.type)) {
    found.add('event-value', `${path}.prop`, `${prop.type} '${effect.prop}' cannot be set`);
    return;
  }
  const field = prop.type === 'tJunction' || prop.type === 'crossJunction' ? 'mode' : 'state';
  const other = field === 'mode' ? 'state' : 'mode';
  if (effect[other] !== undefined) found.add('event-value', `${path}.${other}`, `a ${prop.type} has a ${field}`);
  const states = statesOf(content, prop.type);
  if (!states.includes(effect[field] ?? ''))
    found.add('event-value', `${path}.${field}`, `'${effect[field] ?? ''}' is not one of ${states.join(', ')}`);
};

export const lintTerminal: LintPart = (content, file, map, isBroken, found) => {
  const values = constants(content, file);
  const ids = new Set<string>();
  for (const [i, rule] of (file.terminal ?? []).entries()) {
    const path = `terminal ${rule.id}`;
    if (ids.has(rule.id)) found.add('terminal-value', `${path}.id`, 'is used twice');
    ids.add(rule.id);
    if (isBroken(`terminal[${i}]`)) continue;
    const range = (field: string, value: number, max: number): void => {
      if (value < 1 || value > max) found.add('terminal-value', `${path}.${field}`, `must be 1..${max}`);
    };
    if (rule.kind === 'turnLimit' && rule.turn < 1) found.add('terminal-value', `${path}.turn`, 'must be 1 or more');
    if (rule.kind === 'spread') {
      range('atLeast', rule.atLeast, values[`surface.${rule.hazard}.max`]!);
      range('cells', rule.cells, file.terrain.join('').replaceAll('#', '').length);
    }
    if (rule.kind === 'cellHeat') {
      if (!map.isFloor(rule.at))
        found.add('terminal-value', `${path}.at`, `(${rule.at.join(',')}) is not a floor cell`);
      range('heat', rule.heat, values['surface.heat.max']!);
    }
    if (rule.kind === 'condition') lintCondition(content, file, map, rule.when, `terminal[${i}].when`, found);
  }
};

export const lintReady: LintPart = (content, file, map, isBroken, found) => {
  const terminal = constants(content, file)['reactor.terminalHeat']!;
  const limit = file.ready?.maxReactorHeat;
  if (limit !== undefined && (limit < 1 || limit > terminal))
    found.add('ready-heat', 'ready.maxReactorHeat', `must be 1..${terminal}`);
  if (isBroken('ready.also')) return;
  for (const [i, condition] of (file.ready?.also ?? []).entries())
    lintCondition(content, file, map, condition, `ready.also[${i}]`, found);
};

const lintCondition = (
  content: Content,
  file: LevelFile,
  map: FileMap,
  c: ConditionFile,
  path: string,
  found: Findings,
  depth = 1,
): void => {
  if (depth > MAX_DEPTH) {
    found.add('condition-depth', path, `conditions nest at most ${MAX_DEPTH} deep`);
    return;
  }
  const missing = (what: string, ref: string): void => found.add('condition-ref', path, `no ${what} '${ref}'`);
  switch (c.is) {
    case 'producing':
    case 'supplied':
    case 'state': {
      const prop = Object.hasOwn(file.props, c.prop) ? file.props[c.prop] : undefined;
      if (prop === undefined) missing('prop', c.prop);
      else if (c.is === 'state') {
        if (!statesOf(content, prop.type).includes(c.state)) missing('state', c.state);
      } else if (prop.type !== 'consumer') missing('consumer', c.prop);
      return;
    }
    case 'leak':
      if (!file.leaks?.some((leak) => leak.id === c.leak)) missing('leak', c.leak);
      return;
    case 'hazardAtLeast':
    case 'hazardBelow':
      if (c.at !== 'reactor' && !map.isFloor(c.at)) missing('cell', c.at.join(','));
      return;
    case 'robotAt':
      if (!map.isFloor(c.at)) missing('cell', c.at.join(','));
      return;
    case 'all':
    case 'any':
      for (const [i, one] of c.of.entries())
        lintCondition(content, file, map, one, `${path}.of[${i}]`, found, depth + 1);
      return;
    case 'not':
      lintCondition(content, file, map, c.of, `${path}.of`, found, depth + 1);
      return;
    default:
      return;
  }
};
