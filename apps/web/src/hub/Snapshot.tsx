// The board of a saved run, drawn small and without hands. Loaded after the hub, so that it costs the hub nothing.

import { type Origin, resume } from '@interlock/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { loadScreen } from '../games/registry.ts';
import type { Screen, Table } from '../games/screen.ts';
import { Drawn } from '../play/board/Drawn.tsx';
import type { Save } from '../store/save/saves.ts';
import { tableOf } from '../store/table.ts';
import { prepare } from '../worker/prepare.ts';

const nothing = (): void => undefined;

export const Snapshot = ({ save, fallback }: { save: Save; fallback: ReactNode }) => {
  const [found, setFound] = useState<{ screen: Screen; table: Table } | null>(null);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const screen = await loadScreen(save.game);
      await prepare(screen.game, save.replay.origin as Origin);
      const session = resume(screen.game, save.replay);
      if (!session.ok || !screen.look.Board) return;
      const plan = save.plan.map((action) => screen.game.action.decode(action));
      for (const action of plan) if (action.ok && session.value.plan(action.value).length > 0) break;
      if (!isGone) setFound({ screen, table: tableOf(session.value, screen.look) });
    };
    open().catch(nothing);
    return () => {
      isGone = true;
    };
  }, [save]);
  if (!found) return fallback;
  return (
    <div className="snapshot">
      <Drawn screen={found.screen} table={found.table} />
    </div>
  );
};
