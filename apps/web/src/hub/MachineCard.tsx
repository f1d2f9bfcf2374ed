// One machine: its drawing, how far one has come, and the next level. A machine that is not built yet says so.

import { Hammer, Play } from 'lucide-react';
import { Link } from '../app/Link.tsx';
import type { GameCard } from '../games/card.ts';
import { campaignOf, type GameFacts } from '../games/facts.ts';
import { cardOf } from '../games/registry.ts';
import { readBook, resultOf } from '../store/progress.ts';

/** A machine of which there is no more than its card yet. */
export const LaterCard = ({ id, card: { Drawing, title = id, what } }: { id: string; card: GameCard }) => (
  <li className="mach mach--later">
    <div className="card">
      <span className="pic">
        <Drawing />
      </span>
      <span className="body">
        <b>{title}</b>
        <span className="what">{what}</span>
        <span className="go go--later">
          <Hammer className="i" aria-hidden="true" />
          Being built
        </span>
      </span>
    </div>
  </li>
);

export const MachineCard = ({ facts }: { facts: GameFacts }) => {
  const card = cardOf(facts.id);
  const Drawing = card?.Drawing;
  const book = readBook();
  const levels = campaignOf(facts);
  const won = levels.filter((level) => resultOf(book, facts.id, level.id)).length;
  const at = levels.findIndex((level) => !resultOf(book, facts.id, level.id));
  const next = levels[at];
  const goal = next ? `/play/${facts.id}?level=${encodeURIComponent(next.id)}` : `/play/${facts.id}`;
  return (
    <li className="mach">
      <div className="card">
        <span className="pic">{Drawing ? <Drawing /> : null}</span>
        <span className="body">
          <Link className="title" href={`/play/${facts.id}`}>
            <b>{facts.title}</b>
          </Link>
          <span className="what">{card?.what ?? facts.tagline}</span>
          {levels.length > 0 ? (
            <span className="prog">
              <span className="meter" aria-hidden="true">
                {won > 0 ? <i style={{ width: `calc(${(100 * won) / levels.length}% - 4px)` }} /> : null}
              </span>
              <span className="num">
                {won}/{levels.length}
                <span className="sr"> levels won</span>
              </span>
            </span>
          ) : null}
          <Link className="go" href={goal}>
            <Play className="i" aria-hidden="true" />
            {next ? `${at + 1} · ${next.title}` : 'All levels'}
          </Link>
        </span>
      </div>
    </li>
  );
};
