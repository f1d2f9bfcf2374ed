// Rarity as one to five dots and its word; the edge of a card says it a third time.

const RANKS = ['Common', 'Magic', 'Uncommon', 'Rare', 'Legendary'];

export const rankOf = (rarity: string): number => Math.max(1, RANKS.indexOf(rarity) + 1);

export const Rarity = ({ rarity }: { rarity: string }) => (
  <span className={`dd-rar r${rankOf(rarity)}`}>
    <span className="dd-rp" aria-hidden="true">
      {RANKS.slice(0, rankOf(rarity)).map((name) => (
        <i key={name} />
      ))}
    </span>
    <span className="dd-rw">{rarity}</span>
  </span>
);
