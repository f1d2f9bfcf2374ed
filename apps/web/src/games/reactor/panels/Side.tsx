// The side: the robot and its pack, the services with their cause and their turns ahead, what can lose the level, what is
// announced.

import type { ReactorShape } from '@interlock/reactor';
import {
  aheadOf,
  CARRIERS,
  capital,
  carrierOfItem,
  conditionWords,
  type Facility,
  fullItemName,
  itemName,
  type Prop,
  type Service,
  serviceName,
  starveWords,
  wantWords,
} from '@interlock/reactor/screen';
import { Clock, PackageOpen } from 'lucide-react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph, type GlyphName } from '../../../parts/Glyph.tsx';
import { Group, Row } from '../../../parts/Group.tsx';
import type { PanelProps } from '../../screen.ts';
import { SERVICE_GLYPH } from '../layers/Props.tsx';
import { Added, LIMIT_GLYPH } from './Vitals.tsx';

const TONE: Readonly<Record<Service, string>> = {
  Producing: 'ok',
  Supplied: 'ok',
  Starved: 'critical',
  Disabled: 'lost',
  Unknown: 'unknown',
};

export const Side = ({ table, view, frame }: PanelProps<ReactorShape>) => {
  const facility = aheadOf(table.view, view);
  const next = frame === null && table.ahead.frames[0] ? aheadOf(table.view, table.ahead.frames[0].view) : null;
  const ahead = table.ahead.frames.map((one) => aheadOf(table.view, one.view));
  return (
    <>
      <RobotGroup facility={facility} next={table.planFrames > 0 ? next : null} />
      <Services facility={facility} ahead={frame === null ? ahead : []} hasPlan={table.planFrames > 0} />
      <Limits facility={facility} next={next} />
      <Schedule facility={facility} />
    </>
  );
};

const Pips = ({ have, of, label }: { have: number; of: number; label: string }) => (
  <span className="pips" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <i key={i} className={`pip ${i < have ? 'on' : ''}`} />
    ))}
  </span>
);

const RobotGroup = ({ facility, next }: { facility: Facility; next: Facility | null }) => {
  const { robot } = facility;
  const isDamaged = robot.condition === 'Damaged';
  const after = next && next.robot.integrity < robot.integrity ? next.robot.integrity : null;
  return (
    <Group
      label="Robot"
      end={
        <Chip tone={isDamaged ? 'critical' : 'ok'} glyph={isDamaged ? 'critical' : 'ok'}>
          {robot.condition}
        </Chip>
      }
    >
      <Row
        name="Integrity"
        small={after === null ? undefined : <b className="critical">{after} after this turn</b>}
        end={
          <>
            <Pips
              have={robot.integrity}
              of={robot.maxIntegrity}
              label={`${robot.integrity} of ${robot.maxIntegrity}`}
            />
            <span className="num">
              {robot.integrity}/{robot.maxIntegrity}
            </span>
          </>
        }
      />
      {robot.immunity > 0 && (
        <Row
          icon={<Glyph name="heat" className="heat" />}
          name="Heat shield"
          end={<span className="num">{robot.immunity} steps</span>}
        />
      )}
      <div className="row rx-pack">
        <span>
          Carries{' '}
          <small>
            {robot.inventory.length} of {robot.capacity}
          </small>
        </span>
        <span className="end">
          {robot.inventory.length === 0 && <span className="dim">nothing</span>}
          {robot.inventory.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal items are told apart by their place only
            <span key={i} title={fullItemName(item)}>
              <Chip tone={carrierOfItem(item)} glyph={carrierOfItem(item)}>
                {itemName(item)}
              </Chip>
            </span>
          ))}
        </span>
      </div>
    </Group>
  );
};

interface ServicesProps {
  readonly facility: Facility;
  readonly ahead: readonly Facility[];
  readonly hasPlan: boolean;
}

/** More services than this are listed tightly: what is plain is left out, so that all of them are in sight. */
const MANY = 5;

const Services = ({ facility, ahead, hasPlan }: ServicesProps) => {
  const consumers = facility.props
    .filter(({ type }) => type === 'consumer')
    .sort((a, b) => CARRIERS.indexOf(a.carrier!) - CARRIERS.indexOf(b.carrier!));
  return (
    <Group label="Services" end={<span className="dim rx-aside">all at once start the core</span>}>
      {consumers.map((prop) => (
        <ServiceRow
          key={prop.id}
          prop={prop}
          facility={facility}
          ahead={ahead}
          hasPlan={hasPlan}
          isTight={consumers.length > MANY}
        />
      ))}
      <Wants facility={facility} next={ahead[0]} />
    </Group>
  );
};

const smallWant = (now: string | null, then: string | null): string =>
  then === null
    ? `required${now === null ? '' : ` · ${now} now`}`
    : `${now === null ? 'required' : `${now} now`}, ${then} after this turn`;

