// Power: what the reactor feeds, what may be given back this turn, and what the heat does. Every row is a control, every
// number can be asked.

import type { Appraisal, OrbitShape, PowerRow } from '@interlock/orbit';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Meter } from '../../../parts/Meter.tsx';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf, fieldsOf, installedRows, refusalsAt, sided, strayFields } from '../appraisal.ts';
import { shortName, stateOfRow } from '../words.ts';
import { Asked } from './Asked.tsx';
import { Icon } from './icons.tsx';
import { Opened } from './Opened.tsx';
import { Tally } from './Tally.tsx';
import { useUntilShown } from './useUntilShown.ts';

type Props = PanelProps<OrbitShape>;

export const Side = (props: Props) => useUntilShown(<Machine {...props} />);

const Machine = (props: Props) => {
  const { table } = props;
  const appraisal = appraisalOf(table);
  if (table.stage === 'opened' && table.status.is === 'playing') return <Opened {...props} />;
  if (table.status.is !== 'playing' || !appraisal) return <Tally {...props} />;
  return <Power {...props} appraisal={appraisal} />;
};

/** A ship with few mountings is there to be learned on: what is new is said where it stands. */
const isLesson = (appraisal: Appraisal): boolean => installedRows(appraisal).length < 4;

interface PowerProps extends Props {
  readonly appraisal: Appraisal;
}

const Power = (props: PowerProps) => {
  const { appraisal } = props;
  const rows = installedRows(appraisal);
  const { heat } = appraisal;
  const isHot = heat.now > 0 || heat.next > 0 || heat.vented > 0;
  const canReturn = rows.some(({ committed, pending }) => committed > 0 || pending < committed) || isHot;
  const empty = appraisal.rows.length - rows.length;
  return (
    <>
      <section className="group ob-power" aria-label="Reactor" data-field="energy" tabIndex={-1}>
        <header>
          <span className="label">Reactor, {appraisal.reactor} units</span>
          <Asked {...props} id="energy.free" className={appraisal.free < 0 ? 'critical' : ''}>
            <b>{appraisal.free}</b> <span className="dim">free</span>
          </Asked>
        </header>
        {strayFields(appraisal).map((field) => (
          <Whys key={field} appraisal={appraisal} field={field} />
        ))}
        <div className="rows">
          {rows.map((row) => (
            <Subsystem key={row.id} {...props} row={row} number={appraisal.rows.indexOf(row) + 1} />
          ))}
        </div>
        <Whys appraisal={appraisal} field="energy" />
        {isLesson(appraisal) ? (
          <p className="ob-note">
            This ship has {rows.map(({ name }) => name.toLowerCase()).join(', ')}. {empty} mountings are empty.
          </p>
        ) : null}
      </section>
      {canReturn ? <Release {...props} /> : null}
      {isHot || !isLesson(appraisal) ? <Heat {...props} /> : null}
      <Mass {...props} />
    </>
  );
};

const Subsystem = (props: PowerProps & { row: PowerRow; number: number }) => {
  const { row, number, appraisal, table, onPlan, isReadOnly } = props;
  const field = `energy.${row.id}`;
  const fields = fieldsOf(row);
  const isBad = fields.some((one) => refusalsAt(appraisal, one).length > 0);
  const set = (value: number): void => onPlan(sided(table.view, { type: 'energy', subsystem: row.id, value }));
  return (
    <div className={isBad ? 'ob-told is-bad' : 'ob-told'}>
      <div className={`row ob-sys ${isBad ? 'is-bad' : ''} ${row.pending === row.committed ? '' : 'is-changed'}`}>
        <span className="num dim ob-cap" aria-hidden="true">
          {number}
        </span>
        <Icon name={row.id} />
        <span className="ob-nm">
          <b>{shortName(row)}</b>
          <small>{stateOfRow(row, appraisal)}</small>
        </span>
        <span className="end">
          <Asked {...props} id={`energy.${row.id}`} name={pipWords(row)}>
            <Pips row={row} onPick={isReadOnly ? null : set} />
          </Asked>
          <Stepper
            name={row.name}
            field={field}
            value={row.pending}
            off={isReadOnly}
            less={row.pending > 0 ? () => set(row.pending - 1) : null}
            more={row.pending < row.max ? () => set(row.pending + 1) : null}
          />
        </span>
      </div>
      {fields.map((one) => (
        <Whys key={one} appraisal={appraisal} field={one} />
      ))}
    </div>
  );
};

