// An engraved label and its rows: name, cause in small, value at the right edge.

import type { ReactNode } from 'react';

interface GroupProps {
  readonly label: string;
  readonly end?: ReactNode;
  /** What can lose the run: it stays in sight at the panel's foot, however long the panel is. */
  readonly isPinned?: boolean;
  readonly children: ReactNode;
}

export const Group = ({ label, end, isPinned = false, children }: GroupProps) => (
  <section className={isPinned ? 'group group--pinned' : 'group'} aria-label={label}>
    <header>
      <span className="label">{label}</span>
      {end}
    </header>
    <div className="rows">{children}</div>
  </section>
);

interface RowProps {
  readonly icon?: ReactNode;
  readonly name: ReactNode;
  readonly small?: ReactNode;
  readonly end?: ReactNode;
  readonly isSelected?: boolean;
}

export const Row = ({ icon, name, small, end, isSelected = false }: RowProps) => (
  <div className={`row ${isSelected ? 'row--sel' : ''}`}>
    {icon}
    <span>
      {name}
      {small === undefined ? null : <small>{small}</small>}
    </span>
    {end === undefined ? null : <span className="end">{end}</span>}
  </div>
);
