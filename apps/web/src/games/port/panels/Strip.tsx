// The pending answer as the plan: its seconds of waiting, itself, and what follows. Its words come with the next frame.

import { memo } from 'react';
import { useLater } from '../../../play/read/useLater.ts';
import { useHand, usePort } from '../run/context.ts';
import { thinkOf } from '../run/header.ts';
import { useLooked } from '../run/planned.ts';
import { isOnePress } from '../run/settings.ts';
import { signed } from '../run/words.ts';

export const Strip = memo(() => {
  const hand = useHand();
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
          <button type="button" className="step" onClick={() => hand.setWait(0)}>
            <span className="head">
              Wait<span className="cost num">{plan.waitTicks} s</span>
            </span>
            <small>take it out</small>
          </button>
        </li>
      ) : null}
      <li className="pt-pending">
        <button type="button" className="step step--key" onClick={() => hand.dropPlan()}>
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
