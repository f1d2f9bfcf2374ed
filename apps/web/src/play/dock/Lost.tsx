// A lost run: the cause, the choice that decided it, and the way back, or to the start.

import { type AnyShape, decodeTurn, type Session } from '@interlock/kernel';
import { Flag, Undo2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { Screen } from '../../games/screen.ts';
import { Glyph } from '../../parts/Glyph.tsx';
import { Key } from '../../parts/Key.tsx';
import { Commit } from '../../parts/plan/Commit.tsx';
import { Stars } from '../../parts/Stars.tsx';
import { HORIZON } from '../../store/table.ts';
import { useRun, useRunStore } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { forkRun } from '../start/forkRun.ts';
import { useHeading } from '../top/heading.ts';
import { CopyResult, StartAnew, WatchAndShare } from './EndKeys.tsx';
import { countedWords, HowPlayed } from './EndWords.tsx';
import { firstWarned } from './firstWarned.ts';
import { JourneyLine, NextLeg, useJourney } from './JourneyLine.tsx';
import { Sum } from './Sum.tsx';
import { useDecided } from './useDecided.ts';
import { WhatCouldHaveBeen } from './WhatCouldHaveBeen.tsx';

export const Lost = ({ cause, onAct }: { cause: string; onAct: (act: FrameAct) => void }) => {
  const session = useRun((state) => state.session);
  const table = useRun((state) => state.table);
  const screen = useRun((state) => state.screen);
  const { showAftermath } = useRunStore().getState();
  const heading = useHeading();
  const { decided, says } = useDecided(session, screen.look);
  // Once it is known what would have saved the run, the board shows it.
  useEffect(() => {
    const turns = (decided?.line ?? []).map((one) => decodeTurn(screen.game, one));
    if (!decided || turns.length === 0 || !turns.every((one) => one.ok)) return undefined;
    showAftermath({ turn: decided.turn, line: turns.map((one) => one.value) });
    return () => showAftermath(null);
  }, [decided, screen, showAftermath]);
  const words = table.game.words.cause?.(table.world, cause, session.state) ?? cause;
  return (
    <>
      <div className="rhead">
        <Glyph name="lost" className="lost" />
        <span>
          <b>{words.charAt(0).toUpperCase() + words.slice(1)}</b>
          <small>
            {heading}, lost {countedWords(screen, session)}
            <HowPlayed />
          </small>
        </span>
        {screen.look.ratesLosses ? <Stars stars={0} /> : null}
      </div>
      <Facts screen={screen} session={session} />
      <p className="says blame" role="status">
        <Flag className="i critical" aria-hidden="true" />
        <span>
          {says}
          {decided ? (
            <>
              <b>{decided.what}</b> {decided.words}
            </>
          ) : null}
        </span>
      </p>
      <div className="tellings">
        {screen.look.ratesLosses ? <Sum session={session} /> : null}
        <WhatCouldHaveBeen />
      </div>
      <JourneyLine />
      <div className="keys">
        {useJourney() ? <NextLeg /> : null}
        <WaysBack decided={decided} onAct={onAct} />
      </div>
    </>
  );
};

const Facts = ({ screen: { look }, session }: { screen: Screen; session: Session<AnyShape> }) => {
  const before = useRun((state) => state.rewindsBefore);
  const horizon = look.horizon ?? HORIZON;
  const isClocked = look.beat !== undefined;
  const warned = useMemo(() => (isClocked ? null : firstWarned(session, horizon)), [session, horizon, isClocked]);
  const rewinds = before + session.rewinds;
  if (isClocked && rewinds === 0) return null;
  return (
    <dl className="facts">
      {isClocked ? null : (
        <div className="fact">
          <dt>First warned</dt>
          <dd>{warned === null ? 'never' : `turn ${warned}`}</dd>
        </div>
      )}
      <div className="fact">
        <dt>Rewinds</dt>
        <dd>{rewinds}</dd>
      </div>
    </dl>
  );
};

type WaysProps = Pick<ReturnType<typeof useDecided>, 'decided'> & { onAct(act: FrameAct): void };

/** Back to where it was decided, one turn back, or to the start: what comes first of these is the large key. */
const WaysBack = ({ decided, onAct }: WaysProps) => {
  const session = useRun((state) => state.session);
  const screen = useRun((state) => state.screen);
  const label = useRun((state) => state.label);
  const { forkAt, restart, undo } = useRunStore().getState();
  const { startsAnew, beat } = screen.look;
  const keys = (
    <>
      <WatchAndShare onAct={onAct} />
      <CopyResult />
      <StartAnew />
    </>
  );
  const back = decided && !session.isRanked ? () => forkAt(decided.turn - 1, decided.line) : null;
  const large = { mood: 'calm', cap: 'Enter' } as const;
  if (startsAnew)
    return (
      <>
        {back ? (
          <Key icon={<Undo2 className="i" aria-hidden="true" />} onClick={back}>
            Back to that {beat?.noun ?? 'turn'}
          </Key>
        ) : null}
        {keys}
        <Commit
          act={session.isRanked ? 'Practise it' : 'Once more'}
          note={session.isRanked ? 'the ranked try stays as it is' : 'the same from its start'}
          onPress={restart}
          {...large}
        />
      </>
    );
  if (session.isRanked)
    return (
      <>
        {keys}
        <Commit
          act={decided ? `Practise from turn ${decided.turn}` : 'Practise from the start'}
          note="the ranked run stays as it is"
          onPress={() => void forkRun(screen, session, decided ? decided.turn - 1 : 0, [], [], label)}
          {...large}
        />
      </>
    );
  return (
    <>
      {back ? (
        <Key icon={<Undo2 className="i" aria-hidden="true" />} onClick={undo}>
          Back one turn
        </Key>
      ) : null}
      {keys}
      {back && decided ? (
        <Commit
          act={`Rewind to turn ${decided.turn}`}
          note="the last that can still be won"
          onPress={back}
          {...large}
        />
      ) : (
        <Commit act="Back one turn" note="the run goes on from there" onPress={undo} {...large} />
      )}
    </>
  );
};
