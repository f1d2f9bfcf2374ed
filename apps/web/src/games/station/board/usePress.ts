// What a press on a cell does: it selects; a click, a second tap or Enter plans the way there, on a thing in reach its only
// deed. Where the plan does not say it all, the answer stands at the cell until the plan changes.

import type { Cell, StationShape } from '@interlock/station';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { How } from '../../../play/board/BoardCells.tsx';
import { RunContext } from '../../../play/context.ts';
import type { BoardProps } from '../../screen.ts';
import { count } from '../side/words.ts';
import { cellOf, subjectOf } from './deck.ts';
import { useWays } from './useWays.ts';

interface Answer {
  readonly at: Cell;
  readonly says: string;
  /** The plan it was given to. */
  readonly turn: number;
  readonly steps: number;
}

export const usePress = ({
  table,
  frame,
  isReadOnly,
  onPlanAll,
  onSelect,
}: BoardProps<StationShape>): { readonly answer: Answer | null; onPress(cell: string, how: How): void } => {
  const pressed = useRef<string | null>(null);
  const run = useContext(RunContext);
  const ways = useWays(table);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const press = (cell: string, how: How): void => {
    const isSecond = pressed.current === cell || how !== 'touch';
    const at = cellOf(cell);
    pressed.current = cell;
    onSelect(subjectOf(at));
    if (!isSecond || isReadOnly || frame !== null || table.status.is !== 'playing') return;
    const { actions, says } = ways.press(at);
    if (actions.length > 0) {
      pressed.current = null;
      onPlanAll(actions);
    }
    const steps = table.plan.length + actions.length;
    setAnswer(says === null ? null : { at, says, turn: table.turn, steps });
    if (says === null) return;
    run?.getState().remark(actions.length === 0 ? says : `Planned ${count(actions.length, 'step')}. ${says}`);
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const stands = frame === null && answer?.turn === table.turn && answer.steps === table.plan.length;
  return {
    answer: stands ? answer : null,
    onPress: useCallback((cell, how) => latest.current(cell, how), []),
  };
};
