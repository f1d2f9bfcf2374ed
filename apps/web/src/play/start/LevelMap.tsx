// The levels of one game, in the order in which they teach, and the presets with their seeds.

import { plans } from 'virtual:plans';
import { Medal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from '../../app/Link.tsx';
import { Page } from '../../app/Page.tsx';
import { go } from '../../app/router.ts';
import { campaignOf, type GameFacts, isBeside, type LevelFacts } from '../../games/facts.ts';
import { gameFacts } from '../../games/registry.ts';
import { presetWords } from '../../hub/daily.ts';
import { TodayOf } from '../../hub/Lists.tsx';
import { RankedChoice } from '../../parts/RankedChoice.tsx';
import { Says } from '../../parts/Says.tsx';
import { SeedField } from '../../parts/SeedField.tsx';
import { Stars } from '../../parts/Stars.tsx';
import { type Result, readBook, resultOf } from '../../store/progress.ts';
import { type Save, saveKey } from '../../store/save/saves.ts';
import { FloorPlan } from './FloorPlan.tsx';
import { freshSeed } from './freshSeed.ts';
import { levelAddress } from './places.ts';
import { useSaves } from './useSaves.ts';

export const LevelMap = ({ game: id }: { game: string }) => {
  const game = gameFacts(id);
  const saves = useSaves();
  const [isRanked, setRanked] = useState(false);
  if (!game)
    return (
      <Page title="Not built yet">
        <Says glyph="unknown">There is no game {id} in this build.</Says>
      </Page>
    );
  const book = readBook();
  const campaign = campaignOf(game);
  const next = campaign.find((level) => !resultOf(book, id, level.id));
  const won = campaign.filter((level) => resultOf(book, id, level.id)).length;
  const chapters = [...new Set([...campaign, ...game.levels.filter(isBeside)].map((level) => level.chapter ?? ''))];
  const hasPlans = Object.keys(plans[id] ?? {}).length > 0;
  return (
    <Page title={game.title}>
      <p className="lead">{game.tagline}</p>
      {next ? (
        <Link className="commit nextlevel" href={levelAddress(id, next.id, isRanked)}>
          <strong>
            {game.levels.indexOf(next) + 1} · {next.title}
          </strong>
          <small>{won === 0 ? 'the first level' : `next; ${won} of ${campaign.length} won`}</small>
        </Link>
      ) : null}
      <RankedChoice isRanked={isRanked} onChoose={setRanked}>
        <p className="dim">
          {isRanked
            ? 'No hints, the light is off, and a turn that showed something hidden or rolled dice is final.'
            : 'Every turn can be taken back, and the light and the hints may be asked.'}
        </p>
      </RankedChoice>
      {chapters.map((chapter) => (
        <Chapter
          key={chapter}
          name={chapter}
          game={game}
          saves={saves}
          next={next}
          hasPlans={hasPlans}
          isRanked={isRanked}
        />
      ))}
      <TodayOf game={game} saves={saves} />
      {game.presets.length > 0 ? <SeedForm game={id} presets={game.presets} isRanked={isRanked} /> : null}
    </Page>
  );
};

interface ChapterProps {
  readonly name: string;
  readonly game: GameFacts;
  readonly saves: readonly Save[];
  readonly next: LevelFacts | undefined;
  readonly hasPlans: boolean;
  readonly isRanked: boolean;
}

const Chapter = ({ name, game, saves, next, hasPlans, isRanked }: ChapterProps) => {
  const book = readBook();
  const levels = game.levels.filter((level) => (level.chapter ?? '') === name);
  const won = levels.filter((level) => resultOf(book, game.id, level.id)).length;
  return (
    <section aria-label={name || 'Levels'}>
      <header className="chapter">
        {name === '' ? null : <h2 className="label">{name}</h2>}
        {levels.some(isBeside) ? null : (
          <span className={won === levels.length ? 'num ready' : 'num dim'}>
            {won} of {levels.length}
          </span>
        )}
      </header>
      <ol className={hasPlans ? 'levels levels--plans' : 'levels'}>
        {levels.map((level) => (
          <Level
            key={level.id}
            number={game.levels.indexOf(level) + 1}
            game={game.id}
            level={level}
            isNext={level === next}
            won={resultOf(book, game.id, level.id)}
            save={saves.find((one) => one.key === saveKey(game.id, { level: level.id }, isRanked))}
            isRanked={isRanked}
          />
        ))}
      </ol>
    </section>
  );
};

interface LevelProps {
  readonly number: number;
  readonly game: string;
  readonly level: LevelFacts;
  readonly isNext: boolean;
  readonly won: Result | undefined;
  readonly save: Save | undefined;
  readonly isRanked: boolean;
}

const Level = ({ number, game, level, isNext, won, save, isRanked }: LevelProps) => {
  const plan = plans[game]?.[level.id];
  return (
    <li>
      <Link className={isNext ? 'level level--next' : 'level'} href={levelAddress(game, level.id, isRanked)}>
        <span className="num">{number}</span>
        {plan ? <FloorPlan plan={plan} /> : null}
        <span className="levelname">
          <b>{level.title}</b>
          {level.teaches === undefined ? null : <small>{inWords(level.teaches)}</small>}
          {level.difficulty === undefined ? null : <small className="dim">Difficulty {level.difficulty}</small>}
        </span>
        <span className="end">
          {isNext ? <span className="chip you">next</span> : null}
          {save && save.status.is === 'playing' && save.turn > 0 ? (
            <span className="chip plan">turn {save.turn + 1}</span>
          ) : null}
          {(won?.badges ?? []).map((badge) => (
            <span key={badge} className="chip badge">
              {badge}
            </span>
          ))}
          {won ? <Stars stars={won.stars} label={`won in ${won.turns} turns, ${won.stars} of 3 stars`} /> : null}
          {level.par === null ? null : level.parWords ? (
            <Medalled words={`par ${level.parWords}`} isMet={won?.stars === 3} />
          ) : (
            <Par par={level.par} turns={won?.turns ?? null} />
          )}
        </span>
      </Link>
    </li>
  );
};

/** A medal once par is met; else what it asks for. */
const Par = ({ par, turns }: { par: number; turns: number | null }) =>
  turns !== null && turns <= par ? (
    <Medalled words={`par ${par}`} isMet />
  ) : (
    <Medalled words={`${turns === null ? '' : `${turns} turns, `}par ${par}`} isMet={false} />
  );

const Medalled = ({ words, isMet }: { words: string; isMet: boolean }) =>
  isMet ? (
    <span className="chip ready">
      <Medal className="i" aria-hidden="true" />
      {words}
    </span>
  ) : (
    <span className="num dim">{words}</span>
  );

/** `heatShield` as `heat shield`, `tJunction` as `T-junction`; words stay as they are. */
const inWords = (text: string): string =>
  text
    .replace(/\b([a-z])([A-Z])/g, (_, letter: string, next: string) => `${letter.toUpperCase()}-${next.toLowerCase()}`)
    .replace(/([a-z])([A-Z])/g, (_, last: string, next: string) => `${last} ${next.toLowerCase()}`);

interface SeedFormProps {
  readonly game: string;
  readonly presets: readonly string[];
  readonly isRanked: boolean;
}

/** A level by preset and seed. */
export const SeedForm = ({ game, presets, isRanked }: SeedFormProps) => {
  const [preset, setPreset] = useState(presets[0] ?? '');
  const [seed, setSeed] = useState('');
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = seed.trim() === '' ? freshSeed() : seed.trim().toUpperCase();
    go(
      `/play/${game}?preset=${encodeURIComponent(preset)}&seed=${encodeURIComponent(chosen)}${isRanked ? '&ranked' : ''}`,
    );
  };
  return (
    <section aria-label="Made by seed">
      <header className="chapter">
        <h2 className="label">Made by seed</h2>
      </header>
      <form className="seedform" onSubmit={start}>
        <label>
          Preset
          <select value={preset} onChange={(event) => setPreset(event.target.value)}>
            {presets.map((one) => (
              <option key={one} value={one}>
                {presetWords(game, one)}
              </option>
            ))}
          </select>
        </label>
        <SeedField value={seed} maxLength={24} onChange={setSeed} />
        <button type="submit" className="key">
          Make and play
        </button>
      </form>
      <p className="dim">The same preset and seed make the same level everywhere.</p>
    </section>
  );
};
