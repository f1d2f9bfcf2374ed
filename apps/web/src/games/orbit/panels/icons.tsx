// Line drawings of subsystems and orders, 24 units wide, drawn with the current colour.

import type { ReactNode } from 'react';

const DRAWN: Readonly<Record<string, string>> = {
  engines: 'M6 5h8v14H6zM14 8l5-2v12l-5-2',
  thrusters: 'm12 4 4 5H8zM12 20l-4-5h8zM4 12l3-2.5v5zM20 12l-3 2.5v-5z',
  scoop: 'M4 9h16l-3 9H7zM8 5.5h.01M12 4h.01M16 5.5h.01',
  laser: 'M3 12h5M16 12h5M12 3v5M12 16v5M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  railgun: 'M5 6v12l8-6zM16 6v12M19.5 6v12',
  missiles: 'M12 21V7M7.5 11 12 4l4.5 7M9 21h6',
  shields: 'M12 3 5 5.5V11c0 5 3 8 7 10 4-2 7-5 7-10V5.5z',
  rotate: 'M4.5 12a7.5 7.5 0 0 1 13-5M18 3v4.5h-4.5M19.5 12a7.5 7.5 0 0 1-13 5M6 21v-4.5h4.5',
  coast: 'M4 12h14M13 6.5l6 5.5-6 5.5',
  out: 'M12 20V6M6.5 11 12 5l5.5 6',
  in: 'M12 4v14M6.5 13l5.5 6 5.5-6',
  ahead: 'M4 12h10M9 6.5l6 5.5-6 5.5M19 5v14',
  back: 'M20 12H10M15 6.5 9 12l6 5.5M5 5v14',
  vent: 'M5 8c3-3 5 2 8-1s4-1 6 0M5 13c3-3 5 2 8-1s4-1 6 0M5 18c3-3 5 2 8-1s4-1 6 0',
};

export const Icon = ({ name }: { name: string }): ReactNode => (
  <svg
    className="i"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={DRAWN[name] ?? DRAWN.coast} />
  </svg>
);
