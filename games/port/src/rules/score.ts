// What a finished run was worth: tier and stars. Never read while a run is going on.

import type { Config, Fields, Outcome } from '../shape.ts';

/** Title of the highest tier that the score reaches; the top ones ask for a win. */
export const tierOf = (config: Config, score: number, outcome: Outcome): string => {
  let title = '';
  for (const tier of config.scoreTiers) {
    if (score >= tier.min && (!tier.needsWin || outcome === 'win')) title = tier.title;
  }
  return title;
};

/** One for the win, one for time left, one for the score; none for a loss. */
export const starsOf = (config: Config, fields: Fields, outcome: Outcome): number => {
  if (outcome !== 'win') return 0;
  const { timeLeftMin, scoreMin } = config.stars;
  return 1 + (fields.timeLeft >= timeLeftMin ? 1 : 0) + (fields.score >= scoreMin ? 1 : 0);
};
