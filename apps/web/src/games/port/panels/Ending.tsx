// The end of a run: stars, what decided it, the certificate's line beside the own one, and the way on.

import { record } from '@interlock/kernel';
import { type Blame, logOf, picksIn, type View } from '@interlock/port/screen';
import { ClipboardCopy, Flag, Play as PlayIcon, RotateCcw, Share2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '../../../app/copyText.ts';
import { go } from '../../../app/router.ts';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { Commit } from '../../../parts/plan/Commit.tsx';
import { useRun, useRunStore } from '../../../play/context.ts';
import { JourneyLine, NextLeg, useJourney } from '../../../play/dock/JourneyLine.tsx';
import type { FrameAct } from '../../../play/keys.ts';
import { replayAddress } from '../../../play/top/share.ts';
import { starsOf } from '../../../store/words.ts';
import type { VerdictSaid } from '../jobs.ts';
import { ask } from '../run/ask.ts';
import { usePort } from '../run/context.ts';
import { type PortSession, portOf } from '../run/state.ts';
import { clockText, signed, titleOf } from '../run/words.ts';
import { resultText } from '../series/tries.ts';
import { useNarrow } from './useNarrow.ts';

export const Ending = ({ onAct }: { onAct: (act: FrameAct) => void }) => {
  const { restart } = useRunStore().getState();
  const view = usePort((state) => state.view);
  const session = usePort((state) => state.session);
  const header = usePort((state) => state.header);
  const box = useRef<HTMLDivElement>(null);
  const label = useRun((state) => state.label);
  const leg = useJourney();
  const stars = useRun(({ screen, table, helps, rewindsBefore, session: one }) =>
    starsOf(screen, table, null, helps, null, rewindsBefore + one.rewinds),
  );
  const { result } = view;
  const since = useRef(performance.now());
  // Whoever plays by keyboard goes on from here.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.commit')?.focus();
  }, []);
  // A press meant for the last card must not start the next run.
  const later = (act: () => void) => () => {
    if (performance.now() - since.current > session.world.config.ui.guardMs) act();
  };
  if (!result) return null;
  const isWon = result.outcome === 'win';
  const next = nextOf(session);
  const tags = [
    header.practice ? 'practice' : 'ranked',
    header.mode === 'relaxed' ? 'relaxed' : 'real time',
    ...(header.assisted ? ['assisted'] : []),
  ];
  return (
    <div className="ending pt-ending" ref={box}>
      <div className="rhead">
        <Glyph name={isWon ? 'ready' : 'lost'} className={isWon ? 'ready' : 'lost'} />
        <span>
          <b>{isWon ? 'Won' : `Lost: ${CAUSES[result.outcome]}`}</b>
          <small>
            {titleOf(session)} · {tags.join(', ')} · digest <span className="num">{session.digest().slice(0, 8)}</span>
          </small>
        </span>
        <span className="stars" role="img" aria-label={`${stars} of 3 stars`}>
          {[1, 2, 3].map((n) => (
            <Glyph key={n} name="star" className={n <= stars ? 'you' : 'faint'} />
          ))}
        </span>
      </div>
      {isWon ? <StarRules view={view} /> : <Decided />}
      <div className="pt-tellings">
        <Sum />
        <Beside />
      </div>
      <JourneyLine />
      <div className="keys">
        {leg ? (
          <NextLeg />
        ) : isWon && next ? (
          <Commit
            act={next.title}
            note="the next ticket"
            mood="calm"
            cap="Enter"
            onPress={later(() => go(`/play/port?level=${next.id}`))}
          />
        ) : isWon ? (
          <Commit
            act="All tickets"
            note="choose the next one"
            mood="calm"
            cap="Enter"
            onPress={later(() => go('/play/port'))}
          />
        ) : (
          <Commit
            act={session.isRanked ? 'Practise it' : 'Once more'}
            note={session.isRanked ? 'the ranked try stays as it is' : 'the same ticket from its start'}
            mood="calm"
            cap="Enter"
            onPress={later(restart)}
          />
        )}
        <Key
          icon={<PlayIcon className="i" aria-hidden="true" />}
          onClick={() => go(replayAddress(session as never, label))}
        >
          Watch
        </Key>
        <Key icon={<Share2 className="i" aria-hidden="true" />} onClick={() => onAct('share')}>
          Share
        </Key>
        <CopyResult />
        <Key icon={<RotateCcw className="i" aria-hidden="true" />} aria-label="Start anew" onClick={restart} />
      </div>
    </div>
  );
};

/** The result as a short text: words only, with the way to the same ticket. */
const CopyResult = () => {
  const session = usePort((state) => state.session);
  const view = usePort((state) => state.view);
  const [said, setSaid] = useState('Copy result');
  const copy = async (): Promise<void> => {
    const text = resultText(titleOf(session), view, picksIn(session.turns), ticketLink());
    setSaid((await copyText(text)) ? 'Copied' : 'The browser keeps the clipboard shut');
  };
  return (
    <Key icon={<ClipboardCopy className="i" aria-hidden="true" />} onClick={copy}>
      <span aria-live="polite">{said}</span>
    </Key>
  );
};

/** This very ticket from its start, for whoever wants to beat it. */
const ticketLink = (): string => {
  const query = new URLSearchParams(location.search);
  query.delete('ranked');
  query.delete('practice');
  return `${location.origin}${location.pathname}?${query}`;
};

const CAUSES = {
  win: '',
  time: 'the clock ran out',
  stress: 'stress was full',
  privilege: 'the last privilege was spent',
  critical: 'a losing card was answered',
} as const;

