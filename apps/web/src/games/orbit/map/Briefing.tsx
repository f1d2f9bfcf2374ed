// What is known of a scenario before it is flown: the radio line, goal, limit and medals, two hints for whoever asks, and
// what was reached before.

import { diceOf } from '@interlock/kernel';
import { game } from '@interlock/orbit';
import { medalBarOf } from '@interlock/orbit/screen';
import { useMemo } from 'react';
import type { Result } from '../../../store/progress.ts';
import { bestOf } from '../result.ts';
import type { Scenario } from './campaign.ts';

interface BriefingProps {
  readonly scenario: Scenario;
  readonly isOpen: boolean;
  readonly result: Result | undefined;
  readonly turn: number | null;
}

export const Briefing = ({ scenario, result }: BriefingProps) => {
  const { goal, bar, protect, least } = useMemo(() => factsOf(scenario.id), [scenario.id]);
  return (
    <section className="ob-briefing" aria-live="polite">
      <header>
        <span className="label">{scenario.teaches}</span>
        <span className="chip">{scenario.isParProven ? 'par proven' : 'best known par'}</span>
      </header>
      <h2>
        {scenario.number} · {scenario.title}
      </h2>
      <p>{scenario.intro}</p>
      <div className="rows">
        <div className="row">
          Goal<span className="end">{goal}</span>
        </div>
        {protect === '' ? null : (
          <div className="row">
            Protect<span className="end">{protect}</span>
          </div>
        )}
        <div className="row">
          Limit and par
          <span className="end num">
            {scenario.limit} · {scenario.par}
          </span>
        </div>
        {least === undefined ? null : (
          <div className="row">
            No win is known under par, none exists under<span className="end num">{least}</span>
          </div>
        )}
        {bar ? (
          <div className="row">
            Gold, silver, bronze
            <span className="end num">
              {bar.gold} · {bar.silver} · {bar.by === 'hull' ? 'any, by hull' : scenario.limit}
            </span>
          </div>
        ) : null}
        {result ? (
          <div className="row">
            Your best
            <span className="end num">{bestOf(result)}</span>
          </div>
        ) : null}
      </div>
      {scenario.hints.length > 0 ? (
        <details className="ob-hints">
          <summary>Hints from whoever flew it before</summary>
          <ul>
            {scenario.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
};

/** Goal and medals as the game words them. */
const factsOf = (id: string) => {
  const entry = game.levels.find((level) => level.id === id)!;
  const world = game.compile!(game.content, entry.level);
  const view = game.view(world, game.setup(world, entry.level, diceOf('')), 'player');
  const names = view.protect.map((ship) => view.ships.find((one) => one.id === ship)?.name ?? ship);
  return { goal: view.goal.text, bar: medalBarOf(world), protect: names.join(', '), least: entry.par?.atLeast };
};
