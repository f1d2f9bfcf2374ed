// Under the card: a lesson where there is one, what came of the last answer, and time.

import { Columns2, Pause, Play } from 'lucide-react';
import { useRunStore } from '../../../play/context.ts';
import { useHand, usePort } from '../run/context.ts';
import { Came } from './Came.tsx';
import { Tutorial } from './Tutorial.tsx';

export const Foot = () => {
  const phase = usePort((state) => state.phase);
  return phase === 'over' ? null : (
    <div className="pt-foot">
      <Tutorial />
      <Came />
      <WaitBar />
    </div>
  );
};

/** Relaxed: seconds before the answer. Real time: pause and speed. */
const WaitBar = () => {
  const hand = useHand();
  const { pause, resume } = useRunStore().getState();
  const header = usePort((state) => state.header);
  const plan = usePort((state) => state.plan);
  const config = usePort((state) => state.session.world.config);
  const isPaused = usePort((state) => state.isPaused);
  const phase = usePort((state) => state.phase);
  const { setWait, wait, setHeader } = hand;
  if (header.mode === 'relaxed')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
      <div className="pt-waits" role="group" aria-label="Wait first">
        <span className="label">{plan ? 'Wait first' : 'Let pass'}</span>
        {(plan ? [0, ...config.relaxed.waitChoices] : config.relaxed.waitChoices).map((ticks) => (
          <button
            type="button"
            key={ticks}
            className={`pt-tick ${plan?.waitTicks === ticks ? 'at' : ''}`}
            aria-pressed={plan ? plan.waitTicks === ticks : undefined}
            aria-label={plan ? `Wait ${ticks} s, then answer` : `Let ${ticks} s pass`}
            onClick={() => (plan ? setWait(ticks) : wait(ticks))}
          >
            <span className="num">{ticks} s</span>
          </button>
        ))}
        <span className="pt-waithint">
          {plan && !config.relaxed.waitChoices.includes(plan.waitTicks) && plan.waitTicks > 0
            ? `waits ${plan.waitTicks} s until the answer is free`
            : 'a card waits as long as you do'}
        </span>
        <BesideKey />
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className="pt-waits" role="group" aria-label="Clock">
      <button type="button" className="pt-tick pt-tick--wide" onClick={() => (isPaused ? resume() : pause())}>
        {isPaused ? <Play className="i" aria-hidden="true" /> : <Pause className="i" aria-hidden="true" />}
        {phase === 'ready' ? 'Start the clock' : isPaused ? 'Let it run' : 'Pause'}
      </button>
      {config.realtime.speedsPm.map((pm) => (
        <button
          type="button"
          key={pm}
          className={`pt-tick ${header.speedPm === pm ? 'at' : ''}`}
          aria-pressed={header.speedPm === pm}
          aria-label={`Speed ${SPOKEN[pm] ?? pm}`}
          onClick={() => setHeader({ speedPm: pm })}
        >
          <span className="num">{SIGNS[pm] ?? pm}</span>
        </button>
      ))}
      <BesideKey />
    </div>
  );
};

/** On a phone the way to lay two answers side by side; on a desk the dock has it. */
const BesideKey = () => {
  const store = useRunStore();
  const isComparing = usePort((state) => state.isComparing);
  const hasCard = usePort((state) => state.view.card !== null);
  if (!hasCard) return null;
  return (
    <button
      type="button"
      className={`pt-tick pt-abkey ${isComparing ? 'at' : ''}`}
      aria-pressed={isComparing}
      aria-label="A B: lay two answers side by side"
      onClick={() => store.getState().compare()}
    >
      <Columns2 className="i" aria-hidden="true" />
      <span aria-hidden="true">A B</span>
    </button>
  );
};

const SIGNS: Readonly<Record<number, string>> = { 250: '×¼', 500: '×½', 1000: '×1', 2000: '×2' };
const SPOKEN: Readonly<Record<number, string>> = { 250: 'one quarter', 500: 'one half', 1000: 'one', 2000: 'two' };
