// Numbers of the run that the view does not carry: limits and falloffs from the content. A level's own overrides are not
// in the content, so what the view says goes first wherever it says it.

import type { Carrier } from './model.ts';
import type { Seen } from './seen.ts';

interface Balance {
  readonly balance: Readonly<Record<string, { readonly default: number }>>;
  readonly overrides?: Readonly<Record<string, number>>;
}

export const constant = (content: unknown, name: string): number => {
  const { balance, overrides } = content as Balance;
  return overrides?.[name] ?? balance[name]?.default ?? 0;
};

export const falloffOf = (content: unknown, carrier: Carrier, what: 'push' | 'amount'): number =>
  constant(
    content,
    `falloff.${carrier}.${what === 'amount' ? 'amount' : carrier === 'electricity' ? 'voltage' : 'pressure'}`,
  );

/** The reactor's heat as the rules judged it: a turn is lost when this, and not what was added after it, reaches the limit. */
export const judgedHeat = ({ terminal }: Seen): number => terminal.find(({ id }) => id === 'ReactorHeat')!.value;
