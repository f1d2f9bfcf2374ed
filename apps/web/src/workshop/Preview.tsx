// The level on the bench as its game draws it, with nothing hidden that players must uncover.

import { type AnyShape, type Json, openRun, Session } from '@interlock/kernel';
import { useEffect, useState } from 'react';
import { loadScreen } from '../games/registry.ts';
import type { Screen, Table } from '../games/screen.ts';
import { TextBoard } from '../play/board/Fallback.tsx';
import { tableOf } from '../store/table.ts';

interface Drawn {
  readonly screen: Screen;
  readonly table: Table;
}

const draw = async (id: string, level: Json): Promise<Drawn | null> => {
  const screen = await loadScreen(id);
  const run = openRun(screen.game, { levelData: level });
  if (!run.ok) return null;
  const { start, world } = run.value;
  const shown = screen.look.unhidden?.(world, screen.game.copy(start.state)) ?? { world, state: start.state };
  const session = new Session<AnyShape>({
    ...run.value,
    world: shown.world,
    start: { ...start, state: shown.state },
  });
  return { screen, table: tableOf(session, screen.look) };
};

const nothing = (): void => undefined;

interface PreviewProps {
  readonly game: string | null;
  /** As its game spells it; null while the text is none. */
  readonly level: Json | null;
  readonly marks: readonly string[];
}

/** The last level that could be drawn stays on show while the next one is being written. */
export const Preview = ({ game, level, marks }: PreviewProps) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  useEffect(() => {
    if (game === null || level === null) return undefined;
    let isGone = false;
    draw(game, level).then(
      (found) => !isGone && setDrawn(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, level]);
  if (!drawn) return null;
  const { screen, table } = drawn;
  const Board = screen.look.Board ?? TextBoard;
  const ViewBar = screen.look.ViewBar;
  const panel = {
    table,
    view: table.view,
    frame: null,
    selected,
    isReadOnly: true,
    onPlan: nothing,
    onPlanAll: nothing,
    onSelect: setSelected,
    onExplain: nothing,
  };
  return (
    <figure className={`draft${level === null ? ' is-old' : ''}`}>
      <figcaption className="viewbar">
        {ViewBar ? <ViewBar {...panel} /> : null}
        {level === null ? <span className="chip">the last one that could be drawn</span> : null}
      </figcaption>
      <div className="draft-stage">
        <Board {...panel} refused={null} isComparing={false} marks={level === null ? [] : marks} />
      </div>
    </figure>
  );
};
