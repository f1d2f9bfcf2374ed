// How to read any of the machines, and, where there is one, the player's guide of a game.

import { useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import type { GameFacts } from '../games/facts.ts';
import { cardOf, gameFacts, shownGames } from '../games/registry.ts';
import { Glyph, type GlyphName } from '../parts/Glyph.tsx';
import { Markdown } from './Markdown.tsx';

const guides = import.meta.glob<string>('../../../../docs/play/*.md', { query: '?raw', import: 'default' });

const guideOf = (id: string): (() => Promise<string>) | undefined => guides[`../../../../docs/play/${id}.md`];

export const Rules = ({ game }: { game: string | undefined }) => {
  const isDev = usePlace().query.has('dev');
  if (game !== undefined) return <Guide id={game} />;
  return (
    <Page title="Rules">
      <p className="lead">
        Hue belongs to the machine; what has none belongs to you. Whatever is planned and not yet true is dashed;
        whatever is true is solid. Who knows only this can read every machine.
      </p>
      <section className="prose">
        <h2>One turn</h2>
        <ol>
          <li>
            Plan. Steps go into the strip at the foot; nothing has happened yet, and any of them can be taken out.
          </li>
          <li>
            Read. The forecast runs the same rules forward: with your plan, and doing nothing. Look ahead turn by turn.
          </li>
          <li>Commit. The large key says what it will do. If it loses, it asks once more.</li>
          <li>Ask. Every line of the log unfolds back to the choice behind it.</li>
        </ol>
        <h2>The light</h2>
        <p>
          Winnable: a line of turns was replayed to a win. Lost: every line was tried. Unknown: neither within the
          positions looked at. The light never guesses.
        </p>
        <h2>Signs</h2>
        <ul className="signs">
          {SIGNS.map(([glyph, word, shape]) => (
            <li key={word}>
              <Glyph name={glyph} className={TONES[glyph] ?? glyph} />
              <b>{word}</b>
              <small>{shape}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className="prose">
        <h2>The machines</h2>
        <ul className="guides">
          {shownGames(isDev).map((facts) => (
            <li key={facts.id}>
              <GuideLink facts={facts} />
            </li>
          ))}
          {shownGames(isDev).length === 0 ? <li className="dim">None is in this build yet.</li> : null}
        </ul>
      </section>
    </Page>
  );
};

const GuideLink = ({ facts: { id, title, tagline } }: { facts: GameFacts }) => {
  const Drawing = cardOf(id)?.Drawing;
  return (
    <Link className="guide" href={`/rules/${id}`}>
      <span className="pic">{Drawing ? <Drawing /> : null}</span>
      <b>{title}</b>
      <small>{tagline}</small>
    </Link>
  );
};

const SIGNS: readonly (readonly [GlyphName, string, string])[] = [
  ['fuel', 'Fuel', 'hexagon'],
  ['coolant', 'Coolant', 'drop'],
  ['electricity', 'Electricity', 'bolt'],
  ['heat', 'Heat', 'flame'],
  ['ok', 'Producing, met', 'disc with check'],
  ['caution', 'Caution', 'triangle'],
  ['critical', 'Critical, starved', 'octagon'],
  ['ready', 'Ready, won', 'ring with play'],
  ['lost', 'Lost, off', 'square with cross'],
  ['unknown', 'Unknown', 'disc with question mark'],
  ['nostay', 'Do not stay', 'ring with two bars'],
  ['noenter', 'Do not enter', 'disc with bar'],
];

/** Signs that have no hue of their own. */
const TONES: Readonly<Record<string, string>> = { nostay: 'caution', noenter: 'critical' };

const Guide = ({ id }: { id: string }) => {
  const facts = gameFacts(id);
  const load = guideOf(id);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    void load?.().then(setText, () => setText(null));
  }, [load]);
  return (
    <Page title={facts?.title ?? id}>
      <div className="keys">
        {facts ? (
          <Link className="key" href={`/play/${id}`}>
            Levels
          </Link>
        ) : null}
        <Link className="key key--ghost" href="/rules">
          How to read any machine
        </Link>
      </div>
      {text === null ? null : <Markdown text={text} />}
      {load ? null : (
        <p className="lead">
          {facts
            ? 'This machine has no written guide yet; its levels teach it.'
            : `There is no game ${id} in this build.`}
        </p>
      )}
    </Page>
  );
};
