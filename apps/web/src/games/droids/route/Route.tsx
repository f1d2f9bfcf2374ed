// The delivery route: training stops along one road, the donkey at the next one, and where the road ends the full runs.

import { Medal } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../app/Page.tsx';
import { TodayOf } from '../../../hub/Lists.tsx';
import { RankedChoice } from '../../../parts/RankedChoice.tsx';
import { useSaves } from '../../../play/start/useSaves.ts';
import { readBook, resultOf } from '../../../store/progress.ts';
import { campaignOf } from '../../facts.ts';
import { gameFacts } from '../../registry.ts';
import { Briefing } from './Briefing.tsx';
import { NewRun } from './NewRun.tsx';
import { Road } from './Road.tsx';
import { GAME, planOf, stopsOf } from './road.ts';
import '../styles/route.css';
import '../styles/common.css';

/** The chapter of whole runs; all others are stops of the road. */
const RUNS = 'Runs';

export const Route = () => {
  const facts = gameFacts(GAME);
  const [isRanked, setRanked] = useState(false);
  const [width, setWidth] = useState(960);
  const [looked, setLooked] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const book = readBook();
  const saves = useSaves();
  const levels = facts ? campaignOf(facts) : [];
  const training = levels.filter(({ chapter }) => chapter !== RUNS);
  const runs = levels.filter(({ chapter }) => chapter === RUNS);
  const plan = planOf(width);
  const stops = stopsOf(training, book, plan);
  const next = stops.find(({ isWon }) => !isWon) ?? null;
  const shown = stops.find(({ level }) => level.id === looked) ?? next ?? stops.at(-1) ?? null;
  const won = stops.filter(({ isWon }) => isWon).length;
  const atPar = stops.filter(({ isAtPar }) => isAtPar).length;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const address = (id: string): string => `/play/${GAME}?level=${encodeURIComponent(id)}${isRanked ? '&ranked' : ''}`;
  return (
    <Page wide>
      <div className="dd-routepage">
        <header className="dd-routehead">
          <div>
            <h1 className="pagetitle">Donkeys and Droids</h1>
            <p className="lead">
              Lay cards on a tape, run it, and the robot does exactly that. Somewhere a donkey waits for its dinner.
            </p>
          </div>
          <div className="dd-routefacts">
            <span>
              Route <b className="num">{won}</b> <span className="dim num">of {stops.length}</span>
            </span>
            <span>
              <Medal className="i" aria-hidden /> At par <b className="num">{atPar}</b>
            </span>
            <RankedChoice isRanked={isRanked} onChoose={setRanked} />
          </div>
        </header>
        {shown ? <Briefing stop={shown} isNext={shown === next} book={book} href={address(shown.level.id)} /> : null}
        <div className="dd-routebox" ref={box}>
          <Road
            stops={stops}
            plan={plan}
            next={next}
            shown={shown}
            address={address}
            onLook={({ level }) => setLooked(level.id)}
          />
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
        {facts ? <TodayOf game={facts} saves={saves} /> : null}
        <NewRun isRanked={isRanked} />
      </div>
    </Page>
  );
};
