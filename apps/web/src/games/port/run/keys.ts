// The keyboard of the port: answers by their numbers, time, and the panels. What every machine has stands in the frame.

import type { PortShape } from '@interlock/port';
import { mayAskOdds } from '@interlock/port/screen';
import type { RunStore } from '../../../store/runState.ts';
import type { KeyBinding } from '../../screen.ts';
import { type Hand, handOf } from './hand.ts';
import { usePace } from './settings.ts';
import { type PortState, portOf } from './state.ts';

type Key = KeyBinding<PortShape>;

const does = (
  keys: readonly string[],
  label: string,
  act: (hand: Hand, port: PortState, store: RunStore) => void,
): Key => ({
  keys,
  label,
  plan: () => null,
  does: (_, store) => act(handOf(store), portOf(store.getState()), store),
});

const answers: readonly Key[] = [1, 2, 3, 4].map((number) => ({
  ...does([String(number)], `Answer ${number}`, (hand, { view }) => {
    const answer = view.card?.answers[number - 1];
    if (answer) hand.choose(answer.actionId);
  }),
  row: 'Choose an answer; once more, or Enter, does it',
}));

const waits = (key: string, label: string, ticks: number): Key =>
  does([key], label, (hand, { plan }) => {
    if (plan === null) hand.wait(ticks);
    else hand.setWait(plan.waitTicks + ticks);
  });

const panel = (key: string, label: string, tab: string, heading: string): Key =>
  does([key], label, (_, __, store) => {
    store.getState().openTab(tab);
    document.getElementById(heading)?.focus();
  });

const speed = (keys: readonly string[], label: string, by: number): Key =>
  does(keys, label, (hand, { header, session }) => {
    const { speedsPm } = session.world.config.realtime;
    const next = speedsPm[speedsPm.indexOf(header.speedPm) + by];
    if (next !== undefined && header.mode === 'realtime') hand.setHeader({ speedPm: next });
  });

export const keys: readonly Key[] = [
  ...answers,
  does(['Escape'], 'Back to the card; drop the pending answer', (hand) => hand.dropPlan()),
  does(['p', ' ', 'P'], 'Stop the clock or let it run (real time)', (_, { header, isPaused }, store) => {
    const run = store.getState();
    if (header.mode === 'relaxed') run.tell('The clock waits for you; there is nothing to stop.');
    else if (isPaused) run.resume();
    else run.pause();
  }),
  waits('w', 'Let 1 second pass, or wait it before the answer (relaxed)', 1),
  waits('W', 'The same with 5 seconds', 5),
  { keys: ['x'], label: 'Lay two answers side by side, as A and B', act: 'compare', plan: () => null },
  { keys: ['u'], label: 'Take back the last answer (practice)', act: 'undo', plan: () => null },
  does(['o'], 'Odds of winning', (_, { header, isPaused }, store) => {
    store.getState().openTab('forecast');
    if (mayAskOdds(header, isPaused)) document.querySelector<HTMLElement>('.pt-askodds')?.click();
    else store.getState().tell('In a ranked run odds cost seconds. Let the clock run first (P).');
  }),
  panel('f', 'The forecast', 'forecast', 'forecast'),
  panel('c', 'The office climate', 'inspect', 'climate'),
  panel('g', 'The gauges', 'side', 'panel-side'),
  panel('l', 'The log', 'log', 'log'),
  speed(['+', '='], 'Faster (real time)', 1),
  speed(['-', '−'], 'Slower (real time)', -1),
  does(['m'], 'Mode, pace and presses', () => usePace.getState().open(true)),
];
