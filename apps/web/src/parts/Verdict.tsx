// The verdict light: lens, word, reason. Pressing it opens the reasons.

import { Check, CircleHelp, X } from 'lucide-react';

export type Light = 'winnable' | 'lost' | 'unknown' | 'thinking' | 'won';

const WORDS: Readonly<Record<Light, string>> = {
  winnable: 'WINNABLE',
  lost: 'LOST',
  unknown: 'UNKNOWN',
  thinking: 'THINKING',
  won: 'WON',
};

export const Lens = ({ light }: { light: Light }) => (
  <span className="lens">
    {light === 'winnable' || light === 'won' ? <Check className="i" aria-hidden="true" /> : null}
    {light === 'lost' ? <X className="i" aria-hidden="true" /> : null}
    {light === 'unknown' ? <CircleHelp className="i" aria-hidden="true" /> : null}
  </span>
);

interface VerdictProps {
  readonly light: Light;
  readonly reason: string;
  readonly word?: string;
  onPress?(): void;
}

export const Verdict = ({ light, reason, word = WORDS[light], onPress }: VerdictProps) => {
  const inside = (
    <>
      <Lens light={light} />
      <span>
        <strong>{word}</strong>
        <small>{reason}</small>
      </span>
    </>
  );
  const className = `verdict verdict--${light === 'won' ? 'winnable' : light}`;
  if (!onPress) return <span className={className}>{inside}</span>;
  return (
    <button type="button" className={className} onClick={onPress}>
      <span className="sr">Verdict: </span>
      {inside}
      <span className="sr">. Show the reasons</span>
    </button>
  );
};
