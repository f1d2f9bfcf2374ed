// The selected cell: exact values with their bands, what stands and breaks there, why, and the eight turns ahead.

import type { ReactorShape } from '@interlock/reactor';
import {
  accountWords,
  aheadOf,
  announcedBy,
  bandWordOf,
  cellOfSubject,
  comingTo,
  type Facility,
  facilityOf,
  falloffOf,
  heatAccount,
  type Index,
  isSafeToStay,
  KIND_NAME,
  KINDS,
  type Kind,
  linesOf,
  placeOf,
  propName,
  stateWord,
  surfaceAt,
  walkOn,
  whyStarved,
} from '@interlock/reactor/screen';
import { Footprints } from 'lucide-react';
import { useContext, useState } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { RunContext } from '../../../play/context.ts';
import type { PanelProps, Table } from '../../screen.ts';
import { Modes } from './Modes.tsx';
import { costOf } from './Vitals.tsx';
import { Why } from './Why.tsx';

const eventsOf = (forecast: Table<ReactorShape>['ahead']) =>
  forecast.frames[0]?.happenings.map(({ event }) => event) ?? [];

export const Inspector = ({ table, view, frame, selected, isReadOnly, onPlanAll }: PanelProps<ReactorShape>) => {
  const facility = aheadOf(table.view, view);
  const ahead = table.ahead.frames.map((frame) => aheadOf(table.view, frame.view));
  const cell = cellOfSubject(facility, selected) ?? facility.robot.cell;
  const heatWords = (events: ReturnType<typeof eventsOf>, handed: number) =>
    accountWords(heatAccount(facility.width, cell, events, handed));
  const run = useContext(RunContext);
  const earlier = table.turn > 1 ? (run?.getState().session.seen(table.turn - 1) ?? []).map(({ event }) => event) : [];
  const isOwn = cellOfSubject(facility, selected) === null;
  return (
    <div className="rx-inspector">
      <header>
        <span className="label">{isOwn ? 'The robot’s cell' : 'Pointed at'}</span>
        <h3>
          {facility.isWall(cell) ? 'Wall' : facility.isReactor(cell) ? 'Reactor area' : 'Cell'}{' '}
          {placeOf(facility, cell)}
        </h3>
        {frame === null && !isReadOnly && table.status.is === 'playing' && (
          <WalkHere table={table} cell={cell} onPlanAll={onPlanAll} />
        )}
      </header>
      <Reading
        key={cell}
        facility={facility}
        now={facilityOf(table.view)}
        ahead={ahead}
        cell={cell}
        world={table.world}
        hasPlan={table.planFrames > 0}
        nextHeat={frame === null ? heatWords(eventsOf(table.ahead), surfaceAt(facility, cell).announced) : ''}
        next={frame === null ? ahead[0] : undefined}
        lastHeat={heatWords(
          table.last.map(({ event }) => event),
          announcedBy(facility.width, cell, earlier),
        )}
        coming={
          frame === null
            ? comingTo(facility, cell, eventsOf(table.ahead), table.planFrames > 0 ? eventsOf(table.idle) : null)
            : []
        }
      />
    </div>
  );
};

/** The moves that this turn's actions still pay for, and the steps of the whole way; null where there is no way. */
const walkWithin = (table: Table, cell: Index) => {
  const seen = table.view;
  const plan = table.plan;
  const walk = walkOn(facilityOf(seen), plan, cell);
  const left = seen.actionsLeft - plan.reduce((sum, action) => sum + costOf(seen, action), 0);
  const moves = walk?.slice(0, Math.floor(left / seen.costs.moveRobot)) ?? [];
  return walk === null || moves.length === 0 ? null : { moves, steps: walk.length };
};

/** For thumbs: a cell that was tapped is walked to with one more tap. Where the turn's actions do not reach, as far as
 *  they do. */
const WalkHere = ({
  table,
  cell,
  onPlanAll,
}: Pick<PanelProps<ReactorShape>, 'table' | 'onPlanAll'> & { cell: Index }) => {
  const walk = walkWithin(table, cell);
  if (walk === null) return null;
  const { moves, steps } = walk;
  return (
    <button type="button" className="key key--line phone rx-walk" onClick={() => onPlanAll(moves)}>
      <Footprints className="i" aria-hidden />
      {moves.length === steps ? 'Walk here' : 'Walk toward it'}
      <span className="num">{moves.length === steps ? steps : `${moves.length} of ${steps}`}</span>
      <span className="sr">{steps === 1 ? ' step' : ' steps'}</span>
    </button>
  );
};

interface ReadingProps {
  readonly facility: Facility;
  readonly now: Facility;
  readonly ahead: readonly Facility[];
  readonly cell: Index;
  readonly world: ReactorShape['world'];
  readonly hasPlan: boolean;
  /** After this turn; left out while looking ahead. */
  readonly next: Facility | undefined;
  /** What the next turn does here. */
  readonly coming: readonly string[];
  /** The heat of the next turn and of the last one, by cause; empty where there is none. */
  readonly nextHeat: string;
  readonly lastHeat: string;
}

