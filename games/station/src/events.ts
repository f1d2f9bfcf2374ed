// Everything that can happen, with its fields [DS-492]. Cells are [x, y].

type Cell = readonly [x: number, y: number];

/** What an amount of air consists of [DS-493]. */
export type AirPart =
  | { readonly for: 'action'; readonly air: number }
  | { readonly for: 'spill' | 'aura'; readonly hazard: string; readonly air: number };

export type StationEvent =
  | { readonly type: 'moved'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'doorPowerChanged'; readonly room: string; readonly on: boolean; readonly terminal: string }
  | { readonly type: 'cctvPowerChanged'; readonly room: string; readonly on: boolean; readonly terminal: string }
  | { readonly type: 'doorUnlocked'; readonly door: string; readonly room: string; readonly by: 'keycard' | 'puzzle' }
  | { readonly type: 'furnitureSearched'; readonly furniture: string; readonly contents: readonly string[] }
  /** `source` is `floor`, `puzzle` or the furniture's id. */
  | { readonly type: 'itemPicked'; readonly item: string; readonly source: string }
  | { readonly type: 'airGained'; readonly amount: number }
  | {
      readonly type: 'batteryInserted';
      readonly generator: string;
      readonly inserted: number;
      readonly required: number;
    }
  | { readonly type: 'generatorPowered'; readonly generator: string }
  | { readonly type: 'controlActivated'; readonly control: string; readonly hazard: string }
  /** `by` is `control`, `puzzle` or `item:<tool>`. */
  | { readonly type: 'hazardFixed'; readonly hazard: string; readonly by: string }
  | { readonly type: 'puzzlePressed'; readonly puzzle: string; readonly k: number }
  | { readonly type: 'puzzleSolved'; readonly puzzle: string }
  | { readonly type: 'feedScanned'; readonly rooms: readonly string[]; readonly furniture: readonly string[] }
  | { readonly type: 'roomEntered'; readonly room: string; readonly first: boolean }
  | {
      readonly type: 'airSpent';
      readonly amount: number;
      readonly left: number | null;
      readonly parts: readonly AirPart[];
    }
  | { readonly type: 'liftReady' }
  | {
      readonly type: 'liftRefused';
      readonly generators: readonly string[];
      readonly hazards: readonly string[];
      readonly items: readonly string[];
    }
  | {
      readonly type: 'deckCleared';
      readonly airUsed: number;
      readonly par: number;
      readonly stars: number;
      readonly score: number;
    }
  | { readonly type: 'airExhausted' }
  | { readonly type: 'deckLost'; readonly reason: 'air' | 'conceded' };
