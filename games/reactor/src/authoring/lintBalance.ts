// Balance a level authors: known names, in range, in order, each in one place; and the start inventory.

import { AUTHORED, authoredValue, balanceProblems, constants } from '../level/balance.ts';
import type { LevelFile } from '../level/file.ts';
import type { Content } from '../shape.ts';
import type { Findings } from './findings.ts';

export const lintBalance = (content: Content, file: LevelFile, found: Findings): void => {
  const overrides: Record<string, number> = { ...file.balance };
  for (const [field, name] of AUTHORED) {
    const value = authoredValue(file, field);
    if (value === undefined) continue;
    if (Object.hasOwn(overrides, name)) found.add('balance-twice', `balance.${name}`, `also set by ${field}`);
    else overrides[name] = value;
  }
  const values = constants(content, file);
  for (const problem of balanceProblems(content, overrides, values))
    found.say(problem.code, `balance.${problem.name}`, problem.message);
  const items = file.inventory?.start ?? [];
  const capacity = values['inventory.capacity']!;
  if (items.length > capacity)
    found.add('inventory', 'inventory.start', `${items.length} items exceed capacity ${capacity}`);
};
