// The link of a run.

import { type AnyShape, record, type Session, shareCode } from '@interlock/kernel';

export const codeOf = (session: Session<AnyShape>): string => shareCode(session.game, record(session));

export const replayAddress = (session: Session<AnyShape>): string => `/replay#${codeOf(session)}`;
