// Decks made by seed: a single one, or an expedition of several, each with what its preset means.

import { game } from '@interlock/station';
import { type FormEvent, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { go } from '../../../app/router.ts';
import { TodayOf } from '../../../hub/Lists.tsx';
import { SeedField } from '../../../parts/SeedField.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import type { Save } from '../../../store/save/saves.ts';
import { gameFacts } from '../../registry.ts';
import { Expeditions } from './Expeditions.tsx';
import { addressOfLeg, isPresetOfRuns } from './expedition.ts';
import { KIND_NAMES, type Kind, sizesOf, wordsOf } from './presets.ts';
import './seeds.css';

const SIZES = sizesOf(game.params.presets);
const USUAL = SIZES.find(({ name }) => name === 'Normal') ?? SIZES[0]!;

export const Seeds = ({ isRanked, saves }: { isRanked: boolean; saves: readonly Save[] }) => {
  const [size, setSize] = useState(USUAL);
  const [wanted, setWanted] = useState<Kind>('dark');
  const [seed, setSeed] = useState('');
  const kind = size.presets.has(wanted) ? wanted : 'dark';
  const preset = size.presets.get(kind)!;
  const { balance } = game.content;
  const params = game.params.presets[preset]!;
  const chosen = (): string => (seed.trim() === '' ? freshSeed() : seed.trim().toUpperCase());
  const single = (event: FormEvent): void => {
    event.preventDefault();
    const ranked = isRanked ? '&ranked' : '';
    go(`/play/station?preset=${encodeURIComponent(preset)}&seed=${encodeURIComponent(chosen())}${ranked}`);
  };
  const off = !isPresetOfRuns(preset);
  const rooms = balance.run.rooms[params.difficulty];
  return (
    <>
      <TodayOf game={gameFacts('station')!} saves={saves} />
      <section aria-label="The inspector" className="st-seeds">
        <header className="chapter">
          <h2 className="label">The inspector</h2>
        </header>
        <p>
          Eight decks that cannot be won, and as many more as you like. Find the fault, mend it cheaply.{' '}
          <Link href="/workshop/station">To the inspector</Link>
        </p>
      </section>
      <section aria-label="Made by seed" className="st-seeds">
        <header className="chapter">
          <h2 className="label">Made by seed</h2>
        </header>
        <div className="st-choices">
          <Choice
            legend="Difficulty"
            options={SIZES.map(({ name }) => name)}
            chosen={size.name}
            onChoose={(name) => setSize(SIZES.find((one) => one.name === name) ?? USUAL)}
          />
          <Choice
            legend="Light and power"
            options={[...size.presets.keys()].map((one) => KIND_NAMES[one])}
            chosen={KIND_NAMES[kind]}
            onChoose={(name) => setWanted([...size.presets.keys()].find((one) => KIND_NAMES[one] === name) ?? 'dark')}
          />
        </div>
        <div className="st-means" role="status">
          {wordsOf(balance, params).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <form className="seedform" onSubmit={single}>
          <SeedField value={seed} maxLength={24} onChange={setSeed} />
          <button type="submit" className="key">
            Make and play
          </button>
          {off ? null : (
            <button
              type="button"
              className="key key--line"
              onClick={() => go(addressOfLeg({ preset, seed: chosen(), deck: 1 }, isRanked))}
            >
              Begin an expedition
            </button>
          )}
        </form>
        <p className="dim">
          The same choice and seed make the same deck everywhere.
          {off
            ? ''
            : ` An expedition is ${balance.run.decks} decks in a row, of ${rooms[0]} to ${rooms.at(-1)} rooms; nothing is carried from one to the next.`}
        </p>
      </section>
      <Expeditions isRanked={isRanked} saves={saves} />
    </>
  );
};

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly string[];
  readonly chosen: string;
  onChoose(name: string): void;
}

const Choice = ({ legend, options, chosen, onChoose }: ChoiceProps) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    <div className="seg">
      {options.map((name) => (
        <label key={name} className={name === chosen ? 'isChosen' : ''}>
          <input type="radio" name={legend} checked={name === chosen} onChange={() => onChoose(name)} />
          {name}
        </label>
      ))}
    </div>
  </fieldset>
);
