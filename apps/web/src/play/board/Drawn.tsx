// The board of a table, or the scene that stands in its place, without hands: for the replay room and pictures.

import type { Screen, Table } from '../../games/screen.ts';
import { TextBoard } from './Fallback.tsx';

const nothing = (): void => undefined;

interface DrawnProps {
  readonly screen: Screen;
  readonly table: Table;
  readonly selected?: string | null;
  readonly marks?: readonly string[];
  onSelect?(subject: string | null): void;
}

export const Drawn = ({ screen: { look }, table, selected = null, marks, onSelect = nothing }: DrawnProps) => {
  const scene = look.scene?.(table, table.view) ?? null;
  const Board = look.Board ?? TextBoard;
  const props = {
    ...{ table, view: table.view, frame: null, selected, refused: null, isComparing: false, isReadOnly: true },
    ...{ onPlan: nothing, onPlanAll: nothing, onSelect, ...(marks === undefined ? {} : { marks }) },
  };
  if (!scene) return <Board {...props} />;
  return (
    <div className="scene" data-scene={scene.id}>
      <scene.Component {...props} onExplain={nothing} onCommit={nothing} onUndo={nothing} onReplan={nothing} />
    </div>
  );
};
