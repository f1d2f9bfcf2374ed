// The port drawing of the hub's machine card.

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--surface-2)" />
    <g transform="translate(132 92)">
      <rect x="-84" y="-52" width="150" height="110" rx="5" fill="var(--paper-2)" transform="rotate(-9)" />
      <rect
        x="-78"
        y="-56"
        width="150"
        height="110"
        rx="5"
        fill="var(--paper-2)"
        stroke="var(--board)"
        transform="rotate(5)"
      />
      <rect
        x="-78"
        y="-60"
        width="156"
        height="114"
        rx="5"
        fill="var(--paper)"
        stroke="var(--board)"
        transform="rotate(-2)"
      />
      <g transform="rotate(-2)">
        <path d="M-64-42h44M-64-32h96M-64-24h84" stroke="var(--paper-ink)" strokeWidth="2.5" opacity=".65" />
        <rect x="-64" y="-10" width="128" height="16" rx="3" fill="none" stroke="var(--paper-ink)" strokeWidth="2" />
        <rect x="-64" y="12" width="128" height="16" rx="3" fill="none" stroke="var(--paper-ink)" strokeWidth="1.3" />
        <g transform="rotate(-13 34 -18)">
          <rect x="0" y="-46" width="76" height="32" rx="4" fill="none" stroke="var(--stamp)" strokeWidth="3" />
          <text
            x="38"
            y="-25"
            textAnchor="middle"
            fill="var(--stamp)"
            style={{ font: '800 14px var(--font-text)', letterSpacing: '.04em' }}
          >
            PENDING
          </text>
        </g>
      </g>
    </g>
  </svg>
);
