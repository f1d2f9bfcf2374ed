// One line of the table, and what it has to reach.

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The peer's value in the same unit; null where nobody is beside it. */
  readonly peer: number | null;
  readonly peerName: string | null;
  /** Ours over the peer's, or what the bound is about; null without a peer. */
  readonly ratio: number | null;
  readonly must: string | null;
  readonly goal: string | null;
  /** Reaches its `must`; null where there is none. */
  readonly met: boolean | null;
  readonly goalMet: boolean | null;
  /** Processes that wanted a core when its part began. */
  readonly load?: number;
}

/** A row that could not be measured, and why. */
export interface Skipped {
  readonly id: string;
  readonly why: string;
}

export interface Bound {
  readonly of: 'ratio' | 'value';
  readonly sense: 'least' | 'most';
  readonly must: number;
  readonly goal: number;
}

export interface Measured {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: readonly [name: string, value: number];
  readonly bound?: Bound;
}

export const rowOf = ({ id, name, value, unit, peer, bound }: Measured): Row => {
  const ratio = peer ? value / peer[1] : null;
  const judged = bound?.of === 'ratio' ? (ratio ?? value) : value;
  const reaches = (limit: number) => (bound!.sense === 'least' ? judged >= limit : judged <= limit);
  const words = (limit: number) =>
    `${bound!.sense === 'least' ? '≥' : '≤'} ${limit.toLocaleString('en')}${bound!.of === 'ratio' ? '×' : ''}`;
  return {
    id,
    name,
    value,
    unit,
    peer: peer?.[1] ?? null,
    peerName: peer?.[0] ?? null,
    ratio,
    must: bound ? words(bound.must) : null,
    goal: bound ? words(bound.goal) : null,
    met: bound ? reaches(bound.must) : null,
    goalMet: bound ? reaches(bound.goal) : null,
  };
};

/** How many times over a row reaches its must: 1 is just there, less is missed; null where there is none. */
export const reachOf = ({ value, ratio, must }: Row): number | null => {
  if (must === null) return null;
  const judged = must.endsWith('×') ? (ratio ?? value) : value;
  const limit = Number(must.replace(/[^\d.]/g, ''));
  return must.startsWith('≥') ? judged / limit : limit / judged;
};
