// The stop that is next, or pointed at: what it is about, who waits there, and the key that starts it.

import { donkeyWords, game } from '@interlock/droids';
import { GraduationCap, Medal, Route as RouteIcon } from 'lucide-react';
import { Link } from '../../../app/Link.tsx';
import { type Book, resultOf } from '../../../store/progress.ts';
import { ShedHouse } from '../field/Donkey.tsx';
import { GAME, type Stop } from './road.ts';

interface BriefingProps {
  readonly stop: Stop;
  readonly isNext: boolean;
  readonly book: Book;
  readonly href: string;
}

export const Briefing = ({ stop, isNext, book, href }: BriefingProps) => {
  const { level, number, isWon } = stop;
  const entry = game.levels.find(({ id }) => id === level.id);
  const best = resultOf(book, GAME, level.id);
  const sheds = entry ? shedsOf(entry.level) : [];
  const asked = sheds.reduce((sum, { request }) => sum + request, 0);
  const waiting = entry ? sheds.map(({ id }) => donkeyWords(entry, id)) : [];
  const names = waiting.map(({ name }) => name);
  return (
    <section className="dd-brief" aria-label={`Stop ${number}`}>
      <div className="dd-briefhead">
        <span className="label">
          Stop {number}
          {isNext ? ', you are here' : isWon ? ', done' : ''}
        </span>
        <h2>{level.title}</h2>
        <p>{entry?.intro}</p>
      </div>
      {sheds.length > 0 ? (
        <figure className="dd-waits">
          <ShedHouse name={String(number)} received={isWon ? asked : 0} request={asked} size={104} />
          <figcaption>
            <b>
              {names.slice(0, -1).join(', ')}
              {names.length > 1 ? ' and ' : ''}
              {names.at(-1)}
            </b>
            <small>{isWon ? 'Fed.' : `${names.length > 1 ? 'wait' : 'waits'} for ${asked} goods.`}</small>
            <q>{isWon ? waiting[0]?.fed : waiting[0]?.waits}</q>
          </figcaption>
        </figure>
      ) : null}
      <dl className="rows">
        {level.teaches === undefined ? null : (
          <div className="row">
            <GraduationCap className="i" aria-hidden="true" />
            <dt>Teaches</dt>
            <dd className="end">{level.teaches}</dd>
          </div>
        )}
        {level.par === null ? null : (
          <div className="row">
            <RouteIcon className="i" aria-hidden="true" />
            <dt>Par</dt>
            <dd className="end num">
              {level.par} {level.par === 1 ? 'turn' : 'turns'}
            </dd>
          </div>
        )}
        {best ? (
          <div className="row">
            <Medal className="i" aria-hidden="true" />
            <dt>Your best</dt>
            <dd className="end num">
              {best.turns} {best.turns === 1 ? 'turn' : 'turns'}
            </dd>
          </div>
        ) : null}
      </dl>
      <Link className="commit nextlevel" href={href}>
        <strong>
          Start {number} · {level.title}
        </strong>
        <small>{sayOf(stop, isNext)}</small>
      </Link>
    </section>
  );
};

const sayOf = ({ number, isWon }: Stop, isNext: boolean): string => {
  if (isWon) return 'once more';
  if (!isNext) return 'nothing is locked: any stop can be played';
  return number === 1 ? 'a minute; nothing to read first' : 'the next stop of the road';
};

type Level = (typeof game.levels)[number]['level'];

/** Sheds in the order of the file, as the game numbers them. */
const shedsOf = ({ pois }: Level): readonly { readonly id: string; readonly request: number }[] =>
  pois.flatMap((poi) => (poi.kind === 'Shed' ? [poi.request] : [])).map((request, i) => ({ id: `S${i + 1}`, request }));
