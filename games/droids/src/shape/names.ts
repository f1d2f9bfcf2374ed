// The words of the game: every list of names that rules, content, events and views share, spelled as the ledger
// spells them [DD-607].

import modifiersFile from '../../content/modifiers.json' with { type: 'json' };

export const RULESETS = ['classic', 'remastered'] as const;
export type RulesetName = (typeof RULESETS)[number];

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const ROBOTS = ['Vintage', 'Analyst', 'Courier', 'Ranger'] as const;
export type RobotType = (typeof ROBOTS)[number];

export const KITS = ['standard', 'lean'] as const;
export type Kit = (typeof KITS)[number];

export const PHASES = [
  'Init',
  'ExecuteProgram',
  'Scoring',
  'DrawGlitch',
  'Improve',
  'Gamble',
  'BufferOverflow',
  'RunOver',
] as const;
export type Phase = (typeof PHASES)[number];

/** In the order in which one ModifyCurrency applies its deltas [DD-036, DD-112]. */
export const CURRENCIES = [
  'Energy',
  'MaxCarry',
  'Carry',
  'Delivery',
  'TapeLength',
  'HandSize',
  'Preview',
  'Stability',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The number of a terrain in typed arrays is its place in this list. */
export const TERRAINS = ['Grass', 'Blocked', 'Dry', 'Fertile', 'Mud', 'Rocky'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The number of a kind in `thingAt` is its place in this list. */
export const POI_KINDS = ['Donkey', 'Shed', 'Crate', 'Tower', 'Terminal'] as const;
export type PoiKind = (typeof POI_KINDS)[number];

export const RARITIES = ['Common', 'Magic', 'Uncommon', 'Rare', 'Legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What is drawn for cards. */
export const CARD_ICONS = [
  ...(['move', 'turnRight', 'turnLeft', 'hand', 'noop', 'rest', 'checksum', 'potentiate'] as const),
  ...(['optimize', 'streamline', 'persist', 'detox', 'disk', 'hat', 'field', 'clock'] as const),
  ...(['balance', 'load', 'drop', 'tape', 'reason', 'eye', 'reflash', 'arm'] as const),
  ...(['backflip', 'strafeRight', 'strafeLeft', 'jump', 'repeat', 'stabilize', 'burst', 'recorder'] as const),
  ...(['adaptive', 'macro'] as const),
] as const;
export type CardIcon = (typeof CARD_ICONS)[number];

/** In the order of a presorted hand [DD-537]. */
export const TAGS = ['mobility', 'logistics', 'economy', 'combo', 'stability', 'memory'] as const;
export type Tag = (typeof TAGS)[number];

export const DURATIONS = ['Permanent', 'Temporary', 'ShortTerm'] as const;
export type Duration = (typeof DURATIONS)[number];

/** In the order of the table: those on the robot in that of the robot stage [DD-125], those on cards in that of the card
 *  stage [DD-127]. */
export type ModifierKind = keyof typeof modifiersFile.modifiers;
export const MODIFIER_KINDS = Object.keys(modifiersFile.modifiers) as [ModifierKind, ...ModifierKind[]];

/** Those that lie on cards; the others lie on the robot. */
export const CARD_KINDS: readonly ModifierKind[] = MODIFIER_KINDS.filter(
  (kind) => modifiersFile.modifiers[kind].on === 'card',
);

export const ROBOT_KINDS: readonly ModifierKind[] = MODIFIER_KINDS.filter((kind) => !CARD_KINDS.includes(kind));

export const INTENT_TYPES = [
  'CardCost',
  'Move',
  'Turn',
  'Rest',
  'Interact',
  'ModifyCurrency',
  'AddCardModifier',
  'ImmunizeCard',
  'NullifyCard',
  'TreatCell',
  'ReExecute',
  'RemoveCardModifiers',
  'ReflashCard',
  'CopyCard',
  'TurnToward',
] as const;
export type IntentType = (typeof INTENT_TYPES)[number];

/** How a pass ended [DD-122]. */
export type Outcome = 'ok' | 'skipped' | 'replaced' | 'debuffed' | 'failed';

export type Stage = 'robot' | 'cell' | 'card';

export type InteractReason =
  | ('nothing' | 'wrongKind' | 'empty' | 'full' | 'nothingToDeliver' | 'filledThisInstruction' | 'alreadyInactive')
  | ('alreadyActive' | 'nothingToDump' | 'corruptDonkey' | 'kicked' | 'used');

export type IntentReason = 'noTarget' | 'noCell' | 'nothing' | 'noCopy' | 'deckFull';

export type GuardReason = 'control' | 'nested' | 'perCard' | 'total' | 'depth';

/** What made a currency change. */
export type Cause =
  | (
      | 'cost'
      | 'rest'
      | 'hiccup'
      | 'mud'
      | 'load'
      | 'deliver'
      | 'dump'
      | 'donkey'
      | 'card'
      | 'refund'
      | 'kick'
      | 'broken'
    )
  | ('courierOverspill' | 'delivery' | 'tower' | 'terminal' | 'discard' | 'buy' | 'reroll' | 'gamble')
  | ('bufferOverflow' | 'scrub' | 'quarantine' | 'defer' | 'sleepCycle' | 'overclock' | 'assignment' | 'contract')
  | 'glitch'
  /** A modifier came or went [DD-161]. */
  | ModifierKind;

/** What a Move ran into [DD-237]. */
export type Obstacle = 'Blocked' | 'ring' | PoiKind;

export const DAY_END_REASONS = ['programs', 'deck', 'energy', 'sheds'] as const;
export type DayEndReason = (typeof DAY_END_REASONS)[number];
export type LossCause = 'dayLimit' | 'goodsShort' | 'conceded';

export const TOWER_REWARDS = ['energy', 'patch', 'stability'] as const;
export type TowerRewardKind = (typeof TOWER_REWARDS)[number];

export const TERMINAL_REWARDS = ['reroll', 'cleanse', 'preview'] as const;
export type TerminalReward = (typeof TERMINAL_REWARDS)[number];

export type PayWith = 'energy' | 'stability' | 'token';
