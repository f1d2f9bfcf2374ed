// What speaks for a contract before it is signed: what it pays at the most, what it would have paid on the day just ended,
// and how far it leans the shop [DD-394, DD-424].

import { payFor } from '../rules/contracts.ts';
import { measuredBy } from '../rules/measure.ts';
import type { Tag } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import type { Metrics } from '../shape/state.ts';

export interface Pay {
  readonly energy: number;
  readonly stability: number;
}

export interface ContractFacts {
  /** Null: as often as it is earned. */
  readonly most: Pay | null;
  /** Null where that day is not known, or where it pays by a modifier and not by a measure. */
  readonly before: Pay | null;
  readonly tag: Tag;
  /** Of a patch with its tag, within its rarity. */
  readonly weight: { readonly now: number; readonly signed: number };
  readonly types: { readonly own: number; readonly all: number };
}

export const contractFacts = (
  { contracts, cards, numbers: { shop } }: Ruleset,
  name: string,
  dayBefore: Readonly<Metrics> | null,
  /** Programs a day has. */
  programs: number,
): ContractFacts => {
  const spec = contracts.find((contract) => contract.name === name)!;
  const { measure, most, energy, stability, tag } = spec;
  const isMeasured = measure !== 'none' && measure !== 'prioritySheds';
  const times = most ?? (measure === 'leanPrograms' ? programs : null);
  return {
    most: times === null ? null : { energy: energy * times, stability: stability * times },
    before: dayBefore !== null && isMeasured ? payFor(spec, measuredBy(dayBefore, measure)) : null,
    tag,
    weight: { now: shop.base, signed: shop.base + shop.contractBonus },
    types: { own: cards.filter((card) => card.tag === tag).length, all: cards.length },
  };
};
