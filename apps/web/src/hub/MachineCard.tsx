// One machine: its drawing, how far one has come, and the next level.

import { Play } from 'lucide-react';
import { Link } from '../app/Link.tsx';
import { campaignOf, type GameFacts } from '../games/facts.ts';
import { cardOf } from '../games/registry.ts';
import { readBook, resultOf } from '../store/progress.ts';

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
