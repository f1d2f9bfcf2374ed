// The delivery route: training stops along one road, the donkey at the next one, and where the road ends the full runs.

import { Medal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { type Book, readBook, resultOf } from '../../../store/progress.ts';
import { campaignOf, type LevelFacts } from '../../facts.ts';
import { gameFacts } from '../../registry.ts';
import { HeadParts } from '../field/Donkey.tsx';
import { NewRun } from './NewRun.tsx';
import '../styles/route.css';
import '../styles/common.css';

const GAME = 'droids';
/** The chapter of whole runs; all others are stops of the road. */
const RUNS = 'Runs';
const COLUMNS = 4;
const STEP_X = 178;
const STEP_Y = 120;
const LEFT = 84;
const TOP = 62;

interface Stop {
  readonly level: LevelFacts;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly isWon: boolean;
  readonly isAtPar: boolean;
}

const stopsOf = (levels: readonly LevelFacts[], book: Book): readonly Stop[] =>
  levels.map((level, i) => {
    const row = Math.floor(i / COLUMNS);
    const column = i % COLUMNS;
    const won = resultOf(book, GAME, level.id);
    return {
      level,
      number: i + 1,
      // The road turns at the end of each row.
      x: LEFT + STEP_X * (row % 2 === 0 ? column : COLUMNS - 1 - column),
      y: TOP + STEP_Y * row + (i % 2 === 0 ? 0 : 20),
      isWon: won !== undefined,
      isAtPar: won !== undefined && level.par !== null && won.turns <= level.par,
    };
  });

/** A road through all stops: soft waves along a row, a wide bend to the next. */
const roadOf = (stops: readonly Pick<Stop, 'x' | 'y'>[]): string =>
  stops
    .map(({ x, y }, i) => {
      const before = stops[i - 1];
      if (!before) return `M${x - 64} ${y + 10}L${x} ${y + 4}`;
      if (Math.floor(i / COLUMNS) === Math.floor((i - 1) / COLUMNS)) {
        const middle = (before.x + x) / 2;
        return `C${middle} ${before.y + 4} ${middle} ${y + 4} ${x} ${y + 4}`;
      }
      const out = x > LEFT + STEP_X ? 108 : -108;
      return `C${before.x + out} ${before.y + 12} ${x + out} ${y - 4} ${x} ${y + 4}`;
    })
    .join('');

export const Route = () => {
  const facts = gameFacts(GAME);
  const [isRanked, setRanked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const book = readBook();
  const levels = facts ? campaignOf(facts) : [];
  const training = levels.filter(({ chapter }) => chapter !== RUNS);
  const runs = levels.filter(({ chapter }) => chapter === RUNS);
  const stops = stopsOf(training, book);
  const next = stops.find(({ isWon }) => !isWon) ?? null;
  const won = stops.filter(({ isWon }) => isWon).length;
  // The road is wider than a phone: it opens on the donkey.
  useEffect(() => {
    const at = next ?? stops.at(-1);
    const element = box.current;
    if (at && element && element.scrollWidth > element.clientWidth)
      element.scrollTo({ left: (element.scrollWidth * (at.x + 16)) / 792 - element.clientWidth / 2 });
  });
  const rows = Math.ceil(stops.length / COLUMNS);
  const address = (id: string): string => `/play/${GAME}?level=${encodeURIComponent(id)}${isRanked ? '&ranked' : ''}`;
  const height = TOP + rows * STEP_Y - 8;
  return (
    <Page title="Donkeys and Droids">
      <div className="dd-routepage">
        <p className="lead">
          Lay cards on a tape, run it, and the robot does exactly that. Somewhere a donkey waits for its dinner.
        </p>
        <div className="dd-routehead">
          {next ? (
            <Link className="commit nextlevel" href={address(next.level.id)}>
              <strong>
                Start {next.number} · {next.level.title}
              </strong>
              <small>{won === 0 ? 'the first delivery' : `next; ${won} of ${stops.length} done`}</small>
            </Link>
          ) : null}
          <fieldset className="choice">
            <legend className="sr">How the run counts</legend>
            <div className="seg">
              {[false, true].map((ranked) => (
                <label key={String(ranked)} className={ranked === isRanked ? 'isChosen' : ''}>
                  <input type="radio" name="ranked" checked={ranked === isRanked} onChange={() => setRanked(ranked)} />
                  {ranked ? 'Ranked' : 'Practice'}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <div className="dd-routebox" ref={box}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it, not a form's field set */}
          <svg
            className="dd-route"
            viewBox={`-16 0 792 ${height}`}
            role="group"
            aria-label={`Delivery route, ${stops.length} stops, ${won} done`}
          >
            <Scenery height={height} />
            <path className="dd-road" d={roadOf(stops)} />
            <path className="dd-lane" d={roadOf(stops)} />
            <path className="dd-walked" d={roadOf(stops.slice(0, next ? next.number : stops.length))} />
            {stops.map((stop) => (
              <StopMark key={stop.level.id} stop={stop} isNext={stop === next} href={address(stop.level.id)} />
            ))}
            {next ? (
              <g className="dd-walker" style={{ transform: `translate(${next.x - 78}px, ${next.y - 38}px)` }}>
                <HeadParts mood="up" />
              </g>
            ) : null}
          </svg>
        </div>
        {runs.length > 0 ? (
          <section aria-label="Full runs" className="dd-beyond">
            <header className="chapter">
              <h2 className="label">Where the road ends: full runs</h2>
            </header>
            <ol className="dd-rr">
              {runs.map((level) => {
                const result = resultOf(book, GAME, level.id);
                return (
                  <li key={level.id}>
                    <Link className="dd-runk" href={address(level.id)}>
                      <b>{level.title}</b>
                      <small>{level.teaches ?? level.chapter}</small>
                      <small className="num">
                        {result ? (
                          <>
                            <Medal className="i" aria-hidden /> won
                          </>
                        ) : (
                          `par ${level.parWords ?? level.par ?? '?'}`
                        )}
                      </small>
                    </Link>
                  </li>
                );
              })}
            </ol>
          </section>
        ) : null}
        <NewRun isRanked={isRanked} />
      </div>
    </Page>
  );
};

const StopMark = ({ stop, isNext, href }: { stop: Stop; isNext: boolean; href: string }) => {
  const { x, y, number, level, isWon, isAtPar } = stop;
  const state = isWon ? (isAtPar ? 'done at par' : 'done') : isNext ? 'you are here' : 'to come';
  return (
    <a
      className={`dd-stop ${isWon ? 'is-won' : ''} ${isNext ? 'is-next' : ''}`}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(href);
      }}
    >
      <desc>{state}</desc>
      <rect x={x - 74} y={y - 34} width="148" height="92" fill="transparent" />
      <path className="dd-house" d={`M${x - 24} ${y + 24}V${y - 6}L${x} ${y - 26}l24 20v30z`} />
      <text className="bn mid dd-no" x={x} y={y + 13}>
        {number}
      </text>
      {isWon ? (
        <g transform={`translate(${x + 22} ${y - 22})`}>
          <circle r="9" fill="var(--ok)" />
          <path d="m-4 0 3 3 5-6" fill="none" stroke="var(--board)" strokeWidth="2.2" />
        </g>
      ) : null}
      <text className="mid dd-name" x={x} y={y + 42}>
        {level.title}
      </text>
      <text className="mid dd-par" x={x} y={y + 57}>
        {isNext ? 'you are here' : level.par === null ? '' : `par ${level.par}`}
      </text>
    </a>
  );
};

/** Tufts, hills and mud beside the road: nothing of it can be pressed. */
const Scenery = ({ height }: { height: number }) => (
  <g className="dd-scenery">
    {[
      [172, 36],
      [348, 28],
      [536, 40],
      [26, 150],
      [696, 60],
      [172, 250],
      [346, 240],
      [696, 330],
      [26, 380],
      [348, 372],
      [536, 376],
      [348, 480],
    ]
      .filter(([, y]) => y! < height)
      .map(([x, y]) => (
        <path
          key={`${x},${y}`}
          d={`M${x} ${y}l2-7m2 7v-9m4 9-2-7`}
          stroke="var(--ok)"
          strokeWidth="1.5"
          opacity=".4"
          fill="none"
          strokeLinecap="round"
        />
      ))}
    {[
      [336, 124],
      [690, 122],
      [160, 132],
      [524, 246],
    ]
      .filter(([, y]) => y! < height)
      .map(([x, y]) => (
        <path
          key={`${x},${y}`}
          d={`M${x} ${y}l10-18 8 10 6-7 10 15z`}
          fill="var(--rocky)"
          stroke="var(--line-2)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
  </g>
);
