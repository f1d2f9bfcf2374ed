// The reactor drawing of the hub's machine card.

export const ReactorDrawing = () => (
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
    <g transform="translate(147 79) scale(1.1)">
      <ellipse cx="0" cy="15" rx="15" ry="4" fill="#000" opacity=".3" />
      <rect
        x="-15"
        y="7"
        width="30"
        height="9"
        rx="4.5"
        fill="var(--wall-side)"
        stroke="var(--you)"
        strokeWidth="1.5"
      />
      <path
        d="M-9 11.5h.01M-3 11.5h.01M3 11.5h.01M9 11.5h.01"
        stroke="var(--you)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <rect x="-13" y="-12" width="26" height="21" rx="7" fill="var(--you)" />
      <rect x="-9.5" y="-7.5" width="19" height="11" rx="5" fill="var(--on-you)" />
      <circle cx="-4" cy="-2" r="2.2" fill="var(--you)" />
      <circle cx="4" cy="-2" r="2.2" fill="var(--you)" />
      <path d="M0-12v-5" stroke="var(--you)" strokeWidth="2" />
      <circle cx="0" cy="-18" r="2.6" fill="var(--you)" />
    </g>
  </svg>
);
