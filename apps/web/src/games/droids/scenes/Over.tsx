// A run that is over: who has eaten, the score as a sum, goods day by day, what identifies the run, and below it the report
// of its last day.

import { type DroidsShape, donkeyWords, type View } from '@interlock/droids';
import { Copy, Medal } from 'lucide-react';
import { useContext, useRef } from 'react';
import { copyText } from '../../../app/copyText.ts';
import { useDrawnWidth } from '../../../parts/chart/useDrawnWidth.ts';
import { Key } from '../../../parts/Key.tsx';
import { RunContext } from '../../../play/context.ts';
import type { SceneProps } from '../../screen.ts';
import { Head, ShedHouse } from '../field/Donkey.tsx';
import { summaryOf } from '../report/summary.ts';
import { ProgramShow } from '../show/ProgramShow.tsx';
import { usePlayback } from '../show/usePlayback.ts';
import { useSight } from '../sight.ts';
import { plural } from '../words.ts';
import { BesidePan } from './BesidePan.tsx';
import { Postmortem } from './Postmortem.tsx';
import { Pan } from './parts.tsx';
import { DayPage } from './Telemetry.tsx';

export const Over = (props: SceneProps<DroidsShape>) => {
  const { table, view } = props;
  const report = useSight((sight) => sight.report);
  const { show, trace, replay } = usePlayback(table);
  if (show) return <ProgramShow table={table} show={show} />;
  if (report === 'postmortem') return <Postmortem {...props} />;
  const sheds = view.pois.filter((poi) => poi.kind === 'Shed');
  const isWon = table.status.is === 'won';
  const middle = Math.floor(sheds.length / 2);
  return (
    <div className="dd">
      <div className="dd-end">
        <header className="dd-endhero">
          <div className={`dd-sheds3${sheds.length > 3 ? ' is-many' : ''}`}>
            {sheds.map(({ id, received, request }, i) => {
              const { name, waits, fed } = donkeyWords(table.world, id);
              return (
                <figure key={id}>
                  <ShedHouse
                    name={id.slice(1)}
                    received={received}
                    request={request}
                    size={i === middle ? 140 : 116}
                    isFresh={isWon}
                  />
                  <figcaption>
                    <b>{name}</b> “{received >= request ? fed : waits}”
                  </figcaption>
                </figure>
              );
            })}
          </div>
          <h2 data-first="" tabIndex={-1}>
            {isWon ? 'Everybody has eaten.' : 'Somebody is still waiting.'}
          </h2>
          <p>
            {plural(sheds.length, 'shed')}, {view.credited} of {view.target} goods, day {view.day} of {view.dayLimit}.
          </p>
        </header>
        <Score {...props} />
        <Days view={view} />
        <Codes />
        <BesidePan />
      </div>
      <section className="dd-lastday" aria-label="The last day">
        <DayPage table={table} view={view} trace={trace} onReplay={trace ? replay : null} />
      </section>
    </div>
  );
};

const Score = ({ table, view }: SceneProps<DroidsShape>) => {
  const run = useContext(RunContext);
  const session = run?.getState().session;
  const terms = session ? (session.game.words.score?.(session.world, session.state) ?? []) : [];
  return (
    <Pan label="Score" className="dd-score">
      <ul className="dd-sum">
        {terms.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <b className="num">{value < 0 ? `−${-value}` : value}</b>
          </li>
        ))}
        <li className="dd-tot">
          <span>Score</span>
          <b className="num">{view.score}</b>
        </li>
      </ul>
      {table.status.is === 'lost' ? (
        <p className="dd-decided">
          <Head mood="wait" size={40} />
          <span>{table.game.words.cause?.(table.world, table.status.cause) ?? table.status.cause}</span>
        </p>
      ) : null}
    </Pan>
  );
};

/** Goods of each day as bars with their number, the last day being the one that just ended; and the medal for so many days. */
const Days = ({ view }: { view: View }) => {
  const { deliveries } = view;
  const session = useContext(RunContext)?.getState().session;
  const tally = session ? summaryOf(session as never).tally : null;
  const most = Math.max(1, ...deliveries);
  const drawing = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(drawing, 380);
  const wide = (width - 20) / Math.max(5, deliveries.length);
  return (
    <Pan
      label="Goods per day"
      end={
        tally ? (
          <span className="chip ready" data-medal={tally.medal}>
            <Medal className="i" aria-hidden />
            {tally.words}
          </span>
        ) : null
      }
    >
      <svg
        ref={drawing}
        className="dd-days chart"
        style={{ height: '13.125rem' }}
        viewBox={`0 0 ${width} 210`}
        role="img"
        aria-label={`Goods per day: ${deliveries.join(', ')}`}
      >
        <path d={`M6 176H${width - 6}`} stroke="var(--line-3)" />
        {deliveries.map((n, i) => {
          const tall = (130 * n) / most;
          const x = 10 + i * wide;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            <g key={i}>
              <rect x={x} y={176 - tall} width={wide - 10} height={tall} rx="4" fill="var(--coolant)" />
              <text className="big mid" x={x + (wide - 10) / 2} y={168 - tall}>
                {n}
              </text>
              <text className="mid" x={x + (wide - 10) / 2} y="196">
                {deliveries.length > 8 ? i + 1 : `day ${i + 1}`}
              </text>
            </g>
          );
        })}
      </svg>
    </Pan>
  );
};

const Codes = () => {
  const run = useContext(RunContext);
  const session = run?.getState().session;
  if (!session) return null;
  const { parameters, code, digest } = summaryOf(session as never);
  return (
    <section className="dd-pan dd-codep" aria-label="What identifies this run">
      <div className="dd-codes">
        <div>
          <small>Played</small>
          <span className="num dd-code dd-played">{parameters}</span>
        </div>
        <div>
          <small>Share code</small>
          <span className="num dd-code">
            {code.slice(0, 12)}…{code.slice(-4)} · {code.length} signs
          </span>
          <Key
            kind="line"
            aria-label="Copy the share code"
            icon={<Copy className="i" aria-hidden />}
            onClick={() => void copyText(code)}
          />
        </div>
        <div>
          <small>Digest</small>
          <span className="num dd-code" data-digest={digest}>
            {digest}
          </span>
        </div>
      </div>
    </section>
  );
};
