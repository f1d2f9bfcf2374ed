// What the solver found of a level: a line that wins, none at all, or no answer within its budget.

import { Says } from '../parts/Says.tsx';
import { grouped } from '../play/top/useVerdict.ts';
import type { Problem, SolveReport } from '../worker/api.ts';

export const Proof = ({ answer }: { answer: SolveReport | Problem }) => {
  if ('problem' in answer)
    return (
      <Says glyph="critical" mood="error">
        {answer.problem}
      </Says>
    );
  if (answer.verdict !== 'winnable')
    return (
      <Says glyph={answer.verdict === 'lost' ? 'lost' : 'unknown'}>
        {answer.verdict === 'lost'
          ? 'Lost for certain: every line was tried.'
          : 'Unknown: no win was found, and none ruled out.'}{' '}
        {grouped(answer.nodes)} positions.
      </Says>
    );
  return (
    <>
      <Says glyph="ready">
        Winnable in {answer.witness.length} {answer.witness.length === 1 ? 'turn' : 'turns'}
        {answer.optimal ? '; no shorter line exists' : ''}. {grouped(answer.nodes)} positions.
      </Says>
      <ol className="witness">
        {answer.words.map((words, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place
          <li key={i}>
            <span className="num">{i + 1}</span> {words}
          </li>
        ))}
      </ol>
    </>
  );
};
