// The station drawing of the hub's machine card.

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--board)" />
    <path d="M0 20h264M0 128h264" stroke="var(--line-2)" strokeWidth="2" />
    <path d="M88 84 264 30v104z" fill="var(--torch)" opacity=".22" />
    <path d="M88 84 264 52v62z" fill="var(--torch)" opacity=".26" />
    <path d="M36 20v108" stroke="var(--line-1)" strokeWidth="2" />
    <path d="M140 20v108" stroke="var(--line-1)" strokeWidth="2" />
    <rect x="196" y="40" width="48" height="88" rx="3" fill="var(--wall-side)" stroke="var(--ready)" strokeWidth="2" />
    <path d="M220 40v88" stroke="var(--ready)" strokeWidth="2" />
    <path d="M208 76v-12M203 69l5-6 5 6M232 72v12M227 79l5 6 5-6" stroke="var(--ready)" strokeWidth="2" fill="none" />
    <rect
      x="142"
      y="98"
      width="26"
      height="30"
      rx="3"
      fill="none"
      stroke="var(--text-3)"
      strokeWidth="1.6"
      strokeDasharray="4 3"
    />
    <rect
      x="12"
      y="66"
      width="22"
      height="34"
      rx="3"
      fill="var(--surface-3)"
      stroke="var(--caution)"
      strokeWidth="1.6"
    />
    <path d="M17 76h12M17 82h7" stroke="var(--caution)" strokeWidth="1.6" />
    <g transform="translate(74 96)">
      <path d="M-15 32c0-24 5-32 15-32s15 8 15 32z" fill="var(--you)" />
      <circle cx="0" cy="-12" r="12" fill="var(--you)" />
      <path d="M-4-17h11a5 5 0 0 1 0 10h-11z" fill="var(--on-you)" />
      <path d="M9-2l8-5" stroke="var(--you)" strokeWidth="4" strokeLinecap="round" />
    </g>
  </svg>
);
