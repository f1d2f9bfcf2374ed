// Opens a run: loads the game, its save if there is one, and puts the store under the frame.

import {
  fail,
  type Origin,
  openRun,
  type Result,
  record,
  replayFrom,
  resume,
  Session,
  shareCode,
} from '@interlock/kernel';
import { useEffect, useState } from 'react';
import { keepForCrash } from '../../app/crash.ts';
import { Link } from '../../app/Link.tsx';
import { Page } from '../../app/Page.tsx';
import { useTitle } from '../../app/useTitle.ts';
import { cardOf, gameFacts, loadScreen } from '../../games/registry.ts';
import type { Screen, Travelled } from '../../games/screen.ts';
import { Says } from '../../parts/Says.tsx';
import { bringBack } from '../../store/acts/undone.ts';
import { contentFor, keepDocument } from '../../store/documents.ts';
import { journeyAt } from '../../store/journeys.ts';
import { createRunStore } from '../../store/run.ts';
import type { RunStore } from '../../store/runState.ts';
import { type Loaded, readSave, type Save, saveKey } from '../../store/save/saves.ts';
import { titleOf } from '../../store/words.ts';
import { prepare } from '../../worker/prepare.ts';
import { Frame } from '../Frame.tsx';
import { Making } from './Making.tsx';
import { OtherTab } from './OtherTab.tsx';
import { originOf } from './origin.ts';

interface Opened {
  readonly store: RunStore;
  readonly note: string | null;
}

/** A save that cannot go on, kept for watching and exporting. */
interface Stale {
  readonly save: Save;
  readonly why: string;
}

type Outcome = Opened | { readonly stale: Stale; readonly screen: Screen } | { readonly problem: string };

const open = async (id: string, query: URLSearchParams, anew: boolean): Promise<Outcome> => {
  const screen = await loadScreen(id);
  const { game } = screen;
  const saved = query.get('saved');
  if (saved !== null) return openSaved(screen, await readSave(saved), saved);
  const leg = await legOf(screen, query);
  const origin = leg?.origin ?? (await screen.look.origin?.(query)) ?? originOf(game, query);
  if (!origin.ok) return { problem: origin.error.message };
  const journey = leg?.journey ?? null;
  await prepare(game, origin.value);
  const { look } = screen;
  const own = look.content?.(query) ?? null;
  const handed = own !== null && 'content' in own ? openRun(game, origin.value, own) : null;
  const run = handed?.ok ? handed : openRun(game, origin.value);
  if (!run.ok) return { problem: run.error.message };
  const ranked = look.opensRanked?.(query) ?? query.has('ranked');
  const { contentDigest } = run.value;
  if (handed?.ok && own !== null && 'content' in own) keepDocument(contentDigest, own.content);
  // A run on a designer's content is another run than the same level on the shipped one, and is kept at its own address.
  const key = handed?.ok ? saveKey(id, origin.value, false, contentDigest) : saveKey(id, origin.value, ranked);
  const label = look.label?.(query);
  const fresh = (note: string | null): Opened => {
    const session = new Session(run.value, { ranked: ranked && !handed?.ok });
    const beside = { ...(journey === null ? {} : { journey }), ...(label === undefined ? {} : { label }) };
    return { store: createRunStore(screen, session, handed?.ok ? { ...beside, key } : beside), note };
  };
  const why = own !== null && 'why' in own ? own.why : handed && !handed.ok ? handed.error.message : null;
  if (own !== null) {
    const opened = fresh(why);
    if (handed?.ok) moveTo(opened.store, key);
    return opened;
  }
  if (anew) return fresh(null);
  const loaded = await readSave(key).catch(() => null);
  if (loaded === null) return fresh('This browser gives no storage: the run will not survive a reload.');
  if (!loaded.ok) return fresh(loaded.isEmpty ? null : loaded.why);
  return openSaved(screen, loaded, key, journey);
};

/** Once there is something to come back to, the address of the page opens it. */
const moveTo = (store: RunStore, key: string): void => {
  const { search } = location;
  const leave = store.subscribe(({ table, keep, screen }) => {
    if (table.turn === 0) return;
    leave();
    void keep().then(() => {
      // It may be another page by now.
      if (location.search === search)
        history.replaceState(null, '', `/play/${screen.game.id}?saved=${encodeURIComponent(key)}`);
    });
  });
};

