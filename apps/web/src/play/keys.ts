// The keyboard of the frame: a table of bindings, so that a later version can let people change it, and one listener.

import type { KeyBinding } from '../games/screen.ts';
import type { RunStore } from '../store/run.ts';
import { isOnControl, isTyping } from './target.ts';

export type FrameAct =
  | 'commit'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'restart'
  | 'share'
  | 'help'
  | 'verdict'
  | 'ahead'
  | 'back'
  | 'swap'
  | 'compare'
  | 'escape';

export interface FrameKey {
  readonly act: FrameAct;
  /** As `KeyboardEvent.key`, upper case for letters with Shift. */
  readonly keys: readonly string[];
  readonly cap: string;
  readonly label: string;
}

export const FRAME_KEYS: readonly FrameKey[] = [
  { act: 'commit', keys: ['Enter'], cap: 'Enter', label: 'Commit the plan, end the turn' },
  { act: 'undo', keys: ['z', 'Backspace'], cap: 'Z', label: 'Take back the last step, or the last turn' },
  { act: 'redo', keys: ['y', 'Z'], cap: 'Y', label: 'Do again what was taken back' },
  { act: 'hint', keys: ['h'], cap: 'H', label: 'Hint, in three steps' },
  { act: 'ahead', keys: [']'], cap: ']', label: 'Look one turn further ahead' },
  { act: 'back', keys: ['['], cap: '[', label: 'Look one turn less far ahead' },
  { act: 'swap', keys: ['p'], cap: 'P', label: 'Change between plan A and plan B' },
  { act: 'compare', keys: ['c'], cap: 'C', label: 'Lay both plans on the board' },
  { act: 'verdict', keys: ['v'], cap: 'V', label: 'Why the verdict light says what it says' },
  { act: 'share', keys: ['S'], cap: 'Shift S', label: 'Share this run as a link' },
  { act: 'restart', keys: ['R'], cap: 'Shift R', label: 'Start the level anew' },
  { act: 'help', keys: ['?'], cap: '?', label: 'This list' },
  { act: 'escape', keys: ['Escape'], cap: 'Esc', label: 'Back to now; then let go of the selection' },
];

/** Listens until the returned function is called. Dialogs and boards come first: what they took is not looked at. */
export const listenToKeys = (
  store: RunStore,
  bindings: readonly KeyBinding[],
  act: (what: FrameAct) => void,
): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if ((event.key === 'Enter' || event.key === ' ') && isOnControl(event.target)) return;
    if (
      event.target instanceof HTMLElement &&
      event.target.getAttribute('role') === 'tab' &&
      event.key.startsWith('Arrow')
    )
      return;
    const { table, selected, planAll, plan } = store.getState();
    // The game's own keys first: one that plans nothing here leaves the key to the frame.
    const key = event.key.length === 1 && event.shiftKey ? event.key : event.key.toLowerCase();
    const binding = bindings.find(({ keys }) => keys.some((one) => one.toLowerCase() === key));
    const actions = table.status.is === 'playing' ? binding?.plan(table, selected) : null;
    if (actions && actions.length > 0) {
      event.preventDefault();
      if (actions.length === 1) plan(actions[0]);
      else planAll(actions);
      return;
    }
    const frame = FRAME_KEYS.find(({ keys }) => keys.includes(event.key));
    if (frame) {
      event.preventDefault();
      act(frame.act);
    }
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};

/** Games that bind no keys get the digits for what may be planned. */
export const digitKeys: readonly KeyBinding[] = Array.from({ length: 9 }, (_, i) => ({
  keys: [String(i + 1)],
  label: `The ${i + 1}${['st', 'nd', 'rd'][i] ?? 'th'} of the actions shown`,
  plan: (table) => (table.legal[i] === undefined ? null : [table.legal[i]]),
}));