/** The kind worth a row of turns: the one asked for, else the strongest now, else the first to come. */
const tellingKind = (facility: Facility, ahead: readonly Facility[], cell: Index, asked: Kind | null): Kind | null => {
  if (asked) return asked;
  const { value, band } = surfaceAt(facility, cell);
  const rank = { critical: 3, caution: 2, trace: 1, none: 0 };
  const present = KINDS.filter((kind) => value[kind] > 0).sort(
    (a, b) => rank[band[b]] - rank[band[a]] || value[b] - value[a],
  );
  return present[0] ?? KINDS.find((kind) => ahead.some((one) => surfaceAt(one, cell).value[kind] > 0)) ?? null;
};

/** A cell that is safe now: whether it still is when the turn has run. */
const Stay = ({ isSafe }: { isSafe: boolean }) =>
  isSafe ? (
    <Chip tone="ok" glyph="ok">
      Safe to stay
    </Chip>
  ) : (
    <Chip tone="caution" glyph="nostay">
      Safe to cross, not to end the turn
    </Chip>
  );

const Reading = ({ facility, now, ahead, cell, world, hasPlan, next, coming, nextHeat, lastHeat }: ReadingProps) => {
  const [asked, setAsked] = useState<Kind | null>(null);
  const surface = surfaceAt(facility, cell);
  const prop = facility.propAt.get(cell);
  const kind = facility.isWall(cell) ? null : tellingKind(facility, ahead, cell, asked);
  const present = KINDS.filter((one) => surface.value[one] > 0 || (one === 'heat' && surface.announced > 0));
  return (
    <>
      <div className="chips">
        {present.map((one) => (
          <button
            type="button"
            key={one}
            className={`chip rx-ask ${one}`}
            aria-pressed={one === kind}
            onClick={() => setAsked(one)}
          >
            <Glyph name={one} />
            {KIND_NAME[one]} {surface.value[one]}
            {one === 'heat' && surface.announced > 0 && (
              <span className="rx-added">+{surface.announced} announced</span>
            )}
            {bandWordOf(surface, one) && `, ${bandWordOf(surface, one)}`}
          </button>
        ))}
        {surface.check === 'enter' && (
          <Chip tone="critical" glyph="noenter">
            Do not enter
          </Chip>
        )}
        {surface.check === 'stay' && (
          <Chip tone="caution" glyph="nostay">
            Do not stay
          </Chip>
        )}
        {!facility.isWall(cell) && surface.check === 'safe' && <Stay isSafe={isSafeToStay(facility, next, cell)} />}
        {prop && (
          <Chip {...(prop.carrier ? { tone: prop.carrier, glyph: prop.carrier } : {})}>
            {[propName(prop), stateWord(prop)].filter((word) => word !== '').join(', ')}
          </Chip>
        )}
      </div>
      {[...linesOf(facility, cell, world, hasPlan ? ahead[0] : undefined, next), ...coming].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {prop && prop.modes.length > 0 && <Modes prop={prop} turn={now.seen.turn} facility={facility} />}
      {kind && (
        <>
          <div
            className="rx-run num"
            role="img"
            aria-label={`${KIND_NAME[kind]} in the next turns: ${ahead.map((one) => surfaceAt(one, cell).value[kind]).join(', ')}`}
          >
            {ahead.slice(0, 8).map((one, i) => {
              const { value, band } = surfaceAt(one, cell);
              const tick = `+${i + 1}`;
              return (
                <span
                  key={tick}
                  className={band[kind] === 'critical' ? 'critical' : band[kind] === 'caution' ? 'caution' : ''}
                >
                  <small>{tick}</small>
                  {value[kind]}
                </span>
              );
            })}
          </div>
          {kind === 'heat' && nextHeat !== '' && <p className="rx-runnote">Next turn: {nextHeat}</p>}
          <p className="rx-runnote">
            {KIND_NAME[kind]} here, {hasPlan ? 'with your plan' : 'doing nothing'}
          </p>
          {surfaceAt(now, cell).value[kind] > 0 && (
            <Why
              subject={`${kind}@${placeOf(now, cell)}`}
              name={`${KIND_NAME[kind]} ${surfaceAt(now, cell).value[kind]}`}
              lines={kind === 'heat' && lastHeat !== '' ? [`Last turn here: ${lastHeat}.`] : []}
            />
          )}
        </>
      )}
      {prop?.service && !facility.isWall(cell) && (
        <Why
          subject={`service:${prop.id}`}
          name={stateWord(prop)}
          lines={
            prop.service === 'Starved'
              ? whyStarved(facility, prop, (what) => falloffOf(world, prop.carrier!, what))
              : []
          }
        />
      )}
    </>
  );
};
