// Every reason a turn can be refused, in the order in which reasons are told [OS-467].

export const CODES = [
  'malformed-plan',
  'unknown-subsystem',
  'not-whole',
  'stale-plan',
  'scenario-over',
  'wrong-side',
  'duplicate-entry',
  'negative-energy',
  'not-installed',
  'subsystem-max',
  'reactor-exceeded',
  'dealloc-limit',
  'combined-limit',
  'vent-negative',
  'vent-exceeds-heat',
  'rotate-unpowered',
  'bad-power',
  'burn-underpowered',
  'burn-off-board',
  'laser-unpowered',
  'railgun-unpowered',
  'railgun-in-transfer',
  'recoil-off-board',
  'brace-no-engines',
  'mass-short',
  'missiles-unpowered',
  'missiles-empty',
  'target-invalid',
] as const;

export type Code = (typeof CODES)[number];

const place = (code: Code): number => CODES.indexOf(code) * 8;

/** Violations as the judge notes them: the code's place × 8, plus the subsystem where one is meant. */
export const NEGATIVE_ENERGY = place('negative-energy');
export const NOT_INSTALLED = place('not-installed');
export const SUBSYSTEM_MAX = place('subsystem-max');
export const REACTOR_EXCEEDED = place('reactor-exceeded');
export const DEALLOC_LIMIT = place('dealloc-limit');
export const COMBINED_LIMIT = place('combined-limit');
export const VENT_NEGATIVE = place('vent-negative');
export const VENT_EXCEEDS_HEAT = place('vent-exceeds-heat');
export const ROTATE_UNPOWERED = place('rotate-unpowered');
export const BAD_POWER = place('bad-power');
export const BURN_UNDERPOWERED = place('burn-underpowered');
export const BURN_OFF_BOARD = place('burn-off-board');
export const LASER_UNPOWERED = place('laser-unpowered');
export const RAILGUN_UNPOWERED = place('railgun-unpowered');
export const RAILGUN_IN_TRANSFER = place('railgun-in-transfer');
export const RECOIL_OFF_BOARD = place('recoil-off-board');
export const BRACE_NO_ENGINES = place('brace-no-engines');
export const MASS_SHORT = place('mass-short');
export const MISSILES_UNPOWERED = place('missiles-unpowered');
export const MISSILES_EMPTY = place('missiles-empty');
export const TARGET_INVALID = place('target-invalid');

export const codeOf = (violation: number): Code => CODES[violation >> 3]!;
export const subsystemOf = (violation: number): number => violation & 7;
