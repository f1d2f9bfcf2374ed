// What any game has without a screen of its own: its text as the board, its legal actions as keys.

import type { BoardProps, PanelProps } from '../../games/screen.ts';
import { Key } from '../../parts/Key.tsx';
import { useRun } from '../context.ts';

export const TextBoard = ({ table, view }: BoardProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may scroll must be reachable by keyboard
  <pre className="textboard num" tabIndex={0}>
    {table.game.show(table.world, view)}
  </pre>
);

/** More than this many choices make no row of keys. */
const MOST = 60;

export const ActionPad = ({ table, onPlan }: PanelProps) => {
  const state = useRun(({ session }) => session.state);
  if (table.status.is !== 'playing') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="actions" role="group" aria-label="What may be planned">
      {table.legal.slice(0, MOST).map((action, i) => (
        <Key
          key={JSON.stringify(table.game.action.encode(action))}
          cap={i < 9 ? String(i + 1) : undefined}
          onClick={() => onPlan(action)}
        >
          {table.game.words.action(table.world, state, action)}
        </Key>
      ))}
      {table.legal.length === 0 ? <p className="dim">Nothing more fits into this turn.</p> : null}
    </div>
  );
};
