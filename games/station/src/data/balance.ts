// The numbers of the game and their ranges. Triples are by difficulty; an authored deck plays by the normal ones.

import { z } from 'zod';
import type { Difficulty } from '../map/level.ts';

const amount = z.int().min(0).max(999_999);
const permille = z.int().min(0).max(100_000);
const count = z.int().min(1).max(100_000);
const by = <T extends z.ZodType>(one: T) => z.strictObject({ story: one, normal: one, hard: one });
const byView = <T extends z.ZodType>(one: T) => z.strictObject({ dark: one, blueprint: one, open: one });
const rooms = z.int().min(6).max(1000);

export const balanceSchema = z.strictObject({
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
  run: z.strictObject({ decks: count, rooms: by(z.array(rooms).min(1).max(20)) }),
  rules: z.strictObject({
    itemsPerFurniture: count,
    batteriesRequiredMax: count,
    hazardCellsMax: count,
    codeDigitsMin: count,
    codeDigitsMax: count,
  }),
  view: z.strictObject({ lampRadius: z.int().min(1).max(64), animationMax: amount }),
  solver: z.strictObject({ exactNodeLimit: amount, exactRooms: amount, improveTries: amount }),
  brownout: z.strictObject({ nodeLimit: amount.min(1), slack: by(amount), roomsMin: rooms, roomsMax: rooms }),
  preset: z.strictObject({ rooms: by(rooms), megaRooms: rooms }),
  gen: z.strictObject({
    roomsMin: rooms,
    roomsMax: rooms,
    slotWidth: count,
    slotHeight: count,
    roomWidthMin: count,
    roomWidthMax: count,
    roomHeightMin: count,
    roomHeightMax: count,
    slotMargin: count,
    slotSparePermille: permille.min(1000),
    loopPermille: by(permille),
    exitHopPermille: permille,
    exitHopMin: count,
    bonusPermille: by(permille),
    extraTerminalPermille: by(permille),
    lockPermille: by(permille),
    hazardPermille: by(permille),
    generatorPermille: by(permille),
    batteriesPerGeneratorMin: by(count),
    batteriesPerGeneratorMax: by(count),
    spareBatteries: by(amount),
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
    spillCellsMax: count,
    maxAttempts: count,
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
  limits: z.strictObject({ fileRooms: count, side: count, fileBytes: z.int().min(1), errorsReported: count }),
  inspector: z.strictObject({
    moveItem: amount,
    addTerminal: amount,
    powerRoom: amount,
    moveControl: amount,
    addItem: amount,
    removeFurniture: amount,
  }),
});

export type Balance = Omit<z.infer<typeof balanceSchema>, '$schema'>;

/** The column of a triple that a deck plays by. */
export const columnOf = (difficulty: Difficulty): 'story' | 'normal' | 'hard' =>
  difficulty === 'authored' ? 'normal' : difficulty;
