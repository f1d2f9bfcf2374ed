// The numbers of the game and their ranges. Triples are by difficulty; an authored deck plays by the normal ones.

import { z } from 'zod';
import type { Difficulty } from '../map/level.ts';

const amount = z.int().min(0).max(999_999);
const permille = z.int().min(0).max(100_000);
const count = z.int().min(1).max(100_000);
const by = <T extends z.ZodType>(one: T) => z.strictObject({ story: one, normal: one, hard: one });
const byView = <T extends z.ZodType>(one: T) => z.strictObject({ dark: one, blueprint: one, open: one });
const rooms = z.int().min(6).max(1000);
const few = (most: number) => z.int().min(1).max(most);

const shape = z.strictObject({
  $schema: z.string().optional(),
  cost: z.strictObject({
    move: amount.min(1),
    spillDrag: amount,
    power: amount,
    useKeycard: amount,
    search: amount,
    insertBattery: amount,
    activateControl: amount,
    pressRelay: amount,
    submit: amount,
    scanFeeds: amount,
    wait: amount.min(1),
  }),
  air: z.strictObject({ permille: byView(by(permille.min(1000))), flat: by(amount), canister: amount }),
  stars: z.strictObject({ three: byView(permille), two: byView(permille) }),
  score: z.strictObject({
    base: amount,
    optionalRoom: amount,
    log: amount,
    rewind: amount,
    hint: amount,
    retry: amount,
    difficultyPermille: by(permille),
    viewPermille: byView(permille),
  }),
  run: z.strictObject({ decks: few(99), rooms: by(z.array(rooms).min(1).max(20)) }),
  rules: z.strictObject({
    itemsPerFurniture: few(99),
    batteriesRequiredMax: few(99),
    hazardCellsMax: few(99),
    codeDigitsMin: few(9),
    codeDigitsMax: few(9),
  }),
  view: z.strictObject({ lampRadius: z.int().min(1).max(64), animationMax: amount }),
  solver: z.strictObject({
    exactNodeLimit: z.int().min(0).max(500_000),
    exactRooms: z.int().min(0).max(1000),
    improveTries: z.int().min(0).max(20_000),
  }),
  brownout: z.strictObject({ nodeLimit: few(500_000), slack: by(amount), roomsMin: rooms, roomsMax: rooms }),
  preset: z.strictObject({ rooms: by(rooms), megaRooms: rooms }),
  gen: z.strictObject({
    roomsMin: rooms,
    roomsMax: rooms,
    slotWidth: few(32),
    slotHeight: few(32),
    roomWidthMin: few(28),
    roomWidthMax: few(28),
    roomHeightMin: few(28),
    roomHeightMax: few(28),
    slotMargin: few(8),
    slotSparePermille: z.int().min(1000).max(4000),
    loopPermille: by(permille),
    exitHopPermille: permille,
    exitHopMin: count,
    bonusPermille: by(permille),
    extraTerminalPermille: by(permille),
    lockPermille: by(permille),
    hazardPermille: by(permille),
    generatorPermille: by(permille),
    batteriesPerGeneratorMin: by(few(99)),
    batteriesPerGeneratorMax: by(few(99)),
    spareBatteries: by(z.int().min(0).max(99)),
    puzzlePermille: by(permille),
    relayPressesMin: by(z.int().min(1).max(9)),
    relayPressesMax: by(z.int().min(1).max(9)),
    codeDigits: by(z.int().min(3).max(6)),
    codeFragments: by(z.int().min(1).max(6)),
    cctvDeskFromRooms: count,
    deepPermille: by(permille),
    fillDivisor: count,
    fillMinRooms: count,
    controlNearPermille: permille,
    controlNearHops: count,
    controlFarHops: count,
    furniturePermille: by(permille),
    itemInFurniturePermille: permille,
    spillPermille: by(permille),
    spillCellsMax: few(99),
    maxAttempts: few(500),
  }),
  stat: z.strictObject({
    minGoalSphere: by(amount),
    goalSphereRoomsStep: count,
    goalSphereExtraMax: amount,
    optionalMinPermille: permille,
    optionalMaxPermille: permille,
    minDetourPermille: by(permille),
    cycleFromRooms: count,
    mixFromRooms: count,
    maxSphereRoomsPermille: permille,
    sphereRoomsFromRooms: count,
  }),
  limits: z.strictObject({
    fileRooms: few(4096),
    side: few(2048),
    fileBytes: few(1 << 26),
    errorsReported: few(1000),
  }),
  inspector: z.strictObject({
    moveItem: amount,
    addTerminal: amount,
    powerRoom: amount,
    moveControl: amount,
    addItem: amount,
    removeFurniture: amount,
  }),
});

