// The keys of the frame and of each machine that plays in it.

import { useEffect, useState } from 'react';
import { usePlace } from '../app/router.ts';
import { loadScreen, shownGames } from '../games/registry.ts';
import { FRAME_PLACES, ownPlaces } from '../play/keys.ts';
import type { KeyPlace } from '../store/keys.ts';
import { KeyEditor } from './KeyEditor.tsx';

export const KeySettings = () => {
  const isDev = usePlace().query.has('dev');
  return (
    <section className="choice" id="keys" aria-labelledby="key-settings">
      <h2 id="key-settings">Keys</h2>
      <p className="dim">
        Press one, then the key it shall have; Esc leaves it as it is. A machine's own keys come first.
      </p>
      <KeyEditor places={FRAME_PLACES} />
      {shownGames(isDev).map(({ id, title }) => (
        <OwnKeys key={id} game={id} title={title} />
      ))}
    </section>
  );
};

const OwnKeys = ({ game, title }: { game: string; title: string }) => {
  const [places, setPlaces] = useState<readonly KeyPlace[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || places !== null) return;
    loadScreen(game).then(
      ({ look }) => setPlaces(ownPlaces(game, look.keys ?? [])),
      () => setPlaces([]),
    );
  }, [game, isOpen, places]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="key key--ghost">{title}</summary>
      {places === null ? null : places.length === 0 ? (
        <p className="dim">This machine has no keys of its own.</p>
      ) : (
        <KeyEditor places={places} />
      )}
    </details>
  );
};