const pipWords = ({ name, committed, pending, min, threshold, max }: PowerRow): string =>
  [
    `${name}: ${committed} now${pending === committed ? '' : `, ${pending} planned`}`,
    `works from ${min}`,
    ...(threshold < max ? [`overclocked above ${threshold}`] : []),
    `${max} at most`,
  ].join(', ');

/** Solid: there and staying. Hatched: planned. Struck: given back. Above the threshold: heat hatch and an exclamation mark. */
const Pips = ({ row, onPick }: { row: PowerRow; onPick: ((value: number) => void) | null }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a quicker way for the mouse; the steppers do the same
  // biome-ignore lint/a11y/useKeyWithClickEvents: a quicker way for the mouse; the steppers do the same
  <span
    className="pips ob-pips"
    onClick={(event) => {
      const at = Number((event.target as Element).getAttribute('data-n') ?? 0);
      if (at > 0) onPick?.(at === row.pending ? at - 1 : at);
    }}
  >
    {Array.from({ length: row.max }, (_, i) => {
      const n = i + 1;
      const state =
        n <= Math.min(row.committed, row.pending) ? 'on' : n <= row.pending ? 'plan' : n <= row.committed ? 'gone' : '';
      return (
        <i
          key={n}
          data-n={n}
          className={`pip ${state} ${n > row.threshold ? 'over' : ''} ${n === row.min && row.min > 1 ? 'min' : ''}`}
        />
      );
    })}
  </span>
);

