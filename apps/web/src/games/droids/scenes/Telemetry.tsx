// The report at the end of a day: goods per shed with who waits there, the way of the last program, Energy by cause, combos
// and losses. While the last program is still being shown, the field stands here instead.

import { type DroidsShape, donkeyWords, reasonText, type View } from '@interlock/droids';
import { Play } from 'lucide-react';
import { Key } from '../../../parts/Key.tsx';
import type { SceneProps } from '../../screen.ts';
import { Head, type Mood, moodWords, ShedHouse } from '../field/Donkey.tsx';
import { MiniField } from '../field/Field.tsx';
import type { PoiOf, World } from '../field/field.ts';
import { boxAround } from '../field/hex.ts';
import { Line, ModGlyph } from '../icons.tsx';
import { PastPath } from '../layers/Path.tsx';
import { balanceOf, type DayReport } from '../report/day.ts';
import { useDay } from '../report/useDay.ts';
import { ProgramShow } from '../show/ProgramShow.tsx';
import type { Trace } from '../show/trace.ts';
import { usePlayback } from '../show/usePlayback.ts';
import { useSight } from '../sight.ts';
import { assignmentWords, capital, cardWords, plural, signed } from '../words.ts';
import { milestoneWords } from './milestones.ts';
import { Postmortem } from './Postmortem.tsx';
import { Pan, Rail } from './parts.tsx';

export const Telemetry = (props: SceneProps<DroidsShape>) => {
  const { table, view } = props;
  const report = useSight((sight) => sight.report);
  const { show, trace, replay } = usePlayback(table);
  if (show) return <ProgramShow table={table} show={show} />;
  if (report === 'postmortem') return <Postmortem {...props} />;
  return (
    <div className="dd">
      <Rail view={view} />
      <DayPage table={table} view={view} trace={trace} onReplay={trace ? replay : null} />
    </div>
  );
};

interface DayPageProps extends Pick<SceneProps<DroidsShape>, 'table' | 'view'> {
  readonly trace: Trace | null;
  readonly onReplay: (() => void) | null;
}

/** The report itself: between two days, and of the last day below the end. */
export const DayPage = ({ table, view, trace, onReplay }: DayPageProps) => {
  const day = useDay(table);
  return (
    <div className="dd-tele">
      <Hero view={view} day={day} world={table.world} />
      <Sheds view={view} day={day} world={table.world} />
      <LastPath
        view={view}
        trace={trace ?? day.programs.at(-1)?.trace ?? null}
        world={table.world}
        onReplay={onReplay}
      />
      <EnergyFlow day={day} world={table.world} />
      <Balance view={view} day={day} world={table.world} />
    </div>
  );
};

const shedsOf = (view: View): readonly PoiOf<'Shed'>[] => view.pois.filter((poi) => poi.kind === 'Shed');

const REASONS: Readonly<Record<string, string>> = {
  programs: 'all programs used',
  deck: 'draw pile empty',
  energy: 'no Energy left',
  sheds: 'all sheds filled',
};

/** A shed by who lives in it. */
const whose = (world: World, shed: string): string => `${donkeyWords(world, shed).name} in ${shed}`;

const Hero = ({ view, day, world }: { view: View; day: DayReport; world: World }) => {
  const open = shedsOf(view).filter(({ isFilled }) => !isFilled);
  const filled = day.milestones.filter((event) => event.type === 'shedFilled');
  const mood: Mood = filled.length > 0 ? 'fed' : day.credited > 0 ? 'half' : 'wait';
  return (
    <header className="dd-hero">
      <Head mood={mood} size={98} />
      <div>
        <span className="label">
          Day {view.day} of {view.dayLimit}
          {day.reasons.length > 0 ? ` · ended: ${day.reasons.map((one) => REASONS[one] ?? one).join(', ')}` : ''}
        </span>
        <h2 data-first={view.phase === 'RunOver' ? undefined : ''} tabIndex={-1}>
          <b className="num">{day.credited}</b> {day.credited === 1 ? 'good' : 'goods'} delivered
        </h2>
        <p>
          {day.credited === 0 ? 'Nobody ate today. ' : ''}
          {filled
            .map((event) => (event.type === 'shedFilled' ? `${whose(world, event.shed)} has eaten. ` : ''))
            .join('')}
          {open.length === 0
            ? 'Everybody has eaten.'
            : `${open.map(({ id, request, received }) => `${whose(world, id)} waits for ${request - received}`).join(', ')}.`}
        </p>
      </div>
      <ul className="dd-miles">
        {day.milestones.slice(0, 4).map((event) => {
          const { icon, text, tone } = milestoneWords(world, event);
          return (
            <li className={`chip ${tone}`} key={text}>
              <Line name={icon} />
              {text}
            </li>
          );
        })}
      </ul>
    </header>
  );
};