/** What every answer earned; of a lost run too, since it is rated as well. */
const Sum = () => {
  const session = usePort(({ session: one }) => one);
  const { game, world, state, turns } = session;
  const terms = useMemo(
    () =>
      game.words.score?.(
        world,
        state,
        turns.map((_, i) => session.happenings(i + 1)),
      ) ?? [],
    [game, world, state, turns, session],
  );
  const isPhone = useNarrow('phone');
  if (terms.length < 2) return null;
  return (
    <details className="pt-beside" open={!isPhone}>
      <summary>How the score of {state.score} adds up</summary>
      <ol className="pt-earned" aria-label="How the score adds up">
        {terms.map(({ label, value }) => (
          <li key={label}>
            <b className="num">{signed(value)}</b> {label}
          </li>
        ))}
      </ol>
    </details>
  );
};

const nextOf = ({ run, game }: PortSession) => {
  const at = game.levels.findIndex((one) => one.id === run.entry?.id);
  return at < 0 ? undefined : game.levels[at + 1];
};

const StarRules = ({ view }: { view: View }) => {
  const { stars } = usePort((state) => state.session.world.config);
  const undone = usePort((state) => state.undone + state.session.rewinds);
  const isSeedRead = usePort((state) => state.isSeedRead);
  const { timeLeft, score } = view.fields;
  const row = (isMet: boolean, text: string) => (
    <li>
      <Glyph name={isMet ? 'ok' : 'unknown'} className={isMet ? 'ok' : 'unknown'} /> {text}
    </li>
  );
  return (
    <ul className="pt-starrules">
      {row(true, 'Won')}
      {row(timeLeft >= stars.timeLeftMin, `${timeLeft} s left; the time star wants ${stars.timeLeftMin}`)}
      {row(score >= stars.scoreMin, `score ${score}; the score star wants ${stars.scoreMin}`)}
      {undone > 0 ? <li className="dim">An answer was taken back: no stars for this run.</li> : null}
      {isSeedRead ? <li className="dim">The seed's own line was asked: no stars for this run.</li> : null}
    </ul>
  );
};

/** Which single answer, changed, would still have had a winning line under the same rolls. */
const Decided = () => {
  const store = useRunStore();
  const session = usePort((state) => state.session);
  const header = usePort((state) => state.header);
  const [found, setFound] = useState<readonly Blame[] | null>(null);
  const [looked, setLooked] = useState<{ readonly done: number; readonly of: number }>({ done: 0, of: 0 });
  useEffect(() => {
    const { pack } = portOf(store.getState());
    const job = ask('blame', [{ replay: record(session), pack }], setLooked);
    job.answer.then(
      (answer) => setFound(answer ?? []),
      () => setFound([]),
    );
    return () => job.cancel();
  }, [session, store]);
  const last = found?.[0];
  const words = (actionId: string, eventId: string): string =>
    session.world.events.find(({ id }) => id === eventId)?.actions.find(({ id }) => id === actionId)?.label ?? actionId;
  const title = (eventId: string): string => session.world.events.find(({ id }) => id === eventId)?.title ?? eventId;
  return (
    <div className="says pt-blame" role="status">
      <Flag className="i critical" aria-hidden="true" />
      <span>
        {found === null
          ? `Looking for the answer that decided it: ${looked.done} of ${looked.of} answers so far.`
          : null}
        {found !== null && !last ? 'None found: no single answer, changed, would have saved the run.' : null}
        {last ? (
          <>
            <b>{title(last.eventId)} decided it.</b> “{words(last.picked, last.eventId)}” closed the last way; “
            {words(last.instead, last.eventId)}” still had a winning line of {last.length}{' '}
            {last.length === 1 ? 'answer' : 'answers'}.
          </>
        ) : null}
      </span>
      {last && header.practice ? (
        <Key kind="line" onClick={() => store.getState().forkAt(last.turn)}>
          Fork there
        </Key>
      ) : null}
    </div>
  );
};

/** What could have been: the certificate's line beside the own one. */
const Beside = () => {
  const store = useRunStore();
  const session = usePort((state) => state.session);
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState<VerdictSaid['line'] | null>(null);
  const own = useMemo(() => logOf(session.turns.map((_, i) => session.happenings(i + 1))), [session]);
  useEffect(() => {
    if (!isOpen || line !== null) return undefined;
    const { pack } = portOf(store.getState());
    const job = ask('certificate', [{ replay: record(session), pack }]);
    job.answer.then(
      (found) => setLine(found ?? []),
      () => setLine([]),
    );
    return () => job.cancel();
  }, [isOpen, line, session, store]);
  const name = ({ eventId, actionId }: { readonly eventId: string; readonly actionId: string }): string => {
    const card = session.world.events.find(({ id }) => id === eventId);
    return `${card?.title ?? eventId}: ${card?.actions.find(({ id }) => id === actionId)?.label ?? actionId}`;
  };
  return (
    <details className="pt-beside" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What could have been</summary>
      <div className="pt-two">
        <div>
          <h3 className="label">Yours, {own.length}</h3>
          <ol>
            {own.map((entry) => (
              <li key={`${entry.atMs} ${entry.actionId}`}>
                <span className="num">{clockText(entry.atMs)}</span> {name(entry)}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3 className="label">The certificate's{line ? `, ${line.length}` : ''}</h3>
          {line === null ? <p className="dim">Looking for it.</p> : null}
          {line?.length === 0 ? <p className="dim">No line was found for this seed.</p> : null}
          <ol>
            {line?.map((entry, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the line
              <li key={i}>{name(entry)}</li>
            ))}
          </ol>
        </div>
      </div>
    </details>
  );
};
