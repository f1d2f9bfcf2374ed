// Beside the campaign, always open: duels for two, training duels, the generator, the scenario of the day.

import { game } from '@interlock/orbit';
import { texts } from '@interlock/orbit/screen';
import { CalendarDays, Dices, Swords, Users } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { go } from '../../../app/router.ts';
import { dailyOf } from '../../../hub/daily.ts';
import { SeedField } from '../../../parts/SeedField.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import { readBook, resultOf } from '../../../store/progress.ts';
import { gameFacts } from '../../registry.ts';

const inChapter = (name: string | undefined) => game.levels.filter(({ chapter }) => chapter === name);

export const Doors = () => (
  <section className="ob-doors" aria-label="Beside the campaign">
    <span className="label">Beside the campaign</span>
    <Door icon={<Users className="i" aria-hidden="true" />} name="Duels for two" note="one keyboard, two secrets">
      {inChapter(texts.chapters.seats).map(({ id, title, intro }) => (
        <Link key={id} className="ob-doorlink" href={`/play/${game.id}?level=${id}`}>
          <b>{title}</b>
          <small>{intro}</small>
        </Link>
      ))}
    </Door>
    <Door icon={<Swords className="i" aria-hidden="true" />} name="Training duel" note="a personality in the red seat">
      <ul className="ob-spar">
        {inChapter(texts.chapters.training).map(({ id, title }) => (
          <li key={id}>
            <Link href={`/play/${game.id}?level=${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </Door>
    <Door icon={<Dices className="i" aria-hidden="true" />} name="Generator" note="kind, difficulty, seed">
      <Generator />
    </Door>
    <Today />
  </section>
);

const Door = ({ icon, name, note, children }: { icon: ReactNode; name: string; note: string; children: ReactNode }) => (
  <details className="ob-door">
    <summary>
      {icon}
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </summary>
    <div>{children}</div>
  </details>
);

/** `hunt3` is kind and difficulty in one word. */
const partsOf = (preset: string): readonly [string, string] => [preset.replace(/\d+$/, ''), preset.replace(/^\D+/, '')];

const Generator = () => {
  const presets = Object.keys(game.params.presets);
  const kinds = [...new Set(presets.map((preset) => partsOf(preset)[0]))];
  const [kind, setKind] = useState(kinds[0] ?? '');
  const levels = presets.filter((preset) => partsOf(preset)[0] === kind).map((preset) => partsOf(preset)[1]);
  const [level, setLevel] = useState(levels[0] ?? '');
  const [seed, setSeed] = useState('');
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = seed.trim() === '' ? freshSeed() : seed.trim().toUpperCase();
    go(`/play/${game.id}?preset=${kind}${level}&seed=${encodeURIComponent(chosen)}`);
  };
  return (
    <form className="seedform" onSubmit={start}>
      <label>
        Kind
        <select value={kind} onChange={(event) => setKind(event.target.value)}>
          {kinds.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label>
        Difficulty
        <select value={level} onChange={(event) => setLevel(event.target.value)}>
          {levels.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <SeedField value={seed} maxLength={24} onChange={setSeed} />
      <button type="submit" className="key">
        Make and fly
      </button>
    </form>
  );
};

const Today = () => {
  const facts = gameFacts(game.id);
  const daily = facts ? dailyOf(facts, new Date()) : null;
  if (!daily) return null;
  const isWon = resultOf(readBook(), game.id, daily.place) !== undefined;
  return (
    <Link className="ob-door ob-today" href={daily.to}>
      <CalendarDays className="i" aria-hidden="true" />
      <span>
        <b>Today's scenario</b>
        <small>{daily.code}</small>
      </span>
      <span className="chip">{isWon ? 'won' : 'not won'}</span>
    </Link>
  );
};
