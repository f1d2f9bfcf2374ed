// The chosen thing, in one place: a number with its rule and sum, a ship with its power, a cell with what covers it; below
// it what the others have announced, and who comes into whose window.

import type { Appraisal, Cell, Figure, OrbitShape, OrbitView, ShipView } from '@interlock/orbit';
import { gateFigures, texts } from '@interlock/orbit/screen';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf, installedRows } from '../appraisal.ts';
import { cellOfKey } from '../board/geometry.ts';
import { capital, cellWords, nameOf, thingsAt } from '../words.ts';
import { Asked } from './Asked.tsx';
import { ShipBadge } from './ShipBadge.tsx';
import { useFigure } from './useFigure.ts';
import { useUntilShown } from './useUntilShown.ts';

type Props = PanelProps<OrbitShape>;

export const Inspector = (props: Props) => useUntilShown(<Reading {...props} />);

const Reading = (props: Props) => {
  const appraisal = appraisalOf(props.table);
  return (
    <>
      <Chosen {...props} appraisal={appraisal} />
      <Intents {...props} />
      {appraisal ? <Reach {...props} appraisal={appraisal} /> : null}
    </>
  );
};

const Chosen = (props: Props & { appraisal: Appraisal | null }) => {
  const { selected, view, table, appraisal } = props;
  const figure = useFigure(props);
  if (figure)
    return (
      <div className="ob-chosen">
        <span className="label">Where the number comes from</span>
        <p className="ob-sum num">{figure.sum}</p>
        <p className="ob-note">
          {texts.rules[figure.rule]} <span className="num dim">{figure.rule}</span>
        </p>
      </div>
    );
  const ship = selected?.startsWith('ship:') ? view.ships.find(({ id }) => id === selected.slice(5)) : undefined;
  if (ship) return <ShipCard {...props} ship={ship} />;
  const cell = cellOfKey(selected);
  if (cell) {
    const things = thingsAt(view, appraisal, cell);
    return (
      <div className="ob-chosen">
        <span className="label">
          Ring {cell.ring}, sector {cell.sector}
        </span>
        {things.length === 0 ? (
          <p className="ob-note">Nothing but vacuum, drifting at {view.speeds[cell.ring - 1]}.</p>
        ) : null}
        <ul className="ob-things">
          {things.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        {gatesAt(view, cell).map(({ id, sum, rule }) => (
          <p key={id} className="ob-note">
            {capital(sum)}. {texts.rules[rule]} <span className="num dim">{rule}</span>
          </p>
        ))}
      </div>
    );
  }
  // While both plans lie open, the goal is nobody's alone.
  if (table.seats.length > 1 && table.stage === 'opened') return null;
  const par = view.par === null ? '' : `, par ${view.par}`;
  return (
    <div className="ob-chosen">
      <span className="label">Goal</span>
      <p className="ob-goal">{view.goal.text}</p>
      <p className="ob-note">
        {view.goal.of > 0 ? `${view.goal.done} of ${view.goal.of}. ` : ''}
        {table.status.is === 'playing'
          ? `Turn ${view.turn} of ${view.limit}${par}. Point at any number to see its sum.`
          : `Over after turn ${table.turn} of ${view.limit}${par}.`}
      </p>
      <Gates now={view} then={table.ahead.frames[0]?.view ?? null} />
    </div>
  );
};

/** The sums of the gates that reach over a cell. */
const gatesAt = (view: OrbitView, cell: Cell): readonly Figure[] =>
  gateFigures(view).filter(({ id }) => {
    const gate = view.gates.find(({ number }) => id === `gate.${number}`)!;
    const apart = Math.abs(gate.sector - cell.sector);
    return gate.ring === cell.ring && Math.min(apart, view.sectors - apart) <= gate.width;
  });

/** Every gate that is not passed: where it is, and where its ring carries it this turn. */
const Gates = ({ now, then }: { now: OrbitView; then: OrbitView | null }) => (
  <ul className="ob-things">
    {now.gates.map((gate, i) => {
      const next = then?.gates[i];
      return gate.isPassed ? null : (
        <li key={gate.number}>
          <b>Gate {gate.number}</b> now <b className="num">{cellWords(gate)}</b>
          {next ? (
            <>
              , after this turn <b className="num">{cellWords(next)}</b>
            </>
          ) : null}
          {gate.width > 0 ? `, ${gate.width} ${gate.width === 1 ? 'sector' : 'sectors'} to either side` : ''}
        </li>
      );
    })}
  </ul>
);

const ShipCard = (props: Props & { ship: ShipView; appraisal: Appraisal | null }) => {
  const { ship, appraisal } = props;
  const taken = appraisal?.forecast?.damage.find((one) => one.ship === ship.id);
  return (
    <div className="ob-chosen">
      <span className="label">{ship.name}</span>
      <p className="ob-note">
        {cellWords(ship)}, facing {ship.facing} · hull{' '}
        <Asked {...props} id={`hull.${ship.id}`}>
          {ship.hull}/{ship.hullMax}
        </Asked>{' '}
        {taken ? (
          <>
            →{' '}
            <Asked {...props} id={`taken.${ship.id}`}>
              {taken.hull}
            </Asked>{' '}
          </>
        ) : null}
        · heat{' '}
        <Asked {...props} id={`heat.${ship.id}`}>
          {ship.heat}
        </Asked>{' '}
        · mass{' '}
        <Asked {...props} id={`mass.${ship.id}`}>
          {ship.mass}/{ship.tank}
        </Asked>
        {ship.ammo > 0 ? ` · missiles ${ship.ammo}` : ''}
      </p>
      <ul className="ob-things">
        {ship.subsystems
          .filter(({ isInstalled }) => isInstalled)
          .map(({ id, name, energy, isActive, isOverclocked }) => (
            <li key={id}>
              {name} <b className="num">{energy}</b>
              {isActive ? (isOverclocked ? ', overclocked' : '') : ', off'}
            </li>
          ))}
      </ul>
    </div>
  );
};

const Intents = ({ table, selected, onSelect }: Props) => {
  const { view, status } = table;
  if (status.is !== 'playing' || view.intents.length === 0) return null;
  return (
    <div className="ob-intents">
      <header>
        <span className="label">Published intents</span>
        <span className="dim">this turn is exact</span>
      </header>
      {view.intents.map(({ ship, text }) => (
        <button
          key={ship}
          type="button"
          className="ob-intent"
          aria-pressed={selected === `ship:${ship}`}
          onClick={() => onSelect(selected === `ship:${ship}` ? null : `ship:${ship}`)}
        >
          <ShipBadge view={view} id={ship} />
          <span>
            <b>{nameOf(view, ship)}</b>, hull {view.ships.find(({ id }) => id === ship)?.hull}
            <small>{text}</small>
          </span>
        </button>
      ))}
    </div>
  );
};

const MARKS = { laser: 'L', prograde: 'P', retrograde: 'R', theirLaser: 'L', theirLane: '▸' } as const;

/** By projected turn: where your weapons would reach each hostile ship, and where theirs reach you. */
const Reach = (props: Props & { appraisal: Appraisal }) => {
  const { appraisal } = props;
  const { view } = props.table;
  const { forecast } = appraisal;
  if (!forecast || forecast.windows.length === 0) return null;
  const turns = Array.from({ length: forecast.turns }, (_, i) => i);
  const has = new Set(installedRows(appraisal).map(({ id }) => id));
  const words = [
    ...(has.has('laser') ? ['L laser window'] : []),
    ...(has.has('railgun') ? ['P and R railgun lane ahead and astern'] : []),
  ];
  return (
    <div className="ob-reach">
      <header>
        <span className="label">Who reaches whom</span>
        <span className="dim">+1 exact, then projected</span>
      </header>
      {forecast.supposes === null ? null : <p className="ob-note">{forecast.supposes}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Ship</span>
            </th>
            {turns.map((turn) => (
              <th key={turn} scope="col" className="num">
                +{turn + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {forecast.windows.map((row) => (
            <ReachRows key={row.ship} {...props} name={nameOf(view, row.ship)} row={row} turns={turns} has={has} />
          ))}
        </tbody>
      </table>
      <p className="ob-note">
        {words.length > 0 ? `${words.join(', ')}. ` : ''}Red: you are in reach of its laser L or its lane ▸, should it
        fire.
      </p>
    </div>
  );
};

type WindowsRow = NonNullable<Appraisal['forecast']>['windows'][number];

interface ReachProps extends Props {
  readonly name: string;
  readonly row: WindowsRow;
  readonly turns: readonly number[];
  /** Subsystems of the own ship: what is not aboard reaches nobody. */
  readonly has: ReadonlySet<string>;
}

const ReachRows = ({ name, row, turns, has, ...props }: ReachProps) => (
  <tr>
    <th scope="row">
      {name}
      {row.flights === null || !has.has('missiles') ? null : (
        <small>
          <Asked {...props} id={`order.launch-${row.ship}`}>
            {row.flights === 0 ? 'out of missile reach' : `missile hits in ${row.flights}`}
          </Asked>
        </small>
      )}
    </th>
    {turns.map((turn) => {
      const mine = (['laser', 'prograde', 'retrograde'] as const).filter(
        (kind) => row[kind][turn] && has.has(kind === 'laser' ? 'laser' : 'railgun'),
      );
      const theirs = (['theirLaser', 'theirLane'] as const).filter((kind) => row[kind][turn]);
      return (
        <td key={turn} className="num">
          {mine.map((kind) => (
            <b key={kind} className="ob-mine" title={`your ${kind}`}>
              {MARKS[kind]}
            </b>
          ))}
          {theirs.map((kind) => (
            <b key={kind} className="ob-theirs" title={kind === 'theirLaser' ? 'its laser' : 'its lane'}>
              {MARKS[kind]}
            </b>
          ))}
          {mine.length + theirs.length === 0 ? <span className="dim">·</span> : null}
        </td>
      );
    })}
  </tr>
);
