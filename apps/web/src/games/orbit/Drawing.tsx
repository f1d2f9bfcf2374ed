// The orbit drawing of the hub's machine card.

export const Drawing = () => (
  <svg className="vig" viewBox="0 0 264 150" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <rect width="264" height="150" fill="var(--space)" />
    <circle cx="121" cy="139" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="189" cy="121" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="33" cy="3" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="132" cy="141" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="98" cy="120" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="243" cy="101" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="77" cy="59" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="77" cy="133" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="7" cy="16" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="21" cy="77" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="137" cy="121" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="198" cy="109" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="227" cy="34" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="49" cy="9" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="253" cy="55" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="223" cy="77" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="259" cy="98" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="179" cy="136" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="208" cy="149" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="172" cy="7" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="83" cy="83" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="53" cy="54" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="136" cy="72" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="32" cy="123" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="247" cy="22" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="34" cy="105" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="10" cy="75" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="212" cy="30" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="23" cy="96" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="169" cy="141" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="258" cy="60" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="158" cy="1" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="55" cy="137" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="101" cy="104" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="134" cy="39" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="21" cy="86" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="184" cy="35" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="192" cy="117" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="197" cy="143" r="0.6" fill="var(--text-2)" opacity=".6" />
    <circle cx="259" cy="69" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="121" cy="77" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="132" cy="133" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="173" cy="2" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="161" cy="5" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="68" cy="15" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="170" cy="119" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="180" cy="71" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="250" cy="5" r="1.3" fill="var(--text-2)" opacity=".6" />
    <circle cx="31" cy="5" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="128" cy="116" r="0.9" fill="var(--text-2)" opacity=".6" />
    <circle cx="40" cy="132" r="92" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
    <circle cx="40" cy="132" r="126" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
    <circle cx="40" cy="132" r="160" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
    <circle cx="40" cy="132" r="194" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
    <circle cx="40" cy="132" r="228" fill="none" stroke="var(--line-2)" strokeWidth="1.5" />
    <clipPath id="vp">
      <circle cx="40" cy="132" r="66" />
    </clipPath>
    <g clipPath="url(#vp)">
      <rect x="-40" y="40" width="200" height="180" fill="var(--planet)" />
      <path
        d="M-40 96q40-10 80 0t80-2v14q-40 8-80 2t-80 2zM-40 126q40 8 80 2t80 4v14q-44 6-82-2t-78 2z"
        fill="var(--planet-band)"
      />
      <circle cx="20" cy="116" r="74" fill="none" stroke="var(--planet-dark)" strokeWidth="26" opacity=".5" />
    </g>
    <path className="planline" d="M104 44A110 110 0 0 1 149 122" />
    <g transform="translate(94 38) rotate(30) scale(1.4)">
      <path d="M13 0-9-9-4 0-9 9z" fill="var(--you)" />
    </g>
    <g transform="translate(206 58) rotate(100)">
      <circle r="17" fill="var(--space)" stroke="var(--foe)" strokeWidth="2" />
      <circle r="13.5" fill="none" stroke="var(--foe)" />
      <path d="M10 0 0-7-8-7-8 7 0 7z" fill="var(--foe)" />
    </g>
  </svg>
);
