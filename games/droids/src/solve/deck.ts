// The hand as the reference policy sees it: equal cards as one kind, each compiled to a few numbers.

import type { CardSpec, IntentSpec, Ruleset } from '../shape/ruleset.ts';
import type { CardView, ModifierView, View } from '../shape/view.ts';

/** What a card does, as far as planning knows it. */
export type Deed =
  | { readonly is: 'move'; readonly distance: number; readonly hops: boolean; readonly sidestep: number }
  | { readonly is: 'turn'; readonly delta: number }
  | { readonly is: 'rest'; readonly amount: number }
  | { readonly is: 'interact'; readonly range: number; readonly kinds: readonly string[]; readonly bonus: number }
  | { readonly is: 'immune'; readonly to: 'Corrupt' | 'Unreliable' }
  | { readonly is: 'optimize' }
  | { readonly is: 'effective' }
  | { readonly is: 'repeat' }
  | { readonly is: 'grow'; readonly worth: number }
  | { readonly is: 'other' };

export interface PlanCard {
  readonly type: string;
  readonly ids: readonly string[];
  readonly deed: Deed;
  /** Energy apart from terrain and what the tape adds; may be below 0 before it is clamped. */
  readonly cost: number;
  readonly worn: number;
  readonly isCorrupt: boolean;
  readonly isUnreliable: boolean;
  readonly isEffective: boolean;
  readonly isRacing: boolean;
  readonly isPersistent: boolean;
  readonly space: number;
  readonly frees: number;
}

/** Worth of a lasting gain of one, in the units of worth.ts. */
const GROWTH: Readonly<Record<string, number>> = { TapeLength: 260, HandSize: 160, Preview: 20 };

const deedOf = (intent: IntentSpec): Deed => {
  switch (intent.type) {
    case 'Move':
      return {
        is: 'move',
        distance: intent.distance,
        hops: intent.ignoreBlocking ?? false,
        sidestep: intent.sidestep ?? 0,
      };
    case 'Turn':
      return { is: 'turn', delta: intent.delta };
    case 'Rest':
      return { is: 'rest', amount: intent.amount };
    case 'Interact':
      return { is: 'interact', range: intent.range, kinds: intent.kinds, bonus: intent.bonus ?? 0 };
    case 'ImmunizeCard':
      return intent.kind === 'Corrupt' || intent.kind === 'Unreliable'
        ? { is: 'immune', to: intent.kind }
        : { is: 'other' };
    case 'AddCardModifier':
      if (intent.kind === 'Optimized') return { is: 'optimize' };
      return intent.kind === 'Effective' ? { is: 'effective' } : { is: 'other' };
    case 'ReExecute':
      return { is: 'repeat' };
    case 'ModifyCurrency': {
      const worth = Object.entries(intent.deltas).reduce((sum, [field, n]) => sum + (GROWTH[field] ?? 0) * n, 0);
      return { is: 'grow', worth };
    }
    case 'ReflashCard':
      return { is: 'grow', worth: 60 };
    default:
      return { is: 'other' };
  }
};

const acts = (modifiers: readonly ModifierView[], kind: string): number =>
  modifiers.reduce((n, one) => n + (one.kind === kind && one.suppressedBy.length === 0 ? one.stacks : 0), 0);

const compile = (rules: Ruleset, view: View, spec: CardSpec, card: CardView, ids: readonly string[]): PlanCard => {
  const worn = acts(card.modifiers, 'Worn') * (rules.modifiers.Worn.costs?.[0]?.amount ?? 0);
  const has = (type: IntentSpec['type']) => spec.intents.some((intent) => intent.type === type);
  const robot = view.robotModifiers.reduce((sum, one) => {
    const costs = one.suppressedBy.length > 0 ? [] : (rules.modifiers[one.kind].costs ?? []);
    return sum + costs.reduce((more, cost) => more + (cost.with.some((type) => has(type)) ? cost.amount : 0), 0);
  }, 0);
  return {
    ...{ type: card.type, ids, deed: deedOf(spec.intents[0]!), worn },
    cost: spec.cost + robot + acts(card.modifiers, 'Throttled') - acts(card.modifiers, 'Optimized'),
    isCorrupt: acts(card.modifiers, 'Corrupt') > 0,
    isUnreliable: acts(card.modifiers, 'Unreliable') > 0,
    isEffective: acts(card.modifiers, 'Effective') > 0,
    isRacing: acts(card.modifiers, 'RaceCondition') > 0,
    isPersistent: acts(card.modifiers, 'Persistent') > 0,
    space: card.space,
    frees: spec.frees ?? 0,
  };
};

const signature = ({ type, modifiers, space }: CardView): string =>
  `${type}/${space}/${modifiers
    .filter(({ suppressedBy }) => suppressedBy.length === 0)
    .map(({ kind, stacks }) => `${kind}${stacks}`)
    .sort()
    .join()}`;

/** The hand by kinds, in a fixed order. */
export const planHand = (rules: Ruleset, view: View): readonly PlanCard[] => {
  const groups = new Map<string, CardView[]>();
  for (const card of view.hand) {
    const sign = signature(card);
    const group = groups.get(sign);
    if (group === undefined) groups.set(sign, [card]);
    else group.push(card);
  }
  return [...groups.keys()].sort().map((sign) => {
    const cards = groups.get(sign)!;
    const spec = rules.cards.find(({ type }) => type === cards[0]!.type)!;
    const ids = cards.map(({ id }) => id).sort();
    return compile(rules, view, spec, cards[0]!, ids);
  });
};
