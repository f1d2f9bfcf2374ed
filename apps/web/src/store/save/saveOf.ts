// A run as it is saved: its replay, the plans on the table, and the words by which its owner knows it again.

import { type AnyShape, encodeTurn, type Json, record, type Session } from '@interlock/kernel';
import { contentFor } from '../documents.ts';
import type { RunState } from '../runState.ts';
import { titleOf } from '../words.ts';
import type { Save } from './saves.ts';

type AnySession = Session<AnyShape>;

export const saveOf = (
  { session, screen, which, otherPlan, table, verdict, rewindsBefore, helps, journey, label }: RunState,
  key: string,
): Save => {
  const { game, look } = screen;
  const isSecret = session.seats.length > 1;
  const row = isSecret ? [] : session.planned();
  return {
    key,
    game: game.id,
    rules: game.rules,
    title: titleOf(session),
    savedAt: Date.now(),
    turn: session.turns.length,
    status: session.status,
    note: sentence(
      (session.status.is === 'playing' ? look.summary?.(table, session.turns) : undefined) ?? plainSummary(session),
    ),
    replay: record(session, label ?? undefined),
    undone: session.undone.map((turn) => encodeTurn(game, turn as never)),
    ...contentFor(session.run.contentDigest),
    // What several plan in secret is kept nowhere.
    plan: isSecret ? [] : (encodeTurn(game, session.pending as never) as readonly Json[]),
    ...(isSecret || row.length < 2 ? {} : { planTurns: row.map((turn) => turn.length) }),
    otherPlan: isSecret ? [] : (encodeTurn(game, otherPlan as never) as readonly Json[]),
    which,
    rewinds: rewindsBefore + session.rewinds,
    helps,
    ...(journey === null ? {} : { journey }),
    verdict: verdict === null || verdict.verdict === 'thinking' ? null : { is: verdict.verdict, words: verdict.reason },
  };
};

const plainSummary = ({ seats, pending, turns: { length: turns }, status }: AnySession): string => {
  if (status.is === 'won') return `Won after ${turns} ${turns === 1 ? 'turn' : 'turns'}.`;
  if (status.is === 'lost') return 'Lost; it can be forked at any turn.';
  if (seats.length > 1) return `${turns} ${turns === 1 ? 'turn' : 'turns'} played.`;
  const plan =
    pending.length === 0
      ? 'Nothing is planned.'
      : `A plan of ${pending.length} ${pending.length === 1 ? 'action' : 'actions'} is still on the table.`;
  return `${turns} ${turns === 1 ? 'turn' : 'turns'} committed. ${plan}`;
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
