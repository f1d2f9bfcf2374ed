// The side: what you have. The game fills it.

import { usePanel, useRun } from './context.ts';

export const SidePanel = () => {
  const panel = usePanel();
  const Own = useRun((state) => state.screen.look.Side);
  return (
    <aside className="side" aria-label="Machine">
      {Own ? <Own {...panel} /> : null}
    </aside>
  );
};
