// The light of a level that is being made: in sight wherever one draws or writes, it says at once what the last change did.

import { type Light, Verdict } from '../parts/Verdict.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import type { Problem, SolveReport } from '../worker/api.ts';

interface LiveLightProps {
  readonly isWhole: boolean;
  /** Positions of a search that is going on. */
  readonly seen: number | null;
  readonly answer: SolveReport | Problem | null;
}

export const LiveLight = (props: LiveLightProps) => (
  <div className="livelight">
    <Verdict {...lightOf(props)} />
  </div>
);

const lightOf = ({ isWhole, seen, answer }: LiveLightProps): { light: Light; word?: string; reason: string } => {
  if (!isWhole) return { light: 'unknown', word: 'NO LEVEL YET', reason: 'the findings say what it lacks' };
  if (seen !== null) return { light: 'thinking', reason: `${grouped(seen)} positions so far` };
  if (answer === null || 'problem' in answer) return { light: 'unknown', reason: 'prove it to know' };
  const { verdict, witness, optimal, nodes } = answer;
  if (verdict !== 'winnable') return { light: verdict, reason: `${grouped(nodes)} positions` };
  const turns = `in ${witness.length} ${witness.length === 1 ? 'turn' : 'turns'}`;
  return { light: 'winnable', reason: optimal ? `${turns}, no fewer` : turns };
};
