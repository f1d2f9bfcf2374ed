// Counts up to ten: used, planned, left. The number stands beside them in words.

interface PipsProps {
  readonly on: number;
  readonly plan?: number;
  readonly of: number;
  readonly tone?: 'on' | 'hot';
}

export const Pips = ({ on, plan = 0, of, tone = 'on' }: PipsProps) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <i key={i} className={`pip ${i < on ? tone : i < on + plan ? 'plan' : ''}`} />
    ))}
  </span>
);
