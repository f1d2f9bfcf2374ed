// The day as everyone has it: UTC, so that a seed of the day is one seed.

import { checksum } from '../store/save/checksum.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const today = (now: Date): { readonly name: string; readonly code: string } => ({
  name: `${now.getUTCDate()} ${MONTHS[now.getUTCMonth()]}`,
  code: now.toISOString().slice(0, 10),
});

/** A game's level of the day. A ladder of seven presets or more climbs with the week, Monday first, and has the date
 *  as its seed; fewer give the middle one and a seed of the day and the game. */
export const seedOfDay = (
  game: { readonly id: string; readonly presets: readonly string[] },
  now: Date,
): { readonly preset: string; readonly seed: string } | null => {
  const { code } = today(now);
  const weekday = (now.getUTCDay() + 6) % 7;
  if (game.presets.length >= 7) return { preset: game.presets[weekday]!, seed: code.replaceAll('-', '') };
  const preset = game.presets[Math.floor((game.presets.length - 1) / 2)];
  return preset === undefined ? null : { preset, seed: checksum(`${code} ${game.id}`).slice(0, 4).toUpperCase() };
};
