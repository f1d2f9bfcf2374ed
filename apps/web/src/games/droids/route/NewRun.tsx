// A full run of one's own: ruleset, droid, difficulty, kit and seed, each with what it means in numbers.

import {
  DIFFICULTIES,
  type Difficulty,
  game,
  KITS,
  type Kit,
  presetName,
  ROBOTS,
  type RobotType,
  RULESETS,
  type RulesetName,
  robotWords,
} from '@interlock/droids';
import { type FormEvent, type ReactNode, useState } from 'react';
import { go } from '../../../app/router.ts';
import { SeedField } from '../../../parts/SeedField.tsx';
import { freshSeed } from '../../../play/start/freshSeed.ts';
import { solver } from '../../../worker/client.ts';
import { Line } from '../icons.tsx';
import { capital, signed, spaced } from '../words.ts';
import { fairSeed } from './fairSeed.ts';
import '../styles/newRun.css';

const RULESET_WORDS: Readonly<Record<RulesetName, string>> = {
  remastered: 'No dice while a program runs: hiccups count, races always swap, harm can be repaired.',
  classic: 'The old rules: glitches strike by chance, and every chance is shown before you run.',
};

const ICONS: Readonly<Record<RobotType, string>> = { Vintage: 'crate', Analyst: 'eye', Courier: 'shed', Ranger: 'sun' };

export const NewRun = ({ isRanked }: { isRanked: boolean }) => {
  const [ruleset, setRuleset] = useState<RulesetName>('remastered');
  const [difficulty, setDifficulty] = useState<Difficulty>('Easy');
  const [robot, setRobot] = useState<RobotType>('Vintage');
  const [kit, setKit] = useState<Kit>('standard');
  const [seed, setSeed] = useState('');
  const rules = game.content.rulesets[ruleset];
  const stats = rules.difficulties[difficulty];
  const preset = presetName({ ruleset, difficulty, robotType: robot, kit });
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
        <Choice legend="Rules" options={RULESETS} chosen={ruleset} onChoose={(name) => setRuleset(name)}>
          {RULESET_WORDS[ruleset]}
        </Choice>
        <Choice legend="Difficulty" options={DIFFICULTIES} chosen={difficulty} onChoose={(name) => setDifficulty(name)}>
          <Stats
            of={[
              ['Energy', stats.energy],
              ['Carry', stats.maxCarry],
              ['Hand', stats.handSize],
              ['Tape', stats.tapeLength],
              ['Preview', stats.preview],
              ['Days', stats.dayLimit],
            ]}
          />
        </Choice>
        <fieldset className="dd-droids">
          <legend>Droid</legend>
          {ROBOTS.map((name) => {
            const { identity, trait, line } = robotWords(rules, name);
            const { adds, deck, programCount } = rules.robots[name];
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
                  <b>{name}</b>
                  <small>{identity}</small>
                  <Stats
                    of={[
                      ...Object.entries(adds).map(([field, by]) => [spaced(field), signed(by)] as const),
                      ['Programs a day', programCount],
                      ['Cards', deck.length],
                    ]}
                  />
                  {trait === null ? null : <small>{trait}</small>}
                  <small className="dd-flavour">{line}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
        <Choice legend="Kit" options={KITS} chosen={kit} onChoose={(name) => setKit(name)}>
          {kit === 'lean' ? 'One NoOp stays at home; a Streamline comes along.' : 'The deck as it is built.'}
        </Choice>
        <div className="dd-setout">
          <SeedField value={seed} maxLength={24} onChange={setSeed} />
          <button type="submit" className="commit">
            <strong>Make and play</strong>
            <small className="num">
              droids-{preset}-{seed.trim() === '' ? '…' : seed.trim().toUpperCase()}
            </small>
          </button>
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
  /** What the chosen one means. */
  readonly children: ReactNode;
  onChoose(name: T): void;
}

const Choice = <T extends string>({ legend, options, chosen, onChoose, children }: ChoiceProps<T>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    <div className="seg">
      {options.map((name) => (
        <label key={name} className={name === chosen ? 'isChosen' : ''}>
          <input type="radio" name={legend} checked={name === chosen} onChange={() => onChoose(name)} />
          {capital(name)}
        </label>
      ))}
    </div>
    <div className="dim">{children}</div>
  </fieldset>
);

const Stats = ({ of }: { of: readonly (readonly [label: string, value: number | string])[] }) => (
  <span className="dd-stats">
    {of.map(([label, value]) => (
      <span key={label}>
        {label} <b className="num">{value}</b>
      </span>
    ))}
  </span>
);