interface StepperProps {
  readonly name: string;
  readonly field: string;
  readonly value: number;
  readonly off: boolean;
  /** Null where the step could never be legal. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
}

const Stepper = ({ name, field, value, off, less, more }: StepperProps) => (
  // biome-ignore lint/a11y/useSemanticElements: two buttons, not a form's field set
  <span className="ob-pm" role="group" aria-label={`${name}, ${value}`}>
    <button
      type="button"
      data-less={field}
      aria-label={`${name} less`}
      aria-disabled={off || less === null || undefined}
      onClick={off ? undefined : (less ?? undefined)}
    >
      <Minus className="i" aria-hidden="true" />
    </button>
    <button
      type="button"
      data-field={field}
      aria-label={`${name} more`}
      aria-disabled={off || more === null || undefined}
      onClick={off ? undefined : (more ?? undefined)}
    >
      <Plus className="i" aria-hidden="true" />
    </button>
  </span>
);

/** The refusals of a control, each in its own sentence, below it. */
export const Whys = ({ appraisal, field }: { appraisal: Appraisal; field: string }): ReactNode =>
  refusalsAt(appraisal, field).map(({ code, why }) => (
    <p key={`${code} ${why}`} className="ob-why">
      <Glyph name="critical" className="critical" />
      <span>{why}</span>
    </p>
  ));

const Release = (props: PowerProps) => {
  const { appraisal } = props;
  const { limit, deallocated, vented, left, over } = appraisal.release;
  const from = appraisal.rows.flatMap((row) =>
    Array.from({ length: Math.max(0, row.committed - row.pending) }, () => ({
      letter: 'D',
      word: shortName(row).toLowerCase(),
    })),
  );
  const used = [...from, ...Array.from({ length: vented }, () => ({ letter: 'V', word: 'heat' }))];
  return (
    <section className="group" aria-label="Return limit">
      <header>
        <span className={`label ${over > 0 ? 'critical' : ''}`}>Return limit {limit}</span>
        <Asked {...props} id="release.left" className={over > 0 ? 'critical' : 'dim'}>
          {over > 0 ? `${deallocated + vented} planned` : left === limit ? 'energy + heat' : `${left} left`}
        </Asked>
      </header>
      <div
        className="ob-slots"
        role="img"
        aria-label={`${deallocated} given back, ${vented} vented, ${left} of ${limit} left`}
      >
        {Array.from({ length: Math.max(limit, used.length) }, (_, i) => {
          const one = used[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <span key={i} className={one ? (i < limit ? 'is-used' : 'is-over') : ''}>
              {one?.letter ?? '·'}
              {one ? <small>{i < limit ? one.word : 'over'}</small> : null}
            </span>
          );
        })}
      </div>
      {isLesson(appraisal) ? (
        <p className="ob-note">
          Energy taken back and heat vented share these {limit}, every turn. What is not used is gone.
        </p>
      ) : null}
    </section>
  );
};

const Heat = (props: PowerProps) => {
  const { appraisal, table, isReadOnly, onPlan } = props;
  const { heat } = appraisal;
  const made = [
    { id: 'engines', name: 'Engines', amount: heat.engines },
    { id: 'railgun', name: 'Railgun', amount: heat.railgun },
    { id: 'shields', name: 'Shield strain', amount: heat.shields ?? 0 },
  ].filter(({ amount }) => amount > 0);
  return (
    <section className="group" aria-label="Heat">
      <header>
        <span className="label">Heat</span>
        <Asked {...props} id="heat.next">
          <span className="dim">{heat.now} now → </span>
          <b className={heat.next > 0 ? 'heat' : ''}>{heat.next} next turn</b>
        </Asked>
      </header>
      <div className="rows">
        <div className={`row ob-sys ${refusalsAt(appraisal, 'vent').length > 0 ? 'is-bad' : ''}`}>
          <span className="num dim ob-cap" aria-hidden="true">
            V
          </span>
          <Icon name="vent" />
          <span className="ob-nm">
            <b>Vent</b>
            <small>{heat.now === 0 ? 'no heat on board' : `of ${heat.now} on board`}</small>
          </span>
          <span className="end">
            <Asked {...props} id="release.vented">
              <b>{heat.vented}</b>
            </Asked>
            <Stepper
              name="Vent"
              field="vent"
              value={heat.vented}
              off={isReadOnly}
              less={heat.vented > 0 ? () => onPlan(sided(table.view, { type: 'vent', value: heat.vented - 1 })) : null}
              more={
                heat.vented < heat.now
                  ? () => onPlan(sided(table.view, { type: 'vent', value: heat.vented + 1 }))
                  : null
              }
            />
          </span>
        </div>
        <Whys appraisal={appraisal} field="vent" />
        {heat.damage > 0 ? (
          <div className="row">
            <Glyph name="heat" className="heat" />
            <span>
              Heat damage<small>what is not vented burns now</small>
            </span>
            <Asked {...props} id="heat.damage" className="end critical">
              −{heat.damage} hull
            </Asked>
          </div>
        ) : null}
        {made.map(({ id, name, amount }) => (
          <div className="row" key={name}>
            <Glyph name="heat" className="heat" />
            <span>
              {name}
              <small>new, burns from next turn on</small>
            </span>
            <Asked {...props} id={`heat.${id}`} className="end">
              +{amount}
            </Asked>
          </div>
        ))}
      </div>
      {heat.next > 0 ? (
        <p className="ob-note">
          Next turn it costs{' '}
          <Asked {...props} id="heat.nextDamage">
            {heat.nextDamage} hull
          </Asked>{' '}
          unvented,{' '}
          <Asked {...props} id="heat.nextDamageVented">
            {heat.nextDamageVented}
          </Asked>{' '}
          vented in full.
        </p>
      ) : null}
    </section>
  );
};

const Mass = (props: PowerProps) => {
  const { mass } = props.appraisal;
  return (
    <section className="group" aria-label="Reaction mass">
      <header>
        <span className="label">Reaction mass</span>
        <Asked {...props} id="mass.after" className={mass.need > mass.now ? 'critical' : ''}>
          <b>{mass.now}</b>
          {mass.after === mass.now ? null : <b> → {mass.after}</b>} <span className="dim">/{mass.tank}</span>
        </Asked>
      </header>
      <Meter label="Reaction mass" value={mass.now} max={mass.tank} planned={Math.max(0, mass.after)} />
      <p className="ob-note">{massWords(mass)}</p>
    </section>
  );
};

const massWords = ({ burn, brace, scooped, need, now }: Appraisal['mass']): string => {
  if (need > now) return `The plan needs ${need}, ${now} on board.`;
  const parts = [
    ...(burn > 0 ? [`burn ${burn}`] : []),
    ...(brace > 0 ? [`brace ${brace}`] : []),
    ...(scooped !== null && scooped > 0 ? [`scoop +${scooped}`] : []),
  ];
  return parts.length === 0 ? 'Coasting costs nothing.' : `This turn: ${parts.join(', ')}.`;
};
