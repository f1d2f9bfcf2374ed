// The JSON level file [DS-505] read into a draft, and written from a level.

import { actionSchema } from '../actions.ts';
import type { Draft } from './draft.ts';
import type { Report } from './report.ts';
import type { Section } from './sections.ts';

export const readFile = (_input: unknown, _sections: readonly Section[], report: Report): Draft | null => {
  void actionSchema;
  report.error('E01', { path: 'level' }, 'something else', 'a level file or map text');
  return null;
};
