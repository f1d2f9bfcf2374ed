// A claim put to the search: can this card come at all? Yes with the line that shows it, no where nothing is left to try.

import { useEffect, useRef, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { Says } from '../../../parts/Says.tsx';
import type { Job } from '../../../worker/job.ts';
import type { ClaimSaid } from '../jobs.ts';
import { ask as askWorker } from '../run/ask.ts';

interface ProofProps {
  /** The pack. */
  readonly text: string;
  readonly eventId: string;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly off: string | false;
}

export const Proof = ({ text, eventId, scenarios, off }: ProofProps) => {
  const [scenario, setScenario] = useState('standard');
  const [said, setSaid] = useState<ClaimSaid | null>(null);
  const [isAsking, setAsking] = useState(false);
  const job = useRef<Job<ClaimSaid> | null>(null);
  const name = scenarios.find(({ id }) => id === scenario)?.name ?? scenario;
  // An answer is for one card in one pack.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is another question
  useEffect(() => {
    setSaid(null);
    setAsking(false);
    return () => {
      job.current?.cancel();
      job.current = null;
    };
  }, [text, eventId, scenario]);
  const ask = (): void => {
    setAsking(true);
    const mine = askWorker('claim', [text, scenario, eventId]);
    job.current = mine;
    const settle = (found: ClaimSaid | null): void => {
      if (job.current !== mine) return;
      setAsking(false);
      setSaid(found);
    };
    mine.answer.then(settle, (error: unknown) =>
      settle({ is: 'problem', words: error instanceof Error ? error.message : String(error) }),
    );
  };
  return (
    <section className="pt-proof" aria-label="Can this card come?">
      <h2 className="label">Can this card come?</h2>
      <div className="seedform">
        <label>
          From the start of
          <select value={scenario} onChange={(event) => setScenario(event.target.value)}>
            {scenarios.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <Key off={off || (isAsking && 'searching')} onClick={ask}>
          {isAsking ? 'Searching' : 'Prove it'}
        </Key>
      </div>
      <div role="status">{said ? <Answer said={said} name={name} /> : null}</div>
    </section>
  );
};

const Answer = ({ said, name }: { said: ClaimSaid; name: string }) => {
  if (said.is === 'problem')
    return (
      <Says glyph="critical" mood="error">
        {said.words}
      </Says>
    );
  if (said.is === 'unknown')
    return (
      <Says glyph="unknown">
        Not settled: {said.nodes} states of {name} were looked at; no way to the card was found and none ruled out.
      </Says>
    );
  if (said.is === 'no')
    return (
      <Says glyph="critical">
        Proven: no. From the start of {name} (seed {said.seed}) no answers and no rolls bring this card. Loosen a
        condition, or give some other card an effect that meets it.
      </Says>
    );
  if (said.line.length === 0) return <Says glyph="ready">Proven: yes. It can be the first card.</Says>;
  return (
    <>
      <Says glyph="ready">
        Proven: yes. From the start of {name} (seed {said.seed}) {said.line.length}{' '}
        {said.line.length === 1 ? 'answer leads' : 'answers lead'} to it, by rolls that can happen:
      </Says>
      <ol className="pt-line">
        {said.line.map(({ card, answer }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the line
          <li key={i}>
            <b>{card}</b>: {answer}
          </li>
        ))}
      </ol>
    </>
  );
};
