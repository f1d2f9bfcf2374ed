// The orders of a turn, where other games have their plan strip: one move, a turn of the ship, and what each weapon does.
// Each key says what it comes to; one that lacks something can still be chosen, and the row of its subsystem says what.

import type { Appraisal, Option, OrbitShape, OrbitView } from '@interlock/orbit';
import { Flag } from 'lucide-react';
import { useRunStore } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf, figureOf, installedRows, refusalsAt } from '../appraisal.ts';
import { cellWords } from '../words.ts';
import { figureSubject } from './Asked.tsx';
import { Icon } from './icons.tsx';
import { useUntilShown } from './useUntilShown.ts';

type Props = PanelProps<OrbitShape>;

export const Orders = (props: Props) => useUntilShown(<AllOrders {...props} />);

const AllOrders = (props: Props) => {
  const appraisal = appraisalOf(props.table);
  if (!appraisal) return <div className="ob-orders" id="plan" tabIndex={-1} />;
  const has = new Set(installedRows(appraisal).map(({ id }) => id));
  const rotate = has.has('thrusters') ? appraisal.options.filter(({ id }) => id === 'rotate') : [];
  const moves = appraisal.options.filter(({ kind }) => kind !== null);
  const groups = [
    { field: 'laser', name: 'Laser', isShown: has.has('laser') },
    { field: 'railgun', name: 'Railgun', isShown: has.has('railgun') },
    { field: 'launch', name: 'Launch', isShown: has.has('missiles') },
  ].filter(({ isShown }) => isShown);
  const isDuel = props.table.seats.length > 1;
  return (
    <div className="ob-orders" id="plan" tabIndex={-1} data-few={(groups.length === 0 && !isDuel) || undefined}>
      <div className="ob-rows">
        <OrderGroup {...props} appraisal={appraisal} field="move" name="Move" options={[...rotate, ...moves]} />
        {groups.length > 0 || isDuel ? (
          <div className="ob-weapons">
            {groups.map(({ field, name }) => (
              <OrderGroup
                key={field}
                {...props}
                appraisal={appraisal}
                field={field}
                name={name}
                options={appraisal.options.filter(({ id }) => id.startsWith(`${field}-`))}
              />
            ))}
            {isDuel ? <Concede {...props} /> : null}
          </div>
        ) : (
          <p className="ob-kinds desk">
            Transfer changes the ring, Phase keeps it and gains or loses sectors. Either takes its number in energy and
            in mass.
          </p>
        )}
      </div>
    </div>
  );
};

interface GroupProps extends Props {
  readonly appraisal: Appraisal;
  readonly field: string;
  readonly name: string;
  readonly options: readonly Option[];
}

const OrderGroup = ({ appraisal, field, name, options, view, table, isReadOnly, onPlan, onSelect }: GroupProps) => {
  const isBad = refusalsAt(appraisal, field).length > 0;
  const isTurnBad = refusalsAt(appraisal, 'rotate').length > 0;
  const asked = ({ id }: Option): void => {
    if (figureOf(appraisal, `order.${id}`)) onSelect(figureSubject(`order.${id}`));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: keys of an order, not a form's field set
    <div className={`ob-group ${isBad ? 'is-bad' : ''}`} role="group" aria-label={name} data-part={field}>
      {field === 'move' ? (
        <span className="label">
          {name}
          <small>cell, mass</small>
        </span>
      ) : (
        <span className="ob-of-weapon" title={name}>
          <Icon name={field === 'launch' ? 'missiles' : field} />
        </span>
      )}
      <div className="ob-keys">
        {options.map((option) => {
          const isBadKey = option.isChosen && (option.id === 'rotate' ? isTurnBad : isBad);
          return (
            <button
              key={option.id}
              type="button"
              className={`ob-order ${option.isChosen ? 'is-chosen' : ''} ${option.isAvailable ? '' : 'is-off'} ${isBadKey ? 'is-bad' : ''}`}
              aria-pressed={option.isChosen}
              data-order={option.id}
              data-field={option.id === 'rotate' ? 'rotate' : option.isChosen ? field : undefined}
              title={option.why ?? undefined}
              aria-disabled={isReadOnly || undefined}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') asked(option);
              }}
              onFocus={(event) => {
                if (event.currentTarget.matches(':focus-visible')) asked(option);
              }}
              onClick={() => {
                // what is ordered already is asked: a touch has no pointing
                if (option.isChosen && option.id !== 'rotate') asked(option);
                else if (!isReadOnly) onPlan(option.entry);
              }}
            >
              <b>
                <Icon name={iconOf(option, table.view)} />
                {labelOf(option, view)}
              </b>
              <small>
                {smallOf(option, table.view)}
                {option.mass > 0 && (option.kind === null || option.end !== null) ? (
                  <span>
                    −{option.mass}
                    <span className="sr"> mass</span>
                  </span>
                ) : null}
              </small>
              {option.why === null ? null : <span className="sr">, not now: {option.why}</span>}
            </button>
          );
        })}
      </div>
    </div>
  );
};

const iconOf = (option: Option, view: OrbitView): string => {
  const own = view.ships.find(({ isYours }) => isYours);
  if (option.id === 'rotate') return 'rotate';
  if (option.kind === 'transfer') return own && option.end && option.end.ring < own.ring ? 'in' : 'out';
  if (option.kind === 'phase') return own?.facing === 'retrograde' ? 'back' : 'ahead';
  if (option.kind === 'coast') return 'coast';
  if (option.id.startsWith('laser')) return 'laser';
  return option.id.startsWith('railgun') ? 'railgun' : 'missiles';
};

const labelOf = (option: Option, view: OrbitView): string => {
  if (option.id === 'rotate') return 'Turn';
  if (option.kind === 'coast') return 'Coast';
  if (option.kind === 'transfer') return `Transfer ${option.power}`;
  if (option.kind === 'phase') return `Phase ${option.power}`;
  if (option.id === 'launch-none') return 'None';
  if (option.id.startsWith('launch-')) {
    const id = option.id.slice('launch-'.length);
    return view.ships.find((ship) => ship.id === id)?.name ?? id;
  }
  const word = option.id.split('-')[1] ?? option.text;
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** Where it ends; recoil and flights of weapons; the stock. */
const smallOf = (option: Option, view: OrbitView): string => {
  const own = view.ships.find(({ isYours }) => isYours);
  if (option.id === 'rotate') return own?.facing === 'prograde' ? 'retrograde' : 'prograde';
  if (option.end) return cellWords(option.end);
  if (option.kind !== null) return 'no ring';
  if (option.id === 'railgun-fire') return option.ring === null ? '' : `ring ${option.ring}`;
  if (option.flights !== null) return option.flights === 0 ? 'too far' : `in ${option.flights}`;
  return option.id === 'launch-none' ? `${own?.ammo ?? 0} left` : '';
};

/** A duel can be given up; the other one wins. It is an order like any other: planned, taken back, or sealed. */
const Concede = ({ table, onPlan }: Props) => {
  const { drop } = useRunStore().getState();
  const side = table.seat === 'red' ? 'red' : 'blue';
  const at = table.plan.findIndex(({ type }) => type === 'concede');
  const isPlanned = at >= 0;
  return (
    <button
      type="button"
      className={`key key--ghost ob-concede ${isPlanned ? 'is-chosen' : ''}`}
      aria-pressed={isPlanned}
      onClick={() => (isPlanned ? drop(at) : onPlan({ type: 'concede', side }))}
    >
      <Flag className="i" aria-hidden="true" />
      <span>{isPlanned ? 'Conceding with this plan' : 'Concede'}</span>
    </button>
  );
};
