// The robot of the drawings: one face for the machines that have one.

export const Robot = ({ transform }: { transform: string }) => (
  <g transform={transform}>
    <ellipse cx="0" cy="15" rx="15" ry="4" fill="#000" opacity=".3" />
    <rect x="-15" y="7" width="30" height="9" rx="4.5" fill="var(--wall-side)" stroke="var(--you)" strokeWidth="1.5" />
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
);
