// Counts up to ten: used, planned, left. The number stands beside them in words.

export const Pips = ({ on, plan = 0, of }: { on: number; plan?: number; of: number }) => (
  <span className="pips" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
      <i key={i} className={`pip ${i < on ? 'on' : i < on + plan ? 'plan' : ''}`} />
    ))}
  </span>
);
