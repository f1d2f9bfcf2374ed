// The reactor drawing of the hub's machine card.

import { Robot } from '../../parts/RobotDrawing.tsx';

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--board)" />
    <rect y="96" width="264" height="54" fill="var(--wall-side)" />
    <rect y="94" width="264" height="4" fill="var(--wall-top)" />
    <circle cx="206" cy="62" r="78" fill="url(#core)" />
    <path d="M0 112H190V90" fill="none" stroke="var(--trench)" strokeWidth="11" />
    <path d="M0 112H190V90" fill="none" stroke="var(--fuel)" strokeWidth="5" strokeLinejoin="round" />
    <path d="M0 124H206V90" fill="none" stroke="var(--trench)" strokeWidth="11" />
    <path d="M0 124H206V90" fill="none" stroke="var(--coolant)" strokeWidth="5" strokeLinejoin="round" />
    <path d="M0 136H222V90" fill="none" stroke="var(--trench)" strokeWidth="11" />
    <path d="M0 136H222V90" fill="none" stroke="var(--electricity)" strokeWidth="5" strokeLinejoin="round" />
    <path d="M170 94V52a36 36 0 0 1 72 0v42z" fill="var(--wall)" stroke="var(--wall-top)" strokeWidth="2" />
    <circle cx="206" cy="56" r="19" fill="var(--heat-tint)" stroke="var(--heat)" strokeWidth="3" />
    <circle cx="206" cy="56" r="14" fill="url(#p-heat)" />
    <path d="M206 45v22M196 50.5l20 11M196 61.5l20-11" stroke="var(--heat)" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M66 103q-4-8 2-14t0-14" fill="none" stroke="var(--coolant)" strokeWidth="2" />
    <path
      d="M56 118l5-9 4 5 5-11 4 9 6-5 2 10z"
      fill="var(--trench)"
      stroke="var(--coolant)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <Robot transform="translate(147 79) scale(1.1)" />
  </svg>
);
