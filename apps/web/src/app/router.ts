// Addresses of the app: a path, a query and a hash, kept in the browser's own history.

import { useSyncExternalStore } from 'react';

export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
  readonly text: string;
}

const read = (): Place => ({
  path: location.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decode),
  query: new URLSearchParams(location.search),
  hash: location.hash.slice(1),
  text: location.pathname + location.search + location.hash,
});

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

let here = read();
const listeners = new Set<() => void>();
const changed = (): void => {
  here = read();
  for (const listener of listeners) listener();
};
window.addEventListener('popstate', changed);
window.addEventListener('hashchange', changed);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePlace = (): Place => useSyncExternalStore(subscribe, () => here);

/** Goes to an address inside the app. `?dev` stays once it was asked for. */
export const go = (to: string, how: 'push' | 'replace' = 'push'): void => {
  const url = new URL(to, location.href);
  if (here.query.has('dev') && !url.searchParams.has('dev')) url.searchParams.set('dev', '');
  const address = url.pathname + url.search.replace('dev=', 'dev') + url.hash;
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  changed();
  if (how === 'push') scrollTo(0, 0);
};