/** What the core waits for besides its services: met or not, with the value now, and what the end of the turn makes of both. */
const Wants = ({ facility, next }: { facility: Facility; next: Facility | undefined }) =>
  facility.seen.level.wants.map(({ want, holds }, i) => {
    const { name, now } = wantWords(facility, want);
    const after = next?.seen.level.wants[i];
    const turns = next !== undefined && after !== undefined && after.holds !== holds;
    const then = turns ? wantWords(next, after.want).now : null;
    return (
      <Row
        key={name}
        icon={<Glyph name="ready" className="ready" />}
        name={name}
        small={smallWant(now, turns ? (then ?? (holds ? 'not met' : 'met')) : null)}
        end={
          <Chip tone={holds && !turns ? 'ok' : 'caution'} glyph={holds && !turns ? 'ok' : 'caution'}>
            {holds ? (turns ? 'Met now' : 'Met') : turns ? 'Not yet' : 'Not met'}
          </Chip>
        }
      />
    );
  });

/** What a row says in small: arriving amount, or why it starves; with a plan, what arrives then. */
const smallWords = (facility: Facility, next: Facility | undefined, prop: Prop, hasPlan: boolean) => {
  const carrier = prop.carrier!;
  const pipe = facility.underground?.pipes[carrier].get(prop.cell);
  if (!pipe) return prop.service === 'Starved' ? 'why: open the eye' : prop.isRequired ? 'required' : 'auxiliary';
  const then = next?.underground?.pipes[carrier].get(prop.cell);
  if (hasPlan && then && then.amount !== pipe.amount)
    return (
      <>
        {pipe.amount} → <b className="you">{then.amount}</b> with plan
      </>
    );
  const starving = facility.underground?.starving.get(prop.id);
  if (starving) return starveWords(starving.reasons, pipe, starving.wants);
  return `${pipe.amount} arrives`;
};

/** ✓ runs, ! starves, – is off. */
const LETTER: Readonly<Record<Service, string>> = {
  Producing: '✓',
  Supplied: '✓',
  Starved: '!',
  Disabled: '–',
  Unknown: '?',
};

const ServiceRow = ({ prop, facility, ahead, hasPlan, isTight }: ServicesProps & { prop: Prop; isTight: boolean }) => {
  const service = prop.service ?? 'Unknown';
  const carrier = prop.carrier!;
  const turns = ahead.map((one) => one.propOf.get(prop.id)?.service ?? 'Unknown');
  const isChanging = turns.some((one) => one !== service);
  const small = smallWords(facility, ahead[0], prop, hasPlan);
  return (
    <div className={`row rx-service ${isTight ? 'rx-service--tight' : ''} ${service === 'Starved' ? 'row--sel' : ''}`}>
      <Glyph name={carrier} className={carrier} />
      <span>
        {capital(serviceName(facility, prop))}
        {isTight && small === 'required' ? null : (
          <small>
            {!prop.isRequired && small !== 'auxiliary' && 'auxiliary · '}
            {small}
          </small>
        )}
      </span>
      <span className="end">
        <Chip tone={TONE[service]} glyph={SERVICE_GLYPH[service] as GlyphName}>
          {service === 'Disabled' ? 'Off' : service}
        </Chip>
      </span>
      {isChanging && (
        <span className="rx-turns num" role="img" aria-label={`turn by turn: ${turns.join(', ')}`}>
          <small>next {turns.length} turns</small>
          {turns.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
            <i key={i} className={TONE[one]} title={`in ${i + 1} ${i === 0 ? 'turn' : 'turns'}: ${one.toLowerCase()}`}>
              {LETTER[one]}
            </i>
          ))}
        </span>
      )}
    </div>
  );
};

const Limits = ({ facility, next }: { facility: Facility; next: Facility | null }) => (
  <Group label="Can lose this level" isPinned>
    {facility.seen.terminal.map(({ id, text, of, value, limit, announced }) => {
      const then = next?.seen.terminal.find((one) => one.id === id)?.value ?? value;
      return (
        <Row
          key={id}
          icon={<Glyph name={LIMIT_GLYPH[id] ?? 'critical'} className={LIMIT_GLYPH[id] ?? 'critical'} />}
          name={id in LIMIT_GLYPH ? capital(of) : text}
          small={then === value ? undefined : `${then} after this turn`}
          end={
            <span className="num">
              {value}
              <Added heat={announced} /> / {limit}
            </span>
          }
        />
      );
    })}
  </Group>
);

const Schedule = ({ facility }: { facility: Facility }) => {
  const coming = facility.schedule.filter((event) => event.turn !== null);
  return (
    <Group label="Announced">
      {coming.length === 0 && (
        <Row
          icon={<PackageOpen className="i" aria-hidden />}
          name={<span className="dim">Nothing is scheduled.</span>}
        />
      )}
      {coming.map((event) => (
        <Row
          key={event.id}
          icon={<Clock className="i" aria-hidden />}
          name={`${event.every === 1 && event.turn! <= facility.seen.turn ? 'Every turn' : `Turn ${event.turn}`}: ${event.text}`}
          small={
            [
              event.every !== null && event.every > 1 ? `then every ${event.every} turns` : '',
              event.until === null ? '' : `until turn ${event.until}`,
              event.unless === null ? '' : `unless ${conditionWords(facility, event.unless)}`,
            ]
              .filter((part) => part !== '')
              .join(', ') || undefined
          }
        />
      ))}
    </Group>
  );
};
