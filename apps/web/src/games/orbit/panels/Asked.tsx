// A number one can ask: pointing at it, focusing it or pressing it shows rule and sum in the reading panel.

import type { OrbitShape } from '@interlock/orbit';
import type { ReactNode } from 'react';
import type { PanelProps } from '../../screen.ts';

interface AskedProps extends Pick<PanelProps<OrbitShape>, 'selected' | 'onSelect'> {
  /** The figure's name: `heat.next` of the plan, `other:heat.next` of the plan beside it, `hull.cutter` as it stands. */
  readonly id: string;
  readonly className?: string;
  /** Spoken in place of what stands in it. */
  readonly name?: string;
  readonly children: ReactNode;
}

export const SUBJECT = 'figure:';
/** Before a figure of the plan that is laid beside this one. */
export const OTHER = 'other:';

export const figureSubject = (id: string): string => `${SUBJECT}${id}`;

export const Asked = ({ id, className = '', name, children, selected, onSelect }: AskedProps) => {
  const subject = figureSubject(id);
  const ask = (): void => {
    if (selected !== subject) onSelect(subject);
  };
  return (
    <button
      type="button"
      className={`ob-asked num ${className}`}
      aria-pressed={selected === subject}
      aria-label={name}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') ask();
      }}
      onFocus={ask}
      onClick={ask}
    >
      {children}
    </button>
  );
};
