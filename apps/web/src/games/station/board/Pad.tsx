// The deeds at hand, one key each with its number, and four steps for thumbs.

import type { Action, StationShape } from '@interlock/station';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Wrench } from 'lucide-react';
import { useMemo } from 'react';
import type { PanelProps } from '../../screen.ts';
import { offersOf } from '../offers.ts';
import { frontOf } from '../plan.ts';
import { cellOfSubject, deckOf } from './deck.ts';
import { InlineIcon } from './layers/icons.tsx';
import { useSight } from './sight.ts';
import { useWays } from './useWays.ts';

const STEPS = [
  ['W', ArrowLeft, 'west'],
  ['N', ArrowUp, 'north'],
  ['S', ArrowDown, 'south'],
  ['E', ArrowRight, 'east'],
] as const;

/** A switch under pointer or focus: the board shows what it would open or shut [DS-471]. */
const tryingOf = (action: Action) => {
  if (action.type !== 'setDoorPower') return {};
  const { room, on } = action;
  const put = (): void => useSight.getState().try({ room, on });
  const drop = (): void => useSight.getState().try(null);
  return { onPointerEnter: put, onFocus: put, onPointerLeave: drop, onBlur: drop };
};

export const Pad = ({ table, frame, selected, isReadOnly, onPlan, onPlanAll }: PanelProps<StationShape>) => {
  const offers = useMemo(() => offersOf(table), [table]);
  const ways = useWays(table);
  const pointed = cellOfSubject(deckOf(frontOf(table)), selected);
  if (isReadOnly || table.status.is !== 'playing') return null;
  const front = frontOf(table);
  const help = pointed === null || frame !== null ? null : ways.press(pointed).help;
  const where = front.rooms.find(({ id }) => id === front.room)?.name ?? 'Corridor';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="st-pad" role="group" aria-label={`What can be done at ${front.at.join(',')}, ${where}`}>
      <span className="label st-padname">{where}</span>
      <span className="st-steps">
        {STEPS.map(([dir, Arrow, name]) => (
          <button
            type="button"
            className="key"
            key={dir}
            aria-label={`Step ${name}`}
            onClick={() => onPlan({ type: 'move', dir })}
          >
            <Arrow className="i" aria-hidden />
          </button>
        ))}
      </span>
      {help !== null && (
        <button type="button" className="key st-act st-help" onClick={() => onPlanAll(help.actions)}>
          <Wrench className="i" aria-hidden />
          <span>
            {help.words}
            <small>{help.air} air</small>
          </span>
        </button>
      )}
      {offers.length === 0 && (
        <p className="dim st-padhint">
          {frame === null
            ? 'Nothing to operate from here. Walk beside a thing to use it.'
            : 'Looking ahead. Plan from “now”.'}
        </p>
      )}
      {offers.map(({ action, verb, target, icon }, i) => (
        <button
          type="button"
          className="key st-act"
          key={JSON.stringify(action)}
          data-act={action.type}
          data-action={JSON.stringify(action)}
          onClick={() => onPlan({ ...action })}
          {...tryingOf(action)}
        >
          <InlineIcon name={icon} />
          <span>
            {verb}
            <small>{target}</small>
          </span>
          {i < 9 && <kbd>{i + 1}</kbd>}
        </button>
      ))}
    </div>
  );
};
