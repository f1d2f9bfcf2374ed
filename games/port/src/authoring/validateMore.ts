// What a schema cannot say: ids used twice, targets twice, ranges upside down, scenarios that cut out too much. Reads
// documents of any form: what is not there is not judged here.

import type { Content } from '../shape.ts';
import type { FileName, Path } from './finding.ts';
import type { Add } from './validate.ts';

type Loose = { readonly [key: string]: unknown };

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): readonly string[] =>
  list(value).filter((one): one is string => typeof one === 'string');

export const customFindings = (file: FileName, input: unknown, config: Content['config'], add: Add): void => {
  const root = loose(input);
  if (file === 'events') checkEvents(list(root.events), config, add);
  if (file === 'config') {
    checkOrder(root, add);
    checkRanges(loose(root.initRanges), ['initRanges'], startTimeMax(root, config), add);
    checkTiers(list(root.scoreTiers), add);
    const rows = list(loose(root.generator).difficulties);
    rows.forEach((row, i) => {
      const path = ['generator', 'difficulties', i, 'initRanges'];
      checkRanges(loose(loose(row).initRanges), path, startTimeMax(root, config), add);
    });
  }
  if (file === 'scenarios') checkScenarios(list(root.scenarios), config, add);
};

const startTimeMax = (root: Loose, config: Content['config']): number => {
  const own = loose(root.limits).startTimeMax;
  return typeof own === 'number' ? own : config.limits.startTimeMax;
};

const checkEvents = (events: readonly unknown[], config: Content['config'], add: Add): void => {
  const eventIds = new Map<string, number>();
  const actionIds = new Map<string, string>();
  events.forEach((value, i) => {
    const event = loose(value);
    const id = event.id;
    if (typeof id === 'string') {
      const first = eventIds.get(id);
      if (first !== undefined)
        add('S05', ['events', i, 'id'], `id \`${id}\` is already used at events[${first}]`, [id]);
      else eventIds.set(id, i);
    }
    checkTerminal(event, ['events', i], add);
    checkConditions(event, i, config, add);
    list(event.weightRules).forEach((rule, k) => {
      const { from, to } = loose(rule);
      if (typeof from === 'number' && typeof to === 'number' && from >= to) {
        add('S12', ['events', i, 'weightRules', k], `\`from\` must be below \`to\`, found ${from} and ${to}`);
      }
    });
    list(event.actions).forEach((action, k) => {
      checkAction(loose(action), typeof id === 'string' ? id : null, ['events', i, 'actions', k], actionIds, add);
    });
  });
  events.forEach((value, i) => {
    checkAfter(loose(value), i, actionIds, add);
  });
};

/** What a card comes after must be an answer, of another card. */
const checkAfter = (event: Loose, i: number, actionIds: ReadonlyMap<string, string>, add: Add): void => {
  list(event.after).forEach((named, k) => {
    if (typeof named !== 'string') return;
    const path = ['events', i, 'after', k];
    const where = actionIds.get(named);
    if (where === undefined) add('S07', path, `\`after\` must name an answer of this file, found \`${named}\``);
    else if (where.startsWith(`events[${i}].`)) add('S07', path, `\`${named}\` is an answer of this very card`);
  });
};

const checkTerminal = (event: Loose, path: Path, add: Add): void => {
  const isTerminal = event.terminal === true;
  const outcome = event.terminalOutcome;
  if (isTerminal && outcome === undefined) add('S11', path, 'terminal events need terminalOutcome `win` or `lose`');
  if (!isTerminal && outcome !== undefined)
    add('S11', [...path, 'terminalOutcome'], 'terminalOutcome without terminal');
};

const checkConditions = (event: Loose, i: number, config: Content['config'], add: Add): void => {
  const isFiller = texts(event.tags).includes('filler');
  list(event.conditions).forEach((condition, k) => {
    const { param, value } = loose(condition);
    const path = ['events', i, 'conditions', k];
    if (param === 'idleTicks' && !isFiller) {
      add('S13', [...path, 'param'], '`idleTicks` is for events tagged filler only');
    }
    const isPercent = param === 'stress' || param === 'bureaucracy' || param === 'security';
    const { percentMax: max, counterMax } = config.limits;
    if (isPercent && typeof value === 'number' && Number.isInteger(value) && value > max && value <= counterMax) {
      add('S04', [...path, 'value'], `must be between 0 and ${max}, found ${value}`);
    }
  });
};

