// Opens a share code: reads it, plays it anew, and shows the room only where every digest agrees.

import { type AnyShape, gameOfCode, resuming, type Session } from '@interlock/kernel';
import { useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { CodeBox, Page } from '../app/Page.tsx';
import { useTitle } from '../app/useTitle.ts';
import { gameFacts, loadScreen, shownGames } from '../games/registry.ts';
import type { Screen } from '../games/screen.ts';
import { Says } from '../parts/Says.tsx';
import { bringDocument, contentFor, documentOf, keepDocument } from '../store/documents.ts';
import { packText, partedPack } from '../store/packLink.ts';
import { listSaves } from '../store/save/saves.ts';
import { titleOf } from '../store/words.ts';
import type { OpenedCode } from '../worker/api.ts';
import { openInWorker } from '../worker/opening.ts';
import { generatedFrom } from '../worker/prepare.ts';
import { type Missing, NeedsPack } from './NeedsPack.tsx';
import { Room } from './Room.tsx';

interface Opened {
  readonly screen: Screen;
  readonly session: Session<AnyShape>;
  readonly code: string;
  readonly label: string | null;
}

type Outcome = Opened | { readonly missing: Missing } | { readonly problem: string };

/** A pack this browser has a run of is at hand already. */
const findDocument = async (digest: string): Promise<void> => {
  if (documentOf(digest) !== undefined) return;
  const saves = await listSaves().catch(() => []);
  const found = saves.find((save) => save.content !== undefined && save.replay.content === digest);
  if (found) keepDocument(digest, found.content);
};

/** Milliseconds the page plays on before it looks up. */
const STRETCH = 12;

type OnTurns = (at: number, of: number) => void;

interface Opening {
  readonly outcome: Promise<Outcome | null>;
  cancel(): void;
}

/** Everything is read, made and verified in a worker; the page then plays the same turns, a few at a time. */
const open = (given: string, onTurns: OnTurns): Opening => {
  const { code, letters } = partedPack(given);
  let job: { cancel(): void } | null = null;
  let isGone = false;
  const going = async (): Promise<Outcome | null> => {
    const named = gameOfCode(code);
    if (named !== null && !shownGames(true).some(({ id }) => id === named))
      return { problem: `This is a run of ${named}, which is not in this build.` };
    const tryWith = (documents: readonly string[]) => {
      const asked = openInWorker(code, documents, onTurns);
      job = asked;
      return asked.answer;
    };
    let found = await tryWith([]);
    if (found !== null && 'needs' in found) {
      const { needs } = found;
      await findDocument(needs.content);
      const screen = await loadScreen(needs.game);
      const brought = letters === null ? null : await packText(letters);
      if (brought !== null && documentOf(needs.content) === undefined) bringDocument(screen.game, needs, brought);
      if (documentOf(needs.content) === undefined) return { missing: { screen, replay: needs } };
      found = await tryWith([needs.content]);
      if (found !== null && 'needs' in found) return { missing: { screen, replay: needs } };
    }
    if (found === null || 'problem' in found) return found;
    const { replay, made } = found as OpenedCode;
    const screen = await loadScreen(replay.game);
    const level = made === null ? null : generatedFrom(screen.game, made);
    const options = { ...contentFor(replay.content), ...(level === null ? {} : { made: level }) };
    const steps = resuming(screen.game, replay, options);
    for (let since = performance.now(); ; ) {
      const step = steps.next();
      if (step.done)
        return step.value.ok
          ? { screen, session: step.value.value, code, label: replay.label ?? null }
          : { problem: step.value.error.message };
      if (performance.now() - since < STRETCH) continue;
      onTurns(step.value, replay.turns.length);
      await new Promise((done) => setTimeout(done, 0));
      if (isGone) return null;
      since = performance.now();
    }
  };
  return {
    outcome: going(),
    cancel() {
      isGone = true;
      job?.cancel();
    },
  };
};

export const ReplayRoom = ({ code }: { code: string }) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [turns, setTurns] = useState<readonly [number, number] | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was brought is a reason to try again
  useEffect(() => {
    let isGone = false;
    const opening = open(decoded(code), (at, of) => !isGone && setTurns([at, of]));
    opening.outcome.then(
      (found) => !isGone && found !== null && setOutcome(found),
      (error: unknown) => !isGone && setOutcome({ problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isGone = true;
      opening.cancel();
    };
  }, [code, tries]);
  useTitle(outcome && 'session' in outcome ? `Replay: ${titleOf(outcome.session)}` : 'Replay');
  if (outcome === null) return <Waiting turns={turns} />;
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

/** Nothing to see for the blink it mostly takes; a long run tells how far it is. */
const Waiting = ({ turns }: { turns: readonly [number, number] | null }) =>
  turns === null ? (
    <div className="waiting" aria-busy="true" />
  ) : (
    <Page title="Playing this run anew.">
      <p className="lead" role="status">
        <progress value={turns[0]} max={turns[1]} aria-label="Turns played" /> Turn {turns[0]} of {turns[1]}.
      </p>
      <div className="keys">
        <Link className="key key--ghost" href="/">
          Stop, back to the machines
        </Link>
      </div>
    </Page>
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
