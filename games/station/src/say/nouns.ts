// What things are called when one is asked for, and which of them are done with.

import type { ThingView } from '../view.ts';

export const NOUNS: Readonly<Record<ThingView['kind'], string>> = {
  ...{ terminal: 'terminal', desk: 'CCTV desk', control: 'control', generator: 'generator' },
  ...{ furniture: 'furniture to search', puzzle: 'puzzle terminal' },
};

/** Words that name no thing in particular: the nearest is meant. */
export const ANY =
  /^(?:it|this|that|them|here|around|about|nearby|any|one|next|nearest|everything|all|furniture|things?|generators?|engines?|batter(?:y|ies)|controls?|levers?|valves?|handles?|switch(?:es)?)$/;

/** What a thing is called by: its own kind, where its sort has several. */
export const nounOf = (thing: ThingView): string => {
  if (thing.kind === 'furniture') return thing.type;
  return thing.kind === 'control' ? thing.name : thing.kind;
};

/** Nothing more is to be done with it. */
export const isSpent = (thing: ThingView): boolean => {
  if (thing.kind === 'furniture') return thing.isSearched;
  if (thing.kind === 'generator') return thing.isPowered;
  if (thing.kind === 'control') return thing.isHazardFixed;
  return thing.kind === 'puzzle' && thing.isSolved;
};
