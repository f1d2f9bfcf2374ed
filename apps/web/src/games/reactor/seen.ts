// The view of the game as the screen receives it: only the fields it reads. The game's own type has more.

import type { Carrier, Dir, Kind, Prop, Service } from './model.ts';

type Place = readonly [number, number];

export type Condition =
  | { readonly is: 'producing' | 'supplied'; readonly prop: string }
  | { readonly is: 'state'; readonly prop: string; readonly state: string }
  | { readonly is: 'leak'; readonly leak: string; readonly state: string }
  | { readonly is: 'noLeaks'; readonly carrier: Carrier | 'any' }
  | {
      readonly is: 'hazardAtLeast' | 'hazardBelow';
      readonly at: Place | 'reactor';
      readonly kind: Kind;
      readonly value: number;
    }
  | { readonly is: 'turnAtLeast'; readonly turn: number }
  | { readonly is: 'robotAt'; readonly at: Place }
  | { readonly is: 'eyeUnlocked' }
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };

export type Reason =
  | { readonly is: 'consumer'; readonly prop: string; readonly carrier: Carrier; readonly service: Service }
  | { readonly is: 'dangerRose' | 'reactorHeatRose' | 'deteriorating' | 'lossForecast' }
  | { readonly is: 'reactorHeat'; readonly heat: number; readonly limit: number }
  | { readonly is: 'condition'; readonly condition: Condition };

interface Flowing {
  readonly amount: number;
  readonly push: number;
}

export interface Seen {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  readonly actionsLeft: number;
  readonly actions: number;
  readonly spent: number;
  readonly costs: Readonly<Record<'moveRobot' | 'interactProp' | 'interactLeak' | 'activateReactor', number>>;
  readonly level: {
    readonly state: 'Stable' | 'Caution' | 'Critical' | 'Ready' | 'Lost';
    readonly reasons: readonly Reason[];
    readonly missing: readonly Reason[];
    /** What the level asks for beyond its services, met or not. */
    readonly wants: readonly { readonly want: Reason; readonly holds: boolean }[];
    readonly warnings: readonly string[];
  };
  readonly outcome: { readonly is: 'none' | 'won' } | { readonly is: 'lost'; readonly reason: string };
  /** Doing nothing for so many turns: the loss it leads to, if any. */
  readonly forecast: {
    readonly turns: number;
    readonly loss: { readonly turn: number; readonly reason: string } | null;
  };
  readonly robot: {
    readonly at: Place;
    readonly condition: 'Ready' | 'Damaged';
    readonly integrity: number;
    readonly maxIntegrity: number;
    readonly immunity: number;
    readonly inventory: readonly string[];
    readonly capacity: number;
  };
  readonly terrain: readonly string[];
  readonly cells: readonly (Readonly<Record<Kind, number>> & {
    readonly at: Place;
    readonly labels: Readonly<Partial<Record<Kind, 'safe' | 'caution' | 'critical'>>>;
    readonly blocks: Readonly<Partial<Record<Carrier, number>>>;
    readonly check: 'safe' | 'do not stay' | 'do not enter';
  })[];
  readonly props: readonly {
    readonly id: string;
    readonly type: Prop['type'];
    readonly at: Place;
    readonly carrier?: Carrier;
    readonly state?: string;
    readonly service?: Service;
    readonly required?: boolean;
    readonly edge?: Dir;
    readonly supply?: string;
    readonly modes?: readonly string[];
  }[];
  readonly leaks: readonly {
    readonly id: string;
    readonly carrier: Carrier;
    readonly at: Place;
    readonly face: Place;
    readonly severity: number;
  }[];
  readonly schedule: readonly {
    readonly id: string;
    readonly text: string;
    readonly next: number | null;
    readonly every?: number;
    readonly until?: number;
    readonly unless?: Condition;
    readonly effects: readonly {
      readonly do: string;
      readonly leak?: string;
      readonly area?: string;
      readonly reason?: string;
    }[];
    readonly places: readonly Place[];
    readonly leaks?: readonly { readonly id: string; readonly carrier: Carrier; readonly face: Place }[];
  }[];
  readonly terminal: readonly {
    readonly id: string;
    readonly text: string;
    /** What the value counts. */
    readonly of: string;
    /** The cell it watches, where it is one. */
    readonly at?: Place;
    readonly value: number;
    readonly limit: number;
  }[];
  readonly eyeUnlocked: boolean;
  readonly underground?: {
    readonly networks: readonly {
      readonly carrier: Carrier;
      readonly cells: readonly (Flowing & {
        readonly at: Place;
        readonly edges: readonly Dir[];
        readonly state: 'Intact' | 'Leaking';
        readonly reserved: number;
      })[];
    }[];
    readonly junctions: readonly {
      readonly prop: string;
      readonly in: Dir;
      readonly out: readonly Dir[];
      readonly mode: string;
      readonly modes: readonly { readonly mode: string; readonly branches: readonly Flowing[] }[];
    }[];
    readonly connections: readonly { readonly source: string; readonly consumer: string }[];
    readonly starving: readonly {
      readonly prop: string;
      readonly reasons: readonly string[];
      readonly wants: Flowing;
    }[];
  };
}
