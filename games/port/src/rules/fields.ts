// The seven fields: adding effects, clamping, and the three values that lose a run. Knows no cards, cooldowns or time.

import { type Config, type Effect, FIELDS, type Field, type Fields, type Outcome } from '../shape.ts';

/** What a field is called wherever somebody reads it: `security` is the scrutiny one is under. */
export const LABELS: { readonly [F in Field]: string } = {
  timeLeft: 'time',
  stress: 'stress',
  privilege: 'privilege',
  bureaucracy: 'bureaucracy',
  security: 'scrutiny',
  influence: 'influence',
  score: 'score',
};

/** All deltas added, nothing clamped yet: the order of the list cannot matter. */
export const applyEffects = (fields: Fields, effects: readonly Effect[]): Fields => {
  const next = fieldsOf(fields);
  for (const { target, delta } of effects) next[target] += delta;
  return next;
};

/** Percent fields into 0..100, the others into 0..counterMax. */
export const clampState = (config: Config, fields: Fields): Fields => {
  const { percentMax, counterMax } = config.limits;
  return {
    timeLeft: within(fields.timeLeft, counterMax),
    stress: within(fields.stress, percentMax),
    privilege: within(fields.privilege, counterMax),
    bureaucracy: within(fields.bureaucracy, percentMax),
    security: within(fields.security, percentMax),
    influence: within(fields.influence, counterMax),
    score: within(fields.score, counterMax),
  };
};

/** One mutation: sum first, clamp once. */
export const applyAndClamp = (config: Config, fields: Fields, effects: readonly Effect[]): Fields =>
  clampState(config, applyEffects(fields, effects));

/** The first loss that the fields alone decide, in the order time, stress, privilege. */
export const checkLoseCondition = (config: Config, fields: Fields): Outcome | null => {
  if (fields.timeLeft <= config.lose.timeLeftAt) return 'time';
  if (fields.stress >= config.lose.stressAt) return 'stress';
  if (fields.privilege <= config.lose.privilegeAt) return 'privilege';
  return null;
};

/** The seven fields alone, out of anything that holds them. */
export const fieldsOf = (from: Fields): Fields => ({
  timeLeft: from.timeLeft,
  stress: from.stress,
  privilege: from.privilege,
  bureaucracy: from.bureaucracy,
  security: from.security,
  influence: from.influence,
  score: from.score,
});

/** The highest value a field may hold. */
export const maximumOf = (config: Config, field: Field): number =>
  field === 'stress' || field === 'bureaucracy' || field === 'security'
    ? config.limits.percentMax
    : config.limits.counterMax;

/** Writes the fields into a draft. */
export const setFields = (draft: Fields, fields: Fields): void => {
  for (const field of FIELDS) draft[field] = fields[field];
};

const within = (value: number, max: number): number => Math.max(0, Math.min(max, value));
