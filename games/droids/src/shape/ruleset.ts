// What the engine reads from a ruleset document: the agreement between rules and content. The schema of the document
// (with its descriptions) yields exactly this.

import type {
  CardIcon,
  Currency,
  Difficulty,
  Duration,
  ModifierKind,
  PoiKind,
  Rarity,
  RobotType,
  RulesetName,
  Tag,
  TerminalReward,
  Terrain,
  TowerRewardKind,
} from './names.ts';

/** A chance of num in den [DD-590]. */
export interface Odds {
  readonly num: number;
  readonly den: number;
}

export type Deltas = { readonly [field in Currency]?: number };

/** Mode flags: the engine reads these and never the ruleset's name [DD-002]. */
export interface Flags {
  readonly raceMode: 'chance' | 'always';
  readonly unreliableMode: 'chance' | 'counter';
  readonly effectiveMode: 'chance' | 'counter';
  readonly corruptMode: 'reverse' | 'dampenWear';
  readonly deferMode: 'triangular' | 'heat';
  readonly glitchTargetMode: 'random' | 'atRisk';
  readonly weatherMode: 'chance' | 'adjacent';
  readonly heatWaveRestore: 'nominal' | 'taken';
  readonly goodsShortMode: 'lose' | 'resupply';
  readonly reflashMode: 'queue';
  /** What is off in classic [DD-003]. */
  readonly hasStability: boolean;
  readonly hasScrubber: boolean;
  readonly hasQuarantine: boolean;
  readonly hasContracts: boolean;
  readonly hasAssignments: boolean;
  readonly hasTowerRewards: boolean;
  readonly hasKicks: boolean;
}

/** What a card asks for when it runs; the numbers before any modifier. */
export type IntentSpec =
  | {
      readonly type: 'Move';
      readonly distance: number;
      readonly ignoreBlocking?: boolean;
      /** Where the way is not free, one step along facing + sidestep instead. */
      readonly sidestep?: 1 | -1;
    }
  | { readonly type: 'Turn'; readonly delta: number }
  | { readonly type: 'Rest'; readonly amount: number }
  | { readonly type: 'Interact'; readonly range: number; readonly kinds: readonly PoiKind[]; readonly bonus?: number }
  | { readonly type: 'ModifyCurrency'; readonly deltas: Deltas; readonly canCorrupt?: boolean }
  | { readonly type: 'AddCardModifier'; readonly kind: ModifierKind; readonly duration: Duration }
  | {
      readonly type: 'ImmunizeCard';
      readonly kind: ModifierKind;
      readonly duration: Duration;
      readonly canCorrupt?: boolean;
    }
  | { readonly type: 'NullifyCard'; readonly duration: Duration }
  | { readonly type: 'TreatCell' }
  | { readonly type: 'ReExecute'; readonly count: number }
  | { readonly type: 'RemoveCardModifiers'; readonly count: number }
  | { readonly type: 'ReflashCard' }
  | { readonly type: 'CopyCard' }
  | { readonly type: 'TurnToward' };

export interface CardSpec {
  readonly type: string;
  /** As a player reads it, and for narrow places. */
  readonly name: string;
  readonly short: string;
  readonly flavour: string;
  /** Which drawing it has; left out: that of its first intent. */
  readonly icon?: CardIcon;
  /** Energy the reference player gives for the first one, and how much less for each one more it has bought. */
  readonly worth: readonly [number, number];
  readonly rarity: Rarity;
  readonly cost: number;
  readonly shopCost: number;
  readonly tag: Tag;
  readonly intents: readonly IntentSpec[];
  /** Streamline: so many cards directly after it need no space while planning [DD-094]. Left out: none. */
  readonly frees?: number;
}

/** One change of the play cost; `with` names intents the card must have, none: any card. */
export interface CostSpec {
  readonly with: readonly ('Move' | 'Turn' | 'TurnToward' | 'Interact')[];
  readonly amount: number;
}

export interface ModifierSpec {
  readonly sign: 'negative' | 'positive' | 'neutral';
  /** Cells carry it too, pass it on [DD-275] and are rid of it when treated [DD-467]. */
  readonly passedOn?: true;
  /** A currency changed on arrival and given back on removal [DD-161]; `least`: not below this by the arrival. */
  readonly arrival?: { readonly field: Currency; readonly amount: number; readonly least?: number };
  readonly costs?: readonly CostSpec[];
  /** Taken at each program start (Overclock). */
  readonly perProgram?: { readonly field: Currency; readonly amount: number };
  /** RaceCondition, Unreliable, Effective where the mode is chance. */
  readonly chance?: Odds;
  /** Unreliable, Effective where the mode is counter. */
  readonly period?: number;
  /** The kind's own number: hiccup rest (Unreliable), dampen step (Corrupt), most stacks (Worn), divisor (Pest), Energy
   *  (CourierOverspill), rest (RangerFertileRest, DeepRest), discount (AnalystDeferral). */
  readonly amount?: number;
}

