// The witness string of level files: one short word an action, `|` between turns.

import { fail, ok, type Result } from '@interlock/kernel';
import { type Action, DIRS, type Dir, type Item } from '../shape.ts';

const ITEM_OF: Readonly<Record<string, Item>> = {
  F: 'FuelNeutralizer',
  C: 'CoolantNeutralizer',
  E: 'ElectricityNeutralizer',
};

const wordToAction = (word: string): Action | null => {
  if (DIRS.includes(word as Dir)) return { type: 'moveRobot', dir: word as Dir };
  if (word === 'p') return { type: 'interactProp' };
  if (word === 'r') return { type: 'interactLeak', do: 'repair' };
  if (word === 'h') return { type: 'interactLeak', do: 'shield' };
  if (word === '!') return { type: 'activateReactor' };
  const [, verb, inside] = /^([pra])\(([^()\s]{1,40})\)$/.exec(word) ?? [];
  if (inside === undefined) return null;
  if (verb === 'p') return { type: 'interactProp', mode: inside };
  if (verb === 'r') return { type: 'interactLeak', do: 'repair', leak: inside };
  const item = ITEM_OF[inside];
  return item === undefined ? null : { type: 'interactLeak', do: 'apply', item };
};

export const actionToWord = (action: Action): string => {
  switch (action.type) {
    case 'moveRobot':
      return action.dir;
    case 'interactProp':
      return action.mode === undefined ? 'p' : `p(${action.mode})`;
    case 'activateReactor':
      return '!';
    case 'interactLeak':
      if (action.do === 'shield') return 'h';
      if (action.do === 'apply') return `a(${action.item[0]})`;
      return action.leak === undefined ? 'r' : `r(${action.leak})`;
  }
};

/** The turns of a witness string. An empty part between bars is an idle turn. */
export const parseWitness = (line: string): Result<readonly (readonly Action[])[]> => {
  const turns: Action[][] = [[]];
  const words = line.split(/\s+/).filter((word) => word !== '');
  for (const [i, word] of words.entries()) {
    if (word === '|') {
      turns.push([]);
      continue;
    }
    const action = wordToAction(word);
    if (action === null) return fail('bad-witness', `step ${i + 1}: '${word}' is no action`);
    turns.at(-1)!.push(action);
  }
  return ok(turns);
};

export const printWitness = (turns: readonly (readonly Action[])[]): string =>
  turns
    .map((turn) => turn.map(actionToWord).join(' '))
    .join(' | ')
    .replace(/ {2,}/g, ' ')
    .trim();
