// The hint in three steps: where to look, which control, the exact turn. Each press shows one more.

import type { AnyShape, Session } from '@interlock/kernel';
import { decodeTurn, encodeTurn, record } from '@interlock/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Advice } from '../../games/screen.ts';
import type { HintAnswer } from '../../worker/api.ts';
import { askHint } from '../../worker/client.ts';
import type { Job } from '../../worker/job.ts';
import { light, whereabouts } from '../board/lit.ts';
import { useRun, useRunStore } from '../context.ts';

export interface HintState {
  /** 0: none asked for; 1 to 3: steps shown. */
  readonly step: number;
  readonly texts: readonly string[];
  readonly isAsking: boolean;
  /** Who advises, where it is no line that wins. */
  readonly by: string | null;
  /** Which line it is taken from, and how long that is; empty where somebody advises. */
  readonly source: string;
  /** Why there is none. */
  readonly none: string | null;
  /** What it costs to be told, where the line knows more than the player: said once a run, before anything is shown. */
  readonly price: string | null;
  next(): void;
  close(): void;
  /** Lays the hinted turn on the table as the plan. */
  take(): void;
  /** A line that knows the dice, for the stars: its name on the key, and the asking; null where there is none. */
  readonly seedLine: { readonly name: string; ask(): void } | null;
}

const NONE = 'No winning line is known from here. Undo may lead back to one.';

const PRICE =
  'A line that wins is known here, but it was found with the whole level in sight, hidden parts too. Asking for it counts as help: two stars at the most.';

const NONE_RANKED = 'A ranked run has no hints.';

/** The advice of the look, in the form of the worker's answer. */
const askAdvice = (advice: Advice, session: Session<AnyShape>): Job<HintAnswer | string> => {
  let isCancelled = false;
  const answer = async (): Promise<HintAnswer | string | null> => {
    const found = await advice.ask(session);
    if (found === null || isCancelled) return null;
    if (typeof found === 'string') return found;
    const [where, which, exactly] = found.steps;
    const price = session.isRanked && advice.inRanked !== undefined ? ` ${advice.inRanked}` : '';
    return {
      steps: [`${where}${price}`, which, exactly],
      turns: found.turns.map((turn) => encodeTurn(session.game, turn as never)),
      left: found.turns.length,
      by: advice.name,
    };
  };
  return {
    answer: answer(),
    cancel: () => {
      isCancelled = true;
    },
  };
};

/** `from the level's own line, 18 turns to the win` */
const sayLine = ({ from, left, cost, knowsMore }: HintAnswer): string =>
  from === undefined
    ? ''
    : `From ${from === 'witness' ? 'the level’s own line' : 'a line found by search'}: ${cost ?? `${left} ${left === 1 ? 'turn' : 'turns'}`} to the win${knowsMore ? '; it knows what is hidden from you' : ''}.`;

export const useHint = (): HintState => {
  const store = useRunStore();
  const revision = useRun((state) => state.revision);
  const [answer, setAnswer] = useState<HintAnswer | null>(null);
  const [step, setStep] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [none, setNone] = useState<string | null>(null);
  const [isPriced, setPriced] = useState(false);
  const hasAgreed = useRef(false);
  const job = useRef<Job<HintAnswer | string> | null>(null);

  const close = useCallback(() => {
    job.current?.cancel();
    job.current = null;
    setAnswer(null);
    setStep(0);
    setAsking(false);
    setNone(null);
    setPriced(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one position
  useEffect(() => close(), [revision, close]);

  const show = useCallback(
    (found: HintAnswer, to: number) => {
      setStep(to);
      setPriced(false);
      store.getState().noteHint();
      store.getState().say(`Hint ${to} of 3: ${found.steps[to - 1]}`);
    },
    [store],
  );

  const next = useCallback(() => {
    const { session, say } = store.getState();
    if (session.status.is !== 'playing' || job.current) return;
    const { screen } = store.getState();
    const own = screen.look.advice;
    if (session.isRanked && own?.inRanked === undefined) {
      setNone(NONE_RANKED);
      return say(NONE_RANKED);
    }
    if (answer) {
      if (isPriced) hasAgreed.current = true;
      if (step < 3) show(answer, step + 1);
      return;
    }
    setAsking(true);
    setNone(null);
    const mine: Job<HintAnswer | string> = own ? askAdvice(own, session) : askHint(record(session));
    job.current = mine;
    mine.answer
      .then((found) => {
        if (job.current !== mine) return;
        job.current = null;
        setAsking(false);
        if (found !== null && typeof found !== 'string') {
          setAnswer(found);
          // Where the light waits to be asked, because what is hidden decides, a hint waits too.
          const isAsked = screen.look.isVerdictAsked?.(store.getState().table.view) ?? false;
          if (!found.knowsMore || !isAsked || hasAgreed.current) return show(found, 1);
          setPriced(true);
          return say(PRICE);
        }
        setNone(found ?? NONE);
        say(found ?? NONE);
      })
      .catch(() => {
        if (job.current !== mine) return;
        job.current = null;
        setAsking(false);
        setNone(NONE);
      });
  }, [store, answer, step, isPriced, show]);

  // What a shown hint speaks of is lit on the board for as long as it stands.
  useEffect(() => {
    if (!answer || step === 0) return undefined;
    const { session, screen, seat, table } = store.getState();
    const turns = answer.turns
      .map((turn) => decodeTurn(screen.game, turn))
      .flatMap((turn) => (turn.ok ? [turn.value] : []));
    const own = screen.look.targets?.(table, turns) ?? null;
    const { frames } = session.previewOf(turns, turns.length, seat);
    return light(own ?? whereabouts(frames.map(({ happenings }) => happenings)));
  }, [store, answer, step]);

  const take = useCallback(() => {
    const { session, clearPlan, planAll, screen } = store.getState();
    if (session.status.is !== 'playing' || !answer) return;
    const turns = answer.turns.map((turn) => decodeTurn(screen.game, turn));
    clearPlan();
    planAll(turns.flatMap((turn) => (turn.ok ? turn.value : [])));
  }, [store, answer]);

  const line = useRun(({ screen, session }) => (session.isRanked ? null : (screen.look.advice?.seedLine ?? null)));
  const seedLine = useMemo(() => {
    if (line === null) return null;
    const ask = (): void => {
      const { session, noteSeedLine, say } = store.getState();
      noteSeedLine();
      line.ask(session).then(
        (words) => {
          setAnswer(null);
          setStep(0);
          setNone(words);
          say(words);
        },
        () => setNone(NONE),
      );
    };
    return { name: line.name, ask };
  }, [line, store]);

  return useMemo(
    () => ({
      step,
      texts: answer?.steps.slice(0, step) ?? [],
      isAsking,
      by: answer?.by ?? null,
      source: answer && step === 1 ? sayLine(answer) : '',
      none,
      price: isPriced ? PRICE : null,
      next,
      close,
      take,
      seedLine,
    }),
    [step, answer, isAsking, none, isPriced, next, close, take, seedLine],
  );
};
