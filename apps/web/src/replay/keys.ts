// The keyboard of the replay room.

import type { ReplayPlace } from './useReplay.ts';

export const listenToReplayKeys = (place: ReplayPlace, last: number, fork: () => void): (() => void) => {
  const act = (key: string): boolean => {
    switch (key) {
      case 'ArrowLeft':
        place.stepTurn(-1);
        return true;
      case 'ArrowRight':
        place.stepTurn(1);
        return true;
      case ',':
        place.stepEvent(-1);
        return true;
      case '.':
        place.stepEvent(1);
        return true;
      case 'Home':
        place.goTo(0);
        return true;
      case 'End':
        place.goTo(last);
        return true;
      case 'p':
        place.toggle();
        return true;
      case 'f':
        fork();
        return true;
      default:
        return false;
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="tab"]')) return;
    if (act(event.key)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
};
