// The wide card: go on where one stopped, or start the first level.

import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from '../app/Link.tsx';
import type { GameFacts } from '../games/facts.ts';
import { cardOf } from '../games/registry.ts';
import { type Light, Verdict } from '../parts/Verdict.tsx';
import { type Save, saveAddress } from '../store/save/saves.ts';
import { PictureBoundary } from './PictureBoundary.tsx';
import { standsAt } from './saveWords.ts';

const Snapshot = lazy(async () => ({ default: (await import('./Snapshot.tsx')).Snapshot }));

export const GoOn = ({ save, games }: { save: Save | null; games: readonly GameFacts[] }) => {
  if (save) return <Continue save={save} games={games} />;
  const first = games.find(({ isHidden }) => !isHidden) ?? games[0];
  return first ? <FirstVisit game={first} /> : null;
};

const Card = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <section className="cont" aria-label="Go on">
    <div className="pic" aria-hidden="true" inert>
      {picture}
    </div>
    <div className="ctext">{children}</div>
  </section>
);

const Drawing = ({ game }: { game: string }) => {
  const Own = cardOf(game)?.Drawing;
  return Own ? <Own /> : null;
};

const LIGHTS: Readonly<Record<string, Light>> = { winnable: 'winnable', lost: 'lost', unknown: 'unknown' };

const Continue = ({ save, games }: { save: Save; games: readonly GameFacts[] }) => {
  const facts = games.find((one) => one.id === save.game);
  const origin = save.replay.origin as Readonly<Record<string, unknown>>;
  const isOver = save.status.is !== 'playing';
  const next = save.status.is === 'won' ? nextLevel(facts, origin) : undefined;
  const href = next ? `/play/${save.game}?level=${encodeURIComponent(next.id)}` : saveAddress(save);
  return (
    <Card
      picture={
        <PictureBoundary instead={<Drawing game={save.game} />}>
          <Suspense fallback={<Drawing game={save.game} />}>
            <Snapshot save={save} fallback={<Drawing game={save.game} />} />
          </Suspense>
        </PictureBoundary>
      }
    >
      <span className="label">{isOver ? 'Where you stopped' : 'Go on where you stopped'}</span>
      <h1>
        {save.title}, {standsAt(save)}
      </h1>
      <p>{save.note}</p>
      <div className="crow">
        <Link className="commit" href={href}>
          <strong>{next ? next.title : isOver ? 'Look again' : 'Go on'}</strong>
          <small>
            {facts?.title ?? save.game}
            {next ? ', the next level' : ''}
          </small>
        </Link>
        {!isOver && save.verdict ? (
          <Verdict light={LIGHTS[save.verdict.is] ?? 'unknown'} reason={save.verdict.words} />
        ) : null}
      </div>
    </Card>
  );
};

const nextLevel = (facts: GameFacts | undefined, origin: Readonly<Record<string, unknown>>) => {
  const at = facts?.levels.findIndex((level) => level.id === origin.level) ?? -1;
  return at < 0 ? undefined : facts?.levels[at + 1];
};

const FirstVisit = ({ game }: { game: GameFacts }) => {
  const level = game.levels[0];
  return (
    <Card picture={<Drawing game={game.id} />}>
      <span className="label">{game.title}</span>
      <h1>{level?.title ?? game.title}</h1>
      <p>{game.tagline} You see what will happen before you act; nothing counts until you commit.</p>
      <div className="crow">
        <Link
          className="commit"
          href={level ? `/play/${game.id}?level=${encodeURIComponent(level.id)}` : `/play/${game.id}`}
        >
          <strong>Start</strong>
          <small>the first level, a few minutes</small>
        </Link>
      </div>
    </Card>
  );
};
