// Search for any game, through the contract: solving, verdicts, hints, blame, difficulty, perft, policies.

export { type Advice, adviceFor, knowsMore, mayAsk, mayHint } from './ask.ts';
export { aStar } from './astar.ts';
export { beam } from './beam.ts';
export { type Blame, type BlameAsk, type BlameFinding, blame } from './blame.ts';
export { type BlameFacts, type BlameWords, blameInWords, blameSentence } from './blameWords.ts';
export { breadthFirst } from './breadth.ts';
export { deepening } from './deepening.ts';
export { type Difficulty, type DifficultyAsk, difficulty } from './difficulty.ts';
export { type DriveOptions, run, type Step, step, type Work } from './drive.ts';
export { type Hint, hint, hintLine, turnInWords } from './hint.ts';
export { perMille, type Rate, wilson } from './integers.ts';
export { type MonteCarloOptions, monteCarlo } from './montecarlo.ts';
export { perft } from './perft.ts';
export { carefulPolicy, greedyPolicy, policiesOf } from './policies.ts';
export { randomPolicy } from './random.ts';
export {
  type Cover,
  type SimulateAsk,
  type SimulateProgress,
  type Simulation,
  simulate,
} from './simulate.ts';
export { type SearchAsk, solve, verdict } from './solve.ts';
export { isWinning, witnessAhead } from './witness.ts';
