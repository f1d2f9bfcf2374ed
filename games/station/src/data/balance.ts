// The numbers of the game and their ranges. Triples are by difficulty; an authored deck plays by the normal ones.

import { schemaLink } from '@interlock/kernel';
import { z } from 'zod';
import { WINGS, type Wing } from '../generate/layout/wings.ts';
import { type Difficulty, FURNITURE } from '../map/level.ts';

const amount = z.int().min(0).max(999_999);
const permille = z.int().min(0).max(100_000);
const count = z.int().min(1).max(100_000);
const by = <T extends z.ZodType>(one: T) =>
  z.strictObject({
    story: one.describe('on a story deck'),
    normal: one.describe('on a normal deck, and on one drawn by hand'),
    hard: one.describe('on a hard deck'),
  });
const byView = <T extends z.ZodType>(one: T) =>
  z.strictObject({
    dark: one.describe('where only the lamp shows'),
    blueprint: one.describe('where walls are known'),
    open: one.describe('where all is known'),
  });
const rooms = z.int().min(6).max(1000);
const few = (most: number) => z.int().min(1).max(most);
/** Sizes of a wing's rooms, from and to, and what stands in them. */
const wingSchema = z
  .strictObject({
    width: z.tuple([few(13), few(13)]).describe('cells across, from and to'),
    height: z.tuple([few(28), few(28)]).describe('cells down, from and to'),
    furniture: z.array(z.enum(FURNITURE)).min(1).max(8).describe('what stands there'),
  })
  .describe('rooms of this wing: how large they are and what stands in them');

