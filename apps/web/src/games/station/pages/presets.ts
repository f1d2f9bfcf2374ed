// The presets of the station in words: which choices make one, and what its figures mean to whoever plays it.

import type { Params, StationShape } from '@interlock/station';

type Balance = StationShape['content']['balance'];
type Presets = Readonly<Record<string, Params>>;

/** How a deck is shown and powered: the second choice. */
export type Kind = 'dark' | 'blueprint' | 'open' | 'brownout';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  dark: 'Dark',
  blueprint: 'Blueprint',
  open: 'Open',
  brownout: 'Brownout',
};

const KIND_WORDS: Readonly<Record<Kind, string>> = {
  dark: 'The lamp shows a few cells; you know what you have seen.',
  blueprint: 'The plan of the deck is known; what furniture holds is not.',
  open: 'Everything is known, what furniture holds too.',
  brownout: 'The plan is known, and power is short: rooms must be switched off before others can be switched on.',
};

const SIZE_NAMES = { story: 'Story', normal: 'Normal', hard: 'Hard' } as const;

export const kindOf = ({ view, mode }: Pick<Params, 'view' | 'mode'>): Kind =>
  mode === 'brownout' ? 'brownout' : view;

/** The first choice: a difficulty, or a deck beyond the size of its difficulty. */
export interface Size {
  readonly name: string;
  /** Its presets by kind. */
  readonly presets: ReadonlyMap<Kind, string>;
}

export const sizesOf = (presets: Presets): readonly Size[] => {
  const sizes = new Map<string, Map<Kind, string>>();
  for (const [id, params] of Object.entries(presets)) {
    const usual = presets[params.difficulty];
    const name = usual?.rooms === params.rooms ? SIZE_NAMES[params.difficulty] : 'Megadeck';
    const kinds = sizes.get(name) ?? new Map<Kind, string>();
    kinds.set(kindOf(params), id);
    sizes.set(name, kinds);
  }
  return [...sizes].map(([name, kinds]) => ({ name, presets: kinds }));
};

/** A number of thousandths as people say it: 2400 is 2.4. */
const times = (permille: number): string => String(permille / 1000);

/** What a preset means, in sentences. */
export const wordsOf = ({ air, stars }: Balance, { difficulty, rooms, view, mode }: Params): readonly string[] => [
  `${rooms} rooms. ${KIND_WORDS[kindOf({ view, mode })]}`,
  `Air for ${times(air.permille[view][difficulty])} times par and ${air.flat[difficulty]} more; three stars up to ${times(stars.three[view])} times par.`,
];
