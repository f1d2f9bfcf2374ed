// Keys that stand at the end of every run: watch it, share it, copy how it went, start it anew.

import { ClipboardCopy, Play as PlayIcon, RotateCcw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { go } from '../../app/router.ts';
import { Key } from '../../parts/Key.tsx';
import { isDayOf, resultText } from '../../store/resultText.ts';
import { useRun, useRunStore } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { replayAddress } from '../top/share.ts';

export const WatchAndShare = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const label = useRun((state) => state.label);
  return (
    <>
      <Key icon={<PlayIcon className="i" aria-hidden="true" />} onClick={() => go(replayAddress(session, label))}>
        Watch
      </Key>
      <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={() => onAct('share')}>
        Share
      </Key>
    </>
  );
};

/** The result as a short text: words only, with the way to the same start. For the challenge of a day, and where the game
 *  has words of its own for it. */
export const CopyResult = () => {
  const store = useRunStore();
  const isOffered = useRun(({ screen, session }) => screen.look.resultWords !== undefined || isDayOf(session));
  const [said, setSaid] = useState('Copy result');
  if (!isOffered) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(resultText(store.getState(), location));
    setSaid(isCopied ? 'Copied' : 'The browser keeps the clipboard shut');
  };
  return (
    <Key icon={<ClipboardCopy className="i" aria-hidden="true" />} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </Key>
  );
};

export const StartAnew = () => {
  const { restart } = useRunStore().getState();
  return <Key icon={<RotateCcw className="i" aria-hidden="true" />} aria-label="Start anew" onClick={restart} />;
};
