// The keyboard of the port, as one table and one listener.

import { chordOf } from '../../play/keys.ts';
import { isOnControl, isTyping } from '../../play/target.ts';
import type { PortStore } from './store.ts';

export type Act =
  | 'commit'
  | 'pause'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'odds'
  | 'forecast'
  | 'climate'
  | 'gauges'
  | 'log'
  | 'restart'
  | 'share'
  | 'help'
  | 'verdict'
  | 'pace'
  | 'faster'
  | 'slower'
  | 'wait1'
  | 'wait5'
  | 'swap'
  | 'compare'
  | 'escape';

export interface PortKey {
  readonly act: Act;
  /** As `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  readonly cap: string;
  readonly label: string;
}

export const PORT_KEYS: readonly PortKey[] = [
  { act: 'commit', keys: ['Enter'], cap: 'Enter', label: 'Do the pending answer; start the clock' },
  { act: 'escape', keys: ['Escape'], cap: 'Esc', label: 'Back to the card; drop the pending answer' },
  { act: 'pause', keys: [' ', 'p', 'P'], cap: 'Space, P', label: 'Stop the clock or let it run (real time)' },
  { act: 'wait1', keys: ['w'], cap: 'W', label: 'Let 1 second pass, or wait it before the answer (relaxed)' },
  { act: 'wait5', keys: ['W'], cap: 'Shift W', label: 'The same with 5 seconds' },
  { act: 'compare', keys: ['x'], cap: 'X', label: 'Lay two answers side by side, as A and B' },
  { act: 'swap', keys: ['b', 'B'], cap: 'B', label: 'Take up the other plan, A or B' },
  { act: 'undo', keys: ['u', 'z', 'Backspace'], cap: 'U', label: 'Take back the last answer (practice)' },
  { act: 'redo', keys: ['y', 'Z'], cap: 'Y', label: 'Do again what was taken back' },
  { act: 'hint', keys: ['h'], cap: 'H', label: 'Hint, in three steps' },
  { act: 'odds', keys: ['o'], cap: 'O', label: 'Odds of winning' },
  { act: 'forecast', keys: ['f'], cap: 'F', label: 'The forecast' },
  { act: 'climate', keys: ['c'], cap: 'C', label: 'The office climate' },
  { act: 'gauges', keys: ['g'], cap: 'G', label: 'The gauges' },
  { act: 'log', keys: ['l'], cap: 'L', label: 'The log' },
  { act: 'faster', keys: ['+', '='], cap: '+', label: 'Faster (real time)' },
  { act: 'slower', keys: ['-', '−'], cap: '−', label: 'Slower (real time)' },
  { act: 'pace', keys: ['m'], cap: 'M', label: 'Mode, pace and presses' },
  { act: 'verdict', keys: ['v'], cap: 'V', label: 'Why the verdict light says what it says' },
  { act: 'share', keys: ['S'], cap: 'Shift S', label: 'Share this run' },
  { act: 'restart', keys: ['R'], cap: 'Shift R', label: 'Start the ticket anew' },
  { act: 'help', keys: ['?'], cap: '?', label: 'This list' },
];

const isOnAnswer = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.pt-ans') !== null;

export const listenToKeys = (store: PortStore, act: (what: Act) => void): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (event.ctrlKey || event.metaKey) {
      const wanted = chordOf(event);
      if (wanted === null) return;
      event.preventDefault();
      act(wanted);
      return;
    }
    const { view, plan, choose, header } = store.getState();
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && isOnControl(event.target)) {
      // On an answer, Enter does what is pending, and Space is the clock's in real time; else a control is pressed.
      const isOurs = isOnAnswer(event.target) && (event.key === 'Enter' ? plan !== null : header.mode === 'realtime');
      if (!isOurs) return;
    }
    const digit = /^[1-9]$/.test(event.key) ? view.card?.answers[Number(event.key) - 1] : undefined;
    if (digit) {
      event.preventDefault();
      if (!event.repeat) choose(digit.actionId);
      return;
    }
    const found = PORT_KEYS.find(({ keys }) => keys.includes(event.key));
    if (!found || event.repeat) return;
    event.preventDefault();
    act(found.act);
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};
