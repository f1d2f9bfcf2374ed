// A finding of blame in words: what the turn did, what came of it, and what would have won instead. Facts of the search
// and of the run only.

import { type Session, type Shape, type Turn, wordsOf } from '@interlock/kernel';
import type { BlameFinding } from './blame.ts';

export interface BlameWords {
  /** The turn as it was played. */
  readonly did: string;
  readonly instead: string;
  /** The turn in which the line that begins with `instead` wins. */
  readonly wins: number;
  /** All of it as one sentence, and the same behind the words `It was`. */
  readonly why: string;
  readonly reason: string;
}

export const blameInWords = <G extends Shape>(session: Session<G>, finding: BlameFinding<G>): BlameWords => {
  const { turn, kind, isCertain, line } = finding;
  const { game, world } = session;
  const { state } = session.positionAt(turn - 1);
  const say = (actions: Turn<G>): string => told(wordsOf(game, world, state, actions));
  const [did, instead] = [say(finding.played), say(finding.instead)];
  const wins = turn - 1 + line.length;
  const after = isCertain ? 'after it nothing wins any more' : 'after it no win was found';
  const saved = line.length === 1 ? `“${instead}” wins` : `“${instead}” begins a line that wins in turn ${wins}`;
  const reason =
    kind === 'kept'
      ? `“${did}”; with “${instead}” the rest, as it was played, wins in turn ${wins}.`
      : `“${did}”, and ${after}; ${saved}.`;
  return { did, instead, wins, why: `Turn ${turn} was ${reason}`, reason };
};

/** `Move south ×3; Repair leak C1`. */
const told = (words: readonly string[]): string => {
  const parts: { readonly text: string; many: number }[] = [];
  for (const text of words.map((one) => one.replace(/\.$/, ''))) {
    const last = parts.at(-1);
    if (last?.text === text) last.many++;
    else parts.push({ text, many: 1 });
  }
  return parts.map(({ text, many }) => (many === 1 ? text : `${text} ×${many}`)).join('; ') || 'no action';
};
