// The expeditions that were begun here: their decks in order, what each gave, and the sum [DS-155].

import { game } from '@interlock/station';
import { Link } from '../../../app/Link.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { grouped } from '../../../play/top/useVerdict.ts';
import { readBook, type Sheet } from '../../../store/progress.ts';
import type { Save } from '../../../store/save/saves.ts';
import { capital, count } from '../side/words.ts';
import {
  addressOfLeg,
  type Expedition,
  legOf,
  placeOfLeg,
  readExpeditions,
  type Tally,
  tallyOf,
} from './expedition.ts';
import { KIND_NAMES, kindOf } from './presets.ts';

interface ExpeditionsProps {
  readonly isRanked: boolean;
  readonly saves: readonly Save[];
}

export const Expeditions = ({ isRanked, saves }: ExpeditionsProps) => {
  const book = readBook();
  const begun = readExpeditions();
  if (begun.length === 0) return null;
  return (
    <section aria-label="Expeditions" className="st-seeds">
      <header className="chapter">
        <h2 className="label">Expeditions</h2>
      </header>
      {begun.map((one, i) => (
        <Run
          key={`${one.preset} ${one.seed}`}
          expedition={one}
          tally={tallyOf(book, one)}
          isOpen={i === 0}
          isRanked={isRanked}
          saves={saves}
        />
      ))}
    </section>
  );
};

interface RunProps extends ExpeditionsProps {
  readonly expedition: Expedition;
  readonly tally: Tally;
  readonly isOpen: boolean;
}

const Run = ({ expedition, tally, isOpen, isRanked, saves }: RunProps) => {
  const params = game.params.presets[expedition.preset]!;
  const { decks, cleared, score, stars, next } = tally;
  return (
    <details className="st-run" open={isOpen}>
      <summary>
        <b>
          {capital(params.difficulty)}, {KIND_NAMES[kindOf(params)].toLowerCase()}
        </b>
        <span className="num">{expedition.seed}</span>
        <span className="end">
          {cleared} of {decks.length} decks, {stars} of {3 * decks.length} stars,{' '}
          <b className="num">{grouped(score)}</b> points
        </span>
      </summary>
      <ol className="levels">
        {decks.map(({ deck, params: { rooms }, result }) => {
          const leg = { ...expedition, deck };
          const isShut = result === undefined && deck !== next;
          const turn = isShut ? 0 : turnOf(saves, placeOfLeg(leg), isRanked);
          const row = (
            <>
              <span className="num">{deck}</span>
              <span className="levelname">
                <b>{count(rooms, 'room')}</b>
                {result?.sheet ? <small>{helped(result.sheet)}</small> : null}
                {isShut ? <small>after deck {deck - 1}</small> : null}
              </span>
              <span className="end">
                {deck === next ? <span className="chip you">next</span> : null}
                {turn > 0 && result === undefined ? <span className="chip plan">turn {turn + 1}</span> : null}
                {result ? <Stars stars={result.stars} /> : null}
                {result?.sheet ? <b className="num">{grouped(result.sheet.score)}</b> : null}
              </span>
            </>
          );
          return (
            <li key={deck}>
              {isShut ? (
                <div className="level is-shut">{row}</div>
              ) : (
                <Link className={deck === next ? 'level level--next' : 'level'} href={addressOfLeg(leg, isRanked)}>
                  {row}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
};

/** Turns played of a deck that is not over. */
const turnOf = (saves: readonly Save[], place: string, isRanked: boolean): number => {
  const save = saves.find(({ game: id, replay, key }) => {
    if (id !== game.id || key.endsWith(':ranked') !== isRanked || !('levelData' in replay.origin)) return false;
    const leg = legOf(replay.origin.levelData);
    return leg !== null && placeOfLeg(leg) === place;
  });
  return save?.status.is === 'playing' ? save.turn : 0;
};

const helped = ({ rewinds, hints, retries }: Sheet): string => {
  const parts = [
    rewinds > 0 ? count(rewinds, 'rewind') : '',
    hints > 0 ? count(hints, 'hint') : '',
    retries === 1 ? '1 new try' : retries > 1 ? `${retries} new tries` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'without help' : `after ${parts.join(', ')}`;
};
