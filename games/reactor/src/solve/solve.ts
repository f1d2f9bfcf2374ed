// The reactor's own solver: a macro beam finds a line, the exhaustive search proves it shortest or finds the shorter
// one, and says `lost` only when nothing is left to try.

import type { Position, SolveAnswer, SolveAsk, Solving } from '@interlock/kernel';
import type { Plant } from '../level/plant.ts';
import type { Mechanic, ReactorShape } from '../shape.ts';
import { copyState, type State } from '../state.ts';
import { beam, isBetter, type Kind, type Line } from './beam.ts';
import { exhaust } from './exhaust.ts';
import { type Ban, banOf, NO_BAN, turnsOfSteps } from './steps.ts';
import { tighten } from './tighten.ts';

interface Try {
  readonly width: number;
  readonly isVaried?: boolean;
  /** Nodes it may take, of those that are left. */
  readonly most?: number;
}

const PLAIN: readonly Try[] = [{ width: 6 }, { width: 25 }, { width: 80 }];
/** Between the plain beams, for a position at hand: what these walk past. */
const VARIED: readonly Try[] = [
  ...PLAIN.slice(0, 2),
  { width: 25, isVaried: true },
  { width: 80, isVaried: true },
  ...PLAIN.slice(2),
];
/** For a line near par: ranked by the round still to be walked first, which is nearest to it, but not for ever. */
const NEAR_PAR: readonly Try[] = [
  { width: 25, isVaried: true, most: 12_000 },
  ...PLAIN.slice(0, 2),
  { width: 80, isVaried: true },
];
const HORIZON = 60;

export interface SolverOptions {
  /** Mechanics that may not be used. */
  readonly without?: readonly Mechanic[];
  /** The last turn in which a win counts. */
  readonly last?: number;
  /** Only lines with a step of this kind count; such a search proves nothing. */
  readonly kind?: Kind;
  /** Tries varied beams where plain ones find nothing; the generator does not, its levels would be others. */
  readonly isVaried?: boolean;
}

export function* solveReactor(
  plant: Plant,
  position: Position<ReactorShape>,
  ask: SolveAsk,
  options: SolverOptions = {},
): Solving<ReactorShape> {
  const start = copyState(position.state);
  if (start.outcome === 'won') return { verdict: 'winnable', witness: [], optimal: true, nodes: 0 };
  if (start.outcome === 'lost') return { verdict: 'lost', nodes: 0, why: start.reason ?? 'lost' };
  const ban = banAll(options.without ?? []);
  const last = options.last ?? start.turn + HORIZON;
  let nodes = 0;
  let best: Line | null = null;
  for (const one of !options.isVaried || ask.goal === 'shortest' ? PLAIN : ask.goal === 'any' ? VARIED : NEAR_PAR) {
    if (nodes >= ask.nodes || (best !== null && ask.goal !== 'shortest')) break;
    const { most = Number.POSITIVE_INFINITY, ...how } = one;
    const found = yield* beam(
      plant,
      start,
      {
        ...how,
        nodes: Math.min(most, ask.nodes - nodes),
        last,
        goal: ask.goal === 'shortest' ? 'shortest' : 'any',
        kind: options.kind,
      },
      ban,
    );
    nodes += found.nodes;
    if (found.line && isBetter(found.line, best))
      best = options.kind ? found.line : tighten(plant, start, found.line, ban);
  }
  if (best !== null && (ask.goal !== 'shortest' || options.kind)) return won(best, false, nodes);
  if (options.kind) return { verdict: 'unknown', nodes };
  const until = best === null ? (options.last ?? Number.POSITIVE_INFINITY) : start.turn + best.turns - 1;
  const proof = yield* exhaust(
    plant,
    start,
    { nodes: ask.nodes - nodes, last: until, ...(ask.memory === undefined ? {} : { memory: ask.memory }) },
    ban,
  );
  nodes += proof.nodes;
  if (proof.is === 'best') return won(proof.line, true, nodes);
  if (best !== null) return won(best, false, nodes);
  if (proof.is === 'none' && options.last === undefined)
    return { verdict: 'lost', nodes, why: 'every line of play was tried' };
  return { verdict: 'unknown', nodes, ...(proof.is === 'unknown' && proof.why ? { why: proof.why } : {}) };
}

const won = (line: Line, optimal: boolean, nodes: number): SolveAnswer<ReactorShape> => ({
  verdict: 'winnable',
  witness: turnsOfSteps(line.steps),
  optimal,
  nodes,
});

const banAll = (without: readonly Mechanic[]): Ban => {
  if (without.length === 0) return NO_BAN;
  const bans = without.map(banOf);
  return (plant: Plant, state: State, action) => bans.some((ban) => ban(plant, state, action));
};
