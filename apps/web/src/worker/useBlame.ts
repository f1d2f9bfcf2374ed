// Which turn of a lost run decided it, and how many positions the answer took so far.

import { type AnyShape, record, type Session } from '@interlock/kernel';
import { useEffect, useState } from 'react';
import type { BlameAnswer } from './api.ts';
import { askBlame } from './client.ts';

export const useBlame = (
  session: Session<AnyShape>,
): { readonly blame: BlameAnswer | null; readonly nodes: number } => {
  const [blame, setBlame] = useState<BlameAnswer | null>(null);
  const [nodes, setNodes] = useState(0);
  useEffect(() => {
    if (session.status.is !== 'lost') return undefined;
    const job = askBlame(record(session), (progress) => setNodes(progress.nodes));
    job.answer.then(
      (found) => found && setBlame(found),
      () => setBlame({ is: 'unknown', turns: [], lostSince: null }),
    );
    return () => job.cancel();
  }, [session]);
  return { blame, nodes };
};
