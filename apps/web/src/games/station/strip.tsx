// A planned action as an item of the plan strip.

import type { Action, StationShape } from '@interlock/station';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { Step } from '../screen.ts';
import { InlineIcon } from './board/layers/icons.tsx';
import { iconOfAction } from './offers.ts';
import { isDeed, type StationTable, stepsOf } from './plan.ts';
import { actWords } from './side/words.ts';

type Way = Extract<StationShape['action'], { type: 'move' }>['dir'];
const ARROW = { N: ArrowUp, E: ArrowRight, S: ArrowDown, W: ArrowLeft } as const satisfies Record<Way, unknown>;

export const step = (table: StationTable, action: Action): Step => {
  const index = table.plan.indexOf(action);
  const planned = stepsOf(table)[index];
  const cost = planned === undefined ? undefined : String(planned.air);
  const shown = index > 0 ? (table.ahead.frames[index - 1]?.view ?? table.view) : table.view;
  if (action.type === 'move') {
    const Arrow = ARROW[action.dir];
    return {
      icon: <Arrow className="i" aria-hidden />,
      verb: 'Walk',
      run: 'walk',
      target: planned ? `${planned.at.join(',')}${planned.reveals ? ', new' : ''}` : '',
      ...(cost === undefined ? {} : { cost }),
    };
  }
  const { verb, target } = actWords(shown, action);
  return {
    icon: <InlineIcon name={iconOfAction(action)} />,
    verb,
    target,
    isKey: isDeed(action),
    ...(action.type === 'wait' ? { run: 'wait' } : {}),
    ...(cost === undefined ? {} : { cost }),
  };
};
