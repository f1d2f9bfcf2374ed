// The forecast: what the plan opens, changes and costs, deed by deed, and how far the air still goes. Nothing happens on a
// deck by itself, so without a plan there is nothing to foretell.

import type { StationShape, StationView } from '@interlock/station';
import { type Outlook, outlookOf } from '@interlock/station/screen';
import { Footprints } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import type { GlyphName } from '../../../parts/Glyph.tsx';
import { Row } from '../../../parts/Group.tsx';
import { Says } from '../../../parts/Says.tsx';
import { RunContext } from '../../../play/context.ts';
import { ForecastSection } from '../../../play/read/ForecastSection.tsx';
import type { Fact, SectionProps } from '../../screen.ts';
import { InlineIcon } from '../board/layers/icons.tsx';
import { useOutlook } from '../board/useWays.ts';
import { says } from '../forecast.ts';
import { iconOfAction } from '../offers.ts';
import { frontOf, type PlanStep, type StationTable, stepsOf } from '../plan.ts';
import { actWords, count } from './words.ts';

export const Ahead = ({ table, isOpen }: SectionProps<StationShape>) => {
  const legs = useLegs(table);
  const outlook = useOutlook(table);
  // Once it is over the panel shows the run as it went.
  if (table.status.is !== 'playing') return <ForecastSection isOpen={isOpen} />;
  const said = says(table);
  return (
    <section
      className={`st-ahead ${isOpen ? 'open' : ''} ${legs.length === 0 ? 'idle' : ''}`}
      id="panel-forecast"
      aria-labelledby="forecast"
    >
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          Forecast
        </h2>
        <Ends table={table} />
      </header>
      <Facts facts={factsOf(table, outlook)} />
      {legs.length === 0 ? null : (
        <ol className="rows st-legs" aria-label="What the plan does">
          {legs.map(({ first, name, small, air, icon }) => (
            <li key={first}>
              <Row
                icon={icon}
                name={name}
                small={small === '' ? undefined : small}
                end={<b className="num">−{air}</b>}
              />
            </li>
          ))}
        </ol>
      )}
      {said === null ? null : <Says glyph={said.glyph as GlyphName}>{said.text}</Says>}
    </section>
  );
};

const Ends = ({ table }: { table: StationTable }) => {
  const end = table.ahead.frames[table.planFrames - 1]?.status.is;
  if (end === 'won')
    return (
      <Chip tone="ready" glyph="ready">
        Clears the deck
      </Chip>
    );
  if (end === 'lost')
    return (
      <Chip tone="critical" glyph="critical">
        Air runs out
      </Chip>
    );
  return table.planFrames === 0 ? <Chip>Nothing moves by itself</Chip> : null;
};

interface Leg {
  /** Place of its first step in the plan. */
  readonly first: number;
  readonly name: string;
  readonly small: string;
  readonly air: number;
  readonly icon: React.ReactNode;
}

type Deed = Extract<StationShape['action'], { readonly type: 'setDoorPower' }>;

/** The plan in parts: a walk or a wait is one of them however long it is, every deed one of its own. */
const useLegs = (table: StationTable): readonly Leg[] => {
  const run = useContext(RunContext);
  return useMemo(() => {
    const steps = stepsOf(table);
    const stateAt = (step: number): StationShape['state'] | undefined =>
      step === 0
        ? (run?.getState().session.state as StationShape['state'] | undefined)
        : (table.ahead.frames[step - 1]?.state as StationShape['state'] | undefined);
    const legs: Leg[] = [];
    for (let i = 0; i < steps.length; i++) {
      const first = i;
      const { type } = steps[i]!.action;
      if (type === 'move' || type === 'wait') while (steps[i + 1]?.action.type === type) i++;
      legs.push(legOf(table, steps, first, i, stateAt(first)));
    }
    return legs;
  }, [table, run]);
};

