// The inspector [DS-484 … DS-487]: a deck that cannot be won. Find the fault, mend it as cheaply as can be; ranked, what
// the validator found stays sealed until the repairs are handed in.

import { game } from '@interlock/station';
import { inspectorDeck, inspectorIds } from '@interlock/station/screen';
import { useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { RankedChoice } from '../../../parts/RankedChoice.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import { Bench } from './Bench.tsx';
import { type Case, keepBest, keepCase, keptCase, openCase, readBest } from './cases.ts';
import '../side/panels.css';
import '../station.css';
import './inspector.css';

const { content } = game;

/** The one an address names, else the one that was left, else the first that is not mended. */
const firstCase = (): Case | string => {
  const asked = new URLSearchParams(globalThis.location?.search ?? '');
  const [id, seed] = [asked.get('deck'), asked.get('seed')];
  const kept = keptCase();
  if (id === null && seed === null && kept !== null) return kept;
  if (kept !== null && kept.name === (id ?? seed)) return kept;
  if (seed !== null) return openCase(null, seed, false);
  const best = readBest();
  return openCase(id ?? inspectorIds.find((one) => best[one] === undefined) ?? inspectorIds[0]!, '', false);
};

export const InspectorPage = () => {
  const [now, setNow] = useState<Case | string>(firstCase);
  const [isRanked, setRanked] = useState(() => typeof now !== 'string' && now.isRanked);
  const [best, setBest] = useState(readBest);
  const put = (next: Case | string): void => {
    setNow(next);
    if (typeof next === 'string') return;
    keepCase(next);
    // The address names what is on the bench, so that a reload comes back to it and a link leads to it.
    go(`?${next.id === null ? 'seed' : 'deck'}=${next.name}`, 'replace');
  };
  const open = (id: string | null, ranked = isRanked): void => put(openCase(id, freshSeed(), ranked));
  const choose = (ranked: boolean): void => {
    setRanked(ranked);
    // What was seen unsealed is no secret any more: the deck is begun anew, one by chance is another one.
    if (typeof now !== 'string') open(now.id, ranked);
  };
  const mended = inspectorIds.filter((id) => best[id] !== undefined).length;
  return (
    <Page title="The inspector" wide>
      <div className="st-inspected">
        <p className="lead">
          Decks that cannot be won. Find the broken link, mend it as cheaply as can be; the cheapest repair known is
          par. {mended} of {inspectorIds.length} mended.
        </p>
        <RankedChoice isRanked={isRanked} onChoose={choose} />
      </div>
      <nav className="st-cases" aria-label="Cases">
        {inspectorIds.map((id, i) => (
          <button
            type="button"
            className="key key--line"
            aria-pressed={typeof now !== 'string' && now.id === id}
            key={id}
            onClick={() => open(id)}
          >
            <span>
              {i + 1} · {inspectorDeck(content, id)!.title}
            </span>
            {best[id] === undefined ? null : (
              <small className="num" title="best score of 1000">
                {best[id]}
              </small>
            )}
          </button>
        ))}
        <button
          type="button"
          className="key key--line"
          aria-pressed={typeof now !== 'string' && now.id === null}
          onClick={() => open(null)}
        >
          <span>Another one, by chance</span>
        </button>
      </nav>
      {typeof now === 'string' ? (
        <p role="alert">{now}</p>
      ) : (
        <Bench
          key={`${now.name} ${now.isRanked}`}
          now={now}
          onOpen={open}
          onChange={(next, score) => {
            put(next);
            if (score !== null) setBest(keepBest(best, next.name, score));
          }}
        />
      )}
    </Page>
  );
};
