// The pair table compiled for speed: for two packed band bytes (two bits a kind: none, safe, caution, critical) one
// byte says which combustion, Short and Quench the first cell owns against the second.

import { type Content, KINDS } from '../shape.ts';

export const BANDS = ['None', 'Safe', 'Caution', 'Critical'] as const;

/** Strengths of combustion, weakest first. */
export const BURNS = ['Hold', 'Warm1', 'Warm2', 'Ignite1', 'Ignite2'] as const;
const SHORTS = ['Hold', 'Short1', 'Short2'];
const QUENCHES = ['Hold', 'Quench1', 'Quench2'];

const NAMES = ['Fuel', 'Coolant', 'Electricity', 'Heat'];

const BAND_NAMES = NAMES.flatMap((name) => BANDS.map((band) => name + band));

/** `FuelSafe` and so on. */
export const bandName = (kind: number, band: number): string => BAND_NAMES[kind * 4 + band]!;

const PAIR_NAMES = BAND_NAMES.flatMap((a) => BAND_NAMES.map((b) => `${a} x ${b}`));

/** `FuelSafe x HeatCritical` and so on. */
export const pairName = (kindA: number, bandA: number, kindB: number, bandB: number): string =>
  PAIR_NAMES[(kindA * 4 + bandA) * BAND_NAMES.length + kindB * 4 + bandB]!;

/** The entry of two kinds in two bands, in either order; Hold where a band is None. */
export const lookUp = (pairs: Content['pairs'], kindA: number, bandA: number, kindB: number, bandB: number): string => {
  if (bandA === 0 || bandB === 0) return 'Hold';
  const a = bandName(kindA, bandA);
  const b = bandName(kindB, bandB);
  return pairs[a]?.[b] ?? pairs[b]?.[a] ?? 'Hold';
};

export interface PairTable {
  /** By `owner << 8 | partner`: bits 0-2 combustion, bit 3 set if heat lit it, bits 4-5 Short, bits 6-7 Quench. */
  readonly react: Uint8Array;
  /** Magnitude of the flow between two flow bands (0 Safe, 1 Caution, 2 Critical), by `kind * 9 + a * 3 + b`. */
  readonly flow: Uint8Array;
}

const FLOWS = ['FuelFlow', 'CoolFlow', 'ChargeFlow', 'HeatFlow'];

let latest: { readonly pairs: Content['pairs']; readonly table: PairTable } | null = null;

/** The table of this content; building it takes a moment, so the last one is kept. */
export const pairTable = (pairs: Content['pairs']): PairTable => {
  if (latest?.pairs !== pairs) latest = { pairs, table: { react: compileReactions(pairs), flow: compileFlows(pairs) } };
  return latest.table;
};

const compileReactions = (pairs: Content['pairs']): Uint8Array => {
  const small = (names: readonly string[], own: number, other: number): Uint8Array => {
    const table = new Uint8Array(16);
    for (let i = 0; i < 16; i++) table[i] = Math.max(0, names.indexOf(lookUp(pairs, own, i >> 2, other, i & 3)));
    return table;
  };
  const byCharge = small(BURNS, 0, 2);
  const byHeat = small(BURNS, 0, 3);
  const shorts = small(SHORTS, 2, 1);
  const quenches = small(QUENCHES, 3, 1);
  const react = new Uint8Array(65536);
  for (let owner = 0; owner < 256; owner++) {
    const [fuel, charge, heat] = [(owner & 3) << 2, ((owner >> 4) & 3) << 2, (owner >> 6) << 2];
    for (let partner = 0; partner < 256; partner++) {
      const lit = byCharge[fuel | ((partner >> 4) & 3)]!;
      const heated = byHeat[fuel | (partner >> 6)]!;
      const burn = heated > lit ? heated | 8 : lit;
      const coolant = (partner >> 2) & 3;
      react[(owner << 8) | partner] = burn | (shorts[charge | coolant]! << 4) | (quenches[heat | coolant]! << 6);
    }
  }
  return react;
};

const compileFlows = (pairs: Content['pairs']): Uint8Array => {
  const flow = new Uint8Array(36);
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let i = 0; i < 9; i++) {
      const name = lookUp(pairs, kind, Math.floor(i / 3) + 1, kind, (i % 3) + 1);
      flow[kind * 9 + i] = name === 'Hold' ? 0 : name === `${FLOWS[kind]}2` ? 2 : 1;
    }
  return flow;
};
