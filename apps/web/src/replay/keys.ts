// The keyboard of the replay room: a table for the listener and for the sheet that shows it.

import { isOnControl, isTyping } from '../play/target.ts';
import type { ReplayPlace } from './useReplay.ts';

interface RoomActs {
  fork(): void;
  help(): void;
}

interface RoomKey {
  readonly keys: readonly string[];
  readonly label: string;
  act(place: ReplayPlace, last: number, acts: RoomActs): void;
}

export const ROOM_KEYS: readonly RoomKey[] = [
  { keys: ['ArrowLeft'], label: 'Back one turn', act: ({ step }) => step(-1, 'turn') },
  { keys: ['ArrowRight'], label: 'On one turn', act: ({ step }) => step(1, 'turn') },
  { keys: ['<'], label: 'Back one action', act: ({ step }) => step(-1, 'action') },
  { keys: ['>'], label: 'On one action', act: ({ step }) => step(1, 'action') },
  { keys: [','], label: 'Back one event', act: ({ step }) => step(-1, 'event') },
  { keys: ['.'], label: 'On one event', act: ({ step }) => step(1, 'event') },
  { keys: ['Home'], label: 'The start', act: ({ goTo }) => goTo(0) },
  { keys: ['End'], label: 'The end', act: ({ goTo }, last) => goTo(last) },
  { keys: ['p', ' '], label: 'Play or pause', act: ({ toggle }) => toggle() },
  { keys: ['s'], label: 'Speed: 1×, 2×, 4×', act: ({ nextSpeed }) => nextSpeed() },
  { keys: ['f'], label: 'Play on from here', act: (_, __, { fork }) => fork() },
  { keys: ['?'], label: 'This list', act: (_, __, { help }) => help() },
];

export const listenToReplayKeys = (place: ReplayPlace, last: number, acts: RoomActs): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector('[role="dialog"]')) return;
    if (event.key === ' ' && isOnControl(event.target)) return;
    if (event.target instanceof HTMLElement && event.target.closest('[role="tab"]')) return;
    const found = ROOM_KEYS.find(({ keys }) => keys.includes(event.key));
    if (!found) return;
    event.preventDefault();
    found.act(place, last, acts);
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};
