// I1 [DS-194]: what the win still lacks, which gates stand closed at the border of what is reached, and why.

import { type Dependencies, dependenciesOf } from '../dependency.ts';
import { finding, type LevelFinding } from '../finding.ts';
import { at, placeOf, type Survey } from '../survey.ts';

/** Closed gates next to a reached cell, in the order of the network. */
export const frontierOf = ({ network, real }: Survey): readonly number[] =>
  network.gates.flatMap(({ cells }, index) =>
    real.isOpen[index] === 0 && cells.some((cell) => real.previous[cell] !== -1) ? [index] : [],
  );

export const checkWin = (survey: Survey): LevelFinding | null => {
  if (survey.isSolved) return null;
  const { network, layout, real, assumed } = survey;
  const unmet = network.objectives.filter(({ id }, i) => real.objectiveSphere[i] === -1 && !assumed.met.includes(id));
  const isExitMissed = real.sphere[network.exit] === -1 && !assumed.isExitReached;
  const need = network.objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  const had = real.batteries.at(-1)!;
  const lacks = [
    ...(isExitMissed ? ['exit'] : []),
    ...unmet.map(({ kind, id }) => `${kind} ${id}`),
    ...(had < need ? [`${need - had} ${need - had === 1 ? 'battery' : 'batteries'}`] : []),
  ];
  const frontier = frontierOf(survey).map((index) => network.gates[index]!);
  const ways = survey.ways(real);
  const starts = [
    ...frontier.map(({ condition }) => condition),
    ...(isExitMissed ? ways.closedGates([network.exit]) : []).map((index) => network.gates[index]!.condition),
    ...unmet.flatMap(({ from }) => ways.closedGates(from ?? [])).map((index) => network.gates[index]!.condition),
    ...(had < need ? ['battery'] : []),
  ];
  const why = dependenciesOf(survey, starts);
  const closed = frontier.map(({ id, cells, condition }) => `${id} at ${at(layout, cells[0]!)} (${condition})`);
  const [first] = frontier;
  const room = layout.rooms[layout.exitRoom]!;
  return finding({
    ...{ code: 'I1', room: room.id, condition: 'win', path: 'map' },
    gate:
      first === undefined
        ? null
        : { kind: first.thing, id: first.id, cells: first.cells.map((cell) => placeOf(layout, cell)) },
    missing: {
      kind: 'objective',
      what: lacks.join(','),
      candidates: frontier.map(({ id, room: owner, cells, condition }) => ({
        ...{ id, room: layout.rooms[owner]?.id ?? null, cell: placeOf(layout, cells[0]!) },
        gate: `${id} (${condition})`,
      })),
      helps: [],
    },
    cells: frontier.flatMap(({ cells }) => cells.map((cell) => placeOf(layout, cell))),
    message: `I1 exit reachable: ${room.name} (${room.id}); not met: ${lacks.join(', ')}; ${
      closed.length === 0 ? 'no closed gate borders on what is reached' : `closed: ${closed.join(', ')}`
    }${reason(why)}`,
  });
};

const reason = ({ dead, cycle }: Dependencies): string => {
  if (dead.length > 0) return `; ${dead.join('; ')}`;
  return cycle === null ? '' : `; cycle ${cycle}`;
};
