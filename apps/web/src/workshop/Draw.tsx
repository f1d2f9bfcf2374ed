// Drawing a level with the mouse: tools, palette and board. Every stroke writes the level's text anew, and can be taken back.

import type { Json } from '@interlock/kernel';
import { Eraser, Move, Pencil, Spline, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Pens, Place } from '../games/pens.ts';
import { loadScreen } from '../games/registry.ts';
import { Key } from '../parts/Key.tsx';
import { DrawBoard, type Tool } from './DrawBoard.tsx';

const TOOLS = [
  { id: 'place', name: 'Place', key: 'Q', Icon: Pencil },
  { id: 'drag', name: 'Drag', key: 'D', Icon: Move },
  { id: 'erase', name: 'Erase', key: 'E', Icon: Eraser },
  { id: 'connect', name: 'Connect', key: 'L', Icon: Spline },
] as const;

interface DrawProps {
  readonly game: string;
  /** As its game spells it. */
  readonly level: Json;
  readonly marks: readonly string[];
  readonly canUndo: boolean;
  onChange(level: Json): void;
  onUndo(): void;
}

/** The pens of a game; null where its levels are not drawn. */
export const usePens = (game: string | null): Pens | null => {
  const [pens, setPens] = useState<{ readonly game: string; readonly pens: Pens | null } | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let isGone = false;
    loadScreen(game).then(
      ({ look }) => !isGone && setPens({ game, pens: look.pens ?? null }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return pens?.game === game ? pens.pens : null;
};

export const Draw = ({ game, level, marks, canUndo, onChange, onUndo }: DrawProps) => {
  const pens = usePens(game);
  const [tool, setTool] = useState<Tool>('place');
  const [chosen, setChosen] = useState<string | null>(null);
  const [line, setLine] = useState<string | null>(null);
  if (!pens) return null;
  const piece = chosen ?? pens.pieces[0]!.id;
  const kind = line ?? pens.lines[0]?.id ?? '';
  const onStroke = (cells: readonly Place[]): void => {
    const [first, last] = [cells[0]!, cells.at(-1)!];
    if (tool === 'place') onChange(cells.reduce((now, at) => pens.place(now, at, piece), level));
    if (tool === 'erase') onChange(cells.reduce((now, at) => pens.erase(now, at), level));
    if (tool === 'connect' && cells.length > 1) onChange(pens.connect(level, cells, kind));
    if (tool === 'drag' && cells.length > 1) onChange(pens.move(level, first, last));
  };
  const onKey = (event: KeyboardEvent): void => {
    const isUndo = event.key.toLowerCase() === 'z';
    if ((event.ctrlKey || event.metaKey) && !isUndo) return;
    if (isUndo) {
      event.preventDefault();
      onUndo();
      return;
    }
    const next = TOOLS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (next && (next.id !== 'connect' || pens.lines.length > 0)) setTool(next.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the tools inside
    <div className="draw" onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a form's field set */}
      <div className="seg drawtools" role="group" aria-label="Tools">
        {TOOLS.filter(({ id }) => id !== 'connect' || pens.lines.length > 0).map(({ id, name, key, Icon }) => (
          <button key={id} type="button" aria-pressed={tool === id} aria-keyshortcuts={key} onClick={() => setTool(id)}>
            <Icon className="i" aria-hidden="true" /> {name}
          </button>
        ))}
        <Key
          kind="ghost"
          icon={<Undo2 className="i" aria-hidden="true" />}
          off={!canUndo && 'nothing was drawn'}
          onClick={onUndo}
        >
          Undo
        </Key>
      </div>
      {/* All four lie in one place, the others unseen: another tool does not move the board. */}
      <div className="palettes">
        <Palette isOn={tool === 'place'} name="What to place" items={pens.pieces} taken={piece} onTake={setChosen} />
        <Palette isOn={tool === 'connect'} name="What to lay" items={pens.lines} taken={kind} onTake={setLine} />
        {tool === 'drag' ? <p className="dim">Take a thing and let it go where it shall stand.</p> : null}
        {tool === 'erase' ? <p className="dim">Things first, then what lies under them.</p> : null}
      </div>
      <DrawBoard rows={pens.rows(level)} isHex={pens.isHex ?? false} tool={tool} marks={marks} onStroke={onStroke} />
    </div>
  );
};

interface PaletteProps {
  readonly isOn: boolean;
  readonly name: string;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly taken: string;
  onTake(id: string): void;
}

const Palette = ({ isOn, name, items, taken, onTake }: PaletteProps) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's field set
  <div className={`palette${isOn ? '' : ' palette--off'}`} role="group" aria-label={name}>
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        className="askchip"
        aria-pressed={item.id === taken}
        onClick={() => onTake(item.id)}
      >
        {item.name}
      </button>
    ))}
  </div>
);
