// Hulls by class, nose to the right, about 22 units long; the size of a ship is its weight.

interface Silhouette {
  readonly hull: string;
  /** How large it is drawn: heavy ships are. */
  readonly weight: number;
  /** One letter for its tag. */
  readonly letter: string;
  /** Lines cut into the hull: keel, bridge, tail. */
  readonly keel: string;
}

const SHAPES: Readonly<Record<string, Silhouette>> = {
  kestrel: {
    hull: 'M15 0 2-4.5-6-10-9.5-9.5-6.5-3-8.5 0-6.5 3-9.5 9.5-6 10 2 4.5z',
    weight: 1,
    letter: 'K',
    keel: 'M10 0H-5M-8-2.5v5',
  },
  drone: { hull: 'M9 0 0-6.5-8 0 0 6.5z', weight: 0.82, letter: 'D', keel: 'M4 0H-4' },
  cutter: { hull: 'M12 0 3-8-10-8-10 8 3 8z', weight: 0.95, letter: 'C', keel: 'M6 0H-6M-7-4v8' },
  picket: { hull: 'M11-3 11 3 2 3 2 9-9 9-9-9 2-9 2-3z', weight: 0.95, letter: 'P', keel: 'M7 0H-2M-5-5v10' },
  lancer: {
    hull: 'M17-1.5 17 1.5 3 4-2 9-11 9-11-9-2-9 3-4z',
    weight: 1.02,
    letter: 'L',
    keel: 'M13 0H-4M-7-5v10',
  },
  ace: { hull: 'M16 0 4-3-3-11-8-11-5-3-11 0-5 3-8 11-3 11 4 3z', weight: 1.06, letter: 'A', keel: 'M11 0H-6' },
  warden: {
    hull: 'M13-4 13 4 6 4 6 10-12 10-12 5-8 5-8-5-12-5-12-10 6-10 6-4z',
    weight: 1.14,
    letter: 'W',
    keel: 'M9 0H-4M1-6v12',
  },
  freighter: { hull: 'M11-4 11 4-11 8-11-8z', weight: 1.08, letter: 'F', keel: 'M2-5.5v11M-5-6.5v13' },
  lifeboat: { hull: 'M9 0 5-5-6-5-8 0-6 5 5 5z', weight: 0.84, letter: 'B', keel: 'M4 0H-3' },
  station: {
    hull: 'M0-11 9.5-5.5 9.5 5.5 0 11-9.5 5.5-9.5-5.5z',
    weight: 1.2,
    letter: 'S',
    keel: 'M0-5 4.3-2.5 4.3 2.5 0 5-4.3 2.5-4.3-2.5z',
  },
  hulk: { hull: 'M9-4 4-1 10 4 1 8-4 4-10 6-8-4-2-3 1-8z', weight: 0.92, letter: 'H', keel: 'M2-2-3 2' },
  beacon: { hull: 'M0-9 3-3 9 0 3 3 0 9-3 3-9 0-3-3z', weight: 0.78, letter: 'B', keel: 'M-1 0h2' },
};

const UNKNOWN: Silhouette = { hull: 'M10 0-8-8-8 8z', weight: 1, letter: '?', keel: 'M4 0H-4' };

export const silhouetteOf = (classId: string): Silhouette => SHAPES[classId] ?? UNKNOWN;
