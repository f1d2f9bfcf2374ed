// The dock by phase: tape and hand while a program is compiled, else the row of what is planned, or what will happen next.

import type { DroidsShape } from '@interlock/droids';
import { X } from 'lucide-react';
import type { PanelProps } from '../../screen.ts';
import { commit, leftOf } from '../commit.ts';
import { step } from './strip.tsx';
import { Tape } from './Tape.tsx';

export const Dock = (panel: PanelProps<DroidsShape>) =>
  panel.table.view.phase === 'ExecuteProgram' ? <Tape {...panel} /> : <Planned {...panel} />;

const THEN: Readonly<Record<string, string>> = {
  Scoring: 'Then an anomaly comes in.',
  DrawGlitch: 'Then the Repair Bay.',
  Improve: 'Tap an offer or a service; it is only planned.',
  Gamble: 'Tap a card to keep it.',
  BufferOverflow: 'Tap a card of the hand.',
};

/** Planned steps in their order, each with a key that takes it out; then what is still open. */
const Planned = ({ table, onPlan }: PanelProps<DroidsShape>) => {
  const usual = commit({ ...table, plan: [] });
  return (
    <ol
      className={`strip dd-strip${table.plan.length === 0 ? ' is-usual' : ''}`}
      aria-label="Plan"
      id="plan"
      tabIndex={-1}
    >
      {table.plan.map((action, i) => {
        // Each step is priced from what those before it leave.
        const currencies = { ...table.view.currencies, Energy: leftOf(table.view, table.plan.slice(0, i)) };
        const { icon, verb, target } = step({ ...table, view: { ...table.view, currencies } }, action);
        return (
          <li key={JSON.stringify(action)}>
            <button type="button" className="step step--key" onClick={() => onPlan(action)}>
              <span className="head">
                {icon}
                {verb}
                <X className="i dd-out" aria-hidden />
              </span>
              <small>{target}</small>
              <span className="sr">. Take it out</span>
            </button>
          </li>
        );
      })}
      {table.plan.length === 0 && usual ? (
        <li>
          <span className="step step--key">
            <span className="head">{usual.act}</span>
            <small>{usual.note}</small>
          </span>
        </li>
      ) : null}
      <li className="step step--empty">{THEN[table.view.phase] ?? ''}</li>
    </ol>
  );
};
