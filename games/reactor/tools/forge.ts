// Designer's bench: solves a level file, proves or improves its par, checks what it claims, and with --write puts par and
// witness into the file. Usage: npx tsx games/reactor/tools/forge.ts [--write] [--nodes N] [--prove N] level.json…

import { readFileSync, writeFileSync } from 'node:fs';
import { lintLevel } from '../src/authoring/lint.ts';
import { content } from '../src/level/content.ts';
import type { LevelFile } from '../src/level/file.ts';
import { buildPlant } from '../src/level/plant.ts';
import { printWitness } from '../src/level/witness.ts';
import { SILENT, simulate } from '../src/rules/simulate.ts';
import { setupState } from '../src/setup.ts';
import { type Action, KINDS, MECHANICS, type Mechanic } from '../src/shape.ts';
import {
  answer,
  dangerPairs,
  idleLoss,
  isLocal,
  isSystemic,
  neutralizersIn,
  winWithout,
} from '../src/solve/appraise.ts';
import type { Kind } from '../src/solve/beam.ts';
import { banOf } from '../src/solve/steps.ts';
import { copyState, type State } from '../src/state.ts';
import { print } from './print.ts';

const args = process.argv.slice(2);
const number = (name: string, otherwise: number): number => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args.splice(at, 2)[1]);
};
const nodes = number('--nodes', 60_000);
const prove = number('--prove', 400_000);
/** `--way "shut the door=door"`: a line that uses the mechanic; `--way "wait=-heatShield"`: one that does without it. */
const wanted: [string, string][] = [];
for (let at = args.indexOf('--way'); at >= 0; at = args.indexOf('--way'))
  wanted.push(args.splice(at, 2)[1]!.split('=') as [string, string]);
const slack = number('--slack', 8);
const isWriting = args.includes('--write');
const isIdle = args.includes('--idle');

for (const path of args.filter((arg) => !arg.startsWith('--'))) {
  const file = JSON.parse(readFileSync(path, 'utf8')) as LevelFile;
  const findings = lintLevel(content, file).filter((one) => !/^par|must-use|witness/.test(one.code));
  for (const one of findings) console.log(`  ${one.severity} ${one.path}: ${one.message}`);
  if (findings.some((one) => one.severity === 'error')) continue;
  const plant = buildPlant(content, file);
  const state = setupState(plant);
  const loss = idleLoss(content, file);
  console.log(
    `${file.id}: idle ${loss ? `loses in turn ${loss.turn} (${loss.reason})` : 'never loses'}; level ${state.level}`,
  );
  if (isIdle) printIdle();
  let best = answer(plant, state, nodes, 'shortest');
  if (best.verdict === 'winnable' && !best.optimal) {
    const again = answer(plant, state, nodes + prove, 'shortest');
    if (again.verdict === 'winnable') best = again;
  }
  if (best.verdict !== 'winnable') {
    console.log(`  ${best.verdict} after ${best.nodes} positions`);
    continue;
  }
  const turns = best.witness.length;
  const actions = best.witness.flat().length;
  const line = printWitness(best.witness as Action[][]);
  console.log(`  par ${turns}/${actions} ${best.optimal ? 'optimal' : 'witness'} (${best.nodes} positions): ${line}`);
  for (const mechanic of MECHANICS) {
    const without = winWithout(content, file, mechanic, turns + 2, nodes);
    const isClaimed = file.mustUse?.includes(mechanic) ?? false;
    if (isClaimed || without === null)
      console.log(
        `  without ${mechanic}: ${without === null ? 'no win found' : `wins in ${without}${isClaimed ? ' BUT CLAIMED' : ''}`}`,
      );
  }
  const pairs = dangerPairs(content, file, Math.min(turns + 2, loss?.turn ?? 999));
  const has = neutralizersIn(file);
  console.log(`  neutralizers ${has}, danger pairs ${pairs}${has > 0 && has >= pairs ? ' TOO MANY NEUTRALIZERS' : ''}`);
  const ways: { kind: string; line: string }[] = [];
  const standard = [
    ['local remedy', isLocal, ['repair']],
    ['local remedy', isLocal, []],
    [
      'network control',
      isSystemic,
      ['fuelNeutralizer', 'coolantNeutralizer', 'electricityNeutralizer', 'heatShield', 'door'],
    ],
  ] as const;
  const asked = wanted.map(([kind, word]) => {
    const mechanic = word.replace('-', '') as Mechanic;
    const uses: Kind = (plant, cell, step) =>
      step !== null &&
      step.type !== 'moveRobot' &&
      banOf(mechanic)(plant, { ...state, robot: { ...state.robot, at: cell } } as State, step);
    return word.startsWith('-') ? ([kind, undefined, [mechanic]] as const) : ([kind, uses, []] as const);
  });
  for (const [kind, isKind, without] of asked.length > 0 ? asked : standard) {
    if (ways.some((way) => way.kind === kind)) continue;
    const other = answer(plant, state, nodes, 'any', {
      without,
      last: turns + slack,
      ...(isKind ? { kind: isKind } : {}),
    });
    if (other.verdict === 'winnable') ways.push({ kind, line: printWitness(other.witness as Action[][]) });
    const shown = other.verdict === 'winnable' ? `${other.witness.length} turns: ${ways.at(-1)!.line}` : other.verdict;
    console.log(`  ${kind}${without.length === 1 ? ' without repair' : ''}: ${shown}`);
  }
  if (isWriting) {
    file.par = { turns, actions, witness: line, proof: best.optimal ? 'optimal' : 'witness' };
    if (ways.length > 1) file.witnesses = ways;
    writeFileSync(path, print(file));
    console.log('  written');
  }

  function printIdle(): void {
    const ahead = copyState(state);
    const { floor, width } = plant;
    for (let t = 0; t < 12 && ahead.outcome === 'none'; t++) {
      simulate(plant, ahead, SILENT, null);
      const cells = [...floor].flatMap((cell) => {
        const values = KINDS.flatMap((kind, k) =>
          ahead.surface[cell * 4 + k]! > 0 ? [`${kind[0]}${ahead.surface[cell * 4 + k]}`] : [],
        );
        return values.length > 0 ? [`${cell % width},${Math.floor(cell / width)}:${values.join('')}`] : [];
      });
      console.log(`   turn ${ahead.turn}: ${cells.join(' ')}`);
    }
  }
}
