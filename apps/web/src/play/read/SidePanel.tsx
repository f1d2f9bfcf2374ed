// The side: what you have. The game fills it.

import { useRef } from 'react';
import { useRun } from '../context.ts';
import { Later } from './Later.tsx';
import { useIsShown } from './useIsShown.ts';

export const SidePanel = () => {
  const Own = useRun((state) => state.screen.look.Side);
  const box = useRef<HTMLElement>(null);
  const isShown = useIsShown(box);
  return (
    <aside className="side" aria-label="Machine" ref={box}>
      {Own && isShown ? <Later panel={Own} /> : null}
    </aside>
  );
};
