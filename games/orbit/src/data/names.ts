// The words the game's files are written in: subsystems, sides, facings, moves and who may fly a ship.

export const SUBSYSTEMS = ['engines', 'thrusters', 'scoop', 'laser', 'railgun', 'missiles', 'shields'] as const;
export type SubsystemId = (typeof SUBSYSTEMS)[number];

/** Where each subsystem stands in a list of seven. */
export const ENGINES = 0;
export const THRUSTERS = 1;
export const SCOOP = 2;
export const LASER = 3;
export const RAILGUN = 4;
export const MISSILES = 5;
export const SHIELDS = 6;

export const SIDES = ['blue', 'red', 'grey'] as const;
export type Side = (typeof SIDES)[number];

export const FACINGS = ['prograde', 'retrograde'] as const;
export type Facing = (typeof FACINGS)[number];

export const MOVES = ['coast', 'transfer', 'phase'] as const;
export type MoveKind = (typeof MOVES)[number];

export const PERSONALITIES = ['raider', 'lancer', 'picket', 'warden', 'ace'] as const;
export type PersonalityId = (typeof PERSONALITIES)[number];

/** Who flies a ship that nobody sits in. */
export const AIS = [...PERSONALITIES, 'drift'] as const;
export type Ai = (typeof AIS)[number];

export const HYPOTHESES = ['coast', 'out', 'in'] as const;

export const ACTS = ['training', 'gunnery', 'duels', 'duty', 'command'] as const;
export type ActId = (typeof ACTS)[number];

export const KINDS = ['race', 'hunt', 'escort', 'gauntlet'] as const;
export type Kind = (typeof KINDS)[number];