const Sheds = ({ view, day, world }: { view: View; day: DayReport; world: World }) => (
  <Pan label="Goods per shed" className="dd-sheds" end={<span className="num dim">today · in all</span>}>
    <ol>
      {shedsOf(view).map(({ id, received, request }) => {
        const today = day.goods.get(id) ?? 0;
        return (
          <li key={id}>
            <ShedHouse name={id.slice(1)} received={received} request={request} isFresh={today > 0} />
            <b>{donkeyWords(world, id).name}</b>
            <small>{moodWords(received, request).toLowerCase()}</small>
            <span className="num">
              <em>{signed(today)}</em> · {received}/{request}
            </span>
          </li>
        );
      })}
    </ol>
  </Pan>
);

interface LastPathProps {
  readonly view: View;
  readonly trace: Trace | null;
  readonly world: World;
  readonly onReplay: (() => void) | null;
}

const LastPath = ({ view, trace, world, onReplay }: LastPathProps) => {
  if (!trace)
    return (
      <Pan label="Path" className="dd-path">
        <p className="dim">No card ran today.</p>
      </Pan>
    );
  const bumps = trace.legs.filter(({ bump }) => bump !== undefined).length;
  const cells = trace.legs.length - bumps;
  const box = boxAround([view.avatar, ...trace.legs.flatMap(({ from, to, bump }) => [from, bump ?? to])], view.radius);
  return (
    <Pan
      label={`Path, program ${trace.program}`}
      className="dd-path"
      end={
        <>
          <span className="dim">
            {plural(cells, 'cell')}
            {bumps > 0 ? `, ${plural(bumps, 'bump')}` : ''}
          </span>
          {onReplay ? (
            <Key icon={<Play className="i" aria-hidden />} onClick={onReplay}>
              Replay
            </Key>
          ) : null}
        </>
      }
    >
      <div className="dd-thumb">
        <MiniField
          view={view}
          donkeyLoad={world.rules.numbers.donkey.capacity}
          label={`Way of program ${trace.program}: ${plural(cells, 'cell')}`}
          box={box}
        >
          <PastPath legs={trace.legs} />
        </MiniField>
      </div>
    </Pan>
  );
};

/** Every cause as a bar that begins where the one before it ended: solid in, hatched out. */
const EnergyFlow = ({ day }: { day: DayReport; world: World }) => {
  const { flows, energy } = day;
  let at = energy.from;
  const levels = flows.map(({ amount }) => {
    const from = at;
    at += amount;
    return { from, to: at };
  });
  const most = Math.max(1, energy.from, ...levels.map(({ to }) => to));
  return (
    <Pan
      label="Energy by cause"
      className="dd-energy"
      end={
        <span className="num">
          {energy.from} → <b>{energy.to}</b>
        </span>
      }
    >
      <ol>
        {flows.map(({ cause, amount, times }, i) => {
          const { from, to } = levels[i]!;
          return (
            <li key={cause} className={`dd-wf ${amount < 0 ? 'dd-out' : 'dd-in'}`} style={{ '--n': i } as never}>
              <span>
                {capital(reasonText(cause))} {times > 1 ? <small>{times} times</small> : null}
              </span>
              <span className="dd-wbar" aria-hidden="true">
                <i
                  style={{
                    left: `${(100 * Math.min(from, to)) / most}%`,
                    width: `${(100 * Math.abs(amount)) / most}%`,
                  }}
                />
              </span>
              <b className="num">{signed(amount)}</b>
            </li>
          );
        })}
        {flows.length === 0 ? <li className="dim">Nothing was spent and nothing came in.</li> : null}
      </ol>
    </Pan>
  );
};

const Balance = ({ view, day, world }: { view: View; day: DayReport; world: World }) => {
  const open = useSight((sight) => sight.open);
  const { combos, losses, run } = balanceOf(view, day);
  const failed = day.hiccups;
  return (
    <section className="dd-pan dd-combos" aria-label="Combos and losses">
      <header>
        <span className="label">Combos</span>
      </header>
      <ul>
        {combos.map(({ icon, text }) => (
          <li key={text}>
            <ModGlyph kind={icon} className="ok" />
            <b>{text}</b>
          </li>
        ))}
        {combos.length === 0 ? <li className="dim">none</li> : null}
      </ul>
      <header>
        <span className="label">Losses</span>
      </header>
      <ul>
        {failed.length > 0 ? (
          <li>
            <ModGlyph kind="Unreliable" className="caution" />
            <span>
              <b>{plural(failed.length, 'card')} came to nothing</b>
              <small>
                {failed
                  .slice(0, 3)
                  .map(({ type, program }) => `${cardWords(world, type).name}, program ${program}`)
                  .join('; ')}
              </small>
            </span>
            <Key kind="line" cap="E" onClick={() => open('postmortem')}>
              Why
            </Key>
          </li>
        ) : null}
        {losses.map(({ icon, text }) => (
          <li key={text}>
            <Line name={icon} className="caution" />
            <b>{text}</b>
          </li>
        ))}
        {failed.length === 0 && losses.length === 0 ? <li className="dim">none</li> : null}
      </ul>
      {view.assignment ? (
        <p className="dd-assigned">
          {assignmentWords(world, view.assignment.name).name}: {view.assignment.isMet ? 'met' : 'missed'}
        </p>
      ) : null}
      <p className="dim">The run so far: {run}.</p>
    </section>
  );
};
