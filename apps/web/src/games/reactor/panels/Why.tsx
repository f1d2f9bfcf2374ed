// "Why is it so?": the causes of one number, unfolded on demand. Only where a run is behind the screen.

import { useContext, useState } from 'react';
import { RunContext } from '../../../play/context.ts';
import { WhySubject } from '../../../play/read/InspectSection.tsx';

interface WhyProps {
  readonly subject: string;
  readonly name: string;
  /** The last turn in one line; the single events unfold below it. */
  readonly sum?: string;
}

export const Why = ({ subject, name, sum = '' }: WhyProps) => {
  const run = useContext(RunContext);
  const [isOpen, setOpen] = useState(false);
  if (!run) return null;
  return (
    <div className="rx-why-box">
      <button type="button" className="key key--ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Why {name}?
      </button>
      {isOpen && sum === '' && <WhySubject subject={subject} />}
      {isOpen && sum !== '' && (
        <>
          <p>Last turn here: {sum}.</p>
          <details>
            <summary>Each event</summary>
            <WhySubject subject={subject} />
          </details>
        </>
      )}
    </div>
  );
};
