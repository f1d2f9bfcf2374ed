// Objectives beside the exit: generators and batteries [I5], required items [I11], whatever a mechanic asks for; the exit
// itself with every gate open [R7]; puzzles [I8].

import { finding, type LevelFinding } from '../finding.ts';
import type { Objective, Source } from '../network.ts';
import { at, candidateOf, gatePart, placeOf, roomNamed, type Survey } from '../survey.ts';

export const checkGoals = (survey: Survey): readonly LevelFinding[] => {
  const { network, real, assumed } = survey;
  const unmet = network.objectives.filter(
    // Objectives of a kind of gate are told with their gate.
    ({ kind, id }, i) => real.objectiveSphere[i] === -1 && !network.kinds.includes(kind) && !assumed.met.includes(id),
  );
  return [...unmet.map((one) => unmetGoal(survey, one)), ...checkBatteries(survey), ...checkExit(survey)];
};

const unmetGoal = (survey: Survey, objective: Objective): LevelFinding => {
  const { network, layout, registry, real } = survey;
  const { kind, id, from, cell, room } = objective;
  const mechanic = registry.find((one) => one.id === objective.mechanic)!;
  const { code, title } = mechanic.invariant;
  const ideal = survey.except();
  const root = ideal.objectiveSphere[network.objectives.indexOf(objective)] === -1;
  const sources = network.sources.filter(({ gives }) => objective.needs.flat().some((fact) => gives.includes(fact)));
  const targets = from ?? sources.flatMap((source) => source.from);
  const way = survey.ways(real).gatesTo(targets);
  const gates = (way ?? []).slice(0, 1).map((index) => network.gates[index]!);
  const why =
    targets.length === 0
      ? 'nothing can be stood at beside it'
      : way === null || gates[0] === undefined
        ? 'no way leads there'
        : `${gates[0].thing} ${gates[0].id} at ${at(layout, gates[0].cells[0]!)} is in the way (${gates[0].condition})`;
  const path = kind === 'generator' ? `generators.${id}` : kind === 'item' ? `items.${id}` : id;
  return finding({
    ...{ code, root, severity: mechanic.presence === 'optional' ? 'note' : 'error', path },
    ...{ room: layout.rooms[room]?.id ?? null, gate: gatePart(layout, gates), condition: gates[0]?.condition ?? null },
    missing: {
      kind,
      what: id,
      candidates: sources.map((source) => candidateOf(survey, real, source)),
      helps: [],
    },
    cells: [placeOf(layout, cell)],
    message: `${code} ${title}: ${room === -1 ? '' : `${roomNamed(layout, room)}; `}${kind} ${id} at ${at(layout, cell)} is out of reach; ${why}`,
  });
};

/** The shortfall [DS-211]. */
const checkBatteries = (survey: Survey): readonly LevelFinding[] => {
  const { network, layout, real } = survey;
  const need = network.objectives.reduce((sum, { batteries }) => sum + batteries, 0);
  const reachable = real.batteries.at(-1)!;
  if (reachable >= need) return [];
  const holding = network.sources.filter(({ batteries }) => batteries > 0);
  const placed = holding.reduce((sum, { batteries }) => sum + batteries, 0);
  const generators = network.objectives.filter(({ batteries }) => batteries > 0);
  const out = holding.filter((source) => real.sourceSphere[network.sources.indexOf(source)] === -1);
  return [
    finding({
      ...{ code: 'I5', root: survey.except().batteries.at(-1)! < need, path: 'generators', condition: 'battery' },
      missing: {
        kind: 'battery',
        what: `${need - reachable} of ${need}`,
        candidates: out.map((source) => candidateOf(survey, real, source)),
        helps: [],
      },
      cells: generators.map(({ cell }) => placeOf(layout, cell)),
      message: `I5 generators and batteries: ${generators.map(({ id }) => id).join(', ')}: need ${need}, reachable ${reachable}, placed ${placed}`,
    }),
  ];
};