const legOf = (
  table: StationTable,
  steps: readonly PlanStep[],
  first: number,
  last: number,
  before: StationShape['state'] | undefined,
): Leg => {
  const { action, at } = steps[last]!;
  const air = steps.slice(first, last + 1).reduce((sum, step) => sum + step.air, 0);
  const seen = first === 0 ? table.view : table.ahead.frames[first - 1]!.view;
  const told = newsOf(table, first, last);
  if (action.type === 'move') {
    const room = table.ahead.frames[last]!.view;
    const where = room.rooms.find(({ id }) => id === room.room)?.name ?? 'the corridor';
    return {
      ...{ first, air, small: told, icon: <Footprints className="i" aria-hidden /> },
      name: `${count(last - first + 1, 'step')} to ${at.join(',')}, ${where}`,
    };
  }
  if (action.type === 'wait' && last > first)
    return {
      ...{ first, air, small: told, icon: <InlineIcon name={iconOfAction(action)} /> },
      name: `Wait ${last - first + 1} breaths`,
    };
  const { verb, target } = actWords(seen, action);
  const small = action.type === 'setDoorPower' && before ? opens(outlookOf(table.world, before), seen, action) : told;
  return { first, air, small, name: `${verb}, ${target}`, icon: <InlineIcon name={iconOfAction(action)} /> };
};

/** `opens 3 doors, 13 more cells in reach`. */
const opens = (outlook: Outlook, seen: StationView, { room, on }: Deed): string => {
  const { opens: open, closes, joins, leaves } = outlook.onSwitch(room, on);
  const doors = on ? open.length : closes.length;
  const cells = on ? joins.length : leaves.length;
  if (doors === 0)
    return seen.doors.some((door) => door.room === room)
      ? `${on ? 'opens' : 'shuts'} none: its known doors are locked`
      : 'none of its doors is seen yet';
  const reach = cells === 0 ? 'no known floor' : `${cells} known ${cells === 1 ? 'cell' : 'cells'}`;
  return `${on ? 'opens' : 'shuts'} ${count(doors, 'door')}; ${reach} ${on ? 'more in reach' : 'out of reach'}`;
};

/** What these steps bring about besides their price, in the words of the log. */
const newsOf = (table: StationTable, first: number, last: number): string =>
  table.ahead.frames
    .slice(first, last + 1)
    .flatMap(({ happenings, state }) =>
      happenings
        .filter(({ event: { type } }) => type !== 'airSpent' && type !== 'moved' && type !== 'doorPowerChanged')
        .map(({ event }) => table.game.words.event(table.world, event, state)),
    )
    .join(' ');

const airOf = (view: StationView): string => (view.air === null ? 'no limit' : String(view.air));

/** Air, what is left of par, the air below which the lift is out of reach by any way that is known, and in brownout the
 *  load. */
const factsOf = (table: StationTable, outlook: Outlook | null): readonly Fact[] => {
  const { view } = table;
  const front = frontOf(table);
  const hasPlan = table.planFrames > 0;
  const parLeft = (one: StationView): number => view.par - one.airUsed;
  // Above par the same figure counts what was spent too much.
  const isOver = parLeft(front) < 0;
  const par = (one: StationView): string => String(isOver ? Math.max(0, -parLeft(one)) : parLeft(one));
  const way = view.exit === undefined ? null : (outlook?.pathTo(view.exit) ?? null);
  return [
    {
      label: hasPlan ? 'Air after' : 'Air',
      now: airOf(view),
      ...(hasPlan ? { planned: airOf(front) } : {}),
      ...(front.air !== null && front.air <= 5 ? { tone: 'critical' as const } : {}),
    },
    {
      label: isOver
        ? `Over ${view.isParExact ? 'par' : 'best known'}`
        : view.isParExact
          ? 'Par left'
          : 'Best known left',
      now: par(view),
      ...(hasPlan ? { planned: par(front) } : {}),
    },
    {
      label: 'No return below',
      now: way === null ? 'lift not seen' : way.ok ? String(way.air) : 'no way yet',
      ...(way?.ok && front.air !== null && front.air < way.air ? { tone: 'critical' as const } : {}),
    },
    ...(view.load === undefined
      ? []
      : [
          {
            label: `Load of ${view.load.capacity}`,
            now: String(view.load.now),
            ...(hasPlan && front.load ? { planned: String(front.load.now) } : {}),
          },
        ]),
  ];
};
