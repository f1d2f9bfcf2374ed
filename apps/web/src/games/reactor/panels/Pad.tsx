// What the robot can do where the plan leaves it: one key each, with its cost and what it changes. Thumb height.

import type { Action, ReactorShape } from '@interlock/reactor';
import { aheadOf, type Facility, facilityOf, frontOf, placeOf, propName, sidesOf } from '@interlock/reactor/screen';
import { useContext, useMemo } from 'react';
import { isTouch } from '../../../parts/isTouch.ts';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps, Table } from '../../screen.ts';
import { changesBy } from './changes.ts';
import { type Offer, offersOf } from './offers.tsx';
import { arrivals, type ModeAnswer, useModes } from './useModes.ts';
import { costOf } from './Vitals.tsx';

export const Pad = ({ table, frame, isReadOnly, onPlan }: PanelProps<ReactorShape>) => {
  const facility = facilityOf(table.view);
  const front = frontOf(facility, table.plan);
  const first = table.planFrames > 0 ? table.ahead.frames[0] : undefined;
  const planned = first ? aheadOf(table.view, first.view) : null;
  const offers = useMemo(
    () => offersOf(facility, table.legal, front, planned),
    [facility, table.legal, front, planned],
  );
  const prop = facility.propAt.get(front);
  const changes = useChanges(table, offers);
  const answers = useModes(prop && prop.modes.length > 0 ? prop.id : null, table.turn);
  if (isReadOnly || table.status.is !== 'playing') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="rx-pad" role="group" aria-label={`Actions at ${placeOf(facility, front)}`}>
      <span className="label rx-padname">{prop ? propName(prop) : `At ${placeOf(facility, front)}`}</span>
      {offers.length === 0 && <p className="dim rx-padhint">{hintWords(table, facility, frame !== null)}</p>}
      {offers.map((offer, i) => (
        <Act
          key={JSON.stringify(offer.action)}
          offer={offer}
          sides={prop ? sidesOf(facility, prop, offer.action) : ''}
          {...notesOf(offer.action, changes[i] ?? [], answers)}
          cost={costOf(facility.seen, offer.action)}
          // A copy: the strip tells the steps of a plan apart by their objects.
          onPress={() => onPlan({ ...offer.action })}
        />
      ))}
    </div>
  );
};

/** Changes a button has room for. */
const CHANGES = 2;

/** `interactProp:2/2`, `interactLeak:repair`: names an act for tests and for styles. */
const actName = (action: Action): string => {
  if (action.type === 'interactProp' && action.mode !== undefined) return `${action.type}:${action.mode}`;
  return action.type === 'interactLeak' ? `${action.type}:${action.do}` : action.type;
};

interface ActProps {
  readonly offer: Offer;
  /** Which side of a junction gets how much. */
  readonly sides: string;
  readonly notes: readonly string[];
  /** A second change; a thumb's button has no room for it. */
  readonly more: string;
  readonly cost: number;
  onPress(): void;
}

const Act = ({ offer: { action, verb, icon, cap }, sides, notes, more, cost, onPress }: ActProps) => (
  <button type="button" className="key rx-act" data-act={actName(action)} onClick={onPress}>
    {icon}
    <span>
      {verb}
      {sides !== '' && <span className="rx-sides"> {sides}</span>}
      <small>
        {notes.map((note, i) => (
          <span key={note}>
            {i > 0 && <span className="sr">, </span>}
            {note}
          </span>
        ))}
        {more !== '' && (
          <span className="rx-desk">
            <span className="sr">, </span>
            {more}
          </span>
        )}
      </small>
    </span>
    <span className="cost num">
      {cost}
      <span className="sr">{cost === 1 ? ' action' : ' actions'}</span>
    </span>
    <kbd>{cap}</kbd>
  </button>
);

/** A mode says what it brings to each consumer, known to the eye alone, then what it changes: the forecast shows services
 *  to everyone. */
const notesOf = (action: Action, changes: readonly string[], answers: readonly ModeAnswer[]) => {
  const arriving = action.type === 'interactProp' && action.mode !== undefined ? arrivals(answers, action.mode) : '';
  const [first = '', second = ''] = changes;
  return {
    notes: [arriving, first].filter((part) => part !== ''),
    more: arriving === '' ? second : '',
  };
};

const hintWords = (table: Table, facility: Facility, isAhead: boolean): string => {
  if (isAhead) return 'Looking ahead. Plan from “now”.';
  if (table.plan.at(-1)?.type === 'activateReactor') return 'The plan ends with the start of the core.';
  const spent = table.plan.reduce((sum, action) => sum + costOf(facility.seen, action), 0);
  if (spent >= facility.seen.actionsLeft) return 'No actions left. End the turn.';
  const how = isTouch() ? 'Tap a cell twice' : 'Choose a cell';
  return `Nothing to do on this cell. ${how} to walk there.`;
};

/** What each act would change, one turn on, beside what happens anyway. Needs a run; without one there are no notes. */
const useChanges = (table: Table, offers: readonly Offer[]): readonly (readonly string[])[] => {
  const run = useContext(RunContext);
  return useMemo(() => {
    if (!run || offers.length === 0 || table.status.is !== 'playing') return [];
    const { session } = run.getState();
    const base = table.ahead.frames[0]?.view;
    if (!base) return [];
    return offers.map(({ action }) => changesBy(session, table.plan, base, action).slice(0, CHANGES));
  }, [run, table, offers]);
};
