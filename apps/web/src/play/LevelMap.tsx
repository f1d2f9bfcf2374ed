// The levels of one game, in the order in which they teach, and the presets with their seeds.

import { type FormEvent, useEffect, useState } from 'react';
import { Link } from '../app/Link.tsx';
import { Page } from '../app/Page.tsx';
import { go } from '../app/router.ts';
import type { LevelFacts } from '../games/facts.ts';
import { gameFacts } from '../games/registry.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { Says } from '../parts/Says.tsx';
import { type Result, readBook, resultOf } from '../store/progress.ts';
import { listSaves, type Save, saveKey } from '../store/saves.ts';

export const LevelMap = ({ game: id }: { game: string }) => {
  const game = gameFacts(id);
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]));
  }, []);
  if (!game)
    return (
      <Page title="Not built yet">
        <Says glyph="unknown">There is no game {id} in this build.</Says>
      </Page>
    );
  const book = readBook();
  const chapters = [...new Set(game.levels.map((level) => level.chapter ?? ''))];
  return (
    <Page title={game.title}>
      <p className="lead">{game.tagline}</p>
      {chapters.map((chapter) => (
        <section key={chapter} aria-label={chapter || 'Levels'}>
          {chapter === '' ? null : <h2 className="label chapter">{chapter}</h2>}
          <ol className="levels">
            {game.levels.map((level, i) =>
              (level.chapter ?? '') === chapter ? (
                <Level
                  key={level.id}
                  number={i + 1}
                  game={id}
                  level={level}
                  won={resultOf(book, id, level.id)}
                  save={saves.find((one) => one.key === saveKey(id, { level: level.id }))}
                />
              ) : null,
            )}
          </ol>
        </section>
      ))}
      {game.presets.length > 0 ? <SeedForm game={id} presets={game.presets} /> : null}
    </Page>
  );
};

interface LevelProps {
  readonly number: number;
  readonly game: string;
  readonly level: LevelFacts;
  readonly won: Result | undefined;
  readonly save: Save | undefined;
}

const Level = ({ number, game, level, won, save }: LevelProps) => (
  <li>
    <Link className="level" href={`/play/${game}?level=${encodeURIComponent(level.id)}`}>
      <span className="num">{number}</span>
      <span className="levelname">
        <b>{level.title}</b>
        {level.teaches === undefined ? null : <small>{level.teaches}</small>}
      </span>
      <span className="end">
        {save && save.status.is === 'playing' && save.turn > 0 ? (
          <span className="chip plan">turn {save.turn + 1}</span>
        ) : null}
        {(won?.badges ?? []).map((badge) => (
          <span key={badge} className="chip badge">
            {badge}
          </span>
        ))}
        {won ? (
          <span className="stars" role="img" aria-label={`won in ${won.turns} turns, ${won.stars} of 3 stars`}>
            {[1, 2, 3].map((n) => (
              <Glyph key={n} name="star" className={n <= won.stars ? 'you' : 'faint'} />
            ))}
          </span>
        ) : null}
        {level.par === null ? null : <span className="num dim">par {level.par}</span>}
      </span>
    </Link>
  </li>
);

const SeedForm = ({ game, presets }: { game: string; presets: readonly string[] }) => {
  const [preset, setPreset] = useState(presets[0] ?? '');
  const [seed, setSeed] = useState('');
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = seed.trim() === '' ? freshSeed() : seed.trim().toUpperCase();
    go(`/play/${game}?preset=${encodeURIComponent(preset)}&seed=${encodeURIComponent(chosen)}`);
  };
  return (
    <section aria-label="Made by seed">
      <h2 className="label chapter">Made by seed</h2>
      <form className="seedform" onSubmit={start}>
        <label>
          Preset
          <select value={preset} onChange={(event) => setPreset(event.target.value)}>
            {presets.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Seed
          <input
            className="num"
            value={seed}
            maxLength={24}
            placeholder="any"
            autoComplete="off"
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
        <button type="submit" className="key">
          Make and play
        </button>
      </form>
      <p className="dim">The same preset and seed make the same level everywhere.</p>
    </section>
  );
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