export interface TerrainSpec {
  /** Added to a Rest. */
  readonly rest: number;
  /** Follow-up Energy of a Move begun here. */
  readonly moveEnergy: number;
  readonly interactCost: number;
  /** What TreatCell makes of it; itself where nothing changes. */
  readonly healed: Terrain;
  readonly harmed: Terrain;
}

export type GlitchEffect =
  /** Permanent, on one card. */
  | { readonly type: 'modifyOneCard'; readonly kind: ModifierKind }
  /** Temporary, on every card of the draw pile. */
  | { readonly type: 'modifyDeck'; readonly kind: ModifierKind }
  /** Temporary, on the robot. */
  | { readonly type: 'modifyRobot'; readonly kind: ModifierKind }
  /** `always`: every cell of that terrain; `spread`: by chance, or next to enough cells of `near`. */
  | {
      readonly type: 'weather';
      readonly always: readonly { readonly from: Terrain; readonly to: Terrain }[];
      readonly spread?: { readonly from: Terrain; readonly to: Terrain; readonly near: readonly Terrain[] };
    }
  | { readonly type: 'currency'; readonly deltas: Deltas }
  | { readonly type: 'strayDonkey'; readonly feed: number; readonly minDistance: number; readonly facing: number }
  | { readonly type: 'gift'; readonly rarity: Rarity; readonly kind: ModifierKind };

export interface GlitchSpec {
  readonly name: string;
  readonly isBenign: boolean;
  readonly effects: readonly GlitchEffect[];
  /** What it costs a day, in Energy, as the reference player reckons. */
  readonly harm: number;
  /** As a player reads it. */
  readonly title: string;
  readonly upside: string | null;
  readonly downside: string;
  readonly flavour: string;
}

export interface DifficultySpec {
  readonly energy: number;
  readonly maxCarry: number;
  readonly handSize: number;
  readonly tapeLength: number;
  readonly preview: number;
  /** fDifficulty times four [DD-012]. */
  readonly quarters: number;
  readonly dayLimit: number;
  readonly corruptCells: number;
  readonly raceCells: number;
  readonly terminals: number;
  readonly buff16: number;
  readonly debuff16: number;
}

export interface RobotSpec {
  readonly programCount: number;
  /** Added after the difficulty's values [DD-029]. */
  readonly adds: Deltas;
  readonly traits: readonly ModifierKind[];
  readonly tags: readonly Tag[];
  /** Card types in the order of their ids. */
  readonly deck: readonly string[];
}

/** What a day is measured by, for contracts and assignments. */
export type Measure =
  | 'pathLength'
  /** Instructions that credited at least `at`. */
  | 'heavyInstructions'
  /** 1 if something was credited, nothing replaced and nothing worn. */
  | 'cleanDay'
  /** Programs of at most `at` instructions that credited something. */
  | 'leanPrograms'
  | 'towers'
  | 'extraPasses'
  | 'newCells'
  | 'credited'
  | 'prioritySheds'
  /** Goods credited in the first programs of the day (Express). */
  | 'earlyCredited'
  /** Most goods credited by one instruction. */
  | 'heaviest'
  | 'none';

export interface ContractSpec {
  readonly name: string;
  readonly tag: Tag;
  readonly measure: Measure;
  /** Threshold inside the measure (heavy, lean); 0 where there is none. */
  readonly at: number;
  /** Paid for every full `per` of the measure, at most `most` times. */
  readonly per: number;
  readonly most: number | null;
  readonly energy: number;
  readonly stability: number;
  /** On the robot for the day (Deep Rest). */
  readonly modifier: ModifierKind | null;
  /** Of two offers the reference player signs the one of more worth. */
  readonly worth: number;
}

export interface AssignmentSpec {
  readonly name: string;
  readonly measure: Measure;
  /** Completed when the measure reaches this. */
  readonly at: number;
  readonly energy: number;
  readonly stability: number;
  /** When it can be met at all [DD-437]. */
  readonly needs: 'nothing' | 'openTotal' | 'openRequest' | 'activeTower' | 'unvisited';
  /** Express: Energy per full `per` goods of each of the first `programs` programs. */
  readonly express?: { readonly per: number; readonly energy: number; readonly programs: number };
  /** Goods break when bumped or hopped; completed only with nothing broken. */
  readonly isFragile?: boolean;
  readonly modifier: ModifierKind | null;
}

