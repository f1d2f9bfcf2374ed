// What the parts of a ship are for [DS-340]: engines aft, crew forward, science above, cargo below, medical beside the crew.
// Names, sizes and furniture of a room follow from it.

export const WINGS = ['crew', 'engineering', 'science', 'cargo', 'medical', 'hall'] as const;
export type Wing = (typeof WINGS)[number];
export const HALL = 'hall' satisfies Wing;

/** Parts of the length, stern first, in per mille. */
const AFT = 300;
const CREW = 720;
const MEDICAL = 520;

/** By the place from stern to bow and the rows below the spine, above it negative. */
export const wingAt = (place: number, below: number): Wing => {
  if (place < AFT) return 'engineering';
  if (place > CREW) return 'crew';
  if (below > 0) return 'cargo';
  return place > MEDICAL ? 'medical' : 'science';
};
