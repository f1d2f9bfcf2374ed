// A won run: its figures against par, what every star asked for, how the score adds up, and the way on.

import type { AnyShape, Session } from '@interlock/kernel';
import { useState } from 'react';
import { go } from '../../app/router.ts';
import type { Screen } from '../../games/screen.ts';
import { presetWords } from '../../hub/daily.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { Commit } from '../../parts/plan/Commit.tsx';
import { Stars } from '../../parts/Stars.tsx';
import { isDaySeed, starsOf, storyOf } from '../../store/words.ts';
import { useScene } from '../board/useScene.ts';
import { usePanel, useRun } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { freshSeed } from '../start/freshSeed.ts';
import { useHeading } from '../top/heading.ts';
import { grouped } from '../top/useVerdict.ts';
import { CopyResult, StartAnew, WatchAndShare } from './EndKeys.tsx';
import { countedWords, HowPlayed, StarRules } from './EndWords.tsx';
import { JourneyLine, NextLeg, useJourney } from './JourneyLine.tsx';
import { Sum } from './Sum.tsx';
import { WhatCouldHaveBeen } from './WhatCouldHaveBeen.tsx';

export const Won = ({ score, onAct }: { score: number; onAct: (act: FrameAct) => void }) => {
  const screen = useRun((state) => state.screen);
  const session = useRun((state) => state.session);
  const heading = useHeading();
  const table = useRun((state) => state.table);
  const before = useRun((state) => state.rewindsBefore);
  const helps = useRun((state) => state.helps);
  const { hints } = helps;
  const rewinds = before + session.rewinds;
  // What is kept and what is shown are one score: helps are taken off it here too.
  const final = screen.look.finalScore?.(table, { rewinds, ...helps }, session.isRanked) ?? score;
  const panel = usePanel();
  const scene = useScene();
  const { game } = screen;
  const { Result } = screen.look;
  const { entry } = session.run;
  const par = entry?.par ?? null;
  const next = entry ? game.levels[game.levels.indexOf(entry) + 1] : undefined;
  const leg = useJourney();
  const again = anotherOf(session, screen);
  const onward = screen.look.onward?.(game.level.encode(session.run.level), session.isRanked) ?? null;
  const figures = screen.look.figures?.(table) ?? [
    { label: 'Turns', value: String(table.turn), ...(par ? { par: String(par.turns) } : {}) },
    {
      label: 'Actions',
      value: String(session.turns.reduce((sum, turn) => sum + turn.length, 0)),
      ...(par?.actions === undefined ? {} : { par: String(par.actions) }),
    },
  ];
  return (
    <>
      <div className="rhead">
        <Glyph name="ready" className="ready" />
        <span>
          <b>{storyOf(session).outro ?? 'Won.'}</b>
          <small>
            {heading}, won {countedWords(screen, session)}
            {rewinds === 0 ? ', nothing taken back' : ''}
            <HowPlayed />
          </small>
        </span>
        <Stars stars={starsOf(screen, table, par?.turns ?? null, helps, session.run, rewinds)} />
      </div>
      <dl className="facts">
        {figures.map(({ label, value, par: asked }) => (
          <div className="fact" key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {asked === undefined ? null : <s>par {asked}</s>}
            </dd>
          </div>
        ))}
        <div className="fact">
          <dt>Score</dt>
          <dd>
            {grouped(final)} {final === score ? null : <s>of {grouped(score)}</s>}
          </dd>
        </div>
        {rewinds === 0 ? null : (
          <div className="fact">
            <dt>Rewinds</dt>
            <dd>{rewinds}</dd>
          </div>
        )}
        {hints === 0 ? null : (
          <div className="fact">
            <dt>Hints</dt>
            <dd>
              {hints} {screen.look.advice?.isFree ? null : <s>two stars at most</s>}
            </dd>
          </div>
        )}
      </dl>
      <StarRules />
      <div className="tellings">
        {scene?.hides?.includes('sum') ? null : <Sum session={session} {...(final === score ? {} : { final })} />}
        <WhatCouldHaveBeen />
      </div>
      <JourneyLine />
      {Result ? <Result {...panel} /> : null}
      <div className="keys">
        <WatchAndShare onAct={onAct} />
        <CopyResult />
        <StartAnew />
        {leg ? (
          <NextLeg />
        ) : onward ? (
          <Commit act={onward.act} note={onward.note} mood="calm" cap="Enter" onPress={() => go(onward.to)} />
        ) : next ? (
          <Commit
            act={next.title}
            note="the next level"
            mood="calm"
            cap="Enter"
            onPress={() => go(`/play/${game.id}?level=${next.id}${session.isRanked ? '&ranked' : ''}`)}
          />
        ) : again ? (
          <AnotherSeed {...again} />
        ) : (
          <Commit
            act="All levels"
            note="choose the next one"
            mood="calm"
            cap="Enter"
            onPress={() => go(`/play/${game.id}`)}
          />
        )}
      </div>
    </>
  );
};

/** Where only some seeds will do it takes a moment to find one. */
const AnotherSeed = ({ words, start }: Another) => {
  const [isLooking, setLooking] = useState(false);
  const press = (): void => {
    if (isLooking) return;
    setLooking(true);
    start().finally(() => setLooking(false));
  };
  const note = isLooking ? 'looking for one…' : words;
  return <Commit act="Another seed" note={note} mood="calm" cap="Enter" onPress={press} />;
};

interface Another {
  readonly words: string;
  start(): Promise<void>;
}

/** After a made level one of the same kind; a day's challenge has only the one. */
const anotherOf = ({ run, isRanked }: Session<AnyShape>, { look }: Screen): Another | null => {
  const { origin } = run;
  if (!('preset' in origin) || isDaySeed(String(origin.seed))) return null;
  const { preset } = origin;
  const page = `/play/${run.game.id}`;
  return {
    words: `${presetWords(run.game.id, preset)}, a new one`,
    async start() {
      const seed = look.seedFor ? await look.seedFor(preset) : freshSeed();
      go(
        seed === null ? page : `${page}?preset=${encodeURIComponent(preset)}&seed=${seed}${isRanked ? '&ranked' : ''}`,
      );
    },
  };
};
