// A playthrough: one run as text, turn by turn (view, what is legal, what happened, digest), kept as a golden file.

import {
  type AnyGame,
  type AnyShape,
  encodeTurn,
  type Happening,
  type Origin,
  openRun,
  Session,
  wordsOf,
} from '@interlock/kernel';
import { Fault } from './fault.ts';
import { checkGolden } from './golden.ts';

export interface Playthrough {
  /** File name without ending. */
  readonly name: string;
  readonly origin: Origin;
  /** Turns as they are encoded on the wire. */
  readonly turns: readonly (readonly unknown[])[];
  /** What the run must have come to, so that a golden file cannot be rewritten into another story. */
  readonly ends: 'won' | 'lost' | 'playing';
}

const LEGAL_SHOWN = 24;

/** The whole run as text. */
export const playthroughText = (game: AnyGame, { name, origin, turns, ends }: Playthrough): string => {
  const run = openRun(game, origin);
  if (!run.ok) throw new Fault(`Playthrough ${name} does not open: ${run.error.message}`);
  const session = new Session(run.value);
  const lines = [`${game.title}: ${name}`, `${game.id}@${game.rules} ${JSON.stringify(origin)}`, ''];
  lines.push(...standing(session));
  for (const [i, encoded] of turns.entries()) {
    const turn = encoded.map((action) => {
      const decoded = game.action.decode(action);
      if (!decoded.ok) throw new Fault(`Playthrough ${name}, turn ${i + 1}: ${decoded.error.message}`);
      return decoded.value;
    });
    const words = wordsOf(game, session.world, session.state, turn);
    const answer = session.commit(turn);
    if (!answer.ok) throw new Fault(`Playthrough ${name}: turn ${i + 1} is refused: ${answer.refusals[0]?.why}`);
    lines.push(`turn ${i + 1}: ${JSON.stringify(encodeTurn(game, turn as never))}`);
    lines.push(`  ${words.join(', ') || 'nothing'}`);
    for (const happening of session.happenings(i + 1)) lines.push(...told(game, session, happening));
    lines.push('', ...standing(session));
  }
  if (session.status.is !== ends) throw new Fault(`Playthrough ${name} ends ${session.status.is}, not ${ends}.`);
  return `${lines.join('\n')}\n`;
};

/** Writes or checks the golden file `<folder>/<name>.txt`. */
export const checkPlaythrough = (game: AnyGame, folder: string, playthrough: Playthrough): void =>
  checkGolden(`${folder}/${playthrough.name}.txt`, playthroughText(game, playthrough));

const standing = (session: Session<AnyShape>): readonly string[] => {
  const { game, world, status } = session;
  const legal = session.legal().map((action) => JSON.stringify(game.action.encode(action)));
  const more = legal.length > LEGAL_SHOWN ? ` … ${legal.length} in all` : '';
  return [
    ...game
      .show(world, session.view())
      .split('\n')
      .map((line) => `| ${line}`.trimEnd()),
    `legal: ${legal.slice(0, LEGAL_SHOWN).join(' ') || 'nothing'}${more}`,
    `status: ${JSON.stringify(status)}`,
    `digest: ${session.digest()}`,
    '',
  ];
};

const told = (game: AnyGame, session: Session<AnyShape>, { index, event, because }: Happening): readonly string[] => {
  const causes = because.map((cause) => JSON.stringify(cause)).join(' ');
  return [
    `  ${index}. ${game.words.event(session.world, event, session.state)} ${JSON.stringify(event)}${causes && ` because ${causes}`}`,
  ];
};
