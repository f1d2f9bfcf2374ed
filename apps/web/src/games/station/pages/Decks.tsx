// The campaign as a ship cut open: one deck above the other along the lift, lit where somebody has come through; beside it
// what is known of the deck pointed at, below it expeditions, the inspector and decks by seed.

import { type ReactNode, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { RankedChoice } from '../../../parts/RankedChoice.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { EnterKey } from '../../../play/start/EnterKey.tsx';
import { type Place, placeOf, placesOf } from '../../../play/start/places.ts';
import { useSaves } from '../../../play/start/useSaves.ts';
import { gameFacts } from '../../registry.ts';
import { count } from '../side/words.ts';
import { DeckSlice, levelOf, Plan } from './DeckSlice.tsx';
import { Seeds } from './Seeds.tsx';
import './decks.css';

export const Decks = () => {
  const game = gameFacts('station')!;
  const saves = useSaves();
  const [isRanked, setRanked] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const places = placesOf(game, saves, isRanked);
  const next = places.find(({ isNext }) => isNext) ?? places[0]!;
  const shown = (chosen === null ? undefined : placeOf(places, chosen)) ?? next;
  const parts = [...new Set(places.map(({ level }) => level.chapter ?? ''))];
  const won = places.filter(({ result }) => result !== undefined);
  return (
    <Page wide>
      <div className="st-decks">
        <header className="st-deckshead">
          <h1>{game.title}</h1>
          <p className="num">
            <b>{won.length}</b> of {places.length} decks lit · stars{' '}
            <b>{won.reduce((sum, { result }) => sum + result!.stars, 0)}</b> of {3 * places.length}
          </p>
          <RankedChoice isRanked={isRanked} onChoose={setRanked} />
        </header>
        <div className="st-ship">
          {parts.map((part) => (
            <section key={part} className="st-hull" aria-label={part}>
              <h2 className="label">{part}</h2>
              <ol>
                {places
                  .filter(({ level }) => (level.chapter ?? '') === part)
                  .map((place) => (
                    <li key={place.level.id}>
                      <DeckSlice place={place} isShown={place === shown} onPoint={() => setChosen(place.level.id)} />
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
        <aside className="st-brief" aria-label="About the deck">
          <Briefing place={shown} isRanked={isRanked} />
        </aside>
        <div className="st-beside">
          <Seeds isRanked={isRanked} saves={saves} />
        </div>
      </div>
    </Page>
  );
};

const Briefing = ({ place, isRanked }: { place: Place; isRanked: boolean }) => {
  const { level, number, result } = place;
  const { rooms, air, view } = levelOf(level.id);
  return (
    <>
      <span className="label">{level.chapter}</span>
      <h2>
        {number} · {level.title}
      </h2>
      <span className={result ? 'is-lit' : 'is-dark'}>
        <Plan level={levelOf(level.id)} />
      </span>
      <dl className="st-facts">
        <Row name="Teaches">{level.teaches}</Row>
        <Row name="Rooms">{view === 'dark' && !result ? 'unknown, it is dark' : count(rooms.length, 'room')}</Row>
        <Row name="Air">{air === 'none' ? 'does not run out' : `par ${level.parWords}`}</Row>
        <Row name="Difficulty">{level.difficulty}</Row>
        <Row name="Your best">
          {result ? <Stars stars={result.stars} label={`${result.stars} of 3 stars`} /> : 'none yet'}
        </Row>
      </dl>
      <EnterKey place={place} isRanked={isRanked} />
    </>
  );
};

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