/** R7 [DS-267]: with the cells that enclose the exit. */
const checkExit = (survey: Survey): readonly LevelFinding[] => {
  const { network, layout, assumed } = survey;
  if (assumed.isExitReached || survey.real.sphere[network.exit] !== -1) return [];
  if (survey.except().sphere[network.exit] !== -1) return [];
  const cells = [network.exit];
  const seen = new Set(cells);
  for (const cell of cells)
    for (const step of layout.steps) {
      const next = cell + step;
      if (network.passable[next] === 0 || seen.has(next)) continue;
      seen.add(next);
      cells.push(next);
    }
  cells.sort((a, b) => a - b);
  return [
    finding({
      ...{ code: 'R7', room: layout.rooms[layout.exitRoom]!.id, condition: 'exit', path: 'map' },
      cells: cells.map((cell) => placeOf(layout, cell)),
      message: `R7 exit and start: ${roomNamed(layout, layout.exitRoom)}; the exit at ${at(layout, network.exit)} is closed off even with every gate open, in a region of ${cells.length} cells`,
    }),
  ];
};

/** I8 [DS-225]. */
export const checkPuzzles = (survey: Survey): readonly LevelFinding[] => {
  const { network, real } = survey;
  return network.sources.flatMap((source, index) =>
    source.kind === 'puzzle' && real.sourceSphere[index] === -1 && !isHandedOut(survey, source)
      ? [unsolved(survey, source, index)]
      : [],
  );
};

const isHandedOut = ({ network, assumed }: Survey, { gives }: Source): boolean =>
  gives.some((fact) => assumed.facts.includes(network.facts[fact]!));

const unsolved = (survey: Survey, source: Source, index: number): LevelFinding => {
  const { network, layout, level, real } = survey;
  const { id, room, cell } = source;
  const grants = source.gives.map((fact) => network.facts[fact]!).filter((name) => !name.startsWith('solved:'));
  const served = grants.flatMap((name) => SERVED[name.split(':')[0]!] ?? []);
  const ideal = survey.withheld(index, ...served);
  const isReached = ideal.sourceCell[index] !== -1;
  const lackingIn = (factSphere: Int32Array): readonly number[] =>
    source.needs.flat().filter((fact) => factSphere[fact] === -1);
  const root = !isReached || lackingIn(ideal.factSphere).length > 0;
  const from = root ? ideal : real;
  const lacking = lackingIn(from.factSphere);
  const candidates =
    lacking.length === 0
      ? [candidateOf(survey, from, source)]
      : network.sources
          .filter(({ gives }) => gives.some((fact) => lacking.includes(fact)))
          .map((one) => candidateOf(survey, from, one));
  const what = lacking.map((fact) => network.facts[fact]!);
  const places = candidates.map(
    (one) => `${one.id} in ${one.room ?? 'the corridor'} at ${one.cell} is behind ${one.gate ?? 'walls'}`,
  );
  const wanted = lacking.length === 0 ? 'it is out of reach' : `it needs ${what.join(', ')}`;
  const told = candidates.length === 0 ? `${what.join(', ')} not placed` : places.join(', ');
  return finding({
    ...{ code: 'I8', root, room: layout.rooms[room]?.id ?? null, condition: what[0] ?? null, path: `puzzles.${id}` },
    severity: level.puzzles.find((row) => row.id === id)?.optional ? 'note' : 'error',
    missing: {
      kind: lacking.length === 0 ? 'puzzle' : 'fragment',
      what: lacking.length === 0 ? id : what.join(','),
      candidates,
      helps: [],
    },
    cells: [placeOf(layout, cell)],
    message: `I8 puzzle chain: ${room === -1 ? '' : `${roomNamed(layout, room)}; `}puzzle ${id} at ${at(layout, cell)} grants ${
      grants.join(', ') || 'a battery'
    }; ${wanted}; ${told}`,
  });
};

/** Kinds of gates that a grant serves [DS-223]. */
const SERVED: Readonly<Record<string, string>> = { unlock: 'key', keycard: 'key', fix: 'hazard', tool: 'hazard' };