const shape = z.strictObject({
  $schema: schemaLink,
  cost: z
    .strictObject({
      move: amount.min(1).describe('a step'),
      spillDrag: amount.describe('on top, for a step through a spill'),
      power: amount.describe('a switch, of doors or cameras'),
      useKeycard: amount.describe('opening a lock'),
      search: amount.describe('a piece of furniture'),
      insertBattery: amount.describe('one battery'),
      activateControl: amount.describe('clearing a hazard by its control'),
      pressRelay: amount.describe('one press'),
      submit: amount.describe('one code'),
      scanFeeds: amount.describe('one look at a desk'),
      wait: amount.min(1).describe('one wait'),
    })
    .describe('air each action takes'),
  air: z
    .strictObject({
      permille: byView(by(permille.min(1000))).describe('thousandths of par'),
      flat: by(amount).describe('added to that'),
      canister: amount.describe('air in one canister'),
    })
    .describe('the air of a deck'),
  stars: z
    .strictObject({ three: byView(permille).describe('three stars'), two: byView(permille).describe('two stars') })
    .describe('thousandths of par that still earn them'),
  score: z
    .strictObject({
      base: amount.describe('for leaving at all'),
      optionalRoom: amount.describe('for each room off the way that was entered'),
      log: amount.describe('for each voice log found'),
      rewind: amount.describe('lost for each rewind'),
      hint: amount.describe('lost for each hint'),
      retry: amount.describe('lost for each further try'),
      difficultyPermille: by(permille).describe('factor in thousandths'),
      viewPermille: byView(permille).describe('factor in thousandths'),
    })
    .describe('points of a finished deck'),
  run: z
    .strictObject({
      decks: few(99).describe('decks in a row'),
      rooms: by(z.array(rooms).min(1).max(20)).describe('rooms of each deck in turn'),
    })
    .describe('an expedition'),
  rules: z
    .strictObject({
      itemsPerFurniture: few(99).describe('items in one piece of furniture'),
      batteriesRequiredMax: few(99).describe('batteries of one generator'),
      hazardCellsMax: few(99).describe('cells of one hazard'),
      codeDigitsMin: few(9).describe('digits of the shortest code'),
      codeDigitsMax: few(9).describe('digits of the longest code'),
    })
    .describe('bounds of what a deck may hold'),
  view: z
    .strictObject({
      lampRadius: z.int().min(1).max(64).describe('cells the lamp reaches'),
      animationMax: amount.describe('milliseconds of one step at the most'),
    })
    .describe('what is seen, and how fast'),
  solver: z
    .strictObject({
      exactNodeLimit: z.int().min(0).max(500_000).describe('nodes before an exact search is given up'),
      madeNodeLimit: z.int().min(0).max(500_000).describe('the same on a deck that is being made'),
      exactRooms: z.int().min(0).max(1000).describe('a generated deck with more rooms gets a quick plan instead'),
      improveTries: z.int().min(0).max(20_000).describe('replays spent on a better plan'),
    })
    .describe('bounds of the search for a par'),
  brownout: z
    .strictObject({
      nodeLimit: few(500_000).describe('configurations looked at'),
      slack: by(amount).describe('rooms of power above what the plan needs'),
      roomsMin: rooms.describe('smallest deck'),
      roomsMax: rooms.describe('largest deck'),
    })
    .describe('decks with limited power'),
  preset: z
    .strictObject({
      rooms: by(rooms).describe('rooms by difficulty'),
      megaRooms: rooms.describe('rooms of a mega deck'),
    })
    .describe('sizes of the presets'),
  gen: z
    .strictObject({
      roomsMin: rooms.describe('smallest deck'),
      roomsMax: rooms.describe('largest deck'),
      slotGap: z.int().min(3).max(8).describe('cells between two slots: door, corridor, door'),
      roomWidthMin: few(13).describe('narrowest room'),
      // A hall is as wide as two of them and the gap, and a row of its cells is the bits of one number.
      roomWidthMax: few(13).describe('widest room'),
      roomHeightMin: few(28).describe('lowest room'),
      roomHeightMax: few(28).describe('highest room'),
      wings: z
        .strictObject(Object.fromEntries(WINGS.map((wing) => [wing, wingSchema])) as Record<Wing, typeof wingSchema>)
        .describe('rooms by what they are for'),
      loopPermille: by(permille).describe('thousandths of the spare links that become loops'),
      varyPermille: permille.describe('how far numbers of things stray from their mean, in thousandths'),
      exitHopPermille: permille.describe('how far off the lift is, in thousandths of the farthest room'),
      exitHopMin: count.describe('rooms between start and lift at the least'),
      bonusPermille: by(permille).describe('thousandths of the rooms that lie off the way'),
      extraTerminalPermille: by(permille).describe('chance of a second terminal, in thousandths'),
      lockPermille: by(permille).describe('thousandths of the rooms that are locked'),
      shortcutPermille: permille.describe(
        'chance that a hazard rather bars a way back than the way there, in thousandths',
      ),
      shortcutRooms: count.describe('rooms discovered between the two ends of such a way back, at the least'),
      hazardPermille: by(permille).describe('thousandths of the rooms with a hazard'),
      generatorPermille: by(permille).describe('thousandths of the rooms with a generator'),
      batteriesPerGeneratorMin: by(few(99)).describe('batteries a generator wants at the least'),
      batteriesPerGeneratorMax: by(few(99)).describe('batteries a generator wants at the most'),
      spareBatteries: by(z.int().min(0).max(99)).describe('batteries more than are needed'),
      puzzlePermille: by(permille).describe('thousandths of the rooms with a puzzle'),
      relayPressesMin: by(z.int().min(1).max(9)).describe('presses that solve a relay board, at the least'),
      relayPressesMax: by(z.int().min(1).max(9)).describe('presses that solve a relay board, at the most'),
      codeDigits: by(z.int().min(3).max(6)).describe('digits of a code'),
      codeFragments: by(z.int().min(1).max(6)).describe('fragments a code is torn into'),
      cctvDeskFromRooms: count.describe('decks of so many rooms have a camera desk'),
      deepPermille: by(permille).describe('chance that a thing lies as deep as it can, in thousandths'),
      fillDivisor: count.describe('rooms by this are placed in one round'),
      fillMinRooms: count.describe('but at least so many'),
      beforePermille: permille.describe('chance that a thing lies shortly before its use, in thousandths'),
      beforeRooms: count.describe('rooms that still count as shortly before'),
      throughPermille: permille.describe('chance that a thing lies in no dead end, in thousandths'),
      controlNearPermille: permille.describe('chance that a control is near its hazard, in thousandths'),
      controlNearHops: count.describe('rooms between them that still count as near'),
      controlFarHops: count.describe('rooms between them that get a note'),
      furniturePermille: by(permille).describe('pieces of furniture for a thousand rooms'),
      itemInFurniturePermille: permille.describe('chance that an item lies in furniture, in thousandths'),
      spillPermille: by(permille).describe('thousandths of the rooms with a spill'),
      spillCellsMax: few(99).describe('cells of a spill at the most'),
      maxAttempts: few(500).describe('tries before the fallback is taken'),
    })
    .describe('the generator'),
  stat: z
    .strictObject({
      minGoalSphere: by(amount).describe('steps of opening before the lift is free'),
      goalSphereRoomsStep: count.describe('one more for so many rooms'),
      goalSphereExtraMax: amount.describe('more of them at the most'),
      optionalMinPermille: permille.describe('thousandths of the rooms off the way, at the least'),
      optionalMaxPermille: permille.describe('thousandths of the rooms off the way, at the most'),
      minDetourPermille: by(permille).describe('par in thousandths of the straight way'),
      maxAgainPermille: permille.describe('thousandths of the steps that may be walked a second time'),
      againToRooms: count.describe('asked of decks of at most so many rooms'),
      cycleFromRooms: count.describe('decks of so many rooms have a loop'),
      mixFromRooms: count.describe('decks of so many rooms have more than one kind of gate'),
      maxSphereRoomsPermille: permille.describe('thousandths of the rooms that may open at once'),
      sphereRoomsFromRooms: count.describe('asked of decks of so many rooms'),
    })
    .describe('what a generated deck must reach to be kept'),
  limits: z
    .strictObject({
      fileRooms: few(4096).describe('rooms'),
      side: few(2048).describe('cells across and down'),
      fileBytes: few(1 << 26).describe('bytes'),
      errorsReported: few(1000).describe('findings before the rest is only counted'),
    })
    .describe('bounds of files from outside'),
  inspector: z
    .strictObject({
      moveItem: amount.describe('an item is moved'),
      addTerminal: amount.describe('a terminal is added'),
      powerRoom: amount.describe('a room gets power from the start'),
      moveControl: amount.describe('a control or puzzle is moved'),
      addItem: amount.describe('a missing item is added'),
      removeFurniture: amount.describe('a piece of furniture is removed'),
    })
    .describe('prices of repairs'),
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
  ...WINGS.flatMap((wing): readonly Pair[] => {
    const { width, height } = gen.wings[wing];
    return [
      [['gen', 'wings', wing, 'width'], width[0], 'its second number', width[1]],
      [['gen', 'wings', wing, 'height'], height[0], 'its second number', height[1]],
      [['gen', 'roomWidthMin'], gen.roomWidthMin, `gen.wings.${wing}.width`, width[0]],
      [['gen', 'wings', wing, 'width'], width[1], 'gen.roomWidthMax', gen.roomWidthMax],
      [['gen', 'wings', wing, 'height'], height[1], 'gen.roomHeightMax', gen.roomHeightMax],
    ];
  }),
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
