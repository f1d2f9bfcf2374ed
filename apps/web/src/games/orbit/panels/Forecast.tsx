// What the plan leads to: the hull over six turns; the refusals where it is not legal; both plans side by side where they
// are compared.

import type { Appraisal, OrbitShape } from '@interlock/orbit';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { useRun } from '../../../play/context.ts';
import { ForecastSection } from '../../../play/read/ForecastSection.tsx';
import type { SectionProps, Table } from '../../screen.ts';
import { appraisalOf, otherAppraisalOf } from '../appraisal.ts';
import { cellWords } from '../words.ts';
import { Asked, OTHER } from './Asked.tsx';

type Props = SectionProps<OrbitShape>;

export const Forecast = (props: Props) => {
  const { isOpen, table } = props;
  const isComparing = useRun((state) => state.isComparing);
  const appraisal = appraisalOf(table);
  const other = otherAppraisalOf(table);
  const isWaiting = useRun(({ isShowing }) => isShowing) && table.status.is !== 'playing';
  if (isWaiting) return null;
  if (table.status.is === 'playing' && appraisal && !appraisal.isLegal)
    return <Refused {...props} appraisal={appraisal} />;
  return (
    <>
      {isComparing && appraisal && other ? (
        <Compared
          {...props}
          plans={table.other?.name === 'A' ? [other, appraisal] : [appraisal, other]}
          mine={table.other?.name === 'A' ? 1 : 0}
        />
      ) : null}
      <ForecastSection isOpen={isOpen && !isComparing} />
    </>
  );
};

const FIELDS: Readonly<Record<string, string>> = {
  energy: 'Reactor',
  vent: 'Return limit',
  move: 'Move',
  rotate: 'Turn',
  laser: 'Laser',
  railgun: 'Railgun',
  launch: 'Launch',
};

const fieldWords = (field: string | undefined, { rows }: Appraisal): string => {
  if (field?.startsWith('energy.')) return rows.find(({ id }) => field === `energy.${id}`)?.name ?? 'Energy';
  return FIELDS[field ?? ''] ?? 'Plan';
};

const Refused = (props: Props & { appraisal: Appraisal }) => {
  const { appraisal, isOpen } = props;
  const { refusals, free, reactor, heat, mass } = appraisal;
  return (
    <section className={isOpen ? 'open' : ''} id="panel-forecast" aria-labelledby="forecast">
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          Refused: {refusals.length}, nothing is spent
        </h2>
        <Chip tone="critical" glyph="critical">
          Blocked
        </Chip>
      </header>
      <ol className="ob-refusals wide">
        {refusals.map(({ code, why, field }) => (
          <li key={`${code} ${why}`}>
            <b>{fieldWords(field, appraisal)}</b>
            <span>{why}</span>
          </li>
        ))}
      </ol>
      <dl className="facts">
        <div className="fact">
          <dt>Free</dt>
          <dd>
            <Asked {...props} id="energy.free">
              {free}
            </Asked>
          </dd>
          <dd className="ob-small">of {reactor}</dd>
        </div>
        <div className="fact">
          <dt>Heat</dt>
          <dd className="heat">
            <Asked {...props} id="heat.next">
              {heat.now}→{heat.next}
            </Asked>
          </dd>
          <dd className="ob-small">
            <Asked {...props} id="heat.damage">
              {heat.damage > 0 ? `−${heat.damage} hull` : 'no damage'}
            </Asked>
          </dd>
        </div>
        <div className="fact">
          <dt>Mass need</dt>
          <dd>
            <Asked {...props} id="mass.need">
              {mass.need}
            </Asked>
          </dd>
          <dd className="ob-small">{mass.now} on board</dd>
        </div>
      </dl>
      <p className="says wide">
        <Glyph name="unknown" className="unknown" />
        <span>No cells, no hits and no projection until the plan is legal.</span>
      </p>
    </section>
  );
};

type Windows = NonNullable<Appraisal['forecast']>['windows'];

