// A run that has come as far as the repair bay.

import type { LevelCard } from '../../../src/shape/level.ts';
import { type Bench, benchOf, type Part, play } from '../../bench.ts';

/** A run in the bay; in remastered with the contract of that name signed. */
export const inBay = (
  part: Part = {},
  hand: readonly LevelCard[] = ['Move', 'NoOp'],
  contract: string | null = 'DeepRest',
): Bench => {
  const bench = benchOf(
    { programCount: 1, glitches: ['Rain'], ...part, currencies: { Energy: 60, ...part.currencies } },
    hand,
  );
  play(bench, { type: 'runProgram', tape: [] });
  play(bench, { type: 'nextAssignment' });
  bench.state.purse.Energy = 60;
  play(bench, { type: 'acceptGlitch' });
  if (bench.state.contractOffer !== null && contract !== null) {
    const index = bench.world.rules.contracts.findIndex(({ name }) => name === contract);
    bench.state.contractOffer = [index, ...bench.state.contractOffer.slice(1)];
    play(bench, { type: 'chooseContract', index: 0 });
  }
  bench.state.purse.Energy = part.currencies?.Energy ?? 60;
  bench.events.length = 0;
  return bench;
};
