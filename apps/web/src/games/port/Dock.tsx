// The dock: the pending answer, what it will do, and the way back. A key is answered on the card and the gauges; the dock's
// words follow with the next frame.

import { Columns2, Lightbulb, Redo2, RotateCcw, Share2, Undo2 } from 'lucide-react';
import { memo, type RefObject, useLayoutEffect } from 'react';
import { Commit, type CommitWords } from '../../parts/Commit.tsx';
import { Key } from '../../parts/Key.tsx';
import { Says } from '../../parts/Says.tsx';
import { useLater } from '../../play/read/useLater.ts';
import { usePort, usePortStore } from './context.ts';
import { Ending } from './Ending.tsx';
import { thinkOf } from './header.ts';
import type { Act } from './keys.ts';
import { type Looked, useLooked } from './planned.ts';
import { isOnePress } from './settings.ts';
import type { PortState } from './store.ts';
import { type HintState, useHint } from './useHint.ts';
import { consequencesOf, runsOutAfter, signed } from './words.ts';

interface DockProps {
  readonly onAct: (act: Act) => void;
  /** Filled here with what gives the next hint. */
  readonly hint: RefObject<() => void>;
}

export const Dock = memo(({ onAct, hint: ask }: DockProps) => {
  const phase = usePort((state) => state.phase);
  const hint = useHint();
  // With the screen itself: a key may ask for it as soon as it is seen.
  useLayoutEffect(() => {
    ask.current = hint.next;
  }, [ask, hint.next]);
  return (
    <section className="dock" aria-label="Plan and controls">
      <Notice />
      {phase === 'over' ? (
        <Ending onAct={onAct} />
      ) : (
        <>
          <Controls onAct={onAct} hint={hint} />
          <Hint hint={hint} />
          <Strip />
          <CommitKey onAct={onAct} />
        </>
      )}
    </section>
  );
});

/** Characters after which a second fact would be cut off on a phone. */
const ROOM = 20;

/** Act and consequence of the commit key. */
export const commitWords = (state: PortState, looked: Looked | null): CommitWords => {
  const { phase, isPaused, plan, view } = state;
  if (phase === 'ready') return { act: 'Start the clock', note: `${view.fields.timeLeft} seconds`, mood: 'calm' };
  if (isPaused) return { act: 'Let it run', note: `${view.fields.timeLeft} seconds left`, mood: 'calm' };
  if (view.card === null)
    return state.header.mode === 'relaxed'
      ? { act: 'Wait 1 s', note: 'until a card is free', mood: 'calm' }
      : { act: 'Nobody calls', note: 'the clock runs on', mood: 'calm' };
  if (plan === null || looked === null || !looked.isPending)
    return { act: 'Choose', note: `an answer, 1 to ${view.card.answers.length}`, mood: 'calm' };
  const answer = view.card.answers.find((one) => one.actionId === plan.actionId);
  const think = thinkOf(state.header, state.session.world.config.relaxed.thinkTicks);
  const said = answer ? consequencesOf(answer, looked.outlook, view, think)[0] : undefined;
  const isLost = looked.outlook.ends !== null && looked.outlook.ends !== 'win';
  if (isLost || (answer && runsOutAfter(answer, looked.outlook, view, think)))
    return { act: 'Do it all the same', note: said?.text ?? 'This loses', mood: 'risky' };
  const { before, after } = looked.outlook;
  const change = (['stress', 'bureaucracy', 'security', 'privilege'] as const)
    .filter((field) => after[field] !== before[field])
    .map((field) => `${field} ${after[field]}`)[0];
  const isFull = (said?.text.length ?? 0) > ROOM;
  const note = [said?.text, isFull ? undefined : change].filter((one) => one !== undefined).join(' · ');
  return {
    act: state.otherPlan === null ? 'Do it' : `Do ${state.which}`,
    note: note || `time ${after.timeLeft}`,
    mood: 'calm',
  };
};

const CommitKey = memo(({ onAct }: { onAct: (act: Act) => void }) => {
  const looked = useLater(useLooked());
  const state = useLater(usePort((now) => now));
  const isNone = state.plan === null && !state.isPaused && state.view.card !== null;
  return (
    <Commit
      {...commitWords(state, looked)}
      cap="Enter"
      className={isNone ? 'pt-none' : ''}
      onPress={() => onAct('commit')}
    />
  );
});

