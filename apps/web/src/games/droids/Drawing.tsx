// The droids drawing of the hub's machine card.

import { Robot } from '../../parts/RobotDrawing.tsx';

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--board)" />
    <polygon points="14.0,-19.0 45.2,-1.0 45.2,35.0 14.0,53.0 -17.2,35.0 -17.2,-1.0" fill="#000" opacity=".25" />
    <polygon
      points="14.0,-22.0 45.2,-4.0 45.2,32.0 14.0,50.0 -17.2,32.0 -17.2,-4.0"
      fill="var(--fertile)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="79.8,-19.0 111.0,-1.0 111.0,35.0 79.8,53.0 48.6,35.0 48.6,-1.0" fill="#000" opacity=".25" />
    <polygon
      points="79.8,-22.0 111.0,-4.0 111.0,32.0 79.8,50.0 48.6,32.0 48.6,-4.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="145.6,-19.0 176.8,-1.0 176.8,35.0 145.6,53.0 114.5,35.0 114.5,-1.0" fill="#000" opacity=".25" />
    <polygon
      points="145.6,-22.0 176.8,-4.0 176.8,32.0 145.6,50.0 114.5,32.0 114.5,-4.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="211.5,-19.0 242.6,-1.0 242.6,35.0 211.5,53.0 180.3,35.0 180.3,-1.0" fill="#000" opacity=".25" />
    <polygon
      points="211.5,-22.0 242.6,-4.0 242.6,32.0 211.5,50.0 180.3,32.0 180.3,-4.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="277.3,-19.0 308.4,-1.0 308.4,35.0 277.3,53.0 246.1,35.0 246.1,-1.0" fill="#000" opacity=".25" />
    <polygon
      points="277.3,-22.0 308.4,-4.0 308.4,32.0 277.3,50.0 246.1,32.0 246.1,-4.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="-18.9,38.0 12.3,56.0 12.3,92.0 -18.9,110.0 -50.1,92.0 -50.1,56.0" fill="#000" opacity=".25" />
    <polygon
      points="-18.9,35.0 12.3,53.0 12.3,89.0 -18.9,107.0 -50.1,89.0 -50.1,53.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="46.9,38.0 78.1,56.0 78.1,92.0 46.9,110.0 15.7,92.0 15.7,56.0" fill="#000" opacity=".25" />
    <polygon
      points="46.9,35.0 78.1,53.0 78.1,89.0 46.9,107.0 15.7,89.0 15.7,53.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="112.7,38.0 143.9,56.0 143.9,92.0 112.7,110.0 81.5,92.0 81.5,56.0" fill="#000" opacity=".25" />
    <polygon
      points="112.7,35.0 143.9,53.0 143.9,89.0 112.7,107.0 81.5,89.0 81.5,53.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="178.5,38.0 209.7,56.0 209.7,92.0 178.5,110.0 147.4,92.0 147.4,56.0" fill="#000" opacity=".25" />
    <polygon
      points="178.5,35.0 209.7,53.0 209.7,89.0 178.5,107.0 147.4,89.0 147.4,53.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="244.4,38.0 275.5,56.0 275.5,92.0 244.4,110.0 213.2,92.0 213.2,56.0" fill="#000" opacity=".25" />
    <polygon
      points="244.4,35.0 275.5,53.0 275.5,89.0 244.4,107.0 213.2,89.0 213.2,53.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="14.0,95.0 45.2,113.0 45.2,149.0 14.0,167.0 -17.2,149.0 -17.2,113.0" fill="#000" opacity=".25" />
    <polygon
      points="14.0,92.0 45.2,110.0 45.2,146.0 14.0,164.0 -17.2,146.0 -17.2,110.0"
      fill="var(--mud)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon points="79.8,95.0 111.0,113.0 111.0,149.0 79.8,167.0 48.6,149.0 48.6,113.0" fill="#000" opacity=".25" />
    <polygon
      points="79.8,92.0 111.0,110.0 111.0,146.0 79.8,164.0 48.6,146.0 48.6,110.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="145.6,95.0 176.8,113.0 176.8,149.0 145.6,167.0 114.5,149.0 114.5,113.0"
      fill="#000"
      opacity=".25"
    />
    <polygon
      points="145.6,92.0 176.8,110.0 176.8,146.0 145.6,164.0 114.5,146.0 114.5,110.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="211.5,95.0 242.6,113.0 242.6,149.0 211.5,167.0 180.3,149.0 180.3,113.0"
      fill="#000"
      opacity=".25"
    />
    <polygon
      points="211.5,92.0 242.6,110.0 242.6,146.0 211.5,164.0 180.3,146.0 180.3,110.0"
      fill="var(--dry)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="277.3,95.0 308.4,113.0 308.4,149.0 277.3,167.0 246.1,149.0 246.1,113.0"
      fill="#000"
      opacity=".25"
    />
    <polygon
      points="277.3,92.0 308.4,110.0 308.4,146.0 277.3,164.0 246.1,146.0 246.1,110.0"
      fill="var(--fertile)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="-18.9,149.0 12.3,167.0 12.3,203.0 -18.9,221.0 -50.1,203.0 -50.1,167.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="46.9,149.0 78.1,167.0 78.1,203.0 46.9,221.0 15.7,203.0 15.7,167.0"
      fill="var(--dry)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="112.7,149.0 143.9,167.0 143.9,203.0 112.7,221.0 81.5,203.0 81.5,167.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="178.5,149.0 209.7,167.0 209.7,203.0 178.5,221.0 147.4,203.0 147.4,167.0"
      fill="var(--fertile)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <polygon
      points="244.4,149.0 275.5,167.0 275.5,203.0 244.4,221.0 213.2,203.0 213.2,167.0"
      fill="var(--grass)"
      stroke="var(--floor-edge)"
      strokeWidth="1.5"
    />
    <path className="planline" d="M118 88L152 88" />
    <Robot transform="translate(92 84) scale(1.3)" />
    <g transform="translate(178 84) scale(1.3)">
      <ellipse cx="0" cy="19" rx="17" ry="4" fill="#000" opacity=".3" />
      <path
        d="M-15 16V2c0-5 4-8 9-8h9l4-7-2-9 5 4 4-4 0 8 6 9-4 4-6 1V16h-4V7h-12v9z"
        fill="var(--paper-2)"
        stroke="var(--board)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="-6" r="1.5" fill="var(--paper-ink)" />
      <rect x="-9" y="-8" width="13" height="8" rx="2" fill="var(--coolant)" stroke="var(--board)" />
    </g>
  </svg>
);
