// A new version of the app: it is fetched behind the page, said where no run is on the screen, and used at the next start or
// when its key is pressed; never by itself in the middle of a run. Where the old version's files are gone already, a page
// that asks for one of them keeps its run and loads again into the new version.

import { create } from 'zustand';
import { keepRun } from './crash.ts';

export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const noteWaiting = ({ waiting }: ServiceWorkerRegistration): void => {
  // Without a controller this is the first visit: nothing older is running.
  if (waiting && navigator.serviceWorker.controller) useUpdate.setState({ waiting });
};

/** Looks for new versions, now and whenever the page comes back to the front. */
export const followUpdates = async (): Promise<void> => {
  const found = await navigator.serviceWorker.register('/sw.js');
  noteWaiting(found);
  found.addEventListener('updatefound', () => {
    const { installing } = found;
    installing?.addEventListener('statechange', () => noteWaiting(found));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => undefined);
  });
};

/** The new version takes over and the page begins anew in it. Other tabs stay as they are. */
export const takeNewVersion = (): void => {
  const { waiting } = useUpdate.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
};

const KEY = 'interlock.reloaded';
/** Milliseconds within which a second missing file is no old version but a broken one. */
const ONCE = 20_000;

const mayReload = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last > ONCE;
  } catch {
    return false; // nowhere to remember it: better one broken screen than loading for ever
  }
};

/** A part of this build is not there any more: the run is kept, then the page loads again. False where that was just tried. */
export const leaveOldVersion = (): boolean => {
  if (!mayReload()) return false;
  void keepRun().finally(() => location.reload());
  return true;
};

/** Parts that are loaded when first asked for, styles included. */
export const watchParts = (): void =>
  window.addEventListener('vite:preloadError', (event) => {
    if (leaveOldVersion()) event.preventDefault();
  });

/** A worker whose file is gone says so by an error without words; errors of its own have some. */
export const watchWorker = <W extends Worker>(worker: W): W => {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) leaveOldVersion();
  });
  return worker;
};
