// "Why is it so?": the causes of one number or state, unfolded on demand. Only where a run is behind the screen.

import { useContext, useState } from 'react';
import { RunContext } from '../../../play/context.ts';
import { WhySubject } from '../../../play/read/InspectSection.tsx';

interface WhyProps {
  readonly subject: string;
  readonly name: string;
  /** The answer in sentences; the single events unfold below them. */
  readonly lines?: readonly string[];
}

export const Why = ({ subject, name, lines = [] }: WhyProps) => {
  const run = useContext(RunContext);
  const [isOpen, setOpen] = useState(false);
  if (!run) return null;
  return (
    <div className="rx-why-box">
      <button type="button" className="key key--ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Why {name}?
      </button>
      {isOpen && lines.length === 0 && <WhySubject subject={subject} />}
      {isOpen && lines.length > 0 && (
        <>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <details>
            <summary>Each event</summary>
            <WhySubject subject={subject} />
          </details>
        </>
      )}
    </div>
  );
};
