// The side: what you have. The game fills it.

import { useRun } from './context.ts';
import { Later } from './Later.tsx';

export const SidePanel = () => {
  const Own = useRun((state) => state.screen.look.Side);
  return (
    <aside className="side" aria-label="Machine">
      {Own ? <Later panel={Own} /> : null}
    </aside>
  );
};
