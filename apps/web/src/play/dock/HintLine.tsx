// The hint in the dock: one sentence, one more on asking, the turn itself at last.

import { Lightbulb } from 'lucide-react';
import { Key } from '../../parts/Key.tsx';
import type { HintState } from './useHint.ts';

export const HintLine = ({ hint }: { hint: HintState }) => {
  const { step, texts, isAsking, by, source, none, price, next, take, close, seedLine } = hint;
  // Whoever asked by keys goes on at the board.
  const leave = (): void => {
    close();
    const board = document.getElementById('board');
    (board?.querySelector<HTMLElement>('[tabindex="0"]') ?? board)?.focus({ preventScroll: true });
  };
  if (step === 0 && !isAsking && none === null && price === null) return null;
  return (
    <div className="dockline hintline">
      <p className="says">
        <Lightbulb className="i" aria-hidden="true" />
        <span>
          {isAsking ? 'Looking for a line that wins …' : null}
          {none}
          {price}
          {texts.length > 0 ? (
            <b>
              Hint {step} of 3{by === null ? '' : `, by ${by}, who sees what you see`}.{' '}
            </b>
          ) : null}
          {texts.at(-1)}
          {source === '' ? null : <span className="dim"> {source}</span>}
        </span>
      </p>
      {price === null ? null : (
        <Key kind="line" onClick={next}>
          Tell me
        </Key>
      )}
      {step > 0 && step < 3 ? (
        <Key kind="line" onClick={next}>
          Tell me more
        </Key>
      ) : null}
      {step === 3 ? (
        <Key kind="line" onClick={take}>
          Plan it
        </Key>
      ) : null}
      {step === 0 || seedLine === null ? null : (
        <Key kind="line" onClick={seedLine.ask}>
          {seedLine.name}
        </Key>
      )}
      <Key kind="ghost" onClick={leave}>
        Close
      </Key>
    </div>
  );
};