export interface Ruleset {
  readonly name: RulesetName;
  readonly flags: Flags;
  readonly difficulties: Readonly<Record<Difficulty, DifficultySpec>>;
  readonly robots: Readonly<Record<RobotType, RobotSpec>>;
  /** In table order. */
  readonly cards: readonly CardSpec[];
  readonly modifiers: Readonly<Record<ModifierKind, ModifierSpec>>;
  readonly terrain: Readonly<Record<Terrain, TerrainSpec>>;
  /** In table order. */
  readonly glitches: readonly GlitchSpec[];
  readonly contracts: readonly ContractSpec[];
  readonly assignments: readonly AssignmentSpec[];
  readonly numbers: Numbers;
  /** For the generator alone. */
  readonly board: BoardNumbers;
}

export interface Numbers {
  readonly currency: {
    readonly minTapeLength: number;
    readonly minHandSize: number;
    readonly maxTapeLength: number;
    readonly maxHandSize: number;
    readonly maxPreview: number;
    readonly maxStability: number;
  };
  readonly deck: { readonly minOwned: number; readonly maxOwned: number };
  readonly tape: { readonly hardCap: number };
  readonly discard: { readonly cost: number };
  readonly donkey: { readonly capacity: number; readonly kickEnergy: number };
  readonly loop: { readonly maxReexecPerCard: number; readonly maxPasses: number; readonly maxFollowUpDepth: number };
  readonly weather: { readonly chance: Odds; readonly neighbours: number };
  readonly day: { readonly sleepEnergy: number };
  readonly resupply: { readonly extra: number };
  readonly heat: {
    readonly max: number;
    readonly onDefer: number;
    readonly onAccept: number;
    readonly stabilityDefer: number;
  };
  readonly atRisk: { readonly shown: number };
  readonly shop: {
    readonly offers: number;
    /** By rarity, in the order of RARITIES. */
    readonly weights: readonly number[];
    readonly rerollBase: number;
    readonly base: number;
    readonly contractBonus: number;
    readonly robotBonus: number;
    readonly deckBonus: number;
    /** Rarity weights of the contract's own offer. */
    readonly contractWeights: readonly number[];
  };
  readonly gamble: {
    readonly cost: number;
    readonly cards: number;
    readonly weights: readonly number[];
    readonly maxTake: number;
    readonly buffs: readonly ModifierKind[];
    readonly debuffs: readonly ModifierKind[];
    /** The last card is mended if the booster is worthless [DD-408]. */
    readonly isFair: boolean;
  };
  readonly bufferOverflow: { readonly cost: number };
  readonly stability: { readonly perGoods: number; readonly perTower: number };
  readonly scrub: { readonly energyFirst: number; readonly step: number; readonly stability: number };
  readonly quarantine: { readonly cost: number };
  readonly tower: {
    readonly rewards: readonly TowerRewardKind[];
    readonly energy: number;
    readonly patchRarity: Rarity;
    readonly immunity: readonly ModifierKind[];
  };
  readonly terminal: {
    readonly revealDistance: number;
    readonly rewards: readonly TerminalReward[];
    readonly preview: number;
  };
  readonly score: {
    readonly perGood: number;
    readonly perShed: number;
    readonly perTower: number;
    readonly perDonkey: number;
    readonly win: number;
    readonly perDayLeft: number;
    readonly energyFactor: number;
    readonly energyCap: number;
    readonly instructionAllowance: number;
    readonly assignment: number;
    readonly contract: number;
    readonly resupply: number;
  };
  readonly preview: { readonly maxStates: number; readonly maxQuarterPower: number };
  readonly proof: { readonly robustRuns: number; readonly horizonDays: number; readonly searchNodes: number };
  readonly unlock: {
    readonly courierDayGoods: number;
    readonly rangerRests: number;
    readonly leanInstructions: number;
    readonly leanGoods: number;
  };
}

export interface BoardNumbers {
  readonly radiusBase: number;
  readonly radiusPerF: number;
  readonly splats: Readonly<
    Record<'Blocked' | 'Dry' | 'Fertile' | 'Mud' | 'Rocky', { readonly base: number; readonly spread: number }>
  >;
  readonly pois: Readonly<
    Record<'Donkey' | 'Shed' | 'Crate' | 'Tower', { readonly percent: number; readonly min: number }>
  >;
  readonly terminalMinDistance: number;
  readonly requestBase: number;
  readonly requestVariance: number;
  readonly cratePercentBase: number;
  readonly cratePercentPerQuarter: number;
  readonly crateWeightMin: number;
  readonly crateWeightMax: number;
  readonly maxAttempts: number;
}
