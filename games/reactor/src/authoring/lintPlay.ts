// Playability: a safe start, something to do, time to do it, a witness that wins, claims that hold, and loose ends.

import { cellOf } from '../level/cells.ts';
import type { LevelFile } from '../level/file.ts';
import { buildPlant, type Plant } from '../level/plant.ts';
import { actionToWord, parseWitness } from '../level/witness.ts';
import { playTurn, refuseTurn } from '../play.ts';
import { lossWithin } from '../rules/ahead.ts';
import { isReady } from '../rules/levelState.ts';
import { wouldExposeOnEntry, wouldExposeOnStay } from '../rules/robot.ts';
import { SILENT } from '../rules/simulate.ts';
import { setupState } from '../setup.ts';
import type { Content, Mechanic } from '../shape.ts';
import { CARRIERS } from '../shape.ts';
import { copyState, type State } from '../state.ts';
import type { Findings } from './findings.ts';
import { reachedNodes } from './lintProps.ts';

export const lintPlay = (content: Content, file: LevelFile, isReleased: boolean, found: Findings): void => {
  const plant = buildPlant(content, file);
  const state = setupState(plant);
  const { numbers } = plant;
  if (wouldExposeOnEntry(plant, state, state.robot.at) || wouldExposeOnStay(plant, state, state.robot.at))
    found.add('start-unsafe', 'terrain', 'the robot starts in a cell that would expose it');
  if (isReady(plant, state)) found.add('start-ready', 'level', 'Ready at load; nothing to do');
  const loss = lossWithin(plant, state, numbers.graceTurns);
  if (loss !== null)
    found.add(
      'early-loss',
      'level',
      `doing nothing loses in turn ${loss.turn}; the first allowed is ${numbers.graceTurns + 1}`,
    );
  if (!found.hasErrors) lintPar(plant, file, state, isReleased, found);
};

const lintPar = (plant: Plant, file: LevelFile, start: State, isReleased: boolean, found: Findings): void => {
  const { turns, actions, witness, proof, atLeast = 0 } = file.par ?? {};
  if (turns === undefined || actions === undefined || witness === undefined || proof === undefined) {
    const isDraft = file.par === undefined && !isReleased;
    found.add('par-missing', 'par', 'turns, actions, witness and proof are required', isDraft ? 'warning' : 'error');
  } else {
    const won = replay(plant, start, witness, 'par.witness', found);
    if (won !== null && (won.turn !== turns || won.spent !== actions))
      found.add(
        'par-mismatch',
        'par',
        `witness takes ${won.turn} turns and ${won.spent} actions, par says ${turns}/${actions}`,
      );
    else if (won !== null && won.turn < atLeast)
      found.add(
        'par-mismatch',
        'par',
        `witness takes ${won.turn} turns, atLeast says no win takes fewer than ${atLeast}`,
      );
  }
  for (const [i, { line }] of (file.witnesses ?? []).entries())
    replay(plant, start, line, `witnesses[${i}].line`, found);
};

/** Replays a witness through the rules; the state in which it won, or null with a finding. */
const replay = (plant: Plant, start: State, line: string, path: string, found: Findings): State | null => {
  const parsed = parseWitness(line);
  if (!parsed.ok) {
    const [, step, word] = /^step (\d+): '(.*)' is no action$/.exec(parsed.error.message) ?? [];
    found.add('witness-refused', path, `step ${step} '${word}' refused: malformed-action`);
    return null;
  }
  const state = copyState(start);
  let step = 0;
  for (const turn of parsed.value) {
    if (state.outcome !== 'none') break;
    const [refusal] = refuseTurn(plant, state, turn);
    if (refusal !== undefined) {
      const culprit = turn[refusal.at];
      const word = culprit === undefined ? '|' : actionToWord(culprit);
      found.add('witness-refused', path, `step ${step + refusal.at + 1} '${word}' refused: ${refusal.code}`);
      return null;
    }
    playTurn(plant, state, turn, SILENT);
    step += turn.length + 1;
  }
  if (state.outcome === 'won') return state;
  found.add('witness-no-win', path, 'ends without ActivateCore');
  return null;
};

/** In how many turns the level can be won without the mechanic, searching up to that many turns; null: not at all. */
export type Ablation = (file: LevelFile, without: Mechanic, turns: number) => number | null;

/** How many turns beyond par a solution without the claimed mechanic must not exist in. */
const ABLATION_SLACK = 2;

export const lintAblation = (file: LevelFile, ablate: Ablation, found: Findings): void => {
  const par = file.par?.turns;
  if (par === undefined) return;
  for (const mechanic of file.mustUse ?? []) {
    const turns = ablate(file, mechanic, par + ABLATION_SLACK);
    if (turns !== null)
      found.add('must-use', `mustUse ${mechanic}`, `a solution without it was found in ${turns} turns`);
  }
};

/** Warnings: network cells joined to nothing, branching without a junction, leaks that can never get flow. */
export const lintUnused = (content: Content, file: LevelFile, found: Findings): void => {
  const plant = buildPlant(content, file);
  const { graph } = plant;
  const warn = (path: string, text: string): void => found.add('unused-prop', path, text, 'warning');
  for (let node = 0; node < graph.nodes; node++) {
    const cell = graph.cell[node]!;
    const index = [graph.source[node]!, graph.consumer[node]!, graph.junction[node]!].find((i) => i >= 0);
    const place =
      index === undefined
        ? `${CARRIERS[graph.carrier[node]!]} (${cellOf(plant, cell).join(',')})`
        : `props.${plant.props[index]!.id}`;
    const edges = [0, 1, 2, 3].filter((dir) => graph.edges[node]! & (1 << dir)).length;
    if (edges === 0) warn(place, 'an isolated network cell');
    if (edges >= 3 && graph.junction[node]! < 0) warn(place, `a plain manifold of ${edges} edges without a junction`);
  }
  const reached = reachedNodes(
    graph,
    plant.sources.map((p) => p.node),
  );
  for (const leak of plant.leaks)
    if (!reached.has(leak.node)) warn(`leaks ${leak.id}`, 'a leak that can never get flow');
};
