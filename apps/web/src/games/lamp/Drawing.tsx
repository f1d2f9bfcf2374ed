// The lamp drawing of the hub's machine card.

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--board)" />
    <rect y="122" width="264" height="28" fill="var(--wall-side)" />
    <path d="M0 122h264" stroke="var(--wall-top)" strokeWidth="3" />
    <path d="M0 22h264M66 22v26M0 48h264M132 48v26M198 22v26" stroke="var(--line-1)" strokeWidth="2" fill="none" />
    <circle cx="138" cy="92" r="76" fill="url(#pool)" />
    <circle cx="138" cy="92" r="48" fill="url(#pool)" />
    <g transform="translate(112 104)">
      <path d="M-16 18c0-24 6-34 16-34s16 10 16 34z" fill="var(--you)" />
      <circle cy="-26" r="12" fill="var(--you)" />
      <path d="M-4-31h12a4 4 0 0 1 0 9h-12z" fill="var(--on-you)" />
      <path d="M13-8h13v12" fill="none" stroke="var(--you)" strokeWidth="3" />
      <rect x="20" y="3" width="12" height="15" rx="3" fill="var(--torch)" stroke="var(--on-you)" />
    </g>
    <rect
      x="206"
      y="70"
      width="26"
      height="38"
      rx="4"
      fill="var(--ready-tint)"
      stroke="var(--ready)"
      strokeWidth="2"
      strokeDasharray="4 3"
    />
    <path d="M219 80v12M219 99h.01" stroke="var(--ready)" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
