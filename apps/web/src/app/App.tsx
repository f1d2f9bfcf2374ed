// Which screen an address shows. Only the hub is loaded at once; everything else when it is first asked for.

import { lazy, type ReactNode, Suspense } from 'react';
import { cardOf } from '../games/registry.ts';
import { Hub } from '../hub/Hub.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Link } from './Link.tsx';
import { Page } from './Page.tsx';
import { type Place, usePlace } from './router.ts';

const Play = lazy(async () => ({ default: (await import('../play/start/Play.tsx')).Play }));
const LevelMap = lazy(async () => ({ default: (await import('../play/start/LevelMap.tsx')).LevelMap }));
const ReplayRoom = lazy(async () => ({ default: (await import('../replay/ReplayRoom.tsx')).ReplayRoom }));
const Replays = lazy(async () => ({ default: (await import('../replay/Replays.tsx')).Replays }));
const Workshop = lazy(async () => ({ default: (await import('../workshop/Workshop.tsx')).Workshop }));
const SettingsPage = lazy(async () => ({ default: (await import('../settings/SettingsPage.tsx')).SettingsPage }));
const Rules = lazy(async () => ({ default: (await import('../rules/Rules.tsx')).Rules }));
const Digests = lazy(async () => ({ default: (await import('../workshop/Digests.tsx')).Digests }));

const screenOf = ({ path, query, hash }: Place): ReactNode => {
  const [first, second] = path;
  if (first === undefined) return <Hub />;
  if (first === 'play' && second !== undefined) {
    const card = cardOf(second);
    if ([...ADDRESSES, ...(card?.addresses ?? [])].some((key) => query.has(key)))
      return <Play key={`${second}?${runKey(query)}`} game={second} query={query} />;
    return card?.Levels ? <card.Levels /> : <LevelMap game={second} />;
  }
  if (first === 'replay') return hash === '' ? <Replays /> : <ReplayRoom key={hash} code={hash} />;
  if (first === 'replays') return <Replays />;
  if (first === 'workshop') {
    const own = second === undefined ? null : cardOf(second)?.Designer;
    return own ? <own.Page /> : <Workshop />;
  }
  if (first === 'settings') return <SettingsPage />;
  if (first === 'rules') return <Rules game={second} />;
  if (first === 'digests') return <Digests />;
  return (
    <Page title="Nothing here">
      <p className="lead">There is no such place in this house.</p>
      <div className="keys">
        <Link className="key" href="/">
          Back to the machines
        </Link>
      </div>
    </Page>
  );
};

/** Words of an address that name a run of any game. */
const ADDRESSES = ['level', 'preset', 'code', 'own', 'saved', 'journey'] as const;

/** Another address is another run; `dev` only says what the hub shows. */
const runKey = (query: URLSearchParams): string =>
  [...query]
    .filter(([key]) => key !== 'dev')
    .map(([key, value]) => `${key}=${value}`)
    .join('/');

export const App = () => {
  const place = usePlace();
  return (
    <CrashBoundary key={place.path.join('/')}>
      <Suspense fallback={<div className="waiting" aria-busy="true" />}>{screenOf(place)}</Suspense>
    </CrashBoundary>
  );
};