/** The leg of a journey that an address names, as a run; null where it names none. */
const legOf = async (
  { game, look }: Screen,
  query: URLSearchParams,
): Promise<{ readonly origin: Result<Origin>; readonly journey: Travelled | null } | null> => {
  const id = query.get('journey');
  if (id === null || !look.journey) return null;
  const at = Number(query.get('leg') ?? '1') - 1;
  const { name, leg } = look.journey;
  const nothing = (why: string) => ({ origin: fail('no-leg', why), journey: null });
  if (!Number.isInteger(at) || at < 0 || at >= look.journey.legs(id))
    return nothing(`This ${name.toLowerCase()} has no ${leg} ${query.get('leg')}.`);
  const journey = journeyAt(game.id, id, at);
  if (journey === null) return nothing(`Play ${leg} ${at} first: what it hands on is not known in this browser.`);
  return { origin: await look.journey.open(id, at, journey.carry), journey };
};

const openSaved = async (
  screen: Screen,
  loaded: Loaded,
  key: string,
  journey: Travelled | null = null,
): Promise<Outcome> => {
  if (!loaded.ok) return { problem: loaded.why };
  const { save, warning } = loaded;
  const read = replayFrom(save.replay);
  if (!read.ok) return { stale: { save, why: read.error.message }, screen };
  await prepare(screen.game, save.replay.origin as Origin);
  if (save.content !== undefined) keepDocument(save.replay.content, save.content);
  const again = () => resume(screen.game, save.replay, contentFor(save.replay.content));
  let session = again();
  if (!session.ok) return { stale: { save, why: session.error.message }, screen };
  if (!bringBack(session.value, save.undone ?? [])) session = again();
  if (!session.ok) return { stale: { save, why: session.error.message }, screen };
  const { plan, otherPlan, which, helps } = save;
  const rewinds = save.rewinds - session.value.rewinds;
  const { label } = save.replay;
  const start = {
    ...{ plan, otherPlan, which, rewinds, key },
    ...(save.planTurns === undefined ? {} : { planTurns: save.planTurns }),
    ...(helps === undefined ? {} : { helps }),
    ...((journey ?? save.journey) ? { journey: journey ?? save.journey! } : {}),
    ...(label === undefined ? {} : { label }),
  };
  return { store: createRunStore(screen, session.value, start), note: warning };
};

export const Play = ({ game, query }: { game: string; query: URLSearchParams }) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent gives this component a new key for a new run
  useEffect(() => {
    let isGone = false;
    open(game, query, false).then(
      (found) => !isGone && setOutcome(found),
      (error: unknown) => !isGone && setOutcome({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const store = outcome && 'store' in outcome ? outcome.store : null;
  useTitle(store ? titleOf(store.getState().session) : gameFacts(game)?.title);
  useEffect(() => {
    if (!store) return undefined;
    const codeOf = (): string => {
      const { session, screen } = store.getState();
      return shareCode(screen.game, record(session));
    };
    return keepForCrash(codeOf, () => store.getState().keep());
  }, [store]);
  if (outcome === null) {
    const isMade = ['preset', 'journey', ...(cardOf(game)?.addresses ?? [])].some((key) => query.has(key));
    return isMade ? <Making game={game} /> : <div className="waiting" aria-busy="true" />;
  }
  if ('problem' in outcome)
    return (
      <Page title="This run cannot be opened.">
        <Says glyph="critical" mood="error">
          {outcome.problem} Nothing was changed.
        </Says>
        <div className="keys">
          <Link className="key" href={`/play/${game}`}>
            All levels
          </Link>
          <Link className="key key--ghost" href="/">
            Back to the machines
          </Link>
        </div>
      </Page>
    );
  if ('stale' in outcome)
    return (
      <StaleSave
        stale={outcome.stale}
        screen={outcome.screen}
        onAnew={() => void open(game, query, true).then(setOutcome)}
      />
    );
  const { session } = outcome.store.getState();
  return (
    <>
      <Frame store={outcome.store} note={outcome.note} />
      <OtherTab saved={query.get('saved') ?? saveKey(game, session.run.origin, session.isRanked)} />
    </>
  );
};

const StaleSave = ({ stale, screen, onAnew }: { stale: Stale; screen: Screen; onAnew: () => void }) => {
  const { save, why } = stale;
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(save.replay, null, 1))}`;
  return (
    <Page title={`${save.title}, turn ${save.turn}`}>
      <Says glyph="caution" mood="warning">
        <b>
          Saved by {save.game}@{save.rules}, this is {screen.game.id}@{screen.game.rules}.
        </b>{' '}
        {why} It can be exported, not continued.
      </Says>
      <div className="keys">
        <a className="key" href={file} download={`${save.game}-turn-${save.turn}.interlock.json`}>
          Export the replay
        </a>
        <button type="button" className="key key--line" onClick={onAnew}>
          Start this level anew
        </button>
        <Link className="key key--ghost" href="/">
          Back to the machines
        </Link>
      </div>
    </Page>
  );
};
