// Many runs by one policy: how often it wins, what ends the others, and what of the game was seen at all.

import { apply, diceOf, type Game, type Policy, type Run, type Seen, type Shape, type Turn } from '@interlock/kernel';
import type { Work } from './drive.ts';
import { perMille, type Rate, wilson } from './integers.ts';

export interface SimulateAsk<G extends Shape> {
  /** Each seed gives the policy its own dice. */
  readonly seeds: Iterable<string>;
  /** The run of a seed: a shipped level with these dice, a generated one, or always the same. */
  readonly open: (seed: string) => Run<G>;
  /** Turns after which a run counts as unfinished. */
  readonly turns?: number;
  /** The game's own coverage: labels of what a turn showed (a card offered, an answer picked). */
  readonly labels?: (seen: Seen<G>) => Iterable<string>;
}

/** How often something was seen: times in all, in how many runs, and that share of runs in thousandths. */
export interface Cover {
  readonly times: number;
  readonly runs: number;
  readonly share: number;
}

export interface Simulation {
  readonly runs: number;
  readonly wins: number;
  readonly rate: Rate;
  /** Loss causes and `unfinished`, by number of runs, most frequent first. */
  readonly causes: Readonly<Record<string, number>>;
  /** By event type. */
  readonly coverage: Readonly<Record<string, Cover>>;
  /** By the labels asked for. */
  readonly labels: Readonly<Record<string, Cover>>;
  /** Thousandths of a turn: mean length of a run. */
  readonly meanTurns: number;
}

export interface SimulateProgress {
  /** Turns played in all. */
  readonly nodes: number;
  readonly runs: number;
}

const TURNS = 1000;
const NO_LABELS: readonly string[] = [];

/** Throws where the policy answers with an illegal turn: that is a fault of the policy, not an outcome. */
export function* simulate<G extends Shape>(
  game: Game<G>,
  policy: Policy<G>,
  ask: SimulateAsk<G>,
): Work<SimulateProgress, Simulation> {
  const most = ask.turns ?? TURNS;
  const events = new Tally();
  const labels = new Tally();
  const causes = new Map<string, number>();
  let runs = 0;
  let wins = 0;
  let nodes = 0;
  for (const seed of ask.seeds) {
    const { world, start } = ask.open(seed);
    // Its own dice: the policy's draws never shift the run's.
    const stream = diceOf(seed).stream('policy');
    let position = start;
    const played: Turn<G>[] = [];
    while (played.length < most && game.status(world, position.state).is === 'playing') {
      const before = position.state;
      const answer = apply(game, world, position, policy(game, world, position, stream, played));
      if (!answer.ok) throw new Error(`The policy played an illegal turn: ${answer.refusals[0]!.why}`);
      const { turn } = answer.value;
      const happenings = answer.value.log.read();
      position = answer.value.position;
      for (const { event } of happenings) events.count((event as { type: string }).type);
      for (const label of ask.labels?.({ world, before, turn, happenings }) ?? NO_LABELS) labels.count(label);
      played.push(turn);
      nodes++;
      yield { nodes, runs };
    }
    const status = game.status(world, position.state);
    if (status.is === 'won') wins++;
    else {
      const cause = status.is === 'lost' ? status.cause : 'unfinished';
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
    runs++;
    events.endRun();
    labels.endRun();
  }
  const byCount = [...causes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    runs,
    wins,
    rate: wilson(wins, runs),
    causes: Object.fromEntries(byCount),
    coverage: events.covers(runs),
    labels: labels.covers(runs),
    meanTurns: perMille(nodes, runs),
  };
}

class Tally {
  readonly #times = new Map<string, number>();
  readonly #runs = new Map<string, number>();
  readonly #now = new Set<string>();

  count(name: string): void {
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
    this.#now.add(name);
  }

  endRun(): void {
    for (const name of this.#now) this.#runs.set(name, (this.#runs.get(name) ?? 0) + 1);
    this.#now.clear();
  }

  covers(of: number): Readonly<Record<string, Cover>> {
    const covers: Record<string, Cover> = {};
    for (const name of [...this.#times.keys()].sort()) {
      const runs = this.#runs.get(name) ?? 0;
      covers[name] = { times: this.#times.get(name)!, runs, share: perMille(runs, of) };
    }
    return covers;
  }
}
