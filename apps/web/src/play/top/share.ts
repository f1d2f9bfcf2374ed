// The link of a run.

import { type AnyShape, record, type Session, shareCode } from '@interlock/kernel';

/** `label` says how the run was played, in the game's own words, and travels along. */
export const codeOf = (session: Session<AnyShape>, label: string | null = null): string =>
  shareCode(session.game, record(session, label ?? undefined));

export const replayAddress = (session: Session<AnyShape>, label: string | null): string =>
  `/replay#${codeOf(session, label)}`;
