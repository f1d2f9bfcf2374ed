// An engraved label and its rows: name, cause in small, value at the right edge.

import type { ReactNode } from 'react';

export const Group = ({ label, end, children }: { label: string; end?: ReactNode; children: ReactNode }) => (
  <section className="group" aria-label={label}>
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
