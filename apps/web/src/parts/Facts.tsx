// Figures under a chart: label, number, small words.

import type { Fact } from '../games/screen.ts';

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(({ label, now, planned, tone }) => (
      <div className="fact" key={label}>
        <dt>{label}</dt>
        <dd className={tone ?? ''}>
          {now}
          {planned === undefined || planned === now ? null : `→${planned}`}
        </dd>
      </div>
    ))}
  </dl>
);
