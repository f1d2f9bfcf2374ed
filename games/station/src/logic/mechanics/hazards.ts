// Blocking hazards bar their cells until a control or a tool has fixed them; all of them must be fixed [DS-080, DS-119].

import type { HazardKind } from '../../data/hazards.ts';
import { WALL } from '../../map/layout.ts';
import type { Mechanic } from '../registry.ts';
import { sectionsNamed } from './sections.ts';

export const hazards: Mechanic = {
  id: 'hazards',
  title: 'Hazards',
  facts: 'grows',
  gates: 'Every blocking hazard: its cells can be entered once it is fixed.',
  reads: 'Hazard fixed.',
  controls: 'Hazard controls, in rooms; tools, used from any cell next to the hazard.',
  objectives: 'Every blocking hazard is fixed.',
  invariant: {
    code: 'I4',
    title: 'hazard chain',
    text: 'Every blocking hazard is fixed by a control or a tool that is had without passing it.',
  },
  rule: {
    code: 'R4',
    title: 'hazards',
    text: 'No hazard stands between the player and all that fixes it; its control is close by.',
  },
  presence: 'required',
  sections: sectionsNamed('hazards', 'controls'),
  faults: ['F-I1b', 'F-I4a', 'F-I4b'],
  help: 'A hazard bars the way until its control is worked or its tool is used beside it. It never comes back.',
  build: (content, layout, builder) => {
    const { level, hazardCells, kind, thingAt, roomAt, steps, things } = layout;
    for (const [index, row] of level.hazards.entries()) {
      const type = content.hazards.find(({ id }) => id === row.kind);
      if (!type?.isBlocking) continue;
      const cells = hazardCells[index]!;
      const first = cells[0]!;
      const fixed = builder.fact(`fix:${row.id}`);
      builder.gate({
        ...{ kind: 'hazard', thing: 'hazard', id: row.id, cells, opens: [[fixed]] },
        ...{ condition: `fix ${row.id}`, wants: wantsOf(type) },
        ...{ room: -1, about: `hazards.${row.id}`, passing: null, unlocked: [] },
      });
      builder.objective({
        ...{ kind: 'hazard', id: row.id, from: null, needs: [[fixed]], batteries: 0 },
        ...{ cell: first, room: roomAt[first]! },
      });
      if (type.tool === undefined) continue;
      const around = cells.flatMap((cell) => steps.map((step) => cell + step));
      const from = [...new Set(around)].filter(
        (cell) => kind[cell] !== WALL && thingAt[cell] === -1 && !cells.includes(cell),
      );
      builder.source({
        ...{ kind: 'tool', id: row.id, from, needs: builder.all(`tool:${type.tool.id}`), gives: [fixed] },
        ...{ batteries: 0, cell: first, room: roomAt[first]! },
        actions: [{ type: 'fixHazard', hazard: row.id }],
      });
    }
    for (const { id, kind: what, row, access, cell, room } of things) {
      if (what !== 'control') continue;
      builder.source({
        ...{ kind: 'control', id, from: access, needs: [[]], batteries: 0, cell, room },
        gives: [builder.fact(`fix:${level.controls[row]!.hazard}`)],
        actions: [{ type: 'activateControl', control: id }],
      });
    }
  },
};

const wantsOf = ({ control, tool }: HazardKind): { readonly kind: string; readonly what: string } => {
  if (tool === undefined) return { kind: 'control', what: control ?? 'nothing there is' };
  if (control === undefined) return { kind: 'tool', what: `tool:${tool.id}` };
  return { kind: 'control or tool', what: `${control} or tool:${tool.id}` };
};
