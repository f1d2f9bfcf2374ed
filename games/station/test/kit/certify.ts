// The certifier run to its end in one go.

import { type Certificate, certifying } from '../../src/authoring/certify.ts';
import type { Content } from '../../src/data/content.ts';
import type { Level } from '../../src/map/level.ts';

export const certify = (content: Content, level: Level): Certificate => {
  const work = certifying(content, level);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
};
