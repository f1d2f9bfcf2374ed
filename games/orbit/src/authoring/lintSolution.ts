// A stored solution is played: it must win in exactly par turns, and a survival with par hull [OS-427].

import { compile } from '../compile.ts';
import type { Content } from '../data/content.ts';
import { levelOf, scenarioSchema } from '../data/file.ts';
import { play } from '../play.ts';
import { refuse } from '../refuse.ts';
import { actionCodec } from '../rules/plan/decode.ts';
import { setup } from '../setup.ts';
import { SILENCE } from '../solve/silence.ts';
import { HULL } from '../state.ts';
import type { Findings } from './findings.ts';

/** Only for a file without errors. */
export const lintSolution = (content: Content, input: unknown, found: Findings): void => {
  const file = scenarioSchema.parse(input);
  const { solution, par, parHull } = file;
  if (solution === undefined) return;
  const world = compile(content, levelOf(file));
  const state = setup(world);
  const wrong = (path: string, message: string): void => found.say('bad-solution', path, message);
  for (const [i, raw] of solution.entries()) {
    const path = `solution[${i}]`;
    const turn = raw.flatMap((one) => {
      const read = actionCodec.decode(one);
      return read.ok ? [read.value] : [];
    });
    const refusal = refuse(world, state, turn)[0];
    if (refusal !== undefined) {
      wrong(path, `${path} is refused: ${refusal.why}`);
      return;
    }
    play(world, state, turn, SILENCE);
  }
  if (state.ending?.is !== 'won') wrong('solution', `solution does not win in ${solution.length} turns`);
  else if (par !== undefined && solution.length !== par)
    wrong('solution', `solution must win in exactly par turns: it takes ${solution.length}, par is ${par}`);
  else if (parHull !== undefined && state.ships[HULL] !== parHull)
    wrong('parHull', `solution must end with par hull: it has ${state.ships[HULL]}, parHull is ${parHull}`);
};
