// The documentation page of the mechanics [DS-316], made of the registry and therefore never out of date.

import type { Registry } from './registry.ts';

/** Markdown: one chapter a mechanic. */
export const registryPage = (registry: Registry): string =>
  `${[
    '# Mechanics',
    ...registry.map(
      ({ title, presence, gates, reads, controls, objectives, invariant, rule, sections, faults, help }) =>
        [
          `## ${title}`,
          help,
          [
            `- Gates: ${gates}`,
            `- Reads: ${reads}`,
            `- Control points: ${controls}`,
            `- Objectives: ${objectives}`,
            `- Invariant ${invariant.code}, ${invariant.title}: ${invariant.text}`,
            `- Rule ${rule.code}, ${rule.title}: ${rule.text}`,
            `- Within reach: ${presence === 'required' ? 'always' : 'not necessarily'}`,
            `- Sections: ${sections.map(({ name }) => `\`${name}\``).join(', ')}`,
            `- Faults: ${faults.join(', ')}`,
          ].join('\n'),
        ].join('\n\n'),
    ),
  ].join('\n\n')}\n`;
