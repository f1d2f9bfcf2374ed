// The hub: what you last played, the machines, what everyone plays today, the last runs, the workshop.

import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { usePlace } from '../app/router.ts';
import { shownGames } from '../games/registry.ts';
import { listSaves, type Save } from '../store/save/saves.ts';
import { GoOn } from './GoOn.tsx';
import { LastRuns, Today, WorkshopList } from './Lists.tsx';
import { MachineCard } from './MachineCard.tsx';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

export const Hub = () => {
  const isDev = usePlace().query.has('dev');
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]));
  }, []);
  const games = shownGames(isDev);
  const shown = games.map((game) => game.id);
  const mine = saves?.filter((save) => shown.includes(save.game)) ?? [];
  return (
    <Page wide>
      {saves === null ? <div className="cont" aria-busy="true" /> : <GoOn save={mine[0] ?? null} games={games} />}
      <section aria-labelledby="machines">
        <div className="sect">
          <h2 id="machines">{COUNTS[games.length] ?? games.length} machines that fail</h2>
          <span className="dim desk">Each one shows you what will happen. Then you decide.</span>
        </div>
        <ul className="machs">
          {games.map((facts) => (
            <MachineCard key={facts.id} facts={facts} />
          ))}
        </ul>
      </section>
      <div className="three">
        <Today games={games} saves={mine} />
        <LastRuns saves={mine} />
        <WorkshopList />
      </div>
    </Page>
  );
};
