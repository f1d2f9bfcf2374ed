// A line of the log that stands for several: it unfolds into them.

import { type ReactNode, useState } from 'react';

interface LogBundleProps {
  readonly text: string;
  readonly turn: number;
  /** The lines themselves, made when they are asked for. */
  lines(): ReactNode;
}

export const LogBundle = ({ text, turn, lines }: LogBundleProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="line line--led" data-turn={turn}>
      <button type="button" className="ask" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <u>{text}</u>
      </button>
      {isOpen ? <ol className="bundle">{lines()}</ol> : null}
    </li>
  );
};
