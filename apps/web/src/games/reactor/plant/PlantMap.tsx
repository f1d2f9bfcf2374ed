// The campaign as a plant of five wings: every room a level, lit by what was won in it; beside it what is known of the
// room pointed at, today's level, seeds, gallery and sandbox.

import { Suspense, useState } from 'react';
import { Page } from '../../../app/Page.tsx';
import { TodayOf } from '../../../hub/Lists.tsx';
import { RankedChoice } from '../../../parts/RankedChoice.tsx';
import { SeedForm } from '../../../play/start/LevelMap.tsx';
import { placeOf, placesOf } from '../../../play/start/places.ts';
import { useSaves } from '../../../play/start/useSaves.ts';
import { campaignOf, isBeside, type LevelFacts } from '../../facts.ts';
import { gameFacts } from '../../registry.ts';
import { Briefing } from './Briefing.tsx';
import { CoreRing } from './CoreRing.tsx';
import { ID } from './places.ts';
import { Room } from './Room.tsx';
import { Wing } from './Wing.tsx';
import '../styles/plant.css';
import '../styles/plant-narrow.css';

/** Where the wings lie, in the order of the campaign: bands above and below, two sides, the hall round the core. */
const SITES = ['band', 'side', 'side', 'band', 'hall'] as const;

export const PlantMap = () => {
  const saves = useSaves();
  const [isRanked, setRanked] = useState(false);
  const game = gameFacts(ID)!;
  const campaign = campaignOf(game);
  const places = placesOf(game, saves, isRanked);
  const next = places.find(({ isNext }) => isNext) ?? places[0]!;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = (chosen === null ? undefined : placeOf(places, chosen)) ?? next;
  const wings = [...new Set(campaign.map(({ chapter }) => chapter ?? ''))];
  const inWing = (wing: string) => places.filter(({ level }) => level.chapter === wing);
  const beside = game.levels.filter(isBeside);
  const room = (level: LevelFacts) => {
    const place = placeOf(places, level.id)!;
    return <Room key={level.id} place={place} onPoint={() => setChosen(level.id)} />;
  };
  const won = places.filter(({ result }) => result !== undefined);
  const stars = won.reduce((sum, { result }) => sum + result!.stars, 0);
  const onPar = won.filter(({ result, level }) => level.par !== null && result!.turns <= level.par).length;
  return (
    <Page wide>
      <div className="rx-plantpage">
        <section className="rx-site" aria-label="The plant">
          <header className="rx-planthead">
            <h1>The plant</h1>
            <p className="num">
              Won <b>{won.length}</b> of {campaign.length} · stars <b>{stars}</b> of {campaign.length * 3} · on par{' '}
              <b>{onPar}</b>
            </p>
            <RankedChoice isRanked={isRanked} onChoose={setRanked} />
          </header>
          <div className="rx-wings">
            {wings.map((wing, i) => (
              <Wing key={wing} name={wing} places={inWing(wing)} site={SITES[i] ?? 'side'}>
                {SITES[i] === 'hall' ? (
                  <CoreRing won={campaign.map(({ id }) => placeOf(places, id)?.result !== undefined)} />
                ) : null}
                {inWing(wing).map(({ level }) => room(level))}
              </Wing>
            ))}
          </div>
        </section>
        <aside className="rx-plantread" aria-label="About the room">
          <Briefing place={shown} isRanked={isRanked} beside={beside} />
          <TodayOf game={game} saves={saves} />
          <Suspense fallback={null}>
            <SeedForm game={ID} presets={game.presets} isRanked={isRanked} />
          </Suspense>
        </aside>
      </div>
    </Page>
  );
};