type Shape = z.infer<typeof shape>;
/** A number by where it stands, and one that it may not be above. */
type Pair = readonly [path: readonly string[], low: number, above: string, high: number];

const COLUMNS = ['story', 'normal', 'hard'] as const;
const VIEWS = ['dark', 'blueprint', 'open'] as const;

/** Numbers that bound one another. Each may be sound alone and leave nothing to choose from beside the other. */
const pairsOf = ({ gen, stars, rules, brownout, stat, preset }: Shape): readonly Pair[] => [
  [['gen', 'roomsMin'], gen.roomsMin, 'gen.roomsMax', gen.roomsMax],
  [['gen', 'roomWidthMin'], gen.roomWidthMin, 'gen.roomWidthMax', gen.roomWidthMax],
  [['gen', 'roomHeightMin'], gen.roomHeightMin, 'gen.roomHeightMax', gen.roomHeightMax],
  [
    ['gen', 'roomWidthMax'],
    gen.roomWidthMax,
    'what gen.slotWidth leaves between two margins',
    gen.slotWidth - 2 * gen.slotMargin,
  ],
  [
    ['gen', 'roomHeightMax'],
    gen.roomHeightMax,
    'what gen.slotHeight leaves between two margins',
    gen.slotHeight - 2 * gen.slotMargin,
  ],
  ...COLUMNS.flatMap((column): readonly Pair[] => [
    [
      ['gen', 'batteriesPerGeneratorMin', column],
      gen.batteriesPerGeneratorMin[column],
      `gen.batteriesPerGeneratorMax.${column}`,
      gen.batteriesPerGeneratorMax[column],
    ],
    [
      ['gen', 'batteriesPerGeneratorMax', column],
      gen.batteriesPerGeneratorMax[column],
      'rules.batteriesRequiredMax',
      rules.batteriesRequiredMax,
    ],
    [
      ['gen', 'relayPressesMin', column],
      gen.relayPressesMin[column],
      `gen.relayPressesMax.${column}`,
      gen.relayPressesMax[column],
    ],
    [['gen', 'codeFragments', column], gen.codeFragments[column], `gen.codeDigits.${column}`, gen.codeDigits[column]],
    [['gen', 'codeDigits', column], gen.codeDigits[column], 'rules.codeDigitsMax', rules.codeDigitsMax],
    [['preset', 'rooms', column], preset.rooms[column], 'gen.roomsMax', gen.roomsMax],
  ]),
  ...VIEWS.map((view): Pair => [['stars', 'three', view], stars.three[view], `stars.two.${view}`, stars.two[view]]),
  [['gen', 'controlNearHops'], gen.controlNearHops, 'gen.controlFarHops', gen.controlFarHops],
  [['rules', 'codeDigitsMin'], rules.codeDigitsMin, 'rules.codeDigitsMax', rules.codeDigitsMax],
  [['brownout', 'roomsMin'], brownout.roomsMin, 'brownout.roomsMax', brownout.roomsMax],
  [['stat', 'optionalMinPermille'], stat.optionalMinPermille, 'stat.optionalMaxPermille', stat.optionalMaxPermille],
];

export const balanceSchema = shape.superRefine((balance, { addIssue }) => {
  for (const [path, low, above, high] of pairsOf(balance)) {
    if (low <= high) continue;
    const message = `${low} is above ${above}, which is ${high}`;
    addIssue({ code: 'custom', params: { code: 'out-of-order' }, message, path: [...path] });
  }
});

export type Balance = Omit<z.infer<typeof balanceSchema>, '$schema'>;

/** The column of a triple that a deck plays by. */
export const columnOf = (difficulty: Difficulty): 'story' | 'normal' | 'hard' =>
  difficulty === 'authored' ? 'normal' : difficulty;
