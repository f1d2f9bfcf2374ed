// A full run of one's own: ruleset, droid, difficulty, kit and seed, each with what it means in numbers.

import {
  DIFFICULTIES,
  type Difficulty,
  game,
  KITS,
  type Kit,
  ROBOTS,
  type RobotType,
  RULESETS,
  type RulesetName,
  robotWords,
} from '@interlock/droids';
import { type FormEvent, useState } from 'react';
import { go } from '../../../app/router.ts';
import { SeedField } from '../../../parts/SeedField.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import { solver } from '../../../worker/client.ts';
import { Line } from '../icons.tsx';
import { spaced } from '../words.ts';
import { fairSeed } from './fairSeed.ts';

const RULESET_WORDS: Readonly<Record<RulesetName, string>> = {
  remastered: 'No dice while a program runs: hiccups count, races always swap, harm can be repaired.',
  classic: 'The old rules: glitches strike by chance, and every chance is shown before you run.',
};

const ICONS: Readonly<Record<RobotType, string>> = { Vintage: 'crate', Analyst: 'eye', Courier: 'shed', Ranger: 'sun' };

/** The preset's name, as level codes spell it. */
const presetOf = (ruleset: RulesetName, difficulty: Difficulty, robot: RobotType, kit: Kit): string =>
  [
    ...(ruleset === 'classic' ? ['classic'] : []),
    difficulty.toLowerCase(),
    ...(robot === 'Vintage' ? [] : [robot.toLowerCase()]),
    ...(kit === 'lean' ? ['lean'] : []),
  ].join('-');

export const NewRun = ({ isRanked }: { isRanked: boolean }) => {
  const [ruleset, setRuleset] = useState<RulesetName>('remastered');
  const [difficulty, setDifficulty] = useState<Difficulty>('Easy');
  const [robot, setRobot] = useState<RobotType>('Vintage');
  const [kit, setKit] = useState<Kit>('standard');
  const [seed, setSeed] = useState('');
  const rules = game.content.rulesets[ruleset];
  const stats = rules.difficulties[difficulty];
  const preset = presetOf(ruleset, difficulty, robot, kit);
  const [note, setNote] = useState('');
  const [isLooking, setLooking] = useState(false);
  // A seed one types is played as it is; one that is offered is fair.
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLooking) return;
    setLooking(true);
    setNote(seed.trim() === '' ? 'Looking for a fair seed…' : '');
    const chosen =
      seed.trim() === ''
        ? await fairSeed((one) => solver().generate(game.id, preset, one), freshSeed)
        : seed.trim().toUpperCase();
    setLooking(false);
    setNote(chosen === null ? 'No fair seed came up. Try again, or type a seed.' : '');
    if (chosen !== null)
      go(`/play/droids?preset=${preset}&seed=${encodeURIComponent(chosen)}${isRanked ? '&ranked' : ''}`);
  };
  return (
    <section aria-label="A run of your own" className="dd-newrun">
      <header className="chapter">
        <h2 className="label">A run of your own</h2>
      </header>
      <form onSubmit={(event) => void start(event)}>
        <Choice legend="Rules" options={RULESETS} chosen={ruleset} onChoose={(name) => setRuleset(name)} />
        <p className="dim">{RULESET_WORDS[ruleset]}</p>
        <Choice
          legend="Difficulty"
          options={DIFFICULTIES}
          chosen={difficulty}
          onChoose={(name) => setDifficulty(name)}
        />
        <p className="dim num">
          Energy {stats.energy} · carry {stats.maxCarry} · hand {stats.handSize} · tape {stats.tapeLength} · preview{' '}
          {stats.preview} · {stats.dayLimit} days
        </p>
        <fieldset className="dd-droids">
          <legend className="label">Droid</legend>
          {ROBOTS.map((name) => {
            const words = robotWords(rules, name);
            const { adds, deck } = rules.robots[name];
            const changes = Object.entries(adds).map(
              ([field, by]) => `${spaced(field)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
            );
            return (
              <label key={name} className={`dd-droid ${name === robot ? 'is-chosen' : ''}`}>
                <input
                  type="radio"
                  name="droid"
                  className="sr"
                  checked={name === robot}
                  onChange={() => setRobot(name)}
                />
                <Line name={ICONS[name]} />
                <span>
                  <b>{words.name}</b>
                  <small>{words.identity}</small>
                  <small className="num">
                    {[...changes, `${deck.length} cards`].join(' · ')}
                    {words.trait === null ? '' : ` · ${words.trait}`}
                  </small>
                  <small className="dd-flavour">{words.line}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
        <Choice legend="Kit" options={KITS} chosen={kit} onChoose={(name) => setKit(name)} />
        <div className="seedform">
          <SeedField value={seed} maxLength={24} onChange={setSeed} />
          <button type="submit" className="key">
            Make and play
          </button>
          <span className="num dim">
            droids-{preset}-{seed.trim() === '' ? '…' : seed.trim().toUpperCase()}
          </span>
          <span role="status" className="dim">
            {note}
          </span>
        </div>
      </form>
    </section>
  );
};

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T;
  onChoose(name: T): void;
}

const Choice = <T extends string>({ legend, options, chosen, onChoose }: ChoiceProps<T>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    <div className="seg">
      {options.map((name) => (
        <label key={name} className={name === chosen ? 'isChosen' : ''}>
          <input type="radio" name={legend} checked={name === chosen} onChange={() => onChoose(name)} />
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </label>
      ))}
    </div>
  </fieldset>
);
