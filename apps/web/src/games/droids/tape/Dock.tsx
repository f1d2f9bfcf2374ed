// The dock by phase: tape and hand while a program is compiled, else the row of what is planned, or what will happen next.

import type { DroidsShape } from '@interlock/droids';
import { X } from 'lucide-react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';
import { commit, leftOf } from '../commit.ts';
import { programWords } from '../report/programWords.ts';
import { useDay } from '../report/useDay.ts';
import { useSight } from '../sight.ts';
import { step } from './strip.tsx';
import { Tape } from './Tape.tsx';

export const Dock = (panel: PanelProps<DroidsShape>) => {
  const { phase } = panel.table.view;
  if (phase === 'ExecuteProgram') return <Tape {...panel} />;
  return phase === 'Scoring' ? <Programs {...panel} /> : <Planned {...panel} />;
};

/** The programs of the day that has ended; a press takes one apart. */
const Programs = ({ table }: PanelProps<DroidsShape>) => {
  const { programs } = useDay(table);
  const { open, report, program } = useSight();
  return (
    <ol className="strip dd-strip dd-programs is-usual" aria-label="Programs of the day" id="plan" tabIndex={-1}>
      {programs.map(({ turn, trace }) => {
        const { what, note, hasFailed } = programWords(trace);
        const isOpen = report === 'postmortem' && (program ?? table.turn) === turn;
        return (
          <li key={turn}>
            <button
              type="button"
              className="step step--key"
              aria-pressed={isOpen}
              onClick={() => open(isOpen ? null : 'postmortem', turn)}
            >
              <span className="head">
                <Glyph name={hasFailed ? 'caution' : 'ok'} className={hasFailed ? 'caution' : 'ok'} />
                <span>{what}</span>
              </span>
              <small>{note}</small>
              <span className="sr">. Its postmortem</span>
            </button>
          </li>
        );
      })}
      {programs.length === 0 ? <li className="step step--empty">{THEN.Scoring}</li> : null}
    </ol>
  );
};

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
