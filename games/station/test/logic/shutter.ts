// A mechanic for tests only [DS-317]: a blast shutter bars a corridor cell until its lever, in some room, is pulled. It is
// added through the registry alone.

import { content } from '../../src/data/content.ts';
import { REGISTRY, sectionsOf } from '../../src/logic/mechanics/index.ts';
import type { Mechanic } from '../../src/logic/registry.ts';
import type { Level } from '../../src/map/level.ts';
import { readLevel } from '../../src/map/load.ts';
import type { Section } from '../../src/map/sections.ts';

const SHUTTERS: Section = { name: 'shutters', glyphs: ',', autoId: null, cells: 'one', attributes: [] };
const LEVERS: Section = {
  ...{ name: 'levers', glyphs: '.', autoId: null, cells: 'one' },
  attributes: [{ name: 'shutter', form: 'word', needed: { code: 'E14', expected: 'shutter=<id of a shutter>' } }],
};

export const shutter: Mechanic = {
  id: 'shutters',
  title: 'Blast shutters',
  facts: 'grows',
  gates: 'Every blast shutter: its corridor cell can be entered once it is raised.',
  reads: 'Shutter raised.',
  controls: 'Levers, in rooms.',
  objectives: 'None.',
  invariant: { code: 'I12', title: 'shutter chain', text: 'The lever of every shutter is reached without passing it.' },
  rule: { code: 'R9', title: 'shutters', text: 'No shutter stands between the player and its lever.' },
  presence: 'required',
  sections: [SHUTTERS, LEVERS],
  faults: ['F-I12'],
  help: 'A blast shutter bars its corridor until its lever is pulled.',
  build: (_content, { level, grid, steps, roomAt, thingAt }, builder) => {
    const cellOf = (at: unknown): number => {
      const [x, y] = at as readonly [number, number];
      return y * grid.width + x;
    };
    for (const { id, at } of level.more?.shutters ?? []) {
      const raised = builder.fact(`raised:${id}`);
      builder.gate({
        ...{ kind: 'shutter', thing: 'shutter', id, cells: [cellOf(at)], opens: [[raised]], condition: `raise ${id}` },
        ...{ wants: { kind: 'lever', what: `the lever of ${id}` }, room: -1, about: `shutters.${id}` },
        ...{ passing: null, unlocked: [] },
      });
    }
    const levers = level.more?.levers ?? [];
    const cells = levers.map(({ at }) => cellOf(at));
    for (const [i, { id, shutter: target }] of levers.entries()) {
      const cell = cells[i]!;
      builder.block(cell);
      const from = steps
        .map((step) => cell + step)
        .filter((next) => roomAt[next] === roomAt[cell] && thingAt[next] === -1 && !cells.includes(next));
      builder.source({
        ...{ kind: 'lever', id, from, needs: [[]], gives: [builder.fact(`raised:${target}`)], batteries: 0 },
        ...{ cell, room: roomAt[cell]!, actions: [{ type: 'activateControl', control: id }] },
      });
    }
  },
};

/** The lever beside the start, behind its own shutter, or the shutter on a side way nobody needs with no lever near. */
export const shutterText = (lever: 'near' | 'far' | 'side'): string => `darkstation-map 1
[map]
${lever === 'side' ? '#############\n#@..>#...####\n#...,,,..####\n#############' : '#############\n#@..+,,+...>#\n#...####....#\n#############'}
[rooms]
dock "Dock" at 1,1 start doors=on
lobby "Lobby" at ${lever === 'side' ? '6,1' : '8,1'} doors=on why=authored
[shutters]
s1 at ${lever === 'side' ? '5,2' : '6,1'}
[levers]
l1 at ${lever === 'near' ? '1,2' : '8,2'} shutter=s1
`;

export const shutterLevel = (lever: 'near' | 'far' | 'side'): Level => {
  const read = readLevel(content, shutterText(lever), sectionsOf([...REGISTRY, shutter]));
  if (!read.ok) throw new Error(read.findings.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return read.level;
};
