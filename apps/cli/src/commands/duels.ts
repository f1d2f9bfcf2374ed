// Each against each: the game's own players in both seats of its duels, once the one way and once the other.

import { type AnyGame, type AnyShape, diceOf, openRun, type Policy, type Run, Session } from '@interlock/kernel';
import { Fault, need } from '../fault.ts';

export interface Tally {
  readonly runs: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Tournament {
  readonly policies: Readonly<Record<string, Tally>>;
  /** By duel: how the seats fared, whoever sat in them; `first` and `second` are wins. */
  readonly levels: Readonly<Record<string, { readonly runs: number; readonly first: number; readonly second: number }>>;
}

type Seated = readonly [name: string, policy: Policy<AnyShape>];

/** Plays them all; yields the number of duels played and to be played. */
export function* tournament(
  game: AnyGame,
  level: string | undefined,
  turns: number,
): Generator<{ readonly runs: number; readonly of: number }, Tournament, void> {
  const runs = duelsOf(game, level);
  const players = playersOf(game, runs[0]!);
  const policies: Record<string, { runs: number; wins: number; draws: number; losses: number }> = {};
  for (const [name] of players) policies[name] = { runs: 0, wins: 0, draws: 0, losses: 0 };
  const levels: Record<string, { runs: number; first: number; second: number }> = {};
  const of = runs.length * players.length * players.length;
  let played = 0;
  for (const run of runs) {
    const seats = { runs: 0, first: 0, second: 0 };
    levels[run.entry!.id] = seats;
    for (const a of players)
      for (const b of players) {
        const winner = play(run, [a, b], turns);
        seats.runs++;
        if (winner === 0) seats.first++;
        if (winner === 1) seats.second++;
        [a, b].forEach(([name], seat) => {
          const tally = policies[name]!;
          tally.runs++;
          if (winner === seat) tally.wins++;
          else if (winner === null) tally.draws++;
          else tally.losses++;
        });
        yield { runs: ++played, of };
      }
  }
  return { policies, levels };
}

/** Levels in which two people sit. */
const duelsOf = (game: AnyGame, level: string | undefined): readonly Run<AnyShape>[] => {
  const asked = game.levels.filter(({ id }) => level === undefined || id === level);
  if (asked.length === 0) need(openRun(game, { level: level! })); // says which level is nearest
  const runs = asked
    .map(({ id }) => need(openRun(game, { level: id })))
    .filter(({ world }) => (game.seats?.(world).length ?? 1) === 2);
  if (runs.length === 0) throw new Fault('no-duel', `${game.title} has no such level with two seats.`);
  return runs;
};

/** The game's own players that know how to sit in either seat: each plans something legal there from the start. */
const playersOf = (game: AnyGame, { world, start }: Run<AnyShape>): readonly Seated[] => {
  const stream = diceOf('DUEL').stream('try');
  const found = Object.entries(game.proof?.policies ?? {}).filter(([, policy]) =>
    game.seats!(world).every((seat) => {
      const turn = policy(game, world, start, stream, [], seat);
      return turn.length > 0 && game.refuse(world, start.state, turn, seat).length === 0;
    }),
  );
  if (found.length === 0) throw new Fault('no-player', `${game.title} has no player for two seats.`);
  return found;
};

/** The seat that wins, or null for a draw or a duel that does not end. */
const play = (run: Run<AnyShape>, players: readonly [Seated, Seated], turns: number): number | null => {
  const { game, world } = run;
  const session = new Session(run);
  const stream = diceOf('DUEL').stream('play');
  const seats = game.seats!(world);
  while (session.status.is === 'playing' && session.turns.length < turns) {
    const joined = seats.flatMap((seat, i) =>
      players[i]![1](game, world, session.position, stream, session.turns, seat),
    );
    const answer = session.commit(joined);
    if (!answer.ok)
      throw new Fault('refused', `${players.map(([name]) => name).join(' and ')}: ${answer.refusals[0]!.why}`);
  }
  const won = seats.findIndex((seat) => session.statusFor(seat).is === 'won');
  return won < 0 ? null : won;
};
