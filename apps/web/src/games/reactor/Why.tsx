// "Why is it so?": the causes of one number, unfolded on demand. Only where a run is behind the screen.

import { useContext, useState } from 'react';
import { RunContext } from '../../play/context.ts';
import { WhySubject } from '../../play/InspectSection.tsx';

export const Why = ({ subject, name }: { subject: string; name: string }) => {
  const run = useContext(RunContext);
  const [isOpen, setOpen] = useState(false);
  if (!run) return null;
  return (
    <div className="rx-why-box">
      <button type="button" className="key key--ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Why {name}?
      </button>
      {isOpen && <WhySubject subject={subject} />}
    </div>
  );
};
