// The head of every frame: the way back on a phone, the way to the hub, and where one is.

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { Mark } from './Glyph.tsx';

interface WhereaboutsProps {
  readonly back: string;
  /** What the way back leads to. */
  readonly backTo: string;
  readonly label: string;
  readonly children: ReactNode;
}

export const Whereabouts = ({ back, backTo, label, children }: WhereaboutsProps) => (
  <>
    <Link className="key phone" href={back} aria-label={backTo}>
      <ChevronLeft className="i" aria-hidden="true" />
    </Link>
    <Link className="mark" href="/" aria-label="All machines">
      <Mark />
    </Link>
    <div className="place">
      <span className="label">{label}</span>
      <h1>{children}</h1>
    </div>
  </>
);
