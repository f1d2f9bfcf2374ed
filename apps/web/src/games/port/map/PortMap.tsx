// The tickets: twelve scenarios with their three certified seeds, the day's ticket, a shift, a generated one, or any seed.

import { game } from '@interlock/port';
import { picksIn, texts, unlocked } from '@interlock/port/screen';
import { CalendarDays, Layers3, Lock } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Page } from '../../../app/Page.tsx';
import { go } from '../../../app/router.ts';
import { SeedField } from '../../../parts/SeedField.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { readBook, resultOf } from '../../../store/progress.ts';
import { listSaves, type Save, saveKey } from '../../../store/save/saves.ts';
import { dailyTicket } from '../daily.ts';
import '../port.css';
import './map.css';
import { readRanks } from '../series/ranks.ts';
import { tryOf, tryWords } from '../series/tries.ts';

const SCENARIOS = [...game.content.scenarios].sort((a, b) => a.order - b.order);
const BRIEFINGS: Readonly<Record<string, string>> = texts.briefings;

export const PortMap = () => {
  const [saves, setSaves] = useState<readonly Save[]>([]);
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]));
  }, []);
  const book = readBook();
  const won = SCENARIOS.filter(({ id }) => [1, 2, 3].some((n) => resultOf(book, 'port', `${id}-${n}`))).map(
    ({ id }) => id,
  );
  const open = unlocked(game.content, won);
  return (
    <Page title="Open The Port">
      <p className="lead">
        One port, one company, not enough time. Every answer shows its price, every next card its odds; only the dice
        are hidden.
      </p>
      <div className="pt-ways">
        <Daily />
        <ShiftForm />
      </div>
      <h2 className="label chapter">Twelve scenarios, three tickets each</h2>
      <p className="dim">
        On each ticket stands how many of a hundred steady players open its port, from this start and on dice of their
        own.
      </p>
      <ol className="pt-scenarios">
        {SCENARIOS.map(({ id, name, teaches, order }, i) => {
          const isOpen = open.includes(id);
          const before = SCENARIOS[i - 1];
          return (
            <li key={id} className={`pt-scenario ${isOpen ? '' : 'pt-locked'}`}>
              <span className="num pt-order">{order}</span>
              <div className="pt-about">
                <h3>{name}</h3>
                <p>{BRIEFINGS[id] ?? teaches}</p>
                <small className="dim">{teaches}</small>
              </div>
              {isOpen ? (
                <div className="pt-tickets">
                  {game.levels
                    .filter((level) => level.id.startsWith(`${id}-`) && level.chapter === name)
                    .map((level) => (
                      <TicketLink
                        key={level.id}
                        id={level.id}
                        name={`Ticket ${level.id.slice(id.length + 1)}`}
                        stars={resultOf(book, 'port', level.id)?.stars ?? null}
                        picks={picksIn(level.witnesses[0]?.turns ?? [])}
                        odds={oddsOf(level.difficulty)}
                        save={saves.find((one) => one.key === saveKey('port', { level: level.id }))}
                      />
                    ))}
                </div>
              ) : (
                <p className="pt-lockline">
                  <Lock className="i" aria-hidden="true" /> opens after a win in {before?.name ?? 'the one before'}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <SeedForm />
      <RankLists />
      <p>
        <Link className="key" href="/workshop/port">
          The cards, for designers
        </Link>
      </p>
    </Page>
  );
};

interface TicketLinkProps {
  readonly id: string;
  readonly name: string;
  /** Null: not won yet. */
  readonly stars: number | null;
  readonly picks: number;
  /** Of a hundred steady players, who wins. */
  readonly odds: number | null;
  readonly save: Save | undefined;
}

const oddsOf = (difficulty: unknown): number | null => {
  const pm = (difficulty as { readonly steadyPm?: number } | undefined)?.steadyPm;
  return pm === undefined ? null : Math.round(pm / 10);
};

const TicketLink = ({ id, name, stars, picks, odds, save }: TicketLinkProps) => {
  const isGoing = save?.status.is === 'playing' && save.turn > 0;
  return (
    <Link className="pt-ticketlink" href={`/play/port?level=${id}`}>
      <b>{name}</b>
      <Stars stars={stars ?? 0} label={stars === null ? 'not won yet' : `won, ${stars} of 3 stars`} />
      <small>{isGoing ? 'going on' : stars === null ? 'not won yet' : `par ${picks} answers`}</small>
      {odds === null ? null : <small>{odds} in 100 win</small>}
    </Link>
  );
};

/** The calendar's ticket: the same address as in the hub. */
const Daily = () => {
  const date = new Date().toISOString().slice(0, 10);
  const { to, place, code } = dailyTicket(date);
  const won = resultOf(readBook(), 'port', place);
  const mine = tryOf(date);
  return (
    <section className="pt-way" aria-label="The day's ticket">
      <CalendarDays className="i" aria-hidden="true" />
      <div>
        <h2>The day's ticket</h2>
        <p className="dim">
          <span className="num">{code}</span>: the same for everyone.{' '}
          {mine ? `Your try: ${tryWords(mine)}. Practice from here on.` : 'One ranked try a day, then practice.'}
          {won ? ` ${won.stars} of 3 stars.` : ''}
        </p>
      </div>
      <Link className="key" href={to}>
        {mine ? 'Practise it' : 'Play it'}
      </Link>
    </section>
  );
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Capitals, digits and hyphens, as the rules want a seed. */
const cleaned = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '');

const ShiftForm = () => {
  const { tickets } = game.content.config.shift;
  const begin = (): void => {
    const seed = freshSeed();
    go(`/play/port?journey=${seed}`);
  };
  return (
    <section className="pt-way" aria-label="A shift">
      <Layers3 className="i" aria-hidden="true" />
      <div>
        <h2>A shift</h2>
        <p className="dim">{tickets} tickets in a row. Some stress and some influence stay with you.</p>
      </div>
      <button type="button" className="key" onClick={begin}>
        Begin a shift
      </button>
    </section>
  );
};

const SeedForm = () => {
  const presets = Object.keys(game.params.presets);
  const [preset, setPreset] = useState('standard');
  const [seed, setSeed] = useState('');
  const start = (event: FormEvent): void => {
    event.preventDefault();
    go(`/play/port?preset=${preset}&seed=${cleaned(seed) || freshSeed()}`);
  };
  const nameOf = (id: string): string =>
    SCENARIOS.find((one) => one.id === id)?.name ?? `Generated, difficulty ${id.slice('ticket-'.length)}`;
  return (
    <section aria-label="Any seed">
      <h2 className="label chapter">Any seed</h2>
      <form className="seedform" onSubmit={start}>
        <label>
          Scenario or difficulty
          <select value={preset} onChange={(event) => setPreset(event.target.value)}>
            {presets.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
        </label>
        <SeedField value={seed} maxLength={game.content.config.seed.maxChars} onChange={setSeed} />
        <button type="submit" className="key">
          Play this ticket
        </button>
      </form>
      <p className="dim">Generated tickets are proven winnable before they are offered.</p>
    </section>
  );
};

const LISTS = { realtime: 'Real time', slowed: 'Slowed real time', relaxed: 'Relaxed', assisted: 'Assisted' } as const;

const RankLists = () => {
  const ranks = readRanks();
  const filled = (Object.keys(LISTS) as (keyof typeof LISTS)[]).filter((list) => (ranks[list] ?? []).length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-label="Ranked on this machine">
      <h2 className="label chapter">Ranked on this machine</h2>
      <div className="pt-ranks">
        {filled.map((list) => (
          <div key={list}>
            <h3>{LISTS[list]}</h3>
            <ol>
              {(ranks[list] ?? []).map(({ place, outcome, score, timeLeft }) => (
                <li key={`${place} ${score} ${timeLeft} ${outcome}`}>
                  <span className="num">{score}</span> {place},{' '}
                  {outcome === 'win' ? `won with ${timeLeft} s left` : `lost by ${outcome}`}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
};
