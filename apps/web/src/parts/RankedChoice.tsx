// Practice or ranked: asked before a run, on every game's own page alike.

import type { ReactNode } from 'react';

interface RankedChoiceProps {
  readonly isRanked: boolean;
  readonly children?: ReactNode;
  onChoose(isRanked: boolean): void;
}

export const RankedChoice = ({ isRanked, children, onChoose }: RankedChoiceProps) => (
  <fieldset className="choice">
    <legend className="sr">How the run counts</legend>
    <div className="seg">
      {[false, true].map((ranked) => (
        <label key={String(ranked)} className={ranked === isRanked ? 'isChosen' : ''}>
          <input type="radio" name="ranked" checked={ranked === isRanked} onChange={() => onChoose(ranked)} />
          {ranked ? 'Ranked' : 'Practice'}
        </label>
      ))}
    </div>
    {children}
  </fieldset>
);
