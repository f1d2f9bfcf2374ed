// Opens the level of a run anew, whatever it came from: the list, a seed, or a file of somebody's own.

import type { AnyShape, Session } from '@interlock/kernel';
import { go } from '../../app/router.ts';
import { OWN_LEVEL } from './ownLevel.ts';

const addressOf = ({ game, origin, entry }: Session<AnyShape>['run']): string => {
  if (entry) return `/play/${game.id}?level=${encodeURIComponent(entry.id)}`;
  if ('preset' in origin)
    return `/play/${game.id}?preset=${encodeURIComponent(origin.preset)}&seed=${encodeURIComponent(origin.seed)}`;
  return 'levelData' in origin ? `/play/${game.id}?own` : `/play/${game.id}`;
};

export const playLevel = ({ run }: Session<AnyShape>): void => {
  if ('levelData' in run.origin) sessionStorage.setItem(OWN_LEVEL, JSON.stringify(run.origin.levelData));
  go(addressOf(run));
};
