// The keyboard of the frame: a table of bindings, which the settings may change, and one listener.

import type { KeyBinding, PanelProps } from '../games/screen.ts';
import { capOf } from '../parts/KeyMap.tsx';
import { type KeyChoices, type KeyPlace, keyOf, keysOf, ownKeyId } from '../store/keys.ts';
import type { RunStore } from '../store/runState.ts';
import { useSettings } from '../store/settings.ts';
import { isOnControl, isTyping } from './target.ts';

export type FrameAct =
  | 'commit'
  | 'undo'
  | 'redo'
  | 'hint'
  | 'restart'
  | 'clear'
  | 'share'
  | 'help'
  | 'verdict'
  | 'ahead'
  | 'back'
  | 'swap'
  | 'compare'
  | 'intro'
  | 'mute'
  | 'pause'
  | 'escape';

/** By act; keys as `KeyboardEvent.key`, upper case for letters with Shift. */
export const FRAME_PLACES: readonly (KeyPlace & { readonly id: FrameAct })[] = [
  { id: 'commit', keys: ['Enter'], label: 'Commit the plan, end the turn' },
  { id: 'undo', keys: ['z', 'Backspace'], label: 'Take back the last step, or the last turn' },
  { id: 'redo', keys: ['y', 'Z'], label: 'Do again what was taken back' },
  { id: 'clear', keys: ['x'], label: 'Take the whole plan back, as one step' },
  { id: 'hint', keys: ['h'], label: 'Hint, in three steps' },
  { id: 'ahead', keys: [']'], label: 'Look one turn further ahead' },
  { id: 'back', keys: ['['], label: 'Look one turn less far ahead' },
  { id: 'swap', keys: ['p', 'b'], label: 'Change between plan A and plan B' },
  { id: 'compare', keys: ['c', 'B'], label: 'Lay both plans on the board' },
  { id: 'verdict', keys: ['v'], label: 'Why the verdict light says what it says' },
  { id: 'intro', keys: ['n'], label: 'What this level is about' },
  { id: 'share', keys: ['S'], label: 'Share this run as a link' },
  { id: 'mute', keys: ['M', 'm'], label: 'Sound off and on' },
  { id: 'restart', keys: ['R'], label: 'Start the level anew' },
  { id: 'help', keys: ['?'], label: 'This list' },
  { id: 'escape', keys: ['Escape'], label: 'Back to now; then let go of the selection' },
];

/** The keys of a machine as places that can have others. */
export const ownPlaces = (game: string, bindings: readonly KeyBinding[]): readonly KeyPlace[] =>
  bindings.map(({ keys, label, stays }) => ({ id: ownKeyId(game, keys), keys, label, stays }));

/** The list behind `?`: what acts on the machine first, what only changes the sight of it after. A key with two meanings
 *  says when it has the second one. */
export const listedKeys = (
  game: string,
  bindings: readonly KeyBinding[],
  choices: KeyChoices,
): { readonly own: readonly KeyPlace[]; readonly frame: readonly KeyPlace[] } => {
  const chosen = (place: KeyPlace): KeyPlace => ({ ...place, keys: keysOf(choices, place) });
  const places = oneRowEach(
    ownPlaces(game, bindings).map(chosen),
    bindings.map(({ row }) => row),
  );
  const own = [
    ...places.filter(({ stays }) => stays === undefined),
    ...places.filter(({ stays }) => stays !== undefined),
  ];
  const taken = new Set(own.flatMap(({ keys }) => keys));
  const frame = FRAME_PLACES.map(chosen).map((place) => {
    const shared = place.keys.filter((key) => taken.has(key)).map(capOf);
    if (shared.length === 0) return place;
    return { ...place, label: `${place.label} (while ${shared.join(', ')} has no use at the machine)` };
  });
  return { own, frame };
};

/** Places whose bindings share a row become one, with all their keys, where the first of them stood. */
const oneRowEach = (places: readonly KeyPlace[], rows: readonly (string | undefined)[]): readonly KeyPlace[] =>
  places.flatMap((place, i) => {
    const row = rows[i];
    if (row === undefined) return [place];
    if (rows.indexOf(row) < i) return [];
    return [{ ...place, label: row, keys: places.filter((_, j) => rows[j] === row).flatMap(({ keys }) => keys) }];
  });

/** Undo and redo as every other program has them. */
export const chordOf = ({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null => {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
};

/** A control may leave Enter or Space to the frame: it names them in `data-yields`. */
const isYielded = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.closest<HTMLElement>('[data-yields]')?.dataset.yields ?? '').split(',').includes(key);

/** Listens until the returned function is called. Dialogs and boards come first: what they took is not looked at. */
export const listenToKeys = (
  store: RunStore,
  bindings: readonly KeyBinding[],
  act: (what: FrameAct) => void,
  hands: () => PanelProps,
): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    if (event.ctrlKey || event.metaKey) {
      const wanted = chordOf(event);
      if (wanted === null || store.getState().stage === 'curtain') return;
      event.preventDefault();
      act(wanted);
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && isOnControl(event.target) && !isYielded(event)) return;
    if (
      event.target instanceof HTMLElement &&
      event.target.getAttribute('role') === 'tab' &&
      event.key.startsWith('Arrow')
    )
      return;
    const { table, selected, planAll, plan, screen, hush, stage } = store.getState();
    if (stage === 'curtain') return;
    hush();
    const { keys: choices } = useSettings.getState();
    const key = keyOf(event);
    const does = (place: Pick<KeyPlace, 'id' | 'keys'>): boolean => keysOf(choices, place).includes(key);
    // The game's own keys first: one that plans nothing here leaves the key to the frame.
    const binding = bindings.find(({ keys }) => does({ id: ownKeyId(screen.game.id, keys), keys }));
    const actions = table.status.is === 'playing' ? binding?.plan(table, selected) : null;
    if (actions && actions.length > 0) {
      event.preventDefault();
      if (actions.length === 1) plan(actions[0]);
      else planAll(actions);
      return;
    }
    if (binding?.does) {
      event.preventDefault();
      if (!event.repeat) binding.does(hands(), store);
      return;
    }
    const frame = binding?.act ?? FRAME_PLACES.find(does)?.id;
    if (frame !== undefined) {
      event.preventDefault();
      act(frame);
      return;
    }
    // A key that is the machine's and has nothing to do here says so.
    const why = table.status.is === 'playing' ? binding?.why?.(table) : undefined;
    if (why !== undefined) store.getState().tell(why);
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