/** In how many projected turns the own laser or lane has somebody, and theirs have you. */
const turnsOf = ({ forecast, rows }: Appraisal, isOwn: boolean): number => {
  const has = (id: string): boolean => rows.some((row) => row.id === id && row.isInstalled);
  const reaches = (row: Windows[number], turn: number): boolean =>
    isOwn
      ? (has('laser') && row.laser[turn]!) || (has('railgun') && (row.prograde[turn]! || row.retrograde[turn]!))
      : row.theirLaser[turn]! || row.theirLane[turn]!;
  return Array.from({ length: forecast?.turns ?? 0 }, (_, turn) => turn).filter((turn) =>
    forecast!.windows.some((row) => reaches(row, turn)),
  ).length;
};

const reachRows = ({ ships }: Table<OrbitShape>['view']): readonly Row[] =>
  ships.some(({ side, isAlive }) => side === 'red' && isAlive)
    ? [
        ['Turns in your reach', null, (plan) => String(turnsOf(plan, true)), (plan) => turnsOf(plan, true)],
        ['Turns in theirs', null, (plan) => String(turnsOf(plan, false)), (plan) => -turnsOf(plan, false)],
      ]
    : [];

/** How a plan ends if nothing more is done. */
const comesTo = ({ frames }: Table<OrbitShape>['ahead']): string => {
  const at = frames.findIndex(({ status }) => status.is !== 'playing');
  if (at < 0) return frames.length === 0 ? '–' : 'open';
  const { is } = frames[at]!.status;
  return `${is === 'drawn' ? 'drawn' : is} in ${at + 1}`;
};

interface ComparedProps extends Props {
  readonly plans: readonly [Appraisal, Appraisal];
  /** Which of them is being planned. */
  readonly mine: 0 | 1;
}

/** Name, figure to ask, what it says, and what it is worth where one of them is the better. */
type Row = readonly [
  name: string,
  asks: string | null,
  words: (plan: Appraisal) => string,
  worth: ((plan: Appraisal) => number) | null,
];

/** Both plans number by number; the better one is bold where better has a meaning. */
const Compared = (props: ComparedProps) => {
  const { plans, mine, isOpen, table } = props;
  const { view } = table;
  const own = view.ships.find(({ isYours }) => isYours);
  const hostile = view.ships.filter(
    (ship) => ship.isAlive && !ship.isYours && ship.side !== own?.side && ship.side !== 'grey',
  );
  const hullOf = ({ forecast }: Appraisal, id: string, now: number): number =>
    forecast?.damage.find(({ ship }) => ship === id)?.hull ?? now;
  const rows: readonly Row[] = [
    ['Hull', 'hull.after', (plan) => `${own?.hull}→${plan.forecast?.hull ?? '?'}`, (plan) => plan.forecast?.hull ?? -1],
    ...hostile.map(
      ({ id, name, hull }) =>
        [
          name,
          `taken.${id}`,
          (plan: Appraisal) => `${hull}→${hullOf(plan, id, hull)}`,
          (plan: Appraisal) => -hullOf(plan, id, hull),
        ] as const,
    ),
    ['Heat next turn', 'heat.next', (plan) => String(plan.heat.next), (plan) => -plan.heat.next],
    ['Mass', 'mass.after', (plan) => `${plan.mass.now}→${plan.mass.after}`, (plan) => plan.mass.after],
    ['Free energy', 'energy.free', (plan) => String(plan.free), (plan) => plan.free],
    ...reachRows(view),
    ['Ends on', 'cell.sector', (plan) => (plan.forecast ? cellWords(plan.forecast.cell) : 'refused'), null],
    ['Then, doing nothing', null, (plan) => comesTo(plan === plans[mine] ? table.ahead : table.other!.ahead), null],
  ];
  return (
    <section className={isOpen ? 'open' : ''} aria-label="A against B">
      <header>
        <h2 className="label">A against B, this turn</h2>
        <span className="dim">exact</span>
      </header>
      <table className="ob-compare wide">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Figure</span>
            </th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, asks, words, worth]) => {
            const best = worth ? Math.max(worth(plans[0]), worth(plans[1])) : null;
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {plans.map((plan, i) => (
                  <td
                    key={i === 0 ? 'A' : 'B'}
                    className={`num ${worth && best === worth(plan) && worth(plans[0]) !== worth(plans[1]) ? 'is-best' : ''}`}
                  >
                    {asks === null || !plan.figures.some(({ id }) => id === asks) ? (
                      words(plan)
                    ) : (
                      <Asked {...props} id={i === mine ? asks : `${OTHER}${asks}`}>
                        {words(plan)}
                      </Asked>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
