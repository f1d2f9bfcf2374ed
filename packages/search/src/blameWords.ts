// A finding of blame in words: what the turn did, what it led to, and what would have won instead. Facts of the search and
// of the run only.

import { type Session, type Shape, type Turn, wordsOf } from '@interlock/kernel';
import type { BlameFinding } from './blame.ts';

/** What the sentence is made of. */
export interface BlameFacts {
  readonly turn: number;
  readonly kind: 'no-return' | 'kept';
  readonly isCertain: boolean;
  /** The turn as it was played; empty where nothing was done. */
  readonly did: string;
  readonly instead: string;
  /** The turn in which the line that begins with `instead` wins. */
  readonly wins: number;
  /** What the run ended in and when; null where it goes on. */
  readonly led: { readonly words: string; readonly turn: number } | null;
}

export interface BlameWords extends BlameFacts {
  /** All of it as one sentence. */
  readonly why: string;
}

export const blameInWords = <G extends Shape>(session: Session<G>, finding: BlameFinding<G>): BlameWords => {
  const { turn, kind, isCertain, line } = finding;
  const { game, world, status } = session;
  const { state } = session.positionAt(turn - 1);
  const say = (actions: Turn<G>): string => told(wordsOf(game, world, state, actions));
  const words = 'cause' in status ? (game.words.cause?.(world, status.cause, session.state) ?? status.cause) : null;
  const facts: BlameFacts = {
    ...{ turn, kind, isCertain, did: say(finding.played), instead: say(finding.instead) },
    wins: turn - 1 + line.length,
    led: words === null ? null : { words, turn: session.turns.length },
  };
  return { ...facts, why: `In turn ${turn} ${blameSentence(facts)}` };
};

/** The mistake and what it led to, and what would have won; goes on behind the turn's name. `name` gives a turn as its player
 *  counts it, null where that is not known. */
export const blameSentence = (
  { turn, kind, isCertain, did, instead, wins, led }: BlameFacts,
  name: (turn: number) => string | null = (at) => `turn ${at}`,
): string => {
  const inTurn = (at: number): string => {
    const called = at === turn ? null : name(at);
    return called === null ? '' : ` in ${called}`;
  };
  const mistake = did === '' ? 'you did nothing' : `you chose “${did}”`;
  const unsure = isCertain || kind === 'kept' ? '' : ', after which no win was found';
  const end =
    led === null ? (isCertain ? ', and nothing wins any more' : '') : `, and${inTurn(led.turn)} ${lower(led.words)}`;
  const other = instead === '' ? 'doing nothing' : `“${instead}”`;
  const saved =
    kind === 'kept'
      ? `with ${other} the rest, as it was played, wins${inTurn(wins)}`
      : wins === turn
        ? `${other} wins`
        : `${other} begins a line that wins${inTurn(wins)}`;
  return `${mistake}${unsure}${end}; ${saved}.`;
};

/** The first sentence of what happened as it goes on behind `and`; what begins with a name stays as it is. */
const lower = (words: string): string => {
  const text = words.split(/(?<=\.)\s/)[0]!.replace(/\.$/, '');
  return /^(The|A|An|No|Nobody|Nothing|You|Your|It|Its|Time)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : `it ended so: ${text}`;
};

/** `Move south ×3; Repair leak C1`. */
const told = (words: readonly string[]): string => {
  const parts: { readonly text: string; many: number }[] = [];
  for (const text of words.map((one) => one.replace(/\.$/, ''))) {
    const last = parts.at(-1);
    if (last?.text === text) last.many++;
    else parts.push({ text, many: 1 });
  }
  return parts.map(({ text, many }) => (many === 1 ? text : `${text} ×${many}`)).join('; ');
};