const checkAction = (action: Loose, eventId: string | null, path: Path, seen: Map<string, string>, add: Add): void => {
  const { id, effects, scoreImpact } = action;
  if (typeof id === 'string') {
    const first = seen.get(id);
    const here = `events[${path[1]}].actions[${path[3]}]`;
    if (first !== undefined) add('S05', [...path, 'id'], `id \`${id}\` is already used at ${first}`, [id]);
    else seen.set(id, here);
    if (eventId !== null && !id.startsWith(`${eventId}-`)) {
      add('S06', [...path, 'id'], `action id must start with \`${eventId}-\``, [id]);
    }
  }
  const targets = new Set<unknown>();
  list(effects).forEach((effect, e) => {
    const { target, delta } = loose(effect);
    if (typeof target === 'string' && targets.has(target)) {
      add('S09', [...path, 'effects', e, 'target'], `target \`${target}\` appears twice; join the two deltas`);
    }
    targets.add(target);
    if (delta === 0) {
      const message = 'this effect changes nothing; give it a delta or take it out';
      add('S18', [...path, 'effects', e, 'delta'], message);
    }
  });
  if (Array.isArray(effects) && effects.length === 0 && scoreImpact === 0) {
    add('S18', path, 'this action changes nothing; give it an effect or a scoreImpact');
  }
};

const checkRanges = (ranges: Loose, path: Path, startTime: number, add: Add): void => {
  for (const [field, value] of Object.entries(ranges)) {
    const { min, max } = loose(value);
    if (typeof min !== 'number' || typeof max !== 'number') continue;
    if (min > max) add('S14', [...path, field], `min ${min} exceeds max ${max}`);
    else if (field === 'timeLeft' && max > startTime) {
      add('S14', [...path, field], `timeLeft may not start above ${startTime}`);
    }
  }
};

/** Two numbers of a table of which the first may not be above the second. */
const ORDER: readonly (readonly [table: string, low: string, high: string])[] = [
  ['envModifierPm', 'min', 'max'],
  ['stateModifier', 'minPm', 'maxPm'],
  ['odds', 'samples', 'maxSamples'],
  ['lint', 'seenMinPm', 'seenMaxPm'],
  ['basics', 'cooldownMin', 'cooldownMax'],
  ['solver', 'beam', 'retryBeam'],
];

const checkOrder = (root: Loose, add: Add): void => {
  for (const [table, low, high] of ORDER) {
    const { [low]: least, [high]: most } = loose(root[table]);
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      add('S14', [table, low], `${low} ${least} exceeds ${high} ${most}`);
  }
  list(loose(root.generator).difficulties).forEach((row, i) => {
    for (const field of ['climates', 'oddsPm'] as const)
      checkRanges({ [field]: loose(row)[field] }, ['generator', 'difficulties', i], 0, add);
  });
};

const checkTiers = (tiers: readonly unknown[], add: Add): void => {
  let before: number | null = null;
  tiers.forEach((tier, i) => {
    const min = loose(tier).min;
    if (typeof min !== 'number') return;
    const path = ['scoreTiers', i, 'min'];
    if (before === null && min !== 0) add('S15', path, `tiers must rise strictly and start at 0; the first is ${min}`);
    if (before !== null && min <= before) {
      add('S15', path, `tiers must rise strictly and start at 0; ${min} follows ${before}`);
    }
    before = min;
  });
};

const checkScenarios = (scenarios: readonly unknown[], config: Content['config'], add: Add): void => {
  const ids = new Map<string, number>();
  scenarios.forEach((value, i) => {
    const scenario = loose(value);
    const { id, order } = scenario;
    if (typeof id === 'string') {
      const first = ids.get(id);
      if (first !== undefined)
        add('S05', ['scenarios', i, 'id'], `id \`${id}\` is already used at scenarios[${first}]`);
      else ids.set(id, i);
    }
    if (typeof order === 'number' && order !== i + 1) {
      const message = `order must count 1 to ${scenarios.length} without gaps; ${i + 1} expected, found ${order}`;
      add('S04', ['scenarios', i, 'order'], message);
    }
    checkRanges(loose(scenario.initRanges), ['scenarios', i, 'initRanges'], config.limits.startTimeMax, add);
  });
};
