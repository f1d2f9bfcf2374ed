// Opens a share code: reads it, plays it anew, and shows the room only where every digest agrees.

import {
  type AnyShape,
  divergence,
  gameOfCode,
  type Origin,
  replayFromCode,
  resume,
  type Session,
} from '@interlock/kernel';
import { useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { CodeBox, Page } from '../app/Page.tsx';
import { useTitle } from '../app/useTitle.ts';
import { gameFacts, loadScreen, shownGames } from '../games/registry.ts';
import type { Screen } from '../games/screen.ts';
import { Says } from '../parts/Says.tsx';
import { contentFor, documentOf, keepDocument } from '../store/documents.ts';
import { listSaves } from '../store/saves.ts';
import { titleOf } from '../store/words.ts';
import { prepare } from '../worker/prepare.ts';
import { type Missing, NeedsPack } from './NeedsPack.tsx';
import { Room } from './Room.tsx';

interface Opened {
  readonly screen: Screen;
  readonly session: Session<AnyShape>;
  readonly code: string;
}

type Outcome = Opened | { readonly missing: Missing } | { readonly problem: string };

/** A pack this browser has a run of is at hand already. */
const findDocument = async (digest: string): Promise<void> => {
  if (documentOf(digest) !== undefined) return;
  const saves = await listSaves().catch(() => []);
  const found = saves.find((save) => save.content !== undefined && save.replay.content === digest);
  if (found) keepDocument(digest, found.content);
};

const open = async (code: string): Promise<Outcome> => {
  // The head of the code names the game; one without a head may be of any, and a game's packing is needed to read it.
  const named = gameOfCode(code);
  const wanted = shownGames(true).filter(({ id }) => named === null || id === named);
  if (wanted.length === 0) return { problem: `This is a run of ${named}, which is not in this build.` };
  const screens = await Promise.all(wanted.map(({ id }) => loadScreen(id)));
  const replay = replayFromCode(
    screens.map(({ game }) => game),
    code,
  );
  if (!replay.ok) return { problem: replay.error.message };
  const screen = screens.find(({ game }) => game.id === replay.value.game);
  if (!screen) return { problem: `This is a run of ${replay.value.game}, which is not in this build.` };
  await prepare(screen.game, replay.value.origin as Origin);
  const { content } = replay.value;
  // Played once; a session knows the digest of each of its turns.
  let session = resume(screen.game, replay.value, contentFor(content));
  if (!session.ok && session.error.code === 'wrong-content' && screen.game.authoring?.load) {
    await findDocument(content);
    if (documentOf(content) === undefined) return { missing: { screen, replay: replay.value } };
    session = resume(screen.game, replay.value, contentFor(content));
  }
  if (!session.ok) return { problem: session.error.message };
  const differs = divergence(session.value, replay.value);
  return differs === null ? { screen, session: session.value, code } : { problem: differs };
};

export const ReplayRoom = ({ code }: { code: string }) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was brought is a reason to try again
  useEffect(() => {
    let isGone = false;
    open(decoded(code)).then(
      (found) => !isGone && setOutcome(found),
      (error: unknown) => !isGone && setOutcome({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [code, tries]);
  useTitle(outcome && 'session' in outcome ? `Replay: ${titleOf(outcome.session)}` : 'Replay');
  if (outcome === null) return <div className="waiting" aria-busy="true" />;
  if ('missing' in outcome) return <NeedsPack missing={outcome.missing} onFound={() => setTries(tries + 1)} />;
  if ('problem' in outcome)
    return (
      <Page title="This code cannot be opened.">
        <Says glyph="critical" mood="error">
          {outcome.problem} Your own runs are untouched.
        </Says>
        <p className="lead">Paste it again, whole:</p>
        <CodeBox />
        <div className="keys">
          <Link className="key key--ghost" href="/">
            Back to the machines
          </Link>
        </div>
      </Page>
    );
  return <Room {...outcome} title={gameFacts(outcome.screen.game.id)?.title ?? outcome.screen.game.title} />;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
