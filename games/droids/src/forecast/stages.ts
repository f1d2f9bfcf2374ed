// What each stage does to an instruction: robot, then the cell, then the card, with what is suppressed and by what.

import { suppressorsOf } from '../rules/suppression.ts';
import type { Modifiers, State } from '../shape/state.ts';
import type { World } from '../shape/world.ts';
import type { Branch } from './branches.ts';

export interface StageLine {
  readonly stage: 'robot' | 'cell' | 'card';
  readonly kind: string;
  readonly source: string;
  /** Empty for what is suppressed. */
  readonly change: string;
  readonly suppressedBy: readonly string[];
}

const ORDER = ['robot', 'cell', 'card'] as const;

export const stagesOf = (_world: World, before: State, { events }: Branch, card: number): readonly StageLine[] => {
  const lines: StageLine[] = [];
  for (const event of events) {
    if (event.type !== 'modifierActed') continue;
    const { stage, kind, source, change } = event;
    lines.push({ stage, kind, source, change, suppressedBy: [] });
  }
  const suppressed = (stage: StageLine['stage'], list: Modifiers) => {
    for (const modifier of list) {
      const by = suppressorsOf(before, stage, list, modifier);
      if (by.length > 0)
        lines.push({ stage, kind: modifier.kind, source: modifier.source, change: '', suppressedBy: by });
    }
  };
  suppressed('robot', before.robot);
  suppressed('cell', before.cells[before.at]!);
  suppressed('card', before.cards[card]!);
  return lines.sort((a, b) => ORDER.indexOf(a.stage) - ORDER.indexOf(b.stage));
};
