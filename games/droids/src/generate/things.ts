// Points of interest: how many, where, and what is in them [DD-291 to DD-299, DD-448, DD-451].

import { hexDistance } from '@interlock/grid';
import type { Stream } from '@interlock/kernel';
import { THING } from '../level/ground.ts';
import type { LevelPoi, TowerReward } from '../shape/level.ts';
import type { PoiKind, TerminalReward } from '../shape/names.ts';
import type { Ruleset } from '../shape/ruleset.ts';
import { freeCells, type Site } from './site.ts';

const KINDS = ['Donkey', 'Shed', 'Crate', 'Tower'] as const;

export interface Placed {
  readonly kind: PoiKind;
  readonly cell: number;
  readonly facing: number;
}

/** Of `eligible` cells; half a cell counts up. */
export const poiCount = ({ board }: Ruleset, kind: (typeof KINDS)[number], eligible: number): number => {
  const { percent, min } = board.pois[kind];
  return Math.max(min, Math.floor((eligible * percent + 50) / 100));
};

/** All things in placement order, or null where a kind stays below its minimum. */
export const placeThings = (rules: Ruleset, terminals: number, site: Site, stream: Stream): Placed[] | null => {
  const placed: Placed[] = [];
  const eligible = freeCells(site).length;
  for (const kind of KINDS) {
    const many = place(kind, poiCount(rules, kind, eligible), freeCells(site), site, stream, placed);
    if (many < rules.board.pois[kind].min) return null;
  }
  const far = freeCells(site).filter(
    (cell) => hexDistance(site.ground.cells[cell]!, { q: 0, r: 0 }) >= rules.board.terminalMinDistance,
  );
  const built = terminals > 0 ? place('Terminal', terminals, far, site, stream, placed) : 0;
  return built < terminals ? null : placed;
};

const place = (
  kind: PoiKind,
  wanted: number,
  candidates: number[],
  site: Site,
  stream: Stream,
  placed: Placed[],
): number => {
  stream.shuffle(candidates);
  let many = 0;
  for (const cell of candidates) {
    if (many === wanted) break;
    site.walls[cell] = THING;
    if (!site.isSound()) {
      site.walls[cell] = 0;
      continue;
    }
    placed.push({ kind, cell, facing: kind === 'Donkey' ? stream.int(6) : 0 });
    many++;
  }
  return many;
};

/** What each shed asks for, in placement order. */
export const drawRequests = ({ board }: Ruleset, sheds: number, stream: Stream): number[] => {
  const { requestBase, requestVariance } = board;
  return Array.from({ length: sheds }, () => requestBase - requestVariance + stream.int(2 * requestVariance + 1));
};

/** Goods in all crates together. */
export const crateTotal = ({ board }: Ruleset, target: number, quarters: number): number =>
  Math.floor((target * (board.cratePercentBase - board.cratePercentPerQuarter * quarters)) / 100);

/** A total shared out by weight; what is left over goes out one by one. */
export const shareOut = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  let left = total - shares.reduce((all, share) => all + share, 0);
  for (let i = 0; left > 0; i = (i + 1) % shares.length, left--) shares[i]!++;
  return shares;
};

export const drawAmounts = (
  rules: Ruleset,
  crates: number,
  target: number,
  quarters: number,
  stream: Stream,
): number[] => {
  const { crateWeightMin, crateWeightMax } = rules.board;
  const weights = Array.from({ length: crates }, () => stream.range(crateWeightMin, crateWeightMax));
  return shareOut(crateTotal(rules, target, quarters), weights);
};

const towerReward = (rules: Ruleset, stream: Stream): TowerReward => {
  const { rewards, patchRarity } = rules.numbers.tower;
  const kind = stream.pick(rewards);
  if (kind !== 'patch') return { kind };
  return { kind, card: stream.pick(rules.cards.filter(({ rarity }) => rarity === patchRarity)).type };
};

const terminalReward = (rules: Ruleset, stream: Stream): TerminalReward => stream.pick(rules.numbers.terminal.rewards);

/** The things as the level document writes them. */
export const poisOf = (
  rules: Ruleset,
  placed: readonly Placed[],
  requests: readonly number[],
  amounts: readonly number[],
  site: Site,
  rewards: Stream,
): LevelPoi[] => {
  const shedRequests = [...requests];
  const crateAmounts = [...amounts];
  const poiOf = ({ kind, cell, facing }: Placed): LevelPoi => {
    const { q, r } = site.ground.cells[cell]!;
    switch (kind) {
      case 'Donkey':
        return { kind, q, r, facing };
      case 'Shed':
        return { kind, q, r, request: shedRequests.shift()! };
      case 'Crate':
        return { kind, q, r, amount: crateAmounts.shift()! };
      case 'Tower':
        return rules.flags.hasTowerRewards ? { kind, q, r, reward: towerReward(rules, rewards) } : { kind, q, r };
      case 'Terminal':
        return { kind, q, r, reward: terminalReward(rules, rewards) };
    }
  };
  return placed.map(poiOf);
};