const Controls = memo(({ onAct, hint }: { onAct: (act: Act) => void; hint: HintState }) => {
  const plan = usePort((state) => state.plan);
  const which = usePort((state) => state.which);
  const isOne = usePort((state) => state.otherPlan === null && state.which === 'A');
  const header = usePort((state) => state.header);
  const hasPick = usePort((state) => state.session.turns.some(([action]) => action?.type === 'pick'));
  const hasUndone = usePort((state) => state.session.undone.length > 0);
  usePort((state) => state.revision);
  const icon = 'i';
  return (
    <header>
      <span className="label">{plan ? (isOne ? 'Pending answer' : `Plan ${which}`) : 'No answer pending'}</span>
      <span className="desk dim pt-small">{plan ? 'nothing has happened yet · Esc drops it' : ''}</span>
      <WhichPlan />
      <span className="grow desk" />
      <Key
        kind="ghost"
        icon={<Undo2 className={icon} aria-hidden="true" />}
        cap="U"
        off={header.practice ? !plan && !hasPick && 'nothing to take back' : !plan && 'a ranked run takes nothing back'}
        onClick={() => onAct('undo')}
      >
        Undo
      </Key>
      <Key
        kind="ghost"
        icon={<Redo2 className={icon} aria-hidden="true" />}
        off={!hasUndone && 'nothing was taken back'}
        onClick={() => onAct('redo')}
      >
        Redo
      </Key>
      <Key kind="ghost" icon={<Lightbulb className={icon} aria-hidden="true" />} onClick={() => onAct('hint')}>
        {hint.step === 0 ? 'Hint' : `Hint ${hint.step}/3`}
      </Key>
      <Key
        kind="ghost"
        className="desk"
        icon={<RotateCcw className={icon} aria-hidden="true" />}
        onClick={() => onAct('restart')}
      >
        Restart
      </Key>
      <Key kind="ghost" icon={<Share2 className={icon} aria-hidden="true" />} onClick={() => onAct('share')}>
        Share
      </Key>
      <CommitKey onAct={onAct} />
    </header>
  );
});

/** Plan A, plan B, or both side by side. */
const WhichPlan = memo(() => {
  const store = usePortStore();
  const which = usePort((state) => state.which);
  const isComparing = usePort((state) => state.isComparing);
  const { swapPlans, compare } = store.getState();
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a form's field set
    <span className="seg seg--small desk" role="group" aria-label="Which plan">
      {(['A', 'B'] as const).map((name) => (
        <button type="button" key={name} aria-pressed={which === name} onClick={() => swapPlans(name)}>
          {name}
        </button>
      ))}
      <button type="button" aria-pressed={isComparing} aria-label="Lay both plans side by side (X)" onClick={compare}>
        <Columns2 className="i" aria-hidden="true" />
      </button>
    </span>
  );
});

const Notice = memo(() => {
  const notice = usePort((state) => state.notice);
  const refused = usePort((state) => state.refused);
  if (refused)
    return (
      <p className="refusedline" key={refused.count}>
        <b>{refused.refusal.why}</b> Nothing was spent.
      </p>
    );
  return notice === null ? null : (
    <p className="pt-notice">
      <b>{notice}</b>
    </p>
  );
});

const Hint = ({ hint }: { hint: HintState }) => {
  if (hint.step === 0) return null;
  return (
    <div className="pt-hint">
      <Says glyph="ready">
        <b>Hint {hint.step} of 3.</b> {hint.texts[hint.step - 1]}
      </Says>
      {hint.step < 3 ? (
        <Key kind="line" onClick={hint.next}>
          Say more
        </Key>
      ) : null}
      {hint.line === null ? null : (
        <Key kind="line" onClick={hint.line}>
          The seed's own line, for the stars
        </Key>
      )}
      <Key kind="ghost" onClick={hint.close}>
        Thanks
      </Key>
    </div>
  );
};

const Strip = memo(() => {
  const store = usePortStore();
  const plan = useLater(usePort((state) => state.plan));
  const view = useLater(usePort((state) => state.view));
  const looked = useLater(useLooked());
  const think = usePort(({ header, session }) => thinkOf(header, session.world.config.relaxed.thinkTicks));
  const isQuick = usePort(({ settings, header }) => isOnePress(settings, header));
  if (plan === null || !looked?.isPending)
    return (
      <ol className="strip" aria-label="Plan, in order" id="plan" tabIndex={-1}>
        <li className="step step--empty pt-wide">
          {!view.card
            ? 'No card to answer.'
            : isQuick
              ? 'One press answers at once. M asks for two.'
              : 'Choose an answer to see where it leads.'}
        </li>
      </ol>
    );
  const spent = looked.outlook.after.timeLeft - looked.outlook.before.timeLeft;
  const cards = looked.outlook.cards.length;
  return (
    <ol className="strip" aria-label="Plan, in order" id="plan" tabIndex={-1}>
      {plan.waitTicks > 0 ? (
        <li>
          <button type="button" className="step" onClick={() => store.getState().setWait(0)}>
            <span className="head">
              Wait<span className="cost num">{plan.waitTicks} s</span>
            </span>
            <small>take it out</small>
          </button>
        </li>
      ) : null}
      <li className="pt-pending">
        <button type="button" className="step step--key" onClick={() => store.getState().dropPlan()}>
          <span className="head">
            Answer {looked.number}
            <span className="cost num">{spent === 0 ? '0 s' : `${signed(spent)} s`}</span>
          </span>
          <small>{looked.label}</small>
          <span className="sr">. Take it out</span>
        </button>
      </li>
      <li className="step step--empty pt-wide desk">
        {looked.outlook.ends !== null
          ? 'After it: nothing. The run ends.'
          : looked.outlook.after.timeLeft <= think
            ? `Then ${think} s pass, and the clock has run out.`
            : `${think === 0 ? 'After it' : `Then ${think} s pass`}: ${
                cards === 0 ? 'no card at once.' : `a new card. ${cards} can come, odds on the right.`
              }`}{' '}
      </li>
    </ol>
  );
});
