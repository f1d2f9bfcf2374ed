// A picture of a guide, taken from the app itself: the one of the theme one reads in, with its words under it.

import { useEffect, useState } from 'react';

const pictures = import.meta.glob<string>(
  ['../../../../docs/pictures/*.png', '!../../../../docs/pictures/gallery-*.png'],
  { query: '?url', import: 'default' },
);

const pictureOf = (name: string) => pictures[`../../../../docs/pictures/${name}`];

/** Pictures are 1440 px wide unless they show one part; the room is kept before they are there. */
export const Picture = ({ words, file }: { words: string; file: string }) => {
  const name = file.split('/').at(-1) ?? '';
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const isLight = document.documentElement.dataset.theme === 'light';
    const load = (isLight ? pictureOf(name.replace('-dark.', '-light.')) : undefined) ?? pictureOf(name);
    void load?.().then(setAddress, () => setAddress(null));
  }, [name]);
  return (
    <figure className="picture">
      {address === null ? null : <img src={address} alt="" loading="lazy" decoding="async" />}
      <figcaption>{words}</figcaption>
    </figure>
  );
};
